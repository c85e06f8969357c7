"""The cards of the Harrow Hare."""

from gloaming.games.dusk.cards.card import card
from gloaming.games.dusk.ops import Attack, Banish, Dealt, Draw, Move, Moved, Range, Reroll, Roll, Trigger

HARROW_HARE = (
    card(
        "Bolt for Cover",
        "passive",
        "PERSISTENT",
        set="harrow_hare",
        play="SETUP",
        front="self",
        until="never",
        trigger=Trigger(on="attack_resolved", by="enemy", to="self", conditions=(Dealt(max=0),)),
        refresh=(Trigger(on="moved", by="self", conditions=(Moved(min=4, who="self", span="move"),)),),
        text=(
            "After an attack against you resolves without damaging you, you may move up to 2 hexes. Refreshes "
            "when you move 4 or more hexes in a single move."
        ),
        effect=(Move(up_to=2),),
        icon="rabbit",
    ),
    card(
        "Quick Earth",
        "gift",
        "FREE ACTION",
        4,
        starter=True,
        set="harrow_hare",
        window="own_turn",
        text="On your turn: move up to 2 hexes.",
        effect=(Move(up_to=2),),
        icon="footprint",
    ),
    card(
        "Doubled Track",
        "gift",
        "REACTION",
        2,
        starter=True,
        set="harrow_hare",
        trigger=Trigger(on="attack_declared", by="enemy", to="self"),
        text=(
            "When an attack is declared against you, move up to 2 hexes; range is then measured again. Banish "
            "this card."
        ),
        effect=(
            Move(up_to=2),
            Banish(n=1, source="this"),
        ),
        icon="zig-arrow",
    ),
    card(
        "Heel Kick",
        "gift",
        "ATTACK",
        1,
        starter=True,
        set="harrow_hare",
        keywords=("REBOUND",),
        text="REBOUND. After it resolves you may move up to 2 hexes.",
        effect=(Move(when="attack_resolved", up_to=2),),
        icon="boot-kick",
    ),
    card(
        "Long Bound",
        "gift",
        "ACTION",
        6,
        starter=True,
        set="harrow_hare",
        text="Move up to 6 hexes; you may cross Phantoms but not stop on one.",
        effect=(Move(up_to=6, through=True),),
        icon="leapfrog",
    ),
    card(
        "Windfall Strike",
        "gift",
        "ATTACK",
        3,
        set="harrow_hare",
        keywords=("MOMENTUM", "SOLO"),
        text="MOMENTUM, SOLO. If you have moved 5 or more hexes this turn, add 1 to its hit location roll.",
        effect=(Roll(when="location_rolled", conditions=(Moved(min=5, who="self"),), by=1),),
        icon="wind-slap",
    ),
    card(
        "Twitching Ears",
        "gift",
        "PERSISTENT",
        5,
        set="harrow_hare",
        play="ACTION",
        front="self",
        until="round_end",
        limit="turn",
        trigger=Trigger(on="moved", by="enemy", conditions=(Range(max=3, of="actor"),)),
        text=(
            "Place before yourself until the end of the round. Once per turn, when an opposing Phantom finishes "
            "its own move within range 3 of you, you may move 1 hex."
        ),
        effect=(Move(up_to=1),),
        icon="human-ear",
    ),
    card(
        "Moonlit Circuit",
        "gift",
        "ACTION",
        3,
        set="harrow_hare",
        text="Draw a card. If you have moved 4 or more hexes this turn, draw one more.",
        effect=(
            Draw(n=1),
            Draw(conditions=(Moved(min=4, who="self"),), n=1),
        ),
        icon="moon-orbit",
    ),
    card(
        "Backward Glance",
        "gift",
        "REACTION",
        4,
        set="harrow_hare",
        trigger=Trigger(on="attack_resolved", by="enemy", to="self", conditions=(Dealt(max=0),)),
        text=(
            "After an attack against you resolves without damaging you, attack that attacker with one card from "
            "your hand at its exact range."
        ),
        effect=(Attack(at="exact"),),
        icon="return-arrow",
    ),
    card(
        "Lucky Foot",
        "gift",
        "REACTION",
        5,
        set="harrow_hare",
        keywords=("SACROSANCT",),
        trigger=Trigger(on="location_rolled", by="enemy", to="self"),
        text="SACROSANCT. After a hit location die is rolled against you, that die is rolled again.",
        effect=(Reroll(dice=1),),
        icon="clover",
    ),
)

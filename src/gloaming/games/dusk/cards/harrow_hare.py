"""The cards of the Harrow Hare."""

from functools import partial

from gloaming.games.dusk.cards.card import Card, passive
from gloaming.games.dusk.ops import Attack, Banish, Dealt, Draw, Move, Moved, Range, Reroll, Roll, Trigger

card = partial(Card, pool="gift", set="harrow_hare")
starter = partial(Card, pool="gift", set="harrow_hare", starter=True)

HARROW_HARE = (
    passive(
        name="Bolt for Cover",
        set="harrow_hare",
        trigger=Trigger(on="attack_resolved", by="enemy", to="self", conditions=(Dealt(max=0),)),
        refresh=(Trigger(on="moved", by="self", conditions=(Moved(min=4, who="self", span="move"),)),),
        text=(
            "After an attack against you resolves without damaging you, you may move up to 2 hexes. Refreshes "
            "when you move 4 or more hexes in a single move."
        ),
        effect=(Move(up_to=2),),
        icon="rabbit",
    ),
    starter(
        name="Quick Earth",
        type="FREE ACTION",
        value=4,
        window="own_turn",
        text="On your turn: move up to 2 hexes.",
        effect=(Move(up_to=2),),
        icon="footprint",
    ),
    starter(
        name="Doubled Track",
        type="REACTION",
        value=2,
        trigger=Trigger(on="attack_declared", by="enemy", to="self"),
        text=(
            "When an attack is declared against you, move up to 2 hexes; range is then measured again. Banish "
            "this card."
        ),
        effect=(Move(up_to=2), Banish(n=1, source="this")),
        icon="zig-arrow",
    ),
    starter(
        name="Heel Kick",
        type="ATTACK",
        value=1,
        keywords=("REBOUND",),
        text="REBOUND. After it resolves you may move up to 2 hexes.",
        effect=(Move(when="attack_resolved", up_to=2),),
        icon="boot-kick",
    ),
    starter(
        name="Long Bound",
        type="ACTION",
        value=6,
        text="Move up to 6 hexes; you may cross Phantoms but not stop on one.",
        effect=(Move(up_to=6, through=True),),
        icon="leapfrog",
    ),
    card(
        name="Windfall Strike",
        type="ATTACK",
        value=3,
        keywords=("MOMENTUM", "SOLO"),
        text="MOMENTUM, SOLO. If you have moved 5 or more hexes this turn, add 1 to its hit location roll.",
        effect=(Roll(when="location_rolled", conditions=(Moved(min=5, who="self"),), by=1),),
        icon="wind-slap",
    ),
    card(
        name="Twitching Ears",
        type="PERSISTENT",
        value=5,
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
        name="Moonlit Circuit",
        type="ACTION",
        value=3,
        text="Draw a card. If you have moved 4 or more hexes this turn, draw one more.",
        effect=(Draw(n=1), Draw(conditions=(Moved(min=4, who="self"),), n=1)),
        icon="moon-orbit",
    ),
    card(
        name="Backward Glance",
        type="REACTION",
        value=4,
        trigger=Trigger(on="attack_resolved", by="enemy", to="self", conditions=(Dealt(max=0),)),
        text=(
            "After an attack against you resolves without damaging you, attack that attacker with one card from "
            "your hand at its exact range."
        ),
        effect=(Attack(at="exact"),),
        icon="return-arrow",
    ),
    card(
        name="Lucky Foot",
        type="REACTION",
        value=5,
        keywords=("SACROSANCT",),
        trigger=Trigger(on="location_rolled", by="enemy", to="self"),
        text="SACROSANCT. After a hit location die is rolled against you, that die is rolled again.",
        effect=(Reroll(dice=1),),
        icon="clover",
    ),
)

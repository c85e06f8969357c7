"""The cards of the Tallow Beadle."""

from gloaming.games.dusk.cards.card import card
from gloaming.games.dusk.ops import (
    Damage,
    Destroy,
    Discard,
    Draw,
    Place,
    Range,
    Reach,
    Roll,
    Token,
    Tokens,
    Trigger,
)

TALLOW_BEADLE = (
    card(
        "Trail of Kindling",
        "passive",
        "PERSISTENT",
        set="tallow_beadle",
        play="SETUP",
        front="self",
        until="never",
        trigger=Trigger(on="moved", by="self"),
        refresh=(
            Trigger(on="round_start"),
            Trigger(on="destroyed", to="self"),
        ),
        text=(
            "When you finish a move, place a Wick on the hex you started from. Refreshes at the start of a round "
            "and whenever one of your Wicks is removed."
        ),
        effect=(Token(at="left"),),
        icon="small-fire",
    ),
    card(
        "Trim the Wick",
        "gift",
        "FREE ACTION",
        2,
        starter=True,
        set="tallow_beadle",
        text="Place a Wick on a free hex within range 2 of you.",
        effect=(Token(at="near", max=2),),
        icon="candle-holder",
    ),
    card(
        "Throw the Light",
        "gift",
        "FREE ACTION",
        4,
        starter=True,
        set="tallow_beadle",
        window="own_turn",
        text="On your turn: your next attack this turn may count its range from one of your Wicks.",
        effect=(Reach(token=True),),
        icon="light-projector",
    ),
    card(
        "Step Through Smoke",
        "gift",
        "ACTION",
        3,
        starter=True,
        set="tallow_beadle",
        text="Change places with one of your Wicks; this counts as moving.",
        effect=(Place(at="token", swap=True),),
        icon="smoke-bomb",
    ),
    card(
        "Hot Tallow",
        "gift",
        "ATTACK",
        5,
        starter=True,
        set="tallow_beadle",
        keywords=("BLEED",),
        text="BLEED: a Phantom it hits must discard a card or take 1 more damage.",
        icon="candle-flame",
    ),
    card(
        "Bonfire Verdict",
        "gift",
        "ATTACK",
        6,
        set="tallow_beadle",
        keywords=("SMITE", "SOLO"),
        text="SMITE, SOLO. Add 1 to the hit location roll against each Phantom within 1 hex of one of your Wicks.",
        effect=(Roll(when="location_rolled", conditions=(Range(max=1, of="target", origin="token"),), by=1),),
        icon="celebration-fire",
    ),
    card(
        "Ring of Vigils",
        "gift",
        "PERSISTENT",
        5,
        set="tallow_beadle",
        play="ACTION",
        front="self",
        until="destroyed",
        limit="turn",
        trigger=Trigger(on="moved", by="enemy", conditions=(Range(max=1, of="actor", origin="token"),)),
        text=(
            "Place before yourself. Once per turn, when an opposing Phantom finishes its own move within 1 hex of "
            "one of your Wicks, its player discards a card."
        ),
        effect=(Discard(who="actor", n=1),),
        icon="candles",
    ),
    card(
        "Gutter Out",
        "gift",
        "REACTION",
        1,
        set="tallow_beadle",
        trigger=Trigger(on="attack_declared", by="enemy", to="self", conditions=(Tokens(min=1),)),
        text=(
            "When an attack is declared against you, move at once to the hex of one of your Wicks and remove that "
            "Wick; range is then measured again."
        ),
        effect=(
            Place(at="token"),
            Destroy(what="token"),
        ),
        icon="lantern-flame",
    ),
    card(
        "Flare Along the Row",
        "gift",
        "ATTACK",
        4,
        set="tallow_beadle",
        keywords=("CLEAVE",),
        text=(
            "CLEAVE. For each token this attack removes, every opposing Phantom within 1 hex of that token takes "
            "1 damage."
        ),
        effect=(Damage(when="destroyed", who="enemies", n=1, within=1, of="token"),),
        icon="fire-wave",
    ),
    card(
        "Vigil Flame",
        "gift",
        "ACTION",
        3,
        set="tallow_beadle",
        keywords=("RESTORATIVE",),
        text="RESTORATIVE. If you have two or more Wicks on the board, draw a card.",
        effect=(Draw(conditions=(Tokens(min=2),), n=1),),
        icon="flame",
    ),
)

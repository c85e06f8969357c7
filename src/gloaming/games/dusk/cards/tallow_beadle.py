"""The cards of the Tallow Beadle."""

from functools import partial

from gloaming.games.dusk.cards.card import Card, passive
from gloaming.games.dusk.ops import Damage, Destroy, Discard, Draw, Place, Range, Reach, Roll, Token, Tokens, Trigger

card = partial(Card, pool="gift", set="tallow_beadle")
starter = partial(Card, pool="gift", set="tallow_beadle", starter=True)

TALLOW_BEADLE = (
    passive(
        name="Trail of Kindling",
        set="tallow_beadle",
        trigger=Trigger(on="moved", by="self"),
        refresh=(Trigger(on="round_start"), Trigger(on="destroyed", to="self")),
        text=(
            "When you finish a move, place a Wick on the hex you started from. Refreshes at the start of a round "
            "and whenever one of your Wicks is removed."
        ),
        effect=(Token(at="left"),),
        icon="small-fire",
    ),
    starter(
        name="Trim the Wick",
        type="FREE ACTION",
        value=2,
        text="Place a Wick on a free hex within range 2 of you.",
        effect=(Token(at="near", max=2),),
        icon="candle-holder",
    ),
    starter(
        name="Throw the Light",
        type="FREE ACTION",
        value=4,
        window="own_turn",
        text="On your turn: your next attack this turn may count its range from one of your Wicks.",
        effect=(Reach(token=True),),
        icon="light-projector",
    ),
    starter(
        name="Step Through Smoke",
        type="ACTION",
        value=3,
        text="Change places with one of your Wicks; this counts as moving.",
        effect=(Place(at="token", swap=True),),
        icon="smoke-bomb",
    ),
    starter(
        name="Hot Tallow",
        type="ATTACK",
        value=5,
        keywords=("BLEED",),
        text="BLEED: a Phantom it hits must discard a card or take 1 more damage.",
        icon="candle-flame",
    ),
    card(
        name="Bonfire Verdict",
        type="ATTACK",
        value=6,
        keywords=("SMITE", "SOLO"),
        text="SMITE, SOLO. Add 1 to the hit location roll against each Phantom within 1 hex of one of your Wicks.",
        effect=(Roll(when="location_rolled", conditions=(Range(max=1, of="target", origin="token"),), by=1),),
        icon="celebration-fire",
    ),
    card(
        name="Ring of Vigils",
        type="PERSISTENT",
        value=5,
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
        name="Gutter Out",
        type="REACTION",
        value=1,
        trigger=Trigger(on="attack_declared", by="enemy", to="self", conditions=(Tokens(min=1),)),
        text=(
            "When an attack is declared against you, move at once to the hex of one of your Wicks and remove that "
            "Wick; range is then measured again."
        ),
        effect=(Place(at="token"), Destroy(what="token")),
        icon="lantern-flame",
    ),
    card(
        name="Flare Along the Row",
        type="ATTACK",
        value=4,
        keywords=("CLEAVE",),
        text=(
            "CLEAVE. For each token this attack removes, every opposing Phantom within 1 hex of that token takes "
            "1 damage."
        ),
        effect=(Damage(when="destroyed", who="enemies", n=1, within=1, of="token"),),
        icon="fire-wave",
    ),
    card(
        name="Vigil Flame",
        type="ACTION",
        value=3,
        keywords=("RESTORATIVE",),
        text="RESTORATIVE. If you have two or more Wicks on the board, draw a card.",
        effect=(Draw(conditions=(Tokens(min=2),), n=1),),
        icon="flame",
    ),
)

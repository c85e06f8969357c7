"""The cards of Drover's Lance."""

from functools import partial

from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.ops import Banish, Move

card = partial(Card, pool="weapon", set="drovers_lance")
starter = partial(Card, pool="weapon", set="drovers_lance", starter=True)

DROVERS_LANCE = (
    starter(
        name="Couched Point",
        type="ATTACK",
        value=2,
        keywords=("MOMENTUM",),
        text="MOMENTUM: if you have moved this turn, it ignores armour.",
        icon="barbed-spear",
    ),
    starter(
        name="Downhill Run",
        type="ATTACK",
        value=3,
        keywords=("MOMENTUM", "KNOCKBACK 1"),
        text="MOMENTUM. When it hits, push the target up to 1 hex (KNOCKBACK 1).",
        icon="mounted-knight",
    ),
    starter(
        name="Spurred On",
        type="ATTACK",
        value=4,
        keywords=("MOMENTUM", "OVERPOWER 1", "SOLO"),
        text="MOMENTUM, SOLO. Blocking it takes a total of 5 (OVERPOWER 1).",
        icon="horseshoe",
    ),
    starter(
        name="Long Thrust",
        type="ATTACK",
        value=5,
        keywords=("MOMENTUM", "SOLO"),
        text="MOMENTUM, SOLO: after a move it ignores armour, alone, at range 5.",
        icon="stone-spear",
    ),
    card(
        name="Set the Heel",
        type="ATTACK",
        value=3,
        keywords=("BRACE", "OVERPOWER 2"),
        text=(
            "BRACE: when a Phantom that moved this turn attacks you, this card attacks it first, at any range. "
            "OVERPOWER 2."
        ),
        icon="pikeman",
    ),
    card(
        name="Boar's Answer",
        type="ATTACK",
        value=4,
        keywords=("BRACE", "KNOCKBACK 2"),
        text=(
            "BRACE: when a Phantom that moved this turn attacks you, this card attacks it first, at any range. "
            "KNOCKBACK 2 may push the attacker out of its own range."
        ),
        icon="boar",
    ),
    card(
        name="Head Down",
        type="FREE ACTION",
        value=1,
        window="own_turn",
        text="On your turn: move up to 2 hexes, each nearer to the same opposing Phantom.",
        effect=(Move(up_to=2, direction="toward"),),
        icon="sprint",
    ),
    card(
        name="Splintered Shaft",
        type="ATTACK",
        value=6,
        keywords=("MOMENTUM", "PRECISE", "SOLO"),
        text="MOMENTUM, PRECISE, SOLO. Banish this card after it resolves.",
        effect=(Banish(when="attack_resolved", n=1, source="this"),),
        icon="thrown-spear",
    ),
    card(
        name="Wheel About",
        type="ATTACK",
        value=2,
        keywords=("REBOUND",),
        text="REBOUND. After it resolves you may move up to 3 hexes.",
        effect=(Move(when="attack_resolved", up_to=3),),
        icon="horse-head",
    ),
)

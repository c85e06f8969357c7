"""The cards of Drover's Lance."""

from gloaming.games.dusk.cards.card import card
from gloaming.games.dusk.ops import Banish, Move

DROVERS_LANCE = (
    card(
        "Couched Point",
        "weapon",
        "ATTACK",
        2,
        starter=True,
        set="drovers_lance",
        keywords=("MOMENTUM",),
        text="MOMENTUM: if you have moved this turn, it ignores armour.",
        icon="barbed-spear",
    ),
    card(
        "Downhill Run",
        "weapon",
        "ATTACK",
        3,
        starter=True,
        set="drovers_lance",
        keywords=("MOMENTUM", "KNOCKBACK 1"),
        text="MOMENTUM. When it hits, push the target up to 1 hex (KNOCKBACK 1).",
        icon="mounted-knight",
    ),
    card(
        "Spurred On",
        "weapon",
        "ATTACK",
        4,
        starter=True,
        set="drovers_lance",
        keywords=("MOMENTUM", "OVERPOWER 1", "SOLO"),
        text="MOMENTUM, SOLO. Blocking it takes a total of 5 (OVERPOWER 1).",
        icon="horseshoe",
    ),
    card(
        "Long Thrust",
        "weapon",
        "ATTACK",
        5,
        starter=True,
        set="drovers_lance",
        keywords=("MOMENTUM", "SOLO"),
        text="MOMENTUM, SOLO: after a move it ignores armour, alone, at range 5.",
        icon="stone-spear",
    ),
    card(
        "Set the Heel",
        "weapon",
        "ATTACK",
        3,
        set="drovers_lance",
        keywords=("BRACE", "OVERPOWER 2"),
        text=(
            "BRACE: when a Phantom that moved this turn attacks you, this card attacks it first, at any range. "
            "OVERPOWER 2."
        ),
        icon="pikeman",
    ),
    card(
        "Boar's Answer",
        "weapon",
        "ATTACK",
        4,
        set="drovers_lance",
        keywords=("BRACE", "KNOCKBACK 2"),
        text=(
            "BRACE: when a Phantom that moved this turn attacks you, this card attacks it first, at any range. "
            "KNOCKBACK 2 may push the attacker out of its own range."
        ),
        icon="boar",
    ),
    card(
        "Head Down",
        "weapon",
        "FREE ACTION",
        1,
        set="drovers_lance",
        window="own_turn",
        text="On your turn: move up to 2 hexes, each nearer to the same opposing Phantom.",
        effect=(Move(up_to=2, direction="toward"),),
        icon="sprint",
    ),
    card(
        "Splintered Shaft",
        "weapon",
        "ATTACK",
        6,
        set="drovers_lance",
        keywords=("MOMENTUM", "PRECISE", "SOLO"),
        text="MOMENTUM, PRECISE, SOLO. Banish this card after it resolves.",
        effect=(Banish(when="attack_resolved", n=1, source="this"),),
        icon="thrown-spear",
    ),
    card(
        "Wheel About",
        "weapon",
        "ATTACK",
        2,
        set="drovers_lance",
        keywords=("REBOUND",),
        text="REBOUND. After it resolves you may move up to 3 hexes.",
        effect=(Move(when="attack_resolved", up_to=3),),
        icon="horse-head",
    ),
)

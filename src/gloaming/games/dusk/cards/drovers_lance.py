"""The cards of Drover's Lance."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, starter

CARDS = (
    starter("Couched Point", "ATTACK", 2, keywords=("MOMENTUM",), icon="barbed-spear").says(
        "MOMENTUM: if you have moved this turn, it ignores armour."
    ),
    starter("Downhill Run", "ATTACK", 3, keywords=("MOMENTUM", "KNOCKBACK 1"), icon="mounted-knight").says(
        "MOMENTUM. When it hits, push the target up to 1 hex (KNOCKBACK 1)."
    ),
    starter("Spurred On", "ATTACK", 4, keywords=("MOMENTUM", "OVERPOWER 1", "SOLO"), icon="horseshoe").says(
        "MOMENTUM, SOLO. Blocking it takes a total of 5 (OVERPOWER 1)."
    ),
    starter("Long Thrust", "ATTACK", 5, keywords=("MOMENTUM", "SOLO"), icon="stone-spear").says(
        "MOMENTUM, SOLO: after a move it ignores armour, alone, at range 5."
    ),
    Card("Set the Heel", "ATTACK", 3, keywords=("BRACE", "OVERPOWER 2"), icon="pikeman").says(
        "BRACE: when a Phantom that moved this turn attacks you, this card attacks it first, at any range. OVERPOWER 2."
    ),
    Card("Boar's Answer", "ATTACK", 4, keywords=("BRACE", "KNOCKBACK 2"), icon="boar").says(
        "BRACE: when a Phantom that moved this turn attacks you, this card attacks it first, at any range. "
        "KNOCKBACK 2 may push the attacker out of its own range."
    ),
    Card("Head Down", "FREE ACTION", 1, window="own_turn", icon="sprint").says(
        "On your turn: move up to 2 hexes, each nearer to the same opposing Phantom.",
        ops.Move(up_to=2, direction="toward"),
    ),
    Card("Splintered Shaft", "ATTACK", 6, keywords=("MOMENTUM", "PRECISE", "SOLO"), icon="thrown-spear").says(
        "MOMENTUM, PRECISE, SOLO. Banish this card after it resolves.",
        ops.Banish(when="attack_resolved", n=1, source="this"),
    ),
    Card("Wheel About", "ATTACK", 2, keywords=("REBOUND",), icon="horse-head").says(
        "REBOUND. After it resolves you may move up to 3 hexes.", ops.Move(when="attack_resolved", up_to=3)
    ),
)

"""The cards of Wader's Bow."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, starter

CARDS = (
    starter("Reedshot", "ATTACK", 5, keywords=("ACCURATE",), icon="bow-arrow").says(
        "ACCURATE: when it hits, roll two locations and choose one."
    ),
    starter("Stand in Still Water", "ATTACK", 6, keywords=("ACCURATE",), icon="archer").says(
        "ACCURATE. If you have not moved this turn, it has OVERPOWER 1.",
        ops.Grant(when="attack_declared", conditions=(ops.Moved(max=0),), keywords=("OVERPOWER 1",), of="this"),
    ),
    starter("High Arc", "ATTACK", 7, keywords=("ACCURATE", "SOLO"), icon="lob-arrow").says(
        "ACCURATE, SOLO: roll two locations and choose one, alone, at range 7."
    ),
    starter("Point Feather", "ATTACK", 4, keywords=("ACCURATE", "SOLO"), icon="feather").says(
        "ACCURATE, SOLO: the close shot, alone, at range 4."
    ),
    Card("Gap in the Plate", "ATTACK", 6, keywords=("PRECISE", "CARVE", "SOLO"), icon="arrow-scope").says(
        "PRECISE, SOLO. CARVE: on a bare location roll again; 4 or more deals 1 more wound."
    ),
    Card("Three from the Quiver", "ATTACK", 5, keywords=("FOCUS", "UNIFIED"), icon="quiver").says(
        "UNIFIED: it may join any attack or defence of value 5. FOCUS adds 1 to its hit location roll for each "
        "other unblocked card."
    ),
    Card("Step and Loose", "FREE ACTION", 3, window="own_turn", icon="bowman").says(
        "On your turn: move 1 hex, then one card of your next attack this turn has PRECISE if that attack has "
        "value 5 or more.",
        ops.Move(up_to=1),
        ops.Grant(keywords=("PRECISE",), of="next_attack", cards=1, min_value=5),
    ),
    Card("Nesting Arrow", "ATTACK", 8, keywords=("POISON", "OVERPOWER 1"), icon="spiral-arrow").says(
        "POISON. Blocking it takes a total of 9 (OVERPOWER 1)."
    ),
    Card("Heron's Eye", "REACTION", 4, icon="eye-target")
    .when("moved", by="enemy", conditions=(ops.Range(min=5, of="actor"),))
    .says(
        "When an opposing Phantom finishes its own move at range 5 or more from you, attack it with one card "
        "from your hand at its exact range.",
        ops.Attack(at="exact"),
    ),
)

"""The cards of Steeple Maul."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, starter

CARDS = (
    starter("Single Toll", "ATTACK", 1, keywords=("CRUSH", "OVERPOWER 2"), icon="ringing-bell").says(
        "CRUSH. Blocking it takes a total of 3 (OVERPOWER 2)."
    ),
    starter("Clapper Swing", "ATTACK", 2, keywords=("CRUSH", "KNOCKBACK 1", "OVERPOWER 2"), icon="hammer-drop").says(
        "CRUSH. When it hits, push the target up to 1 hex (KNOCKBACK 1). Block it with 4 (OVERPOWER 2)."
    ),
    starter("Deep Dent", "ATTACK", 3, keywords=("CRUSH", "OVERPOWER 1"), icon="armor-downgrade").says(
        "CRUSH: if it breaks armour, roll again; on 4 or more that location takes 1 more damage. Blocking it "
        "takes a total of 4 (OVERPOWER 1)."
    ),
    starter("Full Peal", "ATTACK", 4, keywords=("CRUSH", "OVERPOWER 3", "SOLO"), icon="anvil-impact").says(
        "CRUSH, SOLO. Blocking it takes a total of 7 (OVERPOWER 3)."
    ),
    Card("Cracked Bronze", "ATTACK", 3, keywords=("STUNNED", "SOLO"), icon="hammer-break").says(
        "SOLO. If it breaks armour and the target then has two or more bare locations, the target is STUNNED.",
        ops.Stun(when="armour_lost", conditions=(ops.Bare(min=2, who="target"),), who="target"),
    ),
    Card("Aftertone", "ATTACK", 2, keywords=("CRUSH", "FOCUS", "OVERPOWER 1"), icon="sound-waves").says(
        "CRUSH, OVERPOWER 1. FOCUS: in a Power Attack add 1 to its hit location roll for each other unblocked card."
    ),
    Card("Founder's Due", "ATTACK", 5, keywords=("OVERPOWER 3", "SOLO"), icon="flat-hammer").says(
        "SOLO. Blocking it takes a total of 8 (OVERPOWER 3); if it is blocked, the target discards a card.",
        ops.Discard(when="attack_blocked", who="target", n=1),
    ),
    Card("Clear the Belfry", "ATTACK", 1, keywords=("CLEAVE", "KNOCKBACK 2"), icon="bell-shield").says(
        "CLEAVE. Push every Phantom it hits up to 2 hexes (KNOCKBACK 2)."
    ),
    Card("Haul Back", "FREE ACTION", 4, window="own_turn", icon="claw-hammer").says(
        "On your turn, if you have not moved this turn: you cannot move for the rest of it, and one card of your "
        "next attack this turn has CRUSH and ACCURATE.",
        ops.Forbid(conditions=(ops.Moved(max=0),), what="move"),
        ops.Grant(conditions=(ops.Moved(max=0),), keywords=("CRUSH", "ACCURATE"), of="next_attack"),
    ),
)

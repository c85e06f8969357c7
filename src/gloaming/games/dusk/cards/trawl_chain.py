"""The cards of Trawl Chain."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, starter

CARDS = (
    starter("Short Cast", "ATTACK", 2, keywords=("TANGLE",), icon="fishing-hook").says(
        "TANGLE: aim at any hex within range 2, and shift the target 1 hex afterwards."
    ),
    starter("Wide Haul", "ATTACK", 3, keywords=("TANGLE", "SOLO"), icon="harpoon-chain").says(
        "TANGLE, SOLO: aim at any hex within range 3, and shift the target 1 hex afterwards."
    ),
    starter("Haul Line", "ATTACK", 4, keywords=("TANGLE", "SOLO"), icon="pulley-hook").says(
        "TANGLE, SOLO. When it hits from range 3 or more, also move the target 1 hex towards you.",
        ops.Move(
            when="attack_hit", conditions=(ops.Range(min=3, of="target"),), who="target", up_to=1, direction="toward"
        ),
    ),
    starter("Loose Coil", "ATTACK", 1, keywords=("TANGLE", "REBOUND"), icon="wavy-chains").says(
        "TANGLE. REBOUND: if it wounds a Phantom, draw a card."
    ),
    Card("Barbed Seine", "PERSISTENT", 3, keywords=("PARALYZE", "SOLO"), escape=1, icon="fishing-net")
    .lying("target", until="destroyed", play="ATTACK")
    .says(
        "SOLO: attack with it; if it hits, blocked or not, place it before the target: PARALYZE. That player may "
        "spend an action and discard a card to destroy it."
    ),
    Card("Anchor Weight", "ATTACK", 5, keywords=("OVERPOWER 2", "SOLO"), icon="anchor").says(
        "OVERPOWER 2, SOLO. If it damages the target, that Phantom cannot make its own moves until the end of "
        "its next turn.",
        ops.Forbid(when="damaged", who="target", what="move", next_turn=True),
    ),
    Card("Clear the Decks", "ATTACK", 4, keywords=("CLEAVE", "KNOCKBACK 1"), icon="ship-wheel").says(
        "CLEAVE. Push every Phantom it hits up to 1 hex (KNOCKBACK 1)."
    ),
    Card("Reel Them In", "FREE ACTION", 2, keywords=("REVEAL",), window="own_turn", limit="round", icon="fishing-pole")
    .aimed(min=2, max=4)
    .says(
        "On your turn, once per round, discard a card: move an opposing Phantom at range 2 to 4 up to 2 hexes "
        "towards you. REVEAL returns this card to your hand.",
        ops.Discard(cost=True, n=1),
        ops.Move(who="target", up_to=2, direction="toward"),
    ),
    Card("Returning Hook", "ATTACK", 3, keywords=("REVEAL", "SOLO"), limit="round", icon="pirate-hook").says(
        "SOLO. Once per round, REVEAL returns it to your hand after the attack resolves."
    ),
)

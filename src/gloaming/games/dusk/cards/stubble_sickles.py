"""The cards of Stubble Sickles."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, starter

CARDS = (
    starter("Left Sickle", "ATTACK", 2, keywords=("PAIRED",), icon="sickle").says(
        "PAIRED: when it hits, you may discard a card to add one more hit."
    ),
    starter("Right Sickle", "ATTACK", 2, keywords=("PAIRED", "UNIFIED"), icon="scythe").says(
        "PAIRED. UNIFIED: it may join any attack or defence of value 2."
    ),
    starter("Reaping Step", "ATTACK", 3, keywords=("PAIRED",), icon="reaper-scythe").says(
        "PAIRED. After it resolves you may move 1 hex.", ops.Move(when="attack_resolved", up_to=1)
    ),
    starter("Gleaning Cut", "ATTACK", 1, keywords=("PAIRED", "REBOUND"), icon="wheat").says(
        "PAIRED. REBOUND: if it wounds a Phantom, draw a card."
    ),
    Card("Cross Harvest", "ATTACK", 2, keywords=("CARVE", "FOCUS"), icon="hook-swords").says(
        "CARVE on bare locations. FOCUS: in a Power Attack add 1 to its hit location roll for each other "
        "unblocked card."
    ),
    Card("Chaff in the Wind", "REACTION", 4, icon="windy-stripes")
    .when("attack_blocked", by="self", to="enemy")
    .says(
        "When your attack is blocked, return one of the blocked cards to your hand after the attack.",
        ops.Recover(n=1, to="hand", what="any", blocked=True, source="attack"),
    ),
    Card("Short Straw", "ATTACK", 3, keywords=("BLEED", "POISON", "SOLO"), icon="grain-bundle").says(
        "SOLO. BLEED when it hits; POISON when it wounds."
    ),
    Card("Threshing Circle", "ATTACK", 1, keywords=("CLEAVE", "BLEED"), icon="spinning-blades").says(
        "CLEAVE. Every Phantom it hits suffers BLEED."
    ),
    Card("Hooked Guard", "ATTACK", 2, keywords=("BRACE", "DEFEND"), icon="spear-hook").says(
        "BRACE: when a Phantom that moved this turn attacks you, this card attacks it first, at any range. "
        "DEFEND when used to block."
    ),
)

"""The cards of Dirge Fiddle."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, starter

CARDS = (
    starter("Low Note", "ATTACK", 2, keywords=("MELODY",), icon="musical-notes").says(
        "MELODY: it may ignore range, with 1 less on its hit location roll."
    ),
    starter("Slow Air", "ATTACK", 4, keywords=("MELODY",), icon="music-spell").says(
        "MELODY. When it hits, subtract 2 from the next initiative roll of the target.",
        ops.Initiative(when="attack_hit", who="target", by=-2),
    ),
    starter("Keening Bow", "ATTACK", 5, keywords=("MELODY", "OVERPOWER 1", "SOLO"), icon="violin").says(
        "MELODY, SOLO. Blocking it takes a total of 6 (OVERPOWER 1)."
    ),
    starter("Open String", "ATTACK", 3, keywords=("MELODY", "REBOUND"), icon="bow-string").says(
        "MELODY. REBOUND: if it wounds a Phantom, draw a card."
    ),
    Card("March for No One", "ATTACK", 6, keywords=("SMITE", "SOLO"), icon="drum").says(
        "SMITE, SOLO. You may move every Phantom it hits 1 hex in any direction.",
        ops.Move(when="attack_hit", who="target", up_to=1),
    ),
    Card("Same Old Refrain", "ATTACK", 3, keywords=("MELODY", "REVEAL", "SOLO"), limit="round", icon="cycle").says(
        "MELODY, SOLO; discard a card as you declare it. Once per round, REVEAL returns it to your hand after "
        "the attack resolves.",
        ops.Discard(cost=True, when="attack_declared", n=1),
    ),
    Card("Sour Interval", "REACTION", 1, icon="sound-off")
    .when("card_played", by="enemy", conditions=(ops.CardType(types=("FREE ACTION", "REACTION")),))
    .says(
        "When an opponent plays a FREE ACTION or REACTION card for its effect, that player discards a card or "
        "the card is cancelled, as they choose.",
        ops.Choose(among=((ops.Discard(cost=True, who="actor", n=1),), (ops.Cancel(),)), by="actor"),
    ),
    Card("Two Voices", "ATTACK", 2, keywords=("MELODY", "FOCUS"), icon="love-song").says(
        "MELODY. FOCUS: in a Power Attack add 1 to its hit location roll for each other unblocked card."
    ),
    Card("Cradle Song for the Living", "ATTACK", 7, keywords=("STUNNED", "SOLO"), icon="night-sleep").says(
        "SOLO. If it damages the target, that Phantom is STUNNED.", ops.Stun(when="damaged", who="target")
    ),
)

"""The cards of the Drowned Notary."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, passive, starter

CARDS = (
    passive("Collected in Full", icon="receive-money")
    .when("card_banished", by="self", to="enemy")
    .refreshed(ops.Trigger("round_start"))
    .says(
        "When you banish one or more of an opponent's cards, draw a card. Refreshes at the start of a round.",
        ops.Draw(n=1),
    ),
    starter("Damp Summons", "ACTION", 3, icon="tied-scroll")
    .aimed(max=3)
    .says(
        "An opponent whose Phantom is within range 3 discards a card at random.",
        ops.Discard(who="target", n=1, pick="random"),
    ),
    starter("Ink Lungs", "ATTACK", 2, keywords=("POISON",), icon="ink-swirl").says(
        "POISON: if it wounds a Phantom, that player banishes a card at random from hand."
    ),
    starter("Wet Audit", "FREE ACTION", 4, icon="magnifying-glass").says(
        "Look at the top three cards of any player's deck, put one of them in that player's Boneyard and the "
        "others back on top in any order.",
        ops.Look(who="any", zone="deck", n=3, bin=1),
    ),
    starter("Receipt Stamped", "REACTION", 5, icon="stamper")
    .when("attack_blocked", by="enemy", to="self")
    .says("When you block an attack card, the attacker discards a card.", ops.Discard(who="actor", n=1)),
    Card("Interest Accrued", "ATTACK", 6, keywords=("SOLO",), icon="coins-pile").says(
        "SOLO. Add 1 to its hit location roll if the target's player has 3 or more cards in the Void, and 1 more "
        "if 6 or more.",
        ops.Roll(when="location_rolled", conditions=(ops.VoidSize(min=3, who="target"),), by=1),
        ops.Roll(when="location_rolled", conditions=(ops.VoidSize(min=6, who="target"),), by=1),
    ),
    Card("Lien on Everything", "PERSISTENT", 1, keywords=("INDESTRUCTIBLE",), limit="turn", icon="wax-seal")
    .lying("target", until="round_end")
    .aimed()
    .when("card_discarded", to="holder")
    .says(
        "INDESTRUCTIBLE. Place before any opponent until the end of the round. Once per turn, when that player "
        "discards a card, it is banished.",
        ops.Banish(who="holder", n=1, source="event"),
    ),
    Card("Seizure of Goods", "ACTION", 7, icon="banging-gavel")
    .aimed()
    .says(
        "Banish a card from your hand: one opponent banishes the top three cards of their deck.",
        ops.Banish(cost=True, n=1, source="hand"),
        ops.Banish(who="target", n=3, source="deck"),
    ),
    Card("High Water Mark", "REACTION", 3, keywords=("RESTORATIVE",), icon="wave-crest")
    .when("card_banished", to="enemy")
    .says("When one or more of an opponent's cards are banished: RESTORATIVE."),
    Card("Final Clause", "ACTION", 5, icon="scroll-quill")
    .aimed()
    .says(
        "Choose an opponent. If that player holds no card, their Phantom takes 1 damage at any range; otherwise "
        "that player discards a card.",
        ops.Damage(conditions=(ops.HandSize(max=0, who="target"),), who="target", n=1),
        ops.Discard(conditions=(ops.HandSize(min=1, who="target"),), who="target", n=1),
    ),
)

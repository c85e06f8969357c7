"""The cards of Sexton Rites."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, starter

CARDS = (
    starter("Turn the Sod", "ACTION", 2, icon="trench-spade").says(
        "Return up to two BASIC number cards from your Boneyard to your hand.",
        ops.Recover(to="hand", what="number", n=2, up_to=True, source="boneyard"),
    ),
    starter("Bury Deep", "FREE ACTION", 3, icon="coffin").says(
        "Put up to three cards from your Boneyard on the bottom of your deck in any order, then draw a card.",
        ops.Recover(to="deck_bottom", what="any", n=3, up_to=True, source="boneyard"),
        ops.Draw(n=1),
    ),
    starter("Grave Goods", "ACTION", 4, keywords=("RESTORATIVE",), icon="grave-flowers").says(
        "RESTORATIVE. Then you may banish a card from your Boneyard to draw a card.",
        ops.Banish(up_to=True, n=1, source="boneyard"),
        ops.Draw(conditions=(ops.Paid(),), n=1),
    ),
    starter("Spade Edge", "ATTACK", 1, keywords=("REBOUND",), icon="sword-spade").says(
        "REBOUND: if it wounds a Phantom, draw a card."
    ),
    Card("Wake the Row", "ACTION", 5, icon="raise-skeleton").says(
        "Put up to three BASIC number cards of yours from the Void into your Boneyard, then banish this card.",
        ops.Recover(to="boneyard", what="number", n=3, up_to=True, source="void"),
        ops.Banish(n=1, source="this"),
    ),
    Card("Unmarked Plot", "REACTION", 3, keywords=("SACROSANCT",), icon="hasty-grave")
    .when("card_banished", by="enemy", to="self")
    .says(
        "SACROSANCT. When an opponent causes one or more of your cards to be banished, take one of those cards "
        "into your hand.",
        ops.Recover(n=1, to="hand", what="any", source="event"),
    ),
    Card("Lychgate Toll", "PERSISTENT", 6, keywords=("INDESTRUCTIBLE",), limit="round", icon="gate")
    .lying("self", until="destroyed")
    .when("round_end")
    .says(
        "INDESTRUCTIBLE. Place before yourself. At the end of each round you may banish a card from your "
        "Boneyard; if you do, your next redraw refills to one card more.",
        ops.Banish(up_to=True, n=1, source="boneyard"),
        ops.Redraw(conditions=(ops.Paid(),), by=1),
    ),
    Card("Ash Penny", "FREE ACTION", 2, window="own_turn", icon="two-coins").says(
        "On your turn, banish a card from your hand: one card of your next attack this turn has POISON and CARVE.",
        ops.Banish(cost=True, n=1, source="hand"),
        ops.Grant(keywords=("POISON", "CARVE"), of="next_attack"),
    ),
    Card("Cold Tenant", "ATTACK", 4, keywords=("POISON", "SOLO"), icon="skeletal-hand").says(
        "POISON, SOLO. Add 1 to its hit location roll if you have 5 or more cards in the Void.",
        ops.Roll(when="location_rolled", conditions=(ops.VoidSize(min=5),), by=1),
    ),
)

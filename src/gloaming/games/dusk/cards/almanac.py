"""The cards of Almanac."""

from gloaming.games.dusk import ops
from gloaming.games.dusk.cards.card import Card, starter

CARDS = (
    starter("Tomorrow's Entry", "FREE ACTION", 2, icon="open-book").says(
        "Look at the top three cards of your deck, take one into your hand and put the others on the bottom in "
        "any order.",
        ops.Look(zone="deck", n=3, take=1, rest="bottom"),
    ),
    starter("Small Correction", "REACTION", 3, icon="perspective-dice-six-faces-random")
    .when("location_rolled")
    .says("After any hit location die is rolled, raise or lower the result by 1.", ops.Roll(by=1, either=True)),
    starter("Thumbed Page", "ACTION", 4, icon="bookmark").says("Draw 2 cards.", ops.Draw(n=2)),
    starter("Marked Date", "ATTACK", 5, keywords=("PRECISE",), icon="on-target").says(
        "PRECISE: after its hit location roll you may shift the result by 1."
    ),
    Card("Borrowed Hour", "FREE ACTION", 6, window="own_turn", icon="hourglass").says(
        "On your turn, choose one: take one more action this turn, or turn your passive to its gold side.",
        ops.Choose(among=((ops.Action(n=1, kind="any"),), (ops.Passive(to="ready"),))),
    ),
    Card("Pocket Ephemeris", "PERSISTENT", 1, window="own_turn", limit="round", icon="star-cycle")
    .lying("self", until="destroyed")
    .when("at_will", by="self")
    .says(
        "Place before yourself. Once per round, on your turn, the next card you play for its value this turn "
        "counts as 1 higher or lower.",
        ops.Value(of="next_card", by=1),
    ),
    Card("Wrong Star Rising", "REACTION", 4, icon="cursed-star")
    .when("location_rolled")
    .says(
        "After any hit location die is rolled, roll it twice more and choose which of the two new results stands.",
        ops.Reroll(dice=2),
    ),
    Card("Long Calendar", "ACTION", 3, icon="aztec-calendar-sun").says(
        "At the next redraw you refill to two cards more, and you add 2 to your next initiative roll.",
        ops.Redraw(by=2),
        ops.Initiative(by=2),
    ),
    Card("Known Ending", "REACTION", 7, icon="crystal-ball")
    .when("attack_declared", by="self", conditions=(ops.AttackKind(kind="single"),))
    .says(
        "When you declare an attack with a single card, look at the target's hand; that card gains ACCURATE and "
        "OVERPOWER 1.",
        ops.Look(who="target", zone="hand"),
        ops.Grant(keywords=("ACCURATE", "OVERPOWER 1"), of="event"),
    ),
)

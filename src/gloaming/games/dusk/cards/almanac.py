"""The cards of Almanac."""

from functools import partial

from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.ops import (
    Action,
    AttackKind,
    Choose,
    Draw,
    Grant,
    Initiative,
    Look,
    Passive,
    Redraw,
    Reroll,
    Roll,
    Trigger,
    Value,
)

card = partial(Card, pool="skill", set="almanac")
starter = partial(Card, pool="skill", set="almanac", starter=True)

ALMANAC = (
    starter(
        name="Tomorrow's Entry",
        type="FREE ACTION",
        value=2,
        text=(
            "Look at the top three cards of your deck, take one into your hand and put the others on the bottom "
            "in any order."
        ),
        effect=(Look(zone="deck", n=3, take=1, rest="bottom"),),
        icon="open-book",
    ),
    starter(
        name="Small Correction",
        type="REACTION",
        value=3,
        trigger=Trigger(on="location_rolled"),
        text="After any hit location die is rolled, raise or lower the result by 1.",
        effect=(Roll(by=1, either=True),),
        icon="perspective-dice-six-faces-random",
    ),
    starter(name="Thumbed Page", type="ACTION", value=4, text="Draw 2 cards.", effect=(Draw(n=2),), icon="bookmark"),
    starter(
        name="Marked Date",
        type="ATTACK",
        value=5,
        keywords=("PRECISE",),
        text="PRECISE: after its hit location roll you may shift the result by 1.",
        icon="on-target",
    ),
    card(
        name="Borrowed Hour",
        type="FREE ACTION",
        value=6,
        window="own_turn",
        text="On your turn, choose one: take one more action this turn, or turn your passive to its gold side.",
        effect=(Choose(among=((Action(n=1, kind="any"),), (Passive(to="ready"),))),),
        icon="hourglass",
    ),
    card(
        name="Pocket Ephemeris",
        type="PERSISTENT",
        value=1,
        play="ACTION",
        front="self",
        until="destroyed",
        window="own_turn",
        limit="round",
        trigger=Trigger(on="at_will", by="self"),
        text=(
            "Place before yourself. Once per round, on your turn, the next card you play for its value this turn "
            "counts as 1 higher or lower."
        ),
        effect=(Value(of="next_card", by=1),),
        icon="star-cycle",
    ),
    card(
        name="Wrong Star Rising",
        type="REACTION",
        value=4,
        trigger=Trigger(on="location_rolled"),
        text=(
            "After any hit location die is rolled, roll it twice more and choose which of the two new results stands."
        ),
        effect=(Reroll(dice=2),),
        icon="cursed-star",
    ),
    card(
        name="Long Calendar",
        type="ACTION",
        value=3,
        text="At the next redraw you refill to two cards more, and you add 2 to your next initiative roll.",
        effect=(Redraw(by=2), Initiative(by=2)),
        icon="aztec-calendar-sun",
    ),
    card(
        name="Known Ending",
        type="REACTION",
        value=7,
        trigger=Trigger(on="attack_declared", by="self", conditions=(AttackKind(kind="single"),)),
        text=(
            "When you declare an attack with a single card, look at the target's hand; that card gains ACCURATE "
            "and OVERPOWER 1."
        ),
        effect=(Look(who="target", zone="hand"), Grant(keywords=("ACCURATE", "OVERPOWER 1"), of="event", cards=1)),
        icon="crystal-ball",
    ),
)

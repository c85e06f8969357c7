"""The cards of Sexton Rites."""

from functools import partial

from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.ops import Banish, Draw, Grant, Paid, Recover, Redraw, Roll, Trigger, VoidSize

card = partial(Card, pool="skill", set="sexton_rites")
starter = partial(Card, pool="skill", set="sexton_rites", starter=True)

SEXTON_RITES = (
    starter(
        name="Turn the Sod",
        type="ACTION",
        value=2,
        text="Return up to two BASIC number cards from your Boneyard to your hand.",
        effect=(Recover(to="hand", what="number", n=2, up_to=True, source="boneyard"),),
        icon="trench-spade",
    ),
    starter(
        name="Bury Deep",
        type="FREE ACTION",
        value=3,
        text="Put up to three cards from your Boneyard on the bottom of your deck in any order, then draw a card.",
        effect=(Recover(to="deck_bottom", what="any", n=3, up_to=True, source="boneyard"), Draw(n=1)),
        icon="coffin",
    ),
    starter(
        name="Grave Goods",
        type="ACTION",
        value=4,
        keywords=("RESTORATIVE",),
        text="RESTORATIVE. Then you may banish a card from your Boneyard to draw a card.",
        effect=(Banish(up_to=True, n=1, source="boneyard"), Draw(conditions=(Paid(),), n=1)),
        icon="grave-flowers",
    ),
    starter(
        name="Spade Edge",
        type="ATTACK",
        value=1,
        keywords=("REBOUND",),
        text="REBOUND: if it wounds a Phantom, draw a card.",
        icon="sword-spade",
    ),
    card(
        name="Wake the Row",
        type="ACTION",
        value=5,
        text=("Put up to three BASIC number cards of yours from the Void into your Boneyard, then banish this card."),
        effect=(Recover(to="boneyard", what="number", n=3, up_to=True, source="void"), Banish(n=1, source="this")),
        icon="raise-skeleton",
    ),
    card(
        name="Unmarked Plot",
        type="REACTION",
        value=3,
        keywords=("SACROSANCT",),
        trigger=Trigger(on="card_banished", by="enemy", to="self"),
        text=(
            "SACROSANCT. When an opponent causes one or more of your cards to be banished, take one of those "
            "cards into your hand."
        ),
        effect=(Recover(n=1, to="hand", what="any", source="event"),),
        icon="hasty-grave",
    ),
    card(
        name="Lychgate Toll",
        type="PERSISTENT",
        value=6,
        play="ACTION",
        front="self",
        until="destroyed",
        limit="round",
        keywords=("INDESTRUCTIBLE",),
        trigger=Trigger(on="round_end"),
        text=(
            "INDESTRUCTIBLE. "
            "Place before yourself. At the end of each round you may banish a card from your Boneyard; if you do, "
            "your next redraw refills to one card more."
        ),
        effect=(Banish(up_to=True, n=1, source="boneyard"), Redraw(conditions=(Paid(),), by=1)),
        icon="gate",
    ),
    card(
        name="Ash Penny",
        type="FREE ACTION",
        value=2,
        window="own_turn",
        text=(
            "On your turn, banish a card from your hand: one card of your next attack this turn has POISON and CARVE."
        ),
        effect=(Banish(cost=True, n=1, source="hand"), Grant(keywords=("POISON", "CARVE"), of="next_attack", cards=1)),
        icon="two-coins",
    ),
    card(
        name="Cold Tenant",
        type="ATTACK",
        value=4,
        keywords=("POISON", "SOLO"),
        text="POISON, SOLO. Add 1 to its hit location roll if you have 5 or more cards in the Void.",
        effect=(Roll(when="location_rolled", conditions=(VoidSize(min=5, who="self"),), by=1),),
        icon="skeletal-hand",
    ),
)

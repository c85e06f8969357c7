"""The cards of Sexton Rites."""

from gloaming.games.dusk.cards.card import card
from gloaming.games.dusk.ops import Banish, Draw, Grant, Paid, Recover, Redraw, Roll, Trigger, VoidSize

SEXTON_RITES = (
    card(
        "Turn the Sod",
        "skill",
        "ACTION",
        2,
        starter=True,
        set="sexton_rites",
        text="Return up to two BASIC number cards from your Boneyard to your hand.",
        effect=(Recover(to="hand", what="number", n=2, up_to=True, source="boneyard"),),
        icon="trench-spade",
    ),
    card(
        "Bury Deep",
        "skill",
        "FREE ACTION",
        3,
        starter=True,
        set="sexton_rites",
        text="Put up to three cards from your Boneyard on the bottom of your deck in any order, then draw a card.",
        effect=(
            Recover(to="deck_bottom", what="any", n=3, up_to=True, source="boneyard"),
            Draw(n=1),
        ),
        icon="coffin",
    ),
    card(
        "Grave Goods",
        "skill",
        "ACTION",
        4,
        starter=True,
        set="sexton_rites",
        keywords=("RESTORATIVE",),
        text="RESTORATIVE. Then you may banish a card from your Boneyard to draw a card.",
        effect=(
            Banish(up_to=True, n=1, source="boneyard"),
            Draw(conditions=(Paid(),), n=1),
        ),
        icon="grave-flowers",
    ),
    card(
        "Spade Edge",
        "skill",
        "ATTACK",
        1,
        starter=True,
        set="sexton_rites",
        keywords=("REBOUND",),
        text="REBOUND: if it wounds a Phantom, draw a card.",
        icon="sword-spade",
    ),
    card(
        "Wake the Row",
        "skill",
        "ACTION",
        5,
        set="sexton_rites",
        text=("Put up to three BASIC number cards of yours from the Void into your Boneyard, then banish this card."),
        effect=(
            Recover(to="boneyard", what="number", n=3, up_to=True, source="void"),
            Banish(n=1, source="this"),
        ),
        icon="raise-skeleton",
    ),
    card(
        "Unmarked Plot",
        "skill",
        "REACTION",
        3,
        set="sexton_rites",
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
        "Lychgate Toll",
        "skill",
        "PERSISTENT",
        6,
        set="sexton_rites",
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
        effect=(
            Banish(up_to=True, n=1, source="boneyard"),
            Redraw(conditions=(Paid(),), by=1),
        ),
        icon="gate",
    ),
    card(
        "Ash Penny",
        "skill",
        "FREE ACTION",
        2,
        set="sexton_rites",
        window="own_turn",
        text=(
            "On your turn, banish a card from your hand: one card of your next attack this turn has POISON and CARVE."
        ),
        effect=(
            Banish(cost=True, n=1, source="hand"),
            Grant(keywords=("POISON", "CARVE"), of="next_attack", cards=1),
        ),
        icon="two-coins",
    ),
    card(
        "Cold Tenant",
        "skill",
        "ATTACK",
        4,
        set="sexton_rites",
        keywords=("POISON", "SOLO"),
        text="POISON, SOLO. Add 1 to its hit location roll if you have 5 or more cards in the Void.",
        effect=(Roll(when="location_rolled", conditions=(VoidSize(min=5, who="self"),), by=1),),
        icon="skeletal-hand",
    ),
)

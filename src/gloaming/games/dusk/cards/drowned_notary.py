"""The cards of the Drowned Notary."""

from functools import partial

from gloaming.games.dusk.cards.card import Card, passive
from gloaming.games.dusk.ops import Banish, Damage, Discard, Draw, HandSize, Look, Roll, Target, Trigger, VoidSize

card = partial(Card, pool="gift", set="drowned_notary")
starter = partial(Card, pool="gift", set="drowned_notary", starter=True)

DROWNED_NOTARY = (
    passive(
        name="Collected in Full",
        set="drowned_notary",
        trigger=Trigger(on="card_banished", by="self", to="enemy"),
        refresh=(Trigger(on="round_start"),),
        text="When you banish one or more of an opponent's cards, draw a card. Refreshes at the start of a round.",
        effect=(Draw(n=1),),
        icon="receive-money",
    ),
    starter(
        name="Damp Summons",
        type="ACTION",
        value=3,
        target=Target(max=3),
        text="An opponent whose Phantom is within range 3 discards a card at random.",
        effect=(Discard(who="target", n=1, pick="random"),),
        icon="tied-scroll",
    ),
    starter(
        name="Ink Lungs",
        type="ATTACK",
        value=2,
        keywords=("POISON",),
        text="POISON: if it wounds a Phantom, that player banishes a card at random from hand.",
        icon="ink-swirl",
    ),
    starter(
        name="Wet Audit",
        type="FREE ACTION",
        value=4,
        text=(
            "Look at the top three cards of any player's deck, put one of them in that player's Boneyard and the "
            "others back on top in any order."
        ),
        effect=(Look(who="any", zone="deck", n=3, bin=1, rest="top"),),
        icon="magnifying-glass",
    ),
    starter(
        name="Receipt Stamped",
        type="REACTION",
        value=5,
        trigger=Trigger(on="attack_blocked", by="enemy", to="self"),
        text="When you block an attack card, the attacker discards a card.",
        effect=(Discard(who="actor", n=1),),
        icon="stamper",
    ),
    card(
        name="Interest Accrued",
        type="ATTACK",
        value=6,
        keywords=("SOLO",),
        text=(
            "SOLO. Add 1 to its hit location roll if the target's player has 3 or more cards in the Void, and 1 "
            "more if 6 or more."
        ),
        effect=(
            Roll(when="location_rolled", conditions=(VoidSize(min=3, who="target"),), by=1),
            Roll(when="location_rolled", conditions=(VoidSize(min=6, who="target"),), by=1),
        ),
        icon="coins-pile",
    ),
    card(
        name="Lien on Everything",
        type="PERSISTENT",
        value=1,
        play="ACTION",
        front="target",
        until="round_end",
        limit="turn",
        keywords=("INDESTRUCTIBLE",),
        target=Target(),
        trigger=Trigger(on="card_discarded", to="holder"),
        text=(
            "INDESTRUCTIBLE. "
            "Place before any opponent until the end of the round. Once per turn, when that player discards a "
            "card, it is banished."
        ),
        effect=(Banish(who="holder", n=1, source="event"),),
        icon="wax-seal",
    ),
    card(
        name="Seizure of Goods",
        type="ACTION",
        value=7,
        target=Target(),
        text="Banish a card from your hand: one opponent banishes the top three cards of their deck.",
        effect=(Banish(cost=True, n=1, source="hand"), Banish(who="target", n=3, source="deck")),
        icon="banging-gavel",
    ),
    card(
        name="High Water Mark",
        type="REACTION",
        value=3,
        keywords=("RESTORATIVE",),
        trigger=Trigger(on="card_banished", to="enemy"),
        text="When one or more of an opponent's cards are banished: RESTORATIVE.",
        icon="wave-crest",
    ),
    card(
        name="Final Clause",
        type="ACTION",
        value=5,
        target=Target(),
        text=(
            "Choose an opponent. If that player holds no card, their Phantom takes 1 damage at any range; otherwise "
            "that player discards a card."
        ),
        effect=(
            Damage(conditions=(HandSize(max=0, who="target"),), who="target", n=1),
            Discard(conditions=(HandSize(min=1, who="target"),), who="target", n=1),
        ),
        icon="scroll-quill",
    ),
)

"""The cards of Stubble Sickles."""

from functools import partial

from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.ops import Move, Recover, Trigger

card = partial(Card, pool="weapon", set="stubble_sickles")
starter = partial(Card, pool="weapon", set="stubble_sickles", starter=True)

STUBBLE_SICKLES = (
    starter(
        name="Left Sickle",
        type="ATTACK",
        value=2,
        keywords=("PAIRED",),
        text="PAIRED: when it hits, you may discard a card to add one more hit.",
        icon="sickle",
    ),
    starter(
        name="Right Sickle",
        type="ATTACK",
        value=2,
        keywords=("PAIRED", "UNIFIED"),
        text="PAIRED. UNIFIED: it may join any attack or defence of value 2.",
        icon="scythe",
    ),
    starter(
        name="Reaping Step",
        type="ATTACK",
        value=3,
        keywords=("PAIRED",),
        text="PAIRED. After it resolves you may move 1 hex.",
        effect=(Move(when="attack_resolved", up_to=1),),
        icon="reaper-scythe",
    ),
    starter(
        name="Gleaning Cut",
        type="ATTACK",
        value=1,
        keywords=("PAIRED", "REBOUND"),
        text="PAIRED. REBOUND: if it wounds a Phantom, draw a card.",
        icon="wheat",
    ),
    card(
        name="Cross Harvest",
        type="ATTACK",
        value=2,
        keywords=("CARVE", "FOCUS"),
        text=(
            "CARVE on bare locations. FOCUS: in a Power Attack add 1 to its hit location roll for each other "
            "unblocked card."
        ),
        icon="hook-swords",
    ),
    card(
        name="Chaff in the Wind",
        type="REACTION",
        value=4,
        trigger=Trigger(on="attack_blocked", by="self", to="enemy"),
        text="When your attack is blocked, return one of the blocked cards to your hand after the attack.",
        effect=(Recover(n=1, to="hand", what="any", blocked=True, source="attack"),),
        icon="windy-stripes",
    ),
    card(
        name="Short Straw",
        type="ATTACK",
        value=3,
        keywords=("BLEED", "POISON", "SOLO"),
        text="SOLO. BLEED when it hits; POISON when it wounds.",
        icon="grain-bundle",
    ),
    card(
        name="Threshing Circle",
        type="ATTACK",
        value=1,
        keywords=("CLEAVE", "BLEED"),
        text="CLEAVE. Every Phantom it hits suffers BLEED.",
        icon="spinning-blades",
    ),
    card(
        name="Hooked Guard",
        type="ATTACK",
        value=2,
        keywords=("BRACE", "DEFEND"),
        text=(
            "BRACE: when a Phantom that moved this turn attacks you, this card attacks it first, at any range. "
            "DEFEND when used to block."
        ),
        icon="spear-hook",
    ),
)

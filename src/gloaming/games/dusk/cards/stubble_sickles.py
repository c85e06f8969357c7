"""The cards of Stubble Sickles."""

from gloaming.games.dusk.cards.card import card
from gloaming.games.dusk.ops import Move, Recover, Trigger

STUBBLE_SICKLES = (
    card(
        "Left Sickle",
        "weapon",
        "ATTACK",
        2,
        starter=True,
        set="stubble_sickles",
        keywords=("PAIRED",),
        text="PAIRED: when it hits, you may discard a card to add one more hit.",
        icon="sickle",
    ),
    card(
        "Right Sickle",
        "weapon",
        "ATTACK",
        2,
        starter=True,
        set="stubble_sickles",
        keywords=("PAIRED", "UNIFIED"),
        text="PAIRED. UNIFIED: it may join any attack or defence of value 2.",
        icon="scythe",
    ),
    card(
        "Reaping Step",
        "weapon",
        "ATTACK",
        3,
        starter=True,
        set="stubble_sickles",
        keywords=("PAIRED",),
        text="PAIRED. After it resolves you may move 1 hex.",
        effect=(Move(when="attack_resolved", up_to=1),),
        icon="reaper-scythe",
    ),
    card(
        "Gleaning Cut",
        "weapon",
        "ATTACK",
        1,
        starter=True,
        set="stubble_sickles",
        keywords=("PAIRED", "REBOUND"),
        text="PAIRED. REBOUND: if it wounds a Phantom, draw a card.",
        icon="wheat",
    ),
    card(
        "Cross Harvest",
        "weapon",
        "ATTACK",
        2,
        set="stubble_sickles",
        keywords=("CARVE", "FOCUS"),
        text=(
            "CARVE on bare locations. FOCUS: in a Power Attack add 1 to its hit location roll for each other "
            "unblocked card."
        ),
        icon="hook-swords",
    ),
    card(
        "Chaff in the Wind",
        "weapon",
        "REACTION",
        4,
        set="stubble_sickles",
        trigger=Trigger(on="attack_blocked", by="self", to="enemy"),
        text="When your attack is blocked, return one of the blocked cards to your hand after the attack.",
        effect=(Recover(n=1, to="hand", what="any", blocked=True, source="attack"),),
        icon="windy-stripes",
    ),
    card(
        "Short Straw",
        "weapon",
        "ATTACK",
        3,
        set="stubble_sickles",
        keywords=("BLEED", "POISON", "SOLO"),
        text="SOLO. BLEED when it hits; POISON when it wounds.",
        icon="grain-bundle",
    ),
    card(
        "Threshing Circle",
        "weapon",
        "ATTACK",
        1,
        set="stubble_sickles",
        keywords=("CLEAVE", "BLEED"),
        text="CLEAVE. Every Phantom it hits suffers BLEED.",
        icon="spinning-blades",
    ),
    card(
        "Hooked Guard",
        "weapon",
        "ATTACK",
        2,
        set="stubble_sickles",
        keywords=("BRACE", "DEFEND"),
        text=(
            "BRACE: when a Phantom that moved this turn attacks you, this card attacks it first, at any range. "
            "DEFEND when used to block."
        ),
        icon="spear-hook",
    ),
)

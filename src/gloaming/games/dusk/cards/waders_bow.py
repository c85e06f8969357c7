"""The cards of Wader's Bow."""

from gloaming.games.dusk.cards.card import card
from gloaming.games.dusk.ops import Attack, Grant, Move, Moved, Range, Trigger

WADERS_BOW = (
    card(
        "Reedshot",
        "weapon",
        "ATTACK",
        5,
        starter=True,
        set="waders_bow",
        keywords=("ACCURATE",),
        text="ACCURATE: when it hits, roll two locations and choose one.",
        icon="bow-arrow",
    ),
    card(
        "Stand in Still Water",
        "weapon",
        "ATTACK",
        6,
        starter=True,
        set="waders_bow",
        keywords=("ACCURATE",),
        text="ACCURATE. If you have not moved this turn, it has OVERPOWER 1.",
        effect=(
            Grant(when="attack_declared", conditions=(Moved(max=0, who="self"),), keywords=("OVERPOWER 1",), of="this"),
        ),
        icon="archer",
    ),
    card(
        "High Arc",
        "weapon",
        "ATTACK",
        7,
        starter=True,
        set="waders_bow",
        keywords=("ACCURATE", "SOLO"),
        text="ACCURATE, SOLO: roll two locations and choose one, alone, at range 7.",
        icon="lob-arrow",
    ),
    card(
        "Point Feather",
        "weapon",
        "ATTACK",
        4,
        starter=True,
        set="waders_bow",
        keywords=("ACCURATE", "SOLO"),
        text="ACCURATE, SOLO: the close shot, alone, at range 4.",
        icon="feather",
    ),
    card(
        "Gap in the Plate",
        "weapon",
        "ATTACK",
        6,
        set="waders_bow",
        keywords=("PRECISE", "CARVE", "SOLO"),
        text="PRECISE, SOLO. CARVE: on a bare location roll again; 4 or more deals 1 more wound.",
        icon="arrow-scope",
    ),
    card(
        "Three from the Quiver",
        "weapon",
        "ATTACK",
        5,
        set="waders_bow",
        keywords=("FOCUS", "UNIFIED"),
        text=(
            "UNIFIED: it may join any attack or defence of value 5. FOCUS adds 1 to its hit location roll for "
            "each other unblocked card."
        ),
        icon="quiver",
    ),
    card(
        "Step and Loose",
        "weapon",
        "FREE ACTION",
        3,
        set="waders_bow",
        window="own_turn",
        text=(
            "On your turn: move 1 hex, then one card of your next attack this turn has PRECISE if that attack has "
            "value 5 or more."
        ),
        effect=(
            Move(up_to=1),
            Grant(keywords=("PRECISE",), of="next_attack", cards=1, min_value=5),
        ),
        icon="bowman",
    ),
    card(
        "Nesting Arrow",
        "weapon",
        "ATTACK",
        8,
        set="waders_bow",
        keywords=("POISON", "OVERPOWER 1"),
        text="POISON. Blocking it takes a total of 9 (OVERPOWER 1).",
        icon="spiral-arrow",
    ),
    card(
        "Heron's Eye",
        "weapon",
        "REACTION",
        4,
        set="waders_bow",
        trigger=Trigger(on="moved", by="enemy", conditions=(Range(min=5, of="actor"),)),
        text=(
            "When an opposing Phantom finishes its own move at range 5 or more from you, attack it with one card "
            "from your hand at its exact range."
        ),
        effect=(Attack(at="exact"),),
        icon="eye-target",
    ),
)

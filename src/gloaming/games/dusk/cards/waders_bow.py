"""The cards of Wader's Bow."""

from functools import partial

from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.ops import Attack, Grant, Move, Moved, Range, Trigger

card = partial(Card, pool="weapon", set="waders_bow")
starter = partial(Card, pool="weapon", set="waders_bow", starter=True)

WADERS_BOW = (
    starter(
        name="Reedshot",
        type="ATTACK",
        value=5,
        keywords=("ACCURATE",),
        text="ACCURATE: when it hits, roll two locations and choose one.",
        icon="bow-arrow",
    ),
    starter(
        name="Stand in Still Water",
        type="ATTACK",
        value=6,
        keywords=("ACCURATE",),
        text="ACCURATE. If you have not moved this turn, it has OVERPOWER 1.",
        effect=(
            Grant(when="attack_declared", conditions=(Moved(max=0, who="self"),), keywords=("OVERPOWER 1",), of="this"),
        ),
        icon="archer",
    ),
    starter(
        name="High Arc",
        type="ATTACK",
        value=7,
        keywords=("ACCURATE", "SOLO"),
        text="ACCURATE, SOLO: roll two locations and choose one, alone, at range 7.",
        icon="lob-arrow",
    ),
    starter(
        name="Point Feather",
        type="ATTACK",
        value=4,
        keywords=("ACCURATE", "SOLO"),
        text="ACCURATE, SOLO: the close shot, alone, at range 4.",
        icon="feather",
    ),
    card(
        name="Gap in the Plate",
        type="ATTACK",
        value=6,
        keywords=("PRECISE", "CARVE", "SOLO"),
        text="PRECISE, SOLO. CARVE: on a bare location roll again; 4 or more deals 1 more wound.",
        icon="arrow-scope",
    ),
    card(
        name="Three from the Quiver",
        type="ATTACK",
        value=5,
        keywords=("FOCUS", "UNIFIED"),
        text=(
            "UNIFIED: it may join any attack or defence of value 5. FOCUS adds 1 to its hit location roll for "
            "each other unblocked card."
        ),
        icon="quiver",
    ),
    card(
        name="Step and Loose",
        type="FREE ACTION",
        value=3,
        window="own_turn",
        text=(
            "On your turn: move 1 hex, then one card of your next attack this turn has PRECISE if that attack has "
            "value 5 or more."
        ),
        effect=(Move(up_to=1), Grant(keywords=("PRECISE",), of="next_attack", cards=1, min_value=5)),
        icon="bowman",
    ),
    card(
        name="Nesting Arrow",
        type="ATTACK",
        value=8,
        keywords=("POISON", "OVERPOWER 1"),
        text="POISON. Blocking it takes a total of 9 (OVERPOWER 1).",
        icon="spiral-arrow",
    ),
    card(
        name="Heron's Eye",
        type="REACTION",
        value=4,
        trigger=Trigger(on="moved", by="enemy", conditions=(Range(min=5, of="actor"),)),
        text=(
            "When an opposing Phantom finishes its own move at range 5 or more from you, attack it with one card "
            "from your hand at its exact range."
        ),
        effect=(Attack(at="exact"),),
        icon="eye-target",
    ),
)

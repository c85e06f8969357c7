"""The cards of Steeple Maul."""

from functools import partial

from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.ops import Bare, Discard, Forbid, Grant, Moved, Stun

card = partial(Card, pool="weapon", set="steeple_maul")
starter = partial(Card, pool="weapon", set="steeple_maul", starter=True)

STEEPLE_MAUL = (
    starter(
        name="Single Toll",
        type="ATTACK",
        value=1,
        keywords=("CRUSH", "OVERPOWER 2"),
        text="CRUSH. Blocking it takes a total of 3 (OVERPOWER 2).",
        icon="ringing-bell",
    ),
    starter(
        name="Clapper Swing",
        type="ATTACK",
        value=2,
        keywords=("CRUSH", "KNOCKBACK 1", "OVERPOWER 2"),
        text="CRUSH. When it hits, push the target up to 1 hex (KNOCKBACK 1). Block it with 4 (OVERPOWER 2).",
        icon="hammer-drop",
    ),
    starter(
        name="Deep Dent",
        type="ATTACK",
        value=3,
        keywords=("CRUSH", "OVERPOWER 1"),
        text=(
            "CRUSH: if it breaks armour, roll again; on 4 or more that location takes 1 more damage. Blocking it takes "
            "a total of 4 (OVERPOWER 1)."
        ),
        icon="armor-downgrade",
    ),
    starter(
        name="Full Peal",
        type="ATTACK",
        value=4,
        keywords=("CRUSH", "OVERPOWER 3", "SOLO"),
        text="CRUSH, SOLO. Blocking it takes a total of 7 (OVERPOWER 3).",
        icon="anvil-impact",
    ),
    card(
        name="Cracked Bronze",
        type="ATTACK",
        value=3,
        keywords=("STUNNED", "SOLO"),
        text=("SOLO. If it breaks armour and the target then has two or more bare locations, the target is STUNNED."),
        effect=(Stun(when="armour_lost", conditions=(Bare(min=2, who="target"),), who="target"),),
        icon="hammer-break",
    ),
    card(
        name="Aftertone",
        type="ATTACK",
        value=2,
        keywords=("CRUSH", "FOCUS", "OVERPOWER 1"),
        text=(
            "CRUSH, OVERPOWER 1. FOCUS: in a Power Attack add 1 to its hit location roll for each other unblocked card."
        ),
        icon="sound-waves",
    ),
    card(
        name="Founder's Due",
        type="ATTACK",
        value=5,
        keywords=("OVERPOWER 3", "SOLO"),
        text="SOLO. Blocking it takes a total of 8 (OVERPOWER 3); if it is blocked, the target discards a card.",
        effect=(Discard(when="attack_blocked", who="target", n=1),),
        icon="flat-hammer",
    ),
    card(
        name="Clear the Belfry",
        type="ATTACK",
        value=1,
        keywords=("CLEAVE", "KNOCKBACK 2"),
        text="CLEAVE. Push every Phantom it hits up to 2 hexes (KNOCKBACK 2).",
        icon="bell-shield",
    ),
    card(
        name="Haul Back",
        type="FREE ACTION",
        value=4,
        window="own_turn",
        text=(
            "On your turn, if you have not moved this turn: you cannot move for the rest of it, and one card of "
            "your next attack this turn has CRUSH and ACCURATE."
        ),
        effect=(
            Forbid(conditions=(Moved(max=0, who="self"),), what="move"),
            Grant(conditions=(Moved(max=0, who="self"),), keywords=("CRUSH", "ACCURATE"), of="next_attack", cards=1),
        ),
        icon="claw-hammer",
    ),
)

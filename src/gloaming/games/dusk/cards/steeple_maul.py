"""The cards of Steeple Maul."""

from gloaming.games.dusk.cards.card import card
from gloaming.games.dusk.ops import Bare, Discard, Forbid, Grant, Moved, Stun

STEEPLE_MAUL = (
    card(
        "Single Toll",
        "weapon",
        "ATTACK",
        1,
        starter=True,
        set="steeple_maul",
        keywords=("CRUSH", "OVERPOWER 2"),
        text="CRUSH. Blocking it takes a total of 3 (OVERPOWER 2).",
        icon="ringing-bell",
    ),
    card(
        "Clapper Swing",
        "weapon",
        "ATTACK",
        2,
        starter=True,
        set="steeple_maul",
        keywords=("CRUSH", "KNOCKBACK 1", "OVERPOWER 2"),
        text="CRUSH. When it hits, push the target up to 1 hex (KNOCKBACK 1). Block it with 4 (OVERPOWER 2).",
        icon="hammer-drop",
    ),
    card(
        "Deep Dent",
        "weapon",
        "ATTACK",
        3,
        starter=True,
        set="steeple_maul",
        keywords=("CRUSH", "OVERPOWER 1"),
        text=(
            "CRUSH: if it breaks armour, roll again; on 4 or more that location takes 1 more damage. Blocking it takes "
            "a total of 4 (OVERPOWER 1)."
        ),
        icon="armor-downgrade",
    ),
    card(
        "Full Peal",
        "weapon",
        "ATTACK",
        4,
        starter=True,
        set="steeple_maul",
        keywords=("CRUSH", "OVERPOWER 3", "SOLO"),
        text="CRUSH, SOLO. Blocking it takes a total of 7 (OVERPOWER 3).",
        icon="anvil-impact",
    ),
    card(
        "Cracked Bronze",
        "weapon",
        "ATTACK",
        3,
        set="steeple_maul",
        keywords=("STUNNED", "SOLO"),
        text=("SOLO. If it breaks armour and the target then has two or more bare locations, the target is STUNNED."),
        effect=(Stun(when="armour_lost", conditions=(Bare(min=2, who="target"),), who="target"),),
        icon="hammer-break",
    ),
    card(
        "Aftertone",
        "weapon",
        "ATTACK",
        2,
        set="steeple_maul",
        keywords=("CRUSH", "FOCUS", "OVERPOWER 1"),
        text=(
            "CRUSH, OVERPOWER 1. FOCUS: in a Power Attack add 1 to its hit location roll for each other unblocked card."
        ),
        icon="sound-waves",
    ),
    card(
        "Founder's Due",
        "weapon",
        "ATTACK",
        5,
        set="steeple_maul",
        keywords=("OVERPOWER 3", "SOLO"),
        text="SOLO. Blocking it takes a total of 8 (OVERPOWER 3); if it is blocked, the target discards a card.",
        effect=(Discard(when="attack_blocked", who="target", n=1),),
        icon="flat-hammer",
    ),
    card(
        "Clear the Belfry",
        "weapon",
        "ATTACK",
        1,
        set="steeple_maul",
        keywords=("CLEAVE", "KNOCKBACK 2"),
        text="CLEAVE. Push every Phantom it hits up to 2 hexes (KNOCKBACK 2).",
        icon="bell-shield",
    ),
    card(
        "Haul Back",
        "weapon",
        "FREE ACTION",
        4,
        set="steeple_maul",
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

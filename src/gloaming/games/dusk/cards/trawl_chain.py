"""The cards of Trawl Chain."""

from gloaming.games.dusk.cards.card import card
from gloaming.games.dusk.ops import Discard, Forbid, Move, Range, Target

TRAWL_CHAIN = (
    card(
        "Short Cast",
        "weapon",
        "ATTACK",
        2,
        starter=True,
        set="trawl_chain",
        keywords=("TANGLE",),
        text="TANGLE: aim at any hex within range 2, and shift the target 1 hex afterwards.",
        icon="fishing-hook",
    ),
    card(
        "Wide Haul",
        "weapon",
        "ATTACK",
        3,
        starter=True,
        set="trawl_chain",
        keywords=("TANGLE", "SOLO"),
        text="TANGLE, SOLO: aim at any hex within range 3, and shift the target 1 hex afterwards.",
        icon="harpoon-chain",
    ),
    card(
        "Haul Line",
        "weapon",
        "ATTACK",
        4,
        starter=True,
        set="trawl_chain",
        keywords=("TANGLE", "SOLO"),
        text="TANGLE, SOLO. When it hits from range 3 or more, also move the target 1 hex towards you.",
        effect=(
            Move(when="attack_hit", conditions=(Range(min=3, of="target"),), who="target", up_to=1, direction="toward"),
        ),
        icon="pulley-hook",
    ),
    card(
        "Loose Coil",
        "weapon",
        "ATTACK",
        1,
        starter=True,
        set="trawl_chain",
        keywords=("TANGLE", "REBOUND"),
        text="TANGLE. REBOUND: if it wounds a Phantom, draw a card.",
        icon="wavy-chains",
    ),
    card(
        "Barbed Seine",
        "weapon",
        "PERSISTENT",
        3,
        set="trawl_chain",
        play="ATTACK",
        front="target",
        until="destroyed",
        keywords=("PARALYZE", "SOLO"),
        escape=1,
        text=(
            "SOLO: attack with it; if it hits, blocked or not, place it before the target: PARALYZE. That player "
            "may spend an action and discard a card to destroy it."
        ),
        icon="fishing-net",
    ),
    card(
        "Anchor Weight",
        "weapon",
        "ATTACK",
        5,
        set="trawl_chain",
        keywords=("OVERPOWER 2", "SOLO"),
        text=(
            "OVERPOWER 2, SOLO. If it damages the target, that Phantom cannot make its own moves until the end of "
            "its next turn."
        ),
        effect=(Forbid(when="damaged", who="target", what="move", next_turn=True),),
        icon="anchor",
    ),
    card(
        "Clear the Decks",
        "weapon",
        "ATTACK",
        4,
        set="trawl_chain",
        keywords=("CLEAVE", "KNOCKBACK 1"),
        text="CLEAVE. Push every Phantom it hits up to 1 hex (KNOCKBACK 1).",
        icon="ship-wheel",
    ),
    card(
        "Reel Them In",
        "weapon",
        "FREE ACTION",
        2,
        set="trawl_chain",
        window="own_turn",
        limit="round",
        keywords=("REVEAL",),
        target=Target(min=2, max=4),
        text=(
            "On your turn, once per round, discard a card: move an opposing Phantom at range 2 to 4 up to 2 hexes "
            "towards you. REVEAL returns this card to your hand."
        ),
        effect=(
            Discard(cost=True, n=1),
            Move(who="target", up_to=2, direction="toward"),
        ),
        icon="fishing-pole",
    ),
    card(
        "Returning Hook",
        "weapon",
        "ATTACK",
        3,
        set="trawl_chain",
        limit="round",
        keywords=("REVEAL", "SOLO"),
        text="SOLO. Once per round, REVEAL returns it to your hand after the attack resolves.",
        icon="pirate-hook",
    ),
)

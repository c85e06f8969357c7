"""The cards of Trawl Chain."""

from functools import partial

from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.ops import Discard, Forbid, Move, Range, Target

card = partial(Card, pool="weapon", set="trawl_chain")
starter = partial(Card, pool="weapon", set="trawl_chain", starter=True)

TRAWL_CHAIN = (
    starter(
        name="Short Cast",
        type="ATTACK",
        value=2,
        keywords=("TANGLE",),
        text="TANGLE: aim at any hex within range 2, and shift the target 1 hex afterwards.",
        icon="fishing-hook",
    ),
    starter(
        name="Wide Haul",
        type="ATTACK",
        value=3,
        keywords=("TANGLE", "SOLO"),
        text="TANGLE, SOLO: aim at any hex within range 3, and shift the target 1 hex afterwards.",
        icon="harpoon-chain",
    ),
    starter(
        name="Haul Line",
        type="ATTACK",
        value=4,
        keywords=("TANGLE", "SOLO"),
        text="TANGLE, SOLO. When it hits from range 3 or more, also move the target 1 hex towards you.",
        effect=(
            Move(when="attack_hit", conditions=(Range(min=3, of="target"),), who="target", up_to=1, direction="toward"),
        ),
        icon="pulley-hook",
    ),
    starter(
        name="Loose Coil",
        type="ATTACK",
        value=1,
        keywords=("TANGLE", "REBOUND"),
        text="TANGLE. REBOUND: if it wounds a Phantom, draw a card.",
        icon="wavy-chains",
    ),
    card(
        name="Barbed Seine",
        type="PERSISTENT",
        value=3,
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
        name="Anchor Weight",
        type="ATTACK",
        value=5,
        keywords=("OVERPOWER 2", "SOLO"),
        text=(
            "OVERPOWER 2, SOLO. If it damages the target, that Phantom cannot make its own moves until the end of "
            "its next turn."
        ),
        effect=(Forbid(when="damaged", who="target", what="move", next_turn=True),),
        icon="anchor",
    ),
    card(
        name="Clear the Decks",
        type="ATTACK",
        value=4,
        keywords=("CLEAVE", "KNOCKBACK 1"),
        text="CLEAVE. Push every Phantom it hits up to 1 hex (KNOCKBACK 1).",
        icon="ship-wheel",
    ),
    card(
        name="Reel Them In",
        type="FREE ACTION",
        value=2,
        window="own_turn",
        limit="round",
        keywords=("REVEAL",),
        target=Target(min=2, max=4),
        text=(
            "On your turn, once per round, discard a card: move an opposing Phantom at range 2 to 4 up to 2 hexes "
            "towards you. REVEAL returns this card to your hand."
        ),
        effect=(Discard(cost=True, n=1), Move(who="target", up_to=2, direction="toward")),
        icon="fishing-pole",
    ),
    card(
        name="Returning Hook",
        type="ATTACK",
        value=3,
        limit="round",
        keywords=("REVEAL", "SOLO"),
        text="SOLO. Once per round, REVEAL returns it to your hand after the attack resolves.",
        icon="pirate-hook",
    ),
)

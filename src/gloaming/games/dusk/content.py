"""What a screen needs to draw the game: cards by number, sets, arenas, keywords."""

from __future__ import annotations

from functools import cache
from typing import Any

from gloaming.games.dusk.arena import ARENAS
from gloaming.games.dusk.cards import BASIC_OF, CARDS, CARDS_OF, PASSIVE_OF, SETS
from gloaming.games.dusk.state import ACTIONS_PER_TURN
from gloaming.pieces.content import told

KEYWORDS: dict[str, str] = {
    "ACCURATE": "When it hits, two hit locations are rolled and the attacker picks one.",
    "BLEED": "A Phantom it hits discards a card or takes 1 more damage with a roll of its own.",
    "BRACE": "Answer an attacker who has moved this turn: this card attacks first, at any range.",
    "CARVE": "On a location without armour roll again; 4 or more deals 1 more wound.",
    "CLEAVE": "Strikes every Phantom and token at its range.",
    "CRUSH": "If it breaks armour roll again; 4 or more deals 1 more damage there.",
    "DEFEND": "After blocking it stays before you; destroy it to lower a hit location roll by 2.",
    "EMPOWER": "Once a round, banish a card from hand to put a Shard on this card.",
    "FOCUS": "In a Power Attack its roll gains 1 for each other card that is not blocked.",
    "INDESTRUCTIBLE": "Cannot be destroyed.",
    "KNOCKBACK": "Push a Phantom it hits up to so many hexes straight away from you.",
    "MELODY": "May ignore range, with 1 less on its hit location roll.",
    "MOMENTUM": "If you have moved this turn it ignores armour.",
    "OVERPOWER": "Blocking it takes so much more; its range stays the same.",
    "PAIRED": "When it hits you may discard a card to add one more hit.",
    "PARALYZE": "The Phantom it lies before may not move by itself.",
    "POISON": "If it wounds, the target banishes a card at random from hand.",
    "PRECISE": "After its hit location roll you may shift the result by 1.",
    "QUELL": "Blocks every attack of its value against you this turn.",
    "REBOUND": "If it wounds, draw a card.",
    "RESTORATIVE": "If your location with its value has armour, you may heal a wound.",
    "REVEAL": "Returns to your hand after its effect.",
    "SACROSANCT": "Cannot be banished.",
    "SMITE": "If you have not moved, aim it at a hex: it strikes every Phantom within 2 of it.",
    "SOLO": "Cannot be part of a Power Attack.",
    "STUNNED": "In its next turn the Phantom may only Pass or Hold.",
    "TANGLE": "Reaches any range up to its value; then you may shift the target 1 hex.",
    "UNIFIED": "May join any attack or block of its value made by you or a team mate.",
}


@cache
def content() -> dict[str, Any]:
    """Everything about the game that never changes."""
    return {
        "cards": [
            told(card, "name", "pool", "set", "type", "value", "keywords", "text", "icon", "starter", "attacks")
            for card in CARDS
        ],
        "basic": BASIC_OF,
        "sets": [
            {
                **told(one, "id", "kind", "name", "style", "identity", "counter", "colour", "icon"),
                "cards": CARDS_OF[number],
                "passive": PASSIVE_OF[number],
            }
            for number, one in enumerate(SETS)
        ],
        "arenas": [
            told(one, "name", "title", "cells", "large", "small", "near", "distance", "corners", "centre")
            for one in ARENAS
        ],
        "keywords": KEYWORDS,
        "limits": {"actions": ACTIONS_PER_TURN},
    }

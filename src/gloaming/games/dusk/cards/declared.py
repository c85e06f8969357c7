"""Every card of the game, declared: whoever needs the cards while modules are loaded takes them from here.

The cards of a set stand in the file that is called as the set.
"""

from __future__ import annotations

from importlib import import_module

from gloaming.games.dusk import cards
from gloaming.games.dusk.cards import BASIC, CARDS, CARDS_OF, FIRST_BASIC, PASSIVE_OF, POOL, SETS

POOL += (card.of(one) for one in SETS for card in import_module(f"{__package__}.{one.id}").CARDS)
CARDS += (*POOL, *(card for _ in range(cards.BASIC_DECKS) for card in BASIC))
CARDS_OF += (
    tuple(number for number, card in enumerate(POOL) if card.set == one.id and card.pool != "passive") for one in SETS
)
PASSIVE_OF += (
    next((number for number, card in enumerate(POOL) if card.set == one.id and card.pool == "passive"), -1)
    for one in SETS
)
cards.SET_OF += (cards.SET_NUMBER[card.set] if card.set else -1 for card in CARDS)
cards.KIND_OF += (
    number if number < FIRST_BASIC else FIRST_BASIC + BASIC.index(card) for number, card in enumerate(CARDS)
)
cards.NUMBER_OF |= {card.name: number for number, card in enumerate(POOL)}

assert len(POOL) == FIRST_BASIC, "each set has nine cards, and each Phantom a passive"

__all__ = ["CARDS", "CARDS_OF", "PASSIVE_OF", "POOL"]

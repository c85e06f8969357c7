"""Every card of the game, declared: whoever needs the cards while modules are loaded takes them from here.

The cards of a set stand in the file that is called as the set.
"""

from __future__ import annotations

from importlib import import_module

from gloaming.games.dusk.cards import (
    BASIC,
    BASIC_DECKS,
    CARDS,
    CARDS_OF,
    FIRST_BASIC,
    KIND_OF,
    NUMBER_OF,
    PASSIVE_OF,
    POOL,
    SET_NUMBER,
    SET_OF,
    SETS,
)

POOL += (card for one in SETS for card in import_module(f"{__package__}.{one.id}").CARDS)
CARDS += (*POOL, *(card for _ in range(BASIC_DECKS) for card in BASIC))
CARDS_OF += (
    tuple(number for number, card in enumerate(POOL) if card.set == one.id and card.pool != "passive") for one in SETS
)
PASSIVE_OF += (
    next((number for number, card in enumerate(POOL) if card.set == one.id and card.pool == "passive"), -1)
    for one in SETS
)
SET_OF += (SET_NUMBER[card.set] if card.set else -1 for card in CARDS)
KIND_OF += (number if number < FIRST_BASIC else FIRST_BASIC + BASIC.index(card) for number, card in enumerate(CARDS))
NUMBER_OF |= {card.name: number for number, card in enumerate(POOL)}

assert len(POOL) == FIRST_BASIC, "each set has nine cards, and each Phantom a passive"

__all__ = ["CARDS", "CARDS_OF", "PASSIVE_OF", "POOL"]

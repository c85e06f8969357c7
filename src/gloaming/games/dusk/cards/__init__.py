"""The cards of the game by number, to be read in play.

Texts know rules and rules know cards, so these lists are filled once all of both are there: by `declared.py`.
"""

from __future__ import annotations

from gloaming.games.dusk.cards.basic import BASIC
from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.cards.sets import KINDS, SET_NUMBER, SETS, CardSet, Kind

SET_SIZE = 9
BASIC_DECKS = 6
FIRST_BASIC = sum(SET_SIZE + (one.kind == "phantom") for one in SETS)
HOW_MANY = FIRST_BASIC + BASIC_DECKS * len(BASIC)
"""How many physical cards there are."""

CARDS: list[Card] = []
"""Every physical card; a position stores their numbers. BASIC decks follow the pool, one for each seat."""

POOL: list[Card] = []
"""The cards of the eighteen sets, passives included; each exists once."""

BASIC_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(range(FIRST_BASIC + deck * len(BASIC), FIRST_BASIC + (deck + 1) * len(BASIC))) for deck in range(BASIC_DECKS)
)
"""The cards of each BASIC deck."""

CARDS_OF: list[tuple[int, ...]] = []
"""The nine cards of each set."""

PASSIVE_OF: list[int] = []
"""The passive of each set, -1 for Skills and Weapons."""

SET_OF: list[int] = []
"""The set of each card, -1 for BASIC cards."""

SETS_OF: dict[str, tuple[int, ...]] = {
    kind: tuple(number for number, one in enumerate(SETS) if one.kind == kind) for kind in KINDS
}
"""The six sets of each kind."""

KIND_OF: list[int] = []
"""A number that copies of the same card share."""

NUMBER_OF: dict[str, int] = {}
"""The cards of the sets by name."""

__all__ = ["BASIC", "KINDS", "SETS", "SET_NUMBER", "Card", "CardSet", "Kind"]  # made elsewhere, to be had from here

"""Every card of the game: definitions, and the physical cards by number."""

from __future__ import annotations

from gloaming.games.casting_shadows.cards.attack_spells import ATTACK_SPELLS
from gloaming.games.casting_shadows.cards.card import Card
from gloaming.games.casting_shadows.cards.companions import COMPANIONS
from gloaming.games.casting_shadows.cards.conversion_spells import CONVERSION_SPELLS
from gloaming.games.casting_shadows.cards.counterspells import COUNTERSPELLS
from gloaming.games.casting_shadows.cards.resource_cards import RESOURCE_CARDS

DEFINITIONS: tuple[Card, ...] = (*RESOURCE_CARDS, *ATTACK_SPELLS, *CONVERSION_SPELLS, *COUNTERSPELLS, *COMPANIONS)

CARDS: tuple[Card, ...] = tuple(card for card in DEFINITIONS for _ in range(card.count))
"""Every physical card; a position stores their numbers."""

NUMBERS: dict[str, tuple[int, ...]] = {
    definition.name: tuple(n for n, card in enumerate(CARDS) if card is definition) for definition in DEFINITIONS
}
"""The numbers of all copies of a card, by its name."""


def numbers_of_deck(deck: str) -> list[int]:
    """The numbers of all cards that belong to a deck."""
    return [number for number, card in enumerate(CARDS) if card.deck == deck]

"""Totals: whether cards can add up to a value exactly, and with which next card they still can."""

from __future__ import annotations

from functools import lru_cache

from gloaming.games.dusk.cards import CARDS, HOW_MANY, KIND_OF
from gloaming.games.dusk.options import Add

MOST_OF_A_WILD = 9
ADDS = tuple(tuple(Add(card, value) for value in range(10)) for card in range(HOW_MANY))


@lru_cache(1 << 16)
def can_total(total: int, numbers: tuple[int, ...], wilds: int, at_least: int = 1) -> bool:
    """True if some of these numbers and so many Wilds, at least so many cards in all, add up to the total."""
    if not total:
        return at_least <= 0
    for at, number in enumerate(numbers):
        if number <= total and can_total(total - number, numbers[at + 1 :], wilds, at_least - 1):
            return True
    return any(
        can_total(total - value, numbers, wilds - 1, at_least - 1)
        for value in range(1, min(MOST_OF_A_WILD, total) + 1)
        if wilds
    )


@lru_cache(1 << 14)
def split(cards: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The numbers of some cards in order, and how many of them are Wilds."""
    numbers, wilds = [], 0
    for card in cards:
        if CARDS[card].type == "WILD":
            wilds += 1
        elif CARDS[card].value:
            numbers.append(CARDS[card].value)
    return tuple(sorted(numbers)), wilds


def totals(cards: tuple[int, ...], total: int, at_least: int = 1) -> bool:
    """True if some of these cards add up to the total."""
    numbers, wilds = split(cards)
    return can_total(total, numbers, wilds, at_least)


def next_cards(cards: tuple[int, ...], total: int, at_least: int = 1) -> list[Add]:
    """Each card, and for a Wild each value, with which the total can still be reached exactly."""
    found: dict[tuple[int, int], Add] = {}
    for card in cards:
        rest = tuple(other for other in cards if other != card)
        for value in CARDS[card].values:
            kind = (KIND_OF[card], value)
            if value <= total and kind not in found and totals(rest, total - value, at_least - 1):
                found[kind] = ADDS[card][value]
    return list(found.values())

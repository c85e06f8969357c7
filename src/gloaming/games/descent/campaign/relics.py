"""Relics are cards with two sides, one for the heroes and one for the overlord (DE-425)."""

from __future__ import annotations

from gloaming.games.descent.cards import CARDS, NUMBERS
from gloaming.games.descent.cards.relics import RELICS, RELICS_OF_THE_OVERLORD

HERO_SIDES: tuple[int, ...] = tuple(NUMBERS[card][0] for card in RELICS)
OVERLORD_SIDE: dict[int, int] = {
    NUMBERS[mine][0]: NUMBERS[his][0] for mine, his in zip(RELICS, RELICS_OF_THE_OVERLORD, strict=True)
}
"""The side of the overlord by the side of the heroes, in the order of the card files."""
HERO_SIDE: dict[int, int] = {his: mine for mine, his in OVERLORD_SIDE.items()}


def relic_named(name: str) -> int:
    """The hero side of a relic, by the name of either side."""
    return next(
        mine for mine, his in OVERLORD_SIDE.items() if name in (CARDS[mine].name, CARDS[his].name, said_name(his))
    )


def said_name(card: int) -> str:
    """The name printed on it: one relic has the same on both sides."""
    return CARDS[card].name.removesuffix(" (overlord)")

"""A hero with the cards he starts with."""

from __future__ import annotations

from gloaming.games.descent.cards import ARCHETYPES, CARDS, CLASSES, HERO_SHEETS, NUMBERS
from gloaming.games.descent.state import Hero


def hero_of(seat: int, name: str, class_name: str) -> Hero:
    """A hero with the basic skill and all the starting equipment of his class (DE-062)."""
    assert class_name in ARCHETYPES[HERO_SHEETS[name].archetype], "a class of his archetype (DE-058)"
    deck = CLASSES[class_name]
    items = tuple(NUMBERS[card][0] for card in deck if card.kind == "item")
    return Hero(
        seat=seat,
        name=name,
        class_name=class_name,
        sheet=next(number for number, card in enumerate(CARDS) if card.kind == "hero" and card.name == name),
        skills=tuple(NUMBERS[card][0] for card in deck if card.kind == "skill" and not card.xp),
        items=items,
        equipped=items,
    )


def nobody(seat: int) -> Hero:
    """A place in the party that is not taken yet."""
    return Hero(seat=seat, name="", class_name="", sheet=-1)

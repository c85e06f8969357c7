"""How a game starts: heroes and classes, the Overlord deck, the quest that is played."""

from __future__ import annotations

from gloaming.games.descent.cards import (
    ARCHETYPES,
    CARDS,
    CLASSES,
    HERO_SHEETS,
    NUMBERS,
)
from gloaming.games.descent.cards.card import Card
from gloaming.games.descent.cards.overlord_basic import OVERLORD_BASIC
from gloaming.games.descent.cards.search import SEARCH
from gloaming.games.descent.cards.shop_act_1 import SHOP_ACT_1
from gloaming.games.descent.cards.shop_act_2 import SHOP_ACT_2
from gloaming.games.descent.rules.begin import Begin
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.settings import Settings
from gloaming.games.descent.state import Figure, Hero
from gloaming.kernel import EVERYONE, OptionError
from gloaming.kernel.agenda import Frame

QUICK = (
    ("Grisban the Thirsty", "Berserker"),
    ("Jain Fairwood", "Wildlander"),
    ("Avric Albright", "Disciple"),
    ("Leoric of the Book", "Runemaster"),
)
"""The party of a quick game."""


def check(seats: int, options: Settings) -> None:
    """There are at least as many heroes as players who have one."""
    if options.heroes_for(seats) < seats - 1:
        raise OptionError("heroes", f"With {seats} seats there are at least {seats - 1} heroes, not {options.heroes}.")


def set_up(seats: int, chance: int, options: Settings) -> DescentPosition:
    """Everything in the box, and the heroes of a quick game already named."""
    number = options.heroes_for(seats)
    party = [hero_of(1 + n % (seats - 1), *QUICK[n]) for n in range(number)]
    return DescentPosition(
        seats=seats,
        chance=chance,
        agenda=[Frame(Begin())],
        options=options,
        quest=options.quest,
        encounter="",
        act=2 if options.level == "expert" else 1,
        heroes=party,
        figures=[Figure(kind="hero", name=hero.name, side="heroes") for hero in party],
        groups=[],
        tokens=[],
        deck=tuple(n for card in OVERLORD_BASIC for n in NUMBERS[card]),
        search_deck=tuple(n for card in SEARCH for n in NUMBERS[card]),
        shop=tuple(n for card in (*SHOP_ACT_1, *SHOP_ACT_2) for n in NUMBERS[card]),
        seen=[EVERYONE] * len(CARDS),
    )


def hero_of(seat: int, name: str, class_name: str) -> Hero:
    """A hero with the basic skill and all the starting equipment of his class (DE-062)."""
    assert class_name in ARCHETYPES[HERO_SHEETS[name].archetype], "a class of his archetype (DE-058)"
    deck = CLASSES[class_name]
    items = tuple(NUMBERS[card][0] for card in deck if card.kind == "item")
    return Hero(
        seat=seat,
        name=name,
        class_name=class_name,
        sheet=sheet_of(name),
        skills=tuple(NUMBERS[card][0] for card in deck if card.kind == "skill" and not card.xp),
        items=items,
        equipped=items,
    )


def sheet_of(name: str) -> int:
    """The card of a hero sheet."""
    return next(number for number, card in enumerate(CARDS) if card.kind == "hero" and card.name == name)


def starting_cards(class_name: str) -> tuple[Card, ...]:
    return tuple(card for card in CLASSES[class_name] if not card.xp)

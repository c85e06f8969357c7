"""A card does with the numbers its text names: how far, how much, how often."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gloaming.games.descent.cards import KINDS_OF_CARD
from gloaming.games.descent.cards.card import Ability, Card, Surge
from gloaming.games.descent.effects.lasting import Last
from gloaming.games.descent.effects.op import Around

WORDS = {"one": 1, "two": 2, "twice": 2, "second": 2, "adjacent": 1, "next to": 1, "neighbouring": 1}
AS_THE_MOMENT_SAYS = {"Counter Attack": {1}, "Defend": {1}, "Stoneskin": {3}, "Lurk": {1}, "Nimble": {2}}
"""How far away what a skill answers may be; and how far Nimble goes with Fleet of Foot."""


def in_text(text: str) -> set[int]:
    """The numbers a text names; next to somebody is 1 space away."""
    numbers = {int(number) for number in re.findall(r"\d+", text)}
    return numbers | {number for word, number in WORDS.items() if re.search(rf"\b{word}\b", text, re.IGNORECASE)}


def declared(value: Any) -> Iterator[int]:
    """The numbers of a declaration; below 0 are words for what was rolled, dealt or is there."""
    if isinstance(value, msgspec.Struct):
        for field in msgspec.structs.fields(value):
            one = getattr(value, field.name)
            place = isinstance(value, Last) and field.name == "modifier"
            cost = isinstance(value, Ability) and field.name == "fatigue"  # compared in `test_printed.py`
            if one != field.default and not place and not cost:
                yield from declared(abs(one) if field.name == "by" else one)
    elif isinstance(value, tuple):
        for one in value:
            yield from declared(one)
    elif isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        yield value


def is_text(surge: Surge) -> bool:
    """True for what is no plain number of an attack."""
    return bool(surge.do)


@pytest.mark.parametrize("card", KINDS_OF_CARD, ids=lambda card: f"{card.kind} {card.name}")
def test_every_number_a_card_uses_stands_in_its_text(card: Card):
    surges = tuple(filter(is_text, card.surges))
    numbers = {*declared((card.abilities, card.modifiers, tuple(one.do for one in surges)))}
    named = in_text(" ".join((card.text, *(one.text for one in surges)))) | AS_THE_MOMENT_SAYS.get(card.name, set())
    assert numbers <= named


@pytest.mark.parametrize(("name", "numbers"), AS_THE_MOMENT_SAYS.items())
def test_no_exception_is_out_of_date(name: str, numbers: set[int]):
    (card,) = (one for one in KINDS_OF_CARD if one.name == name)
    assert numbers <= {*declared(card.abilities)}
    assert not numbers & in_text(card.text)


@pytest.mark.parametrize("card", KINDS_OF_CARD, ids=lambda card: f"{card.kind} {card.name}")
def test_what_a_text_adds_is_added_and_what_it_takes_away_is_taken(card: Card):
    for one in card.modifiers:
        signs = {sign for sign in "+-" if f"{sign}{abs(one.by)}" in card.text}
        assert not one.by or not signs or ("+" if one.by > 0 else "-") in signs


# Whom a text means.


def around(value: Any) -> Iterator[Around]:
    """All that a declaration says about figures around somebody."""
    if isinstance(value, Around):
        yield value
    if isinstance(value, msgspec.Struct):
        value = tuple(getattr(value, field.name) for field in msgspec.structs.fields(value))
    if isinstance(value, tuple):
        for one in value:
            yield from around(one)


AROUND = [
    (card, found) for card in KINDS_OF_CARD if (found := [*around((card.abilities, card.modifiers, card.surges))])
]


@pytest.mark.parametrize(("card", "found"), AROUND, ids=lambda one: one.name if isinstance(one, Card) else "")
def test_who_has_to_be_in_sight_is_said_to_be(card: Card, found: list[Around]):
    said = re.search(r"\bin (your |his )?line of sight", card.text)
    attack = card.name == "Flail"  # its attack asks for sight as every attack does
    assert any(one.sight for one in found) == (bool(said) and not attack)


@pytest.mark.parametrize(("card", "found"), AROUND, ids=lambda one: one.name if isinstance(one, Card) else "")
def test_a_text_means_its_owner_too_where_it_says_so(card: Card, found: list[Around]):
    said = r"\b(you|he) (and|or) (heroes|each|every|all|an adjacent)|(you|itself) included"
    everybody = card.name in ("Vigor", "Cloud of Mist")  # each hero, and every space near
    owner = bool(re.search(said, card.text, re.IGNORECASE)) or everybody
    assert any(not one.others for one in found) == owner


def test_from_him_is_from_the_one_it_is_about():
    of_that = {card.name for card, found in AROUND if all(one.of_that for one in found)}
    assert of_that == {"Explosive Runes", "Web Trap", "Magic Staff"}
    assert of_that == {card.name for card, found in AROUND if any(one.of_that for one in found)}

"""What is true of every ability of a kind: attacks are declared as attacks, feats as feats, potions are used up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gloaming.games.descent.cards import KINDS_OF_CARD
from gloaming.games.descent.cards.card import Ability, Card
from gloaming.games.descent.effects.lasting import Last
from gloaming.games.descent.moments import ACTION, MOMENTS, TURN

OF_THE_OWNER = {"Attack", "AttackAll", "AttackTwo", "AttackAction", "AttackWithThis", "RushThrough"}
ATTACKS = OF_THE_OWNER | {"BlastFamiliar", "FamiliarStrikes"}
"""Ops that are an attack; a great move with an attack in it is a move."""
ABILITIES = [(card, one) for card in KINDS_OF_CARD for one in card.abilities]


def ops_in(value: Any) -> Iterator[str]:
    """The names of all ops inside an ability."""
    if isinstance(value, msgspec.Struct):
        yield type(value).__name__
        for field in msgspec.structs.fields(value):
            yield from ops_in(getattr(value, field.name))
    elif isinstance(value, tuple):
        for one in value:
            yield from ops_in(one)


def named(pair: Any) -> str:
    return pair.name if isinstance(pair, Card) else pair.at


@pytest.mark.parametrize(("card", "one"), ABILITIES, ids=named)
def test_an_action_that_is_an_attack_counts_as_one(card: Card, one: Ability):
    assert one.attacks == (one.at == ACTION and bool(ATTACKS & set(ops_in(one.do))))


@pytest.mark.parametrize(("card", "one"), ABILITIES, ids=named)
def test_an_ability_speaks_at_a_moment_there_is(card: Card, one: Ability):
    assert one.at in {*MOMENTS, ACTION, TURN, "drawn", "between"}


@pytest.mark.parametrize("card", [card for card in KINDS_OF_CARD if card.kind == "hero"], ids=named)
def test_a_hero_has_one_feat(card: Card):
    assert [one.feat for one in card.abilities].count(True) == 1
    assert " Feat: " in card.text


@pytest.mark.parametrize(("card", "one"), ABILITIES, ids=named)
def test_only_search_cards_are_turned_face_down_and_only_heroes_have_feats(card: Card, one: Ability):
    assert one.flips == (card.kind == "search" and one.at != "drawn")
    assert not one.feat or card.kind == "hero"


@pytest.mark.parametrize(("card", "one"), ABILITIES, ids=named)
def test_what_happens_by_itself_costs_nothing(card: Card, one: Ability):
    assert not one.must or not (one.fatigue or one.exhausts or one.flips or one.feat)


def made_to_last(value: Any) -> Iterator[int]:
    """The places of the modifiers that a text makes last."""
    if isinstance(value, Last):
        yield value.modifier
    elif isinstance(value, msgspec.Struct):
        value = tuple(getattr(value, field.name) for field in msgspec.structs.fields(value))
    if isinstance(value, tuple):
        for one in value:
            yield from made_to_last(one)


@pytest.mark.parametrize("card", KINDS_OF_CARD, ids=named)
def test_a_modifier_lasts_where_a_text_makes_it_last_and_works_by_itself_elsewhere(card: Card):
    places = {*made_to_last((card.abilities, card.surges))}
    assert [one.lasting for one in card.modifiers] == [n in places for n in range(len(card.modifiers))]

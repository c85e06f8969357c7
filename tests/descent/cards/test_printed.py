"""The figures printed on the cards are those of their declarations: one line of `printed.toml` for each card."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from gloaming.games.descent.cards import CLASSES, HERO_SHEETS, KINDS_OF_CARD, MONSTER_TYPES, OVERLORD_CARDS, SHEETS
from gloaming.games.descent.cards.card import Card, Sheet, Surge
from gloaming.games.descent.cards.necromancer import FAMILIARS
from gloaming.games.descent.cards.relics import RELICS_OF_THE_OVERLORD

PRINTED = tomllib.loads((Path(__file__).parent / "printed.toml").read_text())
KEYWORDS = {"Poisoned": "Poison", "Diseased": "Disease", "Immobilized": "Immobilize", "Stunned": "Stun"}
PAID_OTHERWISE = {"Execute", "Defense Training", "Ancestor Spirits", "Running Shot"}
"""Skills whose cost is no fixed one, or lies in what other cards do: scenes of their own prove it."""
ATTRIBUTES = ("might", "knowledge", "willpower", "awareness")


def said(*parts: object) -> str:
    return ", ".join(map(str, parts))


def dice(colours: Sequence[str]) -> str:
    return " ".join(colours) or "none"


def gain(one: Surge) -> str:
    """What a surge gives, in the words of the table."""
    numbers = [
        f"+{one.range} range" if one.range else "",
        f"+{one.damage} damage" if one.damage else "",
        f"Pierce {one.pierce}" if one.pierce else "",
        "Blast" if one.blast else "",
        KEYWORDS.get(one.condition, ""),
        one.text[:1].lower() + one.text[1:],
    ]
    return " and ".join(number for number in numbers if number)


def surges(of: Iterable[Surge]) -> str:
    return "surges " + ("; ".join(f"{one.cost}: {gain(one)}" for one in of) or "none")


def attributes(sheet: Sheet) -> list[str]:
    return [f"{name} {getattr(sheet, name)}" for name in ATTRIBUTES]


def strength(sheet: Sheet) -> list[str]:
    return [f"speed {sheet.speed}", f"health {sheet.health}", f"defense {dice(sheet.defense)}"]


def abilities(sheet: Sheet) -> str:
    return "abilities " + (" + ".join(sorted(sheet.abilities)) or "none")


def item(card: Card) -> str:
    traits = " + ".join(card.traits) or "no trait"
    weapon = card.attack or "no weapon"
    numbers = (f"act {card.act}", f"{card.gold} gold", f"{card.count} of it")
    return said(*numbers, card.slot, traits, weapon, f"dice {dice(card.dice)}", surges(card.surges))


@pytest.mark.parametrize("name", PRINTED["heroes"])
def test_the_sheet_of_a_hero(name: str):
    sheet = HERO_SHEETS[name]
    numbers = (*strength(sheet), f"stamina {sheet.stamina}", *attributes(sheet))
    assert said(sheet.archetype, *numbers) == PRINTED["heroes"][name]


@pytest.mark.parametrize("name", MONSTER_TYPES)
def test_the_cards_of_a_monster_type(name: str):
    one = MONSTER_TYPES[name]
    limits = [f"{one.limit('minion', heroes)} and {one.limit('master', heroes)}" for heroes in (2, 3, 4)]
    size = "x".join(map(str, one.size))
    assert said(" + ".join(one.traits), one.attack, size, *limits) == PRINTED["monsters"][name]


@pytest.mark.parametrize("act", [1, 2])
@pytest.mark.parametrize("rank", ["minion", "master"])
@pytest.mark.parametrize("name", MONSTER_TYPES)
def test_the_figures_of_a_monster(name: str, rank: str, act: int):
    for heroes in (2, 3, 4):
        sheet = SHEETS[name, rank, act, heroes]
        numbers = said(*strength(sheet), f"attack {dice(sheet.dice)}", surges(sheet.surges), abilities(sheet))
        assert numbers == PRINTED["monsters"][f"{name}, act {act}, {rank}"]


@pytest.mark.parametrize("sheet", FAMILIARS, ids=lambda sheet: sheet.name)
def test_the_figures_of_a_familiar(sheet: Sheet):
    numbers = said(sheet.attack, *strength(sheet), f"attack {dice(sheet.dice)}", surges(sheet.surges))
    assert numbers == PRINTED["familiars"][sheet.name]


@pytest.mark.parametrize("key", PRINTED["lieutenants"])
def test_the_cards_of_a_lieutenant(key: str):
    name, act, *heroes = key.split(", ")
    sheet = SHEETS[name, "", int(act[-1]), int(heroes[0][0]) if heroes else 2]
    attack = (f"attack {dice(sheet.dice)}", surges(sheet.surges), abilities(sheet))
    numbers = strength(sheet) if heroes else (sheet.attack, *attributes(sheet), *attack)
    assert said(*numbers) == PRINTED["lieutenants"][key]


@pytest.mark.parametrize("card", [one for one in KINDS_OF_CARD if one.slot], ids=lambda card: card.name)
def test_the_figures_of_an_item(card: Card):
    where = "starting_equipment" if card.hero_class else "items"
    assert item(card) == PRINTED[where][card.name + (f" of the {card.hero_class}" if card.hero_class else "")]


@pytest.mark.parametrize("card", RELICS_OF_THE_OVERLORD, ids=lambda card: card.name)
def test_the_surges_of_a_relic_of_the_overlord(card: Card):
    assert surges(card.surges) == PRINTED["relics_of_the_overlord"][card.name.removesuffix(" (overlord)")]


@pytest.mark.parametrize("card", [one for one in KINDS_OF_CARD if one.kind == "search"], ids=lambda card: card.name)
def test_the_figures_of_a_search_card(card: Card):
    action = "action" if any(one.at == "action" for one in card.abilities) else "no action"
    assert said(f"{card.count} of it", f"{card.gold} gold", *card.traits, action) == PRINTED["search"][card.name]


@pytest.mark.parametrize(("name", "skill"), [(name, skill) for name in CLASSES for skill in PRINTED["skills"][name]])
def test_the_figures_of_a_skill(name: str, skill: str):
    (card,) = (one for one in CLASSES[name] if one.name == skill)
    printed: str = PRINTED["skills"][name][skill]
    assert printed.startswith(f"{card.xp} xp, ")
    if skill in PAID_OTHERWISE:
        return
    fatigue = max((one.fatigue for one in card.abilities), default=0)
    action = "action" if any(one.at == "action" for one in card.abilities) else "no action"
    exhausts = "exhausts" if any(one.exhausts for one in card.abilities) else "stays"
    assert said(f"{card.xp} xp", f"{fatigue} fatigue", action, exhausts) == printed


@pytest.mark.parametrize("card", OVERLORD_CARDS, ids=lambda card: card.name)
def test_the_figures_of_an_overlord_card(card: Card):
    numbers = said(card.deck, f"tier {card.tier}", f"{card.count} of it", card.type, f"{card.xp} xp")
    assert numbers == PRINTED["overlord"][card.name]


def test_no_card_is_missing_and_none_is_too_many():
    assert {one.name for one in KINDS_OF_CARD if one.slot and not one.hero_class} == set(PRINTED["items"])
    assert sum(bool(one.slot and one.hero_class) for one in KINDS_OF_CARD) == len(PRINTED["starting_equipment"])
    assert {one.name for one in OVERLORD_CARDS} == set(PRINTED["overlord"])
    assert set(HERO_SHEETS) == set(PRINTED["heroes"])
    for name, cards in CLASSES.items():
        assert {card.name for card in cards if card.kind == "skill"} == set(PRINTED["skills"][name])

"""What every card costs to collect: exactly that, no less, and in the right colours."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.games.casting_shadows.cards import DEFINITIONS
from tests.casting_shadows.scene import CastingScene, casting_shadows, pool
from tests.proof import rule

LEVEL_1 = {
    "Fatal Fronds": "3 orb",
    "Feeding Frenzy": "2 blue orb, 1 blue gem",
    "Heavy Hand": "2 red orb, 1 red gem",
    "Bubble Trouble": "1 blue orb, 1 blue gem",
    "Heat Wave": "1 red orb, 1 red gem",
    "Spectral Slap": "2 blue orb, 1 gem",
    "Lightning Bug": "1 orb, 1 gem",
    "Sinister Screech": "1 shadow fragment, 2 orb",
    "Curse Void": "1 shadow fragment, 1 gem",
    "Metamorphosis": "1 orb",
    "Sapphire Synthesis": "1 orb, 1 blue gem",
    "Ruby Synthesis": "1 orb, 1 red gem",
    "Energy Bloom": "1 gem",
    "Crystallization": "1 blue orb, 1 red gem",
    "Luminous Glow": "1 red orb, 1 blue gem",
}
LEVEL_2 = {
    "Magma Hand": "1 red orb, 1 shadow fragment, 1 gem",
    "Psychic Spikes": "1 red orb, 1 shadow fragment, 1 gem",
    "Kinetic Wave": "1 blue orb, 1 shadow fragment, 1 gem",
    "Unicorn Rush": "1 orb, 1 blue gem",
    "Phoenix Flash": "1 orb, 1 red gem",
    "Deadly Shroud": "1 shadow fragment",
    "Personal Space": "2 orb",
    "Orb Duplication": "1 orb",
    "Gem Duplication": "1 gem",
}
LEVEL_3 = {
    "Infernal Assault": "1 shadow fragment, 1 red orb",
    "Sudden Doom": "1 shadow fragment, 1 blue orb",
}
GRAY = ("gem", "orb")
COSTS = [
    *(pytest.param(name, 1, cost, marks=rule("CS-234", "CS-063"), id=name) for name, cost in LEVEL_1.items()),
    *(pytest.param(name, 2, cost, marks=rule("CS-235", "CS-063"), id=name) for name, cost in LEVEL_2.items()),
    *(pytest.param(name, 3, cost, marks=rule("CS-236", "CS-063"), id=name) for name, cost in LEVEL_3.items()),
]


def beside(card: str, has: Counter[str], spells: list[str]) -> CastingScene:
    """Ann beside that card, with these resources and spells."""
    tokens = ", ".join(f"{number} {thing}" for thing, number in has.items())
    return casting_shadows(market={"Frill's home": card}, ann={"spells": spells, "pool": tokens}, bob={})


def to_give(level: int) -> list[str]:
    """A spell that meets the requirement of a card of that level."""
    return {1: [], 2: ["Bubble Trouble"], 3: ["Orb Duplication"]}[level]


def coloured(cost: str, colour: str) -> Counter[str]:
    """The cost with its gray symbols in one colour."""
    counts: Counter[str] = Counter()
    for thing, number in pool(cost).items():
        counts[f"{colour} {thing}" if thing in GRAY else thing] += number
    return counts


@pytest.mark.parametrize(("card", "level", "cost"), COSTS)
def test_the_cost_is_enough_and_anything_less_is_not(card, level, cost):
    for colour in ("red", "blue", "purple"):
        exact = coloured(cost, colour)
        t = beside(card, exact, to_give(level))
        given = list(t.ann.book)
        t.ann.does(f"collect {card}")
        assert t.pool == {}
        assert t.ann.book == [card]
        assert t.discard == given
        for thing in exact:
            t = beside(card, exact - Counter([thing]), to_give(level))
            t.ann.is_refused(f"collect {card}", rule="CS-063")


@pytest.mark.parametrize(("card", "level", "cost"), COSTS)
def test_the_wrong_colour_or_kind_does_not_pay(card, level, cost):
    exact = coloured(cost, "red")
    swaps = {"red gem": "red orb", "red orb": "red gem", "blue gem": "blue orb", "blue orb": "blue gem"}
    colours = {"red gem": "blue gem", "red orb": "blue orb", "blue gem": "red gem", "blue orb": "red orb"}
    for thing in pool(cost):
        shown = f"red {thing}" if thing in GRAY else thing
        wrong = [swaps.get(shown, "cursed crystal")] + ([colours[thing]] if thing in colours else [])
        for other in wrong:
            t = beside(card, exact - Counter([shown]) + Counter([other]), to_give(level))
            t.ann.is_refused(f"collect {card}", rule="CS-063")


@pytest.mark.parametrize(("card", "level", "cost"), COSTS)
def test_a_spell_above_level_1_costs_a_spell_of_the_level_below(card, level, cost):
    assert {definition.name: definition.level for definition in DEFINITIONS}[card] == level
    t = beside(card, coloured(cost, "red"), [])
    if level == 1:
        t.ann.is_offered(f"collect {card}")
    else:
        t.ann.is_refused(f"collect {card}", rule="CS-113")


def test_every_spell_of_the_main_deck_has_its_cost_here():
    assert {card.name for card in DEFINITIONS if card.level} == {*LEVEL_1, *LEVEL_2, *LEVEL_3}

"""No clock, no other generator, no order of sets in the kernel, the pieces and the games."""

import ast

import pytest

from tests.hygiene.chance_and_order import forbidden_calls, set_iterations
from tests.hygiene.project import python_in

SCANNED = ("kernel", "pieces", "games")


def test_no_clock_no_dice_and_no_files_but_the_positions_own():
    found = [f"{source.path} {call}" for source in python_in(*SCANNED) for call in forbidden_calls(source.tree)]
    assert found == []


def test_nothing_depends_on_the_order_of_a_set():
    found = [f"{source.path} {place}" for source in python_in(*SCANNED) for place in set_iterations(source.tree)]
    assert found == [], "sort a set before its order matters, or use dict.fromkeys to keep the order things came in"


@pytest.mark.parametrize(
    "line",
    [
        "import random",
        "import os.path",
        "from time import monotonic",
        "from datetime import datetime as clock",
        "x = hash(card)",
        "order = id(card)",
        "print(g)",
        "dice = __import__('random')",
        "importlib.import_module(name)",
    ],
)
def test_what_a_rule_may_not_call_is_found(line: str):
    assert forbidden_calls(ast.parse(f"def step(self, g):\n    {line}"))


@pytest.mark.parametrize("line", ["from collections import Counter", "x = g.below(6)", "hidden = card.id"])
def test_what_a_rule_may_call_is_not(line: str):
    assert forbidden_calls(ast.parse(f"def step(self, g):\n    {line}")) == []


@pytest.mark.parametrize(
    "line",
    [
        "for x in {1, 2}: pass",
        "for x in set(cards): pass",
        "seen = set(cards); y = [x for x in seen]",
        "seen = {c for c in cards}; y = list(seen)",
        "y = tuple({1, 2})",
        "y = [*{1, 2}]",
        "f(*{1, 2})",
        "y = next(iter({1, 2}))",
        "seen: set[int] = f(); y = {x: 1 for x in seen}",
        "for x in given: pass",
        "seen = {1}; x = seen.pop()",
        "for x in set(a) | b: pass",
        "for x in a.union(b): pass",
        "x = max({1, 2}, key=f)",
        "y = ', '.join({'a', 'b'})",
        "for x in gives(): pass",
    ],
)
def test_the_order_of_a_set_is_found(line: str):
    source = f"def gives() -> set[int]: ...\ndef step(self, g, given: set[int], cards, a, b):\n    {line}"
    assert set_iterations(ast.parse(source))


@pytest.mark.parametrize(
    "line",
    [
        "for x in sorted({2, 1}): pass",
        "for x in sorted(given, key=f): pass",
        "(x,) = given",
        "y = 3 in {1, 2}",
        "y = any(f(x) for x in given)",
        "y = {x + 1 for x in given}",
        "y = {*given, 3}",
        "y = len(given), max(given)",
        "for x in dict.fromkeys(cards): pass",
        "for x in cards: pass",
    ],
)
def test_a_set_read_in_no_order_is_fine(line: str):
    source = f"def step(self, g, given: set[int], cards):\n    {line}"
    assert set_iterations(ast.parse(source)) == []

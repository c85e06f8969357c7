"""A loop in a test of the browser ends: one that waited for ever would take the whole run with it."""

import ast
from pathlib import Path

import pytest

BROWSER = Path(__file__).parents[1] / "browser"


def loops(source: str) -> list[int]:
    """The lines at which a loop of its own begins."""
    return [node.lineno for node in ast.walk(ast.parse(source)) if isinstance(node, ast.While)]


def test_tests_of_the_browser_repeat_by_the_one_loop_that_ends():
    tests = sorted(BROWSER.glob("test_*.py"))
    assert len(tests) > 10
    assert {path.name: found for path in tests if (found := loops(path.read_text(encoding="utf-8")))} == {}


@pytest.mark.parametrize("source", ["while not seen():\n    press()", "def act():\n    while True:\n        break"])
def test_a_loop_of_its_own_is_found(source: str):
    assert loops(source)

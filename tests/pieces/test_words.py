"""Words that every game needs."""

import pytest

from gloaming.pieces.words import an, does, listed, owner_of, some, whom

NAMES = ("You", "Bob")


def test_parts_and_numbers():
    assert [listed(parts) for parts in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]
    assert [some(1, "red_gem"), some(2, "red_gem"), some(3, "hex")] == ["1 red gem", "2 red gems", "3 hexes"]
    assert [an("orb"), an("gem")] == ["an orb", "a gem"]


@pytest.mark.parametrize(
    ("verb", "bob"),
    [("cast", "casts"), ("pass", "passes"), ("reach for", "reaches for"), ("have", "has"), ("do", "does")],
)
def test_who_does_what(verb: str, bob: str):
    assert (does("You", verb), does("Bob", verb)) == (f"You {verb}", f"Bob {bob}")


def test_to_whom_and_whose():
    assert [whom(NAMES, seat) for seat in (0, 1)] == ["you", "Bob"]
    assert [owner_of(NAMES, seat) for seat in (0, 1)] == ["your", "Bob's"]

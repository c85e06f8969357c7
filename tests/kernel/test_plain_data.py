"""A position that a clone would share is refused when its class is made."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, Optional

import msgspec
import pytest

from gloaming.kernel import Event, Position, Secret
from gloaming.kernel.frozen import Frozen

Counts = dict[str, int]


class Loose(msgspec.Struct):
    """A record that can change."""

    n: int


class Branch(Frozen):
    """A record made of its own kind."""

    twigs: tuple[Branch, ...] = ()


class Holder(Frozen):
    """A frozen record with something in it that can change."""

    cards: list[int]


def position(name: str, **fields: str) -> None:
    """Make a class with these fields, as they are written."""
    type.__call__(type(Position), name, (Position,), {"__annotations__": fields, "__module__": __name__})


@pytest.mark.parametrize(
    ("written", "named"),
    [
        ("dict[str, int]", "a dict"),
        ("Counts", "a dict"),
        ("list[int] | None", "a list"),
        ("Optional[list[int]]", "a list"),
        ("set[int]", "a set"),
        ("bytearray", "a bytearray"),
        ("list[list[int]]", "a list"),
        ("tuple[list[int], ...]", "a list"),
        ("list[dict[str, int]]", "a dict"),
        ("Loose", "a Loose, which is not frozen"),
        ("list[Loose]", "a Loose, which is not frozen"),
        ("Secret[list[int]]", "a list"),
        ("Holder | None", "a list"),
        ("Any", "a Any"),
        ("list", "a list"),
    ],
)
def test_a_field_that_a_clone_would_share_is_refused(written: str, named: str):
    with pytest.raises(TypeError, match=rf"^Shared\.held cannot hold {named}, which a clone would share: a field is"):
        position("Shared", held=written)


def test_a_type_that_is_not_defined_yet_is_refused():
    with pytest.raises(TypeError, match="Early has a field of a type that is not defined above it: name 'Later'"):
        position("Early", held="Later")


class Plain(Position, kw_only=True):
    """Every kind of field a position may have."""

    most: ClassVar[dict[str, int]] = {}
    number: int = 0
    share: float = 0.5
    mode: Literal["a", "b"] = "a"
    cards: list[int]
    hidden: list[Secret[int]]
    pairs: tuple[tuple[int, str], ...] = ()
    known: frozenset[int] = frozenset()
    tree: Branch | None = None
    trees: list[Branch]


class Planted(Event):
    """Something happened."""


def test_a_clone_of_plain_data_shares_no_list_and_nobody_listens_to_it():
    pos = Plain(seats=1, chance=0, agenda=[], cards=[1], hidden=[Secret(1, 0)], trees=[Branch()], listener=[])
    twin = pos.clone()
    twin.cards.append(2)
    twin.hidden.pop()
    twin.trees.clear()
    twin.agenda += pos.agenda
    twin.tell(Planted())
    assert (pos.cards, pos.hidden, pos.trees, pos.listener) == ([1], [Secret(1, 0)], [Branch()], [])


_USED_BY_NAME = (Any, Optional, Counts, Holder)

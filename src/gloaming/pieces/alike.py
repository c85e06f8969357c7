"""Things that are alike: of those that nobody tells apart only one is offered."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

T = TypeVar("T")


def first_of_each(things: Iterable[T], look: Callable[[T], Hashable]) -> list[T]:
    """Of things that look the same, the first."""
    found: dict[Hashable, T] = {}
    for thing in things:
        found.setdefault(look(thing), thing)
    return list(found.values())

"""Whether what was worked out for some records still holds for what has become of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress, count
from operator import is_not
from typing import TypeVar

T = TypeVar("T")


def alike(before: Sequence[T], now: Sequence[T], about: Callable[[T], object]) -> bool:
    """True if there are as many, and those that are another record are the same in what it is about."""
    if len(before) != len(now):
        return False
    changed = compress(count(), map(is_not, before, now))
    return all(about(before[at]) == about(now[at]) for at in changed)

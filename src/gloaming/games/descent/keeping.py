"""Whether what was worked out for some records still holds for what has become of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from operator import is_not
from typing import TypeVar

T = TypeVar("T")


def changed(before: Sequence[T], now: Sequence[T]) -> Iterable[tuple[T, T]]:
    """Each record that is another one now, and what has become of it: mostly there is one, or none."""
    return compress(zip(before, now, strict=True), map(is_not, before, now))


def alike(before: Sequence[T], now: Sequence[T], about: Callable[[T], object]) -> bool:
    """True if there are as many, and those that are another record are the same in what it is about."""
    return len(before) == len(now) and all(about(old) == about(new) for old, new in changed(before, now))

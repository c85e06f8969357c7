"""Sets of spaces: an integer in which bit s stands for space s."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def spaces_of(mask: int) -> Iterator[int]:
    """The spaces of a set, in their order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(spaces: Iterable[int]) -> int:
    """The set of these spaces."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask

"""Seats around a table."""

from __future__ import annotations

from functools import cache


@cache
def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """All seats from one of them on."""
    return tuple((first + step) % seats for step in range(seats))

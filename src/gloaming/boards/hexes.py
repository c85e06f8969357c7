"""Hexes in axial coordinates: neighbours and distance."""

from __future__ import annotations

from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]
"""Axial coordinates (q, r)."""

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def neighbours(at: Hex) -> list[Hex]:
    """The six hexes that touch this one."""
    return [(at[0] + q, at[1] + r) for q, r in DIRECTIONS]


def distance(a: Hex, b: Hex) -> int:
    """How many steps lie between two hexes."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))

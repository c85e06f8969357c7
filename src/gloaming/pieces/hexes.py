"""Hexes in axial coordinates: neighbours, distance, rotation, discs."""

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


def rotated(at: Hex) -> Hex:
    """This hex turned by a sixth of a circle around (0, 0)."""
    q, r = at
    return (-r, q + r)


def turned_around(at: Hex) -> tuple[Hex, ...]:
    """The six hexes that this one becomes as the board turns, itself first."""
    found = [at]
    for _ in range(5):
        found.append(rotated(found[-1]))
    return tuple(found)


def disc(centre: Hex, radius: int) -> list[Hex]:
    """Every hex at most that far from the centre, row by row."""
    q, r = centre
    return [
        (q + dq, r + dr)
        for dr in range(-radius, radius + 1)
        for dq in range(-radius, radius + 1)
        if abs(dq + dr) <= radius
    ]

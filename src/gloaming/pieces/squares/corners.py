"""Corner points: up to four spaces meet in one, and what is shut about it says who can get past whom.

Spaces and corner points are numbered alike: the space (x, y) lies between the points (x, y) and (x + 1, y + 1). From
every point four arms run to its neighbours, each of them the edge between two spaces. An arm is shut by a wall, by a
shut door, or because the map ends there; it makes no difference which.
"""

from __future__ import annotations

from typing import TypeAlias

Point: TypeAlias = tuple[int, int]
Edge: TypeAlias = tuple[Point, Point]
"""A stretch between two neighbouring corner points, the one further up or left first."""

NW, NE, SE, SW = 1, 2, 4, 8
"""The quarters about a point, as bits, clockwise."""
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
"""The arms of a point, as bits: north lies between the quarters NW and NE, and so on clockwise."""

SPACES: tuple[tuple[int, Point], ...] = ((NW, (-1, -1)), (NE, (0, -1)), (SE, (0, 0)), (SW, (-1, 0)))
"""For each quarter the space that lies there, counted from the point."""
ARMS: tuple[tuple[int, Point], ...] = ((NORTH, (0, -1)), (EAST, (1, 0)), (SOUTH, (0, 1)), (WEST, (-1, 0)))
"""For each arm the point where it ends, counted from the point."""
BESIDE = {NORTH: (NW, NE), EAST: (NE, SE), SOUTH: (SE, SW), WEST: (SW, NW)}
"""For each arm the two quarters it separates."""


def turn(quarters: int, shut: int) -> int:
    """The quarters one can come to from these by turning about their point, either way, without crossing a shut arm."""
    return _TURNED[shut << 4 | quarters]


def _turn(quarters: int, shut: int) -> int:
    for _ in range(3):  # three quarter turns lead anywhere
        for arm, (one, other) in BESIDE.items():
            if not shut & arm and quarters & (one | other):
                quarters |= one | other
    return quarters


_TURNED = tuple(_turn(quarters, shut) for shut in range(16) for quarters in range(16))


def edge(one: Point, other: Point) -> Edge:
    """The edge between two neighbouring points."""
    return (one, other) if one < other else (other, one)


def edges_of(x1: int, y1: int, x2: int, y2: int) -> list[Edge]:
    """The edges of a straight stretch, from corner point to corner point."""
    if x1 == x2:
        top, bottom = sorted((y1, y2))
        return [((x1, y), (x1, y + 1)) for y in range(top, bottom)]
    if y1 == y2:
        left, right = sorted((x1, x2))
        return [((x, y1), (x + 1, y1)) for x in range(left, right)]
    raise ValueError(f"a stretch from ({x1}, {y1}) to ({x2}, {y2}) runs along no edge")


def space_in(quarter: int, point: Point) -> Point:
    """The space that lies in that quarter of a point."""
    x, y = dict(SPACES)[quarter]
    return point[0] + x, point[1] + y

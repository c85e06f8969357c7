"""Maps drawn in tests, and spaces by their places."""

from __future__ import annotations

from gloaming.games.descent.maps import TERRAIN
from gloaming.pieces.squares import Ground, Point, spaces_of

Stretch = tuple[int, int, int, int]


def drawn(*rows: str, walls: tuple[Stretch, ...] = (), doors: dict[str, Stretch] | None = None) -> Ground:
    """A map from rows: `.` plain, W water, P pit, L lava, O obstacle, blank outside."""
    listed = [(name, "door", line) for name, line in (doors or {}).items()]
    return Ground("drawn", rows, terrain=TERRAIN, walls=walls, doors=listed)


def room(width: int, height: int) -> Ground:
    """A room without anything in it."""
    return drawn(*["." * width] * height)


def places(ground: Ground, spaces: int) -> set[Point]:
    """Where the spaces of a set lie."""
    return {ground.at[space] for space in spaces_of(spaces)}


def block(left: int, top: int, right: int, bottom: int) -> list[Point]:
    """All places of a rectangle, its last row and column included."""
    return [(x, y) for y in range(top, bottom + 1) for x in range(left, right + 1)]

"""The course of a straight line between two corner points, in whole numbers: what it meets, and what cuts it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from math import gcd

from gloaming.kernel.frozen import Frozen
from gloaming.pieces.squares.bits import mask_of
from gloaming.pieces.squares.corners import EAST, NE, NORTH, NW, SE, SOUTH, SPACES, SW, WEST, Point, turn

AHEAD = {
    (1, 0): {NE: NW, SE: SW},
    (-1, 0): {NW: NE, SW: SE},
    (0, 1): {SE: NE, SW: NW},
    (0, -1): {NE: SE, NW: SW},
    (1, 1): {SE: NW},
    (-1, 1): {SW: NE},
    (1, -1): {NE: SW},
    (-1, -1): {NW: SE},
    (0, 0): {},
}
"""By the signs of a direction: the quarters in which a line leaves a point, and as which it comes to the next one."""
ALONG = {(1, 0): EAST, (-1, 0): WEST, (0, 1): SOUTH, (0, -1): NORTH}
"""The arm along which an upright or level line leaves a point."""
OUTSIDE = NORTH | EAST | SOUTH | WEST
"""What is shut about a point that no space touches."""


class Course(Frozen):
    """What a line meets, counted from where it starts."""

    points: tuple[Point, ...]
    """The corner points it meets, both ends among them."""
    spaces: tuple[Point, ...]
    """The spaces whose inside it crosses; beside an upright or level line those on both sides."""
    crossings: tuple[tuple[Point, int], ...]
    """The edges it crosses between corner points, each as an arm of a point."""
    signs: Point
    """Where it heads: the signs of its direction."""


@cache
def course(dx: int, dy: int) -> Course:
    """The course of the line from (0, 0) to (dx, dy)."""
    signs = ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))
    pieces = gcd(dx, dy) or 1
    step = (dx // pieces, dy // pieces)
    points = tuple((step[0] * i, step[1] * i) for i in range(pieces + 1 if signs != (0, 0) else 1))
    spaces: list[Point] = []
    crossings: list[tuple[Point, int]] = []
    for x, y in points[:-1]:
        if 0 in signs:
            sides = [offset for quarter, offset in SPACES if quarter in AHEAD[signs]]
            spaces += [(x + sx, y + sy) for sx, sy in sides]
        else:
            for (sx, sy), crossing in _slanted(*step):
                spaces.append((x + sx, y + sy))
                if crossing is not None:
                    (cx, cy), arm = crossing
                    crossings.append(((x + cx, y + cy), arm))
    return Course(points, tuple(spaces), tuple(crossings), signs)


def _slanted(dx: int, dy: int) -> Iterator[tuple[Point, tuple[Point, int] | None]]:
    """The spaces of a slanted line that meets no corner point on its way, each with the edge by which it is left."""
    wide, high = abs(dx), abs(dy)
    i = j = 0
    while True:
        space = (i if dx > 0 else -1 - i, j if dy > 0 else -1 - j)
        if (i, j) == (wide - 1, high - 1):
            yield space, None
            return
        if (i + 1) * high < (j + 1) * wide:  # the next upright grid line comes before the next level one
            i += 1
            yield space, ((i if dx > 0 else -i, space[1]), SOUTH)
        else:
            j += 1
            yield space, ((space[0], j if dy > 0 else -j), EAST)


class Grid:
    """Places about a map, one beyond its sides included, by single numbers."""

    def __init__(self, width: int, height: int) -> None:
        self.stride = width + 2
        self.size = self.stride * (height + 2)

    def number(self, point: Point) -> int:
        """The number of a corner point, or of a space."""
        return (point[1] + 1) * self.stride + point[0] + 1


class Laid(Frozen):
    """A course on grids of one stride: places are numbers to be added to that of the point where it starts."""

    points: tuple[int, ...]
    """The corner points it meets, without its end."""
    end: int
    spaces: tuple[int, ...]
    crossed: int
    """The edges it crosses, as a set: two bits for each point, for its arms to the south and to the east."""
    first: int
    """Where that set begins."""
    arrives: tuple[int, ...]
    """For each set of quarters about a point in which it leaves it: those in which it comes to the next one."""
    along: int
    """The arm along which it runs, if it is upright or level."""


@cache
def laid(dx: int, dy: int, stride: int) -> Laid:
    """The course of the line from a point to another on grids of a stride."""
    way = course(dx, dy)
    crossed = [2 * (y * stride + x) + (arm == EAST) for (x, y), arm in way.crossings]
    first = min(crossed, default=0)
    *points, end = (y * stride + x for x, y in way.points)
    ahead = AHEAD[way.signs].items()
    return Laid(
        points=tuple(points),
        end=end,
        spaces=tuple(y * stride + x for x, y in way.spaces),
        crossed=mask_of(bit - first for bit in crossed),
        first=first,
        arrives=tuple(sum(to for quarter, to in ahead if quarters & quarter) for quarters in range(16)),
        along=ALONG.get(way.signs, 0),
    )


class Walls:
    """What is shut on a map: what cuts a line."""

    def __init__(self, grid: Grid, arms: Mapping[Point, int]) -> None:
        self._arms = [OUTSIDE] * grid.size
        self._edges = (1 << 2 * grid.size) - 1
        """Every edge that is shut, as in `Laid.crossed`."""
        for point, shut in arms.items():
            at = grid.number(point)
            self._arms[at] = shut
            for bit, arm in enumerate((SOUTH, EAST), 2 * at):
                if not shut & arm:
                    self._edges ^= 1 << bit

    def let_pass(self, at: int, way: Laid, looker: int, target: int) -> bool:
        """Whether nothing cuts a line; at its start it comes from that quarter, at its end it goes on in the other one.

        Between corner points it may cross no shut edge. Wherever it meets a corner point, it must be possible to turn
        about it from where the line comes from to where it goes on. Along an edge it is on both sides, or, if the edge
        is shut, on those it can have come to.
        """
        if self._edges >> 2 * at + way.first & way.crossed:
            return False
        quarters = looker
        for point in way.points:
            shut = self._arms[at + point]
            quarters = way.arrives[turn(quarters, shut)]
            if not quarters:
                return False
            if way.along and not shut & way.along:
                quarters = way.arrives[-1]
        return bool(turn(quarters, self._arms[at + way.end]) & target)

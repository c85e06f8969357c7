"""The course of a straight line between two corner points, in whole numbers: what it meets, and what cuts it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from math import gcd

from gloaming.kernel.frozen import Frozen
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


def passes(arms: Mapping[Point, int], start: Point, end: Point, looker: int, target: int) -> bool:
    """Whether no wall cuts a line; at its start it comes from that quarter, at its end it goes on in the other one.

    Between corner points it may cross no shut edge. Wherever it meets a corner point, it must be possible to turn
    about it from where the line comes from to where it goes on. Along an edge it is on both sides, or, if the edge is
    shut, on those it can have come to.
    """
    x, y = start
    way = course(end[0] - x, end[1] - y)
    for (cx, cy), arm in way.crossings:
        if arms.get((x + cx, y + cy), OUTSIDE) & arm:
            return False
    quarters = looker
    last = way.points[-1]
    for point in way.points:
        shut = arms.get((x + point[0], y + point[1]), OUTSIDE)
        quarters = turn(quarters, shut)
        if point == last:
            break
        ahead = AHEAD[way.signs]
        left = {quarter: to for quarter, to in ahead.items() if quarters & quarter}
        if not left:
            return False
        if way.signs in ALONG and not shut & ALONG[way.signs]:
            left = ahead
        quarters = sum(left.values())
    return bool(quarters & target)

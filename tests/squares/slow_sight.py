"""Line of sight once more: slow, and written down as the rules say it, without a line of the game's own geometry."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor

from gloaming.games.descent.maps import EncounterMap
from gloaming.pieces.squares import Point

Place = tuple[Fraction, Fraction]


class SlowSight:
    """Sight on one map of the file, with some doors shut."""

    def __init__(self, drawn: EncounterMap, shut: set[str]) -> None:
        self.spaces = {(x, y): sign for y, row in enumerate(drawn.terrain) for x, sign in enumerate(row) if sign != " "}
        self.obstacles = {space for space, sign in self.spaces.items() if sign == "O"}
        shut_stretches = [*drawn.walls, *(door.line for door in drawn.doors if door.id in shut)]
        self.cut = {pair for stretch in shut_stretches for pair in separated(*stretch)}

    def sees(self, looker: set[Point], target: Point, figures: set[Point]) -> bool:
        """Whether a line is free from some corner of a space of the looker to some corner of the target space."""
        blocked = (figures | self.obstacles) - looker
        starts = [(own, corner) for own in looker for corner in corners(own)]
        return any(self.free(own, target, start, end, blocked) for own, start in starts for end in corners(target))

    def free(self, own: Point, target: Point, start: Point, end: Point, blocked: set[Point]) -> bool:
        """Follow one line, always knowing in which spaces it can be."""
        now = self.joined({own}, touching(start))
        for beside, about_next in stretches(start, end):
            now = self.joined(now & beside, beside)
            if not now or beside & blocked:
                return False
            now = self.joined(now, about_next)
        return target in now

    def joined(self, spaces: set[Point], among: frozenset[Point]) -> set[Point]:
        """These spaces, and those of the others one gets to from them over open edges."""
        found = set(spaces)
        while more := {there for there in among - found if any(self.open(here, there) for here in found)}:
            found |= more
        return found

    def open(self, here: Point, there: Point) -> bool:
        """Whether two spaces lie side by side with nothing between them."""
        side_by_side = abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1
        return side_by_side and {here, there} <= self.spaces.keys() and frozenset((here, there)) not in self.cut


def separated(x1: int, y1: int, x2: int, y2: int) -> list[frozenset[Point]]:
    """The pairs of spaces that a stretch of wall lies between."""
    if x1 == x2:
        return [frozenset(((x1 - 1, y), (x1, y))) for y in range(min(y1, y2), max(y1, y2))]
    return [frozenset(((x, y1 - 1), (x, y1))) for x in range(min(x1, x2), max(x1, x2))]


def corners(space: Point) -> list[Point]:
    """The four corners of a space."""
    x, y = space
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


@lru_cache(maxsize=1 << 15)
def stretches(start: Point, end: Point) -> list[tuple[frozenset[Point], frozenset[Point]]]:
    """A line cut where it meets the grid: for each stretch the spaces it touches, and those that touch its end."""
    (x1, y1), (x2, y2) = start, end
    shares = {Fraction(x - x1, x2 - x1) for x in range(min(x1, x2), max(x1, x2) + 1)} if x1 != x2 else set()
    shares |= {Fraction(y - y1, y2 - y1) for y in range(min(y1, y2), max(y1, y2) + 1)} if y1 != y2 else set()
    meetings = [(x1 + share * (x2 - x1), y1 + share * (y2 - y1)) for share in sorted(shares)]
    return [
        (touching(((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)), touching(other))
        for one, other in pairwise(meetings)
    ]


def touching(place: Point | Place) -> frozenset[Point]:
    """The spaces, of the map or not, that a place lies in or on the border of."""
    x, y = place
    columns = {floor(x), ceil(x) - 1}
    rows = {floor(y), ceil(y) - 1}
    return frozenset((column, row) for column in columns for row in rows)

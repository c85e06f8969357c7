"""Lines of sight: from a corner of one space to a corner of another, exact, traced once per pair of spaces.

A line is kept as the set of what it passes: the spaces whose inside it crosses or along whose edge it runs, and the
doors that must be open for it. It is free if it has nothing in common with what is in the way. Lines that a wall cuts
are not kept, nor those that pass everything another one passes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from gloaming.kernel.frozen import Frozen
from gloaming.pieces.squares.bits import spaces_of
from gloaming.pieces.squares.corners import NE, NW, SE, SW, Point
from gloaming.pieces.squares.lines import Grid, Walls, course, laid

if TYPE_CHECKING:
    from gloaming.pieces.squares.ground import Ground


class Hindrance(Frozen):
    """Why a space is not seen: what hinders the least hindered line to it. With neither, walls cut all lines."""

    spaces: int = 0
    """The spaces in the way: figures or obstacles stand there."""
    doors: int = 0
    """The shut doors in the way."""


class Line(Frozen):
    """A line as it is drawn: from corner to corner, and what stops it."""

    start: Point
    end: Point
    stopped: int = 0
    """The spaces and shut doors in its way, as one set; empty for a free line."""


class Sight:
    """All lines of one ground."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._grid = Grid(ground.width, ground.height)
        self._spaces = [0] * self._grid.size
        """The space at each place of the grid, as a set; empty where there is none."""
        for point, number in ground.number.items():
            self._spaces[self._grid.number(point)] = 1 << number
        self._walls: dict[int, Walls] = {}
        self._open, self._shut = self._with_shut(0), self._with_shut(ground.all_doors)
        self._lines: list[list[tuple[int, ...] | None]] = [[None] * ground.size for _ in range(ground.size)]
        self._drawn: dict[tuple[int, int], list[Line]] = {}

    def lines(self, looker: int, target: int) -> tuple[int, ...]:
        """The lines from a space to another, at most 16; what they pass is told without the looker's space."""
        found = self._lines[looker][target]
        if found is None:
            self._trace(looker, target)
            found = self._lines[looker][target]
            assert found is not None
        return found

    def free(self, looker: int, target: int, stops: int) -> bool:
        """Whether some line from a figure's spaces to a space passes nothing of what stops it."""
        while looker:
            low = looker & -looker
            space = low.bit_length() - 1
            lines = self._lines[space][target]
            for passed in self.lines(space, target) if lines is None else lines:
                if not passed & stops:
                    return True
            looker ^= low
        return False

    def all_free(self, looker: int, stops: int) -> int:
        """All spaces to which some line is free, those of the looker left out."""
        seen = looker
        for space in spaces_of(looker):
            bit = 1
            for target, lines in enumerate(self._lines[space]):
                if not seen & bit:
                    for passed in self.lines(space, target) if lines is None else lines:
                        if not passed & stops:
                            seen |= bit
                            break
                bit <<= 1
        return seen & ~looker

    def hindrance(self, looker: int, target: int, stops: int, size: int) -> Hindrance | None:
        """What stops the line that is stopped by the least; None if one is free."""
        stopped = [passed & stops for space in spaces_of(looker) for passed in self.lines(space, target)]
        if not stopped:
            return Hindrance()
        least = min(stopped, key=lambda mask: (mask.bit_count(), mask))
        if not least:
            return None
        spaces = least & ((1 << size) - 1)
        return Hindrance(spaces, least ^ spaces)

    def drawn(self, looker: int, target: int, stops: int) -> Line | None:
        """The line to draw to a space: of the least hindered ones the shortest; None if walls cut them all."""
        lines = [line for space in spaces_of(looker) for line in self._corner_lines(space, target)]
        least = min(lines, key=lambda line: ((line.stopped & stops).bit_count(), *_to_draw(line)), default=None)
        return None if least is None else replace(least, stopped=least.stopped & stops)

    def _corner_lines(self, looker: int, target: int) -> list[Line]:
        """Every line that walls do not cut, as if all that it passes stopped it."""
        if (looker, target) not in self._drawn:
            self._drawn[looker, target] = [
                Line(start, end, passed & ~(1 << looker)) for start, end, passed in self._between(looker, target)
            ]
        return self._drawn[looker, target]

    def _trace(self, one: int, other: int) -> None:
        """Trace all lines between two spaces; they are the same both ways."""
        lines = [passed for _, _, passed in self._between(one, other)]
        self._lines[one][other] = _least([passed & ~(1 << one) for passed in lines])
        self._lines[other][one] = _least([passed & ~(1 << other) for passed in lines])

    def _between(self, one: int, other: int) -> Iterator[tuple[Point, Point, int]]:
        """Every line that walls do not cut: its ends and what it passes, for each smallest set of doors to be open."""
        ground, grid = self._ground, self._grid
        ends = _corners(ground.at[other])
        for looker, start in _corners(ground.at[one]):
            at = grid.number(start)
            for target, end in ends:
                way = laid(end[0] - start[0], end[1] - start[1], grid.stride)
                if not self._open.let_pass(at, way, looker, target):
                    continue
                spaces = 0
                for place in way.spaces:
                    spaces |= self._spaces[at + place]
                if not ground.doors or self._shut.let_pass(at, way, looker, target):
                    yield start, end, spaces
                    continue
                met = self._doors_met(start, end)
                found: list[int] = []
                for opened in _subsets(met):
                    if not any(opened & less == less for less in found):
                        walls = self._with_shut(ground.all_doors & ~opened)
                        if walls.let_pass(at, way, looker, target):
                            found.append(opened)
                            yield start, end, spaces | opened

    def _doors_met(self, start: Point, end: Point) -> int:
        """The doors that a line touches."""
        way = course(end[0] - start[0], end[1] - start[1])
        met = 0
        for x, y in (*way.points, *(point for point, _ in way.crossings)):
            met |= self._ground.doors_at.get((start[0] + x, start[1] + y), 0)
        return met

    def _with_shut(self, doors: int) -> Walls:
        """What is shut while these doors are."""
        found = self._walls.get(doors)
        if found is None:
            found = self._walls[doors] = Walls(self._grid, self._ground.arms(doors))
        return found


def _to_draw(line: Line) -> tuple[int, Point, Point]:
    """The shortest line comes first."""
    (x1, y1), (x2, y2) = line.start, line.end
    return (x2 - x1) ** 2 + (y2 - y1) ** 2, line.start, line.end


def _corners(space: Point) -> tuple[tuple[int, Point], ...]:
    """The corners of a space, each with the quarter in which the space lies."""
    x, y = space
    return (SE, (x, y)), (SW, (x + 1, y)), (NE, (x, y + 1)), (NW, (x + 1, y + 1))


def _subsets(doors: int) -> list[int]:
    """Sets of one or more of these doors, the smallest first."""
    each = [1 << door for door in spaces_of(doors)]
    return [sum(some) for many in range(1, len(each) + 1) for some in combinations(each, many)]


def _least(masks: list[int]) -> tuple[int, ...]:
    """Those of some sets that hold no other one, the smallest first."""
    kept: list[int] = []
    for mask in sorted(set(masks), key=lambda mask: (mask.bit_count(), mask)):
        if not any(mask & less == less for less in kept):
            kept.append(mask)
    return tuple(kept)

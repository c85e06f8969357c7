"""The floor: the ground with some of its doors shut. Who is adjacent to whom, counting, nearest spaces, bases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from gloaming.pieces.squares.bits import mask_of, spaces_of
from gloaming.pieces.squares.corners import EAST, NE, NW, SE, SOUTH, SW, Point, turn
from gloaming.pieces.squares.reach import Going, Reach
from gloaming.pieces.squares.sight import Hindrance, Line
from gloaming.pieces.squares.terrain import WALK, Gait

if TYPE_CHECKING:
    from gloaming.pieces.squares.ground import Ground


class Floor:
    """What can be asked of a map while certain doors are shut; kept with the ground, never in a position."""

    def __init__(self, ground: Ground, shut: int, arms: Mapping[Point, int]) -> None:
        self.ground = ground
        self.shut = shut
        self.stops_sight = ground.blocking | shut
        """What is in the way of every line, whoever stands where: obstacles and shut doors."""
        self.neighbours = _neighbours(ground, arms)
        """For each space the spaces adjacent to it."""
        self.counted = tuple(
            0 if ground.blocking >> space & 1 else around & ~ground.blocking
            for space, around in enumerate(self.neighbours)
        )
        """For each space the adjacent spaces that a count can go on to."""
        self._adjacent: dict[int, int] = {}
        self._goings: dict[Gait, Going] = {}
        self._reached: tuple[tuple[int, Gait, int, int], int, Reach] | None = None
        """What was asked last, with how many points, and what came of it: whoever chooses a way then goes it."""
        self._rings: dict[int, tuple[int, ...]] = {}
        self._within: dict[tuple[int, int], int] = {}
        self._bases: dict[tuple[int, int], tuple[int, ...]] = {}

    # Adjacency and counting

    def adjacent(self, spaces: int) -> int:
        """The spaces adjacent to a figure that stands on these; its own are not among them."""
        found = self._adjacent.get(spaces)
        if found is None:
            found = 0
            for space in spaces_of(spaces):
                found |= self.neighbours[space]
            found = self._adjacent[spaces] = found & ~spaces
        return found

    def rings(self, spaces: int) -> tuple[int, ...]:
        """The spaces 0, 1, 2, ... away from these: figures never stop a count, obstacles, walls and shut doors do."""
        found = self._rings.get(spaces)
        if found is None:
            rings, counted = [spaces], spaces
            while True:
                ring = 0
                for space in spaces_of(rings[-1]):
                    ring |= self.counted[space]
                ring &= ~counted
                if not ring:
                    break
                counted |= ring
                rings.append(ring)
            found = self._rings[spaces] = tuple(rings)
        return found

    def distance(self, one: int, other: int) -> int | None:
        """How many spaces the nearest of these is away from the nearest of those; None if no count leads there."""
        return next((away for away, ring in enumerate(self.rings(one)) if ring & other), None)

    def within(self, spaces: int, most: int) -> int:
        """The spaces at most that many spaces away from these, themselves among them."""
        found = self._within.get((spaces, most))
        if found is None:
            found = 0
            for ring in self.rings(spaces)[: most + 1]:
                found |= ring
            self._within[spaces, most] = found
        return found

    def nearest(self, spaces: int, among: int) -> int:
        """Those of some spaces that are nearest to these: one, several equally near, or none."""
        return next((ring & among for ring in self.rings(spaces) if ring & among), 0)

    # Places for figures

    def empty(self, figures: int) -> int:
        """The spaces without a figure that block neither movement nor sight."""
        return self.ground.all & ~self.ground.blocking & ~figures

    def bases(self, size: tuple[int, int]) -> tuple[int, ...]:
        """Every way to lay a base of that size, either way round, with no obstacle under it and no wall between."""
        found = self._bases.get(size)
        if found is None:
            ways = dict.fromkeys((size, size[::-1]))
            laid = [self._base(point, w, h) for w, h in ways for point in self.ground.at]
            found = self._bases[size] = tuple(sorted(base for base in laid if base))
        return found

    def fitting(self, size: tuple[int, int], free: int) -> list[int]:
        """The ways to lay a base of that size on free spaces only."""
        taken = ~free
        return [base for base in self.bases(size) if not base & taken]

    def nearest_fitting(self, size: tuple[int, int], spaces: int, free: int) -> list[int]:
        """The ways to lay a base on free spaces that lie nearest to these, by its nearest space."""
        fitting = self.fitting(size, free)
        nearest = self.nearest(spaces, _union(fitting))
        return [base for base in fitting if base & nearest]

    def _base(self, corner: Point, width: int, height: int) -> int:
        """The base with that top left space; 0 if it does not lie on open floor."""
        x, y = corner
        number, base = self.ground.number, 0
        for point in ((x + dx, y + dy) for dy in range(height) for dx in range(width)):
            if point not in number:
                return 0
            base |= 1 << number[point]
        if base & self.ground.blocking:
            return 0
        arms = self.ground.arms(self.shut)
        upright = ((x + dx, y + dy) for dx in range(1, width) for dy in range(height))
        level = ((x + dx, y + dy) for dx in range(width) for dy in range(1, height))
        if any(arms[point] & SOUTH for point in upright) or any(arms[point] & EAST for point in level):
            return 0
        return base

    # Sight

    def sees(self, looker: int, space: int, figures: int) -> bool:
        """Whether a figure standing on some spaces sees a space, past all figures (its own spaces never hinder it)."""
        return self.ground.sight.free(looker, space, (figures | self.stops_sight) & ~looker)

    def sees_figure(self, looker: int, figure: int, figures: int) -> int:
        """The spaces of a figure that another one sees; the rest of it is in the way of its far spaces."""
        deep = self.ground.deep
        if not (looker & ~deep and figure & ~deep) and not self.adjacent(looker) & figure:
            return 0
        return mask_of(space for space in spaces_of(figure) if self.sees(looker, space, figures))

    def seen(self, looker: int, figures: int) -> int:
        """All spaces that a figure sees; its own are not among them."""
        return self.ground.sight.all_free(looker, (figures | self.stops_sight) & ~looker)

    def in_the_way(self, looker: int, space: int, figures: int) -> Hindrance | None:
        """What hinders the least hindered line to a space; None if the space is seen."""
        return self.ground.sight.hindrance(looker, space, (figures | self.stops_sight) & ~looker, self.ground.size)

    def line_to(self, looker: int, space: int, figures: int) -> Line | None:
        """The line to draw from a figure to a space, with what stops it; None if walls cut all lines."""
        return self.ground.sight.drawn(looker, space, (figures | self.stops_sight) & ~looker)

    # Movement

    def going(self, gait: Gait) -> Going:
        """What terrain does to a figure that goes so."""
        found = self._goings.get(gait)
        if found is None:
            found = self._goings[gait] = Going(self, gait)
        return found

    def reach(self, spaces: int, points: int, gait: Gait = WALK, *, blocked: int = 0, passable: int = 0) -> Reach:
        """Where a figure gets with these points: it never enters blocked spaces and does not stop in passable ones."""
        asked = (spaces, gait, blocked, passable)
        if self._reached is not None:
            kept, most, found = self._reached
            if kept == asked and points <= most:
                return found if points == most else found.with_fewer(points)
        found = Reach(self, spaces, points, gait, blocked=blocked & ~spaces, passable=passable & ~spaces)
        self._reached = (asked, points, found)
        return found


def _neighbours(ground: Ground, arms: Mapping[Point, int]) -> tuple[int, ...]:
    """For each space the spaces that share an open edge with it, or a corner about which one can turn to them."""
    found = [0] * ground.size

    def join(one: Point, other: Point) -> None:
        if one in ground.number and other in ground.number:
            found[ground.number[one]] |= 1 << ground.number[other]
            found[ground.number[other]] |= 1 << ground.number[one]

    for (x, y), shut in arms.items():
        if not shut & EAST:
            join((x, y - 1), (x, y))
        if not shut & SOUTH:
            join((x - 1, y), (x, y))
        if turn(NW, shut) & SE:
            join((x - 1, y - 1), (x, y))
        if turn(NE, shut) & SW:
            join((x, y - 1), (x - 1, y))
    return tuple(found)


def _union(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found

"""Reach: where a figure gets with its movement points, by which way, and what that costs and does to it."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from gloaming.pieces.squares.bits import mask_of, spaces_of
from gloaming.pieces.squares.terrain import Gait

if TYPE_CHECKING:
    from gloaming.pieces.squares.floor import Floor


class Reach:
    """Every space a figure can get to. Ways are the cheapest; among those the least harmful; then straight ones.

    A large figure starts on any of its spaces and moves as if it stood on that one alone; it can stop only where its
    base, laid over the space it got to, fits.
    """

    def __init__(self, floor: Floor, start: int, points: int, gait: Gait, *, blocked: int, passable: int) -> None:
        going = floor.going(gait)
        free = floor.empty(blocked | passable)
        self._floor = floor
        self._going = going
        self._start = start
        self._layers = [start]
        """What is first reached for 0, 1, 2, ... points."""
        self._onward = [start]
        """What of it one can go on from."""
        self.harms: dict[int, int] = {}
        """The damage suffered on the way to a space, where there is any."""
        self._paths: dict[int, tuple[int, ...]] = {}
        """The ways that were asked for, and those they begin with."""
        self._walk(points, floor.ground.all & ~blocked & ~going.closed)
        self.all = 0
        """Every space it can get to, also those where it cannot stop; its start among them."""
        for layer in self._layers:
            self.all |= layer
        self.stops = self.all & free
        """The spaces where it can stop."""
        if gait.large:
            covered = 0
            for base in floor.fitting(gait.base, free):
                covered |= base
            self.stops &= covered
        if self.all & ~start & going.harmful:
            self._add_up_harm()

    def with_fewer(self, points: int) -> Reach:
        """What of this is reached with fewer points: costs, ways and harm are the same."""
        less = copy(self)
        less._layers = self._layers[: points + 1]
        less.all = 0
        for layer in less._layers:
            less.all |= layer
        less.stops = self.stops & less.all
        return less

    def nearest_first(self) -> list[tuple[int, int]]:
        """The spaces where it can stop and what each costs, the cheapest first, then in their order."""
        found = []
        for cost, layer in enumerate(self._layers):
            left = layer & self.stops
            while left:
                low = left & -left
                found.append((low.bit_length() - 1, cost))
                left ^= low
        return found

    def cost(self, space: int) -> int:
        """The movement points it takes to get to a space."""
        return next(cost for cost, layer in enumerate(self._layers) if layer >> space & 1)

    def harm(self, space: int) -> int:
        """The damage suffered on the way to a space, by entering the spaces of the way and itself."""
        return self.harms.get(space, 0)

    def path(self, space: int) -> tuple[int, ...]:
        """The spaces entered one after the other, that one last; none if it starts there."""
        return self._path(space, self.cost(space))

    def _path(self, space: int, cost: int) -> tuple[int, ...]:
        if not cost:
            return ()
        path = self._paths.get(space)
        if path is None:
            spent = cost - self._going.cost(space)
            path = self._paths[space] = (*self._path(self._before(space, spent), spent), space)
        return path

    def hazards(self, space: int) -> tuple[int, ...]:
        """The spaces of the way that harm or halt it, in the order it enters them."""
        dangerous = self._going.harmful | self._going.halting
        return tuple(entered for entered in self.path(space) if dangerous >> entered & 1)

    def _walk(self, points: int, enterable: int) -> None:
        going, neighbours = self._going, self._floor.neighbours
        layers, onward = self._layers, self._onward
        around: list[int] = []
        left = enterable & ~self._start
        edge, idle = self._start, 0
        for cost in range(1, points + 1):
            spread = 0
            while edge:
                low = edge & -edge
                spread |= neighbours[low.bit_length() - 1]
                edge ^= low
            entered = spread & going.plain
            if going.dear:
                around.append(spread)
                for price, spaces in going.dear:
                    if price <= cost:
                        entered |= around[cost - price] & spaces
            entered &= left
            left ^= entered
            layers.append(entered)
            edge = entered & ~going.halting
            onward.append(edge)
            idle = 0 if edge else idle + 1
            if idle == going.dearest:
                break

    def _add_up_harm(self) -> None:
        """The least harm on the cheapest ways to each space, layer by layer."""
        for cost, layer in enumerate(self._layers[1:], 1):
            for space in spaces_of(layer):
                before = self._floor.neighbours[space] & self._onward[cost - self._going.cost(space)]
                least = min(self.harm(one) for one in spaces_of(before))
                if harm := least + self._going.harm(space):
                    self.harms[space] = harm

    def _before(self, space: int, cost: int) -> int:
        """From where one enters a space, having spent so much: the least harmed, then straight, then the first."""
        before = self._floor.neighbours[space] & self._onward[cost]
        if self.harms:
            harms = {one: self.harm(one) for one in spaces_of(before)}
            least = min(harms.values())
            before = mask_of(one for one, harm in harms.items() if harm == least)
        before = before & self._floor.ground.straight[space] or before
        return (before & -before).bit_length() - 1


class Going:
    """What terrain does to one gait on one ground, as sets of spaces."""

    def __init__(self, floor: Floor, gait: Gait) -> None:
        ground = floor.ground
        self.closed = self.halting = self.harmful = 0
        self._harms: list[tuple[int, int]] = []
        plain = ground.all
        dear: dict[int, int] = {}
        for name, kind in ground.kinds.items():
            spaces = ground.terrain[name]
            if not spaces or name in gait.ignores:
                continue
            if kind.blocks:
                self.closed |= spaces
            if kind.cost > 1 and not gait.flat:
                dear[kind.cost] = dear.get(kind.cost, 0) | spaces
                plain &= ~spaces
            if kind.whole and gait.large:
                continue
            if kind.halts:
                self.halting |= spaces
            if kind.harm:
                self.harmful |= spaces
                self._harms.append((kind.harm, spaces))
        self.plain = plain
        """The spaces that cost one point."""
        self.dear = tuple(dear.items())
        """What costs more: the price, and the spaces."""
        self.dearest = max((price for price, _ in self.dear), default=1)

    def cost(self, space: int) -> int:
        return next((price for price, spaces in self.dear if spaces >> space & 1), 1)

    def harm(self, space: int) -> int:
        return sum(harm for harm, spaces in self._harms if spaces >> space & 1)

"""Walking: a Phantom goes to another hex, by itself or because somebody moves it."""

from __future__ import annotations

from functools import lru_cache

from gloaming.games.dusk.arena import ARENAS, HEXES, can_walk, ends_within, exact_ends, shortest
from gloaming.games.dusk.effects import Direction
from gloaming.games.dusk.options import Go, Stay
from gloaming.games.dusk.rules.moments import happened
from gloaming.games.dusk.state import NOTHING
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Ask, Next, Option, again, done
from gloaming.pieces.subjects import SeatRule

GOES = tuple(Go(place) for place in range(HEXES))
STAY = Stay()


@lru_cache(1 << 14)
def _goes(ends: tuple[int, ...]) -> tuple[Go, ...]:
    """Moves to these hexes."""
    return tuple(GOES[end] for end in ends)


@lru_cache(1 << 14)
def directed_ends(arena: int, start: int, length: int, taken: int, anchor: int, sign: int) -> tuple[int, ...]:
    """Where a move can end of which each hex is nearer to the anchor (sign -1), or farther from it (sign 1)."""
    board = ARENAS[arena]
    found: list[int] = []
    level = [start]
    for step in range(1, length + 1):
        distance = board.distance[anchor][start] + sign * step
        level = sorted(
            {
                place
                for at in level
                for place in board.near[at]
                if board.distance[anchor][place] == distance and not taken >> place & 1
            }
        )
        found += level
    return tuple(sorted(found))


def own_move_possible(g: Play, seat: int, length: int) -> bool:
    """True if a Phantom that is not held still can move exactly so far by itself."""
    at = g.players[seat].hex
    if g.tethers(seat):
        return bool(_untethered(g, seat, exact_ends(g.arena, at, length, g.taken(seat))))
    return can_walk(g.arena, at, length, g.taken(seat))


def _untethered(g: Play, seat: int, ends: tuple[int, ...]) -> tuple[int, ...]:
    """Those ends that are no farther from the owner of a tether than the Phantom is now."""
    for owner in g.tethers(seat):
        distance = g.board.distance[g.players[owner].hex]
        ends = tuple(end for end in ends if distance[end] <= distance[g.players[seat].hex])
    return ends


class Walk(SeatRule):
    """Move a Phantom: exactly so far, or up to so far; hex by hex where a Wick may be walked over."""

    by: int
    length: int
    exact: bool = False
    direction: Direction = "any"
    through: bool = False
    stepwise: bool = False
    """True if the way itself is a choice, so that it is made hex by hex."""
    start: int = NOTHING
    path: tuple[int, ...] = ()
    """The hexes chosen so far; without steps, only the last."""
    walked: int = 0

    def begin(self, g: Play) -> Next:
        player = g.players[self.seat]
        if player.out or not self.length or (self.by == self.seat and g.held_still(self.seat)):
            return done()
        distance = g.board.distance[player.hex]
        near = any(distance[wick] <= self.length for wick in g.enemy_wicks(self.seat))
        stepwise = near and not self.through and not g.tethers(self.seat)
        return self.having(start=player.hex, stepwise=stepwise)

    def ask(self, g: Play) -> Next:
        ends = self._ends(g)
        if not ends:
            return again("arrive")
        return Ask(self.by, "go", _goes(ends) if self.exact else (*_goes(ends), STAY))

    def go(self, g: Play, option: Option) -> Next:
        if not isinstance(option, Go):
            return again("arrive")
        steps = self._steps_to(g, option.hex)
        g.move_phantom(self.seat, option.hex, steps, self.by)
        return self.having(path=(*self.path, option.hex), walked=self.walked + steps)

    def walk_over_wick(self, g: Play) -> Next:
        if self.path[-1] in g.enemy_wicks(self.seat):
            g.remove_wick(self.path[-1])
            return happened(g, "destroyed", self.by, g.beadle())
        return None

    def go_on(self, g: Play) -> Next:
        if g.players[self.seat].out:
            return done()
        return again("ask") if self.stepwise and self.walked < self.length else None

    def arrive(self, g: Play) -> Next:
        if self.by != self.seat or not self.path:
            return done()
        return happened(g, "moved", self.seat, self.seat, hex=self.start, walked=self.walked)

    def _steps_to(self, g: Play, end: int) -> int:
        """How many hexes the way to an end takes."""
        if self.stepwise:
            return 1
        if self.exact:
            return self.length
        if self.through:
            return g.board.distance[self.start][end]
        return shortest(g.arena, self.start, end, g.taken(self.seat))

    def _ends(self, g: Play) -> tuple[int, ...]:
        """Where the Phantom may go now."""
        taken, at = g.taken(self.seat), g.players[self.seat].hex
        if self.stepwise:
            return self._next_steps(g, at, taken)
        if self.direction != "any":
            return self._directed(g, at, self.length, taken)
        if self.exact:
            ends = exact_ends(g.arena, at, self.length, taken)
        else:
            ends = ends_within(g.arena, at, self.length, taken, self.through)
        return _untethered(g, self.seat, ends) if self.by == self.seat else ends

    def _next_steps(self, g: Play, at: int, taken: int) -> tuple[int, ...]:
        left = self.length - self.walked
        been = taken | 1 << self.start
        for place in self.path:
            been |= 1 << place
        if self.direction != "any":
            return self._directed(g, at, 1, been)
        steps = tuple(place for place in g.board.near[at] if not been >> place & 1)
        return tuple(p for p in steps if can_walk(g.arena, p, left - 1, been)) if self.exact else steps

    def _directed(self, g: Play, at: int, length: int, taken: int) -> tuple[int, ...]:
        """Each hex nearer to, or farther from, who moves the Phantom; for its own move, from any one opponent."""
        seats = [self.by] if self.by != self.seat else g.enemies(self.seat)
        anchors = [g.players[seat].hex for seat in seats if g.players[seat].hex != NOTHING]
        sign = -1 if self.direction == "toward" else 1
        found = {p for anchor in anchors for p in directed_ends(g.arena, at, length, taken, anchor, sign)}
        return tuple(sorted(found))

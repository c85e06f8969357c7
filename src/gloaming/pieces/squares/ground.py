"""The ground: one map, made once and never changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from gloaming.kernel.frozen import Frozen
from gloaming.pieces.squares.bits import mask_of
from gloaming.pieces.squares.corners import ARMS, BESIDE, SPACES, Edge, Point, edge, edges_of, space_in, turn
from gloaming.pieces.squares.floor import Floor
from gloaming.pieces.squares.sight import Sight
from gloaming.pieces.squares.terrain import Terrain


class Door(Frozen):
    """A door: a stretch of edges that is a wall while the door is shut."""

    name: str
    kind: str
    line: tuple[int, int, int, int]
    """From corner point to corner point."""
    bit: int
    """The door in a set: above all spaces, so that spaces and doors share one set of what is in the way."""
    sides: tuple[int, int]
    """The spaces along its line: those above or left of it, and those below or right of it."""
    near: int
    """The spaces that are adjacent to it, from either side."""

    def holds_open(self, spaces: int) -> bool:
        """Whether a figure on these spaces stands on both sides of it."""
        return bool(spaces & self.sides[0] and spaces & self.sides[1])


class Ground:
    """Spaces, walls, doors and terrain of one map. See the package for what can be asked of it."""

    def __init__(
        self,
        name: str,
        rows: Sequence[str],
        *,
        terrain: Mapping[str, Terrain],
        walls: Iterable[tuple[int, int, int, int]] = (),
        doors: Iterable[tuple[str, str, tuple[int, int, int, int]]] = (),
        pieces: Mapping[str, Iterable[Point]] | None = None,
        marks: Mapping[str, Iterable[Point]] | None = None,
    ) -> None:
        """Rows of characters: blank is no space, others are plain or what `terrain` says; doors: name, kind, line."""
        self.name = name
        self.width, self.height = max(map(len, rows)), len(rows)
        drawn = {(x, y): kind for y, row in enumerate(rows) for x, kind in enumerate(row) if kind != " "}
        self.at: tuple[Point, ...] = tuple(drawn)
        """Where each space lies: (x, y), from the top left."""
        self.number: dict[Point, int] = {point: space for space, point in enumerate(self.at)}
        """The space at a place; row by row."""
        self.size = len(self.at)
        self.all = (1 << self.size) - 1
        self.kinds: dict[str, Terrain] = {kind.name: kind for kind in terrain.values()}
        self.terrain: dict[str, int] = {
            kind.name: self.mask(point for point, sign in drawn.items() if sign == own) for own, kind in terrain.items()
        }
        """The spaces of each kind of terrain."""
        self.blocking = sum(spaces for kind, spaces in self.terrain.items() if self.kinds[kind].blocks)
        """The spaces nobody enters, sees through or counts through."""
        self.deep = sum(spaces for kind, spaces in self.terrain.items() if self.kinds[kind].deep)
        """The spaces out of which one sees only who is adjacent."""
        self.pieces: dict[str, int] = {piece: self.mask(spaces) for piece, spaces in (pieces or {}).items()}
        """The spaces of each tile."""
        self.marks: dict[str, int] = {mark: self.mask(spaces) for mark, spaces in (marks or {}).items()}
        """Other named sets of spaces, such as those by which one leaves the map."""
        self._walls = frozenset(one for stretch in walls for one in edges_of(*stretch))
        self._door_of: dict[Edge, int] = {}
        self._arms: dict[int, dict[Point, int]] = {}
        self._floors: dict[int, Floor] = {}
        listed = list(doors)
        for bit, (_, _, line) in enumerate(listed, self.size):
            self._door_of |= dict.fromkeys(edges_of(*line), 1 << bit)
        self.doors: dict[str, Door] = {
            name: self._door(name, kind, line, 1 << bit) for bit, (name, kind, line) in enumerate(listed, self.size)
        }
        """The doors by their names."""

    def mask(self, points: Iterable[Point]) -> int:
        """The set of the spaces at these places."""
        return mask_of(self.number[point] for point in points)

    def shut(self, *names: str) -> int:
        """The set of these doors, as `floor` takes it."""
        shut = 0
        for name in names:
            shut |= self.doors[name].bit
        return shut

    @cached_property
    def all_doors(self) -> int:
        """The set of all doors."""
        return self.shut(*self.doors)

    @cached_property
    def straight(self) -> tuple[int, ...]:
        """For each space those that lie straight beside it, whatever is between."""
        beside = (((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)) for x, y in self.at)
        return tuple(self.mask(point for point in points if point in self.number) for points in beside)

    @cached_property
    def doors_at(self) -> dict[Point, int]:
        """For each corner point that a door touches the set of the doors there."""
        found: dict[Point, int] = {}
        for stretch, bit in self._door_of.items():
            for point in stretch:
                found[point] = found.get(point, 0) | bit
        return found

    def floor(self, shut: int = 0) -> Floor:
        """The ground with these doors shut and all others open."""
        found = self._floors.get(shut)
        if found is None:
            found = self._floors[shut] = Floor(self, shut, self.arms(shut))
        return found

    def terrain_of(self, space: int) -> str:
        """The kind of terrain of a space; empty if it is plain."""
        return next((kind for kind, spaces in self.terrain.items() if spaces >> space & 1), "")

    def piece_of(self, space: int) -> str:
        """The tile a space belongs to."""
        return next((piece for piece, spaces in self.pieces.items() if spaces >> space & 1), "")

    @cached_property
    def sight(self) -> Sight:
        """The lines between spaces, traced when they are first needed."""
        return Sight(self)

    def arms(self, shut: int) -> dict[Point, int]:
        """For each corner point which of its arms are shut, by walls, by these doors, or because the map ends."""
        found = self._arms.get(shut)
        if found is None:
            points = sorted({(x + dx, y + dy) for x, y in self.at for dx in (0, 1) for dy in (0, 1)})
            found = self._arms[shut] = {point: self._shut_about(point, shut) for point in points}
        return found

    def _shut_about(self, point: Point, shut: int) -> int:
        there = {quarter: (point[0] + dx, point[1] + dy) in self.number for quarter, (dx, dy) in SPACES}
        found = 0
        for arm, (dx, dy) in ARMS:
            one, other = BESIDE[arm]
            stretch = edge(point, (point[0] + dx, point[1] + dy))
            if there[one] != there[other] or stretch in self._walls or self._door_of.get(stretch, 0) & shut:
                found |= arm
        return found

    def _door(self, name: str, kind: str, line: tuple[int, int, int, int], bit: int) -> Door:
        """A door with the spaces about it; who can only look at its end from behind a wall is not adjacent to it."""
        edges = edges_of(*line)
        upright = line[0] == line[2]
        before = [(x - 1, y) if upright else (x, y - 1) for (x, y), _ in edges]
        sides = (self.mask(before), self.mask(first for first, _ in edges))
        along = sides[0] | sides[1]
        arms = self.arms(bit)
        near = 0
        for point in dict.fromkeys(point for one in edges for point in one):
            about = {quarter: self.number.get(space_in(quarter, point)) for quarter, _ in SPACES}
            of_door = sum(quarter for quarter, space in about.items() if space is not None and along >> space & 1)
            reached = turn(of_door, arms[point])
            near |= mask_of(space for quarter, space in about.items() if space is not None and reached & quarter)
        return Door(name, kind, line, bit, sides, near)

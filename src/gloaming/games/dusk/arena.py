"""The arenas: 61 hexes laid with seven large tiles and twelve small ones, and the ways through them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from gloaming.pieces.hexes import Hex, disc, distance, neighbours, turned_around

LARGE_TILES = 7
SMALL_TILES = 12
HEXES = 61


class Arena:
    """One arrangement of the tiles, each said by one of the six around the centre; places are numbered row by row."""

    def __init__(self, name: str, title: str, large: Hex, small: Sequence[Hex], starts: Hex) -> None:
        self.name = name
        self.title = title
        self.large = ((0, 0), *turned_around(large))
        self.small = tuple(tile for one in small for tile in turned_around(one))
        covered = [cell for centre in self.large for cell in disc(centre, 1)] + list(self.small)
        self.cells = tuple(sorted(covered, key=lambda cell: (cell[1], cell[0])))
        number = {cell: place for place, cell in enumerate(self.cells)}
        self.near = tuple(tuple(number[cell] for cell in neighbours(at) if cell in number) for at in self.cells)
        self.near_bits = tuple(sum(1 << place for place in places) for places in self.near)
        self.distance = tuple(tuple(distance(a, b) for b in self.cells) for a in self.cells)
        self.corners = tuple(number[cell] for cell in turned_around(starts))
        """The six starting places, in order around the board: opposite ones are three apart."""
        self.centre = number[(0, 0)]
        self.all_bits = (1 << len(self.cells)) - 1

    def opposite(self, corner: int) -> int:
        """The corner across the board from that one."""
        return self.corners[(self.corners.index(corner) + 3) % 6]

    def beside(self, corner: int) -> tuple[int, int]:
        """The two corners nearest to that one."""
        at = self.corners.index(corner)
        return self.corners[(at - 1) % 6], self.corners[(at + 1) % 6]


ARENAS: tuple[Arena, ...] = (
    Arena("basic", "Basic arena", large=(2, 1), small=((4, 0), (4, -1)), starts=(4, 0)),
    Arena("wheel", "Wheel", large=(2, 2), small=((1, 1), (3, 0)), starts=(2, 2)),
    Arena("petals", "Petals", large=(3, 0), small=((1, 1), (5, -1)), starts=(4, 0)),
    Arena("pillars", "Pillars", large=(3, 0), small=((2, 2), (5, -1)), starts=(4, 0)),
)
ARENA_NUMBER = {arena.name: number for number, arena in enumerate(ARENAS)}


def places_in(bits: int) -> tuple[int, ...]:
    """The places of a bit set, in order."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return tuple(found)


@lru_cache(1 << 16)
def exact_ends(arena: int, start: int, length: int, taken: int) -> tuple[int, ...]:
    """Where a move of exactly this length can end: never twice on a hex, never on a taken one."""
    board = ARENAS[arena]
    free = board.all_bits & ~taken
    return tuple(
        end
        for end, walk in _open_walks(arena, start, length)
        if not walk & taken or (free >> end & 1 and _walk(board, start, end, length, free))
    )


@lru_cache(1 << 16)
def can_walk(arena: int, start: int, length: int, taken: int) -> bool:
    """True if a move of exactly this length is possible at all."""
    if any(not walk & taken for _, walk in _open_walks(arena, start, length)):
        return True
    return length == 0 or bool(exact_ends(arena, start, length, taken))


@lru_cache(1 << 16)
def walkable(arena: int, start: int, taken: int) -> int:
    """The lengths of up to 9 that a move may have, as bits."""
    return sum(1 << length for length in range(1, 10) if can_walk(arena, start, length, taken))


@cache
def _open_walks(arena: int, start: int, length: int) -> tuple[tuple[int, int], ...]:
    """Where a move of exactly this length can end in the empty arena, with the hexes of one way there, as bits."""
    board = ARENAS[arena]
    found: dict[int, int] = {}
    for at, walk in _open_walks(arena, start, length - 1) if length > 1 else ((start, 0),):
        for end in board.near[at]:
            if end != start and not walk >> end & 1:
                found[end] = walk | 1 << end
    for end in range(HEXES):
        if end not in found and end != start and board.distance[start][end] <= length:
            found[end] = _walk(board, start, end, length, board.all_bits)
    return tuple((end, walk) for end, walk in sorted(found.items()) if walk)


def _walk(board: Arena, at: int, end: int, length: int, free: int) -> int:
    """The hexes of one walk of exactly this length after its start, as bits; 0 where there is none."""
    free &= ~(1 << at)
    if length == 1:
        return board.near_bits[at] & free & 1 << end
    if not board.near_bits[end] & free:
        return 0
    for place in board.near[at]:
        if place != end and free >> place & 1 and board.distance[place][end] < length:
            rest = _walk(board, place, end, length - 1, free)
            if rest:
                return rest | 1 << place
    return 0


@lru_cache(1 << 16)
def ends_within(arena: int, start: int, length: int, taken: int, through: bool) -> tuple[int, ...]:
    """Where a move of at most this length can end, other than where it began."""
    board = ARENAS[arena]
    reached, level = 1 << start, 1 << start
    for _ in range(length):
        spread = 0
        for place in places_in(level):
            spread |= board.near_bits[place]
        level = spread & ~reached & (board.all_bits if through else ~taken)
        reached |= level
    return places_in(reached & ~taken & ~(1 << start))


@lru_cache(1 << 14)
def shortest(arena: int, start: int, end: int, taken: int) -> int:
    """How many steps the shortest way takes; 0 where there is none."""
    board = ARENAS[arena]
    reached, level, steps = 1 << start, 1 << start, 0
    while level:
        if level >> end & 1:
            return steps
        spread = 0
        for place in places_in(level):
            spread |= board.near_bits[place]
        level = spread & ~reached & ~taken
        reached |= level
        steps += 1
    return 0

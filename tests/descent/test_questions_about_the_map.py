"""Questions about the map, answered again slowly, space by space, with figures put anywhere by chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from msgspec.structs import replace

from gloaming.games.descent.cards import MONSTER_TYPES
from gloaming.games.descent.effects.op import Around
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import NOBODY, NOWHERE
from gloaming.kernel import Chance
from gloaming.pieces.squares import Point, spaces_of
from tests.descent.questing import begun

TIMES = 4
FAR = 99


class Slow:
    """The same map, looked at with the finger."""

    def __init__(self, pos: DescentPosition) -> None:
        self.pos = pos
        self.spaces = range(pos.ground.size)
        self.stands = {n: set(one.spaces) for n, one in enumerate(pos.figures) if one.kind != "object"}
        self.blocked = {n for n in self.spaces if pos.ground.terrain.get("obstacle", 0) >> n & 1}

    def terrain(self, kind: str) -> set[int]:
        return {n for n in self.spaces if self.pos.ground.terrain.get(kind, 0) >> n & 1}

    def beside(self, spaces: set[int]) -> set[int]:
        """The spaces next to some; a wall or a shut door is no way."""
        near = (self.pos.floor.neighbours[at] for at in spaces)
        return {n for one in near for n in self.spaces if one >> n & 1} - spaces

    def taken(self, without: int = NOBODY) -> set[int]:
        return {space for n, there in self.stands.items() if n != without for space in there}

    def empty(self, without: int = NOBODY) -> set[int]:
        return set(self.spaces) - self.taken(without) - self.blocked

    def steps(self, spaces: set[int]) -> dict[int, int]:
        """How many spaces away each space is, counted ring by ring around obstacles."""
        away = dict.fromkeys(spaces, 0)
        ring = set(spaces)
        number = 0
        while ring:
            number += 1
            ring = {n for n in self.beside(ring) if n not in away and n not in self.blocked}
            away |= dict.fromkeys(ring, number)
        return away

    def nearest(self, spaces: set[int], among: set[int]) -> set[int]:
        away = self.steps(spaces)
        least = min((away[n] for n in among if n in away), default=FAR)
        return {n for n in among if away.get(n, FAR + 1) == least}

    def fits(self, size: tuple[int, int], free: set[int]) -> set[frozenset[int]]:
        """Every way to lay a base of that size, either way round, on free spaces that belong together."""
        found = set()
        number, at = self.pos.ground.number, self.pos.ground.at
        for width, height in {size, size[::-1]}:
            for x, y in at:
                places = [(x + dx, y + dy) for dx in range(width) for dy in range(height)]
                if all(place in number and number[place] in free for place in places):
                    base = {number[place] for place in places}
                    if all(
                        self.pos.floor.neighbours[one] >> other & 1
                        for one in base
                        for other in base
                        if touch(at, one, other)
                    ):
                        found.add(frozenset(base))
        return found


def touch(at: Sequence[Point], one: int, other: int) -> bool:
    (x, y), (u, v) = at[one], at[other]
    return abs(x - u) + abs(y - v) == 1


def bases(masks: list[int]) -> set[frozenset[int]]:
    return {frozenset(spaces_of(mask)) for mask in masks}


def shaken(encounter: str, heroes: int) -> Iterator[tuple[DescentPosition, Slow]]:
    """An encounter, its small figures put on empty spaces by chance time and again, some of them down or away."""
    pos = begun(encounter, heroes)
    rng = Chance(len(encounter))
    for _ in range(TIMES):
        for number, one in enumerate(pos.figures):
            if len(one.spaces) == 1 and one.kind != "object":
                free = sorted(Slow(pos).empty())
                pos.figures[number] = replace(one, spaces=(free[rng.below(len(free))],))
        for door, state in enumerate(pos.doors):
            if state in ("closed", "open"):
                pos.set_door(door, "open" if rng.below(2) else "closed")
        yield pos, Slow(pos)


MAPS = pytest.mark.parametrize(
    ("encounter", "heroes"),
    [("first_blood_1", 4), ("a_fat_goblin_2", 3), ("the_masquerade_ball_2", 2), ("the_wyrm_turns_1", 3)],
)


@MAPS
def test_who_stands_where(encounter: str, heroes: int):
    for pos, slow in shaken(encounter, heroes):
        assert set(spaces_of(pos.taken())) == slow.taken()
        assert set(spaces_of(pos.empty())) == slow.empty()
        for space in slow.spaces:
            there = [n for n, spaces in slow.stands.items() if space in spaces]
            assert pos.at_space(space) == (there[0] if there else NOBODY)
        for number, spaces in slow.stands.items():
            assert set(spaces_of(pos.taken(without=number))) == slow.taken(number)
            assert pos.shares_space(number) == bool(spaces & slow.taken(number))
            assert pos.in_pit(number) == (bool(spaces) and spaces <= slow.terrain("pit"))
            assert pos.in_lava(number) == (bool(spaces) and spaces <= slow.terrain("lava"))


@MAPS
def test_who_is_next_to_whom_and_how_far_it_is(encounter: str, heroes: int):
    for pos, slow in shaken(encounter, heroes):
        for number, spaces in slow.stands.items():
            if not spaces:
                continue
            beside, away = slow.beside(spaces), slow.steps(spaces)
            for space in slow.spaces:
                assert pos.next_to_space(number, space) == (space in spaces | beside)
                if space not in slow.blocked:
                    assert pos.count(number, space) == away.get(space, FAR)
            for other, there in slow.stands.items():
                if other != number and there:
                    assert pos.adjacent(number, other) == bool(there & beside)
                    for most in (1, 2, 3):
                        near = min(away.get(space, FAR) for space in there) <= most
                        assert pos.within(number, other, most) == near
            assert set(pos.pushable_to(number)) == beside & slow.empty(number)


@MAPS
def test_who_is_around(encounter: str, heroes: int):
    for pos, slow in shaken(encounter, heroes):
        for number in range(heroes):
            away = slow.steps(slow.stands[number])
            for within in (1, 3):
                near = [
                    n
                    for n, there in slow.stands.items()
                    if there and min(away.get(space, FAR) for space in there) <= within and n != number
                ]
                monsters = [n for n in near if pos.figures[n].is_monster]
                assert pos.around(number, Around(of="monsters", within=within)) == monsters
                assert pos.around(number, Around(of="figures", within=within)) == near
        for space in slow.spaces:
            caught = [n for n, there in slow.stands.items() if there & slow.beside({space})]
            assert pos.caught_by_blast(0, space) == caught


@MAPS
def test_where_one_stands_up_comes_back_and_rises(encounter: str, heroes: int):
    for pos, slow in shaken(encounter, heroes):
        fallen = pos.figures[1].at
        pos.figures[0] = replace(pos.figures[0], spaces=(), fallen=fallen, away=fallen)
        slow = Slow(pos)
        away, empty = slow.steps({fallen}), slow.empty()
        nearest = slow.nearest({fallen}, empty)
        if empty & set(away):
            assert set(pos.where_to_stand(0)) == nearest
            near = {space for space in empty if away.get(space, FAR) <= 4}
            assert set(pos.where_to_come_back(0)) == (near or nearest)
        pos.figures[0] = replace(pos.figures[0], spaces=(min(slow.empty()),), fallen=NOWHERE, away=NOWHERE)


@MAPS
def test_where_monsters_fit(encounter: str, heroes: int):
    for pos, slow in shaken(encounter, heroes):
        for number in pos.monsters():
            one = pos.figures[number]
            size = pos.sheet(number).size
            beside = slow.beside(slow.stands[number])
            fitting = slow.fits(size, slow.empty())
            assert bases(pos.places_beside(number)) == {base for base in fitting if base & beside}
            away = slow.steps({one.at})
            pos.figures[number] = replace(one, away=one.at)
            assert pos.to_rise() == [n for n in (number,) if one.kind == "monster"]
            near = {base for base in fitting if min(away.get(space, FAR) for space in base) <= 5}
            assert bases(pos.where_to_rise(number)) == near
            pos.figures[number] = one
            over = slow.fits(size, slow.empty(number))
            if size != (1, 1):
                assert bases(pos.bases_over(number, one.at)) == {base for base in over if one.at in base}


@MAPS
def test_groups_have_room_up_to_their_limit(encounter: str, heroes: int):
    for pos, _ in shaken(encounter, heroes):
        for number, group in enumerate(pos.groups):
            there = [pos.figures[n] for n in pos.in_group(number)]
            if group.type in MONSTER_TYPES:
                for rank in ("minion", "master"):
                    limit = MONSTER_TYPES[group.type].limit(rank, heroes)
                    room = limit - sum(one.rank == rank for one in there)
                    assert pos.room_in_group(number, rank) == max(0, room)
        wanted = [
            n
            for n in pos.monsters()
            if pos.figures[n].rank == "master"
            and pos.room_in_group(pos.figures[n].group, "minion")
            and pos.places_beside(n)
        ]
        assert pos.to_reinforce() == wanted


@MAPS
def test_a_door_is_shut_unless_somebody_stands_under_it(encounter: str, heroes: int):
    pos = begun(encounter, heroes)
    for number, door in enumerate(pos.ground.doors.values()):
        one, other = (list(spaces_of(side)) for side in door.sides)
        assert pos.can_close(number)
        pair = next((a, b) for a in one for b in other if touch(pos.ground.at, a, b))
        for spaces, closes in ((pair, False), (pair[:1], True), (pair[1:], True)):
            before = pos.figures[0]
            pos.figures[0] = replace(before, spaces=spaces)
            assert pos.can_close(number) == closes
            pos.figures[0] = before

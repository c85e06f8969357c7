"""Which spaces are adjacent, how spaces are counted, and which one is nearest."""

from __future__ import annotations

import re

import pytest

from gloaming.games.descent.maps import encounter_maps, ground
from gloaming.pieces.squares import spaces_of
from tests.descent.drawing import block, drawn, places, room
from tests.proof import rule

ENCOUNTERS = sorted(encounter_maps())


@rule("DE-113")
def test_spaces_that_share_an_edge_or_a_corner_are_adjacent():
    land = room(5, 5)
    floor = land.floor()
    assert places(land, floor.adjacent(land.mask([(2, 2)]))) == set(block(1, 1, 3, 3)) - {(2, 2)}
    assert places(land, floor.adjacent(land.mask([(0, 0)]))) == {(1, 0), (0, 1), (1, 1)}
    large = land.mask([(1, 1), (2, 1)])
    assert places(land, floor.adjacent(large)) == set(block(0, 0, 3, 2)) - {(1, 1), (2, 1)}


@rule("DE-029")
def test_a_black_border_is_a_wall_and_joined_edges_are_none():
    land = drawn("....", "....", walls=((2, 0, 2, 1),))
    floor = land.floor()
    left, right = land.number[1, 0], land.number[2, 0]
    assert not floor.neighbours[left] >> right & 1
    assert floor.reach(1 << left, 1).all >> right & 1 == 0
    below = land.number[1, 1], land.number[2, 1]
    assert floor.neighbours[below[0]] >> below[1] & 1
    first_blood = ground("first_blood_1")  # 16A and 12A are joined at x = 5, with floor on both sides
    one, other = first_blood.number[4, 5], first_blood.number[5, 5]
    assert first_blood.piece_of(one) != first_blood.piece_of(other)
    assert first_blood.floor().neighbours[one] >> other & 1


@pytest.mark.parametrize(
    ("walls", "adjacent"),
    [
        ([], True),
        ([(1, 1, 1, 2)], True),
        ([(1, 0, 1, 1)], True),
        ([(1, 0, 1, 2)], False),
        ([(0, 1, 2, 1)], False),
        ([(1, 0, 1, 1), (0, 1, 1, 1)], False),
        ([(1, 0, 1, 1), (1, 1, 2, 1)], True),
        ([(1, 1, 1, 2), (1, 1, 2, 1)], False),
        ([(1, 0, 1, 1), (0, 1, 1, 1), (1, 1, 2, 1)], False),
    ],
)
@rule("DE-101")
@pytest.mark.parametrize("mirrored", [False, True])
def test_a_diagonal_pair_is_adjacent_if_one_can_turn_about_the_corner(walls, adjacent, mirrored):
    if mirrored:
        walls = [(2 - right, top, 2 - left, bottom) for left, top, right, bottom in walls]
    land = drawn("..", "..", walls=tuple(walls))
    upper, lower = land.number[int(mirrored), 0], land.number[int(not mirrored), 1]
    assert bool(land.floor().neighbours[upper] >> lower & 1) is adjacent
    assert bool(land.floor().reach(1 << upper, 1).stops >> lower & 1) is adjacent


@rule("DE-145")
def test_spaces_with_a_shut_door_between_them_are_not_adjacent_diagonals_included():
    land = drawn("....", "....", " .. ", doors={"gate": (2, 0, 2, 3)})
    left = land.mask([(1, 1)])
    right = {(2, 0), (2, 1), (2, 2)}
    assert right <= places(land, land.floor().adjacent(left))
    assert not right & places(land, land.floor(land.shut("gate")).adjacent(left))


@rule("DE-204")
def test_the_first_space_counted_is_one_beside_the_attacker_the_last_one_the_target():
    land = room(6, 3)
    floor = land.floor()
    attacker = land.mask([(0, 1)])
    for away in range(1, 6):
        assert floor.distance(attacker, land.mask([(away, 0)])) == away
    large = land.mask([(0, 1), (1, 1)])
    assert floor.distance(large, land.mask([(4, 1), (5, 1)])) == 3
    assert floor.distance(attacker, attacker) == 0


@rule("DE-207")
def test_counting_disregards_terrain_and_figures_but_not_obstacles():
    across = drawn(".WPL.").floor()
    assert across.distance(1 << 0, 1 << 4) == 4
    land = drawn("..O..", "..O..", ".....")
    floor = land.floor()
    assert floor.distance(land.mask([(1, 0)]), land.mask([(3, 0)])) == 4
    assert drawn(".O.").floor().distance(1 << 0, 1 << 2) is None
    assert places(land, floor.within(land.mask([(1, 0)]), 2)) == {*block(0, 0, 1, 2), (2, 2)}


@rule("DE-209")
def test_nothing_is_counted_through_a_shut_door():
    land = drawn("....", "....", doors={"gate": (2, 0, 2, 2)})
    one, other = land.mask([(1, 0)]), land.mask([(2, 0)])
    assert land.floor().distance(one, other) == 1
    assert land.floor(land.shut("gate")).distance(one, other) is None


@rule("DE-111")
def test_an_empty_space_has_no_figure_and_blocks_nothing():
    land = drawn(".WPLO", ".....")
    figures = land.mask([(0, 1), (1, 1)])
    empty = land.floor().empty(figures)
    assert places(land, empty) == {(0, 0), (1, 0), (2, 0), (3, 0), (2, 1), (3, 1), (4, 1)}


def test_the_nearest_spaces_are_counted_and_several_may_be_equally_near():
    land = drawn(".....", "..O..", ".....", walls=((0, 1, 2, 1),))
    floor = land.floor()
    token = land.mask([(1, 0)])
    assert floor.nearest(token, token) == token
    assert places(land, floor.nearest(token, floor.empty(token))) == {(0, 0), (2, 0)}
    assert places(land, floor.nearest(token, land.mask([(0, 1), (4, 0)]))) == {(0, 1), (4, 0)}
    assert floor.nearest(token, 0) == 0


def test_who_may_open_a_door_stands_at_it_and_not_behind_the_wall_beside_it():
    land = drawn("....", "....", "....", walls=((0, 1, 1, 1), (3, 1, 4, 1), (1, 1, 1, 2)), doors={"gate": (1, 1, 3, 1)})
    gate = land.doors["gate"]
    assert places(land, gate.near) == {*block(0, 0, 3, 0), *block(1, 1, 3, 1)}
    assert places(land, gate.sides[0]) == {(1, 0), (2, 0)}
    assert gate.holds_open(land.mask([(1, 0), (1, 1)]))
    assert not gate.holds_open(land.mask([(1, 0), (2, 0)]))


@pytest.mark.parametrize("encounter", ENCOUNTERS)
def test_every_map_is_whole(encounter: str):
    """All spaces can be reached with open doors, none from another side of a shut door; adjacency is mutual."""
    land, of_file = ground(encounter), encounter_maps()[encounter]
    assert land.size == of_file.spaces
    start = land.number[min(land.at, key=lambda at: land.blocking >> land.number[at] & 1)]
    reached = 0
    for ring in land.floor().rings(1 << start):
        reached |= ring
    assert reached == land.all & ~land.blocking
    for shut in (0, land.all_doors):
        floor = land.floor(shut)
        for space, around in enumerate(floor.neighbours):
            assert all(floor.neighbours[other] >> space & 1 for other in spaces_of(around))
    for door in land.doors.values():
        assert all(side.bit_count() == 2 for side in door.sides)
        floor = land.floor(door.bit)
        assert not floor.adjacent(door.sides[0]) & door.sides[1]
        assert (door.sides[0] | door.sides[1]) & ~door.near == 0
    for mark in (*of_file.edge, *of_file.ways):
        assert land.marks[mark].bit_count() == 2


@rule("DE-027")
@pytest.mark.parametrize(
    ("holds", "cost", "harm", "beyond"),
    [(".", 1, 0, True), ("W", 2, 0, True), ("L", 1, 1, True), ("P", 1, 2, False), ("O", None, 0, False)],
)
def test_what_a_space_contains_gives_it_rules_of_its_own(holds: str, cost: int | None, harm: int, beyond: bool):
    land = drawn(f".{holds}..")
    reach = land.floor().reach(land.mask([(0, 0)]), 3)
    there, after = land.number[1, 0], land.number[2, 0]
    assert bool(reach.all >> there & 1) == (cost is not None)
    if cost is not None:
        assert (reach.cost(there), reach.harm(there)) == (cost, harm)
    assert bool(reach.all >> after & 1) == beyond
    if beyond and cost is not None:
        assert reach.cost(after) == cost + 1  # the space behind it is a plain one


@rule("DE-027", "DE-028")
def test_every_map_is_made_of_tiles_with_a_number_and_a_letter_each_space_of_one_tile():
    for encounter in ENCOUNTERS:
        land = ground(encounter)
        together = 0
        for code, spaces in land.pieces.items():
            assert re.fullmatch(r"(\d+|Entrance|Exit|End|Extension\dx\d)[AB](@\d+,\d+)?", code)
            assert not together & spaces
            together |= spaces
        assert together == land.all
        assert sum(land.terrain.values()) & ~land.all == 0

"""Where figures get with their movement points."""

from __future__ import annotations

import pytest

from gloaming.games.descent.maps import encounter_maps, ground
from gloaming.pieces.squares import Gait, Ground, Point
from tests.descent.drawing import block, drawn, places, room
from tests.proof import rule


def stops(land: Ground, start: Point, points: int, blocked: tuple[Point, ...] = (), passable: tuple[Point, ...] = ()):
    reach = land.floor().reach(land.mask([start]), points, blocked=land.mask(blocked), passable=land.mask(passable))
    return places(land, reach.stops)


@rule("DE-092", "DE-093")
def test_each_space_costs_one_point_and_not_all_points_must_be_used():
    land = room(6, 1)
    reach = land.floor().reach(1 << 0, 4)
    assert [reach.cost(space) for space in range(5)] == [0, 1, 2, 3, 4]
    assert places(land, reach.stops) == set(block(0, 0, 4, 0))


@rule("DE-095", "DE-096")
def test_nobody_enters_or_passes_a_space_with_an_enemy_or_an_obstacle():
    corridor = room(4, 1)
    assert stops(corridor, (0, 0), 3, blocked=((2, 0),)) == {(0, 0), (1, 0)}
    assert stops(drawn("..O."), (0, 0), 3) == {(0, 0), (1, 0)}


@rule("DE-097")
def test_friends_are_passed():
    assert (3, 0) in stops(room(4, 1), (0, 0), 3, passable=((1, 0), (2, 0)))


@rule("DE-099")
def test_nobody_stops_in_a_friends_space():
    assert stops(room(4, 1), (0, 0), 2, passable=((1, 0), (2, 0))) == {(0, 0)}


@rule("DE-100")
def test_a_diagonal_step_costs_the_same_and_leads_between_two_blocked_spaces():
    land = room(2, 2)
    reach = land.floor().reach(land.mask([(0, 0)]), 1, blocked=land.mask([(1, 0), (0, 1)]))
    assert places(land, reach.stops) == {(0, 0), (1, 1)}
    assert reach.cost(land.number[1, 1]) == 1


@rule("DE-144")
def test_nobody_moves_through_a_shut_door():
    land = drawn("....", "....", doors={"gate": (2, 0, 2, 2)})
    assert places(land, land.floor(land.shut("gate")).reach(1, 9).stops) == set(block(0, 0, 1, 1))
    assert land.floor().reach(1, 9).stops == land.all


@rule("DE-316")
def test_an_obstacle_is_closed_to_movement_and_sight():
    land = drawn(".O.")
    assert places(land, land.floor().reach(1, 5).all) == {(0, 0)}
    assert not land.floor().sees(1, 2, 0)


@rule("DE-317")
def test_water_costs_two_points_and_is_not_entered_for_one():
    land = drawn(".W..")
    reach = land.floor().reach(1, 4)
    assert [reach.cost(space) for space in range(4)] == [0, 2, 3, 4]
    assert places(land, land.floor().reach(1, 1).stops) == {(0, 0)}
    pond = drawn("...", ".W.", "...")
    way = pond.floor().reach(pond.mask([(1, 0)]), 2).path(pond.number[1, 2])
    assert [pond.at[space] for space in way] == [(0, 1), (1, 2)]


@rule("DE-324")
def test_a_pit_is_not_jumped_over():
    land = drawn("..P..")
    reach = land.floor().reach(1, 4)
    assert places(land, reach.stops) == set(block(0, 0, 2, 0))
    assert reach.harm(2) == 2
    assert reach.hazards(2) == (2,)


@rule("DE-314")
@pytest.mark.parametrize("encounter", sorted(encounter_maps()))
def test_every_space_inside_a_coloured_line_is_of_that_terrain_and_no_other_is(encounter: str):
    land = ground(encounter)
    for letter, name in (("W", "water"), ("P", "pit"), ("L", "lava"), ("O", "obstacle")):
        rows = encounter_maps()[encounter].terrain
        inside = {(x, y) for y, row in enumerate(rows) for x, one in enumerate(row) if one == letter}
        assert places(land, land.terrain.get(name, 0)) == inside


@rule("DE-315")
def test_a_space_without_a_coloured_line_is_an_ordinary_one():
    land = drawn("x,.~")
    reach = land.floor().reach(1, 3)
    assert [(reach.cost(space), reach.harm(space), reach.hazards(space)) for space in range(4)] == [
        (cost, 0, ()) for cost in range(4)
    ]
    assert land.floor().sees(1, 3, 0)


def test_the_cheapest_way_is_taken_and_of_equal_ones_the_least_harmful():
    land = drawn("...", "L..", "...")
    reach = land.floor().reach(land.mask([(0, 0)]), 2)
    end = land.number[0, 2]
    assert [land.at[space] for space in reach.path(end)] == [(1, 1), (0, 2)]
    assert (reach.cost(end), reach.harm(end)) == (2, 0)
    fire = drawn("..", "LL", "..").floor().reach(1, 2)
    assert (fire.cost(4), fire.harm(4), fire.hazards(4)) == (2, 1, (2,))


def test_a_longer_way_around_is_not_taken_to_avoid_harm():
    land = drawn(".L.", "...", walls=((1, 1, 3, 1), (0, 1, 1, 1)))
    assert land.floor().reach(1, 3).harm(2) == 1


def test_the_straight_way_is_preferred():
    land = room(5, 3)
    reach = land.floor().reach(land.mask([(0, 1)]), 4)
    assert [land.at[space] for space in reach.path(land.number[4, 1])] == [(1, 1), (2, 1), (3, 1), (4, 1)]


def test_destinations_come_nearest_first():
    land = room(4, 1)
    assert land.floor().reach(land.mask([(1, 0)]), 2).nearest_first() == [(1, 0), (0, 1), (2, 1), (3, 2)]


@pytest.mark.parametrize(
    ("gait", "costs"),
    [
        (Gait(), {1: 2}),
        (Gait(ignores=("water", "pit", "lava", "obstacle")), {1: 1, 2: 2, 3: 3, 5: 5}),
        (Gait(flat=True), {1: 1, 2: 2}),
    ],
)
def test_who_flies_or_is_moved_pays_one_point_for_each_space(gait, costs):
    land = drawn(".WPLO.")
    reach = land.floor().reach(1, 5, gait)
    assert {space: reach.cost(space) for space in (1, 2, 3, 5) if reach.stops >> space & 1} == costs | (
        {2: 3} if gait == Gait() else {}
    )
    assert not reach.stops >> 4 & 1

"""Line of sight, rule by rule; that it agrees with a slow one on every map is shown with the squares."""

from __future__ import annotations

import pytest

from gloaming.pieces.squares import Ground, Hindrance, Point
from tests.descent.drawing import block, drawn, places, room
from tests.descent.scene import MonsterAt, descent
from tests.proof import rule


def sees(land: Ground, one: Point, other: Point, figures: tuple[Point, ...] = (), shut: tuple[str, ...] = ()) -> bool:
    """Whether a figure at one place sees a figure at another one, past others."""
    standing = land.mask([one, other, *figures])
    return land.floor(land.shut(*shut)).sees(land.mask([one]), land.number[other], standing)


@rule("DE-114")
def test_adjacent_spaces_are_always_seen():
    land = drawn("...", ".O.", "...", walls=((1, 0, 1, 1),))
    floor = land.floor()
    for space in range(land.size):
        for other in range(land.size):
            if floor.neighbours[space] >> other & 1:
                assert floor.sees(1 << space, other, land.all)


@rule("DE-114")
@pytest.mark.parametrize("at", [(0, 0), (2, 0), (0, 2), (2, 2), (1, 0), (0, 1)])
def test_whoever_stands_next_to_a_figure_is_seen_and_can_be_attacked(at):
    others = [place for place in ((0, 0), (2, 0), (0, 2), (2, 2), (1, 0), (0, 1), (2, 1)) if place != at]
    standing: dict[str, MonsterAt] = {f"zombie_{n}": {"at": place} for n, place in enumerate(others, 2)}
    t = descent(
        room(3, 3),
        ann={"hero": "Jain Fairwood", "at": (1, 1)},
        monsters={"goblin_archer": {"at": at}, **standing},
    )
    assert t.pos.sees(0, t.pos.ground.number[at])
    t.ann.is_offered("attack minion Goblin Archer with Yew Shortbow")


@rule("DE-114")
def test_from_a_pit_the_adjacent_spaces_are_seen_too():
    t = descent(drawn("P.."), ann={"hero": "Jain Fairwood", "at": (0, 0)})
    assert [t.pos.sees(0, space) for space in range(3)] == [True, True, False]


@rule("DE-187")
def test_one_free_line_between_any_two_corners_is_enough():
    land = room(5, 3)
    assert sees(land, (0, 1), (4, 2), figures=((2, 0), (2, 1)))
    assert not sees(land, (0, 1), (4, 2), figures=((2, 1), (2, 2)))


@rule("DE-188")
def test_a_wall_or_the_outside_cuts_a_line():
    land = drawn("....", "....", walls=((2, 0, 2, 1),))
    assert not sees(land, (0, 0), (3, 0), figures=((1, 1),))
    assert sees(drawn("....", "...."), (0, 0), (3, 0), figures=((1, 1),))
    bent = drawn("..  ", " .. ", "  ..")
    assert sees(bent, (0, 0), (2, 1))
    around = drawn("....", ".  .", "....")
    assert not sees(around, (1, 0), (2, 2))
    assert sees(drawn("....", "....", "...."), (1, 0), (2, 2))


@rule("DE-189")
def test_a_shut_door_cuts_a_line():
    land = drawn("....", "....", doors={"gate": (2, 0, 2, 2)})
    assert sees(land, (0, 0), (3, 1))
    assert not sees(land, (0, 0), (3, 1), shut=("gate",))


@rule("DE-190")
def test_a_figure_in_the_way_cuts_a_line_whosever_it_is():
    land = room(3, 1)
    assert not sees(land, (0, 0), (2, 0), figures=((1, 0),))
    assert sees(land, (0, 0), (2, 0))


@rule("DE-191")
def test_an_obstacle_in_the_way_cuts_a_line():
    assert not sees(drawn(".O."), (0, 0), (2, 0))
    assert not sees(drawn("..O..", "..O..", "..O.."), (0, 1), (4, 1))


@rule("DE-192")
def test_a_line_along_the_edge_of_a_blocked_space_is_cut():
    land = room(4, 2)
    assert sees(land, (0, 0), (3, 1), figures=((1, 0),))
    assert sees(land, (0, 0), (3, 1), figures=((2, 1),))
    assert not sees(land, (0, 0), (3, 1), figures=((1, 0), (2, 1)))


@rule("DE-192")
@pytest.mark.parametrize("side", [0, 1])
def test_a_blocked_space_on_either_side_of_a_line_is_enough(side: int):
    """All that is left are lines along the edges of the one blocked space: above and below it, or left and right."""
    assert not sees(room(4, 2), (0, side), (3, side), figures=((1, side),))
    assert not sees(room(2, 4), (side, 0), (side, 3), figures=((side, 1),))
    assert sees(room(4, 2), (0, side), (3, side), figures=((1, 1 - side),))


@rule("DE-193")
def test_a_line_may_touch_the_corner_of_a_blocked_space():
    land = room(3, 3)
    assert sees(land, (0, 0), (2, 2), figures=((1, 0), (0, 1), (2, 1), (1, 2)))
    assert not sees(land, (0, 0), (2, 2), figures=((1, 1), (1, 0), (0, 1), (2, 1), (1, 2)))


@pytest.mark.parametrize(
    ("rows", "walls", "seen"),
    [
        (("...", "...", "..."), ((1, 0, 1, 3),), False),
        (("...", "...", "..."), ((1, 0, 1, 2),), True),
        ((".. ", "...", " .."), (), True),
        (("..  ", "..  ", "  ..", "  .."), (), False),
        (("....", "....", "....", "...."), ((2, 0, 2, 2), (0, 2, 2, 2)), False),
        (("....", "....", "....", "...."), ((2, 0, 2, 2),), True),
    ],
)
def test_no_line_slips_through_a_wall_an_angle_or_where_two_corners_meet(rows, walls, seen):
    land = drawn(*rows, walls=walls)
    assert sees(land, land.at[0], land.at[-1]) is seen


def test_a_line_along_a_wall_is_cut_by_who_stands_behind_it():
    land = drawn("....", "....", walls=((1, 1, 3, 1),))
    above_only = land.mask([(1, 0)])
    target = land.number[3, 0]
    floor = land.floor()
    assert floor.sees(land.mask([(0, 0)]), target, 0)
    assert not floor.sees(land.mask([(0, 0)]), target, above_only | land.mask([(1, 1)]))


def test_the_looker_never_hinders_itself_and_looks_from_all_its_spaces():
    land = room(5, 2)
    ettin = land.mask(block(0, 0, 1, 1))
    floor = land.floor()
    assert floor.sees(ettin, land.number[4, 0], land.all & ~land.mask(block(2, 0, 3, 0)))
    assert floor.seen(ettin, ettin) == land.all & ~ettin


@rule("DE-182")
def test_a_large_target_hides_its_own_far_spaces():
    land = room(6, 1)
    barghest = land.mask([(3, 0), (4, 0)])
    archer = land.mask([(0, 0)])
    seen = land.floor().sees_figure(archer, barghest, archer | barghest)
    assert places(land, seen) == {(3, 0)}


def test_an_empty_space_is_seen_like_one_with_a_figure():
    land = room(3, 1)
    assert land.floor().sees(1, 2, 0)
    assert not land.floor().sees(1, 2, 0b10)


@rule("DE-320")
def test_who_is_in_a_pit_sees_only_adjacent_figures():
    land = drawn("P...")
    floor = land.floor()
    assert floor.sees_figure(1, 0b10, 0b11) == 0b10
    assert floor.sees_figure(1, 0b100, 0b101) == 0
    assert drawn("....").floor().sees_figure(1, 0b100, 0b101) == 0b100


@rule("DE-321")
def test_who_is_in_a_pit_is_seen_by_adjacent_figures_only():
    land = drawn("P...", "P...")
    floor = land.floor()
    assert floor.sees_figure(0b10, 1, 0b11) == 1
    assert floor.sees_figure(0b100, 1, 0b101) == 0
    half_in = land.mask([(0, 0), (1, 0)])
    assert floor.sees_figure(0b1000, half_in, 0b1000 | half_in) == 0b10


def test_what_is_in_the_way_is_told():
    land = drawn("....", "....", doors={"gate": (3, 0, 3, 2)}, walls=())
    floor = land.floor(land.shut("gate"))
    assert floor.in_the_way(1, 1, 0) is None
    assert floor.in_the_way(1, 2, land.mask([(1, 0), (1, 1)])) == Hindrance(spaces=land.mask([(1, 0)]))
    assert floor.in_the_way(land.mask([(2, 0)]), 3, 0) == Hindrance(doors=land.shut("gate"))
    assert drawn("..", walls=((1, 0, 1, 1),)).floor().in_the_way(1, 1, 0) == Hindrance()

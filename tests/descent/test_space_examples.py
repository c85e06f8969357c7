"""The worked examples of the rulebook that are only about space, as written."""

from __future__ import annotations

from gloaming.pieces.squares import Gait
from tests.descent.drawing import block, drawn, places, room
from tests.proof import rule


@rule("DE-X03")
def test_grisban_gets_into_the_hallway_by_diagonals_only():
    ground = drawn("...", "...", "...", "  .", "  .")
    archers = ground.mask([(1, 0), (2, 2)])
    reach = ground.floor().reach(ground.mask([(0, 0)]), 3, blocked=archers)
    hallway = ground.number[2, 3]
    assert not reach.all & archers
    assert reach.cost(hallway) == 3
    assert [ground.at[space] for space in reach.path(hallway)] == [(1, 1), (1, 2), (2, 3)]
    short = ground.floor().reach(ground.mask([(0, 0)]), 2, blocked=archers)
    assert not short.all >> hallway & 1


@rule("DE-X05")
def test_the_eight_spaces_about_avric_are_adjacent_and_seen():
    ground = room(4, 4)
    avric, about = ground.mask([(1, 1)]), set(block(0, 0, 2, 2)) - {(1, 1)}
    assert places(ground, ground.floor().adjacent(avric)) == about
    everywhere = ground.all
    assert {at for at in about if ground.floor().sees(avric, ground.number[at], everywhere)} == about


@rule("DE-X11")
def test_leoric_sees_between_two_blocked_spaces_that_meet_in_a_corner():
    ground = room(4, 4)
    figures = ground.mask([(0, 0), (3, 3), (1, 2), (2, 1)])
    assert ground.floor().sees(ground.mask([(0, 0)]), ground.number[3, 3], figures)


@rule("DE-X12")
def test_jain_does_not_see_along_the_edges_of_blocked_spaces():
    ground = room(4, 3)
    jain, zombie = ground.mask([(0, 0)]), ground.number[3, 1]
    blocked = ground.mask([(1, 0), (2, 1)])
    floor = ground.floor()
    assert not floor.sees(jain, zombie, jain | blocked | 1 << zombie)
    assert floor.sees(jain, zombie, jain | 1 << zombie)


@rule("DE-X23")
def test_the_ettin_moves_past_the_dragon_and_makes_room():
    ground = room(6, 4)
    floor = ground.floor()
    tarha = ground.mask([(5, 3)])
    ettin, dragon = ground.mask(block(3, 2, 4, 3)), ground.mask(block(0, 2, 2, 3))
    dragons = floor.fitting((2, 3), floor.empty(tarha | ettin))
    assert dragons
    assert not any(floor.adjacent(base) & tarha for base in dragons)
    reach = floor.reach(ettin, 3, Gait((2, 2)), blocked=tarha, passable=dragon)
    corner = ground.number[0, 0]
    assert reach.stops >> corner & 1
    assert reach.cost(corner) == 3
    free = floor.empty(tarha | dragon)
    laid = [base for base in floor.fitting((2, 2), free) if base >> corner & 1]
    assert laid == [ground.mask([(0, 0), (1, 0), (0, 1), (1, 1)])]


@rule("DE-X24")
def test_the_dragon_follows_and_stands_next_to_tarha():
    ground = room(6, 4)
    floor = ground.floor()
    tarha, ettin = ground.mask([(5, 3)]), ground.mask(block(0, 0, 1, 1))
    dragon = ground.mask(block(0, 2, 2, 3))
    reach = floor.reach(dragon, 3, Gait((2, 3)), blocked=tarha, passable=ettin)
    end = ground.number[4, 2]
    assert reach.stops >> end & 1
    assert reach.cost(end) <= 3
    laid = ground.mask(block(2, 2, 4, 3))
    assert laid in [base for base in floor.fitting((2, 3), floor.empty(tarha | ettin)) if base >> end & 1]
    assert floor.adjacent(laid) & tarha
    assert reach.path(end)[-1] == end

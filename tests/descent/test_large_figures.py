"""Figures whose base covers more than one space: they shrink to one of them to move, and grow again."""

from __future__ import annotations

from gloaming.pieces.squares import Gait
from tests.descent.drawing import block, drawn, places, room
from tests.descent.scene import DescentScene, descent
from tests.proof import rule


@rule("DE-289")
def test_a_figure_is_large_if_its_base_covers_more_than_one_space():
    assert [Gait(base).large for base in ((1, 1), (1, 2), (2, 2), (2, 3))] == [False, True, True, True]
    land = room(4, 4)
    assert {base.bit_count() for base in land.floor().bases((2, 3))} == {6}


@rule("DE-290")
def test_movement_is_counted_from_any_one_of_its_spaces():
    land = drawn("........", "........")
    ettin = land.mask(block(2, 0, 3, 1))
    reach = land.floor().reach(ettin, 2, Gait((2, 2)))
    assert {at: reach.cost(land.number[at]) for at in ((0, 0), (1, 1), (2, 0), (4, 0), (5, 1))} == {
        (0, 0): 2,
        (1, 1): 1,
        (2, 0): 0,
        (4, 0): 1,
        (5, 1): 2,
    }
    assert not reach.all & land.mask([(6, 0)])


@rule("DE-291")
def test_where_it_stops_its_base_covers_the_space_it_got_to():
    land = room(5, 3)
    floor = land.floor()
    end = land.number[3, 1]
    laid = [base for base in floor.fitting((2, 2), floor.empty(0)) if base >> end & 1]
    assert {tuple(sorted(places(land, base))) for base in laid} == {
        tuple(sorted(block(x, y, x + 1, y + 1))) for x in (2, 3) for y in (0, 1)
    }


@rule("DE-292")
def test_its_base_may_be_turned():
    land = room(4, 4)
    laid = land.floor().fitting((1, 2), land.all)
    assert land.mask([(1, 1), (2, 1)]) in laid
    assert land.mask([(1, 1), (1, 2)]) in laid
    assert len(laid) == 24
    assert len(land.floor().fitting((2, 3), land.all)) == 12


@rule("DE-293")
def test_it_does_not_stop_where_its_base_does_not_fit():
    land = drawn("...  ..", ".......", "...  ..", walls=((1, 0, 1, 3),))
    floor = land.floor()
    dragon = land.mask(block(1, 0, 2, 1))
    reach = floor.reach(dragon, 5, Gait((2, 2)))
    assert places(land, reach.all & ~reach.stops) == {(3, 1), (4, 1)}
    assert reach.stops >> land.number[6, 1] & 1
    blocked = floor.reach(dragon, 5, Gait((2, 2)), passable=land.mask([(5, 1)]))
    assert not places(land, blocked.stops) & set(block(5, 0, 6, 2))
    shut = drawn("....", "....", doors={"gate": (2, 0, 2, 2)})
    assert len(shut.floor().fitting((2, 2), shut.all)) == 3
    assert len(shut.floor(shut.shut("gate")).fitting((2, 2), shut.all)) == 2
    assert drawn("..", ".O").floor().fitting((2, 2), 15) == []


@rule("DE-293", "DE-291")
def test_its_base_is_laid_over_nobody_and_over_the_space_it_got_to():
    t = descent(room(6, 2), ann={"at": (3, 0)}, monsters={"ettin": {"at": block(0, 0, 1, 1)}})
    laid = t.pos.bases_over(t.number("ettin"), t.pos.ground.number[2, 1])
    assert [places(t.pos.ground, base) for base in laid] == [set(block(1, 0, 2, 1))]


def test_its_own_spaces_are_free_and_it_may_turn_on_the_spot():
    land = room(3, 2)
    barghest = land.mask([(0, 0), (1, 0)])
    reach = land.floor().reach(barghest, 0, Gait((1, 2)), blocked=barghest, passable=barghest)
    assert reach.stops == barghest
    assert land.mask([(1, 0), (1, 1)]) in land.floor().fitting((1, 2), land.floor().empty(0))


@rule("DE-295")
def test_it_pays_for_water_and_is_burnt_by_lava_on_its_way():
    land = drawn("..W..", "..W..", "  W  ")
    reach = land.floor().reach(land.mask(block(0, 0, 1, 1)), 3, Gait((2, 2)))
    assert reach.cost(land.number[2, 0]) == 2
    assert reach.cost(land.number[3, 0]) == 3
    fire = drawn("..L..", "..L..").floor().reach(0b11 | 0b11 << 5, 2, Gait((2, 2)))
    assert (fire.harm(3), fire.hazards(3)) == (1, (2,))


def beside(hazard: str) -> DescentScene:
    """An ettin that can walk next to two spaces of a hazard, and over them."""
    t = descent(
        drawn(f"...{hazard}{hazard}.", f"...{hazard}{hazard}.", "......"),
        ann={"at": (5, 2)},
        monsters={"ettin": {"at": block(0, 0, 1, 1)}},
        turn_of="ettin",
    )
    t.overlord.does("take a move action")
    t.overlord.goes(2, 0)
    base = next(one for one in t.overlord.ask.options if (3, 0) in {t.pos.ground.at[n] for n in one.spaces})  # type: ignore[attr-defined]
    t.overlord.does(base)
    return t


@rule("DE-296", "DE-294")
def test_what_its_base_covers_does_nothing_by_itself():
    t = beside("L")
    assert t.figure("ettin").damage == 0  # lava burns who enters it
    t.overlord.goes(4, 0)
    assert t.figure("ettin").damage == 1  # it was counted from one of the spaces it covered, and entered one
    pit = beside("P")
    assert pit.figure("ettin").damage == 0  # a pit takes only who lies in it with all of its base
    assert not pit.pos.in_pit(pit.number("ettin"))


@rule("DE-318")
def test_its_base_may_lie_over_water_at_no_cost():
    land = drawn("...WW", "...WW")
    reach = land.floor().reach(land.mask(block(0, 0, 1, 1)), 1, Gait((2, 2)))
    end = land.number[2, 0]
    assert reach.cost(end) == 1
    assert land.mask([(2, 0), (3, 0), (2, 1), (3, 1)]) in land.floor().fitting((2, 2), land.all)


@rule("DE-325")
def test_it_passes_over_pits():
    land = drawn("..P..", "..P..")
    reach = land.floor().reach(land.mask(block(0, 0, 1, 1)), 3, Gait((2, 2)))
    assert (reach.cost(land.number[4, 0]), reach.harm(land.number[4, 0])) == (3, 0)
    assert reach.hazards(land.number[4, 0]) == ()
    assert reach.stops >> land.number[2, 0] & 1


def test_the_nearest_place_that_fits():
    land = drawn("....", ".O..", "..O.")
    floor = land.floor()
    start = land.mask([(0, 0)])
    assert [places(land, base) for base in floor.nearest_fitting((2, 2), start, land.all)] == [set(block(2, 0, 3, 1))]
    assert floor.nearest_fitting((3, 3), start, land.all) == []

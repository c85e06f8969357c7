"""Walks that are interrupted: who comes to stand in the way, and where the figure then stays."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.games.descent.rules.move import Walk
from gloaming.kernel import Rule
from gloaming.kernel.agenda import Frame, run
from tests.descent.drawing import block, drawn, room
from tests.descent.scene import DescentScene, descent
from tests.proof import rule


def walking(height: int = 1, points: int = 4, **monsters: tuple[int, int]) -> DescentScene:
    """Grisban is on his way from A1 to E1; the overlord, who holds a trap, is asked at the first space."""
    t = descent(
        room(6, height),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "points": points, "fatigue": 4},
        monsters={name: {"at": at} for name, at in monsters.items()},
        hand=["Web Trap"],
    )
    t.ann.goes(4, 0)
    assert t.ann.at == (1, 0)
    return t


def put(t: DescentScene, name: str, x: int, y: int) -> None:
    """Something puts a figure elsewhere while he is asked."""
    t.pos.figures[t.number(name)] = replace(t.figure(name), spaces=(t.pos.ground.number[x, y],))


@rule("DE-096")
def test_a_walk_ends_before_an_enemy_who_came_in_the_way():
    t = walking(zombie=(5, 0))
    put(t, "zombie", 2, 0)
    t.lets_be()
    assert t.ann.at == (1, 0)
    assert t.ann.figure.points == 3


@rule("DE-099", "DE-097")
def test_a_walk_that_ends_among_friends_ends_in_the_nearest_empty_space():
    t = descent(
        room(6, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "points": 4},
        bob={"hero": "Jain Fairwood", "at": (2, 0)},
        monsters={"zombie": {"at": (5, 0)}},
        hand=["Web Trap"],
    )
    t.ann.goes(4, 0)
    put(t, "zombie", 3, 0)
    t.lets_be()  # he walks on to Jain's space, and there is no way on from it
    assert (t.ann.at, t.bob.at) == ((1, 0), (2, 0))
    t.is_quiet()


@rule("DE-096")
def test_it_goes_around_him_where_it_can():
    t = walking(height=2, zombie=(5, 0))
    put(t, "zombie", 2, 0)
    t.lets_be()
    assert t.ann.at == (4, 0)
    assert t.ann.figure.points == 0


@rule("DE-099")
def test_nobody_walks_to_a_space_that_an_enemy_has_taken_meanwhile():
    t = walking(zombie=(5, 0))
    put(t, "zombie", 4, 0)
    t.lets_be()
    assert t.ann.at == (1, 0)


def test_who_was_moved_goes_on_from_where_he_is():
    t = walking(points=5)
    put(t, "ann", 0, 0)
    t.lets_be()
    assert t.ann.at == (4, 0)
    assert t.ann.figure.points == 0  # he paid for the first space twice


def done_now(t: DescentScene, rule_to_do: Rule) -> None:
    """Some effect does that between two actions of the present turn."""
    turn = t.pos.agenda[-1].rule
    t.pos.agenda[-1] = Frame(turn, turn.places["go_on"])
    t.pos.agenda.append(Frame(rule_to_do))
    run(t.pos)


def test_whoever_is_pushed_enters_the_spaces_on_the_way():
    t = descent(drawn("...L..", "OOOOOO"), ann={"hero": "Grisban the Thirsty", "at": (2, 0)}, bob={"at": (5, 0)})
    done_now(t, t.pos.pushing(0, 1, 0))
    t.overlord.is_offered_only("choose B1", "choose D1", "pass")
    t.overlord.does("choose D1")
    assert t.ann.at == (3, 0)
    assert t.ann.damage == 1
    t.overlord.is_not_asked()  # one space was all


@rule("DE-291")
def test_a_large_figure_that_is_pushed_lays_its_base_down_again():
    t = descent(room(6, 3), ann={"at": (5, 2)}, monsters={"ettin": {"at": block(0, 0, 1, 1)}})
    done_now(t, t.pos.pushing(t.number("ettin"), 1, 1))
    t.ann.does("choose C1")
    assert len(t.figure("ettin").spaces) == 1
    t.overlord.does("stand on C1, D1, C2 and D2")
    assert len(t.figure("ettin").spaces) == 4


def test_a_move_by_a_card_has_points_of_its_own_and_leaves_those_of_the_move_action():
    t = descent(
        room(9, 1), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "points": 2, "fatigue": 4}, bob={"at": (8, 0)}
    )
    done_now(t, t.pos.moving(0, 3))
    assert t.ann.can_go() == {(1, 0), (2, 0), (3, 0)}
    t.ann.goes(2, 0)
    t.ann.passes()
    assert t.ann.figure.points == 2  # and not the one that was left of the card's


@rule("DE-096", "DE-097")
@pytest.mark.parametrize(
    ("walker", "other", "at", "hindered"),
    [
        ("ann", "zombie", (2, 0), True),  # an enemy on the next space
        ("ann", "bob", (2, 0), False),  # a friend there is passed
        ("ann", "bob", (3, 0), True),  # but not where the way ends
        ("ann", "zombie", (5, 0), False),
        ("zombie", "ann", (2, 0), True),
        ("zombie", "zombie_2", (2, 0), False),
        ("zombie", "zombie_2", (3, 0), True),
        ("belthir", "ann", (2, 0), False),  # who flies passes enemies
        ("belthir", "ann", (3, 0), True),
    ],
)
def test_who_is_in_the_way_of_whom(walker: str, other: str, at: tuple[int, int], hindered: bool):
    t = descent(
        room(8, 2),
        ann={"at": (0, 1)},
        bob={"at": (1, 1)},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (3, 1)}, "belthir": {"at": (4, 1)}},
    )
    put(t, walker, 1, 0)
    put(t, other, *at)
    spaces = t.pos.ground.number
    path = (spaces[2, 0], spaces[3, 0])
    walk = Walk(t.number(walker), spaces[3, 0], last=spaces[1, 0], path=path)
    assert walk._hindered(t.pos, path) == hindered
    put(t, walker, 0, 0)
    assert walk._hindered(t.pos, path)  # he is not where his way goes on


@rule("DE-104")
def test_nobody_pays_more_fatigue_on_the_way_than_he_agreed_to():
    t = descent(
        room(6, 3),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (5, 0)}, "zombie_2": {"at": (5, 1)}},
        hand=["Web Trap"],
    )
    t.ann.does("take a move action")
    t.pos.figures[0] = replace(t.ann.figure, points=0)
    done_now(t, Walk(0, t.pos.ground.number[3, 0], fatigue=3))
    assert (t.ann.at, t.ann.fatigue) == ((1, 0), 1)
    put(t, "zombie", 2, 0)
    put(t, "zombie_2", 2, 1)
    t.lets_be()
    assert (t.ann.at, t.ann.fatigue) == ((1, 0), 1)  # the way around them takes two more than are left
    t = descent(room(6, 1), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "points": 1})
    done_now(t, Walk(0, t.pos.ground.number[3, 0], fatigue=1))
    assert (t.ann.at, t.ann.fatigue) == ((0, 0), 0)  # so far it was not agreed on at all
    done_now(t, Walk(0, t.pos.ground.number[3, 0], fatigue=2))
    assert (t.ann.at, t.ann.fatigue) == ((3, 0), 2)


@rule("DE-104")
@pytest.mark.parametrize(("agreed", "at", "fatigue"), [(1, (1, 0), 0), (2, (2, 0), 2)])
def test_out_of_a_web_a_step_takes_a_fatigue_on_top_of_one_that_buys_it(agreed: int, at: tuple[int, int], fatigue: int):
    t = descent(
        room(6, 2),
        ann={"hero": "Grisban the Thirsty", "at": (1, 0)},
        monsters={"spider": {"type": "Cave Spider", "rank": "master", "at": (0, 0)}},
    )
    assert t.ann.figure.points == 0
    done_now(t, Walk(0, t.pos.ground.number[2, 0], fatigue=agreed))
    assert (t.ann.at, t.ann.fatigue) == (at, fatigue)

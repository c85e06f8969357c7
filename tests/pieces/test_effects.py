"""Lists of ops: choices, conditions, gates, what earlier ops came to, lists inside lists, and saves in between."""

from __future__ import annotations

import pytest

from gloaming.kernel import Option, Pass
from gloaming.kernel.agenda import Frame, run
from gloaming.pieces.effects import Op, Run, ops_at
from tests.pieces.lamps import CARDS, SAVES, About, Agree, ChooseList, ChoosePlayer, Fill, Play, PlayCards, Spill


def play(card: str, *answers: Option, oil: tuple[int, ...] = (4, 4)) -> Play:
    """The first player plays a card and gives these answers; every position on the way is saved and loaded."""
    g = Play(seats=len(oil), chance=0, agenda=[Frame(PlayCards(((0, card),)))], oil=list(oil))
    run(g)
    for answer in answers:
        assert answer in offered(g)
        loaded = SAVES.load(SAVES.save(g))
        assert loaded == g
        g = loaded
        run(g, answer)
    return g


def offered(g: Play) -> list[Option]:
    assert g.ask is not None
    return list(g.ask.options)


def test_ops_are_done_one_after_another():
    g = play("Siphon", ChoosePlayer(1))
    assert g.oil == [6, 2]
    assert g.outcome is not None


def test_nobody_is_asked_where_there_is_nothing_to_choose():
    assert play("Siphon", oil=(0, 4)).oil == [2, 2]


def test_an_op_speaks_of_what_the_ops_before_it_came_to():
    assert play("Siphon", ChoosePlayer(0)).oil == [4, 4]


def test_what_may_be_declined_is_asked_about_once():
    g = play("Bargain")
    assert offered(g) == [Agree(), Pass()]
    assert play("Bargain", Agree(), ChoosePlayer(1)).oil == [8, 1]


def test_what_depends_on_an_op_is_left_out_where_that_was_declined():
    g = play("Bargain", Pass())
    assert g.oil == [4, 4]
    assert g.ask is None


def test_what_depends_on_an_op_is_left_out_where_that_did_not_work():
    assert play("Hard bargain", ChoosePlayer(1)).oil == [4, 4]


def test_what_cannot_work_is_not_asked_about():
    g = play("Bargain", oil=(0, 0))
    assert g.ask is None
    assert g.oil == [0, 0]


def test_an_op_whose_condition_does_not_hold_is_left_out():
    assert play("Thrift", oil=(4, 4)).oil == [5, 4]
    assert play("Thrift", oil=(5, 4)).oil == [5, 4]


def test_a_list_is_carried_out_once_for_each():
    assert play("Draught", oil=(4, 2)).oil == [4, 2]
    assert play("Draught", oil=(4, 3)).oil == [4, 2]


def test_a_list_is_picked_from_those_that_can_work():
    assert offered(play("Crossroads")) == [ChooseList(0), ChooseList(1), ChooseList(2)]
    assert play("Crossroads", ChooseList(0)).oil == [5, 4]


def test_what_came_of_a_list_inside_reaches_the_ops_after_it():
    assert play("Crossroads", ChooseList(2)).oil == [5, 3]


def test_lists_lie_inside_lists():
    g = play("Crossroads", ChooseList(1), ChoosePlayer(1), ChooseList(1), Agree(), ChoosePlayer(1))
    assert g.oil == [6, 2]


def test_the_frame_says_where_it_is_and_holds_no_op():
    g = play("Crossroads", ChooseList(1), ChoosePlayer(1), ChooseList(1))
    frame = g.agenda[-1].rule
    assert isinstance(frame, Run)
    assert (frame.path, frame.at, frame.about) == ((0, 1, 1, 1), 0, About(0, "Crossroads", that=1, spilt=1))
    assert not any(isinstance(value, Op) for value in (frame.about, *frame.path, *frame.then))
    assert ops_at(CARDS["Crossroads"], frame.path) == (Spill(n=1, may=True),)


def test_an_op_is_said_in_words():
    assert [op.say() for op in CARDS["Siphon"]] == ["spill 2 oil", "pour spilt oil"]
    assert CARDS["Crossroads"][0].say() == "choose"


def test_an_op_that_forgot_what_it_does_says_so():
    class Idle(Op[Play, About]):
        pass

    with pytest.raises(NotImplementedError, match="Idle does not say what it does"):
        Idle().do(play("Refill"), About(0, ""), None)


def test_ops_are_compared_by_what_they_say():
    assert Fill(n=2) == Fill(n=2) != Fill(n=3)

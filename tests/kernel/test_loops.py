"""Loops: a step for each of some numbers, a step again after a rule, both saved at any moment."""

from __future__ import annotations

import pytest

from gloaming.kernel import Ask, Next, Position, Rule, again, choose, done, each
from gloaming.kernel.agenda import BrokenRule, Frame, Having, run
from gloaming.kernel.save import SaveFormat
from tests.kernel.embers.rules import Blow


class Seats(Position, kw_only=True):
    """Who has been visited, in order."""

    visited: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()

    def visit(self, seat: int) -> None:
        self.visited = (*self.visited, seat)


class Visit(Rule):
    """Ask a seat in, and note it."""

    seat: int

    def ask(self, g: Seats) -> Next:
        return Ask(self.seat, "in", (Blow(1), Blow(2)))

    def enter(self, g: Seats, option: Blow) -> Next:
        g.visit(self.seat * 10 + option.strength)
        return None


class Round(Rule):
    """Visits everyone, then ends the game."""

    order: tuple[int, ...]
    stops_at: int = -1
    seen: int = 0

    @each(lambda self, g: (seat for seat in self.order if seat not in g.gone))
    def visit(self, g: Seats, seat: int) -> Next:
        if seat in g.gone:
            return None
        if seat == self.stops_at:
            return again("end")
        return self.having(seen=self.seen + 1).then(Visit(seat))

    def never_stopped(self, g: Seats) -> Next:
        g.visit(99)
        return None

    def end(self, g: Seats) -> Next:
        g.finish((), f"{self.seen} seen")
        return None


SAVES = SaveFormat("seats", "1", Seats, (Round, Visit), (Blow,))


def begun(rule: Rule) -> Seats:
    pos = Seats(seats=4, chance=0, agenda=[Frame(rule)])
    run(pos)
    return pos


def answered(pos: Seats, *answers: int) -> Seats:
    for answer in answers:
        assert pos.ask is not None
        pos = SAVES.load(SAVES.save(pos))
        assert pos.ask is not None
        run(pos, pos.ask.options[answer])
    return pos


def test_a_step_runs_once_for_each_and_then_the_next_step_runs():
    pos = answered(begun(Round((2, 0, 3))), 0, 1, 0)
    assert pos.visited == (21, 2, 31, 99)
    assert pos.outcome is not None
    assert pos.outcome.reason == "3 seen"


def test_what_it_runs_through_is_listed_once_and_the_step_may_let_be_what_matters_no_more():
    pos = begun(Round((0, 1, 2)))
    pos.gone = (0, 1)
    assert answered(pos, 0, 0).visited == (1, 21, 99)


def test_with_nothing_to_run_through_the_next_step_runs():
    assert begun(Round(())).visited == (99,)


def test_again_ends_the_loop():
    assert answered(begun(Round((0, 1, 2), stops_at=1)), 0).visited == (1,)


def test_a_loop_half_done_is_equal_after_loading_and_can_be_marked():
    pos = begun(Round((0, 1, 2)))
    assert pos.agenda[0] == Frame(Round((0, 1, 2), seen=1), 0, (1, 2))
    assert SAVES.load(SAVES.save(pos)) == pos
    pos.amend(Round, stops_at=2)
    assert answered(pos, 0, 0).visited == (1, 11)


def test_the_picture_of_a_loop_names_its_step():
    pos = begun(Round((0, 1)))
    assert list(map(str, pos.agenda)) == ["Round.visit", "Visit.ask"]
    answered_once = answered(pos, 0)
    assert list(map(str, answered_once.agenda)) == ["Round.visit", "Visit.ask"]


class Asking(Rule):
    """Asks in a loop, which nobody could hear."""

    one: bool

    @each(lambda self, g: range(2))
    def ask(self, g: Position, seat: int) -> Next:
        return self.having(one=True).then(choose(seat, "in", (Blow(1),) if self.one else (Blow(1), Blow(2))))


@pytest.mark.parametrize("one", [True, False])
def test_a_loop_cannot_ask_as_the_answer_would_reach_no_step(one: bool):
    with pytest.raises(BrokenRule, match=r"the answer would reach no step at Asking\.ask: let a rule ask for each"):
        begun(Asking(one))


class Tally(Rule):
    """Adds up what three rules give, each after the other."""

    left: int = 3
    total: int = 0

    def add(self, g: Position, given: int | None) -> Next:
        following: Having = self.having(total=self.total + (given or 0), left=self.left - 1)
        return following.then(again("add", after=Give(self.left)) if self.left else again("end"))

    def skipped(self, g: Position) -> Next:
        raise AssertionError("add ends with a step by name")

    def end(self, g: Position) -> Next:
        g.finish((), str(self.total))
        return None


class Give(Rule):
    """Gives a number."""

    number: int

    def give(self, g: Position) -> Next:
        return done(self.number)


def test_again_after_a_rule_goes_on_with_that_step_and_the_result():
    pos = begun(Tally())
    assert pos.outcome is not None
    assert pos.outcome.reason == "6"

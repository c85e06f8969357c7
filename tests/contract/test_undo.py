"""Undo never crosses what anyone has learned, and pauses tell no more than everyone knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import gloaming
from gloaming.api.game import Game
from gloaming.api.pauses import pauses
from gloaming.kernel import Chance, Event, Position, Window, event_known_to
from tests.contract.cases import Case, Curious, as_bytes, every_game, every_plain_case


def knows(game: Game[Any], pos: Position, events: list[Event], seat: int) -> bytes:
    """All that a seat gets to see after an answer."""
    return as_bytes([game.view(pos, seat), [event_known_to(event, seat) for event in events]])


def learned(game: Game[Any], before: Position, answer: int, seat: int, rng: Chance) -> bool:
    """True if an answer tells this seat something: in another deal it could not tell before, it sees another end."""
    assert before.ask is not None
    pos, twin = before.clone(), game.redeal(before, seat, rng)
    option = before.ask.options[answer]
    if option not in twin.ask.options:
        return False
    there = twin.ask.options.index(option)
    events, others = game.apply(pos, answer), game.apply(twin, there)
    asked_on = pos.ask is not None and pos.ask.secret and pos.ask.seat == before.ask.seat
    if asked_on and seat != before.ask.seat:  # of what a seat is putting together in secret nobody is told more
        return events != others[: len(events)]
    return knows(game, pos, events, seat) != knows(game, twin, others, seat)


def undo_that_tells(case: Case, seed: int) -> Iterator[str]:
    """Play a game; tell each answer that could be taken back although someone has learned by it."""
    match = gloaming.Match(case.game, case.seats, seed, case.options)
    player, rng = Curious(seed), Chance(seed)
    while (ask := match.position.ask) is not None:
        before, answer = match.position.clone(), player.answer(match.position)
        events = match.answer(answer)
        if match.can_undo(ask.seat):
            told = [seat for seat in range(case.seats) if learned(case.game, before, answer, seat, rng)]
            yield from (f"{ask.options[answer]} tells seat {seat} something ({events})" for seat in told)


@every_plain_case
def test_nobody_learns_anything_by_an_answer_that_can_be_taken_back(case: Case):
    for seed in (41, 42, 43) if case.seats == 2 else (38 + case.seats,):
        assert list(undo_that_tells(case, seed)) == []


@pytest.mark.soak
@every_plain_case
def test_nor_in_ten_games(case: Case):
    for seed in range(100, 110):
        assert list(undo_that_tells(case, seed)) == []


@every_game
def test_undo_across_a_moment_for_secret_answers_would_be_found(game: Game[Any], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("gloaming.api.match.pauses", lambda events: [])
    cases = [Case(game, seats, {}) for seats in (game.seats[0], game.seats[-1])]
    assert any(leak for case in cases for seed in range(44, 48) for leak in undo_that_tells(case, seed))


@every_plain_case
def test_an_answer_taken_back_leaves_no_trace(case: Case):
    game = case.game
    match = gloaming.Match(game, case.seats, 48, case.options)
    player = Curious(48)
    undone = 0
    while (ask := match.position.ask) is not None:
        before, told, answers = game.save(match.position), list(match.events), list(match.record.answers)
        answer = player.answer(match.position)
        match.answer(answer)
        if match.can_undo(ask.seat):
            undone += 1
            match.undo(ask.seat)
            assert game.save(match.position) == before
            assert match.events == told
            assert match.record.answers == answers
            match.answer(answer)
    assert undone > 20
    assert match.record.replay() == match.position


class Stretch(NamedTuple):
    """What happened between a question that is nobody's secret and some later question."""

    events: list[Event]
    new: int
    """How many of the events the last answer brought."""
    pos: Position


def stretches(case: Case, seed: int, *, thrifty: bool = True) -> Iterator[Stretch]:
    """Every stretch of a game, one for each answer."""
    pos, player = case.new(seed), Curious(seed, thrifty=thrifty)
    events = list[Event]()
    while pos.ask is not None:
        if not pos.ask.secret:
            events = []
        new = case.game.apply(pos, player.answer(pos))
        events = events + new
        yield Stretch(events, len(new), pos)


def look_at_secret_questions(case: Case, seeds: range, enough: int) -> int:
    """Look for a pause wherever a secret question stops one of these games; returns how many there were."""
    secret = 0
    for seed in seeds:
        for events, new, pos in stretches(case, seed, thrifty=False):
            if pos.ask is not None and pos.ask.secret:
                secret += 1
                paused = max(pauses(events), default=0)
                assert paused > len(events) - new or not new, f"no pause in {events[-new:]} for {pos.ask}"
        if secret > enough:
            break
    return secret


@every_plain_case
def test_wherever_a_secret_question_stops_the_game_a_pause_hides_it(case: Case):
    assert look_at_secret_questions(case, range(50, 80), enough=30) > 3


@pytest.mark.soak
@every_plain_case
def test_also_in_fifty_games(case: Case):
    assert look_at_secret_questions(case, range(200, 250), enough=1_000_000) > 10


@every_plain_case
def test_who_might_answer_follows_from_what_everyone_knows(case: Case):
    """The position after which it is told, redealt for any seat, tells the same."""
    game, rng = case.game, Chance(49)
    seen = 0
    for stretch in stretches(case, seed=49):
        window = stretch.pos.find(Window)
        if window is None:
            continue
        seen += 1
        for seat in range(case.seats):
            twin = game.redeal(stretch.pos, seat, rng)
            for seats in (window.order, (seat,)):
                assert twin.may_answer(window.moment, seats) == stretch.pos.may_answer(window.moment, seats)
    assert seen > 3

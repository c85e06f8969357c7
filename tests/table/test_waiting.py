"""People who might respond are waited for by turns, in the same way whether or not they can."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from gloaming.api.pauses import pauses
from gloaming.kernel import Chance, Opened, Pass
from gloaming.table.live_game import LiveGame
from gloaming.table.room.hesitation import Hesitates
from gloaming.table.room.waiting import Patience, Responders
from tests.contract.cases import every_game
from tests.table.serving import GAME, serving, two_at_a_table

SECONDS = 10.0
BOTH = Patience(pause=1.0, seats=frozenset({0, 1}), seconds=SECONDS)


class People:
    """People of whom it is known how long the table hesitates for them."""

    def __init__(self, hesitations: dict[int, Hesitates]) -> None:
        self._hesitations = hesitations
        self.taken: list[tuple[int, str, float]] = []

    def hesitates(self, seat: int, moment: str) -> Hesitates | None:
        return self._hesitations.get(seat)

    def took(self, seat: int, moment: str, seconds: float) -> None:
        self.taken.append((seat, moment, seconds))


def at_a_secret_question() -> LiveGame:
    """A game of two in which one has just been attacked who holds a Counterspell that fits."""
    for seed in range(200):
        live = LiveGame.begin(gloaming.game(GAME), 2, seed, {})
        rng = Chance(seed)
        for _ in range(250):
            ask = live.position.ask
            if ask is None:
                break
            eager = [n for n, option in enumerate(ask.options) if option.verb in ("collect", "cast", "travel")]
            answer = eager[rng.below(len(eager))] if eager and rng.below(3) else rng.below(len(ask.options))
            live.news(0.0, Patience())
            live.answer(ask.seat, live.decision(ask.seat), answer)
            if not live.quiet and len(pauses(live.match.events[live.events_sent[None] :])) == 1:
                return live
    raise AssertionError("nobody was asked in secret")


def whole(live: LiveGame, now: float) -> list[int | None]:
    """Who is shown where things stand now."""
    return [telling.viewer for telling in live.news(now, BOTH) if telling.end is not None]


def test_whoever_is_asked_in_secret_has_their_time_and_then_lets_it_go_on():
    live = at_a_secret_question()
    ask = live.position.ask
    assert ask is not None
    assert live.asked is None, "nobody knows of the question before they are told"
    assert whole(live, 0.0) == [ask.seat]
    assert live.waits is not None
    assert (live.waits.seat, live.waits.seconds) == (ask.seat, SECONDS)
    assert live.wakes_at == SECONDS
    assert live.late(SECONDS - 0.1) is None
    late = live.late(SECONDS)
    assert late is not None
    assert late.seat == ask.seat
    assert late.option is not None
    assert isinstance(ask.options[late.option], Pass)


def test_an_answer_in_time_goes_on_after_the_pause():
    live = at_a_secret_question()
    ask = live.position.ask
    assert ask is not None
    live.news(0.0, BOTH)
    live.answer(ask.seat, live.decision(ask.seat), len(ask.options) - 1)
    told = live.news(0.5, BOTH)
    assert [(telling.viewer, telling.end) for telling in told] == [(None, None), (0, None), (1, None)]
    assert all(telling.waits is None for telling in told)
    assert live.wakes_at == 1.0
    assert live.news(1.0, BOTH)


def test_a_seat_that_is_not_a_persons_is_asked_at_once_and_never_waited_for():
    live = at_a_secret_question()
    ask = live.position.ask
    assert ask is not None
    others = Patience(pause=1.0, seats=frozenset({1 - ask.seat}), seconds=SECONDS)
    live.news(0.0, others)
    assert live.asked == ask.seat
    assert live.waits is None
    assert live.wakes_at == 0.0


def test_responders_are_waited_for_one_after_the_other():
    three = Patience(seats=frozenset({0, 1, 2}), seconds=SECONDS)
    responders = Responders()
    responders.begin(Opened("moved", (2, 0, 1)), 0.0, three)
    first = responders.waits
    assert first is not None
    responders.ready(0, first.number)
    assert not responders.move_on(1.0, None, three), "it is not seat 0's turn"
    responders.ready(2, first.number)
    assert responders.move_on(1.0, None, three)
    responders.ready(0, first.number)
    assert not responders.move_on(1.0, None, three), "that was said about the pause before"
    assert not responders.move_on(10.9, None, three)
    assert responders.move_on(11.0, None, three), "seat 0 has had its time"
    assert responders.move_on(11.0, 1, Patience(seats=frozenset({0, 2}), seconds=SECONDS)), "a bot plays for seat 1 now"
    assert responders.waits is None


def test_a_response_ends_the_pause_and_a_pass_does_not():
    for passed, left in ((True, 1), (False, None)):
        responders = Responders()
        responders.begin(Opened("moved", (0, 1)), 0.0, BOTH)
        responders.answered(0, passed=passed)
        responders.move_on(0.0, None, BOTH)
        assert (responders.waits.seat if responders.waits else None) == left


@every_game
def test_a_game_goes_on_whoever_is_waited_for(game: Any):
    seats, now, waited = 3, 0.0, 0
    everyone = Patience(pause=1.0, seats=frozenset(range(seats)), seconds=SECONDS)
    live, rng = LiveGame.begin(game, seats, 5, {}), Chance(5)
    while live.position.outcome is None and live.lines < 300:
        live.news(now, everyone)
        ask, waits = live.position.ask, live.waits
        if live.asked is not None and ask is not None:
            live.answer(ask.seat, live.decision(ask.seat), rng.below(len(ask.options)))
        elif waits is not None:
            waited += 1
            live.ready(waits.seat, waits.number)
            live.news(now, everyone)
            assert live.waits is None or live.waits.number > waits.number
        else:
            assert live.wakes_at > now, "nobody is asked or waited for, and nothing will happen"
            now = live.wakes_at
    assert waited > 0


@pytest.mark.asyncio
async def test_a_room_says_how_long_it_waits(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served, response_time=7.5) as (room, anns, _):
        shown: dict[str, Any] = await anns.client.get(f"/api/rooms/{room}")
        assert shown["response_time"] == 7.5
        made = await anns.client.make_room(GAME, 2)
        assert (await anns.client.get(f"/api/rooms/{made}"))["response_time"] == gloaming.game(GAME).response_time


def test_the_table_hesitates_for_whoever_has_nothing_as_long_as_they_usually_take():
    hesitating = Patience(
        seats=frozenset({0, 1}), seconds=SECONDS, manners=People({0: Hesitates(1.0, 3.0), 1: Hesitates(4.0)})
    )
    responders = Responders()
    responders.begin(Opened("moved", (0, 1)), 0.0, hesitating)
    assert responders.waits is not None
    responders.ready(0, responders.waits.number)
    assert not responders.move_on(2.9, None, hesitating), "to say so at once would tell that one holds nothing"
    assert not responders.move_on(9.9, 0, hesitating), "who is asked has all their time"
    assert responders.move_on(3.0, None, hesitating)
    assert responders.waits.seat == 1
    assert responders.wakes_at(None) == 7.0


def test_in_a_room_without_time_for_responses_nobody_is_told_for_whom_the_table_hesitates():
    responders = Responders()
    hesitating = Patience(seats=frozenset({0}), manners=People({0: Hesitates(3.0)}))
    responders.begin(Opened("moved", (0,)), 0.0, hesitating)
    assert responders.waits is None
    assert not responders.move_on(2.9, None, hesitating)
    assert responders.move_on(3.0, None, hesitating)


def test_who_is_asked_and_passes_sooner_lets_it_go_on_no_sooner_than_the_table_would_without_asking():
    people = People({0: Hesitates(least=2.0, takes=1.0)})
    hesitating = Patience(seats=frozenset({0}), manners=people)
    for asked in (True, False):
        responders = Responders()
        responders.begin(Opened("moved", (0,)), 0.0, hesitating)
        if asked:
            assert not responders.move_on(0.0, 0, hesitating)
            responders.answered(0, passed=True)
        assert not responders.move_on(0.5, None, hesitating)
        assert responders.wakes_at(None) == 2.0
        assert responders.move_on(2.0, None, hesitating)
    assert people.taken == [(0, "moved", 0.5)]


def test_a_response_is_shown_at_once_and_tells_nothing_of_how_long_a_pass_takes():
    people = People({0: Hesitates(least=2.0)})
    hesitating = Patience(seats=frozenset({0}), manners=people)
    responders = Responders()
    responders.begin(Opened("moved", (0,)), 0.0, hesitating)
    assert not responders.move_on(0.0, 0, hesitating)
    responders.answered(0, passed=False)
    assert responders.move_on(0.5, None, hesitating)
    assert people.taken == []


def test_a_choice_of_several_answers_and_a_time_that_ran_out_count_with_all_their_time():
    people = People({0: Hesitates()})
    hesitating = Patience(seats=frozenset({0}), seconds=SECONDS, manners=people)
    responders = Responders()
    responders.begin(Opened("moved", (0,)), 0.0, hesitating)
    assert not responders.move_on(0.0, 0, hesitating)
    responders.answered(0, passed=True)
    assert not responders.move_on(4.0, 0, hesitating), "they are asked on"
    responders.answered(0, passed=True)  # the table passes for them
    assert responders.move_on(SECONDS, None, hesitating)
    assert people.taken == [(0, "moved", SECONDS)]

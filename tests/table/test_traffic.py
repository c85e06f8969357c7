"""What another seat and a spectator are sent, how often and when, is the same however a hidden hand lies.

Two games that differ only in what one seat cannot know (a redeal) are played on a clock of their own, with people in
all seats who do in both what everyone may see them do: they never show what they hold.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec
import pytest

from gloaming.api.match import Match
from gloaming.api.record import Segment
from gloaming.kernel import Chance, Pass, event_known_to
from gloaming.table.live_game import LiveGame, News
from gloaming.table.room.hesitation import Hesitates
from gloaming.table.room.waiting import Patience
from gloaming.table.store.snapshots import fresh
from tests.contract.cases import Curious, every_game

THINKS = 2.0
"""Seconds that everyone takes over a secret question, and that the table hesitates in their place."""
STEPS = 4_000
"""Entries and waits after which a window is taken never to close."""


class Told(NamedTuple):
    """One thing that a viewer is sent: when, and an event, or that a message begins or ends."""

    at: float
    what: str
    hidden: bool = False
    """True for an event that shows what was hidden before: from there on two deals may differ."""


class Alike:
    """People who all take the same time."""

    def hesitates(self, seat: int, moment: str) -> Hesitates:
        return Hesitates(takes=THINKS)

    def took(self, seat: int, moment: str, seconds: float) -> None:
        assert seconds == THINKS


def patience(seats: int, *, seconds: float, hesitates: bool) -> Patience:
    """People in every seat."""
    waited_for = frozenset(range(seats)) if seconds or hesitates else frozenset[int]()
    return Patience(1.0, waited_for, seconds, Alike() if hesitates else None)


def twin_of(live: LiveGame, viewer: int, rng: Chance) -> LiveGame:
    """The same game with all that a viewer cannot know dealt anew."""
    game = live.game
    dealt = game.redeal(live.position, viewer, rng)
    dealt.chance = live.position.chance  # dice fall alike: only what is hidden lies otherwise
    record = msgspec.structs.replace(live.match.record, segments=[Segment(version=game.version, save=game.save(dealt))])
    return LiveGame(Match.at(record, dealt, []), fresh(dealt.seats, game.save(dealt), b""))


class Step:
    """One answer and all that follows it, until everyone has been told."""

    def __init__(self, live: LiveGame, viewer: int, how: Patience) -> None:
        self.live, self.viewer, self.how = live, viewer, how
        self.told: dict[int | None, list[Told]] = {viewer: [], None: []}
        self.asked_in_secret = 0
        self.shown = False
        """True where someone could not but show what they hold."""
        self.now = 0.0

    def play(self, option: int) -> Step:
        live, ask = self.live, self.live.position.ask
        assert ask is not None
        live.answer(ask.seat, live.decision(ask.seat), option)
        answers: dict[int, float] = {}
        for _ in range(STEPS):
            for news in live.news(self.now, self.how):
                self._note(news)
            if live.settled:
                return self
            seat, waits = live.asked, live.waits
            if seat is not None and live.lines not in answers:
                answers[live.lines] = self.now + THINKS
            due = answers.get(live.lines) if seat is not None else None
            moments = [at for at in (due, live.wakes_at or None) if at is not None]
            if waits is not None and seat is None and self.how.manners is None:
                moments.append(self.now + THINKS)
            assert moments, "nobody is asked or waited for, and nothing will happen"
            self.now = max(self.now, min(moments))
            if due is not None and seat is not None and self.now >= due:
                self._answer(seat)
            elif waits is not None and seat is None and self.how.manners is None:
                live.ready(waits.seat, waits.number)
        raise AssertionError("a window never closes")

    def _answer(self, seat: int) -> None:
        """Pass if that is possible; otherwise it cannot be helped that something is shown."""
        live, ask = self.live, self.live.position.ask
        assert ask is not None
        passes = [number for number, option in enumerate(ask.options) if isinstance(option, Pass)]
        self.asked_in_secret += 1
        self.shown |= not passes
        live.answer(seat, live.decision(seat), passes[0] if passes else len(ask.options) - 1)

    def _note(self, news: News) -> None:
        if news.viewer not in self.told:
            return
        told = self.told[news.viewer]
        waits = None if news.waits is None else (news.waits.seat, news.waits.seconds)
        told.append(Told(self.now, "a message"))
        for event in news.events:
            known: Any = event_known_to(event, news.viewer)
            told.append(Told(self.now, msgspec.json.encode(known).decode(), hidden=event.reveals))
        told.append(Told(self.now, f"its end, {'whole' if news.end is not None else 'a part'}, waiting for {waits}"))


def leak(one: Step, other: Step, viewer: int | None) -> str | None:
    """Where two streams differ first, unless what was hidden had to be shown there."""
    for first, second in zip_longest(one.told[viewer], other.told[viewer]):
        if first != second:
            shows = first is not None and second is not None and first.hidden and second.hidden
            return None if shows else f"{viewer}: {first} but {second}"
        if first is not None and first.hidden:
            return None  # from here on both know more, and may do other things
    return None


MODES = [
    pytest.param(10.0, True, id="waited for, with hesitation"),
    pytest.param(10.0, False, id="waited for"),
    pytest.param(0.0, True, id="hesitation alone"),
]


class Compared(NamedTuple):
    """Steps that were played twice, how many of them with other secret questions, and where they leak."""

    steps: int
    otherwise: int
    leaks: list[str]


@pytest.mark.parametrize(("seconds", "hesitates"), MODES)
@every_game
def test_number_kind_order_and_time_of_messages_tell_nothing(game: Any, seconds: float, hesitates: bool):
    otherwise = 0
    for seed in range(40):
        compared = compare(game, seed, patience(game.seats[-1], seconds=seconds, hesitates=hesitates))
        assert compared.leaks == []
        otherwise += compared.otherwise
        if otherwise > 1:
            return
    raise AssertionError("nobody was asked otherwise; play other games")


@pytest.mark.soak
@pytest.mark.parametrize(("seconds", "hesitates"), MODES)
@every_game
def test_nor_in_many_games(game: Any, seconds: float, hesitates: bool):
    how = patience(game.seats[-1], seconds=seconds, hesitates=hesitates)
    games = [compare(game, seed, how) for seed in range(100, 130)]
    found = [leak for compared in games for leak in compared.leaks]
    steps, otherwise = sum(one.steps for one in games), sum(one.otherwise for one in games)
    print(f"\n{game.name}: {steps} steps twice, {otherwise} with other secret questions, leaks: {found}")
    assert found == []


def compare(game: Any, seed: int, how: Patience) -> Compared:
    """Play a game, and each step of it once more with all that the one who takes it cannot know dealt anew."""
    steps = otherwise = 0
    found: list[str] = []
    live, rng, curious = LiveGame.begin(game, game.seats[-1], seed, {}), Chance(seed), Curious(seed)
    while (ask := live.position.ask) is not None and steps < 250:
        option, viewer = curious.answer(live.position), ask.seat
        twin = twin_of(live, viewer, rng)
        assert twin.position.ask == ask
        there = Step(twin, viewer, how).play(option)
        here = Step(live, viewer, how).play(option)
        steps += 1
        otherwise += here.asked_in_secret != there.asked_in_secret
        for eyes in (viewer, None):
            if (said := leak(here, there, eyes)) is not None:
                found.append(f"game {seed}, {option} of {ask.topic}: {said}")
    return Compared(steps, otherwise, found)

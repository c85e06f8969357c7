"""How long the table takes tells nobody who was asked: asked or not, a pause lasts as long."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import NamedTuple

import pytest

import gloaming
from gloaming.kernel import Opened, Pass
from gloaming.table.live_game import LiveGame
from gloaming.table.room.hesitation import KNOWN, PEOPLE, SPREAD, Hesitates, Hesitation
from gloaming.table.room.waiting import Patience

USUAL = 2.0


def test_who_is_not_known_yet_is_hesitated_for_whether_or_not_they_are_asked():
    hesitation = Hesitation(USUAL)
    for _ in range(200):
        drawn = hesitation.draw("ann", "moved")
        assert drawn.takes == 0.0
        assert USUAL * SPREAD[0] * 0.85 < drawn.least < USUAL * SPREAD[-1] * 1.15


def test_from_the_first_time_on_the_table_takes_as_long_as_they_took():
    hesitation = Hesitation(USUAL)
    for asked in range(KNOWN):
        hesitation.took("ann", "moved", 5.0)
        drawn = [hesitation.draw("ann", "moved") for _ in range(200)]
        assert all(4.3 < each.takes < 5.8 for each in drawn)
        assert all(bool(each.least) == (asked + 1 < KNOWN) for each in drawn), "known well enough, or not yet"
    assert hesitation.draw("bob", "moved").takes == 0.0


def test_each_kind_of_moment_has_its_time_and_a_new_one_any_of_theirs():
    hesitation = Hesitation(USUAL)
    for _ in range(KNOWN):
        hesitation.took("ann", "moved", 1.0)
        hesitation.took("ann", "attacked", 8.0)
    assert all(hesitation.draw("ann", "moved").takes < 2.0 for _ in range(100))
    assert all(hesitation.draw("ann", "attacked").takes > 6.0 for _ in range(100))
    unknown = [hesitation.draw("ann", "searched").takes for _ in range(100)]
    assert min(unknown) < 2.0
    assert max(unknown) > 6.0


def test_people_who_have_not_played_for_long_are_forgotten():
    hesitation = Hesitation(USUAL)
    for number in range(PEOPLE + 1):
        hesitation.took(f"guest {number}", "moved", 5.0)
    assert hesitation.draw("guest 0", "moved").takes == 0.0
    assert hesitation.draw("guest 1", "moved").takes > 0.0


class Paused(NamedTuple):
    """A pause as those see it who are not asked."""

    moment: str
    waited_for: int
    asked: bool
    lasted: float


class AtATable:
    """A game between people who take their time over secret questions; the clock is ours."""

    def __init__(self, game: str, seats: int, seed: int, median: float, usual: float = USUAL) -> None:
        self.rng = Random(seed)
        self.hesitation = Hesitation(usual, Random(seed))
        self.median = median
        self.live = LiveGame.begin(gloaming.game(game), seats, seed, {})
        self.patience = Patience(1.2, frozenset(range(seats)), 0.0, self, 600.0)
        self.now = 0.0
        self.shows = self.asked = False

    def hesitates(self, seat: int, moment: str) -> Hesitates:
        return self.hesitation.draw(str(seat), moment)

    def took(self, seat: int, moment: str, seconds: float) -> None:
        self.hesitation.took(str(seat), moment, seconds)

    def pauses(self, answers: int) -> Iterator[Paused]:
        """Play on with random answers, and tell each pause that ended with nothing to be seen of it."""
        live, opened, began, open_answers = self.live, None, 0.0, count()
        while live.position.outcome is None:
            if any(news.viewer is None for news in live.news(self.now, self.patience)):
                if isinstance(opened, Opened) and not self.shows:
                    yield Paused(opened.moment, len(opened.seats), self.asked, self.now - began)
                opened, began = None if live.settled else live.match.events[live.telling.told - 1], self.now
                self.shows = self.asked = False
            if live.asked is None:
                self.now = live.wakes_at
            elif self.answer(live.asked) and next(open_answers) >= answers:
                return

    def answer(self, seat: int) -> bool:
        """Answer what a seat is asked; True if everyone saw the question."""
        ask = self.live.position.ask
        assert ask is not None
        number = self.rng.randrange(len(ask.options))
        if ask.secret:
            passes = [n for n, option in enumerate(ask.options) if isinstance(option, Pass)]
            number = passes[0] if passes and self.rng.random() < 0.85 else number
            self.asked = True
            self.shows |= number not in passes
            self.now += self.rng.lognormvariate(math.log(self.median), 0.5)
        self.live.answer(seat, self.live.decision(seat), number)
        return not ask.secret


def furthest_apart(one: Sequence[float], other: Sequence[float]) -> float:
    """The statistic of Kolmogorov and Smirnov: by how much two distributions differ where they differ most."""
    return max(
        abs(sum(a <= at for a in one) / len(one) - sum(b <= at for b in other) / len(other)) for at in (*one, *other)
    )


def differences(game: str, seats: int, median: float, usual: float = USUAL) -> dict[tuple[str, int], float]:
    """By moment and how many are waited for, how far pauses with and without a secret question are apart, in parts of
    what chance alone exceeds once in a thousand times."""
    lasted: defaultdict[tuple[str, int], dict[bool, list[float]]] = defaultdict(lambda: {True: [], False: []})
    for seed in range(8):
        for pause in AtATable(game, seats, seed, median, usual).pauses(300):
            lasted[pause.moment, pause.waited_for][pause.asked].append(pause.lasted)
    return {
        kind: furthest_apart(some[True], some[False]) / (1.95 * math.sqrt(sum(1 / len(each) for each in some.values())))
        for kind, some in lasted.items()
        if min(map(len, some.values())) >= 20
    }


@pytest.mark.parametrize(("game", "median"), [("descent", 1.5), ("descent", 3.0), ("dusk", 1.5), ("dusk", 3.0)])
def test_over_whole_games_from_the_first_answer_on_pauses_last_as_long_with_and_without_a_question(game, median):
    apart = differences(game, 2, median)
    assert len(apart) >= 2
    assert max(apart.values()) < 1.0, apart


def test_without_hesitation_they_would_not():
    assert max(differences("descent", 2, 3.0, usual=0.0).values()) > 1.0

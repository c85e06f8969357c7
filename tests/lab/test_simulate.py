"""Many games are the same games, however they are played."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming import GloamingError, OptionError, Refused, game
from gloaming.bots import BOTS, Bot, Sight
from gloaming.lab.simulate import Plan, chance_of, planned, play, play_all, simulate
from gloaming.lab.tallies import Played


def plan(games: int = 10, seats: int = 2, bots: tuple[str, ...] = ("random",), **options: object) -> Plan:
    return planned("casting-shadows", seats=seats, games=games, bots=bots, seed=11, options=options)


class Stubborn(Bot):
    """A bot that breaks in the middle of a game."""

    name = "stubborn"
    answers = 0

    def choose(self, sight: Sight) -> int:
        self.answers += 1
        if self.answers == 5:
            raise RuntimeError("no more of this")
        return 0


class Longest:
    """A tally of one's own: the game with the most decisions."""

    def __init__(self) -> None:
        self.longest = 0

    def add(self, played: Played) -> None:
        self.longest = max(self.longest, played.decisions)

    def report(self) -> dict[str, Any]:
        return {"longest": self.longest}


def test_the_same_games_in_the_same_order_on_any_number_of_processes():
    alone = list(play_all(plan(40)))
    assert [played.number for played in alone] == list(range(40))
    assert list(play_all(plan(40), jobs=2)) == alone
    assert list(play_all(plan(40), jobs=3)) == alone


def test_one_game_of_many_can_be_played_alone():
    assert play(plan(10), 6) == list(play_all(plan(10)))[6]


def test_a_game_of_a_run_is_the_game_of_its_seed():
    played = play(plan(1), 0)
    first = game("casting-shadows").new(2, played.seed)
    assert game("casting-shadows").labels(first) == list(played.labels)


def test_every_game_has_seeds_of_its_own():
    seeds = [chance_of(seed, number).below(1 << 64) for seed in range(30) for number in range(30)]
    assert len(set(seeds)) == 900


def test_digests_differ_where_games_do():
    assert simulate(plan(3))["digest"] == simulate(plan(3))["digest"]
    assert simulate(plan(3))["digest"] != simulate(plan(4))["digest"]
    assert simulate(plan(3))["digest"] != simulate(plan(3, seats=3))["digest"]


def test_the_cap_is_told_by_the_outcome():
    long, short = plan(6, turn_cap=2000), plan(6, turn_cap=10)
    assert simulate(long)["capped"] == 0
    assert simulate(short)["capped"] == 6
    assert all(one.outcome is not None and one.outcome.capped and one.turns == 10 for one in play_all(short))


def test_a_tally_of_ones_own_adds_its_figures():
    report = simulate(plan(5), tallies=[Longest()])
    assert report["longest"] == max(played.decisions for played in play_all(plan(5)))


def test_something_is_called_after_each_game():
    calls: list[int] = []
    simulate(plan(5), after_each=lambda: calls.append(1))
    assert len(calls) == 5


def test_a_game_that_breaks_is_counted_and_can_be_found_again(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(BOTS, "stubborn", Stubborn)
    report = simulate(plan(8, bots=("stubborn", "random")))
    assert (report["finished"], report["errors"], report["mean_turns"]) == (0, 8, None)
    assert len(report["failures"]) == 5
    assert report["failures"][0] == {
        "number": 0,
        "seed": chance_of(11, 0).below(1 << 64),
        "error": "RuntimeError: no more of this",
    }


def test_mistakes_are_told_before_the_first_game():
    with pytest.raises(Refused, match="no bot 'clever'"):
        plan(bots=("clever",))
    with pytest.raises(Refused, match="2 to 4 seats"):
        plan(seats=5)
    with pytest.raises(OptionError, match="turn_cap"):
        plan(turn_cap="never")
    with pytest.raises(GloamingError, match="at least 1 game"):
        plan(games=0)

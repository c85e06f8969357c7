"""Bots: the greedy one is better than chance, and none of them sees the truth."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming import Chance, Refused, game
from gloaming.bots import BOTS, Sight, bot
from gloaming.kernel import Position
from gloaming.lab.simulate import planned, simulate

PLAYED = game("casting-shadows")
MAY_BE_USED = {"game", "seat", "ask", "view", "redeal", "ahead", "sensible"}


class Watched:
    """A sight that notes what a bot uses of it."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self.used: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.used.add(name)
        return getattr(self._sight, name)


def some_questions(number: int) -> list[Any]:
    """Positions from the middle of random games in which there is something to decide."""
    found: list[Any] = []
    for seed in range(number):
        pos, rng = PLAYED.new(3, seed), Chance(seed)
        for _ in range(30 + 11 * seed):
            PLAYED.apply(pos, rng.below(len(pos.ask.options)), quiet=True)
        while len(pos.ask.options) == 1:
            PLAYED.apply(pos, 0, quiet=True)
        found.append(pos)
    return found


def wins_of_greedy(name: str, games: int, **options: object) -> int:
    """How many duels the greedy bot wins against the random one, half of them from each seat."""
    return wins_of("greedy", "random", name, games, **options)


def wins_of(bot: str, other: str, name: str, games: int, **options: object) -> int:
    """How many duels a bot wins against another, half of them from each seat."""
    wins = 0
    for own, bots in enumerate(((bot, other), (other, bot))):
        plan = planned(name, seats=2, games=games // 2, bots=bots, seed=own, options=options)
        wins += simulate(plan, jobs=2)["wins_by_seat"][own]
    return wins


def test_greedy_beats_random_from_either_seat():
    assert wins_of_greedy("casting-shadows", 60) >= 48


def test_greedy_beats_random_in_the_arena():
    assert wins_of_greedy("dusk", 16, set_up="random") >= 14


def test_greedy_beats_random_with_the_ready_decks():
    assert wins_of_greedy("twilight", 16) >= 14


@pytest.mark.parametrize(("bot", "other"), [("easy", "random"), ("greedy", "easy")])
def test_the_easy_bot_stands_between_the_random_and_the_greedy_one(bot: str, other: str):
    assert wins_of(bot, other, "casting-shadows", 40) >= 32


@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "options", "least"),
    [("casting-shadows", {}, 160), ("dusk", {"set_up": "random"}, 170), ("twilight", {}, 170)],
)
def test_greedy_beats_random_in_two_hundred_duels(name: str, options: dict[str, object], least: int):
    wins = wins_of_greedy(name, 200, **options)
    print(f"\ngreedy won {wins} of 200 duels of {name}")
    assert wins >= least


def test_a_sight_offers_no_position():
    (pos,) = some_questions(1)
    sight = Sight(PLAYED, pos)
    offered = {name for name in dir(sight) if not name.startswith("_")}
    assert offered == MAY_BE_USED
    assert not any(isinstance(getattr(sight, name), Position) for name in offered)
    assert sight.redeal(Chance(1)) is not pos


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_uses_nothing_but_what_its_seat_may_know(name: str):
    for pos in some_questions(6):
        watched: Any = Watched(Sight(PLAYED, pos))
        assert 0 <= bot(name, 1).choose(watched) < len(pos.ask.options)
        assert watched.used & {"ask", "sensible"}
        assert watched.used <= MAY_BE_USED


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_makes_the_same_choices_and_leaves_the_position_alone(name: str):
    for pos in some_questions(4):
        before = PLAYED.save(pos)
        choices = {bot(name, 5).choose(Sight(PLAYED, pos)) for _ in range(2)}
        assert len(choices) == 1
        assert PLAYED.save(pos) == before


def test_an_unknown_bot_is_refused():
    with pytest.raises(Refused, match="the bots are: random, easy, greedy"):
        bot("clever", 1)

"""Whole campaigns: they end, every branch is taken, a save at any moment goes on to the same end, nothing leaks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from gloaming.games.descent.campaign.course import course
from gloaming.games.descent.campaign.sheet import Winner
from gloaming.games.descent.quests import quests
from gloaming.games.descent.rules.encounter import PlayQuest
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.kernel import Chance
from gloaming.kernel.ask import MOST_OPTIONS
from tests.contract.cases import Case, Curious
from tests.contract.leaks import NAMES, leaks
from tests.contract.test_explain import faults
from tests.contract.test_undo import undo_that_tells
from tests.descent.campaign.journey import Journey, journey
from tests.descent.scene import GAME

LONGEST = 40_000
SIDES: tuple[Winner, ...] = ("heroes", "overlord")


def play_out(pos: DescentPosition, rng: Chance) -> Iterator[int]:
    """Play by chance to the end, and tell how many answers were given before each."""
    for number in range(LONGEST):
        if pos.ask is None:
            return
        yield number
        GAME.apply(pos, rng.below(len(pos.ask.options)), quiet=True)
    raise AssertionError(f"not over after {LONGEST} answers")


def whole_campaign(seats: int, seed: int, moments: int) -> DescentPosition:
    """Play a campaign by chance; saves at so many random moments load equal, and the last goes on to the same end."""
    pos, rng, when = GAME.new(seats, seed, {"mode": "campaign", "set_up": "random"}), Chance(seed), Chance(seed + 1)
    things = GAME.things(pos)
    saved, chance, last = b"", 0, -1
    for _ in play_out(pos, rng):
        assert pos.ask is not None
        assert len(pos.ask.options) <= MOST_OPTIONS
        if when.below(8000) < moments:
            data = GAME.save(pos)
            assert GAME.load(data) == pos
            assert GAME.things(pos) == things
            if not saved or len(pos.campaign_sheet.log) >= 7 > last:
                saved, chance, last = data, rng.state, len(pos.campaign_sheet.log)
    assert pos.outcome is not None
    assert len(pos.campaign_sheet.log) == len(course().order)
    twin, again = GAME.load(saved), Chance(0)
    again.state = chance
    for _ in play_out(twin, again):
        pass
    assert GAME.save(twin) == GAME.save(pos)
    return pos


@pytest.mark.parametrize("seed", [1])
def test_a_campaign_played_by_chance_comes_to_its_end_and_so_does_a_saved_one(seed: int):
    whole_campaign(3, seed, moments=60)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(50))
def test_fifty_campaigns_do(seed: int):
    whole_campaign(GAME.seats[seed % len(GAME.seats)], seed + 100, moments=25)


def hasty(seats: int, seed: int) -> Iterator[Journey]:
    """A campaign whose quests end as soon as they have begun, by turns of chance, at every question of it."""
    t, player, rng = journey(seats, seed, set_up="random"), Curious(seed), Chance(seed)
    while t.pos.ask is not None:
        yield t
        if t.pos.find(PlayQuest) is not None and t.pos.round:
            t.won_by(SIDES[rng.below(2)], and_goes_on=False)
        else:
            t.events = GAME.apply(t.pos, player.answer(t.pos))


@pytest.mark.parametrize(("seats", "seed"), [(5, 1), (3, 3)])
def test_nothing_leaks_everything_is_said_and_refusals_cite_rules_between_quests(seats: int, seed: int):
    dealer, player = Chance(seed), Curious(seed)
    topics = set()
    for number, t in enumerate(hasty(seats, seed)):
        pos = t.pos
        assert pos.ask is not None
        said = [GAME.say_option(pos, option, NAMES) for option in pos.ask.options]
        assert len(set(said)) == len(said), said
        assert GAME.say_ask(pos, NAMES)
        assert all("{" not in GAME.say_event(pos, event, NAMES) for event in t.events)
        if pos.ask.topic in ("place", "get_ready", "to_whom") and number % 6:
            continue
        topics.add(pos.ask.topic)
        for seat in sorted({0, 1, pos.ask.seat}):
            assert leaks(GAME, pos, seat, player.answer(pos), dealer) == []
            assert faults(GAME, pos, seat) == []
    assert topics >= {"quest_over", "learn", "grow", "shopping", "next_quest", "get_ready", "put_aside"}


def run_of(winners: tuple[Winner, ...], seed: int) -> Journey:
    """A campaign with these results, everything else by chance."""
    t, rng, won = journey(3, seed), Chance(seed), iter(winners)
    while t.pos.ask is not None:
        if t.pos.find(PlayQuest) is not None and t.pos.round:
            t.won_by(next(won), and_goes_on=False)
        else:
            GAME.apply(t.pos, rng.below(len(t.pos.ask.options)), quiet=True)
    return t


def test_every_quest_is_reached_and_won_by_both_sides():
    """All results of an act, with the choice of quests left to chance."""
    taken: set[tuple[str, str]] = set()
    for seed in range(4):
        for first in product(SIDES, repeat=3):
            second = tuple(SIDES[winner == "heroes"] for winner in first) if seed % 2 else first
            introduction, interlude, finale = product_of(seed)
            log = run_of((introduction, *first, interlude, *second, finale), 10 + seed).sheet.log
            taken |= {(result.quest, result.winner) for result in log}
    assert taken == set(product(quests(), SIDES))


def product_of(seed: int) -> tuple[Winner, Winner, Winner]:
    return SIDES[seed % 2], SIDES[seed // 2], SIDES[(seed + 1) % 2]


@pytest.mark.soak
@pytest.mark.parametrize("winners", list(product(SIDES, repeat=9)))
def test_every_result_of_nine_quests_can_be_played(winners: tuple[Winner, ...]):
    t = run_of(winners, sum(2**n for n, winner in enumerate(winners) if winner == "heroes"))
    assert tuple(result.winner for result in t.sheet.log) == winners
    assert t.pos.outcome is not None


@pytest.mark.soak
def test_nobody_learns_anything_by_an_answer_that_can_be_taken_back():
    assert list(undo_that_tells(Case(GAME, 3, {"mode": "campaign", "until": "act1"}), 7)) == []

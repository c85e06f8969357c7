"""Random play ends, the same seed gives the same game, and nothing is lost or made on the way."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from gloaming.api.game import Game
from gloaming.kernel import Chance
from gloaming.kernel.ask import MOST_OPTIONS
from tests.contract.cases import (
    TOGETHER,
    Case,
    Curious,
    answers,
    as_bytes,
    every_case,
    every_game,
    every_plain_case,
    play_out,
    variants,
)

ROOT = Path(__file__).parents[2]
SEEDS = range(3)
MOST_GAMES = 60


@every_case
def test_random_play_ends(case: Case):
    for seed in SEEDS:
        pos = play_out(case.game, case.new(seed), Chance(seed))
        assert pos.outcome is not None
        assert pos.agenda == []
        assert set(pos.outcome.winners) <= set(range(case.seats))
        assert pos.outcome.reason


@every_case
def test_every_ask_is_short_and_to_someone(case: Case):
    pos = case.new(seed=11)
    for answer in answers(pos, Chance(11)):
        ask = pos.ask
        assert ask is not None
        assert 1 <= len(ask.options) <= MOST_OPTIONS
        assert 0 <= ask.seat < case.seats
        assert ask.topic
        assert len(set(ask.options)) == len(ask.options), "an option is offered twice"
        case.game.apply(pos, answer, quiet=True)


@every_case
def test_every_card_is_somewhere_and_in_one_place_only(case: Case):
    pos, chance = case.new(seed=12), Chance(11)
    while pos.ask is not None and not case.game.things(pos):  # decks and Deities are chosen first
        case.game.apply(pos, chance.below(len(pos.ask.options)), quiet=True)
    things = case.game.things(pos)
    assert things, "a game without things is not conserved, but empty"
    assert [thing for thing, copies in Counter(things).items() if copies > 1] == []
    for answer in answers(pos, Chance(12)):
        case.game.apply(pos, answer, quiet=True)
        now = case.game.things(pos)
        assert now == things, f"lost {set(things) - set(now)}, made {set(now) - set(things)}, or doubled"


@every_plain_case
def test_the_same_seed_and_answers_give_the_same_game(case: Case):
    one, two = case.begin(seed=13), case.begin(seed=13)
    assert one == two
    for answer in answers(one[0], Chance(13)):
        assert case.game.apply(one[0], answer) == case.game.apply(two[0], answer)
        assert one[0] == two[0]


@every_plain_case
def test_another_seed_gives_another_game(case: Case):
    ends = {case.game.save(play_out(case.game, case.new(seed), Chance(0))) for seed in range(5)}
    assert len(ends) == 5


def end_seen(case: Case, seed: int) -> bytes:
    """How a game ends, as everyone sees it."""
    pos, player = case.new(seed), Curious(seed)
    while pos.ask is not None:
        case.game.apply(pos, player.answer(pos), quiet=True)
    return as_bytes(case.game.view(pos, None))


@every_game
def test_every_option_makes_a_difference(game: Game[Any]):
    without_effect = {name for options in variants(game, game.seats[-1]) for name in options}
    for seed in range(MOST_GAMES):
        # Some options make a difference only with few seats, or only together with another.
        for seats in (game.seats[-1], game.seats[0]):
            for options in variants(game, seats)[1:]:
                name = list(options)[-1]  # what it means something together with stands before it
                if name in without_effect:
                    others = TOGETHER.get((game.name, name), {})
                    plain = end_seen(Case(game, seats, others), seed)
                    if end_seen(Case(game, seats, {**others, **options}), seed) != plain:
                        without_effect -= {name}
        if not without_effect:
            break
    assert without_effect == set()


@every_plain_case
def test_quiet_play_is_the_same_play(case: Case):
    loud, quiet = case.new(seed=14), case.new(seed=14)
    for answer in answers(loud, Chance(14)):
        case.game.apply(loud, answer)
        assert case.game.apply(quiet, answer, quiet=True) == []
    assert loud == quiet


FINGERPRINT = """
from hashlib import blake2b
from gloaming.kernel import Chance, event_known_to
from tests.contract.cases import PLAIN_CASES, answers, as_bytes
seen = blake2b()
for case in {case.game.name: case for case in PLAIN_CASES}.values():
    pos, events = case.begin(seed=15)
    for number, answer in enumerate(answers(pos, Chance(15))):
        for seat in (None, *range(case.seats)):
            seen.update(as_bytes([event_known_to(event, seat) for event in events]))
        if number % 4 == 0:
            seen.update(as_bytes([case.game.view(pos, seat) for seat in (None, *range(case.seats))]))
            seen.update(as_bytes([case.game.explain(pos, seat) for seat in range(case.seats)]))
            seen.update(case.game.save(case.game.redeal(pos, 0, Chance(answer))))
        events = case.game.apply(pos, answer)
    seen.update(case.game.save(pos))
print(seen.hexdigest())
"""


def fingerprint(hash_seed: str) -> str:
    """All that is seen in one game of each kind, played in a process of its own."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    ran = subprocess.run(
        [sys.executable, "-c", FINGERPRINT], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return ran.stdout.strip()


def test_nothing_depends_on_the_order_of_sets_or_on_the_process():
    assert fingerprint("1") == fingerprint("2") != ""

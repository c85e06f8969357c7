"""Many games between bots, on one process or several: the same games whatever the number of processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle, islice
from time import perf_counter
from typing import Any

import msgspec

from gloaming.api import settings
from gloaming.api.game import game
from gloaming.bots import Sight, bot
from gloaming.kernel import Chance, GloamingError
from gloaming.kernel.frozen import Frozen
from gloaming.kernel.save import digest
from gloaming.lab.tallies import Played, Tally, standard_tallies
from gloaming.lab.workers import in_order

ANY_SEED = 1 << 64
LARGEST_CHUNK = 20
CHUNKS_PER_JOB = 16


class Plan(Frozen):
    """Which games to play: this determines every one of them."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    """The bot of each seat."""
    seed: int
    options: dict[str, object]
    series: tuple[dict[str, object], ...] = ()
    """Further options: each game has the next of these, the first again after the last."""

    def options_of(self, number: int) -> dict[str, object]:
        """The options of one game."""
        return self.options | self.series[number % len(self.series)] if self.series else self.options


def planned(
    name: str,
    *,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int,
    options: dict[str, object],
    series: Sequence[Mapping[str, object]] = (),
) -> Plan:
    """A plan that can be carried out: bots go to the seats in order and from the first again; mistakes are told now."""
    for further in series or ({},):
        game(name).new(seats, seed, options | dict(further))
    for bot_name in bots:
        bot(bot_name, seed)
    if games < 1:
        raise GloamingError(f"Play at least 1 game, not {games}.")
    return Plan(
        game(name).name, seats, games, tuple(islice(cycle(bots), seats)), seed, options, tuple(map(dict, series))
    )


def chance_of(seed: int, number: int) -> Chance:
    """The generator from which one of many games takes the seeds of its own chance and of its bots."""
    return Chance(Chance(seed).below(ANY_SEED) + number)


def play(plan: Plan, number: int) -> Played:
    """Play one game of a plan; whatever goes wrong in it becomes part of its result."""
    played = game(plan.game)
    rng = chance_of(plan.seed, number)
    seed = rng.below(ANY_SEED)
    bots = [bot(name, rng.below(ANY_SEED)) for name in plan.bots]
    decisions = 0
    try:
        pos = played.new(plan.seats, seed, plan.options_of(number))
        while pos.ask is not None:
            sight = Sight(played, pos)
            played.apply(pos, bots[sight.seat].choose(sight), quiet=True)
            decisions += 1
        return Played(
            number=number,
            seed=seed,
            outcome=pos.outcome,
            turns=pos.turn,
            decisions=decisions,
            labels=tuple(played.labels(pos)),
            lineups=tuple(played.lineup(pos, seat) for seat in range(plan.seats)),
            contests=played.contests(pos),
            digest=digest(played.save(pos)).hex(),
        )
    except Exception as error:
        words = f"{type(error).__name__}: {error}"
        return Played(number=number, seed=seed, outcome=None, turns=0, decisions=decisions, error=words)


def play_all(plan: Plan, jobs: int = 1) -> Iterator[Played]:
    """Every game of a plan, in order."""
    if jobs == 1:
        yield from map(partial(play, plan), range(plan.games))
        return
    size = max(1, min(LARGEST_CHUNK, plan.games // (jobs * CHUNKS_PER_JOB)))
    chunks = [range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    for results in in_order(partial(_play_chunk, plan), chunks, jobs):
        yield from results


def simulate(
    plan: Plan, *, jobs: int = 1, tallies: Sequence[Tally] = (), after_each: Callable[[], None] = lambda: None
) -> dict[str, Any]:
    """Play every game of a plan and report what the standard tallies, and any others given, made of them."""
    counting: list[Tally] = [*standard_tallies(plan.seats), *tallies]
    began = perf_counter()
    for played in play_all(plan, jobs):
        for tally in counting:
            tally.add(played)
        after_each()
    report = {
        **msgspec.to_builtins(plan),
        "options": msgspec.to_builtins(settings.read(game(plan.game).settings, plan.options)),
        "seconds": round(perf_counter() - began, 3),
    }
    for tally in counting:
        report |= tally.report()
    return report


def _play_chunk(plan: Plan, numbers: range) -> list[Played]:
    return [play(plan, number) for number in numbers]

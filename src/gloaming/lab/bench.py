"""How fast the games are: rates, microseconds and bytes, also as multiples of a loop timed in the same run.

All is taken in processor time, so that what else runs on the machine changes it little.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time, process_time_ns
from typing import Any

from gloaming.api.game import Game, game
from gloaming.bots import Sight, bot
from gloaming.kernel import Position
from gloaming.kernel.frozen import Frozen
from gloaming.lab.simulate import ANY_SEED, Plan, chance_of, play

SEED = 1
SAMPLE_EVERY = 23
MOST_SAMPLES = 300
REPEATS = 8
BATCHES = 3
"""What takes microseconds is timed so many times in a row, and the best of so many rows counts."""


class Spread(Frozen):
    """A typical figure and a bad one."""

    median: float
    p99: float


class Figures(Frozen):
    """What was measured for one game and number of seats; relative ones count calibration loops."""

    game: str
    seats: int
    options: dict[str, object]
    """Those of the game that are not the usual ones."""
    games_per_second: float
    decisions_per_second: float
    apply_us: Spread
    clone_us: Spread
    save_us: Spread
    load_us: Spread
    position_bytes: float
    late_to_early: float
    """Cost of a decision in the last third of the longer games, in terms of the first third."""
    calibration_us: float
    games_per_loop: float
    decisions_per_loop: float
    apply_loops: Spread
    clone_loops: Spread
    save_loops: Spread
    load_loops: Spread


class Sample(Frozen):
    """Random games with the time each answer took, and some of their positions."""

    nanoseconds: list[list[int]]
    positions: list[Position]


def calibration_loop() -> int:
    """A fixed piece of plain Python: what it takes says how fast machine and interpreter are."""
    total = 0
    for number in range(20_000):
        total = (total * 31 + number) & 0xFFFF
    return total


def measure(name: str, seats: int, seconds: float) -> Figures:
    """All figures of one game with so many random bots; rates take so many seconds, the rest about as long."""
    games, decisions, loop = _rates(name, seats, seconds)
    sample = sample_games(game(name), seats, seconds / 2)
    loads, clones, saves, sizes = _positions(game(name), sample.positions)
    applies = _spread([time / 1000 for times in sample.nanoseconds for time in times])
    return Figures(
        game=name,
        seats=seats,
        options=dict(game(name).measured),
        games_per_second=_short(games),
        decisions_per_second=_short(decisions),
        apply_us=applies,
        clone_us=clones,
        save_us=saves,
        load_us=loads,
        position_bytes=sizes,
        late_to_early=_short(late_to_early(sample.nanoseconds)),
        calibration_us=_short(loop),
        games_per_loop=_short(games * loop / 1e6),
        decisions_per_loop=_short(decisions * loop / 1e6),
        apply_loops=_in_loops(applies, loop),
        clone_loops=_in_loops(clones, loop),
        save_loops=_in_loops(saves, loop),
        load_loops=_in_loops(loads, loop),
    )


def late_to_early(games: list[list[int]]) -> float:
    """The mean cost in the last third of the longer half of these games, divided by that in the first third."""
    longer = sorted(games, key=len)[len(games) // 2 :]
    # A timing during which another process had the processor says nothing about the game.
    limit = _spread([time for times in longer for time in times]).p99
    early = [time for times in longer for time in times[: len(times) // 3] if time <= limit]
    late = [time for times in longer for time in times[-(len(times) // 3) :] if time <= limit]
    return (sum(late) / len(late)) / (sum(early) / len(early))


def _rates(name: str, seats: int, seconds: float) -> tuple[float, float, float]:
    """Games and decisions per second, played as in a simulation, and the microseconds of a loop meanwhile."""
    plan = Plan(game=name, seats=seats, games=0, bots=("random",) * seats, seed=SEED, options=dict(game(name).measured))
    play(plan, 0)
    games = decisions = 0
    spent = 0.0
    loops: list[float] = []
    while spent < seconds:
        # Between the games, so that whatever slows the machine down slows both down.
        loops.append(_processor_seconds(calibration_loop) * 1e6)
        began = process_time()
        decisions += play(plan, games).decisions
        spent += process_time() - began
        games += 1
    return games / spent, decisions / spent, median(loops)


def _processor_seconds(work: Callable[[], object]) -> float:
    began = process_time()
    work()
    return process_time() - began


def sample_games(played: Game[Any], seats: int, seconds: float) -> Sample:
    """Random games, answer by answer, until the time is up."""
    sample = Sample([], [])
    began = process_time()
    while process_time() - began < seconds or len(sample.nanoseconds) < 2:
        rng = chance_of(SEED, len(sample.nanoseconds))
        pos = played.new(seats, rng.below(ANY_SEED), dict(played.measured))
        bots = [bot("random", rng.below(ANY_SEED)) for _ in range(seats)]
        times: list[int] = []
        while pos.ask is not None:
            answer = bots[pos.ask.seat].choose(Sight(played, pos))
            start = process_time_ns()
            played.apply(pos, answer, quiet=True)
            times.append(process_time_ns() - start)
            if len(times) % SAMPLE_EVERY == 0 and len(sample.positions) < MOST_SAMPLES:
                sample.positions.append(pos.clone())
        sample.nanoseconds.append(times)
    return sample


def _positions(played: Game[Any], positions: list[Position]) -> tuple[Spread, Spread, Spread, float]:
    """Microseconds to load, clone and save a position, and the bytes it takes."""
    saves = [played.save(pos) for pos in positions]
    return (
        _spread([_microseconds(partial(played.load, data)) for data in saves]),
        _spread([_microseconds(pos.clone) for pos in positions]),
        _spread([_microseconds(partial(played.save, pos)) for pos in positions]),
        _short(_bytes(played, saves)),
    )


def _bytes(played: Game[Any], saves: list[bytes]) -> float:
    """The mean memory of positions that share nothing with each other, as those that were just loaded do."""
    gc.collect()  # also gives back what Python keeps for the next small tuples, which would not be counted
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        loaded = [played.load(data) for data in saves]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / len(loaded)


def _microseconds(work: Callable[[], object]) -> float:
    """What some work takes when nothing disturbs it."""
    best = float("inf")
    for _ in range(BATCHES):
        start = process_time_ns()
        for _ in range(REPEATS):
            work()
        best = min(best, process_time_ns() - start)
    return best / REPEATS / 1000


def _spread(figures: list[float] | list[int]) -> Spread:
    ordered = sorted(figures)
    return Spread(_short(ordered[len(ordered) // 2]), _short(ordered[len(ordered) * 99 // 100]))


def _in_loops(times: Spread, loop: float) -> Spread:
    return Spread(_short(times.median / loop), _short(times.p99 / loop))


def _short(figure: float) -> float:
    """Four digits are all that a measurement is good for."""
    return float(f"{figure:.4g}")

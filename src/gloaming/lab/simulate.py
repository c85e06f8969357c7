"""Many games between bots, on one process or several: the same games whatever the number of processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import cycle, islice
from multiprocessing.context import BaseContext
from threading import Thread, current_thread, main_thread
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


def planned(name: str, *, seats: int, games: int, bots: Sequence[str], seed: int, options: dict[str, object]) -> Plan:
    """A plan that can be carried out: bots go to the seats in order and from the first again; mistakes are told now."""
    game(name).new(seats, seed, options)
    for bot_name in bots:
        bot(bot_name, seed)
    if games < 1:
        raise GloamingError(f"Play at least 1 game, not {games}.")
    return Plan(game(name).name, seats, games, tuple(islice(cycle(bots), seats)), seed, options)


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
        pos = played.new(plan.seats, seed, plan.options)
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
    with _workers(min(jobs, len(chunks))) as pool:
        for results in pool.map(partial(_play_chunk, plan), chunks):
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


@contextmanager
def _workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes that import nothing anew; they end at once when this process is interrupted."""
    strangers = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, mp_context=_context(), initializer=_begin_work)
    try:
        _start(pool, jobs)
        yield pool
    except BaseException as stop:
        for child in multiprocessing.active_children():
            if child not in strangers:
                child.terminate()
        if isinstance(stop, BrokenProcessPool):
            words = "A process that played games was killed, maybe for want of memory: use fewer jobs."
            raise GloamingError(words) from None
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _context() -> BaseContext:
    """How processes are started: as copies of one that has imported what is imported here, where that is possible."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([name for name in sys.modules if name.partition(".")[0] == "gloaming"])
    return context


def _start(pool: ProcessPoolExecutor, jobs: int) -> None:
    """Start the processes; interrupts are not heard meanwhile, for a process half started would complain."""
    undisturbed = current_thread() is main_thread()
    answer = signal.signal(signal.SIGINT, signal.SIG_IGN) if undisturbed else None
    try:
        for _ in range(jobs):
            pool.submit(_ignore_interrupts)
    finally:
        if undisturbed:
            signal.signal(signal.SIGINT, answer)


def _begin_work() -> None:
    """What a process does first."""
    _ignore_interrupts()
    Thread(target=_end_with_starter, daemon=True).start()


def _end_with_starter() -> None:
    """End when the process that started this one has been killed, whatever is being done: nobody waits for it."""
    starter = multiprocessing.parent_process()
    assert starter is not None
    starter.join()
    os._exit(1)


def _ignore_interrupts() -> None:
    """A terminal interrupts all processes at once, and only the first one is to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

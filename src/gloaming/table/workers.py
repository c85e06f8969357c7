"""Workers: bots think, and what costs is computed, in processes of their own: the table never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import count
from typing import Any, TypeVar

import structlog

from gloaming.api.game import Game
from gloaming.kernel import Chance, Position, Refused
from gloaming.table import worker_process
from gloaming.table.worker_process import Desk

T = TypeVar("T")

PLACES = 2
"""Jobs that lie ready for each process; all others wait here, where it costs nothing to drop them."""

log = structlog.get_logger()


class Workers:
    """A few processes for all bots of all rooms, and for all guests."""

    def __init__(self, processes: int, bot_seconds: float) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._bot_seconds = bot_seconds
        self._context = multiprocessing.get_context("spawn")
        self._pool: ProcessPoolExecutor | None = None
        self._desk: Desk
        self._jobs = count(1)
        self._free: asyncio.Queue[int] = asyncio.Queue()
        """Places on the desk."""
        for place in range(PLACES * self._processes):
            self._free.put_nowait(place)
        self._end, self._open = multiprocessing.Pipe(duplex=False)
        """The processes live for as long as the second is open; the first tells them."""

    async def choose(self, game: Game[Any], pos: Position, level: str, seed: int) -> int:
        """The answer of a bot; any legal one where it takes too long or fails."""
        assert pos.ask is not None
        options = len(pos.ask.options)
        if options == 1:
            return 0
        # A waiting line of bots counts against nobody's thinking time: the process itself keeps the clock.
        job = (game.name, game.save(pos), level, seed, self._bot_seconds)
        try:
            number = await self.compute(worker_process.think, *job)
        except Exception as error:
            log.error("bot_failed", level=level, exc_info=error)
            number = -1
        return number if 0 <= number < options else Chance(seed).below(options)

    async def compute(self, work: Callable[..., T], *given: Any) -> T:
        """What some work gives, done in one of the processes; where the call is cancelled, it ends or never begins."""
        place, job, pool = await self._free.get(), next(self._jobs), self._ready()
        desk, free = self._desk, partial(asyncio.get_running_loop().call_soon_threadsafe, self._free.put_nowait, place)
        try:
            doing = pool.submit(worker_process.do, place, job, work, *given)
        except BrokenProcessPool as error:
            doing = Future()
            doing.set_exception(error)
        doing.add_done_callback(lambda _: free())
        try:
            done: T = await asyncio.wrap_future(doing)
        except asyncio.CancelledError:
            desk.give_up(place, job)
            raise
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise Refused("That could not be worked out just now; try again.") from None
        return done

    def stop(self) -> None:
        """End all thinking at once, and wait until the processes are gone: what they leave behind would be told."""
        self._open.close()
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
        self._end.close()

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._desk = Desk(self._context, PLACES * self._processes)
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=self._context,
                initializer=worker_process.begin,
                initargs=(self._end, self._desk),
            )
        return self._pool

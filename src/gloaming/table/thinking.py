"""Bots think in processes of their own, with a time limit, so that the table never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, TypeVar

import structlog

import gloaming
from gloaming.api.game import Game
from gloaming.bots import Sight, bot
from gloaming.kernel import Chance, Position, Refused

T = TypeVar("T")

log = structlog.get_logger()


class Thinkers:
    """A few processes for all bots of all rooms."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._end, self._open = multiprocessing.Pipe(duplex=False)
        """The processes live for as long as the second is open; the first tells them."""

    async def choose(self, game: Game[Any], pos: Position, level: str, seed: int) -> int:
        """The answer of a bot; any legal one where it takes too long or fails."""
        assert pos.ask is not None
        options = len(pos.ask.options)
        if options == 1:
            return 0
        job = (game.name, game.save(pos), level, seed, self._seconds)
        pool = self._ready()
        try:
            # A waiting line of bots counts against nobody's thinking time: the process itself keeps the clock.
            number = await asyncio.get_running_loop().run_in_executor(pool, _think, *job)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            number = -1
        except Exception as error:
            log.error("bot_failed", level=level, exc_info=error)
            number = -1
        return number if 0 <= number < options else Chance(seed).below(options)

    async def compute(self, work: Callable[..., T], *given: Any) -> T:
        """What some work gives, done in one of the processes; a call that is cancelled before it began is not done."""
        pool = self._ready()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise Refused("That could not be worked out just now; try again.") from None

    def stop(self) -> None:
        """End all thinking at once, and wait until the processes are gone: what they leave behind would be told."""
        self._open.close()
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
        self._end.close()

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=_give_way, initargs=(self._end,)
            )
        return self._pool


def _give_way(end: Connection) -> None:
    """Let the table come first on a busy machine, leave the keyboard's interrupt to it, and never outlive it."""
    threading.Thread(target=_end_with_the_table, args=(end,), daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


def _end_with_the_table(end: Connection) -> None:
    """End, whatever is being done, when the table stops or is gone: then the other side of the pipe is closed."""
    end.poll(None)
    os._exit(0)


class _TooLong(BaseException):
    """The bot's time is over."""


def _think(name: str, saved: bytes, level: str, seed: int, seconds: float) -> int:
    game = gloaming.game(name)
    pos = game.load(saved)
    assert pos.ask is not None
    options = len(pos.ask.options)
    try:
        with _at_most(seconds):
            return bot(level, seed).choose(Sight(game, pos))
    except _TooLong:
        return Chance(seed).below(options)


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raise _TooLong in the body once the time is over, where the system has an alarm clock."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGALRM, _stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _stop(*_: object) -> None:
    raise _TooLong

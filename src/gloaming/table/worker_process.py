"""Inside a worker: a process that gives way to the table, ends with it, and drops what nobody waits for any more."""

from __future__ import annotations

import os
import pickle
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from typing import Any

import gloaming
from gloaming.bots import Sight, bot
from gloaming.kernel import Chance, GloamingError, Refused

GIVE_UP = getattr(signal, "SIGUSR1", None)
"""Lets a worker look whether its job is still wanted; None on a system without it, where jobs are done to the end."""


class Desk:
    """What the table and its workers tell each other about the jobs that lie on it, in memory they share.

    Each place tells which process is at work there, and the number of a job that nobody wants any more.
    """

    def __init__(self, context: BaseContext, places: int) -> None:
        self._told = context.RawArray("q", 2 * places)

    def begin(self, place: int, job: int) -> bool:
        """A process begins with a job; False if nobody wants it any more."""
        self._told[2 * place] = os.getpid()
        return self.is_wanted(place, job)

    def end(self, place: int) -> None:
        """A process has done its job."""
        self._told[2 * place] = 0

    def is_wanted(self, place: int, job: int) -> bool:
        """True while somebody waits for a job."""
        return bool(self._told[2 * place + 1] != job)

    def give_up(self, place: int, job: int) -> None:
        """Nobody wants a job any more: it ends where it stands, and does not begin if it has not."""
        self._told[2 * place + 1] = job
        if (process := self._told[2 * place]) and GIVE_UP is not None:
            with suppress(ProcessLookupError):
                os.kill(process, GIVE_UP)


class _GivenUp(BaseException):
    """Nobody wants this job any more."""


class _Worker:
    """This process."""

    desk: Desk
    job: tuple[int, int] | None = None
    """The place and the number of what is being done."""


_here = _Worker()


def begin(end: Connection, desk: Desk) -> None:
    """Let the table come first on a busy machine, leave the keyboard's interrupt to it, and never outlive it."""
    threading.Thread(target=_end_with_the_table, args=(end,), daemon=True).start()
    _here.desk = desk
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if GIVE_UP is not None:
        signal.signal(GIVE_UP, _look_whether_wanted)
    if hasattr(os, "nice"):
        os.nice(5)


def _end_with_the_table(end: Connection) -> None:
    """End, whatever is being done, when the table stops or is gone: then the other side of the pipe is closed."""
    end.poll(None)
    os._exit(0)


def do(place: int, job: int, work: Callable[..., Any], *given: Any) -> Any:
    """Do a job while somebody wants it."""
    _here.job = place, job
    try:
        return work(*given) if _here.desk.begin(place, job) else None
    except _GivenUp:
        return None
    except Exception as error:
        raise _as_it_arrives(error) from None
    finally:
        _here.job = None
        _here.desk.end(place)


def _as_it_arrives(error: Exception) -> Exception:
    """An error, or its words where it cannot be sent: one that nobody can read would end all processes at once."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return Refused(str(error)) if isinstance(error, GloamingError) else RuntimeError(repr(error))
    return error


def _look_whether_wanted(*_: object) -> None:
    if _here.job is not None and not _here.desk.is_wanted(*_here.job):
        raise _GivenUp


# Bots.


class _TooLong(BaseException):
    """The bot's time is over."""


def think(name: str, saved: bytes, level: str, seed: int, seconds: float) -> int:
    """The answer of a bot; any legal one where it takes too long."""
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

"""Processes that work side by side, and how they end."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

from gloaming import GloamingError
from gloaming.lab.workers import in_order

PATIENCE = 300
MOMENTS = 8


def square(number: int) -> int:
    return number * number


def die(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


@contextmanager
def no_longer_than(seconds: int) -> Iterator[None]:
    """A body that hangs fails."""

    def stop(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


class Interruption:
    """Interrupts this process at one moment: where the main thread begins or ends the nth function that it calls."""

    def __init__(self, moment: int) -> None:
        self.moment = moment
        self.seen = 0

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        if argument is sys.setprofile:
            return
        self.seen += 1
        if self.seen == self.moment:
            sys.setprofile(None)
            signal.raise_signal(signal.SIGINT)


def run_with(interruption: Interruption) -> None:
    """Work in two processes; a KeyboardInterrupt passes."""
    results = in_order(square, range(6), 2)
    sys.setprofile(interruption)
    try:
        assert sum(next(results) for _ in range(6)) == 55
    finally:
        sys.setprofile(None)
    assert list(results) == []


def test_results_come_in_the_order_of_their_tasks():
    assert list(in_order(square, range(50), 3)) == [number * number for number in range(50)]
    assert list(in_order(square, range(1), 3)) == [0]
    assert list(in_order(square, [], 3)) == []


def test_who_stops_reading_leaves_no_process():
    results = in_order(square, range(1000), 2)
    assert next(results) == 0
    assert len(multiprocessing.active_children()) == 2
    results.close()
    assert multiprocessing.active_children() == []


def test_a_process_that_is_killed_is_told():
    with pytest.raises(GloamingError, match="A process that played games was killed"):
        list(in_order(die, range(8), 2))
    assert multiprocessing.active_children() == []


def test_an_interrupt_at_any_moment_ends_all_of_it():
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        run_with(Interruption(-1))  # once something is imported and started for all runs
        run_with(quiet := Interruption(-1))
        for moment in range(1, quiet.seen, max(1, quiet.seen // MOMENTS)):
            with no_longer_than(PATIENCE):
                try:
                    run_with(interruption := Interruption(moment))
                except KeyboardInterrupt:
                    pass
                else:
                    # No run makes exactly as many calls as another: in this one the moment did not come.
                    assert interruption.seen < moment
                for child in multiprocessing.active_children():
                    child.join()
            assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)

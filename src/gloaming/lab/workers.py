"""Work in several processes, which an interrupt ends at any moment.

An interrupt may come inside any function, also in one that holds a lock, and a `ProcessPoolExecutor` then waits for
that lock for ever. So it is only noted here, and answered between two results. Each process has a pipe of its own.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkServerContext, ForkServerProcess, SpawnContext, SpawnProcess
from threading import Thread, current_thread, main_thread
from typing import TypeVar

from gloaming.kernel import GloamingError

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 2
"""Tasks that a process holds at a time: while the result of one is read, it does the next."""


def in_order(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Generator[Result, None, None]:
    """The result of each task, in their order, from as many processes as there are jobs; tasks have to be small."""
    try:
        with _interruption() as interrupted, _processes(work, min(jobs, len(tasks))) as pipes:
            left = enumerate(tasks)
            for pipe in pipes * AHEAD:
                _hand_out(left, pipe)
            done: dict[int, Result] = {}
            for number in range(len(tasks)):
                while number not in done:
                    ready = wait([*pipes, interrupted])
                    if interrupted in ready:
                        return
                    for pipe in pipes:
                        if pipe in ready:
                            of, result = pipe.recv()
                            done[of] = result
                            _hand_out(left, pipe)
                yield done.pop(number)
    except (EOFError, ConnectionError):
        words = "A process that played games was killed, maybe for want of memory: use fewer jobs."
        raise GloamingError(words) from None


def _hand_out(left: Iterator[tuple[int, object]], pipe: Connection) -> None:
    """Give the next task, if one is left, to the process at the other end of a pipe."""
    for task in islice(left, 1):
        pipe.send(task)


@contextmanager
def _interruption() -> Iterator[Connection]:
    """A pipe that can be read once an interrupt has come, which is answered as ever after the body."""
    reader, writer = multiprocessing.Pipe(duplex=False)
    with reader, writer:
        if current_thread() is not main_thread():
            yield reader
            return
        answer = signal.signal(signal.SIGINT, lambda *_: writer.send_bytes(b"interrupt"))
        try:
            yield reader
        finally:
            signal.signal(signal.SIGINT, answer)
        if reader.poll():
            signal.raise_signal(signal.SIGINT)


@contextmanager
def _processes(work: Callable[[Task], Result], jobs: int) -> Iterator[list[Connection]]:
    """Processes that do this work, by the pipes to them; they end with the body, however it ends."""
    context = _context()
    pipes: list[Connection] = []
    processes: list[ForkServerProcess | SpawnProcess] = []
    try:
        with _deaf_children():
            for _ in range(jobs):
                pipe, other_end = context.Pipe()
                pipes.append(pipe)
                with other_end:
                    process = context.Process(target=_work, args=(work, other_end), daemon=True)
                    process.start()
                processes.append(process)
        yield pipes
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()
            process.close()
        for pipe in pipes:
            pipe.close()


def _context() -> ForkServerContext | SpawnContext:
    """How processes are started: as copies of one that has imported what is imported here, where that is possible."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([name for name in sys.modules if name.partition(".")[0] == "gloaming"])
    return context


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes that are started in the body do not hear interrupts before they can ignore them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # its start would lift the mask
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _work(work: Callable[[Task], Result], pipe: Connection) -> None:
    """What a process does: one task after the other until it is ended."""
    # A terminal interrupts all processes at once, and only the first one is to answer.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_starter, daemon=True).start()
    with suppress(EOFError, ConnectionError):  # the starter was killed
        while True:
            number, task = pipe.recv()
            pipe.send((number, work(task)))


def _end_with_starter() -> None:
    """End when the process that started this one has been killed, whatever is being done: nobody waits for it."""
    starter = multiprocessing.parent_process()
    assert starter is not None
    starter.join()
    os._exit(1)

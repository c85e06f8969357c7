"""How the commands speak: results on standard output, everything else on standard error."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
import typer

from gloaming.interrupts import raise_interrupts


def say(words: str) -> None:
    """Tell the user something that is not the result."""
    typer.echo(words, err=True)


def print_json(value: object) -> None:
    """The result as one JSON object."""
    typer.echo(json.dumps(msgspec.to_builtins(value), ensure_ascii=False))


@contextmanager
def progress(words: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar on standard error, only if that is a terminal; call what this gives after each part of the work.

    An interrupt is raised from here on: the bar has to go.
    """
    if not sys.stderr.isatty():
        raise_interrupts()
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    raise_interrupts()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words, total=total)
        yield lambda: bar.advance(task)

"""Throws: every die, pick and shuffle of a game, so that anyone can check from its seed what chance gave."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from typing import Any, NamedTuple

from gloaming.api.game import game
from gloaming.api.record import Record
from gloaming.kernel.errors import FileError
from gloaming.kernel.event import Event
from gloaming.kernel.frozen import Frozen
from gloaming.kernel.position import Position

SETTING_UP = "Setting up the game."


class Throw(Frozen):
    """Some dice or picks at a time, or one shuffle."""

    answer: int
    """After how many answers; 0 before the first question."""
    words: str
    """What was told of it; empty where nothing was."""
    of: int
    """How many sides, or things to pick from, or things that were shuffled."""
    gave: tuple[int, ...] | None
    """What came up, counted from 0, one die after the other; None for a shuffle."""


class Draw(NamedTuple):
    """What chance gave once: a number below another; None where so many things were put into an order."""

    of: int
    gave: int | None


@contextmanager
def _witnessed() -> Iterator[list[Draw]]:
    """Everything that is drawn meanwhile, in order; for a process that plays one game and does nothing else."""
    drawn: list[Draw] = []
    below, shuffle = Position.below, Position.shuffle

    def noted(pos: Position, n: int) -> int:
        drawn.append(Draw(n, below(pos, n)))
        return drawn[-1].gave or 0

    def shuffled(pos: Position, items: list[Any]) -> None:
        shuffle(pos, items)
        drawn.append(Draw(len(items), None))

    Position.below, Position.shuffle = noted, shuffled  # type: ignore[assignment,method-assign]
    try:
        yield drawn
    finally:
        Position.below, Position.shuffle = below, shuffle  # type: ignore[method-assign]


class _Drawing(list[Event]):
    """Events as they are told, each with how much had been drawn before it."""

    def __init__(self, drawn: Sequence[Draw]) -> None:
        super().__init__()
        self._drawn = drawn
        self.after: list[int] = []

    def append(self, event: Event) -> None:
        """Keep an event and what was drawn by now."""
        super().append(event)
        self.after.append(len(self._drawn))


def throws_of(record: Record, names: Sequence[str]) -> list[Throw]:
    """All throws of a game that was played from its seed with the present rules, in order."""
    first, *later = record.segments
    if first.save is not None or later:
        raise FileError("This game was not played from its seed alone: its throws do not follow from it.")
    record.need(first)
    played = game(record.game)
    with _witnessed() as drawn:
        pos, _ = played.begin(record.seats, record.seed, record.options)
        found = list(_thrown(0, [(SETTING_UP, draw) for draw in drawn]))
        for number, answer in enumerate(first.answers, 1):
            drawn.clear()
            events = _Drawing(drawn)
            played.apply(pos, answer, listener=events)
            if drawn:
                words = [played.say(pos, event, names) for event in events]
                found += _thrown(number, [(_words(words, events.after, at), draw) for at, draw in enumerate(drawn)])
    return found


def _words(words: Sequence[str], after: Sequence[int], at: int) -> str:
    """What was told first after something was drawn, or last before it."""
    told = bisect_right(after, at)
    return next(filter(None, words[told:]), "") or next(filter(None, reversed(words[:told])), "")


def _thrown(answer: int, drawn: Sequence[tuple[str, Draw]]) -> Iterator[Throw]:
    """Draws as throws: what is told in the same words and has as many sides was thrown at a time."""
    for (words, of, shuffled), alike in groupby(drawn, lambda each: (each[0], each[1].of, each[1].gave is None)):
        gave = [draw.gave for _, draw in alike]
        if shuffled:
            yield from (Throw(answer, words, of, None) for _ in gave)
        else:
            yield Throw(answer, words, of, tuple(number for number in gave if number is not None))

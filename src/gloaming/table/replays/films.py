"""Films: what was to be seen of a game through each pair of eyes, made in a process of its own, and kept.

A film is cut into parts at checkpoints, so that a part is made from a snapshot without playing what came before it,
and a replay is read part by part. Made while its version of the rules is there, it can be watched for ever.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy.exc import IntegrityError

import gloaming
from gloaming import Record
from gloaming.api.game import Game
from gloaming.api.moments import Memory, Moment, Moments
from gloaming.kernel import Event, Position
from gloaming.pieces.hidden import HiddenThings
from gloaming.table import updates
from gloaming.table.differences import Differences
from gloaming.table.live_game import LiveGame
from gloaming.table.readings import event_for
from gloaming.table.store.snapshots import Snapshot
from gloaming.table.store.store import FilmRow, Store, add_film
from gloaming.table.workers import Workers

WATCH, ALL = "watch", "all"
PART = 4
"""A part goes over so many checkpoints, unless it is the last."""


class ToFilm(msgspec.Struct):
    """What a part is made from: a checkpoint, and the answers from there to the next part."""

    origin: Record
    names: list[str]
    start: Snapshot
    answers: list[int]
    eyes: list[str]


def eyes_of(seats: int) -> list[str]:
    """Through whose eyes a finished game can be seen."""
    return [WATCH, *map(str, range(seats)), ALL]


def cut(checkpoints: Sequence[int], end: int, first: int = 0) -> list[tuple[int, int]]:
    """From where to where the parts go, from one checkpoint on."""
    later = [checkpoint for checkpoint in checkpoints if first < checkpoint < end]
    return list(pairwise([first, *later[PART - 1 :: PART], end]))


def make(to_film: ToFilm) -> dict[str, bytes]:
    """A part of a film for each pair of eyes: one step for each answer, compressed."""
    game = gloaming.game(to_film.origin.game)
    looking = [Eyes(game, eyes, to_film.names) for eyes in to_film.eyes]
    live = LiveGame.take_up(game, to_film.origin, to_film.start)
    pos, memory = live.position, Memory(game)
    steps: list[list[Any]] = [[] for _ in looking]
    if to_film.start.answers == 0:
        for eyes, own in zip(looking, steps, strict=True):
            own.append(eyes.step([live.here], 0, None, live.match.events))
    for number, answer in enumerate(to_film.answers, to_film.start.answers + 1):
        assert pos.ask is not None
        seat, told = pos.ask.seat, Moments(memory, pos)
        game.apply(pos, answer, listener=told)
        moments, differences = [told.before, *told.after, memory.moment(pos)], Differences()
        for eyes, own in zip(looking, steps, strict=True):
            own.append(eyes.step(moments, number, seat, told, differences))
    return {eyes.of: packed(own) for eyes, own in zip(looking, steps, strict=True)}


class Step(msgspec.Struct):
    """A step of a film as it is sent on, without reading what is in it."""

    answer: int
    seat: int | None
    events: msgspec.Raw
    view: msgspec.Raw


_finished = msgspec.json.Decoder(list[Step])


def packed(steps: list[Any]) -> bytes:
    """Steps as they are kept."""
    return zlib.compress(msgspec.json.encode(steps))


def read(film: bytes, until: int, *, finished: bool) -> list[Any]:
    """The steps of a part up to an answer.

    Until the game is over, what was asked in secret is no step of its own: that is a secret too.
    """
    written = zlib.decompress(film)
    if finished:
        return [asdict(step) for step in _finished.decode(written) if step.answer <= until]
    shown: list[Any] = []
    joins = False
    for step in msgspec.json.decode(written):
        if step["answer"] > until:
            break
        secret = step.pop("secret")
        step["answer"] = None
        if joins:
            shown[-1] |= {"events": shown[-1]["events"] + step["events"], "view": step["view"]}
        else:
            shown.append(step)
        joins = secret
    return shown


class _Making:
    """A part that is being made, and how many wait for it."""

    def __init__(self, task: asyncio.Task[dict[str, bytes]]) -> None:
        self.task = task
        self.waiting = 0


class Films:
    """The films of all games, made once and kept."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._making: dict[tuple[str, int, int], _Making] = {}

    async def part(self, store: Store, game: str, to_film: ToFilm, eyes: str, *, keep: bool) -> bytes:
        """What is to be seen through some eyes; kept for all eyes where the part is complete."""
        if not keep:
            to_film.eyes = [eyes]
            return (await self._workers.compute(make, to_film))[eyes]
        first, last = to_film.start.answers, to_film.start.answers + len(to_film.answers)
        key = (game, first, last)
        if key not in self._making:
            self._making[key] = _Making(asyncio.create_task(self._make(store, game, to_film, last)))
        making = self._making[key]
        making.waiting += 1
        try:
            return (await asyncio.shield(making.task))[eyes]
        finally:
            making.waiting -= 1
            if not making.waiting:  # it is made, or nobody wants it any more
                making.task.cancel()
                del self._making[key]

    async def _make(self, store: Store, game: str, to_film: ToFilm, last: int) -> dict[str, bytes]:
        made = await self._workers.compute(make, to_film)
        version, first = gloaming.game(to_film.origin.game).version, to_film.start.answers
        # Whoever asked just before the same part was kept has made it once more.
        with suppress(IntegrityError):
            await store.write(
                *(add_film(game, eyes, FilmRow(first, last, version, film)) for eyes, film in made.items())
            )
        return made

    async def stop(self) -> None:
        """Make no more films."""
        tasks = [making.task for making in self._making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Eyes:
    """Sees positions and events as a viewer, or as everyone at once."""

    def __init__(self, game: Game[Any], eyes: str, names: Sequence[str]) -> None:
        self.game = game
        self.of = eyes
        self.all = eyes == ALL
        self.viewer = int(eyes) if eyes.isdigit() else None
        self.names = ["You" if n == self.viewer else name for n, name in enumerate(names)]
        self._opened = Memory(game)
        self._last: Moment | None = None
        self._last_view: Any = None
        """What was to be seen of the moment that was looked at last: it is where the next change begins."""

    def step(
        self,
        moments: Sequence[Moment],
        answer: int,
        seat: int | None,
        events: Sequence[Event],
        differences: Differences | None = None,
    ) -> dict[str, Any]:
        """One step: what happened, what each event changed if its moments are known, and the view at the end."""
        *between, end = moments
        pos = end.position
        said = [self._event(pos, event) for event in events]
        found = differences or Differences()
        changes = (self._otherwise(before, after, found) for before, after in pairwise(between))
        return {
            "answer": answer,
            "seat": seat,
            "secret": pos.ask is not None and pos.ask.secret,
            "events": [*map(updates.with_change, said, changes)] if between else said,
            "view": self._view(end),
        }

    def _otherwise(self, before: Moment, after: Moment, differences: Differences) -> dict[str, Any]:
        if after is before or not self.all:
            return differences.seen_by(self.viewer, before, after)
        return differences.of_views(self._view(before), self._view(after))

    def _event(self, pos: Position, event: Event) -> Any:
        if self.all:
            return {**msgspec.to_builtins(event), "words": self.game.say(pos, event, self.names)}
        return event_for(self.game, pos, event, self.viewer, self.names)

    def _view(self, moment: Moment) -> Any:
        if not self.all:
            return updates.view_for(moment, self.viewer)
        if moment is not self._last:
            self._last, self._last_view = moment, self._laid_open(moment)
        return self._last_view

    def _laid_open(self, moment: Moment) -> Any:
        """The moment with every face shown, also those that no seat knows, and what each seat knows besides."""
        pos = moment.position.clone()
        if isinstance(pos, HiddenThings):
            pos.lay_open()
        opened = self._opened.moment(pos)
        view = updates.view_for(opened, None)
        for seat in range(pos.seats):
            for name, own in opened.besides(seat).items():
                if own != getattr(opened.public, name):
                    view[name] = _overlay(view[name], msgspec.to_builtins(own))
        view["decides"] = None if pos.ask is None else pos.ask.seat
        return view


def _overlay(view: Any, other: Any) -> Any:
    """Two views of one position: what one does not know (None, or left out of a list) is taken from the other."""
    if view is None or other is None:
        return other if view is None else view
    if isinstance(view, dict):
        return {name: _overlay(value, other[name]) for name, value in view.items()}
    if isinstance(view, (list, tuple)):
        if len(view) != len(other):
            return max(view, other, key=len)
        return [_overlay(mine, theirs) for mine, theirs in zip(view, other, strict=True)]
    return view

"""Chapters of a game that is played over many evenings, when which of its chapters was played.

A chapter is what the game says it is, such as a quest of a campaign. Another evening begins where nobody has answered
for hours; a chapter that goes on then has a line for each evening.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace
from sqlalchemy import Executable, delete, insert, select, update

from gloaming.kernel.frozen import Frozen
from gloaming.table.store import schema

if TYPE_CHECKING:
    from gloaming.table.live_game import LiveGame
    from gloaming.table.store.store import Store

EVENING = 3 * 3600.0
"""Seconds without an answer after which another evening begins."""


class Chapter(Frozen):
    """What was played from so many answers on, in one evening."""

    answers: int
    title: str
    evening: int
    began_at: float
    last_at: float


async def chapters_of(store: Store, game: str) -> list[Chapter]:
    """The chapters of a game, in order."""
    c = schema.chapters.c
    query = select(c.answers, c.title, c.evening, c.began_at, c.last_at).where(c.game == game).order_by(c.answers)
    async with store.engine.connect() as connection:
        return [Chapter(*row) for row in await connection.execute(query)]


class Chapters:
    """Keeps the chapters of one room while it is played."""

    def __init__(self, store: Store, room: str) -> None:
        self._store = store
        self._room = room
        self._lines: list[Chapter] | None = None

    async def note(self, live: LiveGame, *, checkpoint: bool) -> list[Executable]:
        """What has to be kept with an answer; nothing for a game without chapters, and little for most answers.

        Of a secret question nobody hears, nor when it was answered.
        """
        title = live.game.chapter(live.position)
        if not title:
            return []
        if self._lines is None:
            self._lines = await chapters_of(self._store, self._room)
        standing = [line for line in self._lines if line.answers <= live.answers]
        kept = [self._forget(live.answers)] if standing != self._lines else []
        self._lines = standing
        if not live.quiet:
            return kept
        now = time.time()
        if not standing:
            first = live.game.chapter(live.game.load(live.start.save))
            kept.append(self._add(Chapter(live.start.answers, first, 1, now, now)))
        last = self._lines[-1]
        rested = now - last.last_at > EVENING
        if rested or last.title != title:
            kept.append(self._forget(live.answers - 1))
            return [*kept, self._add(Chapter(live.answers, title, last.evening + rested, now, now))]
        self._lines[-1] = replace(last, last_at=now)
        return [*kept, *([self._touch(last.answers, now)] if checkpoint else [])]

    def _add(self, line: Chapter) -> Executable:
        assert self._lines is not None
        self._lines = [*(each for each in self._lines if each.answers < line.answers), line]
        return insert(schema.chapters).values(game=self._room, **msgspec.structs.asdict(line))

    def _touch(self, answers: int, now: float) -> Executable:
        c = schema.chapters.c
        return update(schema.chapters).where(c.game == self._room, c.answers == answers).values(last_at=now)

    def _forget(self, answers: int) -> Executable:
        c = schema.chapters.c
        return delete(schema.chapters).where(c.game == self._room, c.answers > answers)

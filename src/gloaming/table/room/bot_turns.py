"""Bots of a room: which of them answers now, its thinking, and its answer."""

from __future__ import annotations

import asyncio
import time
from hashlib import blake2b
from typing import TYPE_CHECKING

from gloaming.table import metrics
from gloaming.table.live_game import LiveGame
from gloaming.table.room.messages import Thought

if TYPE_CHECKING:
    from gloaming.table.room.room import Room


class BotTurns:
    """Lets the bots of one room think, one question at a time."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._thinking: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        """True while one of them thinks."""
        return self._thinking is not None

    def stop(self) -> None:
        """End all thinking."""
        if self._thinking is not None:
            self._thinking.cancel()

    def _nobody_cares(self) -> bool:
        """True while bots play among themselves and nobody watches: then the game stands still."""
        return not self._room.audience.anyone and all(seat.played_by is not None for seat in self._room.seats.all)

    def _bot_for(self, seat: int) -> str | None:
        """Which bot answers for a seat now: the one that plays it, or any if its time for a secret question is over."""
        room = self._room
        late = None if room.live is None else room.live.late(time.monotonic())
        return room.rooms.settings.cover_level if late is not None else room.seats.all[seat].played_by

    def think(self) -> None:
        """If a bot is asked, let it think."""
        room, live = self._room, self._room.live
        if live is None or self.thinking or room.undo.proposal is not None or room.state == "over":
            return
        asked = live.asked
        if asked is None or (level := self._bot_for(asked)) is None or self._nobody_cares():
            return
        self._thinking = asyncio.create_task(self._think(live, level), name="thinking")

    async def _think(self, live: LiveGame, level: str) -> None:
        room, entries = self._room, live.lines
        ask = live.position.ask
        assert ask is not None
        secret = blake2b(f"{room.row.seed} {entries}".encode(), digest_size=8).digest()
        began = time.perf_counter()
        if not ask.secret:
            await asyncio.sleep(room.rooms.settings.bot_pause)
        option = await room.rooms.workers.choose(room.game, live.position, level, int.from_bytes(secret))
        metrics.THINKING_SECONDS.observe(time.perf_counter() - began)
        room.say(None, Thought(entries, option))

    async def answer(self, entries: int, option: int) -> None:
        """A bot has made up its mind; what it thought about may be over."""
        self._thinking = None
        room, live = self._room, self._room.live
        asked = None if live is None else live.asked
        stale = live is None or live.lines != entries or room.undo.proposal is not None
        if stale or live is None or asked is None or self._bot_for(asked) is None:
            self.think()
            return
        await room.answer(asked, live.decision(asked), option, "bot")

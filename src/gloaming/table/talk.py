"""Talk in a room: lines of a length and a rate, kept before anyone reads them."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.kernel import Refused
from gloaming.table.limits import BeyondLimit, Buckets
from gloaming.table.names import visible
from gloaming.table.settings import Limits
from gloaming.table.store import Store, add_chat

CHAT_LINES = 100
"""How many of the latest chat lines a fresh table repeats."""


class Talk:
    """What was said in a room lately."""

    def __init__(self, limits: Limits, store: Store, room: str, lines: Sequence[tuple[str, str]]) -> None:
        self.lines = [{"from": name, "text": text} for name, text in lines]
        self._store, self._room = store, room
        self._longest = limits.chat_length
        per_minute = limits.chats_per_minute
        self._limits = Buckets(per_minute / 60, burst=per_minute / 2)

    @property
    def latest(self) -> dict[str, str]:
        """The line said last."""
        return self.lines[-1]

    async def say(self, guest: str, name: str, text: str) -> None:
        """Keep a line, if it is fit to be read."""
        text = " ".join(text.split())
        if len(text) > self._longest:
            raise BeyondLimit(f"A chat line has at most {self._longest} characters.")
        if not visible(text):
            raise Refused("Write something that can be shown.")
        if not self._limits.take(guest):
            raise Refused("Wait a moment before you write more.")
        await self._store.write(add_chat(self._room, name, text))
        self.lines = [*self.lines, {"from": name, "text": text}][-CHAT_LINES:]

"""Chat in a room: lines of a length and a rate, kept before anyone reads them, to everyone or to one side alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gloaming.kernel import Refused
from gloaming.table import wire
from gloaming.table.guests.names import visible
from gloaming.table.limits import BeyondLimit, Buckets
from gloaming.table.room.audience import Visitor
from gloaming.table.store.store import ChatLine, add_chat

if TYPE_CHECKING:
    from gloaming.table.room.room import Room

CHAT_LINES = 100
"""How many of the latest chat lines a fresh table repeats: of those that were said to whoever comes, so that nobody can
tell by what is missing how much another side has talked."""


class Chat:
    """What was said in a room lately."""

    def __init__(self, room: Room, lines: Sequence[ChatLine]) -> None:
        self._room = room
        self._lines = list(lines)
        self.sides = room.game.sides_with(len(room.seats.all), room.row.options)
        """The side of each seat."""
        limits = room.rooms.settings.limits
        self._longest = limits.chat_length
        self._limits = Buckets(limits.chats_per_minute / 60, burst=limits.chats_per_minute / 2)

    def heard_by(self, guest: str) -> list[dict[str, Any]]:
        """The lines that were said to a guest: to everyone, or to a side on which they play."""
        sides = self._sides_of(guest)
        heard = [_told(line) for line in self._lines if line.side is None or line.side in sides]
        return heard[-CHAT_LINES:]

    async def take(self, visitor: Visitor, said: wire.Chat) -> None:
        """Keep a line, if it is fit to be read, and tell it to those it is meant for."""
        side = self._side(visitor.guest, said.aside)
        name = self._room.seats.voice(visitor.guest, visitor.name)
        text = " ".join(said.text.split())
        if len(text) > self._longest:
            raise BeyondLimit(f"A chat line has at most {self._longest} characters.")
        if not visible(text):
            raise Refused("Write something that can be shown.")
        if not self._limits.take(visitor.guest):
            raise Refused("Wait a moment before you write more.")
        line = ChatLine(name, text, side)
        await self._room.store.write(add_chat(self._room.row.id, line))
        self._remember(line)
        audience = self._room.audience
        if side is None:
            audience.tell("chat", **_told(line))
            return
        for guest in self._room.seats.all_people():
            if side in self._sides_of(guest):
                audience.tell_guest(guest, "chat", **_told(line))

    def _remember(self, line: ChatLine) -> None:
        """Forget the oldest line of a side for its latest, or of those to everyone."""
        self._lines.append(line)
        alike = [number for number, each in enumerate(self._lines) if each.side == line.side]
        if len(alike) > CHAT_LINES:
            del self._lines[alike[0]]

    def _side(self, guest: str, aside: int | None) -> int | None:
        """The side a line is said to; before the game seats change hands freely, and nothing would stay there."""
        if aside is None:
            return None
        seat = self._room.seats.at(aside)
        if seat.guest != guest:
            raise Refused("That is not your seat.")
        if self._room.state == "open":
            raise Refused("Sides talk among themselves once the game has begun.")
        if self.sides.count(self.sides[aside]) == 1:
            raise Refused("You play alone: say it to everyone.")
        return self.sides[aside]

    def _sides_of(self, guest: str) -> set[int]:
        return {self.sides[seat] for seat in self._room.seats.of(guest)}


def _told(line: ChatLine) -> dict[str, Any]:
    return {"from": line.name, "text": line.text, "aside": line.side is not None}

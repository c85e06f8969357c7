"""The audience of a room: who is connected, and who of them is told what."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

import msgspec

from gloaming.kernel.frozen import Frozen
from gloaming.table import wire
from gloaming.table.room.seats import Seats
from gloaming.table.room.streams import Send, Stream

Viewer = int | None


class Close(Protocol):
    """Ends a connection, telling why."""

    def __call__(self, words: str, *, beyond_limit: bool = False) -> None: ...


class Visitor(Frozen):
    """One connection of a guest to a room."""

    guest: str
    name: str
    send: Send
    close: Close


class Audience:
    """All streams of a room by guest."""

    def __init__(self) -> None:
        self._streams: dict[str, Stream] = {}
        self._visitors: list[Visitor] = []

    @property
    def anyone(self) -> bool:
        """True while someone is connected."""
        return bool(self._visitors)

    def online(self, guest: str) -> bool:
        """True while that guest is connected."""
        return any(visitor.guest == guest for visitor in self._visitors)

    def watchers(self, seats: Seats) -> int:
        """How many guests are here without a seat."""
        return len({visitor.guest for visitor in self._visitors if not seats.of(visitor.guest)})

    def join(self, visitor: Visitor) -> Stream:
        """A connection more; its stream, which may remember what it missed."""
        self._visitors.append(visitor)
        stream = self._streams.setdefault(visitor.guest, Stream())
        stream.connections.add(visitor.send)
        return stream

    def leave(self, visitor: Visitor, *, keep: bool) -> bool:
        """A connection less; the stream of someone with a seat is kept. False if it had not joined."""
        if visitor not in self._visitors:
            return False
        self._visitors.remove(visitor)
        self._streams[visitor.guest].connections.discard(visitor.send)
        if not keep and not self.online(visitor.guest):
            del self._streams[visitor.guest]
        return True

    def names(self) -> dict[str, str]:
        """Everyone who is here, by guest."""
        return {visitor.guest: visitor.name for visitor in self._visitors}

    def send_guest_away(self, guest: str, words: str) -> None:
        """Close every connection of one guest."""
        for visitor in self._visitors:
            if visitor.guest == guest:
                visitor.close(words)

    def send_away(self, words: str) -> None:
        """Close every connection."""
        for visitor in self._visitors:
            visitor.close(words)

    def forget(self) -> None:
        """Forget everyone, and what they were told."""
        self._visitors.clear()
        self._streams.clear()

    def tell(self, kind: str, **fields: Any) -> None:
        """Tell everyone the same."""
        for stream in self._streams.values():
            stream.tell(kind, **fields)

    def tell_each(self, kind: str, fields: Callable[[str], dict[str, Any]]) -> None:
        """Tell each guest their own version."""
        for guest, stream in self._streams.items():
            stream.tell(kind, **fields(guest))

    def tell_guest(self, guest: str, kind: str, **fields: Any) -> None:
        """Tell one guest, if they are here."""
        if guest in self._streams:
            self._streams[guest].tell(kind, **fields)

    def update(self, news: Iterable[tuple[Viewer, Callable[[], dict[str, Any]]]], seats: Seats) -> None:
        """Tell each guest the news of their seats, or a spectator's, written once for each viewer."""
        batch: dict[Viewer, msgspec.Raw] = {}
        wanted = {viewer for guest in self._streams for viewer in viewers_of(guest, seats)}
        for viewer, write in news:
            if viewer in batch:
                self._send(batch, seats)
                batch = {}
            if viewer in wanted:
                batch[viewer] = msgspec.Raw(wire.encode(write()))
        self._send(batch, seats)

    def _send(self, batch: dict[Viewer, msgspec.Raw], seats: Seats) -> None:
        for guest, stream in self._streams.items():
            mine = {key(viewer): batch[viewer] for viewer in viewers_of(guest, seats) if viewer in batch}
            if mine:
                stream.tell("update", seats=mine)


def viewers_of(guest: str, seats: Seats) -> list[Viewer]:
    """Through whose eyes a guest sees the game: their seats', or a spectator's."""
    return [*seats.of(guest)] or [None]


def key(viewer: Viewer) -> str:
    """How a viewer is written on the wire."""
    return "watch" if viewer is None else str(viewer)

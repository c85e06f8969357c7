"""Presence: who is here now, by name, and at which public table; private tables are never named."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

import gloaming
from gloaming.kernel.frozen import Frozen
from gloaming.table.store import GuestRow, RoomRow

TOGETHER = 0.3
"""Seconds in which changes are gathered before they are told."""


class Place(Frozen):
    """Where someone is."""

    at: Literal["lobby", "table", "private"] = "lobby"
    room: str | None = None
    title: str | None = None


LOBBY = Place()
PRIVATE = Place("private")


def place_of(row: RoomRow) -> Place:
    """A table as everyone may know of it."""
    return PRIVATE if row.private else Place("table", row.id, gloaming.game(row.game).title)


class Presence:
    """Everyone who is connected, and who wants to be told of it."""

    def __init__(self, listed: int) -> None:
        self._listed = listed
        self._names: dict[str, str] = {}
        self._places: dict[str, list[Place]] = {}
        self._listeners: dict[Callable[[dict[str, Any]], None], str] = {}
        self._due: asyncio.TimerHandle | None = None

    @contextmanager
    def present(self, guest: GuestRow, place: Place) -> Iterator[None]:
        """Count a connection of a guest while it lasts."""
        self._names[guest.id] = guest.name
        self._places.setdefault(guest.id, []).append(place)
        self._change()
        try:
            yield
        finally:
            self._places[guest.id].remove(place)
            if not self._places[guest.id]:
                del self._places[guest.id], self._names[guest.id]
            self._change()

    @contextmanager
    def listening(self, guest: GuestRow, tell: Callable[[dict[str, Any]], None]) -> Iterator[None]:
        """Tell someone who is here, now and whenever it changes."""
        self._listeners[tell] = guest.id
        tell(self.seen_by(guest.id))
        try:
            yield
        finally:
            del self._listeners[tell]

    def names(self, but: str) -> list[str]:
        """The names of everyone who is here but one guest."""
        return [name for guest, name in self._names.items() if guest != but]

    def rename(self, guest: str, name: str) -> None:
        """Someone has another name now."""
        if guest in self._names:
            self._names[guest] = name
            self._change()

    def seen_by(self, guest: str) -> dict[str, Any]:
        """Who is here beside a guest: the latest first, some of them by name, the rest as a number."""
        others = [each for each in reversed(self._names) if each != guest]
        named = others[: self._listed]
        guests = [{"name": self._names[each], **_shown_place(self._places[each])} for each in named]
        return {"guests": guests, "more": len(others) - len(named)}

    def _change(self) -> None:
        if self._listeners and self._due is None:
            self._due = asyncio.get_running_loop().call_later(TOGETHER, self._tell)

    def _tell(self) -> None:
        self._due = None
        for tell, guest in list(self._listeners.items()):
            tell(self.seen_by(guest))


def _shown_place(places: list[Place]) -> dict[str, Any]:
    """Where someone with several connections is: at a table that can be named, if at any."""
    place = max(places, key=lambda place: (place.at == "table", place.at == "private"))
    return {"at": place.at, "room": place.room, "title": place.title}

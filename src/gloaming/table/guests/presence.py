"""Presence: who is here now, by name, and at which public table; private tables are never named."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

import gloaming
from gloaming.kernel.frozen import Frozen
from gloaming.table.store.store import GuestRow, RoomRow

TOGETHER = 0.3
"""Seconds in which changes are gathered before they are told."""


class Place(Frozen):
    """Where someone is."""

    at: Literal["lobby", "table", "private"] = "lobby"
    room: str | None = None
    title: str | None = None


class Present(Frozen):
    """Someone who is here, by id and by name, and everywhere they are."""

    guest: str
    name: str
    places: list[Place]


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
        self._elsewhere: list[Present] = []
        """Those who are connected to other processes of this table."""
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

    @property
    def here(self) -> list[Present]:
        """Everyone who is connected to this process."""
        return [Present(guest, name, self._places[guest]) for guest, name in self._names.items()]

    def hear(self, elsewhere: list[Present]) -> None:
        """Learn who is connected to other processes."""
        if elsewhere != self._elsewhere:
            self._elsewhere = elsewhere
            self._change()

    def _everyone(self) -> dict[str, Present]:
        """Everyone by id, each once, wherever they are connected."""
        everyone: dict[str, Present] = {}
        for one in (*self._elsewhere, *self.here):
            places = everyone[one.guest].places if one.guest in everyone else []
            everyone[one.guest] = Present(one.guest, one.name, [*places, *one.places])
        return everyone

    def names(self, but: str) -> list[str]:
        """The names of everyone who is here but one guest."""
        return [one.name for guest, one in self._everyone().items() if guest != but]

    def rename(self, guest: str, name: str) -> None:
        """Someone has another name now."""
        if guest in self._names:
            self._names[guest] = name
            self._change()

    def seen_by(self, guest: str) -> dict[str, Any]:
        """Who is here beside a guest: the latest first, some of them by name, the rest as a number."""
        return self._seen_by(guest, list(self._everyone().values()))

    def _seen_by(self, guest: str, everyone: list[Present]) -> dict[str, Any]:
        others = [one for one in reversed(everyone) if one.guest != guest]
        named = others[: self._listed]
        guests = [{"name": one.name, **_shown_place(one.places)} for one in named]
        return {"guests": guests, "more": len(others) - len(named)}

    def _change(self) -> None:
        if self._listeners and self._due is None:
            self._due = asyncio.get_running_loop().call_later(TOGETHER, self._tell)

    def _tell(self) -> None:
        self._due = None
        everyone = list(self._everyone().values())
        for tell, guest in list(self._listeners.items()):
            tell(self._seen_by(guest, everyone))


def _shown_place(places: list[Place]) -> dict[str, Any]:
    """Where someone with several connections is: at a table that can be named, if at any."""
    place = max(places, key=lambda place: (place.at == "table", place.at == "private"))
    return {"at": place.at, "room": place.room, "title": place.title}

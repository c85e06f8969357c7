"""What the operator asks of the store: an overview, bans, and throwing away what is old."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Delete, Select, delete, exists, func, insert, select

from gloaming.table.guests.letters import promise_name
from gloaming.table.room.seats import Seat
from gloaming.table.store import schema
from gloaming.table.store.store import RoomRow, Store, drop_secret, drop_shares, room_of


class Upkeep:
    """A store in the operator's hands."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def latest_rooms(self, most: int) -> list[tuple[RoomRow, float]]:
        """The rooms that something happened in last, and when."""
        query = select(schema.rooms).order_by(schema.rooms.c.changed_at.desc()).limit(most)
        async with self._store.engine.connect() as connection:
            return [(room_of(row), row.changed_at) for row in await connection.execute(query)]

    async def counts(self) -> dict[str, int]:
        """How many guests there are, and rooms by their state."""
        states = select(schema.rooms.c.state, func.count().label("number")).group_by(schema.rooms.c.state)
        async with self._store.engine.connect() as connection:
            rooms = {row.state: row.number for row in await connection.execute(states)}
            guests = (await connection.execute(select(func.count()).select_from(schema.guests))).scalar_one()
        return {"open": 0, "running": 0, "over": 0, **rooms, "guests": guests}

    async def bans(self) -> list[tuple[str, str]]:
        """Who is not let in, with their names."""
        query = select(schema.bans.c.who, schema.bans.c.name).order_by(schema.bans.c.made_at)
        async with self._store.engine.connect() as connection:
            return [(row.who, row.name) for row in await connection.execute(query)]

    async def set_ban(self, who: str, name: str, yes: bool) -> None:
        """Let someone in no longer, or again."""
        lifted = delete(schema.bans).where(schema.bans.c.who == who)
        kept = insert(schema.bans).values(who=who, name=name, made_at=time.time())
        await self._store.write(lifted, *([kept] if yes else []))

    async def rooms_before(self, moment: float, *, over: bool | None = None) -> list[str]:
        """The rooms that nobody has looked at since a moment; only those that are over, or are not, if it is said."""
        c = schema.rooms.c
        query = select(c.id).where(c.changed_at < moment, _nothing_goes_on_from(c.id))
        if over is not None:
            query = query.where((c.state == "over") == over)
        return await self._ids(query)

    async def drop_rooms(self, rooms: Sequence[str]) -> None:
        """Throw rooms away with everything that was kept of them."""
        for room in rooms:
            kept = [delete(table).where(table.c.room == room) for table in (schema.entries, schema.chats)]
            await self._store.write(
                *kept, *_game(room), drop_shares(room), delete(schema.rooms).where(schema.rooms.c.id == room)
            )

    async def uploads_of(self, guest: str) -> int:
        """How many records a guest has uploaded that are still kept."""
        query = select(func.count()).where(schema.replays.c.guest == guest)
        async with self._store.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    async def uploads_before(self, moment: float) -> list[str]:
        """The records that were uploaded before a moment."""
        c = schema.replays.c
        return await self._ids(select(c.id).where(c.made_at < moment, _nothing_goes_on_from(c.id)))

    async def drop_uploads(self, uploads: Sequence[str]) -> None:
        """Throw uploaded records away with everything that was kept of them."""
        for upload in uploads:
            await self._store.write(*_game(upload), delete(schema.replays).where(schema.replays.c.id == upload))

    async def guests_before(self, moment: float, without: Collection[str] = ()) -> list[str]:
        """Guests who came before a moment and neither sit nor host in any room, those without which aside."""
        c = schema.rooms.c
        async with self._store.engine.connect() as connection:
            old = await connection.execute(select(schema.guests.c.id).where(schema.guests.c.made_at < moment))
            rooms = await connection.execute(select(c.id, c.host, c.seats))
            needed = {each for row in rooms if row.id not in without for each in (row.host, *_guests_in(row.seats))}
            return [guest for guest in old.scalars() if guest not in needed]

    async def drop_guests(self, guests: Sequence[str]) -> None:
        """Throw guests away with all they carry."""
        for guest in guests:
            carried = [delete(table).where(table.c.guest == guest) for table in (schema.keys, schema.pushes)]
            promise = drop_secret(promise_name(guest))
            await self._store.write(*carried, promise, delete(schema.guests).where(schema.guests.c.id == guest))

    async def _ids(self, query: Select[Any]) -> list[str]:
        async with self._store.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())


def _game(game: str) -> list[Delete]:
    """What is kept of a game, wherever it was played."""
    tables = (schema.snapshots, schema.segments, schema.films, schema.chapters)
    return [delete(table).where(table.c.game == game) for table in tables]


def _nothing_goes_on_from(game: ColumnElement[str]) -> ColumnElement[bool]:
    """The condition that no other game needs the film of this one for its beginning."""
    later = schema.rooms.alias()
    return ~exists().where(later.c.goes_on_from == game)


def _guests_in(seats: str) -> list[str]:
    return [seat.guest for seat in msgspec.json.decode(seats, type=list[Seat])]

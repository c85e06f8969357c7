"""What the operator asks of the store: an overview, bans, and throwing away what is old."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, func, insert, select

from gloaming.table import schema
from gloaming.table.seats import Seat
from gloaming.table.store import RoomRow, Store, room_of


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

    async def rooms_before(self, moment: float) -> list[str]:
        """The rooms in which nothing has happened since a moment."""
        query = select(schema.rooms.c.id).where(schema.rooms.c.changed_at < moment)
        async with self._store.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def drop_rooms(self, rooms: Sequence[str]) -> None:
        """Throw rooms away with everything that was kept of them."""
        for room in rooms:
            kept = [delete(table).where(table.c.room == room) for table in (schema.entries, schema.chats)]
            kept += [
                delete(t).where(t.c.game == room)
                for t in (schema.snapshots, schema.segments, schema.films, schema.chapters)
            ]
            await self._store.write(*kept, delete(schema.rooms).where(schema.rooms.c.id == room))

    async def drop_guests(self, moment: float) -> int:
        """Throw guests away who came before a moment and neither sit nor host anywhere; how many."""
        async with self._store.engine.connect() as connection:
            old = await connection.execute(select(schema.guests.c.id).where(schema.guests.c.made_at < moment))
            rooms = await connection.execute(select(schema.rooms.c.host, schema.rooms.c.seats))
            needed = {each for row in rooms for each in (row.host, *_guests_in(row.seats))}
            unneeded = [guest for guest in old.scalars() if guest not in needed]
        for guest in unneeded:
            keys = delete(schema.keys).where(schema.keys.c.guest == guest)
            await self._store.write(keys, delete(schema.guests).where(schema.guests.c.id == guest))
        return len(unneeded)


def _guests_in(seats: str) -> list[str]:
    return [seat.guest for seat in msgspec.json.decode(seats, type=list[Seat])]

"""Leases: where several processes share a PostgreSQL, each room belongs to one of them while that one lives.

Every taking counts up the room's epoch, and what is written in a room is kept only under its present epoch: a process
that was taken for dead, and was not, can never write into what goes on elsewhere.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Float, cast, exists, func, or_, select, update

from gloaming.table.refusals import NO_ROOM, HeldElsewhere, NoRoom
from gloaming.table.store import schema
from gloaming.table.store.store import Store
from gloaming.table.store.writer import Lease

NOW = cast(func.extract("epoch", func.clock_timestamp()), Float)
"""By the clock of the database, which is the same for all."""

_room, _process = schema.rooms.c, schema.processes.c
_is_held = exists().where(_process.id == _room.owner, _process.until > NOW)


class Leases:
    """The rooms as one process takes and leaves them."""

    def __init__(self, store: Store, process: str) -> None:
        self._store = store
        self._process = process

    async def take(self, room: str) -> Lease:
        """Be the one who plays a room from now on; HeldElsewhere where another process lives that does."""
        taking = (
            update(schema.rooms)
            .where(_room.id == room, or_(_room.owner == self._process, ~_is_held))
            .values(owner=self._process, epoch=_room.epoch + 1)
            .returning(_room.epoch)
        )
        async with self._store.engine.begin() as connection:
            epoch = await connection.scalar(taking)
            owner = None if epoch else await connection.scalar(select(_room.owner).where(_room.id == room))
        if epoch is not None:
            return Lease(room, self._process, epoch)
        raise NoRoom(NO_ROOM) if owner is None else HeldElsewhere(owner)

    async def release(self, lease: Lease) -> None:
        """Let any process take a room that was taken so."""
        mine = (_room.id == lease.room, _room.owner == lease.process, _room.epoch == lease.epoch)
        async with self._store.engine.begin() as connection:
            await connection.execute(update(schema.rooms).where(*mine).values(owner=""))

    async def holders(self, rooms: Collection[str]) -> dict[str, str]:
        """Which of these rooms other processes play, and which processes."""
        others = (_room.owner != self._process, _is_held)
        query = select(_room.id, _room.owner).where(_room.id.in_(rooms), *others)
        async with self._store.engine.connect() as connection:
            return {row.id: row.owner for row in await connection.execute(query)}

    async def mine(self) -> set[Lease]:
        """All that hold for this process."""
        query = select(_room.id, _room.epoch).where(_room.owner == self._process)
        async with self._store.engine.connect() as connection:
            return {Lease(row.id, self._process, row.epoch) for row in await connection.execute(query)}

    async def left_by(self, process: str) -> list[str]:
        """The running games of a process that is gone."""
        query = select(_room.id).where(_room.owner == process, _room.state == "running")
        async with self._store.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

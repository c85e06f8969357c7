"""The writer: all writing goes through one queue, many jobs to a commit, and each is kept whole or not at all.

What is written in a room that belongs to a process by a lease is kept only while that lease holds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, and_, bindparam, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gloaming.kernel import GloamingError
from gloaming.kernel.frozen import Frozen
from gloaming.table.store import schema, snapshots
from gloaming.table.store.snapshots import Snapshot

ADD_ENTRIES = insert(schema.entries)
ADD_SNAPSHOTS = insert(schema.snapshots)
_kept = schema.snapshots.c
DROP_SNAPSHOTS = delete(schema.snapshots).where(
    _kept.game == bindparam("of"),
    or_(
        _kept.answers >= bindparam("since"),
        and_(_kept.answers == bindparam("before"), _kept.checkpoint.is_(False)),
    ),
)
"""What is no longer so, and the latest snapshot but one, unless it is a checkpoint."""


class Lease(Frozen):
    """That a room belongs to a process; the epoch tells it from any lease before."""

    room: str
    process: str
    epoch: int


class LeaseLost(GloamingError):
    """A room belongs to another process by now: nothing was written."""


class Job(Frozen):
    """Something to be kept whole or not at all: statements, lines of what was played, and where games stand then."""

    statements: tuple[Executable, ...]
    entries: tuple[dict[str, Any], ...]
    snapshots: tuple[tuple[str, Snapshot], ...]
    lease: Lease | None
    """What has to hold, or nothing is kept."""
    kept: asyncio.Future[None]


class Writer:
    """Writes into one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._writing = asyncio.create_task(self._write_for_ever(), name="writer")

    async def stop(self) -> None:
        """Finish what is being written."""
        await self._jobs.join()
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)

    async def write(
        self,
        lease: Lease | None,
        statements: tuple[Executable, ...],
        entries: Sequence[dict[str, Any]],
        snapshots: Sequence[tuple[str, Snapshot]],
    ) -> None:
        """Write; when this returns it is kept."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(statements, tuple(entries), tuple(snapshots), lease, kept))
        await kept

    async def _write_for_ever(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                jobs = [await self._jobs.get()]
                while not self._jobs.empty():
                    jobs.append(self._jobs.get_nowait())
                if not await _write_together(connection, jobs) and len(jobs) > 1:
                    # One of them does not fit: each for itself, so that only that one fails.
                    for job in jobs:
                        await _write_together(connection, [job])
                for _ in jobs:
                    self._jobs.task_done()


async def _write_together(connection: AsyncConnection, jobs: Sequence[Job]) -> bool:
    """Write all of these jobs or none; False if they do not fit."""
    try:
        async with connection.begin():
            await _check_leases(connection, {job.lease for job in jobs if job.lease is not None})
            for statement in (statement for job in jobs for statement in job.statements):
                await connection.execute(statement)
            if entries := [entry for job in jobs for entry in job.entries]:
                await connection.execute(ADD_ENTRIES, entries)
            if kept := [each for job in jobs for each in job.snapshots]:
                stale = [{"of": game, "since": each.answers, "before": each.answers - 1} for game, each in kept]
                await connection.execute(DROP_SNAPSHOTS, stale)
                await connection.execute(ADD_SNAPSHOTS, [_snapshot_row(game, each) for game, each in kept])
    except Exception as error:
        if len(jobs) == 1 and not jobs[0].kept.done():
            jobs[0].kept.set_exception(error)
        return False
    for job in jobs:
        if not job.kept.done():
            job.kept.set_result(None)
    return True


async def _check_leases(connection: AsyncConnection, leases: set[Lease]) -> None:
    """See that all of these hold; until this is kept nobody else can take one of their rooms."""
    if not leases:
        return
    c = schema.rooms.c
    query = select(c.id, c.owner, c.epoch).where(c.id.in_([lease.room for lease in leases])).with_for_update(read=True)
    found = {Lease(row.id, row.owner, row.epoch) for row in await connection.execute(query)}
    if not leases <= found:
        raise LeaseLost("This table belongs to another process by now.")


def _snapshot_row(game: str, snapshot: Snapshot) -> dict[str, Any]:
    written = snapshots.write(snapshot)
    return {
        "game": game,
        "answers": snapshot.answers,
        "checkpoint": snapshot.log is not None,
        "snapshot": written,
    }

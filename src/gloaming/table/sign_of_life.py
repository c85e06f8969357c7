"""A sign of life: one server for each PostgreSQL too, for a second one would not know the rooms of the first.

It is a row that the server renews every second; a server that was killed is known to be gone after a few.
"""

from __future__ import annotations

import asyncio
import signal
import time

import structlog
from sqlalchemy import Float, cast, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert

from gloaming.kernel import GloamingError
from gloaming.table import schema
from gloaming.table.guests import fresh_id
from gloaming.table.store import Store

BEAT = 1.0
"""Seconds between two signs."""
LASTS = 5.0
"""Seconds after the last sign for which a server is taken to live."""
THE_SERVER = "the server"
NOW = cast(func.extract("epoch", func.clock_timestamp()), Float)
"""By the clock of the database, which is the same for all."""

log = structlog.get_logger()
_row = schema.servers.c


class SignOfLife:
    """What keeps another server from using the same PostgreSQL; nothing at all on SQLite, whose file is locked."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._process = fresh_id()
        self._beating: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Be the only server from now on; one sentence where another lives on."""
        if self._store.engine.dialect.name != "postgresql":
            return
        patience = time.monotonic() + LASTS + BEAT
        while not await self._take():
            if time.monotonic() > patience:
                raise GloamingError("Another server uses this database already: stop it, or name another database.")
            await asyncio.sleep(BEAT)
        self._beating = asyncio.create_task(self._beat_for_ever(), name="beating")

    async def end(self) -> None:
        """Let another server follow at once."""
        if self._beating is None:
            return
        self._beating.cancel()
        await asyncio.gather(self._beating, return_exceptions=True)
        async with self._store.engine.begin() as connection:
            await connection.execute(delete(schema.servers).where(_row.process == self._process))

    async def _take(self) -> bool:
        mine = insert(schema.servers).values(name=THE_SERVER, process=self._process, until=NOW + LASTS)
        async with self._store.engine.begin() as connection:
            await connection.execute(delete(schema.servers).where(_row.until <= NOW))
            await connection.execute(mine.on_conflict_do_nothing())
            return await connection.scalar(select(_row.process)) == self._process

    async def _beat_for_ever(self) -> None:
        sign = update(schema.servers).where(_row.process == self._process).values(until=NOW + LASTS)
        while True:
            await asyncio.sleep(BEAT)
            try:
                async with self._store.engine.begin() as connection:
                    alive = bool((await connection.execute(sign)).rowcount)
            except Exception:
                log.exception("sign_of_life_failed")  # if nobody can write, neither can another server
                continue
            if not alive:
                log.error("another_server")  # we were taken for dead, and it has our rooms
                signal.raise_signal(signal.SIGTERM)
                return

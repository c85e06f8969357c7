"""The heartbeat: a process gives its signs of life from a thread of its own, so that being busy is not taken for death.

A table that stands still for long gives none, for then its rooms are better off elsewhere.
"""

from __future__ import annotations

import asyncio
import threading
import time

import structlog
from sqlalchemy import URL, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gloaming.table.cluster.leases import NOW
from gloaming.table.store import schema

HANGS = 30.0
"""Seconds after which a table that has done nothing at all is given up."""

log = structlog.get_logger()


class Heartbeat:
    """Renews the sign of one process while its table goes on."""

    def __init__(self, database: URL, process: str, lasts: float, pause: float) -> None:
        self._database = database
        self._process = process
        self._lasts = lasts
        self._pause = pause
        self._table_seen_at = time.monotonic()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="heartbeat", daemon=True)

    def start(self) -> None:
        """Beat until it is stopped."""
        self._thread.start()

    def table_goes_on(self) -> None:
        """The table is not hanging."""
        self._table_seen_at = time.monotonic()

    async def stop(self) -> None:
        """Give no more signs."""
        self._stopped.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        asyncio.run(self._beat_for_ever())

    async def _beat_for_ever(self) -> None:
        waits = {"timeout": self._lasts, "command_timeout": self._lasts}
        engine = create_async_engine(self._database, hide_parameters=True, connect_args=waits)
        while not self._stopped.wait(self._pause):
            if time.monotonic() > self._table_seen_at + HANGS:
                log.warning("table_hangs")
                continue
            try:
                await self._renew(engine)
            except Exception as error:
                log.warning("sign_not_given", why=type(error).__name__)
        await engine.dispose()

    async def _renew(self, engine: AsyncEngine) -> None:
        mine = update(schema.processes).where(schema.processes.c.id == self._process)
        async with engine.begin() as connection:
            await connection.execute(mine.values(until=NOW + self._lasts))

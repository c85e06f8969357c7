"""Whether the table is well: its database answers, can be written, and has room."""

from __future__ import annotations

import asyncio
import shutil
import time

from sqlalchemy.exc import SQLAlchemyError

from gloaming.table.store.store import Store

LEAST_FREE = 64 << 20
"""Bytes that have to be free where the database file is."""
PATIENCE = 5.0
"""Seconds after which a database that does not answer counts as ill."""
GOOD_FOR = 1.0
"""Seconds for which one look is enough, however many ask."""


class Health:
    """Looks after the store, no more often than needed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._looked_at = -GOOD_FOR
        self._trouble = ""
        self._looking = asyncio.Lock()

    async def trouble(self) -> str:
        """What is wrong, in one sentence; empty if all is well."""
        async with self._looking:
            if time.monotonic() >= self._looked_at + GOOD_FOR:
                self._trouble = await self._look()
                self._looked_at = time.monotonic()
        return self._trouble

    async def _look(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.check_writable()
        except TimeoutError:
            return "The database does not answer."
        except (SQLAlchemyError, OSError):
            return "The database cannot be written; its disk may be full."
        if (file := self._store.file) is not None and shutil.disk_usage(file.parent).free < LEAST_FREE:
            return "The disk of the database is nearly full."
        return ""

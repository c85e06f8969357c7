"""The server: everything a serving table holds, opened and closed together."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack

import structlog

from gloaming.kernel import GloamingError
from gloaming.table.bans import Bans
from gloaming.table.costly import Costly
from gloaming.table.guests import Guests
from gloaming.table.health import Health
from gloaming.table.limits import Buckets, Connections
from gloaming.table.one_server import only_server_of
from gloaming.table.opening import check_file, said_plainly
from gloaming.table.presence import Presence
from gloaming.table.retention import Retention
from gloaming.table.rooms import Rooms
from gloaming.table.settings import Settings
from gloaming.table.sign_of_life import SignOfLife
from gloaming.table.store import Store
from gloaming.table.thinking import Thinkers
from gloaming.table.upkeep import Upkeep

log = structlog.get_logger()


class Server:
    """The store, the guests, the rooms and the limits of one process."""

    def __init__(self, settings: Settings, store: Store, guests: Guests, bans: Bans, held: ExitStack) -> None:
        limits = settings.limits
        self.settings = settings
        self._held = held
        self.sweeping: asyncio.Task[None]
        self._sign = SignOfLife(store)
        self.store = store
        self.guests = guests
        self.bans = bans
        self.upkeep = Upkeep(store)
        self.wrong_tokens = Buckets(1 / 60, burst=10)
        self.rooms = Rooms(settings, store, Thinkers(settings.bot_workers, limits.bot_seconds))
        self.connections = Connections(limits.connections_per_address)
        self.presence = Presence(limits.here_listed)
        self.health = Health(store)
        self.costly = Costly(limits)
        self.newcomers = Buckets(limits.guests_per_address / 3600, burst=limits.guests_per_address)

    @classmethod
    async def open(cls, settings: Settings) -> Server:
        """Open the store, bring it up to date, and let people in; one sentence says why that cannot be."""
        with said_plainly(), ExitStack() as holding:
            check_file(settings.database)
            holding.enter_context(only_server_of(settings.database))
            store = Store(settings.database)
            await store.start()
            sign = SignOfLife(store)
            try:
                await sign.begin()
            except GloamingError:
                await store.stop()
                raise
            server = cls(settings, store, await Guests.open(store), await Bans.open(Upkeep(store)), holding.pop_all())
            server._sign = sign
            server.sweeping = asyncio.create_task(server._sweep_for_ever(), name="sweeping")
            return server

    async def _sweep_for_ever(self) -> None:
        """Wake rooms in which someone's time has run out while nobody was there; let old uploads go."""
        retention = Retention(self.settings, self.upkeep)
        while True:
            try:
                for room in await self.store.rooms_due(time.time()):
                    await self.rooms.find(room)
                await retention.purge_uploads()
            except Exception:
                log.exception("sweep_failed")
            await asyncio.sleep(self.settings.sweep_every)

    async def close(self) -> None:
        """Send everyone away and close the store."""
        self.sweeping.cancel()
        await asyncio.gather(self.sweeping, return_exceptions=True)
        await self.rooms.stop()
        await self._sign.end()
        await self.store.stop()
        self._held.close()

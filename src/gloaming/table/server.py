"""The server: everything a serving table holds, opened and closed together."""

from __future__ import annotations

from gloaming.table.guests import Guests
from gloaming.table.limits import Buckets, Connections
from gloaming.table.presence import Presence
from gloaming.table.rooms import Rooms
from gloaming.table.settings import Settings
from gloaming.table.store import Store
from gloaming.table.thinking import Thinkers


class Server:
    """The store, the guests, the rooms and the limits of one process."""

    def __init__(self, settings: Settings, store: Store, guests: Guests) -> None:
        limits = settings.limits
        self.settings = settings
        self.store = store
        self.guests = guests
        self.rooms = Rooms(settings, store, Thinkers(settings.bot_workers, limits.bot_seconds))
        self.connections = Connections(limits.connections_per_address)
        self.presence = Presence(limits.here_listed)
        self.newcomers = Buckets(limits.guests_per_address / 3600, burst=limits.guests_per_address)

    @classmethod
    async def open(cls, settings: Settings) -> Server:
        """Open the store, bring it up to date, and let people in."""
        store = Store(settings.database)
        await store.start()
        return cls(settings, store, await Guests.open(store))

    async def close(self) -> None:
        """Send everyone away and close the store."""
        await self.rooms.stop()
        await self.store.stop()

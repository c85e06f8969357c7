"""The server: everything a serving table holds, opened and closed together."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import ExitStack, suppress

import structlog

from gloaming.kernel import GloamingError
from gloaming.table.addresses import household
from gloaming.table.cluster.cluster import Cluster
from gloaming.table.cluster.leases import Leases
from gloaming.table.cluster.peer_client import PeerClient
from gloaming.table.cluster.processes import Processes, SignOfLife
from gloaming.table.endpoints.request_limits import RequestLimits
from gloaming.table.guests.bans import Bans
from gloaming.table.guests.guests import Guests
from gloaming.table.guests.presence import Presence
from gloaming.table.health import Health
from gloaming.table.limits import Buckets, Connections
from gloaming.table.refusals import HeldElsewhere
from gloaming.table.room.rooms import Rooms
from gloaming.table.settings import Settings
from gloaming.table.store.database import check_file, said_plainly
from gloaming.table.store.file_lock import only_server_of
from gloaming.table.store.retention import Retention
from gloaming.table.store.store import SIGNING_KEY, Store
from gloaming.table.store.upkeep import Upkeep
from gloaming.table.workers import Workers

SHARED = 5
"""Several people may share an address: so many times what one of them may do."""
BANNED = "The operator of this table does not let you in."

log = structlog.get_logger()


class Server:
    """The store, the guests, the rooms and the limits of one process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        guests: Guests,
        bans: Bans,
        leases: Leases | None,
        held: ExitStack,
    ) -> None:
        limits = settings.limits
        self.settings = settings
        self._held = held
        self.sweeping: asyncio.Task[None]
        self.cluster: Cluster | None = None
        """The other processes that share the store; None where there can be none."""
        self.store = store
        self.guests = guests
        self.bans = bans
        self.upkeep = Upkeep(store)
        self.wrong_tokens = Buckets(1 / 60, burst=10)
        self.rooms = Rooms(settings, store, Workers(settings.bot_workers, limits.bot_seconds), leases)
        self.connections = Connections(limits.connections_per_address)
        self.presence = Presence(limits.here_listed)
        self.health = Health(store)
        self.request_limits = RequestLimits(limits)
        self.messages = Buckets(limits.messages_per_second * SHARED, burst=limits.messages_per_second * SHARED * 2)
        self.uploads = Buckets(limits.uploads_per_guest * SHARED / 3600, burst=limits.uploads_per_guest * SHARED)
        self.new_rooms = Buckets(limits.rooms_per_guest * SHARED / 3600, burst=limits.rooms_per_guest * SHARED)
        self.newcomers = Buckets(limits.guests_per_address / 3600, burst=limits.guests_per_address)

    @classmethod
    async def open(cls, settings: Settings) -> Server:
        """Open the store, bring it up to date, and let people in; one sentence says why that cannot be."""
        with said_plainly(), ExitStack() as holding:
            check_file(settings.database)
            holding.enter_context(only_server_of(settings.database))
            store = Store(settings.database)
            await store.start()
            processes = Processes(store, settings) if store.is_shared else None
            try:
                if processes is not None:
                    await processes.join()
            except GloamingError:
                await store.stop()
                raise
            key = await store.own_secret(SIGNING_KEY, secrets.token_bytes(32))
            bans = await Bans.open(Upkeep(store))
            leases = None if processes is None else Leases(store, processes.id)
            server = cls(settings, store, Guests(store, key), bans, leases, holding.pop_all())
            if processes is not None and leases is not None:
                client = PeerClient(key, settings.base_path, settings.lease_seconds)
                server.cluster = Cluster(server, processes, leases, client)
            server.sweeping = asyncio.create_task(server._sweep_for_ever(), name="sweeping")
            return server

    async def _sweep_for_ever(self) -> None:
        """Wake rooms in which someone's time has run out while nobody was there; let old uploads go."""
        retention = Retention(self.settings, self.upkeep)
        while True:
            try:
                for room in await self.store.rooms_due(time.time()):
                    with suppress(HeldElsewhere):
                        await self.rooms.find(room, looked_at=False)
                await retention.purge_uploads()
            except Exception:
                log.exception("sweep_failed")
            await asyncio.sleep(self.settings.sweep_every)

    def send_banned_away(self, who: str) -> None:
        """End the connections of a guest or an address that the operator does not let in any more."""
        self.connections.close(BANNED, guest=who)
        self.connections.close(BANNED, address=household(who))

    @property
    def connections_elsewhere(self) -> int:
        """How many connections other processes have told of."""
        peers = [] if self.cluster is None else self.cluster.processes.peers.values()
        return sum(peer.latest.connections for peer in peers)

    def sign_of_life(self) -> SignOfLife:
        """What other processes show of this one."""
        return SignOfLife(self.presence.here, self.connections.count)

    async def close(self) -> None:
        """Send everyone away and close the store."""
        self.sweeping.cancel()
        await asyncio.gather(self.sweeping, return_exceptions=True)
        await self.rooms.stop()
        if self.cluster is not None:
            await self.cluster.end()
        await self.store.stop()
        self._held.close()

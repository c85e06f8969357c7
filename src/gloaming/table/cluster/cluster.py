"""A cluster: what this process has in common with the others of its table, kept up from beat to beat."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from gloaming.kernel import Refused
from gloaming.table.room.room import MOVED

if TYPE_CHECKING:
    from gloaming.table.cluster.leases import Leases
    from gloaming.table.cluster.peer_client import PeerClient
    from gloaming.table.cluster.processes import Processes
    from gloaming.table.server import Server

BREATH = 0.05
"""Seconds between two rooms of a dead process that are taken up, so that people who come back go first."""

log = structlog.get_logger()


class Cluster:
    """One process among others."""

    def __init__(self, server: Server, processes: Processes, leases: Leases, client: PeerClient) -> None:
        self._server = server
        self.processes = processes
        self.leases = leases
        self.client = client
        self._heartbeat = processes.heartbeat()
        self._heartbeat.start()
        self._beating = asyncio.create_task(self._beat_for_ever(), name="beating")
        self._taking_up: asyncio.Task[None] | None = None

    async def end(self) -> None:
        """Leave everything to the others."""
        tasks = [task for task in (self._beating, self._taking_up) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._heartbeat.stop()
        await self.client.stop()
        await self.processes.leave()

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.processes.pause)
            self._heartbeat.table_goes_on()
            try:
                await self._beat()
            except Exception:
                log.exception("beat_failed")  # whoever cannot write gives no sign, and loses nothing but its rooms

    async def _beat(self) -> None:
        server, ours = self._server, list(self._server.rooms.in_memory.values())
        await self.processes.beat(server.sign_of_life())
        held = await self.leases.mine()
        for room in ours:
            if room.lease not in held:  # we were taken for dead, and it goes on elsewhere
                await room.close(MOVED)
        peers = self.processes.peers.values()
        server.presence.hear([one for peer in peers for one in peer.latest.here])
        for banned in await server.bans.refresh():
            server.send_banned_away(banned)
        if self.processes.dead and (self._taking_up is None or self._taking_up.done()):
            self._taking_up = asyncio.create_task(self._take_up(self.processes.dead), name="taking up")

    async def _take_up(self, dead: list[str]) -> None:
        """Let the running games of dead processes go on here, as far as no other process is quicker."""
        for process in dead:
            left = await self.leases.left_by(process)
            log.warning("process_died", rooms=len(left))
            for room in random.sample(left, len(left)):
                with suppress(Refused):
                    await self._server.rooms.find(room)
                await asyncio.sleep(BREATH)
            await self.processes.bury(process)

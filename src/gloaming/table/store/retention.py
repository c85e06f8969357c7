"""Retention: how long things are kept that nobody asks for any more, and what has become too old."""

from __future__ import annotations

import time

from gloaming.kernel.frozen import Frozen
from gloaming.table.settings import Settings
from gloaming.table.store.upkeep import Upkeep

DAY = 24 * 3600.0


class Old(Frozen):
    """What has become too old, by id."""

    rooms: list[str]
    """Open or running, and nobody has looked at them for long."""
    replays: list[str]
    """Games that were over long ago."""
    uploads: list[str]
    guests: list[str]
    """People who came long ago and neither sit nor host anywhere."""


class Retention:
    """What the operator's settings say about a store."""

    def __init__(self, settings: Settings, upkeep: Upkeep) -> None:
        self._settings = settings
        self._upkeep = upkeep

    async def old(self) -> Old:
        """What is too old now."""
        settings, upkeep = self._settings, self._upkeep
        rooms = await upkeep.rooms_before(_before(settings.keep_rooms), over=False)
        replays = await upkeep.rooms_before(_before(settings.keep_replays), over=True)
        uploads = await upkeep.uploads_before(_before(settings.keep_uploads))
        guests = await upkeep.guests_before(_before(settings.keep_guests), without={*rooms, *replays})
        return Old(rooms, replays, uploads, guests)

    async def purge(self, old: Old) -> None:
        """Throw away what is too old."""
        await self._upkeep.drop_rooms([*old.rooms, *old.replays])
        await self._upkeep.drop_uploads(old.uploads)
        await self._upkeep.drop_guests(old.guests)

    async def purge_uploads(self) -> None:
        """Throw away uploaded records that are too old: they go by themselves."""
        await self._upkeep.drop_uploads(await self._upkeep.uploads_before(_before(self._settings.keep_uploads)))


def _before(days: float) -> float:
    """Since when things are kept that are kept for so many days; 0 is for ever."""
    return time.time() - days * DAY if days else 0.0

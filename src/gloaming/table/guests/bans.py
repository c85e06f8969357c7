"""Bans: guests and addresses that the operator does not let in, known without asking the database each time."""

from __future__ import annotations

from gloaming.table.addresses import household
from gloaming.table.store.upkeep import Upkeep


class Bans:
    """All bans of a table."""

    def __init__(self, upkeep: Upkeep) -> None:
        self._upkeep = upkeep
        self._who: frozenset[str] = frozenset()

    @classmethod
    async def open(cls, upkeep: Upkeep) -> Bans:
        """The bans that are kept."""
        bans = cls(upkeep)
        await bans.refresh()
        return bans

    def __contains__(self, who: str | None) -> bool:
        return who in self._who

    async def refresh(self) -> frozenset[str]:
        """See what is kept by now; whom another process has banned since."""
        known, self._who = self._who, await self._kept()
        return self._who - known

    async def set(self, who: str, name: str, yes: bool) -> None:
        """Keep a ban, or lift it."""
        await self._upkeep.set_ban(who, name, yes)
        self._who = self._who | {household(who)} if yes else self._who & await self._kept()

    async def _kept(self) -> frozenset[str]:
        return frozenset([household(who) for who, _ in await self._upkeep.bans()])

"""Starting: the seals lie open for everyone, then everyone opens their number, and the seed is made of all."""

from __future__ import annotations

from sqlalchemy import Executable

from gloaming.table.room.seats import Seats
from gloaming.table.room.seed_shares import SeedShares
from gloaming.table.store.store import Store, keep_shares

OPENING_SECONDS = 10.0
"""How long browsers may take to open the numbers they sealed."""


class Starting:
    """The seed of a room's game until it begins."""

    def __init__(self, store: Store, room: str, shares: SeedShares | None) -> None:
        self._store, self._room = store, room
        self.shares = shares
        """None for a room from before there were any."""
        self.waits = False
        """True while the numbers are being opened."""

    async def seal(self, guest: str, name: str, seal: str) -> None:
        """Keep the seal of somebody's number."""
        if self.shares is not None:
            self.shares = self.shares.seal(guest, name, seal)
            await self._store.write(*self.kept())

    def call(self, seats: Seats) -> bool:
        """Let all who sit here open their numbers; False if there is none to wait for."""
        if self.shares is not None:
            self.shares = self.shares.without(*(set(self.shares.guests) - set(seats.all_people())))
        self.waits = self.shares is not None and bool(self.shares.sealed)
        return self.waits

    def open(self, guest: str, number: str) -> bool:
        """Somebody opens their number; True once all are open and the game can begin."""
        if self.shares is None or not self.waits:
            return False
        self.shares = self.shares.open(guest, number)
        self.waits = bool(self.shares.sealed)
        return not self.waits

    def seed(self, chosen: int) -> int:
        """The seed that follows from all numbers, or the one that was chosen."""
        return chosen if self.shares is None or self.shares.dice is None else self.shares.dice.seed

    def missing(self, seats: Seats) -> str:
        """Who has not opened their number in time, in a sentence; their shares stay sealed."""
        self.waits = False
        unopened = set() if self.shares is None else self.shares.sealed
        names = [seat.name for seat in seats.all if seat.guest in unopened]
        return f"{', '.join(names)} did not open the sealed number: wait for them, or free the seat, and start again."

    def kept(self) -> list[Executable]:
        """What keeps it all."""
        return [] if self.shares is None else keep_shares(self._room, self.shares)

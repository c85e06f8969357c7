"""The landlord: what a room needs of the house it is in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from gloaming.table.settings import Settings
from gloaming.table.store import RoomRow, Store
from gloaming.table.thinking import Thinkers

if TYPE_CHECKING:
    from gloaming.table.rooms import Room


class Landlord(Protocol):
    """What a room needs of the house it is in."""

    settings: Settings
    store: Store
    thinkers: Thinkers

    def forget(self, room: Room) -> None:
        """Let a room leave memory."""

    async def rematch(self, row: RoomRow, host: str) -> str:
        """Set up the same table again; returns its id."""

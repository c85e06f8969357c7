"""The order that a host keeps in a room: who may not talk, who may not come in, whether anyone else may."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from gloaming.kernel.frozen import Frozen

if TYPE_CHECKING:
    from gloaming.table.store.store import RoomRow


class Ended(Frozen):
    """How a game ended that its rules did not end: resigned, agreed, claimed or closed."""

    winners: tuple[int, ...]
    words: str


class Moderation(Frozen):
    """What a host has decided, and how the table ended the game if it did."""

    locked: bool = False
    muted: dict[str, str] = msgspec.field(default_factory=dict)
    """Guests who may not talk, with their names."""
    banned: dict[str, str] = msgspec.field(default_factory=dict)
    """Guests who may not come in, with their names."""
    ended: Ended | None = None


class PersonView(Frozen):
    """Someone in a room as its host sees them."""

    who: str
    """How the host names them to the table; it says nothing elsewhere."""
    name: str
    seats: list[int]
    here: bool
    muted: bool
    banned: bool


def ended(row: RoomRow, how: Ended) -> RoomRow:
    """A room whose game was ended so."""
    outcome = msgspec.json.encode({"winners": how.winners, "reason": how.words}).decode()
    return replace(row, outcome=outcome, moderation=replace(row.moderation, ended=how))


def who(room: str, guest: str) -> str:
    """A guest under a name that only means something in one room."""
    return blake2b(f"{room} {guest}".encode(), digest_size=8).hexdigest()

"""What the host of a room may do: mute, remove, ban, lock, close."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from gloaming.kernel import Refused
from gloaming.table import wire
from gloaming.table.room.moderation import Ended, PersonView, who
from gloaming.table.room.seats import Seat, bot

if TYPE_CHECKING:
    from gloaming.table.room.room import Room

OUT_FOR = 300.0
"""Seconds for which someone who was removed stays out."""


class Host:
    """Keeps the order of one room as its host says."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._out: dict[str, float] = {}

    def why_not_in(self, guest: str) -> str:
        """Why a guest may not come in; empty if they may."""
        room = self._room
        if guest in room.row.moderation.banned:
            return "The host does not let you in at this table."
        if self._out.get(guest, 0.0) > time.monotonic():
            return "The host has sent you away from this table for a while."
        stranger = guest != room.row.host and not room.seats.of(guest) and not room.audience.online(guest)
        return "The host has locked this table." if room.row.moderation.locked and stranger else ""

    def check_may_talk(self, guest: str) -> None:
        """Refuse someone who was muted."""
        if guest in self._room.row.moderation.muted:
            raise Refused("The host has muted you at this table.")

    def people(self) -> list[PersonView]:
        """Everyone whom the host may name."""
        room, moderation = self._room, self._room.row.moderation
        seated = {room.seats.all[seat].guest: room.seats.all[seat].name for seat in range(len(room.seats.all))}
        names = {**moderation.banned, **moderation.muted, **room.audience.names(), **seated}
        return [
            PersonView(
                who=who(room.row.id, guest),
                name=name,
                seats=room.seats.of(guest),
                here=room.audience.online(guest),
                muted=guest in moderation.muted,
                banned=guest in moderation.banned,
            )
            for guest, name in names.items()
            if guest and guest != room.row.host
        ]

    async def take(self, guest: str, said: wire.FromHost) -> None:
        """Do what the host says."""
        room = self._room
        if guest != room.row.host:
            raise Refused("Only the host can do that.")
        match said:
            case wire.Lock(yes=yes):
                await self._keep(locked=yes)
            case wire.Mute(who=named, yes=yes):
                muted, name = self._named(named)
                await self._keep(muted=_with(room.row.moderation.muted, muted, name, yes))
            case wire.Remove(who=named):
                await self._send_away(self._named(named)[0])
            case wire.Ban(who=named, yes=yes):
                banned, name = self._named(named)
                await self._keep(banned=_with(room.row.moderation.banned, banned, name, yes))
                if yes:
                    await self._send_away(banned)
                else:
                    self._out.pop(banned, None)
            case wire.Close():
                await room.endings.close(Ended((), "The host closed this table."))

    async def _keep(self, **changes: Any) -> None:
        room = self._room
        room.row = replace(room.row, moderation=replace(room.row.moderation, **changes))
        await room.keep()
        room.tell_room()

    def _named(self, named: str) -> tuple[str, str]:
        moderation, room = self._room.row.moderation, self._room
        seated = {seat.guest: seat.name for seat in room.seats.all if seat.guest}
        everyone = {**moderation.banned, **moderation.muted, **room.audience.names(), **seated}
        for guest, name in everyone.items():
            if who(room.row.id, guest) == named and guest != room.row.host:
                return guest, name
        raise Refused("There is nobody of that name at this table.")

    async def _send_away(self, guest: str) -> None:
        room = self._room
        self._out[guest] = time.monotonic() + OUT_FOR
        if (seats := room.seats.of(guest)) and room.state != "over":
            await room.reseat(lambda: self._empty(seats))
        room.audience.send_guest_away(guest, self.why_not_in(guest))

    def _empty(self, seats: list[int]) -> None:
        for seat in seats:
            running = self._room.state == "running"
            self._room.seats.all[seat] = bot(self._room.rooms.settings.cover_level, seat) if running else Seat()


def _with(named: dict[str, str], guest: str, name: str, yes: bool) -> dict[str, str]:
    others = {other: called for other, called in named.items() if other != guest}
    return {**others, guest: name} if yes else others

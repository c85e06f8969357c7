"""The patience of a room: how it waits for responses, and how long its people take over them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.table.room.hesitation import Hesitates
from gloaming.table.room.waiting import Patience

if TYPE_CHECKING:
    from gloaming.table.room.room import Room


class RoomPatience:
    """Waits for people by turns where there are others to learn from the waiting."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def now(self) -> Patience:
        """How the room waits now."""
        room = self._room
        people = [n for n, seat in enumerate(room.seats.all) if seat.kind == "person" and not seat.away]
        if len(people) < 2:
            return Patience()  # bots learn nothing from waiting
        seconds = room.row.response_time
        return Patience(
            room.rooms.settings.response_pause,
            frozenset(people if seconds else filter(self._imitated, people)),
            seconds,
            self,
            room.turn_clock.longest_in_secret(),
        )

    def _imitated(self, seat: int) -> bool:
        """Who has several seats hands the screen over, and says when; who is not here does not answer at all."""
        room, guest = self._room, self._room.seats.all[seat].guest
        return room.row.hesitates and room.audience.online(guest) and len(room.seats.of(guest)) == 1

    def hesitates(self, seat: int, moment: str) -> Hesitates | None:
        """How long the table hesitates for a seat; None where its person says when to go on."""
        room = self._room
        if not self._imitated(seat):
            return None
        return room.rooms.hesitation.draw(room.seats.all[seat].guest, f"{room.row.game}: {moment}")

    def took(self, seat: int, moment: str, seconds: float) -> None:
        """Remember how long a person took who was asked in secret and passed."""
        room = self._room
        room.rooms.hesitation.took(room.seats.all[seat].guest, f"{room.row.game}: {moment}", seconds)

"""The patience of a room: how it waits for responses, and how long its people take over them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from gloaming.table.room.hesitation import Hesitation
from gloaming.table.room.waiting import Patience

if TYPE_CHECKING:
    from gloaming.table.room.room import Room


class RoomPatience:
    """Waits for people by turns where there are others to learn from the waiting."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._hesitation = Hesitation(room.rooms.settings.hesitation)

    def now(self) -> Patience:
        """How the room waits now."""
        room = self._room
        people = {n: seat.guest for n, seat in enumerate(room.seats.all) if seat.kind == "person" and not seat.away}
        if len(people) < 2:
            return Patience()  # bots learn nothing from waiting
        seconds = room.row.response_time
        hesitations = {
            seat: self._hesitation.draw(guest)
            for seat, guest in people.items()
            # Who has several seats hands the screen over, and says when; who is not here does not answer at all.
            if room.row.hesitates and room.audience.online(guest) and len(room.seats.of(guest)) == 1
        }
        return Patience(
            room.rooms.settings.response_pause,
            frozenset(people if seconds else hesitations),
            seconds,
            hesitations,
            room.turn_clock.longest_in_secret(),
        )

    def note(self, guest: str) -> None:
        """Remember how long someone took who answers now, if they were asked in secret."""
        live = self._room.running()
        asked = None if live.asked is None or live.settled else self._room.seats.all[live.asked].guest
        if asked == guest:
            self._hesitation.took(guest, live.telling.told, time.monotonic() - live.asked_since)

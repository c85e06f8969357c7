"""The clock of turns: how long someone may take over a question, so that nobody freezes a game.

A room with a clock gives each question its time, and each seat a reserve for the whole game; when both are gone a bot
plays for that person until they are back. Without a clock the others may let a bot play after a while.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta
from msgspec.structs import replace

from gloaming.kernel import Refused
from gloaming.kernel.frozen import Frozen
from gloaming.table.room.messages import Overdue

if TYPE_CHECKING:
    from gloaming.table.room.room import Room

DAY = 24 * 3600.0


class Pace(Frozen, forbid_unknown_fields=True):
    """How long a question may take, and what each person has in reserve for the whole game, in seconds."""

    turn: Annotated[float, Meta(ge=5, le=30 * DAY)]
    reserve: Annotated[float, Meta(ge=0, le=30 * DAY)] = 0.0


class Clock(Frozen):
    """Where the clock of a room stands; it is kept, so that it runs on while the table is closed."""

    pace: Pace | None = None
    left: tuple[float, ...] = ()
    """What is left of each seat's reserve."""
    seat: int | None = None
    """Whose time runs; never someone who is asked in secret."""
    decision: int = -1
    since: float = 0.0
    secret: tuple[int, float] | None = None
    """A secret question, by how many entries were kept before it, and since when it waits; no view shows it."""

    def due_at(self) -> float | None:
        """When the time of the one who is asked is over."""
        if self.pace is None:
            return None
        if self.seat is None:
            return None if self.secret is None else self.secret[1] + self.pace.turn
        return self.since + self.pace.turn + self.left[self.seat]

    def moved_to(self, seat: int | None, decision: int, seats: int, now: float) -> Clock:
        """The clock after it went on to another question, at the cost of the one who was asked."""
        assert self.pace is not None
        secret = self.secret if seat is None else None
        left = list(self.left or (self.pace.reserve,) * seats)
        if self.seat is not None:
            left[self.seat] = max(0.0, left[self.seat] - max(0.0, now - self.since - self.pace.turn))
        return replace(self, left=tuple(left), seat=seat, decision=decision, since=now, secret=secret)


class ClockView(Frozen):
    """A clock as everyone sees it."""

    turn: float
    reserve: float
    left: tuple[float, ...]
    seat: int | None
    seconds: float
    """How long the one who is asked has, reserve and all."""


def clock_view(clock: Clock) -> ClockView | None:
    """The clock at this moment."""
    if clock.pace is None:
        return None
    due = None if clock.seat is None else clock.due_at()
    seconds = 0.0 if due is None else max(0.0, due - time.time())
    return ClockView(clock.pace.turn, clock.pace.reserve, clock.left, clock.seat, seconds)


class TurnClock:
    """Watches over the turns of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._watched: tuple[int, int] | None = None
        self.slow: set[str] = set()
        """Who is here and has not answered for so long that a bot may."""

    def asked(self) -> tuple[int, int] | None:
        """Which person is asked so that everyone may know it, and the number of the question."""
        room, live = self._room, self._room.live
        if live is None or room.state != "running" or live.asked is None:
            return None
        ask = live.position.ask
        if ask is None or ask.secret or room.seats.all[live.asked].played_by is not None:
            return None
        return live.asked, live.decision(live.asked)

    def check_may_cover(self, guest: str, seat: int) -> None:
        """Refuse to let a bot play for someone who is here and answers."""
        seats = self._room.seats
        if not seats.of(guest):
            raise Refused("Only someone who plays here can let a bot play for another.")
        if not (0 <= seat < len(seats.all) and seats.all[seat].guest in self._room.absent | self.slow):
            raise Refused("That seat's person is here, or has not been away for long enough.")

    def longest_in_secret(self) -> float:
        """How long a secret question may wait, in seconds, where nobody is told so."""
        room, live, clock = self._room, self._room.live, self._room.row.clock
        if clock.pace is None:
            return room.rooms.settings.slow_after
        if live is None or clock.secret is None or clock.secret[0] != live.lines:
            return clock.pace.turn
        return max(0.01, clock.secret[1] + clock.pace.turn - time.time())

    async def _keep_secret_time(self) -> None:
        """Keep since when someone is asked in secret, so that this too goes on when the table was closed."""
        room, live, clock = self._room, self._room.live, self._room.row.clock
        if live is None or live.asked is None or live.settled or clock.pace is None:
            return
        if room.seats.all[live.asked].played_by is None and (clock.secret or (-1,))[0] != live.lines:
            room.row = replace(room.row, clock=replace(clock, secret=(live.lines, time.time())))
            await room.keep_clock()

    async def look(self) -> None:
        """See who is asked now, and let their time run."""
        room, asked = self._room, self.asked()
        await self._keep_secret_time()
        if asked == self._watched:
            return
        self._watched = asked
        self.slow.clear()
        room.timers.stop("turn")
        if room.row.clock.pace is not None:
            await self._run(asked)
        elif asked is not None:
            room.later("turn", room.rooms.settings.slow_after, Overdue())

    async def _run(self, asked: tuple[int, int] | None) -> None:
        room, clock = self._room, self._room.row.clock
        seat, decision = asked if asked is not None else (None, -1)
        if (clock.seat, clock.decision) != (seat, decision):
            clock = clock.moved_to(seat, decision, len(room.seats.all), time.time())
            room.row = replace(room.row, clock=clock)
            await room.keep()
            room.tell_room()
            if seat is not None and not room.audience.online(guest := room.seats.all[seat].guest):
                await room.rooms.call(guest, room.row)
        if seat is not None and (due := clock.due_at()) is not None:
            room.later("turn", max(0.0, due - time.time()), Overdue())

    async def overdue(self) -> None:
        """The time is over: a bot plays for them, or may be asked to."""
        room, asked = self._room, self.asked()
        if asked is None or asked != self._watched:
            return
        seat, _ = asked
        if room.row.clock.pace is None:
            self.slow.add(room.seats.all[seat].guest)
            room.audience.tell("away", seat=seat, seconds=room.rooms.settings.slow_after)
            return
        name = room.seats.all[seat].name
        await room.reseat(lambda: room.seats.cover(seat, room.rooms.settings.cover_level))
        room.audience.tell("notice", words=f"The time of {name} is over; a bot plays until they are back.")

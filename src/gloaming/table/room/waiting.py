"""Waiting for responses, so that nobody learns from it who holds one.

At a pause each person who might respond, by what everyone knows, is waited for in turn: whoever can respond is asked.
For whoever cannot the table hesitates as long as they usually take, or they say themselves that it may go on. The
others are told the same in all cases, and nothing at all in a room without time for responses.
"""

from __future__ import annotations

from typing import Protocol

from gloaming.kernel import Opened
from gloaming.kernel.frozen import Frozen
from gloaming.table.room.hesitation import Hesitates


class Manners(Protocol):
    """How long the people in their seats take over secret questions."""

    def hesitates(self, seat: int, moment: str) -> Hesitates | None:
        """How long the table hesitates for a seat; None where its person says when to go on."""

    def took(self, seat: int, moment: str, seconds: float) -> None:
        """A person was asked at such a moment, and has passed after so long."""


class Patience(Frozen):
    """How long a room waits at a pause at least, and for which seats how long at most."""

    pause: float = 0.0
    seats: frozenset[int] = frozenset()
    """Who is waited for by turns."""
    seconds: float = 0.0
    """For how long; 0 where nobody is told who is waited for."""
    manners: Manners | None = None
    """How the table hesitates, if it does."""
    longest: float = 0.0
    """After how long a secret question is answered for someone, in a room without time for responses; 0 for never."""


class Waits(Frozen):
    """Who is waited for, for how many seconds at most, and a number for `ready` to echo."""

    number: int
    seat: int
    seconds: float


class Responders:
    """Those who might respond at the present pause and have not been waited for yet."""

    def __init__(self) -> None:
        self._queue: list[int] = []
        self._seconds = 0.0
        self._moment = ""
        self._ready = False
        self._asked = False
        """Whether the first of them is or was asked, and how long they take is not known yet."""
        self._number = 0
        self._since = 0.0
        """When it came to the first of them."""
        self.until = 0.0
        """When the first of them, if asked, has had their time."""
        self._least_until = 0.0
        """When the table goes on at the earliest, whether the first of them passes or is not asked."""
        self._goes_on_at: float | None = None
        """When the table goes on if the first of them is not asked; None for as soon as they say so."""

    @property
    def waits(self) -> Waits | None:
        """Who is waited for now, as everyone is told."""
        return Waits(self._number, self._queue[0], self._seconds) if self._queue and self._seconds else None

    @property
    def first(self) -> int | None:
        """Who is waited for now, told or not."""
        return self._queue[0] if self._queue else None

    def wakes_at(self, asked: int | None) -> float:
        """When to look again: when the first one's time is over, or the table has hesitated for them."""
        if self.first == asked:
            return self.until
        if self._ready:
            return self._least_until
        return self.until if self._goes_on_at is None else self._goes_on_at

    def begin(self, opened: Opened, now: float, patience: Patience) -> None:
        """A pause begins at which some might respond."""
        self._queue = [seat for seat in opened.seats if seat in patience.seats]
        self._moment = opened.moment
        self._start(now, patience)

    def clear(self) -> None:
        """Nobody is waited for any longer."""
        self._queue = []

    def ready(self, seat: int, number: int) -> None:
        """Someone who has nothing to respond lets it go on; not where the table hesitates in their place."""
        if self.first == seat and number == self._number and self._goes_on_at is None:
            self._ready = True

    def answered(self, seat: int, *, passed: bool) -> None:
        """Someone who was asked has answered; a response ends the pause, for those after it may answer it instead."""
        if self.first == seat:
            self._ready = True
        if not passed:
            del self._queue[1:]
            self._asked, self._least_until = False, 0.0  # it is seen anyway

    def comes_to(self, seat: int) -> bool:
        """True once it is that seat's turn to respond, or if it never comes."""
        return seat not in self._queue[1:]

    def move_on(self, now: float, asked: int | None, patience: Patience) -> bool:
        """Go on to the next one where the first is ready, late or gone; True if someone else is waited for now."""
        if not self._queue:
            return False
        first = self._queue[0]
        if first == asked:
            self._asked = True
        elif self._asked:
            self._asked = False
            if first in patience.seats and patience.manners is not None:
                patience.manners.took(first, self._moment, now - self._since)
        # Who is asked on, for what they choose takes more than one answer, is waited for all the same.
        if first in patience.seats and (first == asked or now < self.wakes_at(asked)):
            return False
        self._queue.pop(0)
        self._start(now, patience)
        return True

    def _start(self, now: float, patience: Patience) -> None:
        self._ready = self._asked = False
        self._number += 1
        self._since = now
        self._seconds = patience.seconds
        time = patience.seconds or patience.longest
        self.until = now + time
        first, manners = self.first, patience.manners
        hesitates = None if first is None or manners is None else manners.hesitates(first, self._moment)
        if hesitates is None:
            self._least_until, self._goes_on_at = now, None
        else:
            least, most = hesitates.least, max(hesitates.least, hesitates.takes)
            self._least_until, self._goes_on_at = (now + (min(end, time) if time else end) for end in (least, most))

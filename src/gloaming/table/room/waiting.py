"""Waiting for responses, so that nobody learns from it who holds one.

At a pause each person who might respond, by what everyone knows, is waited for in turn: whoever can respond is asked.
For whoever cannot the table hesitates as long as they usually take, or they say themselves that it may go on. The
others are told the same in all cases, and nothing at all in a room without time for responses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloaming.kernel.frozen import Frozen


class Patience(Frozen):
    """How long a room waits at a pause at least, and for which seats how long at most."""

    pause: float = 0.0
    seats: frozenset[int] = frozenset()
    """Who is waited for by turns."""
    seconds: float = 0.0
    """For how long; 0 where nobody is told who is waited for."""
    hesitations: Mapping[int, float] = {}
    """How long the table hesitates in the place of a seat that has nothing to respond; the others say when to go on."""
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
        self._ready = False
        self._number = 0
        self.until = 0.0
        """When the first of them, if asked, has had their time."""
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
        return self.until if self.first == asked or self._goes_on_at is None else self._goes_on_at

    def begin(self, seats: Sequence[int], now: float, patience: Patience) -> None:
        """A pause begins at which these might respond."""
        self._queue = [seat for seat in seats if seat in patience.seats]
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

    def comes_to(self, seat: int) -> bool:
        """True once it is that seat's turn to respond, or if it never comes."""
        return seat not in self._queue[1:]

    def move_on(self, now: float, asked: int | None, patience: Patience) -> bool:
        """Go on to the next one where the first is ready, late or gone; True if someone else is waited for now."""
        if not self._queue:
            return False
        first = self._queue[0]
        # Who is asked on, for what they choose takes more than one answer, is waited for all the same.
        waits = first == asked or (not self._ready and now < self.wakes_at(asked))
        if first in patience.seats and waits:
            return False
        self._queue.pop(0)
        self._start(now, patience)
        return True

    def _start(self, now: float, patience: Patience) -> None:
        self._ready = False
        self._number += 1
        self._seconds = patience.seconds
        time = patience.seconds or patience.longest
        self.until = now + time
        hesitation = None if self.first is None else patience.hesitations.get(self.first)
        self._goes_on_at = None if hesitation is None else now + (min(hesitation, time) if time else hesitation)

"""Waiting for responses, so that nobody learns from it who holds one.

At a pause each person who might respond, by what everyone knows, is waited for in turn: whoever can respond is asked,
whoever cannot says that it may go on, and the others are told the same in both cases.
"""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.kernel.frozen import Frozen


class Patience(Frozen):
    """How long a room waits at a pause at least, and for which seats how long at most."""

    pause: float = 0.0
    seats: frozenset[int] = frozenset()
    seconds: float = 0.0


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
        """When the first of them has had their time."""

    @property
    def waits(self) -> Waits | None:
        """Who is waited for now, as everyone is told."""
        return Waits(self._number, self._queue[0], self._seconds) if self._queue else None

    def begin(self, seats: Sequence[int], now: float, patience: Patience) -> None:
        """A pause begins at which these might respond."""
        self._queue = [seat for seat in seats if seat in patience.seats]
        self._start(now, patience)

    def clear(self) -> None:
        """Nobody is waited for any longer."""
        self._queue = []

    def ready(self, seat: int, number: int) -> None:
        """Someone who has nothing to respond lets it go on."""
        if self._queue[:1] == [seat] and number == self._number:
            self._ready = True

    def answered(self, seat: int, *, passed: bool) -> None:
        """Someone who was asked has answered; a response ends the pause, for those after it may answer it instead."""
        if passed:
            self.ready(seat, self._number)
        else:
            self.clear()

    def comes_to(self, seat: int) -> bool:
        """True once it is that seat's turn to respond, or if it never comes."""
        return seat not in self._queue[1:]

    def move_on(self, now: float, asked: int | None, patience: Patience) -> bool:
        """Go on to the next one where the first is ready, late or gone; True if someone else is waited for now."""
        if not self._queue:
            return False
        first = self._queue[0]
        stays = first in patience.seats and not self._ready and (first == asked or now < self.until)
        if stays:
            return False
        self._queue.pop(0)
        self._start(now, patience)
        return True

    def _start(self, now: float, patience: Patience) -> None:
        self._ready = False
        self._number += 1
        self._seconds = patience.seconds
        self.until = now + patience.seconds

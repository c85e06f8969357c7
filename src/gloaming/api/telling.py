"""Telling: how far everyone has been told what happened in a match, at a table and in a terminal alike.

A public question and the secret ones that follow it are one step: nobody may learn from the number, the pace or a
half-told table who was asked in secret, and so holds an answer. So a step is told in parts that depend on public things
alone, cut wherever the game says that what everyone knows lets someone respond, and until all of it is told people are
shown where things stood before it.
"""

from __future__ import annotations

from collections.abc import Callable

from gloaming.api.match import Match
from gloaming.api.moments import Memory, Moment, Moments
from gloaming.api.pauses import pauses, responders
from gloaming.kernel.ask import Ask
from gloaming.kernel.event import Event
from gloaming.kernel.position import Position


def _in_secret(ask: Ask) -> bool:
    return ask.secret


class Telling:
    """One match, and how far it has been told."""

    def __init__(self, match: Match, hides: Callable[[Ask], bool] = _in_secret) -> None:
        self.match = match
        self._hides = hides
        """Whether nobody may notice that this is asked."""
        self._memory = Memory(match.game)
        self._here: Moment | None = None
        self.by: int | None = None
        """Whose open answer set off what is being told."""
        self.settle()

    @property
    def here(self) -> Moment:
        """The position that was reached, as it stays until the next answer."""
        if self._here is None:
            self._here = self._memory.moment(self.match.position)
        return self._here

    @property
    def quiet(self) -> bool:
        """True where the step is complete: nobody is asked in secret."""
        ask = self.match.position.ask
        return ask is None or not self._hides(ask)

    @property
    def settled(self) -> bool:
        """True if the step is complete and all of it has been told."""
        return self.told >= len(self.match.events) and self.quiet

    @property
    def position(self) -> Position:
        """The position that may be shown: where things stood until all has been told."""
        position: Position = self.match.position if self.settled else self.still.position
        return position

    def moment(self, events: int) -> Moment:
        """Where things stood after so many events, of those since everyone was told everything."""
        return self._moments[events - self._start - 1] if events > self._start else self.still

    def moments(self, first: int, last: int) -> list[Moment]:
        """Where things stood after each of some events, of those since everyone was told everything."""
        return self._moments[first - self._start : last - self._start]

    def pause_after(self, events: int) -> int | None:
        """After how many events, beyond so many, what everyone knows lets somebody respond; None if never."""
        return next((events + number for number in pauses(self.match.events[events:])), None)

    @property
    def pauses(self) -> bool:
        """True if that is so after the last event that was told."""
        return bool(self.told and responders(self.match.events[self.told - 1]))

    def answer(self, number: int) -> None:
        """Answer the question: what this sets off is to be told."""
        ask = self.match.position.ask
        if self.settled:
            self.settle()
        if ask is not None and not ask.secret:
            self.by = ask.seat
        moments = Moments(self._memory, self.match.position)
        self._here = None
        self.match.answer(number, moments)
        self._moments += moments.after

    def undo(self, seat: int) -> None:
        """Take back the last answer of a seat: what it set off was never told, and of a secret one nothing at all."""
        self.match.undo(seat)
        self._here = None
        if self.quiet:
            self.settle()

    def next_event(self) -> Event | None:
        """Tell one more event; None where all have been told."""
        if self.told >= len(self.match.events):
            return None
        self.told += 1
        return self.match.events[self.told - 1]

    def settle(self) -> None:
        """Everyone has been told everything."""
        self._start = self.told = len(self.match.events)
        self._moments: list[Moment] = []
        self.still = self.here

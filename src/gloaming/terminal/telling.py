"""Telling: events are shown one by one, and until people know all of them the table stands still for them.

Nobody may learn from the pace or from a half-told table whether a bot was asked in secret, and so holds an answer:
the telling waits wherever, by what everyone knows, somebody could answer, and goes on in the same way if nobody does.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from gloaming.api.match import Match
from gloaming.api.pauses import responders
from gloaming.kernel import Event, Position


class Telling:
    """How far the people at this terminal have been told what happened."""

    def __init__(self, match: Match, bots: Container[int]) -> None:
        self._match = match
        self._bots = bots
        self.shown = len(match.events)
        """How many events have been told."""
        self._still: Any = match.position
        self.by: int | None = None
        """Whose open answer set off what is being told."""

    @property
    def settled(self) -> bool:
        """True if everything has been told and no bot is about to answer in secret."""
        ask = self._match.position.ask
        in_secret = ask is not None and ask.secret and ask.seat in self._bots
        return self.shown >= len(self._match.events) and not in_secret

    @property
    def position(self) -> Position:
        """The position that may be shown: where things stood until all has been told."""
        position: Position = self._match.position if self.settled else self._still
        return position

    def begin(self) -> None:
        """Someone is about to answer."""
        position = self._match.position
        if self.settled:
            self._still = position.clone()
        if not position.ask.secret:
            self.by = position.ask.seat

    def next_event(self) -> Event | None:
        """Tell one more event; None where all have been told."""
        if self.shown >= len(self._match.events):
            return None
        self.shown += 1
        return self._match.events[self.shown - 1]

    @property
    def pauses(self) -> bool:
        """True if after the last event, by what everyone knows, somebody might answer in secret."""
        return bool(self.shown and responders(self._match.events[self.shown - 1]))

    def take_back(self) -> None:
        """An answer was taken back: what it set off was never told."""
        self.shown = len(self._match.events)

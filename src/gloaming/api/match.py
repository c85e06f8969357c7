"""A game as it is played: position, record, and undo that never crosses what was revealed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.api.game import Game, game
from gloaming.api.record import Record
from gloaming.kernel.errors import Refused
from gloaming.kernel.event import Event
from gloaming.kernel.frozen import Frozen
from gloaming.kernel.position import Position


class Step(Frozen):
    """One answer that may still be taken back."""

    seat: int
    before: Position
    events: int
    """How many events had been told before it."""


class Match:
    """One running game with its record."""

    def __init__(self, played: Game[Any], seats: int, seed: int, options: Mapping[str, object] | None = None) -> None:
        self.game = played
        self.position, self.events = played.begin(seats, seed, options)
        self.record = Record(
            game=played.name, version=played.version, seats=seats, seed=seed, options=dict(options or {}), answers=[]
        )
        self._steps: list[Step] = []

    @classmethod
    def resume(cls, record: Record) -> Match:
        """The match a record leads to."""
        record.replay()
        match = cls(game(record.game), record.seats, record.seed, record.options)
        for answer in record.answers:
            match.answer(answer)
        return match

    def answer(self, number: int, told: list[Event] | None = None) -> list[Event]:
        """Answer the question; returns what happened, in a list of one's own if one is given."""
        ask = self.position.ask
        before = self.position.clone()
        events = self.game.apply(self.position, number, told=told)
        assert ask is not None
        # What was revealed, or answered by someone else, cannot be taken back: forget what lies before it.
        # Nor can what others might answer in secret: whether anyone was asked tells what they hold.
        if ask.secret or any(event.reveals for event in events) or self.game.pauses(before, events):
            self._steps.clear()
        else:
            if self._steps and self._steps[-1].seat != ask.seat:
                self._steps.clear()
            self._steps.append(Step(ask.seat, before, len(self.events)))
        self.events += events
        self.record.answers.append(number)
        return events

    def to_json(self) -> bytes:
        """The record so far, as a file."""
        return self.record.to_json(self.position)

    def can_undo(self, seat: int) -> bool:
        """True if that seat may take back its last answer."""
        return bool(self._steps) and self._steps[-1].seat == seat

    def undoable(self, seat: int) -> int:
        """How many of its last answers that seat may take back."""
        return len(self._steps) if self.can_undo(seat) else 0

    def undo(self, seat: int) -> None:
        """Take back the last answer of a seat."""
        if not self.can_undo(seat):
            raise Refused("Nothing to take back: since then a die was rolled, a card shown, or someone else has acted.")
        step = self._steps.pop()
        self.position = step.before
        self.record.answers.pop()
        del self.events[step.events :]

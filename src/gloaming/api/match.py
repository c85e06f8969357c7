"""A game as it is played: position, record, and undo that never crosses what was revealed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from gloaming.api.game import Game, RulesChanged, game
from gloaming.api.pauses import pauses
from gloaming.api.record import Record, Segment
from gloaming.kernel.ask import Ask, Pass
from gloaming.kernel.errors import Refused
from gloaming.kernel.event import Event, Opened
from gloaming.kernel.frozen import Frozen
from gloaming.kernel.position import Position

NOTHING_TO_UNDO = "Nothing to take back: since then a die was rolled, a card shown, or someone else has acted."


class Step(Frozen):
    """One answer that may still be taken back."""

    seat: int
    before: Position
    events: int
    """How many events had been told before it."""


class Match:
    """One running game with its record."""

    def __init__(self, played: Game[Any], seats: int, seed: int, options: Mapping[str, object] | None = None) -> None:
        position, events = played.begin(seats, seed, options)
        self._stand(played, Record.begun(played, seats, seed, dict(options or {})), position, events)

    def _stand(self, played: Game[Any], record: Record, position: Any, events: list[Event]) -> None:
        self.game = played
        self.position, self.events, self.record = position, events, record
        self._steps: list[Step] = []

    @classmethod
    def at(cls, record: Record, position: Position, events: list[Event] | None = None) -> Match:
        """The match at the position its record leads to, without playing it again."""
        match = cls.__new__(cls)
        match._stand(game(record.game), record, position, [] if events is None else events)
        return match

    @classmethod
    def resume(cls, record: Record, end: bytes | None = None) -> Match:
        """The match a record leads to; if it was played with other rules, it goes on from its end in a new segment."""
        if not record.continues and end is not None:
            return cls.go_on(record, end)
        record = record.copy()
        last = record.segments[-1]
        record.need(last)
        if last.save is None:
            position, events = game(record.game).begin(record.seats, record.seed, record.options)
        else:
            position, events = record.start(last), []
        answers, last.answers = last.answers, []
        match = cls.at(record, position, events)
        for answer in answers:
            match.answer(answer)
        return match

    @classmethod
    def go_on(cls, record: Record, save: bytes) -> Match:
        """The match from a saved position that its record led to, under the present rules."""
        played = game(record.game)
        position = played.load(save)
        further = record.copy()
        further.segments.append(Segment(version=played.version, save=save))
        return cls.at(further, position, [RulesChanged(record.version, played.version)])

    @classmethod
    def from_save(cls, played: Game[Any], save: bytes, origin: Record) -> Match:
        """A match that starts from a saved position of another one, with a record of its own."""
        segment = Segment(version=played.version, save=save)
        return cls.at(replace(origin, segments=[segment]), played.load(save))

    def answer(self, number: int, listener: list[Event] | None = None) -> list[Event]:
        """Answer the question; returns what happened, in a list of one's own if one is given."""
        ask = self.position.ask
        before = self.position.clone()
        events = self.game.apply(self.position, number, listener=listener)
        assert ask is not None
        # What was revealed, or answered by someone else, cannot be taken back: forget what lies before it.
        # Nor can what others might answer in secret: whether anyone was asked tells what they hold.
        # But what a seat is still putting together, card by card, nobody else has seen or can answer.
        told = ask.secret or any(event.reveals for event in events) or pauses(events)
        if told and not self._still_forms(ask, number, events):
            self._steps.clear()
        else:
            if self._steps and self._steps[-1].seat != ask.seat:
                self._steps.clear()
            self._steps.append(Step(ask.seat, before, len(self.events)))
        self.events += events
        self.record.segments[-1].answers.append(number)
        return events

    def _still_forms(self, ask: Ask, number: int, events: Sequence[Event]) -> bool:
        """True if nothing has come of an answer yet but that the same seat is asked on in secret."""
        following = self.position.ask
        if following is None or not following.secret or following.seat != ask.seat:
            return False
        if ask.secret:
            return not events and not isinstance(ask.options[number], Pass)
        return all(isinstance(event, Opened) and event.seats == (ask.seat,) for event in events)

    def forget(self, events: int) -> None:
        """Drop the first so many events, which have been told long ago and are not to be taken back."""
        del self.events[:events]
        self._steps = [replace(step, events=step.events - events) for step in self._steps if step.events >= events]

    def to_json(self) -> bytes:
        """The record so far, as a file."""
        return self.record.to_json(self.position)

    def can_undo(self, seat: int) -> bool:
        """True if that seat may take back its last answer."""
        return bool(self._steps) and self._steps[-1].seat == seat

    @property
    def undo_reaches_start(self) -> bool:
        """True if every answer since its start may still be taken back: then those before it perhaps may be too."""
        return len(self._steps) == self.record.length

    def undoable(self, seat: int) -> int:
        """How many of its last answers that seat may take back."""
        return len(self._steps) if self.can_undo(seat) else 0

    def undo(self, seat: int) -> None:
        """Take back the last answer of a seat."""
        if not self.can_undo(seat):
            raise Refused(NOTHING_TO_UNDO)
        step = self._steps.pop()
        self.position = step.before
        self.record.segments[-1].answers.pop()
        del self.events[step.events :]

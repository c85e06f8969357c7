"""Replays: a game step by step, through the eyes of a spectator, a seat, or of everyone at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import gloaming
from gloaming import Record
from gloaming.api.game import Game
from gloaming.kernel import Event, FileError, Position, Refused
from gloaming.table import updates
from gloaming.table.moments import Moments, changes
from gloaming.table.rooms import NoRoom, Rooms
from gloaming.table.seats import Seats

WATCH, ALL = "watch", "all"


class StillRunning(Refused):
    """That is told only when the game is over."""


class Source(msgspec.Struct):
    """What a replay is made of."""

    record: Record
    names: list[str]
    finished: bool


async def find(rooms: Rooms, replay: str) -> Source:
    """The game behind a replay's id: an uploaded record, or a room up to what everyone has been told."""
    uploaded = await rooms.store.replay(replay)
    if uploaded is not None:
        data, names = uploaded
        return Source(Record.from_json(data)[0], names, True)
    room = await rooms.find(replay)
    if room.live is None:
        raise NoRoom("Nothing has been played at that table yet.")
    record = room.live.match.record.up_to(room.live.shown_answers)
    return Source(record, Seats(list(room.seats.all), "").names(), room.state == "over")


def file_of(source: Source) -> bytes:
    """The record as a file."""
    if not source.finished:
        raise StillRunning("A record is given out when the game is over.")
    return source.record.to_json()


def check_upload(data: bytes, most_answers: int) -> Record:
    """The record in a file, if it is whole, unchanged and leads where it says."""
    record, _ = Record.from_json(data)
    if record.length > most_answers:
        raise FileError(f"A record may hold at most {most_answers} answers here.")
    return Record.verified(data)[0]


def up_to(source: Source, answers: int) -> Record:
    """The record cut off after so many answers, for a game that is to go on from there."""
    if not source.finished:
        raise StillRunning("A game can be continued from a moment of it when it is over.")
    if not 0 <= answers <= source.record.length:
        raise Refused(f"This game has {source.record.length} answers.")
    record = source.record.up_to(answers)
    if record.replay().ask is None:
        raise Refused("The game is over at that moment; choose an earlier one.")
    return record


def replay(source: Source, eyes: str) -> dict[str, Any]:
    """Every step of a game as those eyes saw it."""
    record = source.record
    game = gloaming.game(record.game)
    allowed = [WATCH, *map(str, range(record.seats)), ALL] if source.finished else [WATCH]
    if eyes not in allowed:
        if eyes in (ALL, *map(str, range(record.seats))):
            raise StillRunning("A running game is shown as a spectator sees it.")
        raise Refused(f"A replay is seen as one of: {', '.join(allowed)}.")
    looking = _Eyes(game, eyes, source.names)
    pos, events = game.begin(record.seats, record.seed, record.options)
    steps = [looking.step(pos, 0 if source.finished else None, None, events)]
    gathered: list[Event] = []
    moments = [pos.clone()]
    seat: int | None = None
    for number, answer in enumerate(record.answers, 1):
        assert pos.ask is not None
        seat = pos.ask.seat if seat is None else seat
        moments_now = Moments(pos)
        gathered += game.apply(pos, answer, listener=moments_now)
        moments += moments_now.positions
        # Until it is over, what was asked in secret is no step of its own: that it was asked is a secret too.
        if source.finished or pos.ask is None or not pos.ask.secret:
            steps.append(looking.step(pos, number if source.finished else None, seat, gathered, moments))
            gathered, seat, moments = [], None, [pos.clone()]
    return {
        "game": game.name,
        "title": game.title,
        "options": record.options,
        "names": source.names,
        "eyes": eyes,
        "allowed": allowed,
        "finished": source.finished,
        "outcome": msgspec.to_builtins(pos.outcome),
        "steps": steps,
    }


class _Eyes:
    """Sees positions and events as a viewer, or as everyone at once."""

    def __init__(self, game: Game[Any], eyes: str, names: Sequence[str]) -> None:
        self.game = game
        self.all = eyes == ALL
        self.viewer = int(eyes) if eyes.isdigit() else None
        self.names = ["You" if n == self.viewer else name for n, name in enumerate(names)]

    def step(
        self,
        pos: Position,
        answer: int | None,
        seat: int | None,
        events: Sequence[Event],
        moments: Sequence[Position] = (),
    ) -> dict[str, Any]:
        """One step: what happened, and the view after it; with moments, also what each event changed in it."""
        said = [self._event(pos, event) for event in events]
        return {
            "answer": answer,
            "seat": seat,
            "events": updates.with_changes(said, changes(moments, self._view)) if moments else said,
            "view": self._view(pos),
        }

    def _event(self, pos: Position, event: Event) -> Any:
        if self.all:
            return {**msgspec.to_builtins(event), "words": self.game.say_event(pos, event, self.names)}
        return updates.event_for(self.game, pos, event, self.viewer, self.names)

    def _view(self, pos: Position) -> Any:
        view = updates.view_for(self.game, pos, self.viewer)
        if self.all:
            for seat in range(pos.seats):
                view = _overlay(view, updates.view_for(self.game, pos, seat))
            view["seat"] = None
        return view


def _overlay(view: Any, other: Any) -> Any:
    """Two views of one position: what one does not know (None, or left out of a list) is taken from the other."""
    if view is None or other is None:
        return other if view is None else view
    if isinstance(view, dict):
        return {name: _overlay(value, other[name]) for name, value in view.items()}
    if isinstance(view, (list, tuple)):
        if len(view) != len(other):
            return max(view, other, key=len)
        return [_overlay(mine, theirs) for mine, theirs in zip(view, other, strict=True)]
    return view

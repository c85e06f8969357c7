"""Readings: an event is written once for all viewers who know the same of it and read the same names in its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, overload

import msgspec

from gloaming.api.game import Game
from gloaming.kernel import Event, Position, event_known_to


def event_for(game: Game[Any], pos: Position, event: Event, viewer: int | None, names: Sequence[str]) -> Any:
    """An event as a viewer may know it, with its words."""
    return _written(game, pos, event_known_to(event, viewer), names)


def _written(game: Game[Any], pos: Position, known: Event, names: Sequence[str]) -> Any:
    rule = {"rule": known.rule} if known.rule else {}
    return {**msgspec.to_builtins(known), "words": game.say(pos, known, names), **rule}


class Reading(NamedTuple):
    """What is known of an event, the names that were read for its words, and the event as it was written with these."""

    known: Event
    names: dict[int, str]
    written: Any

    def serves(self, known: Event, names: Sequence[str]) -> bool:
        """True for whoever knows the same of the event and would read the same names."""
        if known is not self.known and known != self.known:
            return False
        return [*map(names.__getitem__, self.names)] == [*self.names.values()]


class Readings:
    """The events of one step, each as its viewers have read it so far."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._of: dict[int, tuple[Event, Event, list[Reading]]] = {}
        """By the event, which is kept so that no other can come to be in its place; then what everyone knows of it."""

    def event_for(self, pos: Position, event: Event, viewer: int | None, names: Sequence[str]) -> Any:
        """An event as a viewer may know it, with its words, written anew only if nobody has read the same."""
        if (of := self._of.get(id(event))) is None:
            of = self._of[id(event)] = event, event_known_to(event, None), []
        _, public, readings = of
        known = event if public is event else event_known_to(event, viewer)
        for one in readings:
            if one.serves(known, names):
                return one.written
        noted = _Noted(names)
        written = _written(self._game, pos, known, noted)
        readings.append(Reading(known, noted.read, written))
        return written


class _Noted(Sequence[str]):
    """Names that note which of them are read."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self.read: dict[int, str] = {}

    def __len__(self) -> int:
        return len(self._names)

    @overload
    def __getitem__(self, seat: int) -> str: ...
    @overload
    def __getitem__(self, seat: slice) -> Sequence[str]: ...
    def __getitem__(self, seat: int | slice) -> str | Sequence[str]:
        if isinstance(seat, slice):
            return [self[number] for number in range(*seat.indices(len(self)))]
        name = self.read[seat] = self._names[seat]
        return name

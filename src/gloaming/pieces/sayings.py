"""Events and options in words: a sentence with gaps in the line of their class, which their fields fill.

A gap for a seat says what that player does (`{seat:draw}`), or how the player is meant: `{seat}`, `{seat:whom}`,
`{seat:whose}`, `{seat:Whose}`. A gap for a number may say of what (`{number:card}`). What other fields are called is
the game's to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gloaming.kernel import Event, Option
from gloaming.pieces.words import Names, does, owner_of, some, whom

Fields = Mapping[str, Callable[[Any, Any], str]]
"""For fields by name: what a value is called in a position."""

SEATS = frozenset(("seat", "by", "to", "of", "holder", "enemy", "first"))
"""The fields that name a player, where a saying has a gap for them."""


class Sayings:
    """How the fields of one game's events and options are said, and the kinds that take more than a sentence."""

    def __init__(self, fields: Fields, kinds: Mapping[type, Callable[..., str]]) -> None:
        self.fields, self.kinds = fields, kinds

    def say(self, pos: Any, event: Event | Option, names: Names, *more: Any) -> str:
        """An event, or an option, in words."""
        if kind := self.kinds.get(type(event)):
            return kind(pos, event, names, *more)
        assert event.says is not None, f"no words for {event!r}"
        return event.says.format_map(_Gaps(self.fields, pos, event, names))


class _Gaps(dict[str, object]):
    """What fills the gaps of one saying."""

    def __init__(self, fields: Fields, pos: Any, told: Event | Option, names: Names) -> None:
        self.fields, self.pos, self.told, self.names = fields, pos, told, names

    def __missing__(self, field: str) -> object:
        value = getattr(self.told, field)
        if field in self.fields:
            return self.fields[field](self.pos, value)
        if not isinstance(value, int):
            return value
        return _Person(self.names, value) if field in SEATS else _Number(value)


class _Person:
    """A player in a sentence."""

    def __init__(self, names: Names, seat: int) -> None:
        self.names, self.seat = names, seat

    def __format__(self, how: str) -> str:
        match how:
            case "":
                return self.names[self.seat]
            case "whom":
                return whom(self.names, self.seat)
            case "whose" | "Whose":
                whose = owner_of(self.names, self.seat)
                return whose.capitalize() if how == "Whose" else whose
        return does(self.names[self.seat], how)


class _Number(int):
    """A number in a sentence, maybe of things."""

    def __format__(self, thing: str) -> str:
        return some(self, thing) if thing else str(int(self))

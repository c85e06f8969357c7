"""Events and options in words: a sentence with gaps in the line of their class, which their fields fill.

A gap for a seat says what that player does (`{seat:draw}`), or how the player is meant: `{seat}`, `{seat:whom}`,
`{seat:whose}`, `{seat:Whose}`, `{seat:of}`. A gap for a number may say of what (`{number:card}`), one for what is so or
not has both words (`{fresh:refreshed|exhausted}`). What other fields are called is the game's to say, and `{level:an}`
puts an article before it; of a secret the game says what it is called for one who does not know it (None).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gloaming.kernel import Event, Option, Secret
from gloaming.pieces.words import Names, an, does, of, owner_of, some, whom

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

    def say_option(self, pos: Any, option: Option, names: Names, seat: int | None = None) -> str:
        """An option in words, where it is the same whoever asks."""
        return self.say(pos, option, names)


class _Gaps(dict[str, object]):
    """What fills the gaps of one saying."""

    def __init__(self, fields: Fields, pos: Any, told: Event | Option, names: Names) -> None:
        self.fields, self.pos, self.told, self.names = fields, pos, told, names

    def __missing__(self, field: str) -> object:
        value = getattr(self.told, field)
        if isinstance(value, Secret):
            value = value.value
        if field in self.fields:
            return Named(self.fields[field](self.pos, value))
        return _Person(self.names, value) if isinstance(value, int) and field in SEATS else in_words(value)


def in_words(value: object) -> object:
    """A value of a field that no game has a name for, as it fills a gap."""
    if isinstance(value, bool):
        return Either(value)
    return Number(value) if isinstance(value, int) else value


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
            case "of":
                return of(self.names, self.seat)
        return does(self.names[self.seat], how)


class Named(str):
    """What something is called, maybe with its article."""

    __slots__ = ()

    def __format__(self, how: str) -> str:
        return an(self) if how == "an" else str(self)


class Either:
    """What is so or not."""

    def __init__(self, value: bool) -> None:
        self.value = value

    def __format__(self, words: str) -> str:
        so, _, otherwise = words.partition("|")
        return so if self.value else otherwise


class Number(int):
    """A number in a sentence, maybe of things."""

    def __format__(self, thing: str) -> str:
        return some(self, thing) if thing else str(int(self))

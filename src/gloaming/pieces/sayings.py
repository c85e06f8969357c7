"""Events and options in words: a sentence with gaps in the line of their class, which their fields fill.

A gap for a seat says what that player does (`{seat:draw}`), or how the player is meant: `{seat}`, `{seat:whom}`,
`{seat:whose}`, `{seat:Whose}`, `{seat:of}`. A gap for a number may say of what (`{number:card}`), one for what is so or
not has both words (`{fresh:refreshed|exhausted}`). What other fields are called is the game's to say, and `{level:an}`
puts an article before it; of a secret the game says what it is called for one who does not know it (None).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from string import Formatter
from typing import Any, NamedTuple

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

        def fill(field: str, how: str) -> str:
            value = getattr(event, field)
            if isinstance(value, Secret):
                value = value.value
            if called := self.fields.get(field):
                name = called(pos, value)
                return an(name) if how == "an" else name
            return player(names, value, how) if isinstance(value, int) and field in SEATS else in_words(value, how)

        return filled(event.says, fill)

    def say_option(self, pos: Any, option: Option, names: Names, seat: int | None = None) -> str:
        """An option in words, where it is the same whoever asks."""
        return self.say(pos, option, names)


def player(names: Names, seat: int, how: str) -> str:
    """A player in a sentence: as who or whose, or what they do."""
    match how:
        case "":
            return names[seat]
        case "whom":
            return whom(names, seat)
        case "whose":
            return owner_of(names, seat)
        case "Whose":
            return owner_of(names, seat).capitalize()
        case "of":
            return of(names, seat)
    return does(names[seat], how)


def in_words(value: object, how: str) -> str:
    """A value of a field that no game has a name for: one of two words, a number maybe of things, or itself."""
    if isinstance(value, bool):
        so, _, otherwise = how.partition("|")
        return so if value else otherwise
    if isinstance(value, int):
        return some(value, how) if how else str(value)
    return format(value, how)


class Gap(NamedTuple):
    """Some words of a saying and the gap after them: the field that fills it, None at the end, and how."""

    before: str
    field: str | None
    how: str | None


@cache
def gaps(says: str) -> tuple[Gap, ...]:
    """A saying, taken apart once."""
    return tuple(Gap(before, field, how) for before, field, how, _ in Formatter().parse(says))


def filled(says: str, fill: Callable[[str, str], str]) -> str:
    """A saying with its gaps filled, each by its field and how that is said."""
    return "".join([before if field is None else before + fill(field, how or "") for before, field, how in gaps(says)])

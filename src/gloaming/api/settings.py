"""The options of a game: a frozen record with defaults, read from what a user typed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Meta, inspect

from gloaming.kernel.errors import OptionError
from gloaming.kernel.frozen import Frozen

S = TypeVar("S", bound=msgspec.Struct)

Formerly = Mapping[str, tuple[str, Mapping[str, str]]]
"""What options were called in earlier versions: by its old name the new one, and by old values the new ones where
they changed, too. A class of options says it as `formerly`."""

SECRET = {"secret": True}
"""The extra mark of an option that is nobody's business but the player's who gave it."""


def option(
    label: str,
    about: str,
    *,
    words: tuple[str, ...] = (),
    icons: tuple[str, ...] = (),
    ge: int | None = None,
    le: int | None = None,
) -> Meta:
    """What an option is called and does, with its limits; its choices in words and pictures, in their order."""
    return Meta(title=label, description=about, extra={"words": words, "icons": icons}, ge=ge, le=le)


class Setting(Frozen):
    """One option of a game as a user reads about it."""

    name: str
    takes: str
    default: str
    help: str


def describe(kind: type[msgspec.Struct]) -> list[Setting]:
    """Every option of a game with what it takes, its default and its help."""
    return [Setting(f.name, _takes(f.type), _written(f.default), _help(f.type)) for f in _fields(kind)]


def read(kind: type[S], given: Mapping[str, object]) -> S:
    """The options from what was given; an OptionError names the first that does not fit and what it takes."""
    fields = {f.name: f for f in _fields(kind)}
    values: dict[str, Any] = {}
    for key, value in given.items():
        name, value = _as_called_now(kind, key, value)
        if name not in fields:
            known = ", ".join(fields) or "none"
            raise OptionError(name, f"There is no option {key!r}; the options of this game are: {known}.")
        of = _bare(fields[name].type)
        if isinstance(of, inspect.VarTupleType) and isinstance(value, str):
            if value and isinstance(of.item_type, inspect.StrType):
                raise OptionError(name, f"The option {key} takes {_takes(of)}, not a text alone.")
            value = [part.strip() for part in value.split(",") if part.strip()]
        if isinstance(of, inspect.BoolType) and isinstance(value, str):
            value = {"yes": True, "no": False, "on": True, "off": False}.get(value.lower(), value)
        try:
            values[name] = msgspec.convert(value, _types(kind)[name], strict=False)
        except (msgspec.ValidationError, UnicodeEncodeError):
            raise OptionError(name, f"The option {key} takes {_takes(of)}, not {_clipped(value)}.") from None
    return kind(**values)


def among_people(kind: type[msgspec.Struct], given: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table for several people: set up by the book, unless they say otherwise or bring their decks."""
    chosen = dict(_as_called_now(kind, name, value) for name, value in given.items())
    sets_up = any(f.name == "set_up" for f in _fields(kind))
    if sets_up and chosen.get("set_up", "usual") == "usual" and not chosen.get("brought"):
        return chosen | {"set_up": "book"}
    return chosen


def still_known(kind: type[msgspec.Struct], given: Mapping[str, Any]) -> dict[str, Any]:
    """Of options of an older version, those that a game still has and takes."""
    found = {}
    for name, value in given.items():
        try:
            read(kind, {name: value})
        except OptionError:
            continue
        found[name] = value
    return found


def open_ones(kind: type[msgspec.Struct], given: Mapping[str, Any]) -> dict[str, Any]:
    """Of options that were given, those that everyone may see."""
    secret = {f.name for f in _fields(kind) if isinstance(f.type, inspect.Metadata) and f.type.extra == SECRET}
    return {name: value for name, value in given.items() if name.replace("-", "_") not in secret}


def _as_called_now(kind: type[msgspec.Struct], name: str, value: Any) -> tuple[str, Any]:
    name = name.replace("-", "_")
    formerly: Formerly = getattr(kind, "formerly", {})
    if name not in formerly:
        return name, value
    now, values = formerly[name]
    return now, values.get(value, value) if isinstance(value, str) else value


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields


@cache
def _types(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def _clipped(value: object) -> str:
    written = repr(value)
    return written if len(written) <= 60 else written[:60] + "..."


def _bare(kind: inspect.Type) -> inspect.Type:
    return kind.type if isinstance(kind, inspect.Metadata) else kind


def _help(kind: inspect.Type) -> str:
    extra = kind.extra_json_schema if isinstance(kind, inspect.Metadata) else None
    return str((extra or {}).get("description", ""))


def _takes(kind: inspect.Type) -> str:
    match _bare(kind):
        case inspect.BoolType():
            return "yes or no"
        case inspect.IntType(ge=low, le=high):
            return f"a whole number from {low} to {high}"
        case inspect.LiteralType(values=values):
            return "one of " + ", ".join(map(str, values))
        case inspect.VarTupleType(item_type=inspect.StrType(max_length=longest)):
            return f"a list of texts of at most {longest} letters"
        case inspect.VarTupleType(item_type=item):
            return "a list with commas between, each " + _takes(item)
        case other:
            raise TypeError(f"an option cannot be a {other}")


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)

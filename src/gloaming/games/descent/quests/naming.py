"""Whether every name in an encounter is the name of something there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated, Any, get_args, get_origin

import msgspec

from gloaming.games.descent.maps import ground
from gloaming.games.descent.quests.encounter import Encounter, WithId

WHO = ("heroes", "monsters", "minions", "masters", "npcs", "that", "by", "spawned", "this", "overlord")
"""The words for figures that every quest may use."""


def known_names(encounter: Encounter, kept: set[str]) -> dict[str, set[str]]:
    """What can be named in an encounter, by kind; kept are the counters of the encounter before."""
    placed = _ids(encounter.groups, encounter.lieutenants, encounter.npcs)
    figures = placed | _ids(encounter.named, encounter.objects) | set(WHO)
    doors = _ids(encounter.doors) | {"this"}
    tokens = _ids(encounter.tokens, [one for one in encounter.objects if one.carry]) | {"this", "search"}
    if encounter.search.unique:
        tokens.add(encounter.search.unique.id)
    ways = _ids(encounter.ways)
    places = set(ground(encounter.id).pieces) | _ids(encounter.areas) | ways | tokens | {"that"}
    return {
        "figure": figures | doors,
        "place": places | figures,
        "thing": tokens | doors | figures,
        "token": tokens,
        "door": doors,
        "way": ways,
        "counter": _ids(encounter.counters) | kept,
        "group": placed,
        "rule": _ids(encounter.rules),
    }


def _ids(*lists: Sequence[WithId]) -> set[str]:
    return {one.id for entries in lists for one in entries}


def names_in(value: Any, kind: Any = None) -> Iterator[tuple[str, str]]:
    """The names inside a record or a list, each with what it is a name of."""
    if isinstance(value, msgspec.Struct):
        for name, inside in _fields(type(value)):
            yield from names_in(getattr(value, name), inside)
    elif isinstance(value, tuple):
        inner = next((get_args(one)[0] for one in _members(kind) if get_origin(one) is tuple), None)
        for one in value:
            yield from names_in(one, inner)
    elif isinstance(value, str):
        for one in _members(kind):
            for meta in getattr(one, "__metadata__", ()):
                yield meta.extra["names"], value


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    return tuple((field.name, field.type) for field in msgspec.structs.fields(kind))


def _members(kind: Any) -> tuple[Any, ...]:
    """The members of a union; a type that is none is its only member."""
    return (kind,) if get_origin(kind) in (None, tuple, Annotated, dict) else get_args(kind)


def unknown_names(encounter: Encounter, kept: set[str]) -> Iterator[str]:
    """Every name that is the name of nothing, with the entry it stands in."""
    known = known_names(encounter, kept)
    for field in msgspec.structs.fields(Encounter):
        value = getattr(encounter, field.name)
        entries = value if isinstance(value, tuple) else (value,)
        for number, entry in enumerate(entries, 1):
            where = f"{field.encode_name} {getattr(entry, 'id', number if isinstance(value, tuple) else '')}".strip()
            for kind, name in names_in(entry):
                if name not in known[kind]:
                    yield f"{where}: no {kind} is called {name!r}"

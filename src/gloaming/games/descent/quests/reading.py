"""Reading the quests: entries are checked against the vocabulary, names and spaces against encounter and map."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec

from gloaming.games.descent.maps import encounter_maps, ground
from gloaming.games.descent.quests.actions import AnyAction
from gloaming.games.descent.quests.conditions import AnyCondition
from gloaming.games.descent.quests.encounter import Encounter, Placed
from gloaming.games.descent.quests.naming import unknown_names
from gloaming.games.descent.quests.quest import Quest
from gloaming.games.descent.quests.triggers import AnyTrigger
from gloaming.kernel.errors import GloamingError

VOCABULARY = {"triggers": AnyTrigger, "conditions": AnyCondition, "actions": AnyAction}


class QuestMistakes(GloamingError):
    """The file of the quests is wrong: one line for each mistake."""


def quests_path() -> Path:
    """The file of the quests and of the campaign."""
    return Path(__file__).parents[1] / "data" / "quests.toml"


@cache
def quests() -> dict[str, Quest]:
    """All quests by their ids."""
    return {quest.id: quest for quest in read_quests(tomllib.loads(quests_path().read_text(encoding="utf-8")))}


@cache
def encounters() -> dict[str, Encounter]:
    """All encounters by their ids, which are also those of their maps."""
    return {encounter.id: encounter for quest in quests().values() for encounter in quest.encounters}


@cache
def earlier_than(encounter: str) -> tuple[Encounter, ...]:
    """The encounters of a quest that come before one of it."""
    quest = next(quest for quest in quests().values() if any(one.id == encounter for one in quest.encounters))
    number = encounters()[encounter].number
    return tuple(one for one in quest.encounters if one.number < number)


def read_quests(file: Mapping[str, Any]) -> list[Quest]:
    """The quests of a file; whatever is wrong with it is told all at once."""
    mistakes = list(vocabulary_mistakes(file.get("vocabulary", {})))
    read = [_quest(raw, mistakes) for raw in file.get("quest", [])]
    if mistakes:
        raise QuestMistakes("\n".join(mistakes))
    return [quest for quest in read if quest is not None]


def vocabulary_mistakes(table: Mapping[str, Mapping[str, list[str]]]) -> Iterator[str]:
    """Where the vocabulary of the file and the records differ; `!` marks what is needed."""
    for part, union in VOCABULARY.items():
        written = {word: sorted(arguments) for word, arguments in table.get(part, {}).items()}
        meant = {
            kind.__struct_config__.tag: sorted(
                field.encode_name + "!" * field.required for field in msgspec.structs.fields(kind)
            )
            for kind in get_args(union)
        }
        for word in sorted(written.keys() | meant.keys()):
            if written.get(word) != meant.get(word):
                yield f"vocabulary, {part}, {word}: written {written.get(word)}, meant {meant.get(word)}"


def _quest(raw: Mapping[str, Any], mistakes: list[str]) -> Quest | None:
    told = raw.get("id", "a quest without an id")
    found: list[Encounter] = []
    for one in raw["encounter"]:
        kept = {counter.id for before in found for counter in before.counters if counter.keep}
        if encounter := _encounter(one, kept, f"{told}, {one.get('id', 'an encounter without an id')}", mistakes):
            found.append(encounter)
    head = {key: value for key, value in raw.items() if key != "encounter"}
    quest: Quest | None = _converted(head | {"encounters": ()}, Quest, told, mistakes)
    return quest and msgspec.structs.replace(quest, encounters=tuple(found))


@cache
def _fields() -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(Encounter)


def _encounter(raw: Mapping[str, Any], kept: set[str], told: str, mistakes: list[str]) -> Encounter | None:
    """An encounter, entry by entry, so that each mistake is told with its entry."""
    before = len(mistakes)
    parts: dict[str, Any] = {}
    fields = {field.encode_name: field for field in _fields()}
    mistakes += [f"{told}: nothing is called {key!r}" for key in raw if key not in fields]
    for key, field in fields.items():
        if key not in raw:
            if field.required:
                mistakes.append(f"{told}: {key} is missing")
        elif get_origin(field.type) is tuple:
            kind = get_args(field.type)[0]
            parts[field.name] = tuple(
                _converted(entry, kind, f"{told}, {key} {entry.get('id', number)}", mistakes)
                for number, entry in enumerate(raw[key], 1)
            )
        else:
            parts[field.name] = _converted(raw[key], field.type, f"{told}, {key}", mistakes)
    if len(mistakes) > before:
        return None
    encounter = Encounter(**parts)
    mistakes += [f"{told}, {mistake}" for mistake in (*unknown_names(encounter, kept), *_map_mistakes(encounter))]
    return encounter


def _converted(value: Any, kind: Any, told: str, mistakes: list[str]) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        mistakes.append(f"{told}: {error}")
        return None


def _map_mistakes(encounter: Encounter) -> Iterator[str]:
    """Spaces that the map does not have, and doors and ways that differ from those of the map."""
    land, drawn = ground(encounter.id), encounter_maps()[encounter.id]
    placed: list[Placed] = [*encounter.npcs, *encounter.objects, *encounter.tokens]
    spaces = [(one.id, space) for one in placed for space in one.at]
    spaces += [(one.id, space) for one in encounter.areas for space in one.spaces]
    spaces += [("search", token.at) for token in encounter.search.tokens]
    for name, space in spaces:
        if space not in land.number or land.blocking >> land.number[space] & 1:
            yield f"{name}: {space} is no space one can stand on"
    if encounter.search.unique:
        found = {token.at for token in encounter.search.tokens}
        for space in encounter.search.unique.among:
            if space not in found:
                yield f"search: the unique token is among {space}, where no search token lies"
    if {door.id for door in encounter.doors} != set(land.doors):
        yield f"door: the map has {', '.join(sorted(land.doors)) or 'none'}"
    for door in encounter.doors:
        if (there := land.doors.get(door.id)) is not None:
            one, other = (land.mask([space]) for space in door.between)
            if there.kind != door.kind or not there.holds_open(one | other):
                yield f"door {door.id}: on the map it is a {there.kind}, and it may lie elsewhere"
    if {way.id for way in encounter.ways} != set(drawn.ways):
        yield f"way: the map has {', '.join(sorted(drawn.ways)) or 'none'}"

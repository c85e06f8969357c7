"""The quests as data: what is read, and how each kind of mistake is told."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

import gloaming
from gloaming.games.descent.quests import QuestMistakes, encounters, quests, read_quests
from gloaming.games.descent.quests.actions import AnyAction, AttributeTest, Each, Spawn
from gloaming.games.descent.quests.conditions import AnyCondition
from gloaming.games.descent.quests.triggers import AnyTrigger, LeavesMap
from gloaming.games.descent.quests.words import Narrowed
from tests.proof import rule

FILE = Path(gloaming.__file__).parent / "games" / "descent" / "data" / "quests.toml"


@cache
def whole_file() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


@pytest.fixture
def file() -> dict[str, Any]:
    """The file with its first two quests, to be broken."""
    return deepcopy(whole_file() | {"quest": whole_file()["quest"][:2]})


def encounter_of(file: dict[str, Any], quest: str, number: int = 1) -> dict[str, Any]:
    found = next(one for one in file["quest"] if one["id"] == quest)
    encounter: dict[str, Any] = found["encounter"][number - 1]
    return encounter


@rule("DE-330")
def test_there_are_twenty_quests_sixteen_of_them_to_be_played_singly():
    assert len(quests()) == 20
    assert len(encounters()) == 37
    single = {quest.category for quest in quests().values() if quest.standalone}
    assert single == {"introduction", "act1", "act2"}
    assert sum(quest.standalone for quest in quests().values()) == 16


def test_a_rule_is_read_into_records():
    rules = {rule.id: rule for rule in encounters()["first_blood_1"].rules}
    when = rules["narrow_path"].when
    assert isinstance(when, LeavesMap)
    assert (when.who, when.via) == ("goblins", "hidden_path")


def test_what_is_narrowed_and_what_lies_inside_is_read_too():
    rules = [rule for encounter in encounters().values() for rule in encounter.rules]
    inside = [op for rule in rules for op in rule.do if isinstance(op, Each)]
    assert any(isinstance(op, AttributeTest) for each in inside for op in each.do)
    assert any(isinstance(getattr(rule.when, "who", None), Narrowed) for rule in rules)
    spawned = [op for rule in rules for op in rule.do if isinstance(op, Spawn)]
    assert {op.rank for op in spawned} == {"minion", "any"}


@pytest.mark.parametrize("union", [AnyTrigger, AnyCondition, AnyAction])
def test_every_word_of_the_vocabulary_says_what_it_needs(union):
    combining = {"All", "Not"}
    silent = [kind.__name__ for kind in get_args(union) if "Needs" not in (kind.__doc__ or "")]
    assert set(silent) <= combining


def broken(file: dict[str, Any]) -> str:
    with pytest.raises(QuestMistakes) as told:
        read_quests(file)
    return str(told.value)


def test_a_word_that_does_not_exist_is_told_with_quest_encounter_and_entry(file):
    encounter_of(file, "first_blood")["rule"][0]["do"][0]["op"] = "explode"
    assert broken(file).startswith("first_blood, first_blood_1, rule narrow_path: Invalid value 'explode'")


def test_an_argument_that_is_missing_unknown_or_of_another_kind_is_told(file):
    rules = encounter_of(file, "first_blood")["rule"]
    del rules[0]["when"]["via"]
    rules[1]["when"]["hour"] = 3
    encounter_of(file, "first_blood")["reinforcement"][0]["count"] = "many"
    lines = broken(file).splitlines()
    assert [line.split(":")[0] for line in lines] == [
        "first_blood, first_blood_1, reinforcement more_goblins",
        "first_blood, first_blood_1, rule narrow_path",
        "first_blood, first_blood_1, rule path_full",
    ]


@pytest.mark.parametrize(
    ("part", "field", "kind"),
    [
        ("rule", "when", "figure"),
        ("reinforcement", "what", "group"),
        ("reinforcement", "where", "place"),
        ("way", "for", "figure"),
        ("named", "group", "group"),
    ],
)
def test_a_name_of_nothing_is_told(file, part, field, kind):
    entry = encounter_of(file, "first_blood")[part][0]
    if field == "when":
        entry["when"]["who"] = "nobody"
    else:
        entry[field] = ["nobody"] if isinstance(entry[field], list) else "nobody"
    assert f"first_blood, first_blood_1, {part} {entry['id']}: no {kind} is called 'nobody'" in broken(file)


def test_a_counter_of_the_first_encounter_must_be_kept_for_the_second(file):
    for counter in encounter_of(file, "a_fat_goblin")["counter"]:
        counter.pop("keep", None)
    assert "a_fat_goblin, a_fat_goblin_2, rule well_fed: no counter is called 'crops_lost'" in broken(file)


def test_a_space_off_the_map_and_a_door_elsewhere_are_told(file):
    encounter = encounter_of(file, "a_fat_goblin", 2)
    encounter["search"]["tokens"][0]["at"] = [0, 0]
    encounter["door"][0]["between"] = [[1, 9], [1, 10]]
    told = broken(file)
    assert "a_fat_goblin_2, search: (0, 0) is no space one can stand on" in told
    assert f"a_fat_goblin_2, door {encounter['door'][0]['id']}: on the map it is a door" in told


def test_a_vocabulary_that_says_otherwise_is_told(file):
    file["vocabulary"]["actions"]["spawn"].remove("count!")
    assert broken(file).startswith("vocabulary, actions, spawn: ")

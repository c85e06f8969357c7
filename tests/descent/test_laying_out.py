"""Every encounter as it is laid out: tokens, doors, people, things, counters, and who stands where (SR-01 to SR-11)."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.games.descent.cards import MONSTER_TYPES
from gloaming.games.descent.effects.op import About
from gloaming.games.descent.quests import encounters
from gloaming.games.descent.quests.encounter import Encounter
from gloaming.games.descent.quests.reading import earlier_than
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import NOBODY, NOTHING, NOWHERE
from gloaming.kernel import EVERYONE
from tests.descent.questing import begun
from tests.descent.scene import GAME

EVERYWHERE = pytest.mark.parametrize("encounter", list(encounters()))
HEROES = pytest.mark.parametrize("heroes", [2, 3, 4])
ABOUT = About(seat=0)


def laid_out(encounter: str, heroes: int) -> tuple[DescentPosition, Encounter]:
    """The map with what lies on it, before anybody was placed."""
    pos = GAME.new(2, 5, {"quest": encounter.rsplit("_", 1)[0], "encounter": encounter[-1], "heroes": str(heroes)})
    pos.counters, pos.encounter = (), ""
    pos.lay_out(encounter)
    return pos, encounters()[encounter]


def number(said: int | tuple[int, int, int], heroes: int) -> int:
    return said if isinstance(said, int) else said[heroes - 2]


@EVERYWHERE
@HEROES
def test_search_tokens_lie_where_the_quest_says_one_of_them_unique(encounter: str, heroes: int):
    pos, said = laid_out(encounter, heroes)
    lying = [token for token in pos.tokens if token.kind == "search"]
    assert [pos.ground.at[token.space] for token in lying] == [
        token.at for token in said.search.tokens if token.from_heroes <= heroes
    ]
    unique = [pos.ground.at[token.space] for token in lying if token.unique]
    if said.search.unique is None:
        assert unique == []
    else:
        (only,) = unique
        assert only in (said.search.unique.among or [token.at for token in said.search.tokens])


@EVERYWHERE
def test_tokens_lie_where_the_quest_says_with_their_faces_down(encounter: str):
    pos, said = laid_out(encounter, 2)
    for entry in said.tokens:
        lying = [token for token in pos.tokens if token.kind == entry.id]
        assert [pos.ground.at[token.space] for token in lying] == list(entry.at)
        assert {token.seen for token in lying} <= ({0} if entry.faces else {EVERYONE})
        assert Counter(token.face for token in lying if token.face) == Counter(dict(entry.faces))
    assert all(token.carrier == NOBODY for token in pos.tokens)


@EVERYWHERE
@HEROES
def test_people_and_things_stand_where_the_quest_says(encounter: str, heroes: int):
    pos, said = laid_out(encounter, heroes)
    people = [(one.id, one.side, pos.ground.at[one.at]) for one in pos.figures if one.kind == "npc"]
    assert people == [(npc.id, npc.side, at) for npc in said.npcs for at in npc.at]
    things = [(one.id, pos.ground.at[one.at]) for one in pos.figures if one.kind == "object" and one.spaces]
    assert things == [(thing.id, at) for thing in said.objects for at in thing.at]
    for one in pos.figures[heroes:]:
        token = pos.tokens[one.carries] if one.carries != NOTHING else None
        assert token is None or (token.kind, token.space) == (one.id, one.at)
        of_overlord = one.kind == "npc" and one.side == "overlord"
        assert (one.group != NOTHING) == of_overlord
    carried = {thing.id for thing in said.objects if thing.carry}
    assert {one.id for one in pos.figures if one.kind == "object" and one.carries != NOTHING} == carried
    breakable = [door.id for door in said.doors if door.health is not None]
    assert [one.id for one in pos.figures if one.kind == "object" and not one.spaces] == breakable


@EVERYWHERE
def test_doors_are_shut_and_counters_at_their_start(encounter: str):
    pos, said = laid_out(encounter, 3)
    kinds = {door.id: door.kind for door in said.doors}
    shut = ["closed" if kinds[name] == "door" else "locked" for name in pos.ground.doors]
    assert list(pos.doors) == shut
    starts = {one.id: pos.number_of(one.start) for one in said.counters}
    earlier = {one.id for before in earlier_than(encounter) for one in before.counters if one.keep}
    assert {name: value for name, value in pos.counters if name in starts} == starts
    assert {name for name, _ in pos.counters} == set(starts) | earlier
    assert (pos.round, pos.rounds_over, pos.due, pos.changes, pos.ran, pos.lasting) == (0, 0, (), (), (), ())


MORE_AT_SET_UP = {("the_cardinals_plight_2", "zombies"): 1}
"""Who comes by a rule of the quest where the encounter before it was not played."""


@EVERYWHERE
def test_everybody_begins_on_his_start_place_and_nobody_on_another(encounter: str):
    pos = begun(encounter, 3)
    said = encounters()[encounter]
    start = pos.place_of(said.start.heroes, ABOUT)
    for hero in range(3):
        assert pos.figures[hero].mask & start or not start & pos.empty()
    standing = [space for one in pos.figures if one.kind != "object" for space in one.spaces]
    assert len(standing) == len(set(standing))
    for entry in said.groups:
        group = pos.group_called(entry.id)
        there = [one for one in pos.figures if one.group == group and one.gone == ""]
        kind = MONSTER_TYPES[pos.groups[group].type]
        size = entry.size
        wanted = {
            "master": kind.limit("master", 3) if size is None else number(size.masters, 3),
            "minion": kind.limit("minion", 3) if size is None else number(size.minions, 3),
        }
        wanted["minion"] += MORE_AT_SET_UP.get((encounter, entry.id), 0)
        ranks = Counter(one.rank for one in there)
        assert {rank: ranks[rank] for rank in ("master", "minion")} == wanted
        for one in there:
            assert len(one.spaces) == kind.size[0] * kind.size[1]
            assert one.name == kind.name
            assert not one.acted
        if entry.type is not None:
            assert kind.name == entry.type
        else:
            assert {trait.lower() for trait in kind.traits} & {*entry.traits, *entry.also}
    assert len({group.type for group in pos.groups}) == len(pos.groups)


@EVERYWHERE
def test_a_map_that_is_laid_out_again_forgets_the_one_before(encounter: str):
    pos = begun(encounter, 2)
    pos.round, pos.rounds_over = 3, 2
    heroes = len(pos.heroes)
    pos.lay_out(encounter)
    assert (pos.round, pos.rounds_over) == (0, 0)
    assert all(one.kind in ("npc", "object") for one in pos.figures[heroes:])
    assert all(token.space != NOWHERE for token in pos.tokens)

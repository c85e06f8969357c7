"""Reinforcements and whoever else arrives: how many, of which group, where, and who may decline (SR-04)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.quests.encounter import Reinforcement
from gloaming.games.descent.quests.triggers import RoundEnd
from gloaming.games.descent.rules import arrive
from gloaming.games.descent.rules.arrive import Arrive, PlaceFigure, Reinforce
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import NOTHING, NOWHERE, OVERLORD
from gloaming.kernel import PASS
from gloaming.pieces.squares import mask_of, spaces_of
from tests.descent.questing import answer, begun, does, named
from tests.descent.scene import GAME

RESERVE = "gone_this_round"
"""A counter of First Blood, here to pay for reinforcements."""
GARDEN, ROAD = "26A", "8A"


def emptied(*groups: str) -> DescentPosition:
    """First Blood, with nobody left of some groups."""
    pos = begun("first_blood_1")
    for group in groups:
        for figure in pos.in_group(pos.group_called(group)):
            pos.remove(figure)
    return pos


def tile(pos: DescentPosition, name: str) -> tuple[int, ...]:
    return tuple(spaces_of(pos.ground.pieces[name]))


def asked(pos: DescentPosition) -> tuple[str, int]:
    assert pos.ask is not None
    return pos.ask.topic, pos.ask.seat


def places_offered(pos: DescentPosition) -> int:
    """The spaces of all places on offer."""
    assert pos.ask is not None
    return mask_of(space for option in pos.ask.options if isinstance(option, opt.PlaceAt) for space in option.spaces)


class Entry:
    """Reinforcements as a test wants them."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch

    def falls_due(self, pos: DescentPosition, *what: str, **change: Any) -> None:
        said: dict[str, Any] = {"count": 1, "where": (GARDEN,), **change}
        entry = Reinforcement(id="more", origin="house", when=RoundEnd(), what=what, **said)
        self._patch.setattr(arrive, "entries", lambda _encounter: (entry,))
        does(pos, Reinforce(0))


@pytest.fixture
def entry(monkeypatch: pytest.MonkeyPatch) -> Entry:
    return Entry(monkeypatch)


# One group or several.


def test_sr_04_of_one_group_the_overlord_is_asked_only_where(entry: Entry):
    pos = emptied("goblins")
    entry.falls_due(pos, "goblins")
    assert asked(pos) == ("arrive", OVERLORD)
    assert places_offered(pos) & ~pos.ground.pieces[GARDEN] == 0


def test_sr_04_of_several_groups_he_picks_one_or_none(entry: Entry):
    pos = emptied("goblins", "ettins")
    pos.round = 2
    entry.falls_due(pos, "goblins", "ettins")
    assert pos.ask is not None
    assert pos.ask.options == (opt.ChooseWord("goblins"), opt.ChooseWord("ettins"), PASS)
    answer(pos, opt.ChooseWord("goblins"))
    GAME.apply(pos, 0, quiet=True)
    assert pos.figures[-1].name == "Goblin Archer"


def test_sr_04_a_group_at_its_limit_is_not_among_them(entry: Entry):
    pos = emptied("goblins")
    pos.round = 2
    entry.falls_due(pos, "ettins", "goblins", rank="master")
    assert asked(pos)[0] == "arrive"  # no question which: against two heroes there is no second master ettin
    GAME.apply(pos, 0, quiet=True)
    assert pos.figures[-1].name == "Goblin Archer"


@pytest.mark.parametrize(("number", "comes"), [(1, False), (2, True), (3, False), (4, True)])
def test_sr_04_a_type_of_four_spaces_comes_at_the_end_of_even_rounds(entry: Entry, number: int, comes: bool):
    pos = emptied("ettins")
    pos.round = number
    entry.falls_due(pos, "ettins", rank="any")
    assert (asked(pos)[0] == "arrive") == comes


@pytest.mark.parametrize("kind", ["Barghest", "Zombie"])
def test_sr_04_smaller_types_come_in_any_round(entry: Entry, kind: str):
    pos = emptied("goblins")
    pos.groups[pos.group_called("goblins")] = replace(pos.groups[pos.group_called("goblins")], type=kind)
    pos.round = 1
    entry.falls_due(pos, "goblins")
    assert asked(pos)[0] == "arrive"


def test_sr_04_a_helper_who_is_of_no_group_comes_in_any_round(entry: Entry):
    pos = begun("castle_daerion_2")
    pos.round = 1
    before = len(pos.figures)
    entry.falls_due(pos, "survivors", where=("EntranceB",))
    GAME.apply(pos, 0, quiet=True)
    assert [one.id for one in pos.figures[before:]] == ["survivors"]


# How many.


def test_sr_04_up_to_so_many_and_one_declined_is_one_of_them(entry: Entry):
    pos = emptied("goblins")
    before = len(pos.figures)
    entry.falls_due(pos, "goblins", count=3)
    answer(pos, PASS)
    for _ in range(2):
        assert asked(pos) == ("arrive", OVERLORD)
        GAME.apply(pos, 0, quiet=True)
    assert asked(pos)[0] != "arrive"
    assert len(pos.figures) == before + 2


def test_sr_04_so_many_and_no_more():
    pos = emptied("goblins")
    before = len(pos.figures)
    does(pos, Arrive("goblins", 3, (tile(pos, GARDEN),), over_limit=True))
    for _ in range(3):
        assert asked(pos)[0] == "place"
        GAME.apply(pos, 0, quiet=True)
    assert asked(pos)[0] != "place"
    assert len(pos.figures) == before + 3


def test_sr_04_the_reserve_pays_for_each_placed_or_declined_and_stops_them(entry: Entry):
    pos = emptied("goblins")
    pos.change_counter(RESERVE, 2)
    entry.falls_due(pos, "goblins", count=3, reserve=RESERVE)
    answer(pos, PASS)
    assert pos.counter(RESERVE) == 1
    GAME.apply(pos, 0, quiet=True)
    assert pos.counter(RESERVE) == 0
    assert asked(pos)[0] != "arrive"
    entry.falls_due(pos, "goblins", reserve=RESERVE)
    assert asked(pos)[0] != "arrive"


def test_sr_04_who_declines_every_group_has_declined_all_of_them(entry: Entry):
    pos = emptied("goblins", "ettins")
    pos.round = 2
    pos.change_counter(RESERVE, 3)
    entry.falls_due(pos, "goblins", "ettins", count=2, reserve=RESERVE)
    answer(pos, PASS)
    assert pos.counter(RESERVE) == 1
    entry.falls_due(pos, "goblins", "ettins", count=2)
    answer(pos, PASS)
    assert pos.counter(RESERVE) == 1  # without a reserve it costs nothing


# Where.


def test_sr_04_all_of_them_stand_on_one_of_the_places_named():
    pos = emptied("goblins", "ettins")
    garden, road = (pos.ground.pieces[name] & pos.empty() for name in (GARDEN, ROAD))
    does(pos, Arrive("goblins", 2, (tile(pos, GARDEN), tile(pos, ROAD))))
    assert places_offered(pos) == garden | road
    first = next(spaces_of(road))
    answer(pos, opt.PlaceAt(NOTHING, (first,)))
    assert places_offered(pos) == road & ~(1 << first)


def test_sr_04_who_found_no_room_there_does_not_narrow_the_places():
    pos = emptied("goblins")
    full, road = (pos.figures[named(pos, "ettins")].at,), tile(pos, ROAD)
    free = [space for space in road if pos.empty() >> space & 1]
    does(pos, Arrive("goblins", 2, (full,)))
    assert not places_offered(pos) >> full[0] & 1
    near = places_offered(pos)
    GAME.apply(pos, 0, quiet=True)
    assert free
    assert places_offered(pos) & ~pos.floor.within(near, 2) == 0


@pytest.mark.parametrize("half", [True, False])
def test_sr_04_they_arrive_undamaged_or_with_half_their_health(half: bool):
    pos = emptied("ettins")
    does(pos, Arrive("ettins", 1, (tile(pos, ROAD),), half=half))
    GAME.apply(pos, 0, quiet=True)
    arrived = len(pos.figures) - 1
    assert pos.figures[arrived].name == "Ettin"
    assert pos.figures[arrived].damage == (pos.health(arrived) // 2 if half else 0)


def test_sr_04_monsters_act_from_the_next_turn_of_the_overlord_on():
    pos = emptied("goblins")
    does(pos, Arrive("goblins", 1, (tile(pos, GARDEN),)))
    assert asked(pos) == ("place", OVERLORD)
    GAME.apply(pos, 0, quiet=True)
    assert not pos.figures[-1].acted


def test_sr_09_helpers_are_placed_by_the_heroes_and_act_when_heroes_are_done_again():
    pos = begun("castle_daerion_2")
    does(pos, Arrive("survivors", 1, (tile(pos, "EntranceB"),)))
    assert asked(pos) == ("place", pos.heroes[0].seat)
    GAME.apply(pos, 0, quiet=True)
    assert (pos.figures[-1].id, pos.figures[-1].acted) == ("survivors", True)


# Figures that are put down again.


def test_a_knocked_out_hero_is_put_down_on_an_empty_space_named():
    pos = begun("first_blood_1")
    pos.knock_out(0, pos.figures[0].at)
    garden = pos.ground.pieces[GARDEN] & pos.empty()
    does(pos, PlaceFigure(0, tile(pos, GARDEN)))
    assert asked(pos) == ("place", pos.seat_of(0))
    assert places_offered(pos) == garden
    GAME.apply(pos, 0, quiet=True)
    assert garden >> (pos.figures[0].fallen if pos.figures[0].fallen != NOWHERE else pos.figures[0].at) & 1


def test_a_knocked_out_hero_is_put_nearest_to_a_space_that_is_taken():
    pos = begun("first_blood_1")
    pos.knock_out(0, pos.figures[0].at)
    taken = pos.figures[1].at
    nearest = pos.floor.nearest(1 << taken, pos.empty())
    does(pos, PlaceFigure(0, (taken,)))
    if pos.ask is not None and pos.ask.topic == "place":
        assert places_offered(pos) == nearest
        GAME.apply(pos, 0, quiet=True)
    assert nearest >> pos.figures[0].fallen & 1 or nearest & pos.figures[0].mask


def test_a_large_monster_is_put_down_with_all_of_its_base():
    pos = begun("first_blood_1")
    ettin = named(pos, "ettins")
    does(pos, PlaceFigure(ettin, tile(pos, "9A")))
    assert asked(pos) == ("place", OVERLORD)
    assert pos.ask is not None
    assert {len(option.spaces) for option in pos.ask.options if isinstance(option, opt.PlaceAt)} == {4}


def test_sr_11_where_a_named_master_does_not_return_a_minion_may_come():
    pos = begun("first_blood_1", heroes=4)
    for figure in pos.in_group(pos.group_called("ettins")):
        pos.remove(figure)
    assert pos.rank_to_arrive("ettins", "master", over_limit=False) is None
    assert pos.rank_to_arrive("ettins", "any", over_limit=False) == "minion"

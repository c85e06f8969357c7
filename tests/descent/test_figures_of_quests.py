"""What quests say of figures: what always holds, things that can be struck, helpers, and how many are counted."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.effects.op import About
from gloaming.games.descent.quests import encounters
from gloaming.games.descent.quests.conditions import Majority, TokenOn
from gloaming.games.descent.quests.listening import matches, telling
from gloaming.games.descent.quests.telling import Happening, Telling
from gloaming.games.descent.quests.triggers import LeavesMap, Reveals
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import NOTHING, Token
from gloaming.pieces.squares import spaces_of
from tests.descent.questing import answer, begun, does, named
from tests.proof import rule


def stand(pos: DescentPosition, figure: int, space: int, **change: int) -> None:
    pos.figures[figure] = replace(pos.figures[figure], spaces=(space,), **change)


def beside(pos: DescentPosition, figure: int) -> int:
    """An empty space next to a figure."""
    return next(spaces_of(pos.floor.adjacent(pos.figures[figure].mask) & pos.empty()))


# What always holds.


def test_totems_are_heavy_for_those_who_carry_them():
    pos = begun("the_twin_idols_2")
    speeds = [pos.speed(figure) for figure in range(len(pos.figures))]
    monster = pos.monsters()[0]
    for figure, kind in ((0, "sun_totem"), (monster, "skull_totem")):
        pos.pick_up(figure, next(n for n, token in enumerate(pos.tokens) if token.kind == kind))
    slower = {0, monster}
    assert [pos.speed(n) for n in range(len(speeds))] == [one - (n in slower) for n, one in enumerate(speeds)]


def test_near_a_door_is_on_a_space_it_touches():
    pos = begun("the_masquerade_ball_2")
    door = pos.ground.doors["vault_door"]
    about = Telling(seat=0, encounter=pos.encounter, rule=0)
    for space in spaces_of(pos.ground.all):
        stand(pos, 0, space)
        assert pos.is_near(0, "vault_door", about) == bool(door.near >> space & 1)


@rule("DE-236")
def test_who_is_defeated_is_noted_by_all_his_names_once():
    pos = begun("first_blood_1")
    mauler = named(pos, "mauler")
    pos.defeat(mauler, 0)
    assert sorted(pos.defeated) == ["Ettin", "ettins", "mauler"]
    pos.defeat(named(pos, "goblins"), 0)
    assert sorted(pos.defeated) == ["Ettin", "Goblin Archer", "ettins", "goblins", "mauler"]


@pytest.mark.parametrize(("kind", "there"), [("crop", True), ("a_crop", False), ("zebra", False)])
def test_tokens_of_other_kinds_do_not_count(kind: str, there: bool):
    pos = begun("a_fat_goblin_1")
    for number in range(len(pos.tokens)):
        pos.take_token_off(number)
    pos.add_token(Token(kind=kind, space=0))
    about = Telling(seat=0, encounter=pos.encounter, rule=0)
    assert TokenOn(token="crop").holds(pos, about) == there


# Things and people.


def test_the_second_door_of_ice_is_itself():
    pos = begun("the_frozen_spire_2")
    first, second = named(pos, "ice_door_1"), named(pos, "ice_door_2")
    assert pos.bring_up_door("ice_door_2", (3,)) == second
    assert (pos.figures[first].spaces, pos.figures[second].spaces) == ((), (3,))
    assert pos.health(second) == encounters()["the_frozen_spire_2"].doors[1].health


def test_sr_10_a_stone_that_is_carried_off_is_no_target_and_one_that_lies_again_is():
    pos = begun("enduring_the_elements_1")
    stone = named(pos, "stone")
    token, monster, space = pos.figures[stone].carries, pos.monsters()[0], pos.figures[stone].at
    others = [one.spaces for n, one in enumerate(pos.figures) if n != stone]
    pos.pick_up(monster, token)
    assert pos.figures[stone].spaces == ()
    assert [one.spaces for n, one in enumerate(pos.figures) if n != stone] == others
    pos.drop(monster, space)
    assert pos.figures[stone].spaces == (space,)
    assert [one.spaces for n, one in enumerate(pos.figures) if n != stone] == others


def test_sr_09_a_guard_attacks_as_the_quest_says():
    pos = begun("death_on_the_wing_2")
    guard = named(pos, "guards")
    said = next(npc for npc in encounters()["death_on_the_wing_2"].npcs if npc.id == "guards")
    sheet = pos.sheet(guard)
    assert (sheet.attack, sheet.dice, sheet.defense) == (said.attack_type, said.attack_dice, said.defense_dice)
    assert sheet.speed == said.speed
    assert {name: getattr(sheet, name) for name in said.attributes} == said.attributes


@pytest.mark.parametrize(("act", "health"), [(1, 6), (2, 8)])
def test_sr_17_what_an_act_two_quest_says_of_health_is_three_quarters_with_act_one_cards(act: int, health: int):
    pos = begun("gryvorn_unleashed_1", level="expert" if act == 2 else "basic")
    component = next(n for n, one in enumerate(pos.figures) if one.kind == "object")
    assert pos.health(component) == health


def test_sr_17_what_an_act_one_quest_says_stays():
    pos = begun("castle_daerion_1")
    said = next(npc for npc in encounters()["castle_daerion_1"].npcs if npc.id == "villagers")
    assert pos.health(named(pos, "villagers")) == said.health


def test_sr_16_a_helper_is_of_no_group_until_he_turns():
    pos = begun("the_wyrm_turns_1")
    belthir = named(pos, "belthir")
    assert pos.figures[belthir].group == NOTHING
    assert all(group.id != "belthir" for group in pos.groups)
    pos.change_side(belthir, "overlord")
    assert pos.groups[pos.figures[belthir].group].id == "belthir"
    pos.change_side(belthir, "heroes")
    assert pos.figures[belthir].group == NOTHING


def test_sr_11_who_has_no_name_of_his_own_has_no_more_health():
    pos = begun("the_frozen_spire_1")
    for number, one in enumerate(pos.figures):
        if one.kind == "monster" and not one.id:
            assert one.extra_health == 0
            assert pos.health(number) == pos.sheet(number).health


def test_sr_10_things_are_of_the_side_that_does_not_hit_them():
    for encounter in ("enduring_the_elements_1", "gryvorn_unleashed_1"):
        pos = begun(encounter)
        for thing in pos.laid_out.objects:
            assert pos.figures[named(pos, thing.id)].side == ("overlord" if thing.hit_by == "heroes" else "heroes")


# Conditions and counts.


def test_one_figure_against_one_is_a_majority_and_against_two_is_none():
    pos = begun("first_blood_1")
    tile = "9A"
    free = list(spaces_of(pos.ground.pieces[tile] & pos.empty()))
    for figure in range(len(pos.figures)):
        pos.figures[figure] = replace(pos.figures[figure], spaces=())
    about = Telling(seat=0, encounter=pos.encounter, rule=0)
    goblins = [n for n, one in enumerate(pos.figures) if one.name == "Goblin Archer"]
    heroes = Majority(side="heroes", where=tile)
    assert not heroes.holds(pos, about)
    stand(pos, 0, free[0])
    assert heroes.holds(pos, about)
    stand(pos, goblins[0], free[1])
    assert heroes.holds(pos, about)
    assert Majority(side="overlord", where=tile).holds(pos, about)
    stand(pos, goblins[1], free[2])
    assert not heroes.holds(pos, about)


@pytest.mark.parametrize(("way", "hears"), [("hidden_path", True), ("elsewhere", False)])
def test_who_leaves_is_heard_of_by_the_way_he_took(way: str, hears: bool):
    pos = begun("first_blood_1")
    goblin = named(pos, "goblins")
    pos.leave_map(goblin, way)
    what = Happening(on="leaves_map", that=goblin)
    trigger = LeavesMap(who="goblins", via="hidden_path")
    assert matches(pos, trigger, what, telling(pos, 0, what)) == hears
    hero = Happening(on="leaves_map", that=0)
    assert not matches(pos, trigger, hero, telling(pos, 0, hero))


@pytest.mark.parametrize(("kind", "hears"), [("guest", True), ("a_guest", False), ("zest", False)])
def test_what_is_turned_up_is_heard_of_by_its_kind(kind: str, hears: bool):
    pos = begun("the_masquerade_ball_1")
    token = pos.add_token(Token(kind=kind, space=0, face="noble"))
    what = Happening(on="reveals", that=0, token=token)
    assert matches(pos, Reveals(token="guest"), what, telling(pos, 0, what)) == hears
    assert matches(pos, Reveals(token=kind, face="noble", by="heroes"), what, telling(pos, 0, what))
    assert not matches(pos, Reveals(token=kind, face="moulder"), what, telling(pos, 0, what))
    assert not matches(pos, Reveals(token=kind, by="monsters"), what, telling(pos, 0, what))


def test_the_overlord_discards_so_many_of_his_choice():
    pos = begun("first_blood_1")
    pos.draw_overlord(2)
    hand = sorted(pos.hand)
    does(pos, pos.discarding(2))
    for left in (3, 2):
        assert pos.ask is not None
        assert (pos.ask.topic, pos.ask.seat) == ("discard", 0)
        answer(pos, opt.ChooseCard(hand[left]))
    assert sorted(pos.hand) == hand[:2]
    assert pos.ask is not None
    assert pos.ask.topic != "discard"


# Where, and how much.


def test_the_two_areas_of_an_encounter_are_told_apart():
    pos = begun("the_wyrm_turns_2")
    skull, mouth = (pos.place_of(name, About(seat=0)) for name in ("beside_skull", "heroes_mouth"))
    assert skull == pos.ground.mask([(7, 15), (8, 15)])
    assert mouth == pos.ground.mask([(x, y) for x in range(6, 10) for y in (13, 14)])


@pytest.mark.parametrize(("heroes", "most"), [(2, 4), (3, 5), (4, 6)])
def test_a_counter_stops_at_its_own_limit_and_one_beside_it_at_none(heroes: int, most: int):
    pos = begun("the_cardinals_plight_2", heroes)
    assert pos.change_counter("faith", 99)[1] == most
    assert pos.change_counter("koth_free", 99)[1] == 99

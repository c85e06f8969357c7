"""Rules of quests that random games seldom reach, each set off by what it hears."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.descent.quests.telling import Happening
from gloaming.games.descent.rules.move import EnterSpace
from gloaming.games.descent.rules.quest_actions import PickUpToken
from gloaming.games.descent.rules.quest_speaks import QuestSpeaks
from gloaming.games.descent.rules.small_actions import DoorAction
from tests.descent.questing import begun, does, put


def test_a_hero_who_enters_the_barn_with_a_bundle_saves_it():
    pos = begun("a_fat_goblin_1")
    put(pos, 0, (5, 8))
    crop = next(n for n, token in enumerate(pos.tokens) if token.kind == "crop")
    pos.pick_up(0, crop)
    does(pos, EnterSpace(0, pos.ground.number[5, 8]))
    assert pos.counter("crops_saved") == pos.counter("crops_settled") == 1
    assert not pos.is_on_map(crop)
    does(pos, EnterSpace(0, pos.ground.number[5, 8]))
    assert pos.counter("crops_saved") == 1  # nothing is carried any more


def test_whoever_picks_up_the_skull_turns_belthir():
    pos = begun("the_wyrm_turns_2")
    monster = pos.in_group(pos.group_called("open_1"))[0]
    skull = next(n for n, token in enumerate(pos.tokens) if token.kind == "skull")
    does(pos, PickUpToken(monster, skull))
    belthir = next(one for one in pos.figures if one.id == "belthir")
    assert belthir.side == "overlord"
    assert pos.counter("betrayed") == 1


def test_the_lord_arrives_once_when_heroes_open_the_library():
    pos = begun("the_cardinals_plight_2")
    door = list(pos.ground.doors).index("library_door")
    does(pos, DoorAction(0, door, "open"))
    assert pos.ask is not None
    assert pos.ask.topic == "place"
    assert len(pos.ran) == 1


def test_a_closed_door_opened_by_a_monster_brings_nobody():
    pos = begun("the_cardinals_plight_2")
    door = list(pos.ground.doors).index("library_door")
    does(pos, DoorAction(pos.monsters()[0], door, "open"))
    assert pos.ran == ()


def test_what_an_encounter_says_about_who_won_the_first():
    for winner, door in (("heroes", "broken"), ("overlord", "locked")):
        pos = begun("the_frozen_spire_2")
        pos.results = (winner,)
        does(pos, QuestSpeaks(Happening(on="setup")))
        ice = list(pos.ground.doors).index("ice_door_1")
        assert pos.doors[ice] == door
        thing = next(n for n, one in enumerate(pos.figures) if one.id == "ice_door_1")
        assert pos.health(thing) == (8 if winner == "overlord" else 6)


def test_a_hero_who_brought_a_guest_out_comes_back_a_round_later():
    pos = begun("the_masquerade_ball_1")
    guest = next(n for n, token in enumerate(pos.tokens) if token.face == "noble")
    pos.pick_up(0, guest)
    pos.leave_map(0, "front_door")
    does(pos, QuestSpeaks(Happening(on="leaves_map", that=0)))
    assert pos.counter("rescued") == 1
    assert not pos.takes_turn(0)
    pos.round += 1
    assert pos.takes_turn(0)
    rule = pos.quest_speaks("turn_start", 0, -1, -1)
    assert rule is not None
    does(pos, rule)
    assert pos.ask is not None
    assert pos.ask.topic == "place"
    assert pos.due == ()


def test_a_rule_that_holds_always_changes_what_figures_may_do():
    pos = begun("first_blood_1")
    goblin = pos.in_group(pos.group_called("goblins"))[0]
    edge = next(n for n in range(len(pos.ground.at)) if pos.ground.marks["hidden_path"] >> n & 1)
    pos.figures[goblin] = replace(pos.figures[goblin], spaces=(edge,))
    assert pos.ways_out(goblin) == ["hidden_path"]
    pos.change_counter("gone_this_round", 2)
    assert pos.ways_out(goblin) == []

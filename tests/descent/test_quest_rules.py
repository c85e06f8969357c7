"""Rules of quests that random games seldom reach, each set off by what it hears."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.quests.telling import Happening
from gloaming.games.descent.rules.move import EnterSpace
from gloaming.games.descent.rules.quest_more import ActNow
from gloaming.games.descent.rules.quest_speaks import QuestSpeaks
from gloaming.games.descent.state import DISEASED, NOBODY
from gloaming.kernel import EVERYONE, PASS, Chance, Event
from tests.descent import happenings
from tests.descent.questing import answer, begun, does, named, put
from tests.descent.scene import GAME


def test_a_hero_who_enters_the_barn_with_a_bundle_saves_it():
    pos = happenings.a_bundle_is_saved()
    assert pos.counter("crops_saved") == pos.counter("crops_settled") == 1
    assert not pos.is_on_map(happenings.token_of(pos, "crop"))
    does(pos, EnterSpace(0, pos.ground.number[5, 8]))
    assert pos.counter("crops_saved") == 1  # nothing is carried any more


def test_whoever_picks_up_the_skull_turns_belthir():
    pos = happenings.the_skull_is_taken()
    assert pos.figures[named(pos, "belthir")].side == "overlord"
    assert pos.counter("betrayed") == 1


def test_the_lord_arrives_once_when_heroes_open_the_library():
    pos = happenings.the_library_is_opened()
    assert pos.ask is not None
    assert pos.ask.topic == "place"
    assert len(pos.ran) == 1


def test_a_closed_door_opened_by_a_monster_brings_nobody():
    assert happenings.the_library_is_opened(by=NOBODY).ran == ()


@pytest.mark.parametrize(("winner", "door", "health"), [("heroes", "broken", 6), ("overlord", "locked", 7)])
def test_what_an_encounter_says_about_who_won_the_first(winner: str, door: str, health: int):
    pos = happenings.the_first_encounter_was_won(winner)
    assert pos.doors[list(pos.ground.doors).index("ice_door_1")] == door
    assert pos.health(named(pos, "ice_door_1")) == health


@pytest.mark.parametrize(("heroes", "through"), [(2, 0), (3, 5), (4, 6)])
def test_if_the_graveyard_was_not_played_its_zombies_count_as_through_and_besiege_the_cardinal(
    heroes: int, through: int
):
    pos = begun("the_cardinals_plight_2", heroes)
    inside = pos.place_of("13B", happenings.ABOUT)
    besiegers = [one for one in pos.figures if one.name == "Zombie" and one.mask & inside]
    assert pos.counter("zombies_through") == through
    assert len(besiegers) == {2: 1, 3: 2, 4: 3}[heroes]
    assert {one.rank for one in besiegers} == {"minion"}


@pytest.mark.parametrize(("through", "more"), [(3, 0), (4, 1), (5, 1)])
def test_enough_zombies_that_got_through_besiege_the_cardinal(through: int, more: int):
    pos = begun("the_cardinals_plight_2")
    pos.results = ("overlord",)
    pos.set_counter("zombies_through", through)
    before = sum(one.name == "Zombie" for one in pos.figures)
    does(pos, QuestSpeaks(Happening(on="setup")))
    while pos.ask is not None and pos.ask.topic == "place":
        GAME.apply(pos, 0, quiet=True)
    assert sum(one.name == "Zombie" for one in pos.figures) == before + more
    assert pos.counter("zombies_through") == through


def test_whoever_of_the_monsters_carries_frederick_is_slow():
    pos = begun("the_frozen_spire_2")
    monster = pos.monsters()[0]
    before = pos.speed(monster)
    does(pos, QuestSpeaks(Happening(on="defeated", that=named(pos, "frederick"))))
    pos.pick_up(monster, happenings.token_of(pos, "captive"))
    assert pos.speed(monster) == before - 2
    assert pos.speed(pos.monsters()[1]) == pos.sheet(pos.monsters()[1]).speed


def test_a_hero_who_brought_a_guest_out_comes_back_a_round_later():
    pos = happenings.a_guest_is_brought_out()
    assert pos.counter("rescued") == 1
    assert pos.ask is not None
    assert pos.ask.topic == "place"
    assert pos.due == ()
    before = pos.clone()
    before.round -= 1
    assert not before.takes_turn(0)  # he is not there yet
    place = pos.ask.options[0]
    assert isinstance(place, opt.PlaceAt)
    answer(pos, place)
    assert pos.figures[0].spaces == place.spaces


def test_a_guard_who_gets_orders_acts_at_once():
    pos = happenings.a_guard_gets_orders()
    assert pos.ask is not None
    assert pos.ask.topic == "act_now"
    assert pos.figures[0].actions == 1
    guard = named(pos, "guards")
    stood = pos.figures[guard].spaces
    answer(pos, opt.MoveAction())
    answer(pos, next(option for option in pos.ask.options if isinstance(option, opt.Go)))
    assert pos.figures[guard].spaces != stood
    answer(pos, PASS)
    assert pos.find(ActNow) is None


def test_a_hero_who_finds_no_bow_looks_at_another_token_and_turns_it_back():
    pos = begun("the_monsters_hoard_2")
    searched, other, *_ = [n for n, token in enumerate(pos.tokens) if token.kind == "search"]
    pos.tokens[searched] = replace(pos.tokens[searched], seen=EVERYONE)
    does(pos, QuestSpeaks(Happening(on="reveals", that=0, token=searched)))
    assert pos.ask is not None
    assert (pos.ask.seat, pos.ask.topic) == (pos.seat_of(0), "token")
    answer(pos, opt.ChooseSpace(pos.tokens[other].space))
    assert pos.tokens[other].seen == 1 << pos.seat_of(0)


def test_gryvorn_devours_zachareth_once():
    pos = happenings.gryvorn_devours_zachareth()
    gryvorn, zachareth = named(pos, "gryvorn"), named(pos, "zachareth")
    assert pos.figures[zachareth].gone == "removed"  # not defeated
    assert pos.figures[gryvorn].damage == 12 - 4
    assert ("red",) in [one.dice for _, _, one in pos.modifiers("attack", gryvorn)]


def test_who_searches_a_grave_may_catch_a_disease():
    assert happenings.a_grave_is_searched().has_condition(0, DISEASED)
    assert not happenings.a_grave_is_searched(passes=True).has_condition(0, DISEASED)


def test_castle_daerion_is_saved_when_alric_and_all_masters_are_gone():
    assert happenings.alric_and_all_masters_are_gone().decided() == "heroes"


def test_five_goblins_on_the_hidden_path_are_a_victory():
    assert happenings.five_goblins_have_left().decided() == "overlord"


@pytest.mark.parametrize(("heroes", "winner"), [(2, "heroes"), (0, "overlord")])
def test_who_holds_the_ring_when_the_ray_reaches_the_tomb_wins(heroes: int, winner: str):
    assert happenings.the_ray_reaches_the_tomb(heroes=heroes).decided() == winner


def test_heroes_who_own_the_shadow_rune_have_hurt_zachareth_already():
    pos = happenings.the_heroes_own_the_shadow_rune()
    assert pos.figures[named(pos, "zachareth")].damage == 3


def test_a_monster_fills_one_flask():
    pos = happenings.a_monster_bleeds_heroes()
    carried = [token for token in pos.tokens if token.kind == "blood" and token.carrier == pos.monsters()[0]]
    assert len(carried) == 1
    assert sum(token.kind == "blood" for token in pos.tokens) == 1


def test_all_heroes_down_at_once_are_gryvorns_victory():
    assert happenings.all_heroes_are_down().decided() == "overlord"


@pytest.mark.parametrize("rescued", [0, 4])
def test_lots_tell_whether_theodir_was_rescued(rescued: int):
    assert happenings.the_last_guest_is_settled(rescued).counter("theodir") == (1 if rescued else 0)


def test_palamon_is_moved_when_the_heroes_are_done():
    pos = happenings.palamon_marshals()
    assert pos.ask is not None
    assert (pos.ask.topic, pos.ask.seat) == ("move", 1)


def test_palamon_marshals_a_militia_man_when_his_willpower_holds():
    """Black and gray show more than 4 shields ten times in 36."""
    marshalled = []
    for seed in range(40):
        pos = begun("castle_daerion_2")
        pos.chance = Chance(seed).below(1 << 64)
        does(pos, QuestSpeaks(Happening(on="heroes_done")))
        marshalled.append(pos.counter("militia"))
    assert set(marshalled) == {0, 1}
    assert sum(marshalled) > 20


def test_the_ray_moves_a_space_toward_the_tomb():
    pos = happenings.the_ray_moves()
    assert pos.ground.at[pos.tokens[happenings.token_of(pos, "ray")].space] == (10, 1)
    assert pos.counter("ray_steps") == 1


def test_each_hero_has_a_share_of_goblin_gold():
    pos = happenings.goblin_gold_is_shared()
    found = sum(card.kind == "search" for hero in pos.heroes for card in map(pos.card, hero.items))
    assert found + len(pos.search_discard) == 2


def test_a_rule_that_holds_always_changes_what_figures_may_do():
    pos = begun("first_blood_1")
    goblin = pos.in_group(pos.group_called("goblins"))[0]
    edge = next(n for n in range(len(pos.ground.at)) if pos.ground.marks["hidden_path"] >> n & 1)
    pos.figures[goblin] = replace(pos.figures[goblin], spaces=(edge,))
    assert pos.ways_out(goblin) == ["hidden_path"]
    pos.change_counter("gone_this_round", 3)
    assert pos.ways_out(goblin) == []


@pytest.mark.parametrize(("heroes", "speed"), [(2, 6), (3, 6), (4, 7)])
def test_the_goblins_of_first_blood_run_the_faster_the_more_heroes_there_are(heroes, speed):
    pos = begun("first_blood_1", heroes)
    assert {pos.speed(goblin) for goblin in pos.in_group(pos.group_called("goblins"))} == {speed}


def test_where_a_shut_room_is_full_a_hero_comes_back_and_stands_up_behind_its_door():
    pos = begun("the_frozen_spire_2", 4)
    away = pos.ground.at.index((1, 1))
    pos.figures[0] = replace(pos.figures[0], spaces=(), away=away, fallen=away)
    monster = next(n for n in range(4, len(pos.figures)) if len(pos.figures[n].spaces) == 1)
    for figure, at in zip((1, 2, 3, monster), [(0, 0), (0, 1), (1, 0), (1, 1)], strict=True):
        put(pos, figure, at)
    for spaces in (pos.where_to_come_back(0), pos.where_to_stand(0)):
        assert {pos.ground.at[space] for space in spaces} == {(2, 0), (2, 1)}


def test_a_charmed_hero_is_no_monster_group_and_nothing_is_told_of_who_never_changed_sides():
    pos = begun("first_blood_1")
    groups = list(pos.groups)
    pos.change_side(0, "overlord")
    assert pos.groups == groups
    told: list[Event] = []
    pos.listener = told
    pos.end_encounter("heroes")
    pos.listener = None
    assert {one.side for one in pos.figures[:2]} == {"heroes"}
    assert [type(event).__name__ for event in told] == ["EncounterEnded"]

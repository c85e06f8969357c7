"""The rules that hold in every encounter, by the ids they have in the quest file (SR-nn)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import MONSTER_TYPES
from gloaming.games.descent.effects.op import About
from gloaming.games.descent.quests import encounters
from gloaming.games.descent.rules.arrive import Arrive, Reinforce
from gloaming.games.descent.rules.quest_actions import locked_doors, tokens_to_pick_up
from gloaming.games.descent.state import NOBODY, NOTHING, NOWHERE, OVERLORD
from gloaming.kernel import EVERYONE
from gloaming.pieces.squares import spaces_of
from tests.descent.questing import answer, begun, does, put
from tests.descent.scene import GAME

ABOUT = About(seat=0)


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_sr_02_groups_start_with_the_figures_of_their_card_on_their_start_places(heroes: int):
    pos = begun("a_fat_goblin_1", heroes)
    goblins = [pos.figures[n] for n in pos.in_group(pos.group_called("goblins"))]
    card = MONSTER_TYPES["Goblin Archer"]
    assert [one.rank for one in goblins].count("minion") == card.limit("minion", heroes)
    assert [one.rank for one in goblins].count("master") == card.limit("master", heroes)
    assert not any(one.mask & ~pos.place_of(("ExitA", "20A"), ABOUT) for one in goblins)


def test_sr_02_a_room_that_is_full_and_shut_sends_the_rest_of_a_group_beyond_its_door():
    pos = begun("the_masquerade_ball_2")
    room = pos.place_of("24B", ABOUT)
    reached = pos.floor.within(room, 99)
    free = pos.empty() & ~reached
    assert pos.floor.nearest_fitting((1, 1), room, free) == []
    (base, *others) = pos.nearest_bases((1, 1), room, free)
    assert base & free
    apart = [pos.ground.floor(0).distance(room, one) for one in (base, *others)]
    assert len(set(apart)) == 1


def test_sr_03_an_open_group_is_of_a_type_with_one_of_the_traits_that_is_not_used_yet():
    for seed in range(6):
        pos = begun("castle_daerion_1", seed=seed)
        types = [group.type for group in pos.groups]
        assert len(set(types)) == len(types) == 2
        for kind in types:
            assert {"Building", "Civilized", "Mountain"} & set(MONSTER_TYPES[kind].traits)


def test_sr_04_reinforcements_stay_within_the_limit_of_the_card():
    pos = begun("first_blood_1")
    before = len(pos.figures)
    does(pos, Reinforce(0))
    assert len(pos.figures) == before  # all minions are on the map
    goblin = next(n for n in pos.in_group(pos.group_called("goblins")) if pos.figures[n].rank == "minion")
    pos.remove(goblin)
    does(pos, Reinforce(0))
    assert pos.ask is not None
    assert pos.ask.topic == "arrive"
    GAME.apply(pos, 0, quiet=True)
    assert pos.figures[-1].rank == "minion"
    assert pos.figures[-1].mask & pos.place_of("26A", ABOUT)


def test_sr_04_a_spawn_over_the_limit_ignores_it():
    pos = begun("first_blood_1")
    spaces = tuple(n for n in range(len(pos.ground.at)) if pos.ground.pieces["26A"] >> n & 1)
    before = len(pos.figures)
    does(pos, Arrive("goblins", 1, (spaces,)))
    assert len(pos.figures) == before
    does(pos, Arrive("goblins", 1, (spaces,), over_limit=True))
    GAME.apply(pos, 0, quiet=True)
    assert len(pos.figures) == before + 1


def test_sr_05_a_locked_door_is_forced_or_opened_by_its_key():
    pos = begun("the_overlord_revealed_1")
    assert pos.doors == ("locked", "locked")
    put(pos, 0, (5, 5), actions=2)
    forced = [option for option in locked_doors(pos, 0) if isinstance(option, opt.ForceDoor)]
    assert {option.attribute for option in forced} == {"might", "knowledge"}
    pos = begun("the_cardinals_plight_1")
    put(pos, 0, (11, 5), actions=2)
    assert list(locked_doors(pos, 0)) == []
    key = pos.add_token(replace(pos.tokens[0], kind="ward_key"))
    pos.hold(0, key)
    assert list(locked_doors(pos, 0)) == [opt.OpenDoor(0)]


def test_sr_06_nobody_sees_the_faces_of_tokens_that_lie_face_down():
    pos = begun("the_masquerade_ball_1")
    guests = [token for token in pos.tokens if token.kind == "guest"]
    assert sorted(token.face for token in guests) == ["moulder"] * 4 + ["noble"] * 4
    for seat in (0, 1, None):
        assert {token.face for token in GAME.view(pos, seat).tokens} == {""}


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_sr_07_search_tokens_by_the_number_of_heroes_one_of_them_unique(heroes: int):
    pos = begun("the_cardinals_plight_2", heroes)
    tokens = [token for token in pos.tokens if token.kind == "search"]
    assert len(tokens) == {2: 3, 3: 4, 4: 5}[heroes]
    (unique,) = (token for token in tokens if token.unique)
    among = encounters()["the_cardinals_plight_2"].search.unique
    assert among is not None
    assert pos.ground.at[unique.space] in among.among


def test_sr_08_tokens_are_carried_by_those_who_may_and_one_at_a_time():
    pos = begun("a_fat_goblin_1")
    put(pos, 0, (4, 5), actions=2)
    (pick,) = tokens_to_pick_up(pos, 0)
    pos.pick_up(0, pick.token)
    assert pos.figures[0].carries == pick.token
    put(pos, 0, (7, 5))
    assert list(tokens_to_pick_up(pos, 0)) == []
    ball = begun("the_masquerade_ball_1")
    put(ball, 0, (4, 4), actions=2)
    assert list(tokens_to_pick_up(ball, 0)) == []  # a guest is carried only once he shows himself to be noble
    for n, token in enumerate(ball.tokens):
        if token.kind == "guest" and token.face == "noble":
            ball.tokens[n] = replace(token, seen=EVERYONE, space=ball.ground.number[4, 3])
    assert list(tokens_to_pick_up(ball, 0))


def test_sr_09_a_character_does_only_what_it_can():
    pos = begun("castle_daerion_1")
    villager = next(n for n, one in enumerate(pos.figures) if one.id == "villagers")
    assert pos.health(villager) == 8
    assert pos.actions_of(villager) == 1
    assert not pos.forbids(villager, "move")
    assert pos.forbids(villager, "attack")
    assert pos.forbids(villager, "open_doors")
    pos.inflict(villager, "Poisoned")
    assert pos.figures[villager].conditions == 0  # and suffers no conditions


def test_sr_10_an_object_can_be_attacked_and_blocks_nothing():
    pos = begun("gryvorn_unleashed_1")
    component = next(n for n, one in enumerate(pos.figures) if one.kind == "object")
    assert not pos.taken() & pos.figures[component].mask
    assert pos.health(component) == 6  # 3/4 of 8, as Act I cards are used (SR-17)
    does(pos, pos.suffering(component, damage=6, by=0))
    assert pos.figures[component].gone == "defeated"
    assert pos.counter("components_kept") == 2


def test_sr_11_a_named_monster_has_more_health_and_does_not_return():
    pos = begun("the_frozen_spire_1")
    ruin = next(n for n, one in enumerate(pos.figures) if one.id == "ruin")
    extra = pos.figures[ruin].extra_health
    assert extra > 0
    assert pos.health(ruin) == pos.sheet(ruin).health + extra
    pos.defeat(ruin, NOBODY)
    assert pos.rank_to_arrive("ruin_kin", "master", over_limit=False) is None


def test_sr_12_only_who_may_leaves_by_a_way_and_only_with_what_it_asks_for():
    pos = begun("a_fat_goblin_1")
    edge = next(n for n in range(len(pos.ground.at)) if pos.ground.marks["exit"] >> n & 1)
    goblin = pos.in_group(pos.group_called("goblins"))[0]
    pos.figures[goblin] = replace(pos.figures[goblin], spaces=(edge,))
    assert pos.ways_out(goblin) == []
    crop = next(n for n, token in enumerate(pos.tokens) if token.kind == "crop")
    pos.pick_up(goblin, crop)
    assert pos.ways_out(goblin) == ["exit"]
    pos.figures[0] = replace(pos.figures[0], spaces=(edge,), carries=crop)
    assert pos.ways_out(0) == []


def test_sr_14_counters_that_are_kept_reach_the_second_encounter():
    pos = begun("a_fat_goblin_1")
    pos.change_counter("crops_saved", 3)
    pos.lay_out("a_fat_goblin_2")
    assert pos.counter("crops_saved") == 3
    assert pos.counter("crops_settled") == 0


def test_sr_16_a_helping_lieutenant_who_turns_keeps_his_damage_and_acts_for_the_overlord():
    pos = begun("the_wyrm_turns_2")
    belthir = next(n for n, one in enumerate(pos.figures) if one.id == "belthir")
    assert pos.figures[belthir].side == "heroes"
    assert pos.figures[belthir].group == NOTHING
    pos.take_damage(belthir, 2)
    pos.change_side(belthir, "overlord")
    assert pos.figures[belthir].damage == 2
    assert belthir in pos.to_activate(pos.group_called("belthir"))


def test_a_casket_falls_beside_its_carrier_where_the_other_side_says():
    pos = begun("the_shadow_vault_1")
    casket = next(n for n, token in enumerate(pos.tokens) if token.kind == "casket")
    pos.pick_up(0, casket)
    fell = pos.figures[0].at
    does(pos, pos.suffering(0, damage=99))
    answer(pos, opt.DrawCard())
    assert pos.ask is not None
    assert (pos.ask.seat, pos.ask.topic) == (OVERLORD, "drop")
    beside = spaces_of(pos.floor.adjacent(1 << fell) & pos.empty())
    assert pos.ask.options == tuple(opt.ChooseSpace(space) for space in beside)
    *_, last = pos.ask.options
    assert isinstance(last, opt.ChooseSpace)
    answer(pos, last)
    assert pos.tokens[casket].space == last.space


def test_a_token_falls_where_its_carrier_falls():
    pos = begun("a_fat_goblin_1")
    put(pos, 0, (4, 5))
    crop = next(n for n, token in enumerate(pos.tokens) if token.kind == "crop")
    pos.pick_up(0, crop)
    does(pos, pos.suffering(0, damage=99))
    while pos.ask is not None and pos.ask.topic == "draw":
        GAME.apply(pos, 0, quiet=True)
    assert pos.figures[0].carries == NOTHING
    assert pos.tokens[crop].space == pos.ground.number[4, 5]
    assert pos.figures[0].fallen != NOWHERE

"""Rules of quests to the letter: each says something of somebody, and nothing of anybody or anything else."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.board import ground_of
from gloaming.games.descent.quests import encounters
from gloaming.games.descent.quests.figure_ops import places_of
from gloaming.games.descent.quests.listening import telling
from gloaming.games.descent.quests.op import tokens_called
from gloaming.games.descent.quests.telling import Happening, Telling
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.quest_speaks import CarryOutDue, due_for
from gloaming.games.descent.state import NOBODY, NOTHING, Token
from gloaming.pieces.squares import spaces_of
from tests.descent.questing import begun, does, named
from tests.descent.test_quest_actions import Quest
from tests.proof import rule


def stand(pos: DescentPosition, figure: int, space: int, **change: int) -> None:
    pos.figures[figure] = replace(pos.figures[figure], spaces=(space,), **change)


def beside(pos: DescentPosition, figure: int) -> int:
    """An empty space next to a figure."""
    return next(spaces_of(pos.floor.adjacent(pos.figures[figure].mask) & pos.empty()))


# What is forbidden and allowed.


@rule("DE-342")
@pytest.mark.parametrize(("who", "passes"), [("zachareth", True), ("open_1", False)])
def test_the_baron_alone_walks_through_shut_doors(who: str, passes: bool):
    pos = begun("the_shadow_vault_1")
    figure = named(pos, who)
    assert (pos.floor_for(figure) is pos.ground.floor(0)) == passes
    assert (pos.floor_for(figure) is pos.floor) != passes
    assert "locked" in pos.doors


@rule("DE-342")
def test_who_is_under_protection_is_the_only_one_not_attacked():
    pos = begun("castle_daerion_2")
    palamon, zombie = named(pos, "palamon"), named(pos, "zombies")
    stand(pos, zombie, beside(pos, palamon), actions=2, attacks=1)
    stand(pos, 0, beside(pos, zombie))
    assert pos.round <= 2
    offered = [option.figure for option in pos.offers(zombie) if isinstance(option, opt.AttackWith)]
    assert 0 in offered
    assert palamon not in offered


@rule("DE-142")
@pytest.mark.parametrize(("who", "opens"), [("merick", True), ("open_1", False)])
def test_merick_opens_the_locks_of_his_own_house(who: str, opens: bool):
    pos = begun("the_ritual_of_shadows_2")
    figure = named(pos, who)
    door = pos.doors.index("locked")
    near = list(pos.ground.doors.values())[door].near
    stand(pos, figure, next(spaces_of(near & (pos.empty() | pos.figures[figure].mask))), actions=2)
    assert (opt.OpenDoor(door) in pos.quest_actions(figure)) == opens


@rule("DE-142")
def test_a_door_that_one_rule_opens_stays_shut_where_the_rule_names_another():
    pos = begun("enduring_the_elements_2")
    merick = next((n for n, one in enumerate(pos.figures) if one.id == "merick"), NOBODY)
    figure = merick if merick != NOBODY else pos.add_figure(pos.new_figure("merick", ""))
    assert pos.allows(figure, "open_locked", door="laboratory_door")
    assert not pos.allows(figure, "open_locked", door="another_door")
    assert not pos.allows(0, "open_locked", door="laboratory_door")


@rule("DE-142")
def test_no_other_find_is_a_key():
    pos = begun("the_cardinals_plight_1")
    beside_door = next(spaces_of(next(iter(pos.ground.doors.values())).near & pos.empty()))
    stand(pos, 0, beside_door, actions=2)
    for kind in ("a_coin", "zither"):
        pos.hold(0, pos.add_token(Token(kind=kind)))
    assert opt.OpenDoor(0) not in pos.quest_actions(0)


# Ways off the map and onto it.


@rule("DE-109")
def test_a_way_is_open_while_its_token_lies_there():
    pos = begun("the_overlord_revealed_1")
    if not any(one.id == "zachareth" for one in pos.figures):
        pos.figures.append(pos.new_figure("zachareth", ""))
    baron = named(pos, "zachareth")
    pos.pick_up(baron, pos.add_token(Token(kind="shadow_key")))
    portals = {way.id: way.while_token for way in pos.laid_out.ways}
    for way, token in portals.items():
        for other in [n for n, one in enumerate(pos.tokens) if one.kind in portals.values()]:
            pos.take_token_off(other)
        space = next(spaces_of(pos.ground.marks[way]))
        stand(pos, baron, space)
        assert pos.ways_out(baron) == []
        about = telling(pos, 0, Happening(on="round_end"))
        assert places_of(pos, tuple(portals), None, about) == ()
        assert token is not None
        pos.add_token(Token(kind=token, space=space))
        assert pos.ways_out(baron) == [way]
        assert places_of(pos, tuple(portals), None, about) == (tuple(spaces_of(pos.ground.marks[way])),)
        pos.take_token_off(len(pos.tokens) - 1)
        for other_way, kind in portals.items():
            if other_way != way:
                assert kind is not None
                pos.add_token(Token(kind=kind, space=next(spaces_of(pos.ground.marks[other_way]))))
        assert pos.ways_out(baron) == [], "the tokens of the other ways open this one not"


@rule("DE-109")
def test_of_two_ways_each_is_for_its_own_side():
    pos = begun("the_masquerade_ball_1")
    guest = next(n for n, token in enumerate(pos.tokens) if token.face == "noble")
    pos.turn_up(guest)
    small = next(n for n in pos.monsters() if pos.sheet(n).size == (1, 1))
    for figure, ways in ((0, ["front_door"]), (small, ["back_door"])):
        found = []
        for way in ("front_door", "back_door"):
            stand(pos, figure, next(spaces_of(pos.ground.marks[way])))
            pos.figures[figure] = replace(pos.figures[figure], carries=guest)
            found += pos.ways_out(figure)
        assert found == ways
        pos.figures[figure] = replace(pos.figures[figure], carries=NOTHING)
        assert pos.ways_out(figure) == []  # nobody leaves without the guest


@pytest.mark.parametrize("kind", ["lava", "pit"])
def test_sr_04_figures_arrive_off_lava_and_pits_if_they_can(kind: str):
    encounter = next(
        name for name in encounters() if ground_of(name).terrain.get(kind, 0).bit_count() > 1 and "_1" in name
    )
    pos = begun(encounter)
    bad = pos.ground.terrain[kind]
    goblin = replace(pos.figures[pos.monsters()[0]], kind="lieutenant", spaces=())  # of one space
    place = bad | next(1 << n for n in spaces_of(pos.floor.adjacent(bad) & pos.empty() & ~bad))
    assert pos.bases_to_arrive(goblin, place) == [place & ~bad]
    assert set(pos.bases_to_arrive(goblin, bad)) == {1 << n for n in spaces_of(bad & pos.empty())}


# Words.


def test_this_is_where_that_very_token_lies():
    pos = begun("a_fat_goblin_1")
    crops = [n for n, token in enumerate(pos.tokens) if token.kind == "crop"]
    about = Telling(seat=0, encounter=pos.encounter, rule=0, token=crops[1])
    assert pos.place_of("this", about) == 1 << pos.tokens[crops[1]].space
    pos.take_token_off(crops[1])
    assert pos.place_of("this", about) == 0


def test_a_kind_of_token_is_what_lies_on_the_map_or_is_carried_on_it():
    pos = begun("a_fat_goblin_1")
    first, second, third, *others = [n for n, token in enumerate(pos.tokens) if token.kind == "crop"]
    about = Telling(seat=0, encounter=pos.encounter, rule=0, token=second)
    assert tokens_called(pos, "crop", about) == [first, second, third, *others]
    goblin = pos.monsters()[0]
    pos.take_token_off(first)
    pos.pick_up(0, second)
    pos.pick_up(goblin, third)
    pos.leave_map(goblin, "exit")
    assert tokens_called(pos, "crop", about) == [second, *others]
    assert tokens_called(pos, "this", about) == [second]
    assert tokens_called(pos, "this", replace(about, token=NOTHING)) == []
    assert tokens_called(pos, "this", replace(about, token=0)) == [0]


def test_that_is_the_space_of_somebody_who_is_gone():
    pos = begun("a_fat_goblin_1")
    goblin = pos.monsters()[0]
    space = pos.figures[goblin].at
    about = Telling(seat=0, encounter=pos.encounter, rule=0, that=goblin, space=space)
    pos.defeat(goblin, 0)
    assert pos.place_of("that", about) == 1 << space


@rule("DE-268")
def test_taking_a_token_off_empties_no_other_hands():
    pos = begun("a_fat_goblin_1")
    first, second = [n for n, token in enumerate(pos.tokens) if token.kind == "crop"][:2]
    pos.pick_up(0, second)
    pos.hold(0, first)
    pos.take_token_off(first)
    assert pos.figures[0].carries == second
    pos.take_token_off(second)
    assert pos.figures[0].carries == NOTHING


@pytest.mark.parametrize("number", [-3, 99])
def test_a_counter_stays_between_nothing_and_its_limit(number: int):
    name, counter = next(
        (name, one) for name, entry in encounters().items() for one in entry.counters if one.max is not None
    )
    pos = begun(name)
    pos.change_counter(counter.id, number)
    assert counter.max is not None
    assert pos.counter(counter.id) == (0 if number < 0 else pos.number_of(counter.max))


def test_heroes_who_share_a_question_are_asked_for_at_the_first_of_them():
    pos = begun("first_blood_1", 3)
    pos.heroes = [replace(hero, seat=seat) for hero, seat in zip(pos.heroes, (2, 3, 1), strict=True)]
    about = Telling(seat=0, encounter=pos.encounter, rule=0, that=1)
    assert pos.asked_for("heroes") == 2
    assert pos.asked_for("heroes", about) == 3
    assert pos.asked_for("overlord", about) == 0
    assert pos.asked_for("heroes", replace(about, that=pos.monsters()[0])) == 2


# What is put off.


def test_what_was_put_off_is_done_when_it_is_due_and_not_put_off_again(monkeypatch: pytest.MonkeyPatch):
    quest = Quest(monkeypatch)
    quest.says({"op": "place", "who": "that", "where": "26A", "delay": 1}, that=0)
    assert [(due.side, due.figure) for due in quest.pos.due] == [("heroes", 0)]
    quest.pos.round += 1
    does(quest.pos, CarryOutDue(0, Happening(on="turn_start", that=0)))
    assert quest.topic == "place"
    assert not quest.pos.due


def test_who_comes_later_comes_in_the_overlords_turn(monkeypatch: pytest.MonkeyPatch):
    quest = Quest(monkeypatch)
    for goblin in quest.pos.in_group(quest.pos.group_called("goblins")):
        quest.pos.remove(goblin)
    quest.says({"op": "spawn", "what": "goblins", "count": 1, "where": "26A", "delay": 2})
    assert [(due.side, due.figure, due.brings) for due in quest.pos.due] == [("overlord", NOBODY, "goblins")]
    quest.pos.round += 1
    assert due_for(quest.pos, NOBODY) == []
    quest.pos.round += 1
    assert due_for(quest.pos, 0) == []
    does(quest.pos, CarryOutDue(NOBODY, Happening(on="turn_start")))
    assert quest.topic == "place"

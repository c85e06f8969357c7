"""Moving: points, blocked spaces, interruptions, fatigue, leaving the map."""

from __future__ import annotations

import pytest

from gloaming.games.descent import events, options
from gloaming.games.descent.rules.move import walks
from gloaming.pieces.squares import Point
from tests.descent.drawing import drawn, places, room
from tests.descent.scene import DescentScene, Player, descent
from tests.proof import rule


def go(scene: DescentScene, x: int, y: int) -> options.Go:
    """The option to go to a place."""
    space = scene.pos.ground.number[x, y]
    assert scene.pos.ask is not None
    return next(o for o in scene.pos.ask.options if isinstance(o, options.Go) and o.space == space)


@rule("DE-091", "DE-094")
def test_a_move_action_gives_speed_in_points_and_a_second_adds_to_them():
    t = descent(room(9, 2), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "fatigue": 4})
    t.ann.does("take a move action")
    assert t.ann.figure.points == 3
    t.ann.does("take a move action")
    assert t.ann.figure.points == 6
    t.ann.is_not_offered("take a move action")


@rule("DE-092", "DE-093")
def test_a_space_costs_one_point_and_fewer_may_be_used():
    t = descent(room(5, 1), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "points": 3, "fatigue": 4})
    t.ann.goes(1, 0)
    assert t.ann.figure.points == 2
    t.ann.does("end the turn")
    assert t.ann.at == (1, 0)
    assert t.ann.figure.points == 0


@rule("DE-095", "DE-096")
def test_figures_and_obstacles_block():
    t = descent(
        drawn(".....", "OO.OO"),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "points": 5},
        monsters={"zombie": {"at": (2, 0)}},
    )
    assert t.ann.can_go() == {(1, 0), (2, 1), (3, 0), (4, 0)}  # around the zombie, never through it or an obstacle


@rule("DE-097", "DE-098", "DE-099")
def test_friends_are_passed_and_nobody_stops_there():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "points": 3},
        bob={"hero": "Jain Fairwood", "at": (1, 0)},
    )
    assert t.ann.can_go() == {(2, 0), (3, 0)}
    monsters = descent(
        room(5, 1),
        ann={"at": (4, 0)},
        monsters={"zombie": {"at": (0, 0)}, "zombie_2": {"at": (1, 0)}},
        turn_of="zombie",
    )
    monsters.overlord.does("take a move action")
    assert monsters.overlord.can_go() == {(2, 0), (3, 0)}


@rule("DE-102", "DE-X02", "DE-086")
def test_a_move_is_paused_for_an_attack_and_goes_on():
    t = descent(
        room(8, 2),
        ann={"hero": "Leoric of the Book", "at": (0, 0)},
        monsters={"zombie": {"at": (7, 0)}},
    )
    t.ann.does("take a move action")
    t.ann.goes(2, 0)
    t.rolls("blue X", "yellow 1h1r", "brown 0")
    t.ann.attacks("zombie", "Arcane Bolt")
    assert t.ann.figure.actions == 0
    assert t.ann.figure.points == 2
    t.ann.goes(4, 0)
    assert t.ann.at == (4, 0)


@rule("DE-103")
def test_monsters_move_as_heroes_do_and_never_buy_movement():
    t = descent(room(9, 1), ann={"at": (8, 0)}, monsters={"zombie": {"at": (0, 0)}}, turn_of="zombie")
    t.overlord.does("take a move action")
    assert t.overlord.can_go() == {(1, 0), (2, 0), (3, 0)}
    t.overlord.goes(1, 0)
    assert t.figure("zombie").points == 2
    assert t.overlord.can_go() == {(0, 0), (2, 0), (3, 0)}


@rule("DE-104", "DE-106")
def test_fatigue_buys_movement_without_an_action():
    t = descent(room(9, 1), ann={"hero": "Grisban the Thirsty", "at": (0, 0)})
    assert t.ann.can_go() == {(1, 0), (2, 0), (3, 0), (4, 0)}
    t.ann.goes(2, 0)
    assert t.ann.fatigue == 2
    assert t.ann.figure.actions == 2
    assert t.ann.figure.moves == 0


@rule("DE-104")
def test_fatigue_buys_movement_in_one_s_own_turn_alone():
    t = descent(
        room(9, 1), ann={"hero": "Jain Fairwood", "at": (0, 0)}, bob={"hero": "Grisban the Thirsty", "at": (4, 0)}
    )
    assert t.pos.active == 0
    assert walks(t.pos, 0)
    assert walks(t.pos, 1) == []


@rule("DE-104", "DE-106", "DE-317")
@pytest.mark.parametrize(
    ("skills", "row", "to", "points", "fatigue", "left"),
    [
        ([], "....", 1, 0, 1, 0),
        ([], "....", 2, 1, 1, 0),
        ([], "....", 3, 2, 1, 0),
        ([], ".W..", 1, 0, 2, 0),
        ([], ".W..", 1, 1, 1, 0),
        ([], ".W..", 1, 3, 0, 1),
        (["Fleet of Foot"], "....", 1, 0, 1, 1),
        (["Fleet of Foot"], "....", 3, 0, 2, 1),
        (["Fleet of Foot"], ".W..", 1, 0, 1, 0),
        (["Fleet of Foot"], ".W..", 1, 1, 1, 1),
        (["Fleet of Foot"], ".W..", 2, 0, 2, 1),
    ],
)
def test_no_more_is_bought_than_a_step_needs(skills, row, to, points, fatigue, left):
    jain: Player = {"hero": "Jain Fairwood", "hero_class": "Wildlander", "at": (0, 0), "skills": skills}
    t = descent(drawn(row), ann={**jain, "actions": 0, "points": points})
    t.ann.goes(to, 0)
    assert (t.ann.fatigue, t.ann.figure.points) == (fatigue, left)
    assert all(bought.points > 0 for bought in t.told(events.MovementBought))


@rule("DE-105", "DE-233")
def test_nothing_is_bought_beyond_stamina():
    t = descent(room(9, 1), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "fatigue": 4})
    assert t.ann.can_go() == set()
    t.ann.does("take a move action")
    assert t.ann.can_go() == {(1, 0), (2, 0), (3, 0)}
    fleet: Player = {"hero": "Jain Fairwood", "hero_class": "Wildlander", "at": (0, 0), "skills": ["Fleet of Foot"]}
    t = descent(room(14, 1), ann={**fleet, "actions": 0, "points": 1})
    assert max(t.ann.can_go()) == (1 + 2 * t.pos.stamina(0), 0)


@rule("DE-107")
def test_movement_is_bought_between_actions_and_never_in_the_middle_of_one():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0)}},
        rolls=("blue 2h1s2r", "red 1h", "brown 2"),
    )
    t.ann.attacks("zombie", "Chipped Greataxe")
    assert t.ann.ask.topic == "surges"
    assert not [option for option in t.ann.ask.options if isinstance(option, options.Go)]


@rule("DE-111", "DE-112")
def test_tokens_leave_a_space_empty_and_a_hero_can_stop_on_one():
    t = descent(room(4, 1), ann={"at": (0, 0), "points": 3}, search=[(1, 0)])
    empty = t.pos.empty()
    assert empty >> t.pos.ground.number[1, 0] & 1
    assert not empty >> t.pos.ground.number[0, 0] & 1
    t.ann.goes(1, 0)
    assert t.ann.at == (1, 0)


@rule("DE-317")
def test_water_costs_two_points_and_is_not_entered_with_one():
    t = descent(drawn(".W.", "OOO"), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "points": 2, "fatigue": 4})
    assert go(t, 1, 0).points == 2
    short = descent(drawn(".W.", "OOO"), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "points": 1, "fatigue": 4})
    assert short.ann.can_go() == set()


@rule("DE-319", "DE-324")
def test_a_pit_is_fallen_into_and_ends_the_move():
    t = descent(drawn("..P...", "OOOOOO"), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "points": 5})
    assert (3, 0) not in t.ann.can_go()
    assert go(t, 2, 0).damage == 2
    t.ann.goes(2, 0)
    assert t.ann.damage == 2
    assert t.ann.figure.points == 0
    assert t.told(events.FellIntoPit)


@rule("DE-319")
def test_whoever_falls_into_a_pit_trades_no_more_as_his_move_is_over():
    t = descent(
        drawn("..P...", "OOOOOO"),
        ann={"hero": "Grisban the Thirsty", "at": (1, 0), "items": ["Health Potion"]},
        bob={"hero": "Jain Fairwood", "at": (3, 0)},
    )
    t.ann.does("take a move action")
    t.ann.goes(2, 0)
    assert t.pos.adjacent(0, 1)
    t.ann.is_not_offered("trade with Jain")


@rule("DE-322", "DE-323")
def test_in_a_pit_one_can_only_climb_out():
    t = descent(
        drawn(".P.", "..."),
        ann={"hero": "Grisban the Thirsty", "at": (1, 0), "fatigue": 0},
        monsters={"zombie": {"at": (0, 0)}},
    )
    t.ann.is_offered_only("climb out", "end the turn", "use the feat")
    t.ann.does("climb out")
    assert t.ann.ask.topic == "climb"
    assert len(t.ann.ask.options) == 4  # (2, 0) and the row below; the zombie's space is not empty
    t.ann.does("stand on C1")
    assert t.ann.at == (2, 0)
    assert t.ann.figure.actions == 1
    t.ann.is_offered("take a move action")


@rule("DE-323")
@pytest.mark.parametrize(("zombie", "to"), [((3, 0), {(2, 0)}), ((2, 0), {(0, 0)})])
def test_one_climbs_into_another_pit_only_where_there_is_nothing_else(zombie: Point, to: set[Point]):
    t = descent(
        drawn("PP..", "OOOO"),
        ann={"hero": "Grisban the Thirsty", "at": (1, 0)},
        monsters={"zombie": {"at": zombie}},
    )
    assert {place for base in t.pos.climbs_to(0) for place in places(t.pos.ground, base)} == to


@rule("DE-323")
def test_nobody_climbs_out_where_no_space_is_empty():
    t = descent(
        drawn(".P.", "OOO"),
        ann={"hero": "Grisban the Thirsty", "at": (1, 0)},
        bob={"at": (0, 0)},
        monsters={"zombie": {"at": (2, 0)}},
    )
    assert options.ClimbOut() not in t.ann.ask.options


@rule("DE-320", "DE-321")
def test_in_a_pit_only_neighbours_are_seen_and_see():
    t = descent(
        drawn("P....", "....."), ann={"hero": "Leoric of the Book", "at": (4, 0)}, monsters={"zombie": {"at": (0, 0)}}
    )
    assert not t.pos.sees_figure(0, t.number("zombie"))
    assert not t.pos.sees_figure(t.number("zombie"), 0)
    near = descent(
        drawn("P....", "....."), ann={"hero": "Leoric of the Book", "at": (1, 0)}, monsters={"zombie": {"at": (0, 0)}}
    )
    assert near.pos.sees_figure(0, near.number("zombie"))
    assert near.pos.sees_figure(near.number("zombie"), 0)
    beside = descent(
        drawn("P....", "....."), ann={"hero": "Leoric of the Book", "at": (4, 0)}, monsters={"zombie": {"at": (1, 0)}}
    )
    assert beside.pos.sees_figure(0, beside.number("zombie"))  # a pit nobody is in hinders nobody


@rule("DE-326")
def test_lava_burns_each_time_it_is_entered():
    t = descent(drawn("..LL.", "OOOOO"), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "points": 5})
    t.ann.goes(4, 0)
    assert t.ann.damage == 2


@rule("DE-327", "DE-328", "DE-238")
def test_who_ends_a_turn_in_lava_is_knocked_out_beside_it():
    t = descent(drawn(".L.", "OOO"), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "points": 1})
    t.ann.goes(1, 0)
    assert t.ann.damage == 1
    t.ann.does("end the turn")
    assert t.pos.knocked_out(0)
    assert t.at(0) in {(0, 0), (2, 0)}
    assert t.ann.damage == 14
    assert t.ann.fatigue == 4


@rule("DE-329")
def test_a_large_monster_dies_in_lava_only_if_all_of_it_is_there():
    for row, dead in (("LL..", True), ("L...", False)):
        t = descent(
            drawn(row, row, "...."),
            ann={"at": (3, 2)},
            monsters={"ettin": {"at": [(0, 0), (1, 0), (0, 1), (1, 1)]}},
            turn_of="ettin",
        )
        t.overlord.does("end the turn")
        assert bool(t.figure("ettin").gone) == dead


@rule("DE-325")
def test_a_large_monster_passes_pits():
    t = descent(
        drawn("..PP..", "..PP..", "......"),
        ann={"hero": "Grisban the Thirsty", "at": (5, 2)},
        monsters={"ettin": {"at": [(0, 0), (1, 0), (0, 1), (1, 1)]}},
        turn_of="ettin",
    )
    t.overlord.does("take a move action")
    t.overlord.goes(3, 0)
    t.overlord.does("stand on D1, E1, D2 and E2")
    assert t.figure("ettin").damage == 0
    assert t.figure("ettin").points == 1
    fallen = descent(
        drawn("..PP..", "..PP..", "......"),
        ann={"hero": "Grisban the Thirsty", "at": (5, 2)},
        monsters={"ettin": {"at": [(0, 0), (1, 0), (0, 1), (1, 1)]}},
        turn_of="ettin",
    )
    fallen.overlord.does("take a move action")
    fallen.overlord.goes(2, 0)
    fallen.overlord.does("stand on C1, D1, C2 and D2")
    assert fallen.figure("ettin").damage == 2
    assert fallen.figure("ettin").points == 0


@rule("DE-101", "DE-100")
def test_diagonal_steps_cost_the_same_also_around_the_end_of_a_wall():
    t = descent(
        drawn("..", "..", walls=((0, 1, 1, 1),)), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "points": 2}
    )
    assert go(t, 1, 1).points == 1
    assert go(t, 0, 1).points == 2

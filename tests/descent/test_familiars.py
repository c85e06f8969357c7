"""Familiars: when they act, what they may do, and how they are treated as figures."""

from __future__ import annotations

from typing import Any

from gloaming.games.descent import events, options
from gloaming.games.descent.rules import attribute_test as tests_of
from gloaming.kernel import done
from gloaming.kernel.agenda import Frame, run
from tests.descent.drawing import drawn, room
from tests.descent.scene import DescentScene, descent
from tests.proof import rule


def necromancer(ground: Any = None, *, familiar: tuple[int, int] = (1, 0), **more: Any) -> DescentScene:
    """Widow Tarha with her Reanimate on the map."""
    ann = {"hero": "Widow Tarha", "hero_class": "Necromancer", "at": (0, 0)}
    t = descent(ground or room(6, 2), ann=ann, **more)  # type: ignore[arg-type]
    number = t.pos.call_familiar(0, "Reanimate", t.pos.ground.number[familiar])
    t.by_name["reanimate"] = number
    turn = t.pos.agenda[-1]
    t.pos.agenda[-1] = Frame(turn.rule, turn.rule.places["act"])
    run(t.pos)
    return t


@rule("DE-299", "DE-X25", "DE-302")
def test_the_reanimate_acts_first_and_costs_no_action():
    t = necromancer(monsters={"barghest": {"at": [(4, 0), (5, 0)], "rank": "master"}})
    t.ann.does("let Reanimate act")
    t.ann.does("take a move action")
    assert t.figure("reanimate").points == 3
    t.ann.goes(3, 0)
    t.rolls("blue 2h3r", "red 2h", "gray 1")
    t.ann.attacks("barghest")
    t.carries_on()
    t.ann.does("end the turn")  # it has a point left
    assert t.figure("barghest").damage == 3
    assert t.ann.figure.actions == 2
    assert t.pos.active == 0
    t.ann.is_not_offered(options.Familiar(t.number("reanimate")))


@rule("DE-300")
def test_a_familiar_acts_before_the_first_action_or_after_the_last():
    t = necromancer()
    t.ann.is_offered("let Reanimate act")
    t.ann.does("take a move action")
    assert not [option for option in t.ann.ask.options if isinstance(option, options.Familiar)]
    t.ann.does("end the turn")
    t.ann.is_offered_only("let Reanimate act", "pass")


@rule("DE-302")
def test_a_familiar_opens_no_doors():
    t = necromancer(drawn("....", "....", doors={"gate": (2, 0, 2, 2)}))
    t.ann.does("let Reanimate act")
    assert options.OpenDoor(0) not in t.ann.ask.options


@rule("DE-311")
def test_a_familiar_climbs_out_of_a_pit_with_its_move():
    t = necromancer(drawn(".P..", "...."))
    t.ann.does("let Reanimate act")
    t.ann.is_offered_only("climb out", "end the turn")
    t.ann.does("climb out")
    t.ann.does("stand on C1")
    assert t.at(t.number("reanimate")) == (2, 0)
    assert t.figure("reanimate").extra_moves == 0


@rule("DE-301")
def test_a_familiar_moves_up_to_its_speed():
    t = necromancer()
    t.ann.does("let Reanimate act")
    t.ann.does("take a move action")
    assert t.ann.can_go() == {(x, y) for x in range(5) for y in range(2)} - {(0, 0), (1, 0)}
    t.ann.is_not_offered("take a move action")


@rule("DE-307", "DE-308")
def test_the_reanimate_blocks_monsters_and_sight_and_lets_heroes_pass():
    t = necromancer(drawn("......", "OOOOOO"), monsters={"zombie": {"at": (3, 0)}})
    t.ann.is_not_offered("attack minion Zombie with Reaper's Scythe")
    assert t.ann.can_go() == {(2, 0)}
    blocked = t.pos.reach(t.number("zombie"), 4)
    assert not blocked.all >> t.pos.ground.number[1, 0] & 1


@rule("DE-309", "DE-303")
def test_monsters_attack_the_reanimate():
    t = necromancer(monsters={"zombie": {"at": (2, 0)}})
    options_ = t.pos.attacks_for(t.number("zombie"))
    assert options.AttackWith(-1, t.number("reanimate")) in options_
    assert t.pos.is_of(-1, t.number("reanimate"), "heroes")


@rule("DE-310")
def test_the_reanimate_fails_every_test():
    t = necromancer()
    assert not t.pos.has_attributes(t.number("reanimate"))
    assert t.pos.has_attributes(0)
    for attribute in ("might", "knowledge", "willpower", "awareness"):
        test = tests_of.AttributeTest(t.number("reanimate"), attribute)
        assert test.roll(t.pos) == done(tests_of.TestResult(False, 0))


@rule("DE-311")
def test_terrain_affects_the_reanimate_as_any_figure():
    t = necromancer(drawn("..P..", "OOOOO"))
    t.ann.does("let Reanimate act")
    t.ann.does("take a move action")
    t.ann.goes(2, 0)
    assert t.figure("reanimate").damage == 2
    assert t.told(events.FellIntoPit)


@rule("DE-327")
def test_the_reanimate_is_defeated_where_it_ends_its_activation_in_lava():
    t = necromancer(drawn("..L..", "OOOOO"))
    t.ann.does("let Reanimate act")
    t.ann.does("take a move action")
    t.ann.goes(2, 0)
    assert t.figure("reanimate").damage == 1
    t.ann.does("end the turn")
    assert t.figure("reanimate").gone == "defeated"
    assert t.pos.active == 0


@rule("DE-312")
def test_the_reanimate_can_be_stunned():
    t = necromancer()
    t.pos.inflict(t.number("reanimate"), "Stunned")
    assert t.conditions("reanimate") == ["Stunned"]
    t.ann.does("let Reanimate act")
    assert t.pos.active == 0  # it has no action to shake that off with


@rule("DE-313")
def test_a_defeated_familiar_is_removed_and_nobody_draws():
    t = necromancer(
        monsters={"zombie": {"at": (2, 0)}},
    )
    t.pos.take_damage(t.number("reanimate"), 3)
    turn = t.pos.agenda[-1].rule
    t.pos.agenda[-1] = Frame(turn, turn.places["go_on"])
    t.pos.agenda.append(Frame(t.pos.suffering(t.number("reanimate"), damage=1)))
    run(t.pos)
    assert t.figure("reanimate").gone == "defeated"
    t.overlord.is_not_asked()


def test_the_dead_are_raised_in_an_empty_space():
    t = necromancer(familiar=(5, 1), monsters={"zombie": {"at": (1, 0)}})
    t.ann.does("use Raise Dead")
    t.ann.is_offered_only("choose A2", "choose B2")


def test_raising_the_dead_is_an_action_and_replaces_the_one_there_is():
    t = necromancer()
    t.ann.does("use Raise Dead")
    t.ann.does("choose A2")
    assert t.at(t.number("reanimate")) == (0, 1)
    assert t.ann.figure.actions == 1
    assert t.ann.fatigue == 1

"""The cards of the Knight."""

from __future__ import annotations

import pytest

from tests.descent.drawing import room
from tests.descent.scene import DescentScene, Player, descent

SYNDRAEL: Player = {"hero": "Syndrael", "hero_class": "Knight", "at": (1, 1)}


def knight(*skills: str, **more: object) -> DescentScene:
    """Syndrael next to a zombie, another one far away, with these skills."""
    ann: Player = {**SYNDRAEL, "skills": skills, **more}  # type: ignore[typeddict-item]
    return descent(room(6, 4), ann=ann, monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}})


def attacked(*skills: str, at: tuple[int, int] = (1, 1), target: str = "ann") -> DescentScene:
    """A zombie attacks Syndrael, or Jain beside her."""
    t = descent(
        room(6, 4),
        ann={**SYNDRAEL, "skills": skills, "at": at},
        bob={"hero": "Jain Fairwood", "at": (1, 2)},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}},
        turn_of="zombie",
        rolls=("blue 2h3r", "yellow 1h1r", "gray 1"),
    )
    t.overlord.attacks(target)
    return t


def test_iron_longsword_makes_the_target_reroll():
    t = knight()
    t.rolls("blue 2h1s2r", "red 1h", "brown 2")
    t.ann.attacks("zombie", "Iron Longsword")
    t.rolls("brown 0")
    t.ann.does("spend 1 surge: the target must reroll 1 defense die of your choice")
    t.is_quiet()
    assert t.figure("zombie").gone == "defeated"


def test_wooden_shield_adds_a_shield():
    t = attacked()
    t.ann.does("use Wooden Shield")
    t.carries_on()
    assert t.ann.damage == 3 - 1 - 1


def test_oath_of_honor_stands_by_a_friend_and_attacks():
    t = descent(
        room(8, 4),
        ann={**SYNDRAEL, "at": (0, 0)},
        bob={"hero": "Jain Fairwood", "at": (3, 0)},
        monsters={"zombie": {"at": (4, 0)}, "zombie_2": {"at": (7, 3)}},
    )
    t.rolls("blue 2h3r", "red 1h", "brown 0")
    t.ann.does("use Oath of Honor")
    assert t.ann.at == (3, 1)  # the only empty space next to the zombie that is 3 spaces away
    assert t.figure("zombie").gone == "defeated"
    assert t.ann.figure.actions == 1


def test_oath_of_honor_needs_a_hero_with_a_monster_near():
    t = descent(
        room(8, 4),
        ann={**SYNDRAEL, "at": (0, 0)},
        bob={"hero": "Jain Fairwood", "at": (4, 0)},
        monsters={"zombie": {"at": (5, 0)}},
    )
    t.ann.is_not_offered("use Oath of Honor")  # Jain is 4 spaces away
    far = descent(
        room(8, 4),
        ann={**SYNDRAEL, "at": (0, 0)},
        bob={"hero": "Jain Fairwood", "at": (3, 0)},
        monsters={"zombie": {"at": (5, 0)}},
    )
    far.ann.is_not_offered("use Oath of Honor")  # the zombie is not next to her


def test_advance_follows_a_kill():
    t = knight("Advance")
    t.rolls("blue 2h3r", "red 1h", "brown 0")
    t.ann.attacks("zombie", "Iron Longsword")
    t.ann.does("use Advance")
    t.ann.goes(4, 2)
    t.rolls("blue 2h3r", "red 1h", "brown 0")
    t.ann.passes()  # a point is left
    t.ann.attacks("zombie_2", "Iron Longsword")
    assert t.figure("zombie_2").gone == "defeated"
    assert t.ann.fatigue == 1
    assert t.ann.figure.actions == 1


def test_advance_needs_a_kill():
    t = knight("Advance")
    t.rolls("blue 1h5r", "red 1h", "brown 2")
    t.ann.attacks("zombie", "Iron Longsword")
    t.is_quiet()
    t.ann.is_not_offered("use Advance")


def test_challenge_adds_damage_to_attacks_on_the_marked_monster():
    t = knight("Challenge")
    t.ann.does("use Challenge")
    t.ann.picks("zombie")
    t.rolls("blue 1h5r", "red 1h", "brown 1")
    t.ann.attacks("zombie", "Iron Longsword")
    assert t.figure("zombie").damage == 2  # 1 + 1 + 1 - 1
    assert t.ann.exhausted == ["Challenge"]


def test_challenge_cuts_both_ways():
    t = descent(
        room(6, 4),
        ann={**SYNDRAEL, "skills": ["Challenge"]},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (1, 2)}},
    )
    t.ann.does("use Challenge")
    t.ann.picks("zombie")
    t.ann.does("end the turn")
    t.overlord.activates("zombie")
    t.rolls("blue 1h5r", "yellow 1h1r", "gray 1")
    t.overlord.attacks("ann")
    t.carries_on()
    assert t.ann.damage == 2  # 1 + 1 + 1 - 1


@pytest.mark.parametrize(("attacker", "target"), [("zombie", "bob"), ("zombie_2", "ann")])
def test_challenge_is_between_the_two_alone(attacker, target):
    t = descent(
        room(6, 4),
        ann={**SYNDRAEL, "skills": ["Challenge"], "actions": 0},
        bob={"hero": "Grisban the Thirsty", "at": (2, 2), "acted": True},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (1, 2)}},
    )
    t.ann.does("use Challenge")
    t.ann.picks("zombie")
    t.ann.does("end the turn")
    t.overlord.activates(attacker)
    t.rolls("blue 1h5r", "yellow 1h1r", "gray 1")
    t.overlord.attacks(target)
    t.carries_on()
    assert (t.ann if target == "ann" else t.bob).damage == 1  # 1 + 1 - 1


def test_challenge_is_over_when_the_card_is_refreshed():
    t = knight("Challenge")
    t.ann.does("use Challenge")
    t.ann.picks("zombie")
    t.pos.refresh(0)
    t.rolls("blue 1h5r", "red 1h", "brown 1")
    t.ann.attacks("zombie", "Iron Longsword")
    t.carries_on()
    assert t.figure("zombie").damage == 1  # 1 + 1 - 1


def test_defend_takes_the_place_of_a_neighbour():
    t = attacked("Defend", target="bob")
    t.ann.does("use Defend")
    t.carries_on()
    assert t.ann.damage == 2
    assert t.bob.damage == 0
    assert t.ann.fatigue == 1


def test_defense_training_adds_a_die_while_a_shield_is_equipped():
    t = knight("Defense Training")
    assert t.pos.defense_pool(0) == ("gray", "brown")
    t = knight("Defense Training", equipped=["Iron Longsword"])
    assert t.pos.defense_pool(0) == ("gray",)


def test_defense_training_is_exhausted_in_place_of_the_shield():
    t = attacked("Defense Training")
    t.ann.does("use Wooden Shield")
    t.ann.does("exhaust Defense Training")
    assert t.ann.exhausted == ["Defense Training"]


def test_defense_training_takes_the_place_of_shields_alone():
    t = knight("Defense Training", equipped=["Iron Longsword", "Mana Weave"])
    t.rolls("blue 2h3r", "red 1h", "brown 0")
    t.ann.attacks("zombie", "Iron Longsword")
    t.ann.does("use Mana Weave")
    assert t.ann.exhausted == ["Mana Weave"]


def test_defense_training_that_is_exhausted_takes_the_place_of_nothing():
    t = attacked("Defense Training")
    t.pos.exhaust(0, t.pos.skill_named(0, "Defense Training"))
    t.ann.does("use Wooden Shield")
    assert t.ann.exhausted == ["Defense Training", "Wooden Shield"]


def test_guard_interrupts_a_monster_that_comes_near():
    t = descent(
        room(8, 3),
        ann={**SYNDRAEL, "skills": ["Guard"], "at": (1, 1)},
        monsters={"zombie": {"at": (4, 1)}, "zombie_2": {"at": (7, 2)}},
        turn_of="zombie",
    )
    t.overlord.does("take a move action")
    t.overlord.goes(2, 1)
    t.rolls("blue 2h3r", "red 1h", "brown 0")
    t.ann.does("use Guard")
    assert t.figure("zombie").gone == "defeated"
    assert t.ann.fatigue == 2


def test_shield_slam_stuns_with_a_surge():
    t = knight("Shield Slam")
    t.rolls("blue 2h1s2r", "red 1h", "brown 2")
    t.ann.attacks("zombie", "Iron Longsword")
    t.ann.does("spend 1 surge: an adjacent monster is Stunned")
    t.is_quiet()
    assert t.conditions("zombie") == ["Stunned"]


def test_inspiration_refreshes_those_beside_her():
    t = descent(
        room(6, 4),
        ann={**SYNDRAEL, "skills": ["Inspiration"], "fatigue": 2},
        bob={"hero": "Jain Fairwood", "at": (1, 2), "fatigue": 2},
        cid={"hero": "Avric Albright", "at": (5, 3), "fatigue": 2},
        start="start",
    )
    assert (t.ann.fatigue, t.bob.fatigue, t.cid.fatigue) == (1, 1, 2)


def test_inspiration_needs_company():
    t = descent(room(6, 4), ann={**SYNDRAEL, "skills": ["Inspiration"], "fatigue": 2}, start="start")
    assert t.ann.fatigue == 2


def test_stalwart_strikes_once_more_before_she_falls():
    t = descent(
        room(6, 4),
        ann={**SYNDRAEL, "skills": ["Stalwart"], "damage": 13},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}},
        turn_of="zombie",
        rolls=("blue 2h3r", "yellow 1h1r", "gray 1"),
    )
    assert t.pos.health(0) == 14
    t.overlord.attacks("ann")
    t.carries_on_to("falling")
    t.ann.does("use Stalwart")
    t.rolls("blue 2h3r", "red 1h", "brown 0")
    t.ann.passes()  # she stays where she is
    t.overlord.passes()  # and draws no card
    assert t.figure("zombie").gone == "defeated"
    assert t.figure("ann").fallen >= 0


def test_a_trap_on_the_way_of_stalwart_may_fell_her_first():
    t = descent(
        room(6, 4),
        ann={**SYNDRAEL, "skills": ["Stalwart"], "damage": 13},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}},
        hand=["Pit Trap"],
        turn_of="zombie",
        rolls=("blue 2h3r", "yellow 1h1r", "gray 1"),
    )
    t.overlord.attacks("ann")
    t.carries_on_to("falling")
    t.ann.does("use Stalwart")
    t.ann.goes(0, 1)
    t.rolls("gray 3", "black 3")
    t.overlord.does("play Pit Trap")
    t.overlord.passes()  # and draws no card, which is asked once
    assert t.pos.ground.at[t.figure("ann").fallen] == (0, 1)
    assert t.overlord.ask.topic == "act"

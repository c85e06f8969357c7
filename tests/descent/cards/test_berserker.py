"""The cards of the Berserker."""

from __future__ import annotations

import pytest

from tests.descent.drawing import room
from tests.descent.scene import DescentScene, Player, descent

GRISBAN: Player = {"hero": "Grisban the Thirsty", "hero_class": "Berserker", "at": (1, 1)}


def berserker(*skills: str, **more: object) -> DescentScene:
    """Grisban next to a zombie, another one far away, with these skills."""
    ann: Player = {**GRISBAN, "skills": skills, **more}  # type: ignore[typeddict-item]
    return descent(room(6, 4), ann=ann, monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}})


def test_chipped_greataxe_has_two_surges_for_damage():
    t = berserker()
    t.rolls("blue 2h1s2r", "red 3h1s", "brown 0")
    t.ann.attacks("zombie", "Chipped Greataxe")
    t.ann.does("spend 1 surge: +1 damage")
    t.ann.does("spend 1 surge: +1 damage")
    t.is_quiet()
    assert t.figure("zombie").gone == "defeated"


def test_rage_adds_a_damage():
    t = berserker()
    t.rolls("blue 1h5r", "red 1h", "brown 1")
    t.ann.does("use Rage")
    assert t.figure("zombie").damage == 2  # 1 + 1 + 1 - 1


def test_brute_is_healthier_and_stands_up_healthier():
    t = berserker("Brute")
    assert t.pos.health(0) == 18
    t = descent(
        room(6, 4),
        ann={**GRISBAN, "skills": ["Brute"], "fallen": True, "damage": 18, "at": (1, 1)},
        bob={"hero": "Jain Fairwood", "at": (1, 2)},
        monsters={"zombie": {"at": (5, 3)}},
        turn_of="bob",
        rolls=("red 2h", "red 1h"),
    )
    t.bob.does("revive Grisban")
    t.carries_on()
    assert t.ann.damage == 18 - 3 - 2


def test_counter_attack_answers_an_attack():
    t = descent(
        room(6, 4),
        ann={**GRISBAN, "skills": ["Counter Attack"]},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}},
        turn_of="zombie",
        rolls=("blue 1h5r", "yellow 1h1r", "gray 2"),
    )
    t.overlord.attacks("ann")
    t.ann.is_offered("use Counter Attack", "pass")
    t.rolls("blue 2h3r", "red 3h", "brown 0")
    t.ann.does("use Counter Attack")
    assert t.figure("zombie").gone == "defeated"
    assert t.ann.fatigue == 1
    assert t.ann.exhausted == ["Counter Attack"]


def test_cripple_immobilizes_after_a_test_of_might():
    t = berserker("Cripple")
    t.rolls("gray 3", "black 2")  # 5 shields against a Might of 5
    t.ann.does("use Cripple")
    assert t.conditions("zombie") == ["Immobilized"]
    assert t.ann.fatigue == 2
    t.ann.is_not_offered("use Cripple")


def test_cripple_fails_above_might():
    t = berserker("Cripple")
    t.rolls("gray 3", "black 3")
    t.ann.does("use Cripple")
    assert not t.conditions("zombie")


def test_charge_moves_and_attacks():
    t = descent(room(7, 3), ann={**GRISBAN, "skills": ["Charge"], "at": (0, 0)}, monsters={"zombie": {"at": (4, 0)}})
    t.ann.does("use Charge")
    t.rolls("blue 2h3r", "red 2h", "brown 0")
    t.ann.goes(3, 0)
    assert t.figure("zombie").gone == "defeated"
    assert t.ann.at == (3, 0)
    assert t.ann.figure.actions == 1


def test_weapon_mastery_adds_a_surge_with_both_hands_on_melee_weapons():
    t = berserker("Weapon Mastery")
    t.rolls("blue 1h5r", "red 1h", "brown 0")
    t.ann.attacks("zombie", "Chipped Greataxe")
    t.ann.does("use Weapon Mastery")
    t.ann.does("spend 1 surge: +1 damage")
    t.is_quiet()
    assert t.figure("zombie").gone == "defeated"


def test_weapon_mastery_needs_both_hands():
    t = berserker("Weapon Mastery", equipped=["Light Hammer"])
    t.rolls("blue 1h5r", "yellow 1h1r", "brown 0")
    t.ann.attacks("zombie", "Light Hammer")
    t.is_quiet()
    assert t.ann.exhausted == []


def test_whirlwind_hits_all_adjacent_monsters_with_one_roll():
    t = descent(
        room(6, 4),
        ann={**GRISBAN, "skills": ["Whirlwind"]},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (0, 0)}, "zombie_3": {"at": (5, 3)}},
    )
    t.rolls("blue 2h3r", "red 1h", "brown 0", "brown 1")
    t.ann.does("use Whirlwind")
    t.is_quiet()
    assert t.figure("zombie").gone == "defeated"
    assert t.figure("zombie_2").damage == 2
    assert t.figure("zombie_3").damage == 0
    assert t.ann.figure.actions == 1


def test_whirlwind_is_made_with_a_weapon_of_his_choice():
    t = descent(
        room(6, 4),
        ann={**GRISBAN, "skills": ["Whirlwind"], "equipped": ["Light Hammer", "Steel Broadsword"]},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}},
    )
    t.ann.does("use Whirlwind")
    t.rolls("blue 2h3r", "yellow 1h1r", "brown 1")
    t.ann.does("choose Light Hammer")
    assert t.figure("zombie").damage == 2


def test_death_rage_counts_the_damage_on_the_sheet():
    t = berserker("Death Rage", damage=7)
    t.rolls("blue 2h1s2r", "red 1h", "brown 2")
    t.ann.does("use Death Rage")
    t.ann.does("spend 1 surge: +1 damage for every 2 damage on your hero sheet")
    assert t.figure("zombie").gone == "defeated"  # 3 + 3 - 2 against a Health of 3


def test_death_rage_adds_half_of_that_damage():
    t = descent(
        room(6, 4),
        ann={**GRISBAN, "skills": ["Death Rage"], "damage": 9},
        monsters={"belthir": {"at": (2, 1)}},
    )
    t.rolls("blue 2h1s2r", "red 1h", "gray 0", "gray 0")
    t.ann.does("use Death Rage")
    t.ann.does("spend 1 surge: +1 damage for every 2 damage on your hero sheet")
    assert t.figure("belthir").damage == 3 + 4


def test_death_rage_gives_its_surge_to_no_other_attack():
    t = berserker("Death Rage", damage=7)
    t.rolls("blue 2h1s2r", "red 1h", "brown 2")
    t.ann.attacks("zombie", "Chipped Greataxe")
    t.ann.is_offered_only("spend 1 surge: +1 damage", "pass")


@pytest.mark.parametrize("other", ["Rage", "Blessed Strike"])
def test_nor_to_one_that_another_skill_makes(other: str):
    t = berserker("Death Rage", "Blessed Strike", damage=7)
    t.rolls("blue 2h1s2r", "red 1h", "brown 2")
    t.ann.does(f"use {other}")
    t.ann.is_offered_only("spend 1 surge: +1 damage", "spend 1 surge: recover 1 fatigue", "pass")


def test_execute_pays_fatigue_for_damage():
    t = berserker("Execute")
    t.rolls("blue 1h5r", "red 1h", "brown 2")
    t.ann.attacks("zombie", "Chipped Greataxe")
    t.ann.does("use Execute")
    t.ann.is_offered_only(*(f"pay {number} fatigue" for number in (1, 2, 3, 4)))  # within his Stamina
    t.ann.does("pay 3 fatigue")
    t.is_quiet()
    assert t.ann.fatigue == 3
    assert t.figure("zombie").gone == "defeated"  # 2 + 3 - 2
    assert t.ann.exhausted == ["Execute"]


def test_execute_pays_the_last_fatigue_he_can_suffer_and_no_more():
    t = berserker("Execute", fatigue=3)
    t.rolls("blue 1h5r", "red 1h", "brown 1")
    t.ann.attacks("zombie", "Chipped Greataxe")
    t.ann.does("use Execute")
    t.is_quiet()
    assert (t.ann.fatigue, t.figure("zombie").damage) == (4, 2)
    t = berserker("Execute", fatigue=4)
    t.rolls("blue 1h5r", "red 1h", "brown 1")
    t.ann.attacks("zombie", "Chipped Greataxe")
    t.is_quiet()
    assert t.figure("zombie").damage == 1

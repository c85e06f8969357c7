"""The cards of the Disciple."""

from __future__ import annotations

from tests.descent.drawing import room
from tests.descent.scene import DescentScene, Player, descent

AVRIC: Player = {"hero": "Avric Albright", "hero_class": "Disciple", "at": (1, 1)}


def disciple(*skills: str, **more: object) -> DescentScene:
    """Avric between Grisban and a zombie, Jain and another zombie far away."""
    ann: Player = {**AVRIC, "skills": skills, **more}  # type: ignore[typeddict-item]
    return descent(
        room(8, 4),
        ann=ann,
        bob={"hero": "Grisban the Thirsty", "at": (1, 2), "damage": 6, "fatigue": 2, "conditions": ["Poisoned"]},
        cid={"hero": "Jain Fairwood", "at": (7, 0), "damage": 4},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (7, 3)}},
    )


def prayed(*skills: str, rolled: str = "red 2h") -> DescentScene:
    """Avric has prayed for Grisban."""
    t = disciple(*skills)
    t.rolls(rolled)
    t.ann.does("use Prayer of Healing")
    t.ann.picks("bob")
    return t


def test_iron_mace_stuns_with_a_surge():
    t = disciple()
    t.rolls("blue 2h1s2r", "yellow 1h1r", "brown 2")
    t.ann.attacks("zombie", "Iron Mace")
    t.ann.does("spend 1 surge: Stunned")
    t.is_quiet()
    assert t.conditions("zombie") == ["Stunned"]


def test_prayer_of_healing_heals_by_a_red_die():
    t = prayed()
    assert t.bob.damage == 4
    assert t.ann.fatigue == 1
    assert t.ann.exhausted == ["Prayer of Healing"]
    assert t.ann.figure.actions == 2


def test_armor_of_faith_lasts_until_his_next_turn():
    t = prayed("Armor of Faith")
    assert t.pos.defense_pool(1) == ("gray", "brown")
    t.pos.begin_turn(1)
    assert t.pos.defense_pool(1) == ("gray", "brown")
    t.pos.begin_turn(0)
    assert t.pos.defense_pool(1) == ("gray",)


def test_blessed_strike_heals_both_when_damage_gets_through():
    t = disciple("Blessed Strike", damage=5)
    t.rolls("blue 2h3r", "yellow 1h1r", "brown 1")
    t.ann.does("use Blessed Strike")
    t.is_quiet()
    assert t.figure("zombie").damage == 2
    assert (t.ann.damage, t.bob.damage, t.cid.damage) == (3, 4, 4)


def test_blessed_strike_heals_nobody_when_it_is_blocked():
    t = disciple("Blessed Strike", damage=5)
    t.rolls("blue 1h5r", "yellow 1h1r", "brown 2")
    t.ann.does("use Blessed Strike")
    t.is_quiet()
    assert (t.ann.damage, t.bob.damage) == (5, 6)


def test_cleansing_touch_lets_a_condition_go():
    t = prayed("Cleansing Touch")
    t.ann.does("accept")
    assert t.bob.conditions == []


def test_divine_fury_adds_a_die_to_one_attack():
    t = descent(
        room(8, 4),
        ann={**AVRIC, "skills": ["Divine Fury"], "damage": 3},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (7, 3)}},
        rolls=["red 2h"],
    )
    t.ann.does("use Prayer of Healing")
    t.rolls("blue 1h5r", "yellow 1h1r", "yellow 2h", "brown 2")
    t.ann.attacks("zombie", "Iron Mace")
    assert t.figure("zombie").damage == 2  # 1 + 1 + 2 - 2
    t.rolls("blue 1h5r", "yellow 1h1r", "brown 1")
    t.ann.attacks("zombie", "Iron Mace")
    assert t.figure("zombie").gone == "defeated"  # 1 + 1 - 1 with no third die


def test_divine_fury_ends_with_the_round():
    t = prayed("Divine Fury")
    assert t.pos.modifiers("attack", 1)
    t.pos.end_round()
    assert not t.pos.modifiers("attack", 1)


def test_prayer_of_peace_keeps_neighbours_from_attacking():
    t = disciple("Prayer of Peace")
    t.ann.does("use Prayer of Peace")
    assert t.pos.holds("no_attack", t.number("zombie"))
    assert not t.pos.holds("no_attack", t.number("zombie_2"))
    t.pos.refresh(0)
    assert not t.pos.holds("no_attack", t.number("zombie"))


def test_time_of_need_gives_points_and_takes_fatigue():
    t = disciple("Time of Need", fatigue=3)
    t.ann.does("use Time of Need")
    assert t.ann.figure.points == 2
    assert t.ann.fatigue == 1
    assert t.ann.figure.actions == 1


def test_holy_power_prays_for_two_and_a_surge_refreshes_both():
    t = disciple("Holy Power", damage=5, fatigue=1)
    t.rolls("red 3h1s")
    t.ann.does("use Prayer of Healing")
    t.ann.picks("bob")
    t.ann.does("accept")
    assert (t.bob.damage, t.bob.fatigue) == (3, 1)
    assert (t.ann.damage, t.ann.fatigue) == (2, 1)  # 1 for the prayer came on top


def test_holy_power_prays_for_the_fallen_too():
    t = descent(
        room(8, 4),
        ann={**AVRIC, "skills": ["Holy Power"]},
        bob={"hero": "Grisban the Thirsty", "at": (1, 2), "fallen": True, "damage": 14},
        cid={"hero": "Jain Fairwood", "at": (2, 1), "damage": 4},
        monsters={"zombie": {"at": (6, 1)}},
        rolls=("red 3h1s",),
    )
    t.ann.does("use Prayer of Healing")
    t.ann.picks("cid")
    t.ann.does("accept")
    t.ann.picks("bob")
    assert t.bob.damage == 11


def test_radiant_light_heals_heroes_and_hurts_monsters_in_sight():
    t = disciple("Radiant Light", damage=5)
    t.rolls("red 2h")
    t.ann.does("use Radiant Light")
    assert (t.ann.damage, t.bob.damage, t.cid.damage) == (3, 4, 2)
    assert t.figure("zombie").damage == 2
    assert t.figure("zombie_2").damage == 2
    assert t.ann.fatigue == 3

"""Combat: declaring an attack, rolling dice, checking range."""

from __future__ import annotations

import pytest

from gloaming.games.descent import events
from gloaming.games.descent.cards import CARDS, numbers_named
from gloaming.games.descent.dice import COLOURS, DICE, colour_of, range_on
from gloaming.games.descent.rules.attack import Attack
from gloaming.kernel import PASS
from tests.descent.drawing import drawn, room
from tests.descent.scene import DescentScene, Player, descent
from tests.proof import rule


def attack(t: DescentScene) -> Attack:
    """The attack under way."""
    return next(frame.rule for frame in reversed(t.pos.agenda) if isinstance(frame.rule, Attack))


# Dice.


@rule("DE-173")
@pytest.mark.parametrize(("defense", "damage"), [("brown 0", 3), ("brown 1", 2), ("brown 2", 1)])
def test_each_shield_cancels_one_damage(defense: str, damage: int):
    t = descent(
        room(6, 2),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
        rolls=("blue 2h3r", "yellow 1h1r", defense),
    )
    t.ann.attacks("zombie", "Yew Shortbow")
    t.carries_on()
    assert t.figure("zombie").damage == damage


@rule("DE-167", "DE-171", "DE-172", "DE-173")
def test_the_dice_are_of_three_types():
    assert COLOURS == ("blue", "red", "yellow", "brown", "gray", "black")
    assert all(len(faces) == 6 for faces in DICE.values())
    assert [colour for colour, faces in DICE.items() if any(face.miss for face in faces)] == ["blue"]
    assert sum(face.miss for face in DICE["blue"]) == 1
    assert {face.range for face in DICE["blue"] if not face.miss} == {2, 3, 4, 5, 6}
    shields = [colour for colour, faces in DICE.items() if any(face.shields for face in faces)]
    assert shields == ["brown", "gray", "black"]
    assert all(not face.damage and not face.surges for colour in shields for face in DICE[colour])


@rule("DE-168")
def test_a_pool_may_hold_more_dice_than_the_box():
    t = descent(room(3, 3), ann={"at": (0, 0)})
    dice = t.pos.roll(("blue", "blue", "blue", "black", "black", "black"))
    assert [colour_of(die) for die in dice] == ["blue"] * 3 + ["black"] * 3


def maced(*dice: str) -> DescentScene:
    """Avric strikes a master goblin archer (4 Health) with the Iron Mace."""
    t = descent(
        room(4, 2),
        ann={"hero": "Avric Albright", "at": (0, 0)},
        monsters={"goblin_archer": {"at": (1, 0), "rank": "master"}},
        rolls=dice,
    )
    t.ann.attacks("goblin_archer", "Iron Mace")
    return t


@rule("DE-X14", "DE-218")
def test_shields_cancel_hearts_and_the_rest_lies_beside_the_figure():
    t = maced("blue 2h3r", "yellow 1h1r", "gray 2")
    t.is_quiet()
    assert t.figure("goblin_archer").damage == 1
    assert [(event.figure, event.damage) for event in t.told(events.Damaged)] == [(t.number("goblin_archer"), 1)]


@rule("DE-169", "DE-198")
@pytest.mark.parametrize(("blue", "yellow", "hearts"), [("blue 2h3r", "yellow 1h1r", 3), ("blue 1h5r", "yellow 2h", 3)])
def test_every_heart_of_every_die_is_a_damage(blue: str, yellow: str, hearts: int):
    assert maced(blue, yellow, "gray 0").figure("goblin_archer").damage == hearts


@rule("DE-170")
def test_a_surge_pays_for_a_surge_ability():
    t = maced("blue 2h1s2r", "yellow 1h1r", "gray 0")
    assert attack(t).surges_left() == 1
    t.ann.does("spend 1 surge: Stunned")
    assert t.conditions("goblin_archer") == ["Stunned"]
    assert t.figure("goblin_archer").damage == 3  # it is no heart


@rule("DE-217")
def test_more_shields_than_hearts_do_nothing_more():
    t = maced("blue 1h5r", "yellow 1h1r", "gray 3")
    assert t.figure("goblin_archer").damage == 0
    assert t.told(events.AttackBlocked)


# 1. Declare weapon and target.


@rule("DE-115", "DE-181")
def test_an_attack_is_aimed_at_an_enemy():
    t = descent(
        room(4, 2),
        ann={"hero": "Grisban the Thirsty", "at": (1, 0)},
        bob={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"zombie": {"at": (2, 0)}},
    )
    t.ann.is_offered("attack minion Zombie with Chipped Greataxe")
    t.ann.is_not_offered("attack Jain with Chipped Greataxe")


@rule("DE-115")
def test_only_an_equipped_weapon_attacks():
    axe_in_hand: Player = {"hero": "Grisban the Thirsty", "at": (1, 0), "items": ["Iron Spear"]}
    t = descent(room(4, 2), ann=axe_in_hand, monsters={"zombie": {"at": (2, 0)}})
    t.ann.is_offered("attack minion Zombie with Chipped Greataxe")
    t.ann.is_not_offered("attack minion Zombie with Iron Spear")
    t.ann.does("put away Chipped Greataxe")
    t.ann.does("equip Iron Spear")
    t.ann.is_offered("attack minion Zombie with Iron Spear")
    t.ann.is_not_offered("attack minion Zombie with Chipped Greataxe")


@rule("DE-116")
def test_a_melee_weapon_targets_adjacent_spaces_only():
    t = descent(room(4, 2), ann={"hero": "Grisban the Thirsty", "at": (0, 0)}, monsters={"zombie": {"at": (2, 0)}})
    t.ann.is_not_offered("attack minion Zombie")


@rule("DE-117", "DE-X07", "DE-183")
def test_a_ranged_weapon_targets_whatever_is_seen():
    t = descent(
        drawn("....O.", "OOOOOO"),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"goblin_archer": {"at": (1, 0)}, "goblin_archer_2": {"at": (3, 0)}, "zombie": {"at": (5, 0)}},
    )
    assert t.pos.target_spaces(0, t.number("goblin_archer"), 0, "ranged")
    t.ann.is_offered("attack minion Goblin Archer 1 with Yew Shortbow")
    t.ann.is_not_offered("attack minion Goblin Archer 2 with Yew Shortbow", "attack minion Zombie with Yew Shortbow")
    clear = descent(
        room(6, 2),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"goblin_archer": {"at": (1, 1)}, "goblin_archer_2": {"at": (2, 0)}},
    )
    clear.ann.is_offered("attack minion Goblin Archer 1 with Yew Shortbow", "attack minion Goblin Archer 2")
    far = descent(
        room(20, 1), ann={"hero": "Jain Fairwood", "at": (0, 0)}, monsters={"zombie": {"at": (19, 0)}}
    )  # whether it falls short is found out by the dice
    far.ann.is_offered("attack minion Zombie with Yew Shortbow")


@rule("DE-118")
def test_monsters_attack_with_what_their_card_says():
    t = descent(
        room(6, 1),
        ann={"hero": "Leoric of the Book", "at": (4, 0)},
        monsters={"goblin_archer": {"at": (0, 0)}},
        turn_of="goblin_archer",
    )
    t.rolls("blue 1h5r", "yellow 1h1r", "gray 0")
    t.overlord.attacks("ann")
    t.is_quiet()
    assert t.told(events.AttackDeclared)[0].card == -1
    assert [colour_of(die) for die in t.told(events.AttackRolled)[0].dice] == ["blue", "yellow"]
    assert t.ann.damage == 2


@rule("DE-184", "DE-185")
def test_bare_hands_reach_neighbours_and_roll_the_blue_die_alone():
    t = descent(
        room(4, 1),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0)}, "goblin_archer": {"at": (3, 0)}},
        rolls=("blue 2h3r", "brown 0"),
    )
    t.ann.is_offered("attack minion Zombie with Yew Shortbow", "attack minion Zombie with bare hands")
    t.ann.is_not_offered("attack minion Goblin Archer with bare hands")
    t.ann.does("attack minion Zombie with bare hands")
    assert len(t.told(events.AttackRolled)[0].dice) == 1
    assert t.figure("zombie").damage == 2


@rule("DE-186")
def test_the_other_weapon_contributes_nothing():
    t = descent(
        room(4, 2),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "equipped": ["Iron Spear", "Steel Broadsword"]},
        monsters={"zombie": {"at": (2, 0)}, "zombie_2": {"at": (1, 1)}},
        rolls=("blue 2h1s2r", "red 1h", "brown 0"),
    )
    t.ann.is_offered("attack minion Zombie 1 with Iron Spear")
    t.ann.is_not_offered("attack minion Zombie 1 with Steel Broadsword")  # Reach is the spear's alone
    t.ann.does("attack minion Zombie 2 with Steel Broadsword")
    t.ann.passes()  # the sword could roll its red die again
    t.ann.is_offered_only("spend 1 surge: +1 damage", "pass")  # no Pierce 1 of the spear


@rule("DE-186")
@pytest.mark.parametrize(("weapon", "damage"), [("Light Hammer", 3), ("Throwing Knives", 4)])
def test_what_one_weapon_adds_is_not_added_to_the_other(weapon: str, damage: int):
    t = descent(
        room(4, 2),
        ann={
            "hero": "Tomble Burrowell",
            "hero_class": "Thief",
            "at": (0, 0),
            "equipped": ["Throwing Knives", "Light Hammer"],
        },
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
        rolls=("blue 2h3r", "yellow 1h1r", "brown 0"),
    )
    t.ann.attacks("zombie", weapon)
    t.carries_on()
    assert t.figure("zombie").damage == damage  # the knives do 1 more to a neighbour


@rule("DE-182")
def test_the_attacker_names_the_space_of_a_large_monster():
    t = descent(
        room(5, 3),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"ettin": {"at": [(2, 0), (3, 0), (2, 1), (3, 1)]}},
    )
    t.ann.attacks("ettin", "Yew Shortbow")
    assert t.ann.ask.topic == "aim"
    t.ann.is_offered_only("aim at C1", "aim at C2")
    t.rolls("blue 2h3r", "yellow 1h1r", "gray 0", "gray 0")
    t.ann.does("aim at C2")
    assert t.told(events.AttackDeclared)[0].space == t.pos.ground.number[2, 1]


# 2. Roll dice.


def shot() -> DescentScene:
    """Jain shoots at a goblin archer."""
    t = descent(
        room(4, 1),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"goblin_archer": {"at": (2, 0)}},
        rolls=("blue 2h3r", "yellow 1h2r", "gray 3"),
    )
    t.ann.attacks("goblin_archer", "Yew Shortbow")
    return t


@rule("DE-196", "DE-X08")
def test_both_pools_are_rolled_in_one_step():
    t = shot()
    told = [type(event).__name__ for event in t.events]
    assert told.index("DefenseRolled") == told.index("AttackRolled") + 1
    assert [colour_of(die) for die in t.told(events.AttackRolled)[0].dice] == ["blue", "yellow"]
    assert [colour_of(die) for die in t.told(events.DefenseRolled)[0].dice] == ["gray"]


@rule("DE-194", "DE-038")
def test_the_attack_pool_is_printed_on_the_weapon_or_on_the_monster_card():
    assert [colour_of(die) for die in shot().told(events.AttackRolled)[0].dice] == list(
        CARDS[numbers_named("Yew Shortbow")[0]].dice
    )
    t = descent(room(4, 1), ann={"at": (0, 0)}, monsters={"zombie": {"at": (1, 0), "rank": "master"}}, turn_of="zombie")
    t.overlord.attacks("ann")
    assert [colour_of(die) for die in t.told(events.AttackRolled)[0].dice] == list(t.pos.sheet(t.number("zombie")).dice)


@rule("DE-199")
def test_a_monster_defends_with_what_its_card_says():
    t = shot()
    assert [colour_of(die) for die in t.told(events.DefenseRolled)[0].dice] == list(
        t.pos.sheet(t.number("goblin_archer")).defense
    )


@rule("DE-199", "DE-038")
def test_armor_adds_its_dice_to_the_hero_sheet():
    t = descent(
        room(4, 1), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "equipped": ["Leather Armor", "Chipped Greataxe"]}
    )
    assert t.pos.defense_pool(0) == ("gray", "brown")


@rule("DE-195")
def test_dice_are_added_before_the_roll():
    t = descent(
        room(5, 1),
        ann={"hero": "Avric Albright", "hero_class": "Spiritspeaker", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0)}},
        turn_of="zombie",
    )
    t.overlord.attacks("ann")
    assert not t.told(events.AttackRolled)
    t.ann.does("use Stoneskin")
    assert len(t.told(events.DefenseRolled)[0].dice) == 2


@rule("DE-195", "DE-194")
@pytest.mark.parametrize(("skills", "more"), [([], []), (["Divine Fury"], ["yellow"])])
def test_dice_are_added_to_those_of_the_weapon_before_the_attack_is_rolled(skills, more):
    t = descent(
        room(5, 1),
        ann={"hero": "Avric Albright", "at": (0, 0), "skills": skills, "damage": 3},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
    )
    t.ann.does("use Prayer of Healing")
    t.ann.attacks("zombie", "Iron Mace")
    rolled = t.told(events.AttackRolled)[0]
    assert [colour_of(die) for die in rolled.dice] == ["blue", "yellow", *more]


@rule("DE-197")
def test_an_x_misses_whatever_else_was_rolled():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "fatigue": 2},
        monsters={"zombie": {"at": (1, 0)}},
        rolls=("blue X", "red 3h1s", "brown 0"),
    )
    t.ann.attacks("zombie", "Chipped Greataxe")
    t.is_quiet()
    assert t.ann.ask.topic == "act"
    assert t.figure("zombie").damage == 0
    assert t.ann.fatigue == 2


@rule("DE-201")
def test_rerolls_come_once_all_dice_lie():
    t = descent(
        room(4, 1),
        ann={"hero": "Widow Tarha", "at": (0, 0)},
        monsters={"zombie": {"at": (2, 0)}},
        rolls=("blue X", "yellow 1h1r", "brown 0"),
    )
    t.ann.attacks("zombie", "Arcane Bolt")
    assert t.told(events.DefenseRolled)
    t.rolls("blue 2h4r")
    t.ann.does("use Widow Tarha")
    t.ann.does("reroll die 1")
    t.carries_on()
    assert t.figure("zombie").gone == "defeated"  # the X is gone (R34)


# 3. Check range.


@rule("DE-X10")
def test_range_five_reaches_a_target_two_spaces_away():
    t = descent(
        room(8, 1),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"goblin_archer": {"at": (2, 0), "rank": "master"}},
        rolls=("blue 2h3r", "yellow 1h2r", "gray 0"),
    )
    t.ann.attacks("goblin_archer", "Yew Shortbow")
    t.is_quiet()
    (rolled,) = t.told(events.AttackRolled)
    assert range_on(rolled.dice) == 5
    assert t.pos.count(0, t.pos.ground.number[2, 0]) == 2
    assert not t.told(events.AttackMissed)
    assert t.figure("goblin_archer").damage == 3


@rule("DE-203")
def test_range_has_to_reach_the_target():
    for range_, hits in (("blue 2h3r", True), ("blue 2h1s2r", False)):
        t = descent(
            room(8, 1),
            ann={"hero": "Jain Fairwood", "at": (0, 0)},
            monsters={"zombie": {"at": (4, 0), "rank": "master"}},
            rolls=(range_, "yellow 1h1r", "brown 0"),
        )
        t.ann.attacks("zombie", "Yew Shortbow")
        t.carries_on()
        assert bool(t.figure("zombie").damage) == hits
        assert [event.reason for event in t.told(events.AttackMissed)] == ([] if hits else ["range"])


@rule("DE-205")
@pytest.mark.parametrize(("spends", "damage"), [(True, 3), (False, 0)])
def test_a_surge_can_still_make_up_for_range_and_without_it_the_attack_misses(spends, damage):
    t = descent(
        room(8, 1),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"zombie": {"at": (4, 0), "rank": "master"}},
        rolls=("blue 2h1s2r", "yellow 1h1r", "brown 0"),
    )
    t.ann.attacks("zombie", "Yew Shortbow")
    t.ann.does("spend 1 surge: +2 range" if spends else PASS)
    t.is_quiet()
    assert t.figure("zombie").damage == damage


@rule("DE-206")
def test_range_does_not_matter_in_melee():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "equipped": ["Iron Spear"]},
        monsters={"zombie": {"at": (2, 0), "rank": "master"}},
        rolls=("blue 2h1s2r", "yellow 1h1s", "brown 0"),
    )
    t.ann.attacks("zombie", "Iron Spear")
    t.pos.change_attack(t.pos.depth_of(Attack), range=-2)  # no die could show as little
    t.carries_on()
    assert t.figure("zombie").damage == 3

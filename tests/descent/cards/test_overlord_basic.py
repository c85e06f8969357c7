"""The basic Overlord cards."""

from __future__ import annotations

import pytest

from gloaming.games.descent import events
from gloaming.games.descent import options as opt
from tests.descent.drawing import drawn, room
from tests.descent.scene import DescentScene, MonsterAt, Player, descent
from tests.descent.test_damage import suffer
from tests.proof import rule

GRISBAN: Player = {"hero": "Grisban the Thirsty", "at": (2, 1)}
ZOMBIE: MonsterAt = {"at": (1, 1)}


def turn(*hand: str, ann: Player = GRISBAN, **monsters: MonsterAt) -> DescentScene:
    """The start of the overlord's turn, with these cards in his hand."""
    return descent(
        room(8, 4),
        ann=ann,
        monsters=monsters or {"zombie": ZOMBIE},
        turn_of="overlord",
        start="start",
        hand=hand,
    )


def attacks(*hand: str, dice: tuple[str, ...] = ("blue 2h1s2r", "yellow 1h1r", "gray 1")) -> DescentScene:
    """A zombie attacks Grisban."""
    t = descent(room(8, 4), ann=GRISBAN, monsters={"zombie": ZOMBIE}, turn_of="zombie", hand=hand, rolls=dice)
    t.overlord.attacks("ann")
    return t


def test_critical_blow_offers_3_damage_for_a_surge():
    t = attacks("Critical Blow")
    t.overlord.does("play Critical Blow")
    t.overlord.does("spend 1 surge: +3 damage")
    assert t.ann.damage == 3 + 3 - 1


def test_dark_might_adds_a_surge():
    t = attacks("Dark Might", dice=("blue 2h3r", "yellow 1h1r", "gray 1"))
    t.overlord.does("play Dark Might")
    t.overlord.does("spend 1 surge: +1 damage")
    assert t.ann.damage == 3 + 1 - 1


# Dark Fortune.


def test_dark_fortune_rerolls_an_attack_die():
    t = attacks("Dark Fortune", dice=("blue X", "yellow 1h1r", "gray 1"))
    t.overlord.does("play Dark Fortune")
    t.rolls("blue 2h3r")
    t.overlord.does("reroll die 1 (blue: X)")
    t.is_quiet()
    assert t.ann.damage == 2


def test_dark_fortune_rerolls_a_defense_die_of_a_monster():
    t = descent(
        room(8, 4),
        ann=GRISBAN,
        monsters={"zombie": {**ZOMBIE, "rank": "master"}},
        hand=["Dark Fortune"],
        rolls=("blue 2h3r", "red 2h", "brown 0"),
    )
    t.ann.attacks("zombie", "Chipped Greataxe")
    t.rolls("brown 2")
    t.overlord.does("play Dark Fortune")  # the dice of the hero are not his
    assert t.figure("zombie").damage == 2


def test_dark_fortune_rerolls_a_defense_die_of_any_monster_that_is_hit():
    t = descent(
        room(6, 4),
        ann={"hero": "Grisban the Thirsty", "hero_class": "Berserker", "at": (1, 1), "skills": ["Whirlwind"]},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (0, 0)}},
        hand=["Dark Fortune"],
        rolls=("blue 2h3r", "red 1h", "brown 0", "brown 1"),
    )
    t.ann.does("use Whirlwind")
    t.overlord.does("play Dark Fortune")
    dice = [option.figure for option in t.overlord.ask.options if isinstance(option, opt.Reroll)]
    assert dice == [t.number("zombie"), t.number("zombie_2")]


def test_dark_fortune_rerolls_a_defense_die_that_blast_calls_for():
    t = descent(
        room(8, 4),
        ann={"hero": "Leoric of the Book", "at": (0, 1), "equipped": ["Lightning Strike"]},
        monsters={"zombie": {"at": (4, 1)}, "zombie_2": {"at": (5, 1), "rank": "master"}},
        hand=["Dark Fortune"],
        rolls=("blue 1h5r", "yellow 1h1s", "yellow 1h1r", "brown 1"),
    )
    t.ann.attacks("zombie", "Lightning Strike")
    t.overlord.passes()
    t.rolls("brown 0", "brown 2")
    t.ann.does("spend 1 surge: blast")
    t.overlord.does("play Dark Fortune")
    t.carries_on()
    assert t.figure("zombie_2").damage == 3 - 2


def test_dark_fortune_rerolls_a_test_of_a_lieutenant():
    t = descent(
        room(8, 4),
        ann=GRISBAN,
        monsters={"boss": {"type": "Lady Eliza Farrow", "at": (1, 1)}},
        turn_of="boss",
        hand=["Dark Fortune"],
        rolls=("gray 0", "black 4"),
    )
    t.overlord.does("use Seduce")
    t.overlord.does("play Dark Fortune")
    t.rolls("black 2")
    t.overlord.does("reroll die 2 (black: 4 shields)")
    assert t.told(events.DieRerolled)
    t.overlord.passes()  # Grisban stays where he is
    assert t.ann.conditions == ["Stunned"]


def test_dark_fortune_rerolls_dice_of_other_rolls():
    t = descent(
        room(8, 4),
        ann=GRISBAN,
        monsters={"flesh_moulder": {"at": (0, 1), "rank": "master", "damage": 4}},
        turn_of="flesh_moulder",
        hand=["Dark Fortune"],
        rolls=("red 1h",),
    )
    t.overlord.does("use Heal")
    t.rolls("red 3h")
    t.overlord.does("play Dark Fortune")
    assert t.figure("flesh_moulder").damage == 1


def test_dark_fortune_leaves_the_tests_of_heroes_alone():
    t = descent(
        room(8, 4),
        ann=GRISBAN,
        monsters={"zombie": {**ZOMBIE, "rank": "master"}},
        turn_of="zombie",
        hand=["Dark Fortune"],
        rolls=("gray 0", "black 2"),
    )
    t.overlord.does("use Grab")
    t.is_quiet()


# During an activation.


def test_dash_gives_one_more_move_action():
    t = descent(
        room(12, 1),
        ann={**GRISBAN, "at": (11, 0)},
        monsters={"goblin_archer": {"at": (0, 0)}},
        turn_of="goblin_archer",
        hand=["Dash"],
    )
    t.overlord.does("take a move action")
    t.overlord.does("play Dash")
    assert (t.figure("goblin_archer").actions, t.figure("goblin_archer").extra_moves) == (1, 1)


def test_frenzy_gives_one_more_attack_action():
    t = attacks("Frenzy")
    t.carries_on()
    t.overlord.is_not_offered("attack Grisban")
    t.overlord.does("play Frenzy")
    t.overlord.is_offered("attack Grisban")


# Traps.


def walks(*hand: str, ground: str = "......", **monsters: MonsterAt) -> DescentScene:
    return descent(
        drawn(ground), ann={**GRISBAN, "at": (0, 0), "points": 3, "actions": 1}, hand=hand, monsters=monsters
    )


def test_pit_trap_hurts_and_slows():
    t = walks("Pit Trap")
    t.ann.goes(2, 0)
    t.rolls("gray 0", "black 2")  # against an Awareness of 1
    t.overlord.does("play Pit Trap")
    assert t.ann.damage == 1
    assert t.ann.at == (2, 0)
    assert t.ann.figure.points == 0  # one went with the trap


def test_pit_trap_stuns_whoever_has_no_point_left():
    t = walks("Pit Trap")
    t.ann.goes(3, 0)
    t.overlord.passes()
    t.overlord.passes()
    t.rolls("gray 0", "black 2")
    t.overlord.does("play Pit Trap")
    assert t.ann.conditions == ["Stunned"]


@pytest.mark.parametrize("trap", ["Pit Trap", "Tripwire", "Web Trap"])
def test_traps_of_the_floor_need_an_empty_space(trap: str):
    t = descent(
        drawn("......"),
        ann={**GRISBAN, "at": (0, 0), "points": 2},
        bob={"hero": "Jain Fairwood", "at": (1, 0)},
        hand=[trap],
    )
    t.ann.goes(2, 0)
    t.overlord.is_offered(f"play {trap}")
    assert t.ann.at == (2, 0)  # nothing could be played as he passed Jain


def test_tripwire_ends_the_move_action():
    t = walks("Tripwire")
    t.ann.goes(3, 0)
    t.rolls("gray 0", "black 2")
    t.overlord.does("play Tripwire")
    assert t.ann.at == (1, 0)
    assert t.ann.figure.points == 0


def test_tripwire_needs_a_move_action():
    t = descent(drawn("...."), ann={**GRISBAN, "at": (0, 0)}, hand=["Tripwire"])
    t.ann.goes(1, 0)  # for fatigue
    t.is_quiet()


def searched(hand: str, ann: Player = GRISBAN) -> DescentScene:
    t = descent(room(8, 4), ann=ann, search=[(2, 1)], search_deck=["Health Potion"], hand=[hand])
    t.ann.does("search")
    return t


def test_poison_dart_hurts_who_fails():
    t = searched("Poison Dart")
    t.overlord.does("play Poison Dart")
    t.rolls("gray 0", "black 2")
    t.overlord.does("choose Awareness")
    assert (t.ann.damage, t.ann.fatigue, t.ann.conditions) == (1, 1, ["Poisoned"])


def test_poison_dart_gives_a_card_where_the_test_is_passed():
    t = searched("Poison Dart")
    t.overlord.does("play Poison Dart")
    t.rolls("gray 0", "black 2")
    t.overlord.does("choose Might")
    assert t.ann.damage == 0
    assert len(t.overlord.hand) == 1


# The start of the turn.


def charmed(ann: Player = GRISBAN, at: tuple[int, int] = (3, 1)) -> DescentScene:
    t = descent(
        room(8, 4),
        ann=ann,
        bob={"hero": "Avric Albright", "at": at, "equipped": ["Iron Mace"]},
        monsters={"zombie": ZOMBIE},
        turn_of="overlord",
        start="start",
        hand=["Dark Charm"],
        rolls=("gray 2", "black 2"),
    )
    t.overlord.does("play Dark Charm")
    t.overlord.picks("ann")
    return t


def test_dark_charm_attacks_a_friend():
    t = charmed()
    t.rolls("blue 2h1s2r", "red 2h", "gray 1")
    t.overlord.does("attack Avric with Chipped Greataxe")
    t.overlord.does("spend 1 surge: +1 damage")  # the overlord spends his surges
    assert t.bob.damage == 4
    assert t.figure("ann").side == "heroes"


def test_dark_charm_aims_at_the_friend_where_he_stands():
    t = descent(
        room(8, 4),
        ann={"hero": "Avric Albright", "at": (3, 1)},
        bob={"hero": "Grisban the Thirsty", "at": (2, 1)},
        turn_of="overlord",
        start="start",
        hand=["Dark Charm"],
        rolls=("gray 2", "black 2"),
    )
    t.overlord.does("play Dark Charm")
    t.overlord.picks("bob")
    t.overlord.attacks("ann", "Chipped Greataxe")
    (attack,) = t.told(events.AttackDeclared)
    assert (attack.by, attack.target, t.pos.ground.at[attack.space]) == (1, 0, (3, 1))


def test_dark_charm_uses_his_weapon_and_not_his_fists():
    t = charmed(at=(4, 2))
    assert {option.card for option in t.overlord.ask.options if isinstance(option, opt.AttackWith)} == set(
        t.pos.heroes[0].equipped
    )


def test_dark_charm_makes_him_attack_himself():
    t = charmed()
    t.rolls("blue 2h3r", "red 2h", "gray 1")
    t.overlord.does("attack Grisban with Chipped Greataxe")
    assert t.ann.damage == 3


def test_dark_charm_moves_him_as_a_monster():
    t = charmed(ann={**GRISBAN, "at": (0, 0)}, at=(0, 1))
    t.overlord.does("take a move action")
    assert (0, 1) not in t.overlord.can_go()
    assert (2, 2) in t.overlord.can_go()  # past the zombie
    t.overlord.goes(3, 0)
    assert t.ann.at == (3, 0)
    assert (t.ann.fatigue, t.figure("ann").side) == (0, "heroes")
    assert t.pos.active == t.number("zombie")  # that was one action


def test_dark_charm_does_not_move_who_is_immobilized():
    t = charmed(ann={**GRISBAN, "conditions": ["Immobilized"]})
    t.overlord.is_not_offered("take a move action")
    t.overlord.does("do nothing with him")
    assert t.figure("ann").side == "heroes"


def test_dark_charm_does_nothing_with_who_is_stunned():
    t = charmed(ann={**GRISBAN, "conditions": ["Stunned"]})
    assert t.overlord.ask.topic != "charm"
    assert t.ann.figure.side == "heroes"


def test_dark_charm_gives_a_card_where_the_test_is_passed():
    t = descent(
        room(8, 4),
        ann=GRISBAN,
        monsters={"zombie": ZOMBIE},
        turn_of="overlord",
        start="start",
        hand=["Dark Charm"],
        rolls=("gray 1", "black 2"),
    )
    t.overlord.does("play Dark Charm")
    assert len(t.overlord.hand) == 1
    assert t.figure("ann").side == "heroes"


@rule("DE-309")
def test_dark_charm_may_be_aimed_at_a_familiar():
    t = turn("Dark Charm", ann={"hero": "Leoric of the Book", "hero_class": "Necromancer", "at": (5, 1)})
    t.by_name["reanimate"] = t.pos.call_familiar(0, "Reanimate", t.pos.ground.number[4, 1])
    t.overlord.does("play Dark Charm")
    t.overlord.picks("reanimate")  # it fails every test
    t.rolls("blue 2h3r", "red 2h", "gray 1")
    t.overlord.attacks("ann")
    t.carries_on()
    assert [event.by for event in t.told(events.AttackDeclared)] == [t.number("reanimate")]
    assert t.figure("reanimate").side == "heroes"


def misery(**ann: object) -> DescentScene:
    t = turn("Word of Misery", ann={**GRISBAN, **ann})  # type: ignore[typeddict-item]
    t.overlord.does("play Word of Misery")
    t.rolls("blue 2h3r", "yellow 1h1r", "gray 1")
    t.overlord.attacks("ann")
    t.carries_on()
    return t


def test_word_of_misery_tires_whoever_takes_damage():
    t = misery()
    assert (t.ann.damage, t.ann.fatigue) == (2, 1)


def test_word_of_misery_does_not_feed_on_itself():
    t = misery(fatigue=4)
    assert (t.ann.damage, t.ann.fatigue) == (3, 4)


def test_word_of_misery_adds_nothing_to_fatigue_alone():
    t = misery()
    suffer(t, "ann", fatigue=1)
    assert (t.ann.damage, t.ann.fatigue) == (2, 2)


def test_word_of_misery_lasts_for_the_turn():
    t = misery()
    t.overlord.does("end the turn")
    assert not t.pos.holds("misery", t.number("ann"))

"""Rules at their limits: one time more, one space further, one point beyond is too much, and that much is allowed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.games.descent import events
from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.quests.listening import shows
from gloaming.games.descent.rules.epic import EpicPlay
from gloaming.games.descent.rules.overlord_turn import OverlordTurn
from gloaming.games.descent.state import Token
from gloaming.kernel import EVERYONE
from gloaming.kernel.agenda import Frame, run
from tests.descent.drawing import drawn, room
from tests.descent.scene import GAME, descent
from tests.descent.test_damage import suffer
from tests.proof import rule

# Attacks.


@rule("DE-197")
def test_an_attack_that_missed_is_seen_to_have_missed():
    t = descent(
        room(6, 1),
        ann={"hero": "Jain Fairwood", "at": (0, 0), "skills": ["Running Shot"]},
        monsters={"zombie": {"at": (3, 0), "rank": "master"}},
        rolls=("blue X", "yellow 1h1r", "brown 0"),
    )
    t.ann.attacks("zombie", "Yew Shortbow")
    t.carries_on_to("attack_done")
    shown = GAME.view(t.pos, 1).attack
    assert shown is not None
    assert shown.missed


def test_jain_makes_one_attack_in_her_great_move():
    t = descent(
        room(9, 1),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"zombie": {"at": (8, 0), "rank": "master"}},
    )
    t.ann.does("use the feat of Jain")
    t.rolls("blue 1h5r", "yellow 1h1r", "brown 2")
    t.ann.attacks("zombie", "Yew Shortbow")
    t.carries_on_to("move_and_attack")
    assert t.ann.ask.topic == "move_and_attack"
    assert not any(isinstance(option, opt.AttackWith) for option in t.ann.ask.options)


@rule("DE-280", "DE-281")
def test_a_second_copy_of_a_card_is_not_played_on_the_same_target_for_the_same():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0)}},
        turn_of="zombie",
        hand=["Dark Fortune", "Dark Fortune"],
    )
    t.rolls("blue 2h3r", "yellow 1h1r", "gray 1")
    t.overlord.attacks("ann")
    t.overlord.does("play Dark Fortune")
    t.overlord.does(next(option for option in t.overlord.ask.options if isinstance(option, opt.Reroll)))
    t.overlord.is_not_offered("play Dark Fortune")


def test_two_attacks_beyond_his_actions_are_two():
    t = descent(room(4, 1), ann={"at": (0, 0)})
    for _ in range(2):
        t.pos.gain_action(0, "attack")
        t.pos.gain_action(0, "move")
    assert (t.ann.figure.extra_attacks, t.ann.figure.extra_moves) == (2, 2)


# Heroes who are down.


@rule("DE-138")
def test_a_hero_two_spaces_away_revives_nobody():
    t = descent(
        room(6, 1),
        ann={"hero": "Grisban the Thirsty", "at": (4, 0)},
        bob={"hero": "Jain Fairwood", "at": (2, 0), "fallen": True},
        cid={"hero": "Avric Albright", "at": (3, 0), "fallen": True},
    )
    assert [one.figure for one in t.ann.ask.options if isinstance(one, opt.Revive)] == [2]


# Conditions.


@rule("DE-257")
def test_who_is_diseased_and_poisoned_tests_for_both():
    t = descent(
        room(5, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0), "conditions": ["Diseased", "Poisoned"]},
        start="conditions",
    )
    assert [event.attribute for event in t.told(events.Tested)] == ["willpower", "might"]


# Damage.


def test_damage_that_was_shifted_is_not_shifted_back():
    t = descent(
        room(5, 2),
        ann={"hero": "Leoric of the Book", "hero_class": "Necromancer", "at": (0, 0), "skills": ["Dark Pact"]},
    )
    reanimate = t.pos.call_familiar(0, "Reanimate", t.pos.ground.number[1, 0])
    suffer(t, "ann", damage=2)
    assert t.ann.ask.topic == "shift_damage"
    t.ann.does(opt.Choose(reanimate))
    assert t.ann.ask.topic != "shift_damage"
    assert (t.ann.damage, t.pos.figures[reanimate].damage) == (0, 2)


# Pits and lava.


@rule("DE-326")
@pytest.mark.parametrize(("terrain", "damage"), [("L..", 1), ("P..", 2)])
def test_lava_burns_for_one_and_a_pit_hurts_for_two(terrain: str, damage: int):
    t = descent(drawn(terrain), ann={"hero": "Grisban the Thirsty", "at": (1, 0), "points": 3})
    t.ann.goes(0, 0)
    assert t.ann.damage == damage


@rule("DE-322")
def test_a_familiar_in_a_pit_climbs_out_in_place_of_its_move_and_only_once():
    t = descent(drawn("..P.", "...."), ann={"hero": "Leoric of the Book", "hero_class": "Necromancer", "at": (0, 0)})
    reanimate = t.pos.call_familiar(0, "Reanimate", t.pos.ground.number[2, 0])
    t.pos.begin_familiar(reanimate)
    assert opt.ClimbOut() in t.pos.offers(reanimate)
    t.pos.spend_climb(reanimate)
    assert opt.ClimbOut() not in t.pos.offers(reanimate)


# What is bought before an epic quest.


@rule("DE-348", "DE-350")
@pytest.mark.parametrize(("level", "experience", "gold"), [("advanced", 3, 150), ("expert", 6, 250)])
def test_heroes_have_so_much_to_spend_and_no_more(level: str, experience: int, gold: int):
    pos = GAME.new(2, 3, {"level": level, "heroes": "3"})
    for hero in range(3):
        under_way = pos.find(EpicPlay)
        assert under_way is not None
        assert (under_way.at, under_way.left) == (hero, experience)
        GAME.apply(pos, len(pos.ask.options) - 1 if pos.ask is not None else 0)
    under_way = pos.find(EpicPlay)
    assert under_way is not None
    assert under_way.left == 3 * gold


# Attacks beyond the usual ones.


@rule("DE-160")
def test_frenzy_is_an_attack_beyond_its_own_and_costs_no_action():
    t = descent(room(4, 1), ann={"at": (0, 0)}, monsters={"zombie": {"at": (1, 0)}}, turn_of="zombie")
    zombie = t.number("zombie")
    t.pos.gain_action(zombie, "attack")
    left = []
    for _ in range(2):
        t.pos.spend_attack(zombie)
        one = t.pos.figures[zombie]
        left.append((one.actions, one.attacks, one.extra_attacks))
    assert left == [(1, 0, 1), (1, 0, 0)]


def test_a_hero_spends_his_actions_before_the_attack_beyond_them():
    t = descent(room(4, 1), ann={"at": (0, 0)}, monsters={"zombie": {"at": (1, 0)}})
    t.pos.gain_action(0, "attack")
    left = []
    for _ in range(3):
        t.pos.spend_attack(0)
        left.append((t.ann.figure.actions, t.ann.figure.extra_attacks))
    assert left == [(1, 1), (0, 1), (0, 0)]


def test_tarha_strikes_two_with_the_same_weapon():
    t = descent(
        room(6, 1),
        ann={"hero": "Widow Tarha", "at": (1, 0), "equipped": ["Arcane Bolt"], "items": ["Iron Longsword"]},
        monsters={"zombie": {"at": (0, 0), "rank": "master"}, "zombie_2": {"at": (4, 0), "rank": "master"}},
    )
    sword = next(card for card in t.pos.heroes[0].items if CARDS[card].name == "Iron Longsword")
    t.pos.heroes[0] = replace(t.pos.heroes[0], equipped=(*t.pos.heroes[0].equipped, sword))
    t.ann.does("use the feat of Widow Tarha")
    t.ann.does(opt.AttackWith(sword, t.number("zombie")))
    assert all(event.card == sword for event in t.told(events.AttackDeclared))
    assert [event.target for event in t.told(events.AttackDeclared)] == [t.number("zombie")]
    assert not [event for event in t.told(events.DefenseRolled) if event.figure == t.number("zombie_2")]


# The overlord.


def test_two_monsters_rise_one_after_the_other():
    t = descent(
        room(8, 2),
        ann={"at": (0, 0)},
        monsters={"zombie": {"at": (5, 0)}, "zombie_2": {"at": (6, 0)}, "zombie_3": {"at": (7, 1)}},
        turn_of="overlord",
        start="rise",
    )
    first, second = t.number("zombie"), t.number("zombie_2")
    for number in (first, second):
        space = t.pos.figures[number].at
        t.pos.defeat(number, 0)
        t.pos.mark_to_rise(number, space)
    t.pos.agenda[-1] = Frame(OverlordTurn(), OverlordTurn.places["rise"])
    run(t.pos)
    for number in (first, second):
        offered = [option for option in t.overlord.ask.options if isinstance(option, opt.PlaceAt)]
        assert {option.figure for option in offered} == {number}
        t.overlord.does(offered[0])
        assert (t.told(events.Rose)[-1].figure, t.told(events.Rose)[-1].spaces) == (number, offered[0].spaces)


def test_a_minion_that_is_promoted_is_as_good_as_new():
    t = descent(
        room(4, 1), ann={"at": (0, 0)}, monsters={"zombie": {"at": (1, 0), "damage": 1, "conditions": ["Stunned"]}}
    )
    t.pos.promote(t.number("zombie"))
    one = t.figure("zombie")
    assert (one.rank, one.damage, one.conditions) == ("master", 0, 0)


# What a turn begins with.


@rule("DE-084")
def test_a_hero_begins_his_turn_with_two_actions_and_nothing_else():
    t = descent(room(4, 1), ann={"at": (0, 0)})
    t.pos.figures[0] = replace(t.pos.figures[0], points=2, moves=2, stepped=True, moving=True, actions=0)
    t.pos.begin_turn(0)
    one = t.ann.figure
    assert (one.actions, one.points, one.moves, one.stepped, one.moving) == (2, 0, 0, False, False)


@rule("DE-159", "DE-160")
def test_a_monster_begins_its_activation_with_two_actions_and_one_attack():
    t = descent(room(4, 1), ann={"at": (0, 0)}, monsters={"zombie": {"at": (1, 0)}})
    zombie = t.number("zombie")
    t.pos.figures[zombie] = replace(t.pos.figures[zombie], points=2, moves=2, stepped=True, moving=True)
    t.pos.begin_turn(zombie)
    one = t.figure("zombie")
    assert (one.actions, one.attacks, one.acted) == (2, 1, True)
    assert (one.points, one.moves, one.stepped, one.moving) == (0, 0, False, False)


# Equipment.


@rule("DE-179")
def test_full_hands_and_armor_leave_room_for_two_others():
    t = descent(
        room(6, 3),
        ann={
            "hero": "Syndrael",
            "hero_class": "Knight",
            "at": (0, 0),
            "items": ["Ring of Power", "Mana Weave", "Scorpion Helm"],
            "equipped": ["Iron Longsword", "Wooden Shield", "Leather Armor"],
        },
    )
    t.ann.does("equip Ring of Power")
    t.ann.does("equip Mana Weave")
    t.ann.is_not_offered("equip Scorpion Helm")


@rule("DE-186")
@pytest.mark.parametrize(("weapon", "die"), [("Iron Longsword", "red 1h"), ("Light Hammer", "yellow 1h1r")])
def test_only_the_weapon_that_was_declared_lends_its_surges(weapon: str, die: str):
    t = descent(
        room(4, 1),
        ann={"hero": "Syndrael", "hero_class": "Knight", "at": (0, 0), "equipped": ["Iron Longsword", "Light Hammer"]},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
        rolls=("blue 2h1s2r", die, "brown 0"),
    )
    t.ann.attacks("zombie", weapon)
    t.carries_on_to("surges")
    cards = {option.card for option in t.ann.ask.options if isinstance(option, opt.SpendSurge)}
    assert {CARDS[card].name for card in cards} == {weapon}


# Rolling again.


def test_of_several_defenders_each_rolls_his_own_dice_again():
    t = descent(
        room(6, 3),
        ann={"hero": "Grisban the Thirsty", "at": (2, 0), "items": ["Fortuna's Dice"], "equipped": ["Fortuna's Dice"]},
        bob={"hero": "Syndrael", "hero_class": "Knight", "at": (2, 1)},
        monsters={"elemental": {"at": [(0, 0), (1, 0), (0, 1), (1, 1)]}},
        turn_of="elemental",
    )
    t.overlord.does("use Fire")
    t.carries_on_to("defense_rolled")
    t.ann.does(next(option for option in t.ann.ask.options if isinstance(option, opt.Use)))
    if t.pos.ask is not None and t.pos.ask.topic == "reroll":
        assert {option.figure for option in t.ann.ask.options if isinstance(option, opt.Reroll)} == {0}
    rerolled = t.told(events.DieRerolled)
    assert {event.figure for event in rerolled} <= {0}


@pytest.mark.parametrize(
    ("face", "seen", "shown"),
    [("noble", True, True), ("aunt", True, False), ("zany", True, False), ("noble", False, False)],
)
def test_a_token_shows_the_face_it_has_once_it_was_turned_up(face: str, seen: bool, shown: bool):
    t = descent(room(4, 1), ann={"at": (0, 0)})
    token = t.pos.add_token(Token(kind="guest", space=1, face=face, seen=EVERYONE if seen else 0))
    assert shows(t.pos, token, "noble") == shown
    assert (shows(t.pos, token, "up"), shows(t.pos, token, "down")) == (seen, not seen)
    assert shows(t.pos, token, None)

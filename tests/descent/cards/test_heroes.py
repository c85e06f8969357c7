"""The eight heroes: their abilities and heroic feats."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.state import NOWHERE
from tests.descent.drawing import room
from tests.descent.scene import descent


def test_ashrian_stuns_a_minion_that_starts_beside_her():
    t = descent(
        room(6, 4),
        ann={"hero": "Ashrian", "at": (1, 1)},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}},
        turn_of="zombie",
        start="start",
    )
    assert t.conditions("zombie") == ["Stunned"]


def test_ashrian_does_not_stun_masters():
    t = descent(
        room(6, 4),
        ann={"hero": "Ashrian", "at": (1, 1)},
        monsters={"zombie": {"at": (2, 1), "rank": "master"}, "zombie_2": {"at": (5, 3)}},
        turn_of="zombie",
        start="start",
    )
    assert t.conditions("zombie") == []


def test_ashrians_feat_stuns_a_whole_group():
    t = descent(
        room(9, 4),
        ann={"hero": "Ashrian", "at": (1, 1)},
        monsters={"zombie": {"at": (4, 1)}, "zombie_2": {"at": (8, 3)}, "goblin_archer": {"at": (8, 0)}},
    )
    t.ann.does("use the feat of Ashrian")
    assert t.conditions("zombie") == t.conditions("zombie_2") == ["Stunned"]
    assert t.conditions("goblin_archer") == []
    assert t.ann.figure.actions == 1


def test_avric_lends_a_surge_to_heroes_near_him():
    t = descent(
        room(9, 4),
        ann={"hero": "Grisban the Thirsty", "at": (1, 1), "damage": 3},
        bob={"hero": "Avric Albright", "at": (4, 1)},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (8, 3)}},
        rolls=("blue 2h1s2r", "red 1h", "brown 2"),
    )
    t.ann.attacks("zombie", "Chipped Greataxe")
    t.ann.does("spend 1 surge: regain 1 damage")
    assert t.ann.damage == 2


def test_avrics_feat_heals_all_near():
    t = descent(
        room(9, 4),
        ann={"hero": "Avric Albright", "at": (1, 1), "damage": 6},
        bob={"hero": "Grisban the Thirsty", "at": (4, 1), "damage": 6},
        cid={"hero": "Jain Fairwood", "at": (8, 1), "damage": 6},
        rolls=("red 2h", "red 3h"),
    )
    t.ann.does("use the feat of Avric")
    assert (t.ann.damage, t.bob.damage, t.cid.damage) == (1, 1, 6)


def test_leoric_weakens_monsters_near_him_but_not_below_one():
    for dice, damage in ((("blue 2h3r", "yellow 1h1r", "gray 1"), 1), (("blue 1h5r", "yellow 1s1r", "gray 0"), 1)):
        t = descent(
            room(6, 4),
            ann={"hero": "Leoric of the Book", "at": (1, 1)},
            monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}},
            turn_of="zombie",
            rolls=dice,
        )
        t.overlord.attacks("ann")
        t.carries_on()
        assert t.ann.damage == damage


def test_leorics_feat_hits_all_around_him():
    t = descent(
        room(6, 4),
        ann={"hero": "Leoric of the Book", "at": (1, 1)},
        bob={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}},
        rolls=("blue 2h3r", "yellow 1h1r", "gray 1", "brown 0"),
    )
    t.ann.does("use the feat of Leoric")
    t.carries_on()
    assert t.bob.damage == 2
    assert t.figure("zombie").gone == "defeated"
    assert t.figure("zombie_2").damage == 0


def test_tarha_rerolls_one_attack_die_each_round():
    t = descent(
        room(6, 4),
        ann={"hero": "Widow Tarha", "at": (1, 1)},
        monsters={"zombie": {"at": (3, 1)}, "zombie_2": {"at": (5, 3)}},
        rolls=("blue X", "yellow 1h1r", "brown 0"),
    )
    t.ann.attacks("zombie", "Arcane Bolt")
    t.ann.does("use Widow Tarha")
    t.rolls("blue 2h3r")
    t.ann.does(next(o for o in t.ann.ask.options if isinstance(o, opt.Reroll) and o.colour == "blue"))
    t.carries_on()
    assert t.figure("zombie").gone == "defeated"
    t.rolls("blue 1h5r", "yellow 1h1r", "brown 2")
    t.ann.attacks("zombie_2", "Arcane Bolt")
    t.ann.is_not_offered("use Widow Tarha")


def test_tarhas_feat_strikes_two():
    t = descent(
        room(6, 4),
        ann={"hero": "Widow Tarha", "at": (1, 1)},
        monsters={"zombie": {"at": (3, 1)}, "zombie_2": {"at": (3, 3)}, "zombie_3": {"at": (5, 3)}},
    )
    t.ann.does("use the feat of Widow Tarha")
    t.ann.attacks("zombie", "Arcane Bolt")
    t.rolls("blue 2h3r", "yellow 1h1r", "brown 1", "brown 0")
    t.ann.attacks("zombie_2", "Arcane Bolt")
    t.carries_on()
    assert t.figure("zombie").damage == 2
    assert t.figure("zombie_2").gone == "defeated"
    assert t.figure("zombie_3").damage == 0


def test_jain_takes_damage_as_fatigue():
    t = descent(
        room(6, 4),
        ann={"hero": "Jain Fairwood", "at": (1, 1), "fatigue": 3},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}},
        turn_of="zombie",
        rolls=("blue 2h3r", "yellow 2h", "gray 0"),
    )
    t.overlord.attacks("ann")
    t.ann.is_offered_only(*(f"take {n} of it as fatigue" for n in range(3)))  # Stamina 5
    t.ann.does("take 2 of it as fatigue")
    assert (t.ann.damage, t.ann.fatigue) == (2, 5)


def test_jains_feat_attacks_on_the_way():
    t = descent(
        room(12, 4),
        ann={"hero": "Jain Fairwood", "at": (0, 1)},
        monsters={"zombie": {"at": (4, 1)}, "zombie_2": {"at": (11, 3)}},
    )
    t.ann.does("use the feat of Jain")
    t.ann.goes(3, 1)
    t.rolls("blue 2h3r", "yellow 1h1r", "brown 0")
    t.ann.attacks("zombie", "Yew Shortbow")
    t.carries_on_to("move_and_attack")
    assert t.figure("zombie").gone == "defeated"
    t.ann.goes(10, 1)
    assert t.ann.at == (10, 1)
    assert t.ann.figure.actions == 1


def test_tomble_hides_behind_a_friends_defense():
    t = descent(
        room(6, 4),
        ann={"hero": "Tomble Burrowell", "hero_class": "Thief", "at": (1, 1)},
        bob={"hero": "Grisban the Thirsty", "at": (1, 2), "equipped": ["Leather Armor"]},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}},
        turn_of="zombie",
    )
    t.overlord.attacks("ann")
    t.rolls("blue 2h3r", "yellow 2h", "gray 1", "gray 1", "brown 1")
    t.ann.does("use Tomble")
    assert t.ann.damage == 1


def test_tombles_feat_takes_him_away_until_his_next_turn():
    t = descent(
        room(9, 4),
        ann={"hero": "Tomble Burrowell", "hero_class": "Thief", "at": (1, 1)},
        bob={"hero": "Grisban the Thirsty", "at": (8, 0)},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (8, 3)}},
    )
    t.ann.does("use the feat of Tomble")
    assert t.ann.figure.spaces == ()
    assert t.pos.active == 1  # his turn is over
    assert t.pos.takes_turn(0)
    t.bob.does("end the turn")
    t.overlord.activates("zombie")
    assert not any(isinstance(option, opt.AttackWith) and option.figure == 0 for option in t.overlord.ask.options)


def test_tomble_comes_back_near_his_token():
    t = descent(
        room(9, 4),
        ann={"hero": "Tomble Burrowell", "hero_class": "Thief", "at": (1, 1)},
        monsters={"zombie": {"at": (8, 3)}},
    )
    t.pos.vanish(0)
    spaces = {t.pos.ground.at[space] for space in t.pos.where_to_come_back(0)}
    assert (5, 1) in spaces
    assert (6, 1) not in spaces
    t.pos.come_back(0, t.pos.ground.number[5, 1])
    assert t.ann.at == (5, 1)
    assert t.ann.figure.away == NOWHERE


def test_grisban_drops_a_condition_when_he_rests():
    t = descent(room(6, 4), ann={"hero": "Grisban the Thirsty", "at": (1, 1), "conditions": ["Poisoned"]})
    t.ann.does("rest")
    t.ann.does("accept")
    assert t.ann.conditions == []


def test_grisbans_feat_is_an_attack_more():
    t = descent(
        room(6, 4),
        ann={"hero": "Grisban the Thirsty", "at": (1, 1), "actions": 0},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}},
    )
    t.ann.does("use the feat of Grisban")
    t.rolls("blue 2h3r", "red 1h", "brown 0")
    t.ann.attacks("zombie", "Chipped Greataxe")
    assert t.figure("zombie").gone == "defeated"
    t.ann.is_not_offered("use the feat of Grisban")


def test_syndrael_rests_while_she_stands():
    for points, fatigue in ((0, 1), (1, 3)):
        t = descent(
            room(6, 4),
            ann={"hero": "Syndrael", "hero_class": "Knight", "at": (1, 1), "fatigue": 3, "points": points},
            monsters={"zombie": {"at": (5, 3)}},
        )
        if points:
            t.ann.goes(2, 1)
        t.ann.does("end the turn")
        assert t.ann.fatigue == fatigue


def test_syndraels_feat_moves_two():
    t = descent(
        room(9, 4),
        ann={"hero": "Syndrael", "hero_class": "Knight", "at": (1, 1)},
        bob={"hero": "Grisban the Thirsty", "at": (4, 1)},
        monsters={"zombie": {"at": (8, 3)}},
    )
    t.ann.does("use the feat of Syndrael")
    t.ann.does("let the other move first")
    t.bob.goes(7, 1)
    t.ann.goes(5, 1)
    assert t.bob.at == (7, 1)
    assert t.ann.at == (5, 1)
    assert t.ann.figure.actions == 2

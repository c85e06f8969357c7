"""What is printed on lieutenant cards."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.effects import About
from gloaming.games.descent.effects.movement import Push, PutElsewhere, SwapPlaces
from tests.descent.drawing import drawn, room
from tests.descent.scene import DescentScene, MonsterAt, Player, descent

GRISBAN: Player = {"hero": "Grisban the Thirsty", "at": (2, 1)}


def lieutenant(name: str, act: int = 1, ann: Player = GRISBAN, **more: MonsterAt) -> DescentScene:
    """A lieutenant at (1, 1) in his activation, with Grisban next to him and Avric far away."""
    return descent(
        room(8, 4),
        ann=ann,
        bob={"hero": "Avric Albright", "at": (7, 3), "equipped": ["Iron Mace"]},
        monsters={"boss": {"type": name, "at": (1, 1)}, **more},
        turn_of="boss",
        act=act,
    )


# Baron Zachareth.


def test_dominion_moves_a_hero_who_then_may_be_immobilized():
    t = lieutenant("Baron Zachareth")
    t.rolls("gray 1", "black 2", "gray 2", "black 2")  # he passes with a Willpower of 3, and so Grisban does not
    t.overlord.does("use Dominion")
    t.overlord.does("do it")
    t.overlord.picks("ann")
    t.overlord.does("choose D2")
    t.overlord.does("choose E2")
    t.is_quiet()
    assert t.ann.at == (4, 1)
    assert t.ann.conditions == ["Immobilized"]


def test_dominion_needs_his_own_test():
    t = lieutenant("Baron Zachareth")
    t.rolls("gray 2", "black 2")
    t.overlord.does("use Dominion")
    t.is_quiet()
    assert t.ann.at == (2, 1)


def test_subdue_gives_a_condition_of_his_choice_if_damage_gets_through():
    t = lieutenant("Baron Zachareth")
    t.rolls("blue 2h1s2r", "red 2h", "gray 1")
    t.overlord.attacks("ann")
    t.overlord.does(
        "spend 1 surge: if at least 1 damage gets through, the target gets one condition of the overlord's choice"
    )
    t.overlord.does("choose Stunned")
    assert t.ann.damage == 3
    assert t.ann.conditions == ["Stunned"]


def test_subdue_does_nothing_where_all_is_blocked():
    t = lieutenant("Baron Zachareth")
    t.rolls("blue 1h1s6r", "red 1h", "gray 3")
    t.overlord.attacks("ann")
    t.overlord.does(
        "spend 1 surge: if at least 1 damage gets through, the target gets one condition of the overlord's choice"
    )
    t.is_quiet()
    assert t.ann.conditions == []


def test_shadow_bolt_is_a_ranged_attack_with_dice_of_its_own():
    t = lieutenant("Baron Zachareth", act=2, ann={**GRISBAN, "at": (6, 1)})
    t.overlord.is_not_offered("attack Grisban")
    t.rolls("blue 1h5r", "red 2h", "yellow 1h1r", "gray 1")
    t.overlord.does("use Shadow Bolt")
    t.overlord.does("attack Grisban with Shadow Bolt")
    t.is_quiet()
    assert t.ann.damage == 3
    t.overlord.is_not_offered("use Shadow Bolt")  # that was his attack


def test_shadow_bolt_needs_range():
    t = lieutenant("Baron Zachareth", act=2, ann={**GRISBAN, "at": (7, 1)})
    t.rolls("blue 2h3r", "red 2h", "yellow 1h1r", "gray 1")
    t.overlord.does("use Shadow Bolt")
    t.overlord.does("attack Grisban with Shadow Bolt")
    assert t.ann.damage == 0


# Belthir.


def havoc(*rows: str, **more: MonsterAt) -> DescentScene:
    return descent(
        drawn(*(rows or ("........",))),
        ann={**GRISBAN, "at": (2, 0)},
        bob={"hero": "Avric Albright", "at": (6, 0), "equipped": ["Iron Mace"]},
        monsters={"boss": {"type": "Belthir", "at": (0, 0)}, "zombie": {"at": (3, 0)}, **more},
        turn_of="boss",
        act=2,
    )


def test_cry_havoc_attacks_everyone_he_moved_through():
    t = havoc()
    t.overlord.does("use Cry Havoc")
    t.overlord.does("choose B1")
    t.overlord.does("choose C1")
    t.overlord.does("choose D1")
    t.rolls("blue 2h3r", "red 2h", "red 1h", "gray 1", "brown 0")
    t.overlord.does("choose E1")
    t.is_quiet()
    assert t.ann.damage == 4
    assert t.figure("zombie").gone == "defeated"  # friend or foe
    assert t.bob.damage == 0  # reach would have been enough for him
    assert t.at(t.number("boss")) == (4, 0)
    assert t.figure("boss").points == 0


def test_cry_havoc_ends_in_an_empty_space():
    t = havoc(zombie_2={"at": (4, 0)})
    t.overlord.does("use Cry Havoc")
    t.overlord.does("choose B1")
    t.overlord.does("choose C1")
    assert [t.say(option) for option in t.overlord.ask.options] == ["Choose B1"]  # from D1 he could go nowhere empty


def test_who_is_held_up_above_another_figure_comes_down_beside_it():
    t = havoc("........", "........")
    t.overlord.does("use Cry Havoc")
    t.overlord.does("choose B1")
    t.pos.inflict(t.number("boss"), "Immobilized")
    t.overlord.does("choose C1")
    t.rolls("blue 2h3r", "red 2h", "red 1h", "gray 1")
    t.overlord.does(opt.TurnBase((t.pos.ground.number[2, 1],)))
    t.is_quiet()
    assert t.at(t.number("boss")) == (2, 1)
    assert t.ann.damage == 4


# Lady Eliza Farrow.


def test_blood_call_gives_back_what_got_through():
    t = lieutenant("Lady Eliza Farrow", boss={"type": "Lady Eliza Farrow", "at": (1, 1), "damage": 6})
    t.rolls("blue 2h1s2r", "yellow 1h1r", "gray 1")
    t.overlord.attacks("ann")
    t.overlord.does("spend 1 surge: eliza regains damage equal to the damage this attack dealt after defense")
    t.is_quiet()
    assert t.ann.damage == 2
    assert t.figure("boss").damage == 4


def test_sacrifice_takes_life_of_a_neighbour():
    t = lieutenant(
        "Lady Eliza Farrow",
        boss={"type": "Lady Eliza Farrow", "at": (1, 1), "damage": 6},
        zombie={"at": (0, 0), "rank": "master"},
    )
    t.overlord.does("use Sacrifice")
    t.overlord.is_offered_only(*(f"choose {number}" for number in (1, 2, 3, 4, 5)))
    t.overlord.does("choose 5")
    assert t.figure("zombie").damage == 5
    assert t.figure("boss").damage == 1


def test_sacrifice_gives_no_more_than_there_was():
    t = lieutenant(
        "Lady Eliza Farrow", boss={"type": "Lady Eliza Farrow", "at": (1, 1), "damage": 6}, zombie={"at": (0, 0)}
    )
    t.overlord.does("use Sacrifice")
    t.overlord.does("choose 5")
    assert t.figure("zombie").gone == "defeated"
    assert t.figure("boss").damage == 3


def test_seduce_moves_and_stuns():
    t = lieutenant("Lady Eliza Farrow")
    t.rolls("gray 1", "black 2")
    t.overlord.does("use Seduce")
    t.overlord.does("choose D2")
    assert t.ann.at == (3, 1)
    assert t.ann.conditions == ["Stunned"]


def test_seduce_may_fail():
    t = lieutenant("Lady Eliza Farrow")
    t.rolls("gray 2", "black 2")
    t.overlord.does("use Seduce")
    t.is_quiet()
    assert t.ann.conditions == []


def test_wail_tires_heroes_nearby():
    t = lieutenant("Lady Eliza Farrow", act=2)
    t.rolls("gray 2", "black 2")
    t.overlord.does("use Wail")
    assert (t.ann.fatigue, t.bob.fatigue) == (2, 0)


# Lord Merick Farrow.


def merick_attacked(at: tuple[int, int], hero: str = "Grisban the Thirsty") -> DescentScene:
    return descent(
        room(8, 4),
        ann={"hero": hero, "at": at},
        monsters={"boss": {"type": "Lord Merick Farrow", "at": (1, 1)}},
    )


def test_aftershock_tires_a_neighbour_who_attacked_him():
    t = merick_attacked((2, 1))
    t.rolls("blue 2h3r", "red 1h", "gray 1", "gray 2", "black 2")
    t.ann.attacks("boss", "Chipped Greataxe")
    assert t.ann.fatigue == 1


def test_aftershock_leaves_those_alone_who_pass_or_are_far():
    t = merick_attacked((2, 1))
    t.rolls("blue 2h3r", "red 1h", "gray 1", "gray 1", "black 2")
    t.ann.attacks("boss", "Chipped Greataxe")
    assert t.ann.fatigue == 0
    t = merick_attacked((3, 1), "Jain Fairwood")
    t.rolls("blue 2h3r", "yellow 1h1r", "gray 1", "gray 3", "black 4")
    t.ann.attacks("boss")
    assert t.ann.fatigue == 0


def test_ignite_burns_everyone_around_him():
    t = lieutenant("Lord Merick Farrow", zombie={"at": (0, 0)})
    t.rolls("blue 2h3r", "red 1h", "gray 1", "brown 0")
    t.overlord.does("use Ignite")
    t.is_quiet()
    assert t.figure("boss").damage == 1
    assert t.ann.damage == 2
    assert t.figure("zombie").gone == "defeated"


def test_ignite_never_defeats_him():
    t = lieutenant("Lord Merick Farrow", boss={"type": "Lord Merick Farrow", "at": (1, 1), "damage": 7})
    t.overlord.is_not_offered("use Ignite")


def test_wither_tires_the_target():
    t = lieutenant("Lord Merick Farrow", act=2)
    t.rolls("blue 2h1s2r", "red 1h", "yellow 1h1r", "gray 1")
    t.overlord.attacks("ann")
    t.overlord.does("spend 1 surge: target takes 1 fatigue")
    t.is_quiet()
    assert t.ann.fatigue == 1


# Sir Alric Farrow.


def test_overpower_swaps_places_with_a_hero_he_comes_next_to():
    t = descent(
        room(8, 1),
        ann={**GRISBAN, "at": (3, 0)},
        monsters={"boss": {"type": "Sir Alric Farrow", "at": (0, 0)}},
        turn_of="boss",
    )
    t.overlord.does("use Overpower")
    t.rolls("gray 2", "black 3")  # a Might of 5
    t.overlord.goes(2, 0)
    t.overlord.does("use Overpower")
    assert t.ann.at == (2, 0)
    assert t.at(t.number("boss")) == (3, 0)
    assert t.ann.fatigue == 1
    t.overlord.goes(4, 0)  # one point is left
    assert t.figure("boss").actions == 1


def test_overpower_is_not_used_in_another_move():
    t = descent(
        room(8, 1),
        ann={**GRISBAN, "at": (3, 0)},
        monsters={"boss": {"type": "Sir Alric Farrow", "at": (0, 0)}},
        turn_of="boss",
    )
    t.overlord.does("take a move action")
    t.overlord.goes(2, 0)
    t.is_quiet()
    assert t.ann.fatigue == 0


def test_unmovable_figures_are_not_moved_by_others():
    t = lieutenant("Sir Alric Farrow", zombie={"at": (0, 0)})
    for push in (Push(who="that", n=1), PutElsewhere(who="that", within=3), SwapPlaces(who="that")):
        assert not push.can_work(t.pos, About(seat=1, that=t.number("boss")))
        assert push.can_work(t.pos, About(seat=1, that=t.number("zombie")))


def test_regeneration_gives_back_1_damage_at_the_start_of_the_overlords_turn():
    t = descent(
        room(8, 4),
        ann=GRISBAN,
        monsters={"boss": {"type": "Sir Alric Farrow", "at": (1, 1), "damage": 5}},
        turn_of="overlord",
        start="begin",
        act=2,
    )
    assert t.figure("boss").damage == 4


# Splig.


def splig(**more: MonsterAt) -> DescentScene:
    return descent(room(8, 4), ann=GRISBAN, monsters={"boss": {"type": "Splig", "at": (1, 1)}, **more})


def test_not_me_makes_a_neighbour_the_target():
    t = splig(zombie={"at": (0, 0)})
    t.rolls("gray 0", "black 2", "blue 2h3r", "red 2h", "brown 0")
    t.ann.attacks("boss", "Chipped Greataxe")
    assert t.figure("zombie").gone == "defeated"
    assert t.figure("boss").damage == 0


def test_not_me_fails_with_the_test():
    t = splig(zombie={"at": (0, 0)})
    t.rolls("gray 1", "black 2", "blue 2h3r", "red 2h", "brown 0")
    t.ann.attacks("boss", "Chipped Greataxe")
    assert t.figure("zombie").gone == ""
    assert t.figure("boss").damage == 4


def test_not_me_needs_a_neighbour():
    t = splig(zombie={"at": (5, 0)})
    t.rolls("blue 2h3r", "red 2h", "brown 0")
    t.ann.attacks("boss", "Chipped Greataxe")
    assert t.figure("boss").damage == 4


def test_knockback_puts_the_target_up_to_3_spaces_away():
    t = lieutenant("Splig")
    t.rolls("blue 2h1s2r", "red 1h", "gray 1")
    t.overlord.attacks("ann")
    t.overlord.does("spend 1 surge: put the target up to 3 spaces away")
    said = [t.say(option) for option in t.overlord.ask.options]
    assert "Place Grisban at G2" not in said
    t.overlord.does("place Grisban at F2")
    t.is_quiet()
    assert t.ann.at == (5, 1)
    assert t.ann.damage == 2


def test_promotion_makes_a_master_of_a_minion():
    t = lieutenant("Splig", act=2, zombie={"at": (0, 0), "damage": 2})
    t.rolls("gray 1", "black 2")
    t.overlord.does("use Promotion")
    assert (t.figure("zombie").rank, t.figure("zombie").damage) == ("master", 0)


def test_promotion_keeps_to_the_group_limit():
    t = lieutenant("Splig", act=2, zombie={"at": (0, 0)}, zombie_2={"at": (7, 0), "rank": "master"})
    t.overlord.is_not_offered("use Promotion")

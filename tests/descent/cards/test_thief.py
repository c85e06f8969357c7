"""The cards of the Thief."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from tests.descent.drawing import drawn, room
from tests.descent.scene import DescentScene, Player, descent

TOMBLE: Player = {"hero": "Tomble Burrowell", "hero_class": "Thief", "at": (1, 1)}


def thief(*skills: str, **more: object) -> DescentScene:
    """Tomble next to a zombie, another one far away; search tokens 1 and 3 spaces from him."""
    ann: Player = {**TOMBLE, "skills": skills, **more}  # type: ignore[typeddict-item]
    return descent(
        room(9, 4),
        ann=ann,
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (8, 3)}},
        search=[(1, 2), (4, 3)],
        search_deck=["Curse Doll", "Stamina Potion"],
    )


def test_throwing_knives_bite_deeper_from_near():
    t = thief()
    t.rolls("blue 1h5r", "yellow 1h1r", "brown 1")
    t.ann.attacks("zombie", "Throwing Knives")
    assert t.figure("zombie").damage == 2
    t = thief(at=(4, 1))
    t.rolls("blue 1h5r", "yellow 1h1r", "brown 1")
    t.ann.attacks("zombie", "Throwing Knives")
    assert t.figure("zombie").damage == 1


def test_lucky_charm_rerolls_a_test():
    t = descent(
        room(6, 4),
        ann=TOMBLE,
        monsters={"zombie": {"at": (2, 1), "rank": "master"}, "zombie_2": {"at": (5, 3)}},
        turn_of="zombie",
        rolls=("gray 3", "black 2"),
    )
    t.overlord.does("use Grab")
    t.rolls("gray 1", "black 0")
    t.ann.does("use Lucky Charm")
    assert t.ann.conditions == []
    assert t.ann.exhausted == ["Lucky Charm"]


def test_greedy_searches_from_afar():
    t = thief()
    t.ann.does("use Greedy")
    t.ann.does(opt.Search(1))
    assert "Curse Doll" in t.ann.items
    assert t.ann.figure.actions == 1
    assert t.ann.fatigue == 1


def test_appraisal_takes_another_find():
    t = thief("Appraisal")
    t.ann.does(opt.Search(0))
    t.ann.does("use Appraisal")
    assert "Stamina Potion" in t.ann.items
    assert "Curse Doll" not in t.ann.items


def test_dirty_tricks_stun():
    t = thief("Dirty Tricks")
    t.ann.does("use Dirty Tricks")
    t.rolls("blue 1h5r", "yellow 1h1r", "brown 2")
    t.ann.attacks("zombie", "Throwing Knives")
    assert t.figure("zombie").damage == 1
    assert t.conditions("zombie") == ["Stunned"]


def test_sneaky_hits_harder_whoever_did_not_see_him():
    for seen, damage in (((), 3), ((2,), 2)):
        t = thief("Sneaky", at=(2, 0))
        t.pos.heroes[0] = replace(t.pos.heroes[0], seen_by=seen)
        t.rolls("blue 1h5r", "yellow 1h1r", "brown 1")
        t.ann.attacks("zombie", "Throwing Knives")
        assert t.figure("zombie").damage == damage


def test_sneaky_notes_who_sees_him_when_his_turn_begins():
    t = descent(
        room(6, 4),
        ann={**TOMBLE, "skills": ["Sneaky"]},
        monsters={"zombie": {"at": (2, 1)}},
        start="begin",
    )
    assert t.pos.heroes[0].seen_by == (t.number("zombie"),)


def test_sneaky_opens_one_of_the_doors_beside_him():
    doors = {"left": (1, 0, 1, 2), "right": (2, 0, 2, 2)}
    t = descent(drawn("...", "...", doors=doors), ann={**TOMBLE, "at": (1, 0), "skills": ["Sneaky"]})
    t.ann.does("use Sneaky")
    t.ann.does("open door 2")
    assert t.pos.doors == ("closed", "open")
    assert t.ann.figure.actions == 2
    assert t.ann.exhausted == ["Sneaky"]


def test_caltrops_hurt_and_hold_who_comes_near():
    t = descent(
        room(9, 4),
        ann={**TOMBLE, "skills": ["Caltrops"]},
        monsters={"zombie": {"at": (4, 1)}, "zombie_2": {"at": (8, 3)}},
        turn_of="zombie",
    )
    t.overlord.does("take a move action")
    t.overlord.goes(2, 1)
    t.rolls("gray 2", "black 3")
    t.ann.does("use Caltrops")
    t.lets_be()  # no Lucky Charm for that
    assert t.figure("zombie").damage == 1
    assert t.conditions("zombie") == ["Immobilized"]


def test_tumble_passes_enemies():
    t = descent(room(9, 1), ann={**TOMBLE, "skills": ["Tumble"], "at": (1, 0)}, monsters={"zombie": {"at": (2, 0)}})
    t.ann.does("take a move action")
    assert (3, 0) not in t.ann.can_go()
    t.ann.does("use Tumble")
    assert (3, 0) in t.ann.can_go()


def test_unseen_asks_attackers_for_a_surge():
    for dice, damage in ((("blue 2h3r", "yellow 1h1r", "gray 0"), 0), (("blue 2h1s2r", "yellow 1h1r", "gray 0"), 3)):
        t = descent(
            room(6, 4),
            ann={**TOMBLE, "skills": ["Unseen"], "exhausted": ["Unseen"]},
            monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}},
            turn_of="zombie",
            rolls=dice,
        )
        t.overlord.attacks("ann")
        if damage:
            t.overlord.does("spend 1 surge: see the unseen")
            t.carries_on()
        assert t.ann.damage == damage


def test_unseen_is_no_action():
    t = thief("Unseen")
    t.ann.does("use Unseen")
    assert t.ann.figure.actions == 2
    assert t.ann.fatigue == 2


def test_bushwhack_needs_a_single_monster_in_sight():
    t = thief("Bushwhack")
    t.ann.is_not_offered("use Bushwhack")
    t = descent(room(6, 4), ann={**TOMBLE, "skills": ["Bushwhack"]}, monsters={"zombie": {"at": (2, 1)}})
    t.ann.does("use Bushwhack")
    t.rolls("blue 1h5r", "yellow 1h1r", "brown 1")
    t.ann.attacks("zombie", "Throwing Knives")
    assert t.figure("zombie").damage == 2
    assert t.ann.figure.actions == 2


def test_lurk_searches_without_an_action_and_guards():
    t = thief("Lurk")
    t.ann.does("use Lurk")
    assert "Curse Doll" in t.ann.items
    assert t.ann.figure.actions == 2
    assert t.pos.defense_pool(0) == ("gray", "brown")

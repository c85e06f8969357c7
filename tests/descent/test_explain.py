"""Why not: what is too far, out of sight, in the way, full, or locked."""

from __future__ import annotations

from gloaming.games.descent import options
from tests.descent.drawing import drawn, room
from tests.descent.scene import GAME, DescentScene, descent


def words(t: DescentScene, option: object) -> str:
    """What is said about something that is not on offer."""
    assert t.pos.ask is not None
    return next(one.words for one in GAME.explain(t.pos, t.pos.ask.seat) if one.subject == option)


def test_a_melee_weapon_is_too_short():
    t = descent(room(5, 1), ann={"hero": "Grisban the Thirsty", "at": (0, 0)}, monsters={"zombie": {"at": (3, 0)}})
    t.ann.is_refused("attack minion Zombie with Chipped Greataxe", "DE-116")
    axe = t.pos.heroes[0].equipped[0]
    assert words(t, options.AttackWith(axe, t.number("zombie"))) == (
        "Minion Zombie is 3 spaces away and Chipped Greataxe reaches only what is adjacent."
    )


def test_who_stands_in_the_line_is_named():
    t = descent(
        room(5, 1),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        bob={"hero": "Grisban the Thirsty", "at": (1, 0)},
        monsters={"zombie": {"at": (3, 0)}},
    )
    t.ann.is_refused("attack minion Zombie with Yew Shortbow", "DE-190")
    bow = t.pos.heroes[0].equipped[0]
    assert words(t, options.AttackWith(bow, t.number("zombie"))) == (
        "Minion Zombie is out of sight: Grisban stands in the line."
    )


def test_obstacles_doors_and_walls():
    behind = descent(
        drawn("..O..", "OOOOO"), ann={"hero": "Jain Fairwood", "at": (0, 0)}, monsters={"zombie": {"at": (4, 0)}}
    )
    behind.ann.is_refused("attack minion Zombie with Yew Shortbow", "DE-191")
    door = descent(
        drawn("....", "....", doors={"gate": (2, 0, 2, 2)}),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"zombie": {"at": (3, 0)}},
    )
    door.ann.is_refused("attack minion Zombie with Yew Shortbow", "DE-189")
    wall = descent(
        drawn("....", "....", walls=((2, 0, 2, 2),)),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"zombie": {"at": (3, 0)}},
    )
    wall.ann.is_refused("attack minion Zombie with Yew Shortbow", "DE-188")


def test_hands_that_are_full_and_tokens_that_are_far():
    t = descent(room(6, 1), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "items": ["Iron Spear"]}, search=[(4, 0)])
    t.ann.is_refused("equip Iron Spear", "DE-177")
    t.ann.is_refused("search", "DE-127")


def test_a_locked_door():
    t = descent(drawn("....", "....", doors={"gate": (2, 0, 2, 2)}), ann={"at": (1, 0)})
    t.pos.set_door(0, "locked")
    t.ann.does("take a move action")
    t.ann.is_refused("open door 1", "DE-142")


def test_a_monster_that_has_attacked():
    t = descent(
        room(5, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0)}},
        turn_of="zombie",
        rolls=("blue X", "yellow 1h1r", "gray 0"),
    )
    t.overlord.attacks("ann")
    t.overlord.is_refused("attack Grisban", "DE-160")

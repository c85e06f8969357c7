"""Why not: what is too far, out of sight, in the way, full, or locked."""

from __future__ import annotations

from gloaming.games.descent import options
from gloaming.games.descent.explain_quest import about_quest
from gloaming.games.descent.rules.position import DescentPosition
from tests.descent.drawing import drawn, room
from tests.descent.questing import begun, named, put
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


def refusals(pos: DescentPosition, figure: int) -> dict[object, str]:
    """What is said to a figure's player about what is not on offer to it."""
    return {one.subject: one.words for one in about_quest(pos, figure, set(pos.quest_actions(figure)))}


def test_special_actions_tell_what_they_need():
    pos = begun("castle_daerion_1")
    beacon = next(token for token in pos.tokens if token.kind == "beacon")
    (action,) = (one.id for one in pos.laid_out.rules if getattr(one.when, "near", "") == "beacon" and one.when.cost)  # type: ignore[union-attr]
    option = options.Special(action)
    put(pos, 0, pos.ground.at[pos.figures[0].at], actions=2)
    assert refusals(pos, 0)[option].startswith("What this needs is not next to Grisban. ")
    put(pos, 0, pos.ground.at[beacon.space], actions=2)
    assert option not in refusals(pos, 0)
    put(pos, 0, pos.ground.at[beacon.space], actions=0)
    assert refusals(pos, 0)[option] == "There is no action left in this turn."
    assert [one.rule for one in pos.quest_actions(0) if isinstance(one, options.Special)] == ["quick_spark"]


def test_tokens_tell_who_carries_them_and_how_near_they_have_to_be():
    pos = begun("a_fat_goblin_1")
    first, second, *_ = (n for n, token in enumerate(pos.tokens) if token.kind == "crop")
    put(pos, 0, (4, 4), actions=2)
    assert options.PickUp(first) not in refusals(pos, 0)
    assert refusals(pos, 0)[options.PickUp(second)] == "The crop is neither in the space of Grisban nor next to it."
    pos.pick_up(0, first)
    assert refusals(pos, 0)[options.PickUp(second)] == "Grisban carries something already."
    ball = begun("the_masquerade_ball_1")
    guest = next(n for n, token in enumerate(ball.tokens) if token.kind == "guest")
    assert refusals(ball, 0)[options.PickUp(guest)] == "The quest does not let Grisban carry the guest now."


def test_ways_off_the_map_tell_why_they_are_shut():
    pos = begun("a_fat_goblin_1")
    goblin = named(pos, "goblins")
    edge = next(n for n in range(pos.ground.size) if pos.ground.marks["exit"] >> n & 1)
    inside = next(n for n in range(pos.ground.size) if pos.empty() >> n & 1 and not pos.ground.marks["exit"] >> n & 1)
    way = options.LeaveMap("exit")
    put(pos, goblin, pos.ground.at[inside])
    assert refusals(pos, goblin)[way].endswith("does not stand on a space from which that way leads off the map.")
    put(pos, goblin, pos.ground.at[edge])
    assert refusals(pos, goblin)[way].startswith("The quest does not let master Goblin Archer")
    pos.pick_up(goblin, next(n for n, token in enumerate(pos.tokens) if token.kind == "crop"))
    assert refusals(pos, goblin)[way] == "Leaving the map takes a movement point."
    assert way not in refusals(pos, 0)  # heroes never leave by it

"""What the view tells a screen: how far, by which way, whom a figure sees, and the account of an attack."""

from __future__ import annotations

from gloaming.games.descent import events
from gloaming.games.descent import options as opt
from gloaming.games.descent.view import View
from gloaming.games.descent.view_attack import AttackView
from gloaming.games.descent.view_outlook import Outlook
from tests.descent.drawing import room
from tests.descent.scene import GAME, DescentScene, descent


def seen_by(t: DescentScene, seat: int) -> View:
    view: View = GAME.view(t.pos, seat)
    return view


def outlook(t: DescentScene) -> Outlook:
    found = seen_by(t, 1).outlook
    assert found is not None
    return found


def attack(t: DescentScene, seat: int = 1) -> AttackView:
    found = seen_by(t, seat).attack
    assert found is not None
    return found


def corridor() -> DescentScene:
    """Jain, Grisban beside her, a zombie behind him."""
    return descent(
        room(6, 1),
        ann={"hero": "Jain Fairwood", "at": (0, 0), "points": 2},
        bob={"hero": "Grisban the Thirsty", "at": (1, 0)},
        monsters={"zombie": {"at": (4, 0)}, "zombie_2": {"at": (5, 0)}},
    )


def test_who_is_asked_sees_how_far_everything_is_and_nobody_else_does():
    t = corridor()
    assert outlook(t).away == (0, 1, 2, 3, 4, 5)
    assert seen_by(t, 0).outlook is None
    assert seen_by(t, 2).outlook is None


def test_the_ways_are_those_of_the_walks_on_offer():
    t = descent(room(4, 3), ann={"hero": "Jain Fairwood", "at": (0, 0), "points": 2})
    ways = {way.space: way for way in outlook(t).ways}
    goes = {option.space: option for option in t.ann.ask.options if isinstance(option, opt.Go)}
    assert ways.keys() == goes.keys()
    for space, way in ways.items():
        assert way.points == goes[space].points == len(way.path)
        assert way.path[-1] == space
    t.ann.goes(2, 0)
    assert [event.space for event in t.told(events.Moved)] == list(ways[t.pos.ground.number[2, 0]].path)


def test_a_move_action_is_shown_before_it_is_taken():
    t = descent(room(9, 1), ann={"hero": "Grisban the Thirsty", "at": (0, 0)})
    moves = outlook(t).moves
    assert (moves[2].points, moves[2].path, moves[2].fatigue) == (3, (1, 2, 3), 0)  # his Speed
    assert (moves[-1].points, moves[-1].fatigue) == (7, 4)  # and his Stamina


def test_a_line_that_holds_and_what_stops_another():
    t = corridor()
    near, far = outlook(t).lines
    assert (near.seen, far.seen) == (False, False)
    assert near.stopped_by == (1,)  # Grisban stands there
    assert 1 in far.stopped_by
    clear = descent(room(6, 2), ann={"hero": "Jain Fairwood", "at": (0, 0)}, monsters={"zombie": {"at": (4, 1)}})
    (line,) = outlook(clear).lines
    assert line.seen
    assert line.stopped_by == ()
    assert line.start is not None


def test_the_account_adds_up_to_what_the_target_suffers():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
    )
    t.rolls("blue 2h1s2r", "red 1h", "brown 2")
    t.ann.attacks("zombie", "Chipped Greataxe")
    before = attack(t)
    (hit,) = before.hits
    assert hit.damage == sum(line.number for line in hit.account) == 1
    offer = before.offers[0]
    assert (offer.words, offer.spent, offer.damage) == ("+1 damage", False, 2)
    t.ann.does("Spend 1 surge: +1 damage")
    assert t.figure("zombie").damage == 2


def test_every_seat_sees_the_same_attack():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0)}},
        hand=["Dash"],
    )
    t.rolls("blue 2h1s2r", "red 1h", "brown 2")
    t.ann.attacks("zombie", "Chipped Greataxe")
    assert attack(t, 0) == attack(t, 1)

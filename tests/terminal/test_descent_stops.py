"""Stops in Descent: a trap is asked about as a hero sets out, everything else whenever it could be answered."""

from __future__ import annotations

from gloaming.games.descent.moments import MOMENTS
from gloaming.kernel import PASS
from gloaming.terminal.descent.stops import EACH_STEP, STEP, DescentStops
from tests.descent.drawing import room
from tests.descent.scene import GAME, DescentScene, descent


def walking(*hand: str) -> DescentScene:
    """Leoric has a way before him, and the overlord traps for it."""
    return descent(
        room(8, 1),
        ann={"hero": "Leoric of the Book", "at": (0, 0)},
        monsters={"zombie": {"at": (7, 0)}},
        hand=list(hand) or ["Tripwire"],
    )


def asked(t: DescentScene, stops: DescentStops, until: str = "act") -> list[int]:
    """At which spaces the overlord is really asked on the way, if he always passes."""
    found = []
    while t.pos.ask is not None and t.pos.ask.topic != until:
        number = stops.answer(t.pos.ask, GAME.view(t.pos, t.pos.ask.seat))
        if number is None:
            found.append(t.at(0)[0])
        t.answer(PASS)
    return found


def test_every_moment_that_can_be_answered_is_a_possible_stop():
    names = [moment.name for moment in DescentStops.moments]
    assert set(names) - {EACH_STEP} <= set(MOMENTS)
    assert {"entered", "dice_rolled", "overlord_turn_start", "activation_start"} <= set(names)
    stops = DescentStops()
    assert stops.mine == stops.theirs == set(names) - {EACH_STEP}


def test_a_trap_is_asked_about_once_in_a_walk_and_again_after_the_next_action():
    t, stops = walking(), DescentStops()
    t.ann.does("take a move action")
    t.ann.goes(4, 0)
    assert asked(t, stops) == [1]
    t.ann.does("take a move action")
    t.ann.goes(6, 0)
    assert asked(t, stops) == [5]


def test_who_wants_to_is_asked_at_each_step():
    t, stops = walking(), DescentStops()
    stops.toggle(EACH_STEP, own=False)
    t.ann.does("take a move action")
    t.ann.goes(4, 0)
    assert asked(t, stops) == [1, 2, 3, 4]


def test_without_a_stop_nobody_is_asked_and_the_table_cannot_tell():
    t, stops = walking(), DescentStops()
    stops.toggle(STEP, own=False)
    t.ann.does("take a move action")
    t.ann.goes(4, 0)
    assert t.pos.ask is not None
    assert t.pos.ask.secret
    assert GAME.view(t.pos, 1).decides is None  # heroes do not see that he is asked
    assert asked(t, stops) == []


def test_in_peace_steps_are_passed_and_an_attack_asks():
    t = descent(
        room(8, 1),
        ann={"hero": "Leoric of the Book", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0)}},
        turn_of="zombie",
        hand=["Dark Might", "Tripwire"],
    )
    stops = DescentStops()
    stops.choose("quiet", GAME.view(t.pos, 0))
    t.rolls("blue 2h3r", "yellow 1h1r", "gray 0")
    t.overlord.attacks("ann")
    assert t.pos.ask is not None
    assert stops.answer(t.pos.ask, GAME.view(t.pos, 0)) is None
    assert stops.mode == "stops"  # something has happened


def test_what_is_asked_tells_who_and_where():
    t = walking()
    t.ann.does("take a move action")
    t.ann.goes(2, 0)
    assert GAME.say_ask(t.pos, ("Olga", "Ann")) == "Leoric has entered B1: answer or pass"

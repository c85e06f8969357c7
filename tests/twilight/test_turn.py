"""The turn: eight phases in order, who may do what in which, and turns that pass on."""

from __future__ import annotations

import pytest

from gloaming.games.twilight.events import PhaseBegan, TurnBegan
from tests.proof import rule
from tests.twilight.scene import Seat, twilight

PHASES = ["refresh", "draw", "trade", "seize", "resource", "summoning", "combat", "end"]


@rule("TG-130", "TG-133", "TG-374", "TG-245")
@pytest.mark.numbered
def test_the_eight_phases_come_in_order_and_then_the_next_player_has_the_turn():
    t = twilight(phase="refresh", ann={}, bob={"life": "II, 19 I", "hand": "II"})
    while t.pos.active == 0:
        t.skips()
    phases = [event.phase for event in t.events if isinstance(event, PhaseBegan)]
    assert phases[:8] == PHASES
    begun = [event.seat for event in t.events if isinstance(event, TurnBegan)]
    assert begun == [1]


@rule("TG-131", "TG-081", "TG-132", "TG-140")
def test_schemes_wait_for_phases_with_windows():
    seat: Seat = {"hand": ["Poisoned Knife", "3 I"], "resources": "2 I", "field": ["Stoic Legionnaires"]}
    t = twilight(phase="trade", ann=seat, bob=seat)
    t.ann.is_not_offered("play Poisoned Knife", "generate Lesser Power")
    t.ann.passes()
    assert t.pos.phase == "seize"
    t.ann.is_not_offered("play Poisoned Knife", "generate Lesser Power")
    t.ann.passes()
    assert t.window == "resource_before"
    t.ann.is_offered("play Poisoned Knife", "generate Lesser Power")
    t.ann.passes()
    t.bob.is_offered("play Poisoned Knife", "generate Lesser Power")


@rule("TG-434", "TG-131")
def test_no_power_is_generated_while_trading_or_seizing():
    t = twilight(
        phase="trade",
        ask_for_power=True,
        ann={"hand": "4 I", "resources": "2 I"},
        bob={"hand": "I", "life": "II, 19 I"},
    )
    t.ann.is_offered_only("trade with bob", "pass")
    t.ann.passes()
    t.ann.is_offered_only("seize a lesser from bob", "seize a greater from bob", "pass")
    assert (t.ann.power, t.ann.resources) == ((0, 0, 0), ["I", "I"])


@rule("TG-419", "TG-134", "TG-135", "TG-136")
@pytest.mark.numbered
def test_the_windows_of_a_turn_without_an_attack():
    # A Scheme both can always play, so that every window asks both.
    seat: Seat = {"hand": ["Barley and Oil"], "resources": "I", "discard": "I", "aspects": "II"}
    t = twilight(phase="draw", ann=seat, bob={**seat, "life": "II, 19 I"})
    seen: list[str] = []
    while t.pos.active == 0:
        if t.window and (not seen or seen[-1] != t.window):
            seen.append(t.window)
            assert t.ann.is_asked
        t.skips()
    assert seen == [
        *("draw_start", "drawn", "draw_end"),
        *("resource_before", "resource_after", "summoning", "no_attack", "end_start", "end_end"),
    ]


@rule("TG-419", "TG-134", "TG-138", "TG-241")
@pytest.mark.numbered
def test_the_windows_of_a_combat_follow_each_of_its_six_steps():
    seat: Seat = {"hand": ["Barley and Oil"], "resources": "I", "discard": "I", "field": ["Gothic Foederati"]}
    t = twilight(phase="combat", ann=seat, bob=seat)
    t.ann.does("attack with Gothic Foederati: life stack")
    seen: list[str] = []
    while t.pos.active == 0:
        if t.window and (not seen or seen[-1] != t.window):
            seen.append(t.window)
        t.skips()
    assert seen == [
        *("attackers", "blockers", "replaced", "creature_damage", "discard_damage", "life_damage"),
        *("end_start", "end_end"),
    ]


@rule("TG-419")
def test_a_table_may_have_two_windows_in_the_draw_phase():
    seat: Seat = {"hand": ["Barley and Oil"], "resources": "I", "discard": "I"}
    t = twilight(phase="draw", options={"draw_windows": "two"}, ann=seat, bob={})
    assert t.window == "draw_start"
    t.all_pass()
    assert t.window == "draw_end"


@rule("TG-X33", "TG-X38")
def test_first_turns_have_no_refresh_and_the_starting_player_draws_one():
    t = twilight(phase="refresh", ann={"turns": 1, "hand": "7 I", "life": 43, "resources": "I (exhausted)"}, bob={})
    assert t.ann.resources == ["I exhausted"]
    assert len(t.ann.hand) == 8
    assert t.ann.life == 42
    t = twilight(phase="refresh", turn_of="bob", ann={}, bob={"turns": 1, "hand": "5 I", "life": 43})
    assert len(t.bob.hand) == 7
    assert t.bob.life == 41
    t = twilight(phase="refresh", ann={"turns": 2, "hand": "5 I", "life": 43}, bob={})
    assert len(t.ann.hand) == 7


@rule("TG-375")
def test_with_more_players_the_starting_player_draws_two():
    t = twilight(phase="draw", ann={"turns": 1, "hand": "7 I"}, bob={}, cat={})
    assert len(t.ann.hand) == 9


@rule("TG-164")
def test_a_hand_has_no_limit():
    t = twilight(phase="draw", ann={"hand": "30 I"}, bob={"life": "II, 19 I"})
    assert t.pos.phase == "seize"
    assert len(t.ann.hand) == 32

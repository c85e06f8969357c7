"""Power: what was paid stays paid, whatever becomes of the Aspect."""

from __future__ import annotations

import pytest

from tests.proof import rule
from tests.twilight.scene import ASKED, Seat, twilight


@rule("TG-X08")
def test_manifesting_an_aspect_that_has_paid_takes_nothing_back():
    t = twilight(
        turn_of="bob",
        ann={
            "hand": ["Delphaic Vision"],
            "resources": "I, II",
            "field": ["Gothic Foederati (exhausted)"],
            "life": 20,
            "deity": ASKED,
        },
        bob={
            "hand": ["Every Tenth Man"],
            "resources": ["Ravage the Provinces (of ann, known to ann)", "II"],
            "life": 20,
        },
    )
    t.bob.does("play Every Tenth Man", at="Gothic Foederati")
    assert t.bob.resources == ["II exhausted", "II exhausted"]
    t.bob.passes()
    t.ann.does("play Delphaic Vision", at="bob")
    while t.ask.topic != "aspect":
        t.skips()
    t.ann.does("choose greater aspect 1 of bob, exhausted (Ravage the Provinces)")
    assert t.chain == ["Every Tenth Man", "Delphaic Vision", "Ravage the Provinces"]
    assert t.bob.resources == ["II exhausted", "II exhausted"]
    t.all_pass()
    # The Heresy comes first, then the Scheme that was paid for.
    assert t.bob.life == 17
    assert t.ann.field == ["Gothic Foederati"]
    t.resolves()
    assert t.ann.field == []
    t.is_quiet()


@rule("TG-208", "TG-209", "TG-298", "TG-300")
def test_an_aspect_may_be_manifested_by_what_it_has_paid_for():
    t = twilight(
        ann={"field": ["Corrupt Tribune"], "resources": ["Fen Candle"], "deity": ASKED},
        bob={"discard": ["Poisoned Knife", "Bog Thrall"], "resources": "II"},
    )
    t.ann.does("use Corrupt Tribune")
    assert t.ann.resources == ["I exhausted"]
    t.all_pass()
    # Its own payment is the only Lesser Aspect there is.
    assert t.ann.player.resources[0].face_up
    assert t.chain == ["Corrupt Tribune", "Fen Candle"]
    t.resolves()
    assert t.ann.resources == ["I exhausted"]
    t.is_quiet()


@rule("TG-300", "TG-205")
def test_a_manifested_aspect_still_makes_power():
    t = twilight(ann={"resources": "I (manifested)", "deity": ASKED}, bob={})
    t.ann.does("generate Lesser Power")
    assert t.ann.power == (1, 0, 0)


@rule("TG-205")
@pytest.mark.parametrize(
    "window",
    ["draw_start", "drawn", "draw_end", "resource_before", "resource_after", "no_attack", "end_start", "end_end"],
)
def test_power_can_be_made_in_every_window_also_where_nothing_else_can_be_done(window: str):
    idle: Seat = {"hand": [], "resources": "II"}
    t = twilight(phase="draw", ask_for_power=True, ann={**idle, "life": "II, 19 I"}, bob={**idle, "life": 20})
    t.goes_to(window)
    t.ann.is_offered_only("generate Greater Power", "pass")
    t.ann.passes()
    t.bob.is_offered_only("generate Greater Power", "pass")
    t.bob.does("generate Greater Power")
    assert t.bob.power == (0, 1, 0)


@rule("TG-205")
@pytest.mark.parametrize("window", ["attackers", "blockers", "creature_damage", "discard_damage", "life_damage"])
def test_power_can_be_made_in_every_window_of_an_attack(window: str):
    t = twilight(
        phase="combat",
        ask_for_power=True,
        ann={"field": ["Youthful Troll"], "resources": "II"},
        bob={"resources": "I", "life": 20},
    )
    t.ann.does("attack with Youthful Troll: life stack")
    t.goes_to(window)
    t.ann.is_offered("generate Greater Power")
    t.ann.passes()
    t.bob.does("generate Lesser Power")
    assert t.bob.power == (1, 0, 0)


@rule("TG-205", "TG-159", "TG-154")
def test_power_can_be_made_in_the_refresh_phase_once_upkeep_is_paid():
    t = twilight(
        phase="refresh",
        ask_for_power=True,
        ann={"field": ["Web of Informants"], "hand": ["Poisoned Knife"], "resources": "I (exhausted), I (exhausted)"},
        bob={"resources": "II"},
    )
    assert t.ask.topic == "refresh"
    t.ann.is_offered_only("generate Lesser Power", "pass")  # a Scheme in Hand has to wait
    t.ann.does("generate Lesser Power")
    assert t.ann.power == (1, 0, 0)
    assert t.pos.phase == "refresh"
    t.bob.does("generate Greater Power")
    assert t.bob.power == (0, 1, 0)


@rule("TG-113", "TG-206", "TG-140", "TG-205")
def test_power_can_be_made_in_answer_to_something_pending_in_another_players_turn():
    t = twilight(
        ann={"hand": ["Poisoned Knife"], "resources": "I", "field": ["Fen Candle"]},
        bob={"resources": "II"},
    )
    t.ann.does("play Poisoned Knife", at="Fen Candle")
    while not t.bob.is_asked:
        t.skips()
    t.bob.does("generate Greater Power")
    assert t.bob.power == (0, 1, 0)
    assert t.chain == ["Poisoned Knife"]


@rule("TG-219", "TG-291")
def test_power_lasts_through_the_phases_of_a_turn():
    t = twilight(
        phase="resource",
        ann={"hand": ["Barley and Oil", "Fen Candle"], "discard": "I", "resources": "I", "life": 20, "deity": ASKED},
        bob={},
    )
    t.ann.does("generate Lesser Power")
    t.goes_to("summoning")
    t.ann.does("summon Fen Candle")
    t.resolves()
    assert t.ann.power == (0, 0, 0)
    assert t.ann.field == ["Fen Candle"]
    t.goes_to("end_end")
    t.all_pass()
    assert t.ann.destroyed == []

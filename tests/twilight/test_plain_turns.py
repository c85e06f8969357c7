"""The plain rules of a turn up to the Seize Phase, one at a time."""

from __future__ import annotations

import pytest

from gloaming.games.twilight.events import PhaseBegan, TurnBegan
from tests.proof import rule
from tests.twilight.scene import ASKED, GAME, Seat, TwilightScene, twilight

# The turn.


@rule("TG-130", "TG-245")
@pytest.mark.numbered
def test_the_eight_phases_come_in_order():
    t = twilight(phase="refresh", ann={"hand": "I"}, bob={"hand": "I", "life": "II, 19 I"})
    while t.pos.active == 0:
        t.skips()
    phases = [event.phase for event in t.events if isinstance(event, PhaseBegan)]
    assert phases[:8] == ["refresh", "draw", "trade", "seize", "resource", "summoning", "combat", "end"]


@rule("TG-133", "TG-374")
@pytest.mark.numbered
def test_after_the_end_phase_the_player_to_the_left_has_the_turn():
    t = twilight(phase="end", turn_of="cat", ann={"hand": "I"}, bob={}, cat={})
    assert [event.seat for event in t.events if isinstance(event, TurnBegan)][:1] == [0]


@rule("TG-007", "TG-001")
@pytest.mark.numbered
def test_turns_go_on_until_one_player_is_left_and_pass_over_who_has_lost():
    t = twilight(phase="end", ann={"life": 20}, bob={"life": 1, "power": "1 I"}, cat={"hand": "I"})
    assert t.bob.player.out
    assert t.pos.outcome is None
    assert [event.seat for event in t.events if isinstance(event, TurnBegan)][:1] == [2]


@rule("TG-146")
def test_nobody_refreshes_on_their_first_turn():
    t = twilight(phase="refresh", ann={"turns": 1, "resources": "I (exhausted)"}, bob={"life": "II, 19 I"})
    assert t.ann.resources == ["I exhausted"]


@rule("TG-161", "TG-163")
@pytest.mark.parametrize(("turns", "turn_of", "drawn"), [(1, "bob", 2), (2, "ann", 2), (2, "bob", 2)])
def test_two_cards_are_drawn(turns: int, turn_of: str, drawn: int):
    t = twilight(phase="draw", turn_of=turn_of, ann={"turns": turns, "life": "II, 19 I"}, bob={"turns": turns})
    assert len(getattr(t, turn_of).hand) == drawn


@rule("TG-162")
def test_the_starting_player_of_two_draws_one_card_on_the_first_turn():
    t = twilight(phase="draw", ann={"turns": 1, "life": "II, 19 I"}, bob={})
    assert len(t.ann.hand) == 1


@rule("TG-135")
def test_active_effects_are_possible_before_and_after_the_draw():
    t = twilight(phase="draw", ann={"hand": ["Barley and Oil"], "resources": "I", "discard": "I"}, bob={})
    assert (t.window, len(t.ann.hand)) == ("draw_start", 1)
    t.ann.is_offered("play Barley and Oil")
    t.ann.passes()
    assert (t.window, len(t.ann.hand)) == ("drawn", 3)
    t.ann.is_offered("play Barley and Oil")


# Refresh.


@rule("TG-127", "TG-147")
def test_exhausted_cards_of_the_turn_player_become_fresh():
    field = ["Stoic Legionnaires (exhausted)", "Hydra Nest (exhausted)"]
    t = twilight(
        phase="refresh",
        ann={"resources": "I (exhausted), II (exhausted)", "field": field},
        bob={"resources": "I (exhausted)", "life": "II, 19 I"},
    )
    assert t.ann.resources == ["I", "II"]
    assert t.ann.has("Stoic Legionnaires").fresh
    assert t.ann.has("Hydra Nest").fresh
    assert t.bob.resources == ["I exhausted"]


def with_an_intrigue(resources: str, state: str = "") -> TwilightScene:
    """The Refresh Phase of a player with one Intrigue that costs one Lesser each turn."""
    return twilight(
        phase="refresh",
        ann={"field": [f"Web of Informants{state}"], "resources": resources},
        bob={"life": "II, 19 I"},
    )


@rule("TG-149", "TG-150", "TG-074")
def test_upkeep_is_paid_by_itself_once_aspects_are_fresh():
    t = with_an_intrigue("I (exhausted), I (exhausted)")
    assert sorted(t.ann.resources) == ["I", "I exhausted"]


@rule("TG-151")
def test_an_intrigue_that_is_paid_for_becomes_fresh():
    t = with_an_intrigue("I", " (exhausted)")
    assert t.ann.has("Web of Informants").fresh


@rule("TG-160")
def test_a_creature_is_fresh_whether_or_not_upkeep_takes_all_aspects():
    for resources in ("I (exhausted)", "I (exhausted), I (exhausted)"):
        t = twilight(
            phase="refresh",
            ann={"field": ["Web of Informants", "Fen Candle (exhausted)"], "resources": resources},
            bob={"life": "II, 19 I"},
        )
        assert t.ann.has("Fen Candle").fresh
        assert t.ann.has("Web of Informants").fresh


# Trade and Seize.


def agreed(t: TwilightScene) -> None:
    """Ann gives a Lesser for a Lesser, and bob agrees."""
    t.ann.does("trade with bob")
    for step in ("offer a lesser", "ask for a lesser", "propose"):
        t.ann.does(step)
    t.bob.does("accept the offer")


@rule("TG-167")
def test_either_side_of_a_free_trade_may_answer_with_another_offer():
    t = twilight(phase="trade", ann={"hand": "2 I"}, bob={"hand": "2 I", "life": "II, 19 I"})
    t.ann.does("trade with bob")
    for step in ("offer a lesser", "ask for a lesser", "propose"):
        t.ann.does(step)
    t.bob.does("make another offer")
    for step in ("offer a lesser", "ask for a lesser", "propose"):
        t.bob.does(step)
    t.ann.is_offered("accept the offer", "make another offer", "decline the offer")


@rule("TG-171")
def test_each_trader_chooses_which_card_to_hand_over():
    t = twilight(
        phase="trade",
        ann={"hand": ["Fen Candle", "Hedge Druid"]},
        bob={"hand": ["Lex Talionis", "Poisoned Knife"], "life": "II, 19 I"},
    )
    agreed(t)
    t.ann.is_offered_only("give Fen Candle", "give Hedge Druid")
    t.ann.does("give Hedge Druid")
    t.bob.is_offered_only("give Lex Talionis", "give Poisoned Knife")
    t.bob.does("give Poisoned Knife")
    assert (t.ann.hand, t.bob.hand) == (["Fen Candle"], ["Lex Talionis"])


@rule("TG-171")
def test_who_has_but_one_card_of_the_agreed_type_is_not_asked_for_it():
    hand = ["Fen Candle", "Cataphract Wedge", "Attila, Scourge of Nations"]
    t = twilight(phase="trade", ann={"hand": hand, "deity": ASKED}, bob={"hand": "I", "life": "II, 19 I"})
    agreed(t)
    assert t.bob.aspect_cards == ["Fen Candle"]
    assert t.ann.hand == sorted(hand[1:])


@rule("TG-170", "TG-181")
def test_what_is_traded_goes_face_down_to_the_other_and_there_is_one_trade_a_phase():
    t = twilight(
        phase="trade",
        ann={"hand": ["Fen Candle"], "deity": ASKED},
        bob={"hand": ["Lex Talionis"], "life": "II, 19 I"},
    )
    agreed(t)
    assert t.pos.phase != "trade"
    (gained,) = t.ann.player.aspects
    assert (t.bob.knows(gained), t.ann.knows(gained)) == (True, False)
    assert len(t.bob.aspects) == 1


@rule("TG-179")
def test_a_forced_trade_asks_nobody():
    t = twilight(phase="trade", ann={"life": "II, 19 I", "deity": ASKED}, bob={"life": "II, 19 I"})
    t.ann.is_offered("force a trade with bob")
    t.ann.does("force a trade with bob")
    assert (t.ann.aspects, t.bob.aspects) == (["II"], ["II"])


def seized(hand: Seat, other: Seat) -> TwilightScene:
    """Ann has Seized a Lesser Aspect from bob with all she has."""
    t = twilight(phase="seize", ann={**hand, "deity": ASKED}, bob=other)
    t.ann.does("seize a lesser from bob")
    return t


THREE: Seat = {"hand": ["Poisoned Knife", "Lex Talionis", "Bought Loyalty"]}


@rule("TG-188", "TG-197")
def test_a_seized_card_goes_unseen_into_the_aspect_stack():
    t = seized(THREE, {"hand": ["Fen Candle"]})
    t.ann.does("destroy Lex Talionis")
    (taken,) = t.ann.player.aspects
    assert t.pos.printed(taken).name == "Fen Candle"
    assert not t.ann.knows(taken)


@rule("TG-189", "TG-122", "TG-123")
def test_one_card_set_aside_is_destroyed_and_the_others_are_discarded_face_up():
    t = seized(THREE, {"hand": ["Fen Candle"]})
    t.ann.is_offered_only("destroy Poisoned Knife", "destroy Lex Talionis", "destroy Bought Loyalty")
    t.ann.does("destroy Lex Talionis")
    assert t.ann.destroyed == ["Lex Talionis"]
    assert sorted(t.ann.discard) == ["Bought Loyalty", "Poisoned Knife"]
    assert all(GAME.view(t.pos, 1).players[0].discard)


@rule("TG-191")
def test_a_seize_looks_in_the_hand_then_in_the_life_stack_then_in_ones_own():
    t = seized(THREE, {"hand": ["Fen Candle"], "life": ["Hedge Druid", "19 II"]})
    assert (t.bob.hand, t.bob.life) == ([], 20)
    t = seized(THREE, {"hand": "II", "life": ["II", "Hedge Druid", "18 II"]})
    assert (len(t.bob.hand), t.bob.life) == (1, 19)
    t = seized({**THREE, "life": "20 I"}, {"hand": "II", "life": "20 II"})
    while t.ask.topic in ("take_back", "destroy"):
        t.answer(t.ask.options[0])
    assert (t.bob.life, t.ann.life) == (20, 19)


@rule("TG-194", "TG-198")
def test_cards_searched_through_stay_in_their_order_and_nobody_sees_what_is_taken():
    t = seized(THREE, {"hand": "II", "life": ["Attila, Scourge of Nations", "Bought Loyalty", "Hedge Druid", "2 II"]})
    assert t.ann.aspect_cards == ["Hedge Druid"]
    assert t.bob.life_cards[:2] == ["Attila, Scourge of Nations", "Bought Loyalty"]
    (taken,) = t.ann.player.aspects
    assert not t.ann.knows(taken)
    assert not t.bob.knows(taken)


@rule("TG-187", "TG-380", "TG-385")
@pytest.mark.parametrize(("discounts", "given"), [("multiplayer", 3), ("always", 2)])
def test_in_tournaments_two_aspects_of_the_other_save_a_card(discounts: str, given: int):
    t = twilight(
        phase="seize",
        options={"seize_discounts": discounts},
        ann={"hand": "4 I", "deity": ASKED},
        bob={"aspects": "3 I"},
    )
    t.ann.does("seize a lesser from bob")
    while t.ask.topic in ("set_aside", "take_back", "destroy"):
        t.answer(t.ask.options[0])
    assert len(t.ann.hand) == 4 - given
    assert (len(t.ann.destroyed), len(t.ann.discard)) == (1, given - 1)

"""The round and the turn: redraw, initiative, actions, hold, pass, the end of the round."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.dusk.rules.turn import Initiative, Redraw
from gloaming.kernel.agenda import Frame, run
from tests.dusk.scene import DuskScene, Seat, dusk
from tests.proof import rule


def redraw(**ann: Any) -> DuskScene:
    """A redraw of Ann's, while Bob has enough cards."""
    said: Seat = {"exhausted": True, **ann}  # type: ignore[typeddict-item]
    t = dusk(ann=said, bob={"hand": ["1", "1", "2", "2", "3"]})
    t.pos.agenda[2:] = [Frame(Redraw((0, 1)))]
    run(t.pos)
    return t


@rule("DU-X07", "DU-080")
def test_a_full_hand_stays_as_it_is():
    t = redraw(hand=["1", "1", "2", "2", "3", "3", "4"])
    assert len(t.ann.hand) == 7


@rule("DU-X08", "DU-076", "DU-077", "DU-079")
def test_a_short_hand_is_refilled_to_five():
    t = redraw(hand=["1", "1"])
    assert len(t.ann.hand) == 5
    t = dusk(ann={"hand": ["1"]}, bob={"hand": []}, options={"redraw": "must"})
    t.ann.does("pass for the rest of the round")
    t.bob.does("pass for the rest of the round")
    t.lets_be()
    assert len(t.ann.hand) == 5
    assert t.pos.ask is not None
    assert t.pos.ask.topic == "initiative"


@rule("DU-X09", "DU-081")
def test_a_redraw_is_no_draw():
    t = redraw(hand=["1", "1", "2"])
    assert len(t.ann.hand) == 5
    assert not any(event.name == "opened" for event in t.events)


@rule("DU-X10", "DU-082", "DU-083")
def test_an_empty_deck_is_made_anew_and_loses_its_top_card():
    t = redraw(hand=["1", "1", "2"], empty_deck=True, boneyard=["3", "3", "4", "4", "5", "5"])
    assert len(t.ann.hand) == 5
    assert len(t.ann.deck) == 3
    assert len(t.ann.void) == 1
    assert t.ann.boneyard == []


@rule("DU-X11", "DU-084")
def test_who_cannot_finish_a_redraw_loses():
    t = redraw(hand=["1", "1", "2"], empty_deck=True, boneyard=["3", "3"])
    t.is_over("bob")


@rule("DU-084", "DU-029")
def test_who_cannot_finish_a_draw_loses_too():
    t = dusk(ann={"hand": ["Tilt"], "empty_deck": True, "exhausted": True}, bob={"hand": []})
    t.ann.does("play Tilt: draw 2 cards")
    t.is_over("bob")


@rule("DU-X12", "DU-085", "DU-086", "DU-087")
@pytest.mark.numbered
def test_initiative_ties_roll_again_and_the_highest_chooses():
    t = dusk(ann={"hand": []}, bob={"hand": []})
    t.rolls(4, 4, 3, 5)
    t.pos.agenda[2:] = [Frame(Initiative((0, 1)))]
    run(t.pos)
    t.bob.is_offered_only("go first", "go last")
    t.bob.does("go last")
    assert t.pos.active == 0


@rule("DU-089", "DU-090", "DU-095", "DU-088")
def test_two_actions_and_the_turn_goes_to_the_left():
    t = dusk(ann={"hand": ["1", "2", "3"]}, bob={"hand": ["1"], "exhausted": True})
    t.ann.is_not_offered("end the turn")
    t.ann.does("hold: discard 1")
    t.ann.does("hold: discard 2")
    t.ann.is_refused("hold: discard 3", rule="DU-089")
    t.ann.does("end the turn")
    t.bob.is_offered("hold: discard 1")


@rule("DU-X39", "DU-128", "DU-129", "DU-130")
def test_a_hold_discards_a_card_and_stays_in_the_rotation():
    t = dusk(ann={"hand": ["1", "2"]}, bob={"hand": ["1"], "exhausted": True})
    t.ann.does("hold: discard 1")
    assert t.ann.boneyard == ["1"]
    t.ann.does("end the turn")
    t.bob.does("pass for the rest of the round")
    t.ann.is_offered("hold: discard 2")


@rule("DU-X40", "DU-131")
def test_an_empty_hand_can_only_pass_and_gets_no_further_turn():
    t = dusk(ann={"hand": []}, bob={"hand": ["1", "2"], "exhausted": True})
    t.ann.is_offered_only("pass for the rest of the round")
    t.ann.does("pass for the rest of the round")
    t.bob.does("hold: discard 1")
    t.bob.does("end the turn")
    t.bob.is_offered("hold: discard 2")


@rule("DU-166", "DU-167")
def test_the_round_ends_when_all_have_passed():
    t = dusk(ann={"hand": []}, bob={"hand": [], "passed": True})
    t.ann.does("pass for the rest of the round")
    assert t.pos.round == 2


@rule("DU-X13", "DU-112", "DU-113", "DU-114")
def test_a_move_goes_exactly_as_far_as_its_card():
    t = dusk(range=1, ann={"hand": ["2"], "at": "E1"}, bob={"hand": [], "at": "E2", "exhausted": True})
    t.ann.does("move with 2")
    t.ann.is_offered_only("to C1", "to D2", "to F2", "to G1")
    t.ann.is_not_offered("to D1", "to E1", "to E2", "to E3")
    t.ann.does("to D2")
    assert t.ann.at == "D2"
    assert t.ann.player.moved == 2
    t.is_quiet()


@rule("DU-097")
def test_an_action_is_for_the_own_turn():
    t = dusk(ann={"hand": ["3"]}, bob={"hand": ["Kiln Breath"]})
    t.bob.is_refused("play Kiln Breath", rule="DU-097")
    t.bob.is_refused("move with Kiln Breath", rule="DU-097")


@rule("DU-178")
@pytest.mark.parametrize("wounds", [1, 3])
def test_fewer_wounds_make_a_faster_game(wounds):
    t = dusk(options={"wounds": wounds}, ann={}, bob={})
    assert t.ann.wounds == wounds

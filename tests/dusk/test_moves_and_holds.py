"""Moves, holds, escapes and what they cost: the action, the card, the moment to answer them."""

from __future__ import annotations

import pytest

from tests.dusk.scene import DuskScene, Seat, dusk
from tests.proof import rule


@rule("DU-089")
def test_a_move_costs_an_action_and_its_card_and_can_be_answered():
    t = dusk(ann={"hand": ["1", "5"]}, bob={"hand": ["Tilt"]})
    t.ann.does("move with 1")
    assert t.bob.ask.topic == "move_declared"
    assert t.ann.at == "E1"
    t.bob.does("let it be")
    t.ann.does("to E2")
    t.lets_be()
    assert t.pos.actions == 1
    assert t.ann.boneyard == ["1"]
    assert t.ann.hand == ["5"]
    t.ann.is_offered("end the turn")
    t.is_quiet()


@rule("DU-098", "DU-128", "DU-129")
def test_a_hold_can_be_answered_before_the_card_is_discarded():
    t = dusk(ann={"hand": ["1", "5"]}, bob={"hand": ["Tilt"]})
    t.ann.does("hold: discard 1")
    assert t.bob.ask.topic == "hold_declared"
    assert t.ann.boneyard == []
    t.lets_be()
    assert t.ann.boneyard == ["1"]
    assert t.pos.actions == 1


def pocket(*hand: str) -> DuskScene:
    """Ann stands in a corner with one free hex beside her and no way on from there."""
    return dusk(
        ann={"hand": hand, "at": "E1"},
        bob={"hand": [], "at": "E2", "exhausted": True},
        cat={"hand": [], "at": "F1", "exhausted": True},
        dan={"hand": [], "at": "D2", "exhausted": True},
        eve={"hand": [], "at": "C1", "exhausted": True},
    )


@rule("DU-022", "DU-112", "DU-113")
def test_a_wild_moves_only_as_far_as_there_is_a_way():
    t = pocket("Wild", "2")
    t.ann.is_refused("move with 2", rule="DU-112")
    t.ann.does("move with Wild")
    t.ann.is_offered_only("to D1")


@rule("DU-112")
def test_the_gait_of_a_card_in_play_is_its_owners_and_never_below_one():
    t = dusk(ann={"hand": ["1", "3"], "in_play": ["Uneven Gait"]}, bob={"hand": ["1"]})
    t.ann.does("move with 1")
    t.ann.is_offered_only("as 1", "as 2")
    t = dusk(ann={"hand": ["3"], "in_play": ["Uneven Gait"]}, bob={"hand": []})
    t.ann.does("move with 3")
    t.ann.is_offered_only("as 2", "as 3", "as 4")
    t = dusk(turn_of="bob", ann={"hand": [], "in_play": ["Uneven Gait"]}, bob={"hand": ["3"]})
    t.bob.does("move with 3")
    assert t.bob.ask.topic == "go"


@rule("DU-089", "DU-234")
def test_an_escape_costs_an_action_and_its_price():
    t = dusk(
        turn_of="bob",
        ann={"hand": [], "before": {"Ankle Hitch": "bob"}, "exhausted": True},
        bob={"hand": ["2", "5"], "exhausted": True},
    )
    t.bob.does("escape from Ankle Hitch")
    t.bob.does("discard 2")
    assert t.pos.actions == 1
    assert t.bob.boneyard == ["2"]
    assert t.ann.boneyard == ["Ankle Hitch"]
    t.bob.is_offered("move with 5")
    t.is_quiet()


def test_a_tax_on_moves_is_paid_by_whom_it_lies_before():
    t = dusk(
        turn_of="bob",
        ann={"hand": [], "before": {"Unpaid Favour": "bob"}, "exhausted": True},
        bob={"hand": ["1", "4", "5"], "exhausted": True},
    )
    t.bob.does("move with 1")
    t.bob.is_offered_only("discard 4", "discard 5")
    t.bob.does("discard 4")
    t.bob.does("to E5")
    assert t.bob.boneyard == ["4", "1"]
    t.bob.is_refused("move with 5", rule="DU-093")
    t = dusk(ann={"hand": ["1", "4"], "before": {"Unpaid Favour": "bob"}}, bob={"hand": []})
    t.ann.does("move with 1")
    assert t.ann.ask.topic == "go"


def test_a_tax_on_second_actions_and_one_on_moves_add_up():
    t = dusk(
        turn_of="bob",
        acted=1,
        actions=1,
        ann={"hand": [], "in_play": ["Cradle of String"], "exhausted": True},
        bob={"hand": ["3", "4"], "exhausted": True},
        cat={"hand": [], "before": {"Unpaid Favour": "bob"}, "exhausted": True},
    )
    t.bob.is_refused("move with 3", rule="DU-093")
    t.bob.is_offered("hold: discard 3")
    t.bob.does("hold: discard 3")
    t.is_quiet()
    assert sorted(t.bob.boneyard) == ["3", "4"]


@rule("DU-112")
def test_hexes_moved_are_those_of_the_way():
    t = dusk(range=8, ann={"hand": ["3"]}, bob={"hand": [], "exhausted": True})
    t.ann.does("move with 3")
    t.ann.does("to E2")  # by a detour
    assert t.ann.player.moved == 3
    t = dusk(range=8, ann={"hand": ["Measured Stride"]}, bob={"hand": [], "exhausted": True})
    t.ann.does("play Measured Stride")
    t.ann.does("to E2")
    assert t.ann.player.moved == 1


@rule("DU-113")
def test_a_bound_crosses_a_phantom_and_other_moves_go_round():
    for card, steps in (("Long Bound", 2), ("Measured Stride", 3)):
        t = dusk(range=1, ann={"hand": [card]}, bob={"hand": [], "exhausted": True})
        t.ann.does(f"play {card}")
        t.ann.does("to E3")
        assert t.ann.player.moved == steps


def test_one_long_move_refreshes_the_hare():
    for card, ready in (("4", True), ("3", False)):
        t = dusk(range=8, ann={"hand": [card], "phantom": "The Harrow Hare", "exhausted": True}, bob={"hand": []})
        t.ann.does(f"move with {card}")
        t.ann.does("to E3")
        assert t.ann.player.ready == ready


@rule("DU-209")
def test_a_push_goes_away_from_who_pushes_wherever_others_stand():
    t = dusk(
        rolls=[2],
        ann={"hand": ["Grave Shove"], "at": "E4", "exhausted": True},
        bob={"hand": [], "at": "E5", "exhausted": True},
        cat={"hand": [], "at": "E7", "exhausted": True},
    )
    t.ann.strikes("Grave Shove", at="bob as 1")
    t.ann.is_offered("to E6")
    t.ann.is_not_offered("to D4", "to F4", "to E3", "to D3")


@rule("DU-214")
def test_who_is_held_still_is_moved_by_others_wherever_they_sit():
    held: Seat = {"hand": ["1"], "at": "E1"}
    puller: Seat = {"hand": ["Reel Them In", "1"], "before": {"Barbed Seine": "held"}, "at": "E5"}
    for t in (dusk(turn_of="puller", held=held, puller=puller), dusk(turn_of="puller", puller=puller, held=held)):
        t.puller.does("play Reel Them In")
        t.puller.does("to E2")
        assert t.held.at == "E2"
        t.puller.does("pass for the rest of the round")
        t.held.is_refused("move with 1", rule="DU-214")


@rule("DU-214", "DU-102")
@pytest.mark.parametrize(("card", "wicks"), [("Corner Door", []), ("Step Through Smoke", ["E5"])])
def test_who_is_held_still_goes_to_no_corner_and_through_no_smoke(card: str, wicks: list[str]):
    t = dusk(wicks=wicks, ann={"hand": [card]}, bob={"hand": []})
    t.ann.is_offered(f"play {card}")
    t = dusk(wicks=wicks, ann={"hand": [card]}, bob={"hand": [], "before": {"Ankle Hitch": "ann"}})
    t.ann.is_refused(f"play {card}", rule="DU-102")


@rule("DU-102")
def test_salt_that_has_been_used_is_gone():
    t = dusk(range=3, ann={"hand": ["3"]}, bob={"hand": [], "in_play": ["Spilled Salt"], "exhausted": True})
    t.ann.strikes("3")
    t.bob.does("use Spilled Salt")
    assert (t.bob.in_play, t.bob.boneyard) == ([], ["Spilled Salt"])

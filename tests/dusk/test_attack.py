"""Attack, Power Attack, Called Shot: exact range, one attack each turn, what each card deals."""

from __future__ import annotations

import pytest

from gloaming.games.dusk.cards import CARDS, NUMBER_OF
from tests.dusk.scene import dusk
from tests.proof import rule


@rule("DU-X14", "DU-116")
def test_a_card_attacks_at_exactly_its_value():
    t = dusk(range=3, rolls=[4], ann={"hand": ["3", "2"]}, bob={"hand": []})
    t.ann.is_offered("attack with 3")
    t.ann.strikes("3")
    t.takes_it()
    assert t.bob.bare == [4]
    assert t.bob.wounds == 5
    assert t.ann.boneyard == ["3"]
    t.is_quiet()


@rule("DU-X15", "DU-116")
def test_nearer_and_farther_targets_are_refused():
    t = dusk(range=3, ann={"hand": ["2", "4"]}, bob={})
    t.ann.is_not_offered("attack with 2", "attack with 4")
    t.ann.is_refused("attack with 2", rule="DU-116")
    t.ann.is_refused("attack with 4", rule="DU-116")


@rule("DU-X16", "DU-120")
def test_a_power_attack_deals_one_damage_for_each_card():
    t = dusk(range=3, rolls=[2, 3], ann={"hand": ["3", "3"]}, bob={"hand": []})
    t.ann.strikes("3", adding=["3"])
    t.takes_it()
    assert t.bob.bare == [2, 3]
    assert t.pos.actions == 1
    assert t.pos.attacked
    t.is_quiet()


@rule("DU-X17", "DU-123", "DU-125", "DU-127")
def test_a_called_shot_adds_up_and_raises_the_roll():
    t = dusk(range=7, rolls=[3], ann={"hand": ["5", "2"]}, bob={"hand": []})
    t.ann.is_not_offered("attack with 5")
    t.ann.calls_shot("5")
    t.takes_it()
    assert t.bob.bare == [4]
    assert t.bob.wounds == 5
    t.is_quiet()


@rule("DU-X22", "DU-124")
def test_only_a_called_shot_adds_values():
    t = dusk(range=7, ann={"hand": ["3", "4"]}, bob={})
    t.ann.is_not_offered("attack with 3", "attack with 4")
    t.ann.is_offered("call a shot at bob")


@rule("DU-123")
def test_a_called_shot_that_does_not_add_up_is_refused():
    t = dusk(range=8, ann={"hand": ["3", "4"]}, bob={})
    t.ann.is_refused("call a shot at bob", rule="DU-123")


@rule("DU-241")
def test_melody_frees_a_called_shot_from_its_range():
    t = dusk(range=8, rolls=[4], ann={"hand": ["Low Note", "1", "2"]}, bob={"hand": []})
    low = CARDS[NUMBER_OF["Low Note"]].value
    t.ann.does("call a shot at bob")
    t.ann.is_offered_only(*(f"at bob as {low + more}" for more in (1, 2, 3)))
    t.ann.does(f"at bob as {low + 1}")
    t.ann.is_offered_only("strike")
    t.ann.does("strike")
    t.takes_it()
    assert t.bob.bare == [4]  # one more for the Called Shot, one less for MELODY
    assert t.ann.hand == ["2"]


@rule("DU-241")
def test_tangle_lets_a_called_shot_reach_as_far_as_its_own_card():
    t = dusk(range=2, rolls=[2], ann={"hand": ["Short Cast", "1", "5"]}, bob={"hand": []})
    assert CARDS[NUMBER_OF["Short Cast"]].value == 2
    t.ann.does("call a shot at bob")
    t.ann.is_offered_only("at bob as 3", "at bob as 7", "at bob as 8")  # 6 is without TANGLE
    t.ann.does("at bob as 7")
    t.takes_it_all()
    assert t.bob.bare == [3]
    t = dusk(range=3, rolls=[2], ann={"hand": ["Short Cast", "1", "5"]}, bob={"hand": []})
    t.ann.does("call a shot at bob")  # out of TANGLE's range the sum has to be exact, and is the only one
    t.takes_it_all()
    assert t.bob.bare == [3]
    assert t.ann.hand == ["5"]
    t = dusk(range=4, ann={"hand": ["Short Cast", "1", "5"]}, bob={"hand": []})
    t.ann.is_refused("call a shot at bob", rule="DU-123")


@rule("DU-241")
def test_a_target_that_dodges_out_of_tangles_range_is_missed_by_the_whole_called_shot():
    t = dusk(
        range=2, ann={"hand": ["Short Cast", "5"], "at": "E3"}, bob={"hand": ["2", "2"], "at": "E5", "exhausted": True}
    )
    t.ann.calls_shot()
    t.bob.does("dodge with a pair of 2s")
    t.bob.does("to E7")
    t.takes_it_all()
    assert t.bob.bare == []
    assert t.bob.wounds == 5


@rule("DU-241")
@pytest.mark.parametrize(("to", "hit"), [("E3", True), ("E6", True), ("E7", False)])
def test_a_pivot_lets_tangle_reach_one_hex_further_and_no_more(to, hit):
    t = dusk(
        rolls=[2],
        ann={"hand": ["Fan Stroke", "Pivot Foot"], "at": "E2"},
        bob={"hand": ["2", "2"], "at": "E5", "exhausted": True},
    )
    assert CARDS[NUMBER_OF["Fan Stroke"]].value == 3
    t.ann.does("play Pivot Foot")
    t.ann.strikes("Fan Stroke")
    t.bob.does("dodge with a pair of 2s")
    t.bob.does(f"to {to}")
    t.takes_it_all()
    assert t.bob.bare == ([2] if hit else [])


@rule("DU-241")
@pytest.mark.parametrize(("to", "hit"), [("E3", True), ("E5", True), ("E6", False)])
def test_a_pivot_lets_tangle_carry_a_called_shot_one_hex_further(to, hit):
    t = dusk(
        rolls=[2],
        ann={"hand": ["Short Cast", "5", "Pivot Foot"], "at": "E2"},
        bob={"hand": ["2", "2"], "at": "E4", "exhausted": True},
    )
    t.ann.does("play Pivot Foot")
    t.ann.calls_shot()
    t.bob.does("dodge with a pair of 2s")
    t.bob.does(f"to {to}")
    t.takes_it_all()
    assert t.bob.bare == ([3] if hit else [])


@rule("DU-102", "DU-210")
@pytest.mark.parametrize(("card", "hexes", "bare"), [("2", 2, 3), ("2", 1, 3), ("2", 3, 3), ("Low Note", 3, 3)])
def test_a_pivot_lets_an_attack_be_off_by_one_and_need_not(card: str, hexes: int, bare: int):
    t = dusk(range=hexes, rolls=[3], ann={"hand": ["Pivot Foot", card]}, bob={"hand": [], "exhausted": True})
    t.ann.does("play Pivot Foot")
    t.ann.strikes(card, at="bob as 2")
    t.takes_it_all()
    assert t.bob.bare == [bare], "and MELODY loses nothing within that range"


@rule("DU-X38", "DU-092", "DU-091")
def test_a_second_attack_in_a_turn_is_refused():
    t = dusk(range=3, rolls=[2], ann={"hand": ["3", "3", "2", "1"]}, bob={"hand": []})
    t.ann.strikes("3")
    t.takes_it()
    t.ann.is_refused("attack with 3", rule="DU-092")
    t.ann.is_refused("call a shot at bob", rule="DU-092")
    t.ann.is_offered("move with 3", "hold: discard 3", "end the turn")


@rule("DU-X46", "DU-022", "DU-024")
def test_a_wild_attacks_as_any_single_digit():
    t = dusk(range=7, rolls=[2], ann={"hand": ["Wild"]}, bob={"hand": []})
    t.ann.strikes("Wild")
    t.takes_it()
    assert t.bob.bare == [2]
    assert t.pos.actions == 1
    t = dusk(range=7, ann={"hand": ["Wild"]}, bob={"hand": []})
    t.ann.does("move with Wild")
    t.ann.is_offered_only(*(f"as {value}" for value in range(1, 10)))


@rule("DU-026")
def test_tilt_has_no_value():
    t = dusk(range=3, ann={"hand": ["Tilt"]}, bob={})
    t.ann.is_refused("move with Tilt", rule="DU-026")
    t.ann.is_refused("attack with Tilt", rule="DU-026")


@rule("DU-224")
def test_a_solo_card_is_in_no_power_attack():
    t = dusk(range=4, ann={"hand": ["Full Peal", "4"]}, bob={"hand": []})
    t.ann.does("attack with 4")
    assert t.pos.attacked
    assert t.ann.hand == ["Full Peal"]


@rule("DU-047", "DU-048", "DU-069")
def test_a_card_with_a_text_counts_as_its_number_and_an_attack_text_is_not_played():
    t = dusk(range=3, ann={"hand": ["Deep Dent", "Kiln Breath"]}, bob={})
    t.ann.is_offered("attack with Deep Dent", "move with Deep Dent", "play Kiln Breath", "move with Kiln Breath")
    t.ann.is_refused("play Deep Dent", rule="DU-069")

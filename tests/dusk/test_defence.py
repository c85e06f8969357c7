"""Block and Dodge: exact totals, the attacker's assignment, measuring again."""

from __future__ import annotations

import pytest

from gloaming.games.dusk.options import Go
from tests.dusk.scene import dusk
from tests.proof import rule


@rule("DU-X23", "DU-X24", "DU-X25", "DU-139")
@pytest.mark.parametrize("cards", [["3"], ["2", "1"], ["1", "1", "Wild"]])
def test_a_block_is_any_cards_that_total_the_value(cards):
    t = dusk(range=3, ann={"hand": ["3"]}, bob={"hand": cards})
    t.ann.strikes("3")
    t.lets_be()
    t.bob.does("block for 3")
    while t.bob.is_asked and t.bob.ask.topic == "block_with":
        t.answer(t.bob.ask.options[0])
    t.takes_it()
    assert t.bob.bare == []
    assert t.bob.wounds == 5
    assert t.bob.hand == []
    t.is_quiet()


@rule("DU-140", "DU-X21", "DU-126")
def test_a_block_has_to_be_exact():
    t = dusk(range=3, rolls=[2], ann={"hand": ["3"]}, bob={"hand": ["2", "4"]})
    t.ann.strikes("3")
    t.lets_be()
    assert t.bob.bare == [2]
    t = dusk(range=7, rolls=[2], ann={"hand": ["5", "2"]}, bob={"hand": ["3"]})
    t.ann.calls_shot("5")
    t.lets_be()
    assert t.bob.bare == [3]


@rule("DU-X18", "DU-X19", "DU-X20")
@pytest.mark.parametrize(("card", "value"), [("2", 2), ("5", 5), ("Wild", 7)])
def test_a_called_shot_is_blocked_by_its_sum_or_any_card_in_it(card, value):
    t = dusk(range=7, ann={"hand": ["5", "2"]}, bob={"hand": [card]})
    t.ann.calls_shot("5")
    t.lets_be()
    t.bob.does(f"block for {value}")
    t.takes_it()
    assert t.bob.bare == []
    t.is_quiet()


@rule("DU-X26", "DU-X27", "DU-141", "DU-142")
@pytest.mark.parametrize("cards", [["Corner Door"], ["4", "2"]])
def test_one_total_does_not_block_two_attacks(cards):
    t = dusk(range=3, rolls=[2, 4], ann={"hand": ["3", "3"]}, bob={"hand": cards})
    t.ann.strikes("3", adding=["3"])
    t.lets_be()
    assert t.bob.bare == [2, 4]


@rule("DU-X28", "DU-145", "DU-146")
def test_the_attacker_says_what_a_block_stops():
    t = dusk(range=4, ann={"hand": ["Nicked Vein", "4"]}, bob={"hand": ["4"]})
    t.ann.strikes("4", adding=["Nicked Vein"])
    t.lets_be()
    t.bob.does("block for 4")
    t.ann.is_offered_only("let it block 4", "let it block Nicked Vein")
    t.ann.does("let it block Nicked Vein")
    t.ann.is_offered_only("resolve 4 against bob", "resolve Nicked Vein against bob")
    t.rolls(3)
    t.ann.does("resolve 4 against bob")
    assert t.bob.bare == [3]


@rule("DU-X29", "DU-144", "DU-201")
def test_a_blocked_attack_still_bleeds():
    t = dusk(range=4, ann={"hand": ["Nicked Vein"]}, bob={"hand": ["4", "1"]})
    t.ann.strikes("Nicked Vein")
    t.lets_be()
    t.bob.does("block for 4")
    t.bob.is_offered_only("discard 1", "discard none")
    t.bob.does("discard 1")
    t.takes_it()
    assert t.bob.bare == []
    assert t.bob.hand == []
    t.is_quiet()


@rule("DU-X41", "DU-132")
def test_a_player_who_has_passed_may_still_block():
    t = dusk(range=2, ann={"hand": ["2"]}, bob={"hand": ["2"], "passed": True})
    t.ann.strikes("2")
    t.lets_be()
    t.bob.does("block for 2")
    t.takes_it()
    assert t.bob.bare == []


@rule("DU-X30", "DU-148", "DU-149", "DU-150")
def test_a_dodge_out_of_range_makes_every_attack_miss():
    t = dusk(range=3, ann={"hand": ["3", "3"]}, bob={"hand": ["2", "2", "5"]})
    t.ann.strikes("3", adding=["3"])
    t.bob.does("dodge with a pair of 2s")
    t.bob.is_not_offered("stay here")
    t.bob.does("to E6")
    t.takes_it()
    assert t.bob.at == "E6"
    assert t.bob.void == ["2", "2"]
    assert t.bob.bare == []
    assert t.bob.hand == ["5"]
    t.is_quiet()


@rule("DU-X31", "DU-153", "DU-154")
def test_a_dodge_that_stays_in_range_is_in_vain():
    t = dusk(range=3, rolls=[2], ann={"hand": ["3"]}, bob={"hand": ["2", "2"]})
    t.ann.strikes("3")
    t.bob.does("dodge with a pair of 2s")
    t.rolls(2)
    distance = t.pos.board.distance[t.ann.player.hex]
    inside = next(o for o in t.bob.ask.options if isinstance(o, Go) and distance[o.hex] == 3)
    t.bob.does(inside)
    t.takes_it()
    assert t.bob.bare == [2]
    assert t.bob.void == ["2", "2"]


@rule("DU-214", "DU-149")
def test_a_paralyzed_phantom_cannot_dodge_or_move():
    t = dusk(
        range=3,
        turn_of="bob",
        ann={"hand": ["3"], "before": {"Ankle Hitch": "bob"}},
        bob={"hand": ["2", "2"]},
    )
    t.bob.is_refused("move with 2", rule="DU-214")
    t.bob.is_offered("escape from Ankle Hitch")
    t.bob.does("pass for the rest of the round")
    t.lets_be()
    t.ann.strikes("3")
    t.bob.is_not_offered("dodge with a pair of 2s")


@rule("DU-022", "DU-148", "DU-154")
def test_a_wild_makes_a_pair_with_any_card_and_two_wilds_one_of_any_value():
    t = dusk(range=3, ann={"hand": ["3"]}, bob={"hand": ["Wild", "2"], "exhausted": True})
    t.ann.strikes("3")
    t.bob.is_offered_only("dodge with a pair of 2s", "let it be")
    t.bob.does("dodge with a pair of 2s")
    t.bob.does("with Wild as 2")
    t.bob.does("to E6")
    assert sorted(t.bob.void) == ["2", "Wild"]
    t = dusk(range=3, ann={"hand": ["3"]}, bob={"hand": ["Wild", "Wild"], "exhausted": True})
    t.ann.strikes("3")
    t.bob.is_offered("dodge with a pair of 1s", "dodge with a pair of 9s")

"""The cards of the six Weapons that say more than keywords, one test each."""

from __future__ import annotations

import pytest

from tests.dusk.scene import Seat, dusk


def test_cracked_bronze_stuns_with_the_second_bare_location():
    for bare, stunned in (([], ""), ([5], "next")):
        t = dusk(
            range=3, rolls=[2], ann={"hand": ["Cracked Bronze"]}, bob={"hand": [], "bare": bare, "exhausted": True}
        )
        t.ann.strikes("Cracked Bronze")
        assert t.bob.player.stunned == stunned


def test_founders_due_costs_a_card_when_blocked():
    t = dusk(range=5, ann={"hand": ["Founder's Due"]}, bob={"hand": ["5", "3", "1"]})
    t.ann.strikes("Founder's Due")
    t.lets_be()
    t.bob.is_offered_only("block for 8", "take it")
    t.bob.does("block for 8")
    while t.bob.is_asked and t.bob.ask.topic == "block_with":
        t.answer(t.bob.ask.options[0])
    t.takes_it()
    assert t.bob.hand == []
    assert sorted(t.bob.boneyard) == ["1", "3", "5"]


def test_haul_back_holds_still_for_a_better_blow():
    t = dusk(range=3, rolls=[4, 1], ann={"hand": ["Haul Back", "3", "1"]}, bob={"hand": [], "exhausted": True})
    t.ann.does("play Haul Back")
    t.ann.is_refused("move with 1", rule="DU-102")
    t.rolls(4, 4, 5)
    t.ann.strikes("3")
    t.takes_it()
    assert t.bob.bare == [4]
    assert t.bob.wounds == 4


def test_reaping_step_moves_afterwards():
    t = dusk(range=3, rolls=[2], ann={"hand": ["Reaping Step"]}, bob={"hand": [], "exhausted": True})
    t.ann.strikes("Reaping Step")
    t.ann.does("to E2")
    assert t.ann.at == "E2"


def test_chaff_in_the_wind_takes_a_blocked_card_back():
    t = dusk(range=3, ann={"hand": ["3", "Chaff in the Wind"]}, bob={"hand": ["3"], "exhausted": True})
    t.ann.strikes("3")
    t.bob.does("block for 3")
    t.ann.does("play Chaff in the Wind")
    assert t.ann.hand == ["3"]
    assert t.ann.boneyard == ["Chaff in the Wind"]


@pytest.mark.parametrize("order", ["ann bob cat dan", "cat bob ann dan"])
def test_chaff_in_the_wind_takes_back_no_card_with_which_a_mate_joined(order):
    seats: dict[str, Seat] = {
        "ann": {"hand": ["4", "Chaff in the Wind"], "at": "E1", "exhausted": True},
        "bob": {"hand": ["4", "4"], "at": "E5", "exhausted": True},
        "cat": {"hand": ["Red Flood"], "at": "A1", "exhausted": True},
        "dan": {"hand": [], "at": "I1", "exhausted": True},
    }
    t = dusk(turn_of="ann", **{name: seats[name] for name in order.split()})  # type: ignore[arg-type]
    t.ann.strikes("4", at="bob as 4")
    if t.bob.is_asked:  # whoever sits nearer is asked first
        t.bob.does("let it be")
    t.cat.does("join with Red Flood")
    t.bob.does("let it be")
    t.bob.does("block for 4")
    t.ann.does("let it block 4")
    t.bob.does("block for 4")
    t.ann.does("play Chaff in the Wind")
    t.takes_it_all()
    assert (t.ann.hand, t.cat.hand, t.cat.boneyard) == (["4"], [], ["Red Flood"])


def test_head_down_runs_straight_at_an_opponent():
    t = dusk(range=5, ann={"hand": ["Head Down"]}, bob={"hand": [], "exhausted": True})
    t.ann.does("play Head Down")
    t.ann.is_not_offered("to C1", "to D1")
    t.ann.does("to E3")
    assert t.ann.at == "E3"


def test_splintered_shaft_is_banished_after_its_strike():
    t = dusk(range=6, rolls=[3], ann={"hand": ["Splintered Shaft"], "moved": 1}, bob={"hand": [], "exhausted": True})
    t.ann.strikes("Splintered Shaft")
    t.takes_it()
    assert t.ann.void == ["Splintered Shaft"]
    assert t.bob.wounds == 4


def test_boars_answer_pushes_the_attacker_out_of_range():
    t = dusk(
        range=1,
        rolls=[2],
        ann={"hand": ["1"], "moved": 1, "at": "E5"},
        bob={"hand": ["Boar's Answer"], "at": "E4", "exhausted": True},
    )
    t.ann.strikes("1")
    t.bob.does("brace with Boar's Answer")
    t.lets_be()
    t.bob.does("to E7")
    t.takes_it()
    assert t.ann.at == "E7"
    assert t.bob.bare == []


def test_haul_line_drags_from_afar():
    t = dusk(range=4, rolls=[2], ann={"hand": ["Haul Line"]}, bob={"hand": [], "exhausted": True})
    t.ann.strikes("Haul Line")
    t.ann.does("to E4")
    t.ann.does("stay here")
    assert t.bob.at == "E4"


@pytest.mark.numbered
def test_barbed_seine_stays_before_whom_it_hits():
    t = dusk(range=3, ann={"hand": ["Barbed Seine"]}, bob={"hand": ["3"], "exhausted": True})
    t.ann.strikes("Barbed Seine")
    t.bob.does("block for 3")
    assert t.bob.in_play == ["Barbed Seine"]
    assert t.pos.held_still(1)
    t = dusk(range=3, rolls=[1], ann={"hand": ["Barbed Seine"]}, bob={"hand": [], "exhausted": True})
    t.ann.strikes("Barbed Seine")
    assert t.ann.boneyard == ["Barbed Seine"]


def test_anchor_weight_holds_until_the_next_turn_is_over():
    t = dusk(range=5, rolls=[2], ann={"hand": ["Anchor Weight", "1"]}, bob={"hand": ["1", "2", "3"], "exhausted": True})
    t.ann.strikes("Anchor Weight")
    t.takes_it()
    t.ann.does("end the turn")
    t.bob.is_refused("move with 1", rule="DU-102")
    t.bob.does("hold: discard 1")
    t.bob.does("end the turn")
    assert not t.pos.held_still(1)


def test_reel_them_in_pulls_for_a_card_once_a_round():
    t = dusk(range=4, ann={"hand": ["Reel Them In", "1"]}, bob={"hand": []})
    t.ann.does("play Reel Them In")
    t.ann.does("to E3")
    assert t.bob.at == "E3"
    assert t.ann.hand == ["Reel Them In"]
    t.ann.is_refused("play Reel Them In", rule="DU-107")


def test_returning_hook_comes_back_once_a_round():
    t = dusk(range=3, rolls=[2], ann={"hand": ["Returning Hook"]}, bob={"hand": [], "exhausted": True})
    t.ann.strikes("Returning Hook")
    assert t.ann.hand == ["Returning Hook"]


def test_stand_in_still_water_is_heavier_unmoved():
    for moved, need in ((0, 7), (1, 6)):
        t = dusk(range=6, ann={"hand": ["Stand in Still Water"], "moved": moved}, bob={"hand": ["5", "2", "1"]})
        t.ann.strikes("Stand in Still Water")
        t.lets_be()
        t.bob.is_offered_only(f"block for {need}", "take it")


def test_step_and_loose_sharpens_a_long_shot_only():
    for reach, card, asked in ((5, "5", True), (3, "3", False)):
        t = dusk(range=reach, rolls=[3], ann={"hand": ["Step and Loose", card]}, bob={"hand": [], "exhausted": True})
        t.ann.does("play Step and Loose")
        t.ann.does("stay here")
        t.rolls(3)
        t.ann.strikes(card)
        assert (t.pos.ask is not None and t.pos.ask.topic == "precise") == asked


def test_herons_eye_shoots_who_stops_far_away():
    t = dusk(
        range=4,
        rolls=[2],
        ann={"hand": ["1"], "at": "E2"},
        bob={"hand": ["Heron's Eye", "5"], "at": "E6", "exhausted": True},
    )
    t.ann.does("move with 1")
    t.ann.does("to E1")
    t.bob.does("play Heron's Eye")
    t.takes_it()
    assert t.ann.bare == [2]


def test_slow_air_slows_the_next_initiative():
    t = dusk(range=4, rolls=[2], ann={"hand": ["Slow Air"]}, bob={"hand": [], "exhausted": True})
    t.ann.strikes("Slow Air")
    assert t.bob.player.initiative == -2


def test_march_for_no_one_moves_whom_it_hits():
    t = dusk(range=6, rolls=[2], ann={"hand": ["March for No One"]}, bob={"hand": [], "exhausted": True})
    t.ann.does("attack with March for No One")
    t.ann.does("at bob as 6")
    t.ann.does("to E8")
    assert t.bob.at == "E8"


def test_same_old_refrain_is_a_plain_number_unless_paid():
    t = dusk(range=7, rolls=[4], ann={"hand": ["Same Old Refrain", "1"]}, bob={"hand": [], "exhausted": True})
    t.ann.does("attack with Same Old Refrain")
    t.ann.does("pay for Same Old Refrain")
    assert t.bob.bare == [3]
    assert t.ann.hand == ["Same Old Refrain"]
    t = dusk(range=3, rolls=[4], ann={"hand": ["Same Old Refrain", "1"]}, bob={"hand": [], "exhausted": True})
    t.ann.does("attack with Same Old Refrain")
    t.ann.does("no")
    assert t.ann.hand == ["1"]
    assert t.ann.boneyard == ["Same Old Refrain"]


def test_sour_interval_costs_a_card_or_cancels():
    t = dusk(ann={"hand": ["Splinter Harvest", "1"]}, bob={"hand": ["Sour Interval"]})
    t.ann.does("play Splinter Harvest")
    t.bob.does("play Sour Interval")
    t.ann.does("let the card be cancelled")
    t.takes_it()
    assert t.ann.shards == 0

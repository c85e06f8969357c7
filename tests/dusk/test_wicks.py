"""Wicks: who walks them out, what strikes them, and what range is counted from them."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.games.dusk.state import NOTHING
from tests.dusk.scene import dusk, hex_of
from tests.proof import rule

GAME = gloaming.game("dusk")


@rule("DU-235", "DU-112", "DU-114")
def test_a_way_past_a_wick_is_gone_hex_by_hex():
    t = dusk(
        wicks=["E2"],
        ann={"hand": ["3"], "at": "E1"},
        bob={"hand": [], "at": "I5", "phantom": "The Tallow Beadle", "exhausted": True},
    )
    t.ann.does("move with 3")
    t.ann.is_offered_only("to D1", "to E2", "to F1")
    t.ann.does("to E2")
    assert t.pos.wicks == ()
    t.ann.is_not_offered("to E1", "stay here")
    t.ann.does("to E3")
    t.ann.is_not_offered("to E2")
    t.ann.does("to E4")
    assert t.ann.player.moved == 3
    assert t.ann.ask.topic == "act"


@rule("DU-235")
def test_a_way_round_a_wick_leaves_it():
    t = dusk(
        wicks=["E2"],
        ann={"hand": ["2"], "at": "E1"},
        bob={"hand": [], "at": "I5", "phantom": "The Tallow Beadle", "exhausted": True},
    )
    t.ann.does("move with 2")
    t.ann.does("to D1")
    t.ann.does("to D2")
    assert len(t.pos.wicks) == 1
    assert not t.bob.player.ready


@rule("DU-235")
def test_a_wick_stays_under_its_owner_and_the_owners_team():
    for mover in ("ann", "cat"):
        t = dusk(
            turn_of=mover,
            wicks=["E2"],
            ann={"hand": ["1"], "at": "E1", "phantom": "The Tallow Beadle", "exhausted": True},
            bob={"hand": [], "at": "I5", "exhausted": True},
            cat={"hand": ["1"], "at": "D2", "exhausted": True},
            dan={"hand": [], "at": "I4", "exhausted": True},
        )
        who = t.ann if mover == "ann" else t.cat
        who.does("move with 1")
        who.does("to E2")
        assert len(t.pos.wicks) == 1


def test_a_push_over_a_wick_walks_it_out_and_refreshes_the_trail():
    t = dusk(
        range=1,
        rolls=[2],
        wicks=["E3"],
        ann={"hand": ["Grave Shove"], "at": "E1"},
        bob={"hand": [], "at": "E2", "exhausted": True},
        cat={"hand": [], "at": "I3", "phantom": "The Tallow Beadle", "exhausted": True},
    )
    t.ann.strikes("Grave Shove")
    t.ann.does("to E3")
    assert t.pos.wicks == ()
    assert t.cat.player.ready
    t.ann.is_not_offered("to D2", "to F2")  # no farther from Ann than E3
    t.ann.does("to E4")
    assert t.bob.at == "E4"
    assert t.bob.player.moved == 0


def test_a_wick_is_struck_at_its_exact_range():
    t = dusk(
        wicks=["E3", "E4"],
        ann={"hand": ["2", "4"], "at": "E1"},
        bob={"hand": [], "at": "I5", "phantom": "The Tallow Beadle", "exhausted": True},
    )
    t.ann.is_refused("attack with 4", rule="DU-116")
    t.ann.does("attack with 2")
    t.takes_it()
    assert t.pos.wicks == (hex_of(t.pos, "E4"),)
    assert t.pos.attacked
    assert t.ann.boneyard == ["2"]


def test_everyone_sees_which_wick_is_struck_and_from_which_one_range_is_counted():
    t = dusk(
        wicks=["E3"],
        ann={"hand": ["2"], "at": "E1"},
        bob={"hand": ["Wiped Clean"], "at": "I5", "phantom": "The Tallow Beadle", "exhausted": True},
    )
    t.ann.does("attack with 2")
    for viewer in (None, 0, 1):
        (attack,) = GAME.view(t.pos, viewer).stack
        assert (attack.targets, attack.hex, attack.wick) == ((), hex_of(t.pos, "E3"), NOTHING)
    t = dusk(
        wicks=["E6"],
        range=8,
        ann={"hand": ["Throw the Light", "3"]},
        bob={"hand": ["Wiped Clean"], "exhausted": True},
    )
    t.ann.does("play Throw the Light")
    t.bob.does("pass")
    t.ann.does("attack with 3")
    (attack,) = GAME.view(t.pos, None).stack
    assert (attack.targets, attack.hex, attack.wick) == ((t.bob.seat,), NOTHING, hex_of(t.pos, "E6"))


def test_a_wick_under_a_phantom_is_no_target_of_its_own():
    t = dusk(
        wicks=["E3"],
        rolls=[2],
        ann={"hand": ["2"], "at": "E1"},
        bob={"hand": [], "at": "E3", "phantom": "The Tallow Beadle", "exhausted": True},
    )
    t.ann.does("attack with 2")
    t.takes_it()
    assert t.bob.bare == [2]
    assert len(t.pos.wicks) == 1


@rule("DU-116")
def test_light_thrown_from_a_wick_counts_for_sums_and_not_for_a_phantom_on_it():
    t = dusk(wicks=["E6"], range=8, ann={"hand": ["Throw the Light", "1", "2"]}, bob={"hand": [], "exhausted": True})
    t.ann.is_refused("call a shot at bob", rule="DU-123")
    t.ann.does("play Throw the Light")
    t.rolls(2)
    t.ann.does("call a shot at bob")
    t.takes_it_all()
    assert t.bob.bare == [3]
    t = dusk(wicks=["E5"], range=4, ann={"hand": ["Throw the Light", "1"]}, bob={"hand": [], "exhausted": True})
    t.ann.does("play Throw the Light")
    t.ann.is_refused("attack with 1", rule="DU-116")


def test_step_through_smoke_takes_a_free_wick_only():
    t = dusk(wicks=["E3"], ann={"hand": ["Step Through Smoke"]}, bob={"hand": [], "at": "E3", "exhausted": True})
    t.ann.is_refused("play Step Through Smoke", rule="DU-102")


def test_gutter_out_removes_the_wick_and_refreshes_the_trail():
    t = dusk(range=3, wicks=["A1"], ann={"hand": ["3"]}, bob={"hand": ["Gutter Out"], "exhausted": True})
    t.ann.strikes("3")
    t.bob.does("play Gutter Out")
    assert t.bob.at == "A1"
    assert t.pos.wicks == ()
    t.bob.is_offered("use Trail of Kindling")


@pytest.mark.numbered
def test_wicks_go_with_their_owner_and_stay_when_another_is_dispersed():
    for fallen, left in ((1, 1), (0, 0)):
        t = dusk(
            wicks=["E2"],
            ann={"at": "E3", "phantom": "The Tallow Beadle"},
            bob={"at": "E6", "phantom": "The Madame"},
            cid={"at": "E9", "phantom": "The Vitrine"},
        )
        t.pos.disperse(fallen, "last wound")
        assert len(t.pos.wicks) == left


@rule("DU-121")
def test_all_cards_of_a_power_attack_count_from_the_same_wick():
    t = dusk(
        wicks=["E5"],
        rolls=[2, 3],
        ann={"hand": ["Throw the Light", "3", "3"], "at": "E1"},
        bob={"hand": [], "at": "E8"},
    )
    t.ann.does("play Throw the Light")
    t.ann.strikes("3", adding=["3"])
    t.takes_it_all()
    assert t.bob.bare == [2, 3]


@rule("DU-204")
def test_cleave_removes_the_wicks_at_its_range_and_none_at_twice_of_it():
    t = dusk(
        wicks=["E5", "E9"],
        rolls=[2],
        ann={"hand": ["Clear the Decks"], "at": "E1"},
        bob={"hand": [], "at": "A1", "phantom": "The Tallow Beadle", "exhausted": True},
    )
    t.ann.strikes("Clear the Decks", at="bob as 4")
    t.takes_it_all()
    assert list(t.pos.wicks) == t.hexes("E9")


@rule("DU-204", "DU-235")
def test_cleave_aimed_at_a_wick_removes_no_other():
    t = dusk(
        wicks=["E5", "A1"],
        ann={"hand": ["Clear the Decks"], "at": "E1"},
        bob={"hand": [], "at": "I5", "phantom": "The Tallow Beadle", "exhausted": True},
    )
    t.ann.does("attack with Clear the Decks")
    t.ann.does("at hex E5 as 4")
    assert list(t.pos.wicks) == t.hexes("A1")

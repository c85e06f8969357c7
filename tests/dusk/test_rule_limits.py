"""Where rules end: rolls beyond the die, blocks beyond the value, players beyond their turn."""

from __future__ import annotations

from tests.dusk.scene import dusk
from tests.proof import rule


@rule("DU-125", "DU-163", "DU-164")
def test_a_raised_six_is_still_a_critical_hit():
    t = dusk(range=4, rolls=[6], ann={"hand": ["1", "3"]}, bob={"hand": []})
    t.ann.calls_shot("1")
    t.takes_it()
    assert t.bob.wounds == 4
    assert len(t.bob.void) == 3


@rule("DU-140")
def test_a_block_may_not_total_more_than_the_attack():
    t = dusk(range=3, rolls=[2], ann={"hand": ["3"]}, bob={"hand": ["2", "2", "4"], "exhausted": True})
    t.ann.strikes("3")
    t.bob.does("let it be")
    t.bob.is_not_asked()  # 2 and 2 are too much, and so is 4
    assert t.bob.bare == [2]


@rule("DU-202", "DU-015")
def test_a_power_attack_ends_with_the_attacker_who_is_dispersed_by_brace():
    t = dusk(
        range=5,
        rolls=[6],
        ann={"hand": ["5", "5"], "moved": 1, "wounds": 1, "at": "E1"},
        bob={"hand": ["Set the Heel"], "at": "E6", "exhausted": True},
        cat={"hand": [], "at": "A5", "exhausted": True},
    )
    t.ann.strikes("5", at="bob as 5", adding=["5"])
    t.bob.does("brace with Set the Heel")
    assert t.ann.player.out
    assert t.bob.bare == []
    assert t.bob.wounds == 5
    assert t.pos.table == ()
    assert sorted(t.ann.boneyard) == ["5", "5"]


@rule("DU-205", "DU-107")
def test_tilt_rolls_the_extra_die_of_crush_again():
    t = dusk(range=3, rolls=[4, 5, 2], ann={"hand": ["Deep Dent"]}, bob={"hand": ["Tilt"], "exhausted": True})
    t.ann.strikes("Deep Dent")
    t.lets_be_until("die_rolled")
    t.bob.does("play Tilt: roll the")
    t.takes_it()
    assert t.bob.bare == [4]
    assert t.bob.wounds == 5  # the 5 would have wounded, the 2 does not


@rule("DU-089")
def test_a_turn_begins_with_two_actions():
    t = dusk(ann={"hand": ["1"]}, bob={"hand": ["1"]})
    t.ann.does("pass for the rest of the round")
    assert t.bob.is_asked
    assert t.pos.actions == 2


def test_a_changed_initiative_counts_in_the_next_roll():
    t = dusk(range=4, rolls=[2], ann={"hand": ["Slow Air"]}, bob={"hand": [], "exhausted": True})
    t.ann.strikes("Slow Air")
    t.ann.does("end the turn")
    t.bob.does("pass for the rest of the round")
    t.rolls(5, 6)
    t.ann.does("pass for the rest of the round")
    t.lets_be()
    assert t.ann.ask.topic == "initiative"  # 5 beats 6 less 2


def test_a_card_before_a_dispersed_player_goes_home():
    t = dusk(
        range=3,
        rolls=[2],
        ann={"hand": ["3"], "before": {"Ankle Hitch": "bob"}},
        bob={"hand": [], "wounds": 1, "bare": [2], "shards": 1, "exhausted": True},
        cat={"hand": [], "in_play": ["Uneven Gait"], "exhausted": True},
    )
    t.ann.strikes("3")
    assert t.bob.player.out
    assert t.bob.shards == 0
    assert "Ankle Hitch" in t.ann.boneyard
    assert t.bob.in_play == []
    assert t.cat.in_play == ["Uneven Gait"]

"""The keywords of the glossary, each by a card that has it."""

from __future__ import annotations

import pytest

from gloaming.games.dusk.events import DieRolled
from tests.dusk.scene import dusk
from tests.proof import rule


@rule("DU-200")
def test_accurate_rolls_two_and_picks_one():
    t = dusk(range=5, rolls=[1, 6], ann={"hand": ["Reedshot"]}, bob={"hand": []})
    t.ann.strikes("Reedshot")
    t.ann.is_offered_only("the 1", "the 6")
    t.ann.does("the 6")
    assert t.bob.wounds == 4


@rule("DU-201")
@pytest.mark.numbered
def test_bleed_costs_a_card_or_more_damage():
    t = dusk(range=4, rolls=[2, 3], ann={"hand": ["Nicked Vein"]}, bob={"hand": ["1"]})
    t.ann.strikes("Nicked Vein")
    t.bob.does("discard none")
    assert t.bob.bare == [2, 3]
    assert t.bob.hand == ["1"]
    t.is_quiet()


@rule("DU-202")
def test_brace_strikes_first_at_any_range_an_attacker_who_moved():
    t = dusk(range=5, rolls=[2], ann={"hand": ["5"], "moved": 1}, bob={"hand": ["Set the Heel"]})
    t.ann.strikes("5")
    t.bob.does("brace with Set the Heel")
    assert t.ann.bare == [2]
    t = dusk(range=5, ann={"hand": ["5"]}, bob={"hand": ["Set the Heel"]})
    t.ann.strikes("5")
    t.bob.is_not_offered("brace with Set the Heel")


@rule("DU-203")
@pytest.mark.parametrize(("face", "wounds"), [(4, 3), (3, 4)])
@pytest.mark.numbered
def test_carve_rolls_again_on_a_bare_location(face, wounds):
    t = dusk(range=4, rolls=[2, face], ann={"hand": ["Red Flood"]}, bob={"hand": [], "bare": [2]})
    t.ann.strikes("Red Flood")
    assert t.bob.wounds == wounds
    assert DieRolled(0, "CARVE", face) in t.events


@rule("DU-204")
def test_cleave_strikes_everyone_at_its_range():
    t = dusk(
        rolls=[2, 3], ann={"hand": ["Clear the Decks"], "at": "E5"}, bob={"hand": [], "at": "E1"}, cat={"at": "E9"}
    )
    t.ann.does("attack with Clear the Decks")
    t.ann.does("at bob as 4")
    t.takes_it_all()
    assert t.bob.bare
    assert t.cat.bare


@rule("DU-205")
@pytest.mark.parametrize(("face", "wounds"), [(5, 4), (2, 5)])
@pytest.mark.numbered
def test_crush_rolls_again_after_breaking_armour(face, wounds):
    t = dusk(range=3, rolls=[4, face], ann={"hand": ["Deep Dent"]}, bob={"hand": []})
    t.ann.strikes("Deep Dent")
    assert t.bob.bare == [4]
    assert t.bob.wounds == wounds
    assert DieRolled(0, "CRUSH", face) in t.events


@rule("DU-206", "DU-207")
def test_defend_stays_after_a_block_and_lowers_a_roll():
    t = dusk(range=3, ann={"hand": ["3", "4"]}, bob={"hand": ["Chalk Line"]})
    t.ann.strikes("3")
    t.lets_be()
    t.bob.does("block for 3")
    t.takes_it()
    assert t.bob.in_play == ["Chalk Line"]
    t = dusk(range=3, rolls=[5], ann={"hand": ["3"]}, bob={"hand": [], "in_play": ["Chalk Line"]})
    t.ann.strikes("3")
    t.bob.does("destroy Chalk Line: lower the roll by 2")
    t.takes_it()
    assert t.bob.bare == [3]
    assert t.bob.boneyard == ["Chalk Line"]


@rule("DU-208")
def test_focus_counts_the_other_unblocked_cards():
    t = dusk(range=3, ann={"hand": ["Many Small Cuts", "3", "3"]}, bob={"hand": []})
    t.ann.strikes("3", adding=["3", "Many Small Cuts"])
    t.rolls(2)
    t.ann.does("resolve Many Small Cuts against bob")
    assert t.bob.bare[-1] == 4 or 4 in t.bob.bare


@rule("DU-209")
def test_knockback_pushes_straight_away():
    t = dusk(range=1, rolls=[2], ann={"hand": ["Grave Shove"]}, bob={"hand": [], "at": "E2"})
    t.ann.strikes("Grave Shove")
    t.ann.does("to E4")
    assert t.bob.at == "E4"
    assert t.bob.player.moved == 0
    assert t.ann.shards == 1
    t.is_quiet()


@rule("DU-210")
def test_melody_ignores_range_at_a_price():
    t = dusk(range=7, rolls=[3], ann={"hand": ["Low Note"]}, bob={"hand": []})
    t.ann.strikes("Low Note")
    assert t.bob.bare == [2]
    t = dusk(range=2, rolls=[3], ann={"hand": ["Low Note"]}, bob={"hand": []})
    t.ann.strikes("Low Note")
    assert t.bob.bare == [3]


@rule("DU-211")
@pytest.mark.parametrize(("moved", "wounds"), [(1, 4), (0, 5)])
def test_momentum_ignores_armour_after_a_move(moved, wounds):
    t = dusk(range=2, rolls=[3], ann={"hand": ["Couched Point"], "moved": moved}, bob={"hand": []})
    t.ann.strikes("Couched Point")
    assert t.bob.wounds == wounds


@rule("DU-212")
def test_overpower_raises_what_a_block_takes():
    t = dusk(range=1, ann={"hand": ["Single Toll"]}, bob={"hand": ["1", "2"], "at": "E2"})
    t.ann.strikes("Single Toll")
    t.lets_be()
    t.bob.is_offered_only("block for 3", "take it")


@rule("DU-213")
def test_paired_adds_a_hit_for_a_card():
    t = dusk(range=2, rolls=[2, 3], ann={"hand": ["Left Sickle", "5"]}, bob={"hand": []})
    t.ann.strikes("Left Sickle")
    t.ann.does("discard 5")
    t.takes_it()
    assert t.bob.bare == [2, 3]
    assert sorted(t.ann.boneyard) == ["5", "Left Sickle"]


@rule("DU-215", "DU-218")
def test_poison_and_rebound_work_on_a_wound():
    t = dusk(range=2, rolls=[2], ann={"hand": ["Ink Lungs"]}, bob={"hand": ["5"], "bare": [2], "exhausted": True})
    t.ann.strikes("Ink Lungs")
    t.takes_it()
    assert t.bob.void == ["5"]
    t = dusk(range=1, rolls=[2], ann={"hand": ["Spade Edge"]}, bob={"hand": [], "bare": [2], "at": "E2"})
    t.ann.strikes("Spade Edge")
    assert len(t.ann.hand) == 1


@rule("DU-216")
def test_precise_shifts_the_location_by_one():
    t = dusk(range=5, rolls=[5], ann={"hand": ["Marked Date"]}, bob={"hand": []})
    t.ann.strikes("Marked Date")
    t.ann.is_offered_only("lower to", "raise to", "leave it")
    t.ann.does("raise to")
    assert t.bob.wounds == 4


@rule("DU-217")
def test_quell_blocks_every_card_of_its_value():
    t = dusk(range=4, ann={"hand": ["4", "4"]}, bob={"hand": ["Counterknot"]})
    t.ann.strikes("4", adding=["4"])
    t.lets_be()
    t.bob.does("block for 4")
    t.takes_it()
    assert t.bob.bare == []
    assert t.bob.wounds == 5


@rule("DU-219")
@pytest.mark.parametrize(("bare", "offered"), [([], True), ([2], False)])
def test_restorative_heals_where_its_location_is_whole(bare, offered):
    t = dusk(ann={"hand": ["Poultice Mark"], "wounds": 3, "bare": bare}, bob={"hand": []})
    t.ann.does("play Poultice Mark")
    if offered:
        t.ann.does("heal one wound")
    assert t.ann.wounds == 3 + offered
    assert len(t.ann.hand) == 1


@rule("DU-220")
def test_reveal_returns_to_the_hand_once_a_round():
    t = dusk(ann={"hand": ["Half Pace"]}, bob={"hand": [], "exhausted": True})
    t.ann.does("play Half Pace")
    t.ann.does("to E2")
    assert t.ann.hand == ["Half Pace"]
    t.ann.is_refused("play Half Pace", rule="DU-107")
    t.ann.is_offered("move with Half Pace")


@rule("DU-221")
def test_smite_is_aimed_at_a_hex_unless_its_player_moved():
    t = dusk(range=5, ann={"hand": ["March for No One"]}, bob={"hand": []})
    t.ann.is_offered("attack with March for No One")
    t = dusk(range=5, ann={"hand": ["March for No One"], "moved": 1}, bob={"hand": []})
    t.ann.is_refused("attack with March for No One", rule="DU-116")


@rule("DU-222")
@pytest.mark.numbered
def test_tangle_reaches_up_to_its_value_and_shifts_the_target():
    t = dusk(range=2, rolls=[2], ann={"hand": ["Wide Haul"]}, bob={"hand": []})
    t.ann.strikes("Wide Haul")
    t.ann.does("to E4")
    assert t.bob.at == "E4"
    assert t.bob.bare == [2]


@rule("DU-223")
def test_unified_joins_an_attack_of_its_value():
    t = dusk(range=4, rolls=[2, 3], ann={"hand": ["4", "Red Flood"]}, bob={"hand": []})
    t.ann.does("attack with 4")
    t.ann.does("strike")
    t.ann.does("join with Red Flood")
    t.takes_it_all()
    assert t.bob.bare == [2, 3]


@rule("DU-225")
def test_a_stunned_phantom_may_only_pass_or_hold():
    t = dusk(range=7, rolls=[2], ann={"hand": ["Cradle Song for the Living"]}, bob={"hand": ["5", "2"]})
    t.ann.strikes("Cradle Song for the Living")
    t.takes_it()
    t.ann.does("end the turn")
    t.bob.is_offered_only("hold: discard 5", "hold: discard 2", "pass for the rest of the round")
    t.bob.is_refused("move with 5", rule="DU-225")


@rule("DU-226", "DU-175", "DU-176")
def test_empower_puts_a_shard_on_the_card_once_a_round():
    t = dusk(ann={"hand": ["5", "4"], "in_play": ["Cold Pane"], "exhausted": True}, bob={"hand": []})
    t.ann.does("empower Cold Pane")
    t.ann.does("banish 5")
    assert t.ann.shards == 1
    assert t.ann.void == ["5"]
    t.ann.is_refused("empower Cold Pane", rule="DU-226")


@rule("DU-227", "DU-228")
def test_indestructible_and_sacrosanct_cards_stay():
    t = dusk(
        ann={"hand": ["Wiped Clean"], "exhausted": True},
        bob={"hand": [], "in_play": ["Ossuary Oath"], "exhausted": True},
    )
    t.ann.does("play Wiped Clean")
    assert t.bob.in_play == ["Ossuary Oath"]
    t = dusk(range=3, rolls=[6], ann={"hand": ["3"]}, bob={"hand": [], "deck": ["Lucky Foot", "1", "1"]})
    t.ann.strikes("3")
    assert t.bob.void == ["1", "1"]
    assert t.bob.deck[0] == "Lucky Foot"

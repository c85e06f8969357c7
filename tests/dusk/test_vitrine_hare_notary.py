"""The Gifts and passives of the Vitrine, the Harrow Hare and the Drowned Notary, one test each."""

from __future__ import annotations

import pytest

from tests.dusk.scene import Seat, dusk
from tests.proof import rule

# The Vitrine.


def test_hairline_crack_gains_a_shard_for_banished_cards():
    t = dusk(range=3, rolls=[6], ann={"hand": ["3"]}, bob={"hand": [], "phantom": "The Vitrine"})
    t.ann.strikes("3")
    t.bob.does("use Hairline Crack")
    assert t.bob.shards == 1


def test_cold_pane_has_a_die_rolled_again():
    t = dusk(
        range=3,
        rolls=[6],
        ann={"hand": ["3"]},
        bob={"hand": [], "in_play": ["Cold Pane"], "on_cards": {"Cold Pane": 1}},
    )
    t.ann.strikes("3")
    t.rolls(2)
    t.bob.does("use Cold Pane")
    t.takes_it()
    assert t.bob.bare == [2]


@pytest.mark.parametrize("pays", [True, False])
def test_glass_barb_bleeds_for_a_shard(pays):
    t = dusk(range=2, rolls=[3], ann={"hand": ["Glass Barb"], "shards": 1}, bob={"hand": ["5"], "exhausted": True})
    t.ann.does("attack with Glass Barb")
    t.ann.does("pay for Glass Barb" if pays else "no")
    t.lets_be()
    t.ann.does("leave it")
    assert t.bob.is_asked == pays


def test_bent_light_bends_the_next_card():
    t = dusk(range=5, rolls=[2], ann={"hand": ["Bent Light", "3"], "shards": 1}, bob={"hand": []})
    t.ann.does("play Bent Light")
    t.ann.strikes("3")
    t.takes_it()
    assert t.bob.bare == [2]
    assert t.pos.boosts == ()


def test_chandelier_fall_doubles_for_two_shards():
    t = dusk(range=6, rolls=[2, 3], ann={"hand": ["Chandelier Fall"], "shards": 2}, bob={"hand": []})
    t.ann.does("attack with Chandelier Fall")
    t.ann.does("at bob as 6")
    t.ann.does("pay for Chandelier Fall")
    t.takes_it()
    assert t.bob.bare == [2, 3]


def test_annealed_heart_turns_shards_into_cards_and_an_action():
    t = dusk(
        ann={"hand": [], "in_play": ["Annealed Heart"], "on_cards": {"Annealed Heart": 2}, "exhausted": True},
        bob={"hand": []},
    )
    t.ann.does("use Annealed Heart")
    assert len(t.ann.hand) == 2
    assert t.ann.void == ["Annealed Heart"]
    assert t.pos.actions == 3


def test_flying_splinters_cut_the_attacker():
    t = dusk(range=3, rolls=[2, 4], ann={"hand": ["3"]}, bob={"hand": ["Flying Splinters"], "shards": 1})
    t.ann.strikes("3")
    t.bob.does("take it")
    t.bob.does("play Flying Splinters")
    t.takes_it()
    assert t.ann.bare == [4]


def test_silvered_copy_joins_at_any_value():
    t = dusk(range=5, rolls=[2, 3], ann={"hand": ["Silvered Copy", "5"], "shards": 1}, bob={"hand": []})
    t.ann.strikes("5")
    t.ann.does("play Silvered Copy")
    t.takes_it_all()
    assert t.bob.bare == [2, 3]
    assert sorted(t.ann.boneyard) == ["5", "Silvered Copy"]


def test_shatter_waltz_moves_and_makes_the_next_attack_unblockable():
    t = dusk(range=4, ann={"hand": ["Shatter Waltz", "2"], "shards": 3}, bob={"hand": ["2"], "exhausted": True})
    t.ann.does("play Shatter Waltz")
    t.ann.does("spend 3 Shards")
    t.ann.does("to E3")
    t.takes_it()
    t.rolls(2)
    t.ann.strikes("2")
    t.lets_be()
    assert t.bob.bare == [2]


# The Harrow Hare.


def test_bolt_for_cover_runs_after_a_miss():
    t = dusk(range=3, rolls=[1], ann={"hand": ["3"]}, bob={"hand": [], "phantom": "The Harrow Hare"})
    t.ann.strikes("3")
    t.bob.does("use Bolt for Cover")
    t.bob.does("to E6")
    assert t.bob.at == "E6"


@pytest.mark.parametrize(("card", "end"), [("Quick Earth", "E3"), ("Long Bound", "E7")])
def test_the_hares_own_steps(card, end):
    t = dusk(range=3, ann={"hand": [card]}, bob={"hand": [], "exhausted": True})
    t.ann.does(f"play {card}")
    t.ann.does(f"to {end}")
    assert t.ann.at == end


def test_doubled_track_is_banished_for_the_slip():
    t = dusk(range=3, ann={"hand": ["3"]}, bob={"hand": ["Doubled Track"]})
    t.ann.strikes("3")
    t.bob.does("play Doubled Track")
    t.bob.does("to E6")
    t.takes_it()
    assert t.bob.void == ["Doubled Track"]
    assert t.bob.bare == []


@pytest.mark.parametrize(
    ("card", "reach", "end"), [("Heel Kick", 1, "D1"), ("Parting Cut", 4, "E3"), ("Wheel About", 2, "C1")]
)
def test_attacks_that_move_afterwards(card, reach, end):
    t = dusk(range=reach, rolls=[2], ann={"hand": [card]}, bob={"hand": [], "exhausted": True})
    t.ann.strikes(card)
    t.ann.does(f"to {end}")
    assert t.ann.at == end


@pytest.mark.parametrize(("moved", "banished"), [(5, 3), (4, 0)])
def test_windfall_strike_is_better_on_the_run(moved, banished):
    t = dusk(range=3, rolls=[5], ann={"hand": ["Windfall Strike"], "moved": moved}, bob={"hand": []})
    t.ann.strikes("Windfall Strike")
    assert t.bob.wounds == 4
    assert len(t.bob.void) == banished


def test_twitching_ears_steps_when_someone_comes_near():
    t = dusk(range=4, turn_of="bob", ann={"in_play": ["Twitching Ears"], "hand": []}, bob={"hand": ["1"], "at": "E5"})
    t.bob.does("move with 1")
    t.bob.does("to E4")
    t.ann.does("use Twitching Ears")
    t.ann.does("to D1")
    assert t.ann.at == "D1"


@pytest.mark.parametrize(("moved", "cards"), [(0, 1), (4, 2)])
def test_moonlit_circuit(moved, cards):
    t = dusk(ann={"hand": ["Moonlit Circuit"], "moved": moved}, bob={"hand": []})
    t.ann.does("play Moonlit Circuit")
    assert len(t.ann.hand) == cards


def test_backward_glance_answers_a_harmless_attack():
    t = dusk(range=3, rolls=[1, 2], ann={"hand": ["3"]}, bob={"hand": ["Backward Glance", "3"], "exhausted": True})
    t.ann.strikes("3")
    t.bob.does("take it")
    t.bob.does("play Backward Glance")
    t.takes_it()
    assert t.ann.bare == [2]


def test_lucky_foot_rolls_again():
    t = dusk(range=3, rolls=[6], ann={"hand": ["3"]}, bob={"hand": ["Lucky Foot"]})
    t.ann.strikes("3")
    t.rolls(3)
    t.bob.does("play Lucky Foot")
    t.takes_it()
    assert t.bob.bare == [3]


# The Drowned Notary.


def test_collected_in_full_draws_for_banished_cards():
    t = dusk(
        range=3, rolls=[6], ann={"hand": ["3"], "phantom": "The Drowned Notary"}, bob={"hand": [], "exhausted": True}
    )
    t.ann.strikes("3")
    t.ann.does("use Collected in Full")
    assert len(t.ann.hand) == 1


def test_collected_in_full_is_not_paid_for_what_others_banish_themselves():
    t = dusk(range=3, ann={"hand": ["3"], "phantom": "The Drowned Notary"}, bob={"hand": ["1", "1"], "exhausted": True})
    t.ann.strikes("3")
    t.bob.does("dodge with a pair of 1s")
    t.bob.does(t.say(t.bob.ask.options[0]))
    assert t.bob.void == ["1", "1"]
    assert not t.ann.is_asked or t.ann.ask.topic == "act"


def test_damp_summons_costs_a_card_by_chance():
    t = dusk(range=3, ann={"hand": ["Damp Summons"]}, bob={"hand": ["5"]})
    t.ann.does("play Damp Summons")
    assert t.bob.boneyard == ["5"]
    t = dusk(range=4, ann={"hand": ["Damp Summons"]}, bob={"hand": ["5"]})
    t.ann.is_refused("play Damp Summons", rule="DU-102")


def test_wet_audit_sorts_any_deck():
    t = dusk(ann={"hand": ["Wet Audit"]}, bob={"hand": [], "deck": ["1", "2", "3"]})
    t.ann.does("play Wet Audit")
    t.ann.does("bob")
    t.ann.does("bury 2")
    t.ann.does("put back 1")
    assert t.bob.boneyard == ["2"]
    assert t.bob.deck[:2] == ["3", "1"]


def test_receipt_stamped_costs_the_attacker_a_card():
    t = dusk(range=3, ann={"hand": ["3", "1"]}, bob={"hand": ["3", "Receipt Stamped"]})
    t.ann.strikes("3")
    t.bob.does("block for 3")
    t.bob.does("play Receipt Stamped")
    assert t.ann.hand == []


@pytest.mark.parametrize(("void", "bare"), [([], [2]), (["1", "2", "3"], [3]), (["1", "1", "2", "2", "3", "3"], [4])])
def test_interest_accrued_grows_with_the_void(void, bare):
    t = dusk(range=6, rolls=[2], ann={"hand": ["Interest Accrued"]}, bob={"hand": [], "void": void})
    t.ann.strikes("Interest Accrued")
    t.takes_it()
    assert t.bob.bare == bare


def test_lien_on_everything_banishes_a_discard():
    t = dusk(
        turn_of="bob",
        ann={"before": {"Lien on Everything": "bob"}, "hand": [], "exhausted": True},
        bob={"hand": ["5", "4"], "exhausted": True},
    )
    t.bob.does("hold: discard 5")
    t.ann.does("use Lien on Everything")
    assert t.bob.void == ["5"]


def test_seizure_of_goods_takes_three():
    t = dusk(ann={"hand": ["Seizure of Goods", "Wet Audit"]}, bob={"hand": []})
    t.ann.is_offered("play Seizure of Goods")
    t = dusk(ann={"hand": ["Seizure of Goods", "1"], "exhausted": True}, bob={"hand": [], "deck": ["1", "2", "3"]})
    t.ann.does("play Seizure of Goods")
    t.takes_it()
    assert t.bob.void == ["3", "2", "1"]
    assert t.ann.void == ["1"]


def test_high_water_mark_heals_when_others_lose_cards():
    t = dusk(
        range=5, rolls=[6], ann={"hand": ["5", "High Water Mark"], "wounds": 3, "exhausted": True}, bob={"hand": []}
    )
    t.ann.strikes("5")
    t.ann.does("play High Water Mark")
    t.ann.does("heal one wound")
    assert t.ann.wounds == 4


@pytest.mark.parametrize("hand", [[], ["1", "2"]])
def test_final_clause_hurts_an_empty_hand(hand):
    t = dusk(range=8, rolls=[3], ann={"hand": ["Final Clause"]}, bob={"hand": hand})
    t.ann.does("play Final Clause")
    if hand:
        t.bob.does("discard 2")
    assert t.bob.bare == ([] if hand else [3])
    assert t.bob.hand == hand[:1]


@rule("DU-102", "DU-109")
@pytest.mark.parametrize("shards", [1, 0])
def test_who_draws_for_no_shard_draws_nothing_that_could_be_answered(shards: int):
    heart: Seat = {"hand": [], "in_play": ["Annealed Heart"], "on_cards": {"Annealed Heart": shards}}
    t = dusk(ann={**heart, "exhausted": True}, bob={"hand": ["Snarl the Loom"], "exhausted": True})
    t.ann.does("use Annealed Heart")
    assert len(t.ann.hand) == shards
    if shards:
        t.bob.is_offered("play Snarl the Loom")
    else:
        t.bob.is_not_asked()

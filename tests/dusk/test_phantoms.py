"""The Gifts and passives of the six Phantoms, one test each."""

from __future__ import annotations

import pytest

from tests.dusk.scene import GAME, dusk, hex_of

# The Marrow Knight.


def test_rampart_of_ribs_blocks_one_card_and_stays():
    t = dusk(range=4, ann={"hand": ["4"]}, bob={"hand": ["Rampart of Ribs"]})
    t.ann.strikes("4")
    t.bob.does("play Rampart of Ribs")
    t.takes_it()
    assert t.bob.bare == []
    assert t.bob.in_play == ["Rampart of Ribs"]
    t = dusk(range=5, ann={"hand": ["5"]}, bob={"hand": ["Rampart of Ribs"]})
    t.ann.strikes("5")
    t.bob.is_not_offered("play Rampart of Ribs")


@pytest.mark.parametrize(("bare", "shards"), [([], 1), ([2], 1), ([2, 3], 2)])
def test_splinter_harvest(bare, shards):
    t = dusk(ann={"hand": ["Splinter Harvest"], "bare": bare}, bob={"hand": []})
    t.ann.does("play Splinter Harvest")
    assert t.ann.shards == shards
    assert t.pos.actions == 2


def test_knit_bone_mends_or_gains():
    t = dusk(ann={"hand": ["Knit Bone"], "bare": [2, 4], "shards": 2}, bob={"hand": []})
    t.ann.does("play Knit Bone")
    t.ann.does("spend 2 Shards and restore armour")
    t.ann.does("location 4")
    assert t.ann.bare == [2]
    assert t.ann.shards == 0
    t = dusk(ann={"hand": ["Knit Bone"], "bare": [2], "deck": ["5"]}, bob={"hand": []})
    t.ann.does("play Knit Bone")
    assert t.ann.shards == 1
    assert t.ann.hand == ["5"]


def test_rib_cage_holds_a_neighbour_until_two_cards_are_paid():
    t = dusk(range=1, ann={"hand": ["Rib Cage"]}, bob={"hand": ["1", "2", "3"], "at": "E2", "exhausted": True})
    t.ann.does("play Rib Cage")
    assert t.bob.in_play == ["Rib Cage"]
    t.ann.does("end the turn")
    t.bob.is_refused("move with 3", rule="DU-214")
    t.bob.does("escape from Rib Cage")
    t.bob.does("discard 1")
    t.bob.does("discard 2")
    assert t.bob.in_play == []
    assert t.ann.boneyard == ["Rib Cage"]
    t.bob.is_offered("move with 3")
    t = dusk(range=2, ann={"hand": ["Rib Cage"]}, bob={})
    t.ann.is_refused("play Rib Cage", rule="DU-102")


def test_ossuary_oath_spends_its_shard_to_lower_a_roll():
    t = dusk(ann={"hand": ["Ossuary Oath"]}, bob={"hand": []})
    t.ann.does("play Ossuary Oath")
    assert t.ann.shards == 1
    t = dusk(
        range=3,
        rolls=[6],
        ann={"hand": ["3"]},
        bob={"hand": [], "in_play": ["Ossuary Oath"], "on_cards": {"Ossuary Oath": 1}},
    )
    t.ann.strikes("3")
    t.bob.does("use Ossuary Oath")
    t.takes_it()
    assert t.bob.bare == [5]
    assert t.bob.wounds == 5
    assert t.bob.shards == 0


def test_thighbone_lance_spends_shards_for_its_roll():
    t = dusk(range=5, rolls=[4], ann={"hand": ["Thighbone Lance"], "shards": 2}, bob={"hand": []})
    t.ann.does("attack with Thighbone Lance")
    t.ann.does("spend 2 Shards")
    t.takes_it()
    assert t.bob.wounds == 4


def test_reliquary_stance_quells_a_power_attack():
    t = dusk(range=2, ann={"hand": ["2", "2"]}, bob={"hand": ["Reliquary Stance"], "shards": 1})
    t.ann.strikes("2", adding=["2"])
    t.bob.does("play Reliquary Stance")
    t.takes_it()
    assert t.bob.bare == []
    assert t.bob.shards == 0
    assert t.pos.quelled == ((1, 2),)


def test_tithe_of_teeth_hurts_and_moves_all_near():
    t = dusk(range=2, rolls=[3], ann={"hand": ["Tithe of Teeth"], "shards": 3}, bob={"hand": []})
    t.ann.does("play Tithe of Teeth")
    t.takes_it()
    t.ann.does("to E4")
    assert t.bob.bare == [3]
    assert t.bob.at == "E4"
    t = dusk(range=2, ann={"hand": ["Tithe of Teeth"], "shards": 2}, bob={"hand": []})
    t.ann.is_refused("play Tithe of Teeth", rule="DU-102")


# The Madame.


def test_rules_of_the_house_moves_who_comes_near():
    t = dusk(range=4, ann={"hand": ["1"], "at": "E1"}, bob={"hand": [], "phantom": "The Madame"})
    t.ann.does("move with 1")
    t.ann.does("to E2")
    t.bob.does("use Rules of the House")
    t.bob.does("to E1")
    assert t.ann.at == "E1"
    assert not t.bob.player.ready


def test_come_closer_dear_pulls():
    t = dusk(range=4, ann={"hand": ["Come Closer, Dear"]}, bob={"hand": []})
    t.ann.does("play Come Closer, Dear")
    t.ann.is_not_offered("to E6")
    t.ann.does("to E3")
    assert t.bob.at == "E3"
    t = dusk(range=1, ann={"hand": ["Come Closer, Dear"]}, bob={"at": "E2"})
    t.ann.is_refused("play Come Closer, Dear", rule="DU-102")


def test_curtsey_steps_out_of_range_for_a_card():
    t = dusk(range=3, ann={"hand": ["3"]}, bob={"hand": ["Curtsey", "5"]})
    t.ann.strikes("3")
    t.bob.does("play Curtsey")
    t.bob.does("to E6")
    t.takes_it()
    assert t.bob.bare == []
    assert sorted(t.bob.boneyard) == ["5", "Curtsey"]


def test_visiting_card_shows_a_hand():
    t = dusk(ann={"hand": ["Visiting Card"], "deck": ["1"]}, bob={"hand": ["5"]})
    t.ann.does("play Visiting Card")
    assert GAME.view(t.pos, 0).players[1].hand == t.bob.player.hand
    assert t.ann.hand == ["1"]


def test_gilded_leash_costs_a_card_each_turn_or_goes():
    t = dusk(
        range=3,
        start="begin",
        ann={"hand": ["1", "2"], "before": {"Gilded Leash": "bob"}, "exhausted": True},
        bob={"hand": []},
    )
    t.ann.is_offered_only("discard 1 card", "destroy this card")
    t.ann.does("destroy this card")
    assert t.bob.in_play == []


def test_unpaid_favour_taxes_moves():
    t = dusk(
        turn_of="bob", ann={"before": {"Unpaid Favour": "bob"}, "hand": [], "exhausted": True}, bob={"hand": ["1", "5"]}
    )
    t.bob.does("move with 1")
    assert t.bob.boneyard == ["5"]
    t = dusk(turn_of="bob", ann={"before": {"Unpaid Favour": "bob"}}, bob={"hand": ["1"]})
    t.bob.is_refused("move with 1", rule="DU-093")


def test_lead_and_follow_moves_both():
    t = dusk(range=2, ann={"hand": ["Lead and Follow"]}, bob={"hand": []})
    t.ann.does("play Lead and Follow")
    t.ann.does("to E2")
    t.takes_it()
    t.ann.does("to E5")
    assert (t.ann.at, t.bob.at) == ("E2", "E5")


def test_unrefusable_waltz_stuns_whom_you_have_moved():
    t = dusk(range=5, rolls=[2], ann={"hand": ["Unrefusable Waltz", "Running Loop"]}, bob={"hand": [], "at": "E5"})
    t.ann.does("play Running Loop")
    t.ann.does("to E6")
    t.rolls(2)
    t.ann.strikes("Unrefusable Waltz")
    t.takes_it()
    assert t.bob.player.stunned == "next"


# The Tallow Beadle.


def test_trail_of_kindling_lights_where_the_move_began():
    t = dusk(range=8, ann={"hand": ["1"], "phantom": "The Tallow Beadle"}, bob={"hand": []})
    t.ann.does("move with 1")
    t.ann.does("to E2")
    t.ann.does("use Trail of Kindling")
    assert t.pos.wicks == (hex_of(t.pos, "E1"),)


def test_throw_the_light_counts_from_a_wick():
    t = dusk(
        range=6, wicks=["E5"], rolls=[2], ann={"hand": ["Throw the Light", "2"]}, bob={"hand": [], "exhausted": True}
    )
    t.ann.is_refused("attack with 2", rule="DU-116")
    t.ann.does("play Throw the Light")
    t.ann.strikes("2")
    t.takes_it()
    assert t.bob.bare == [2]


def test_step_through_smoke_changes_places():
    t = dusk(range=8, wicks=["E5"], ann={"hand": ["Step Through Smoke"], "exhausted": True}, bob={"hand": []})
    t.ann.does("play Step Through Smoke")
    assert t.ann.at == "E5"
    assert t.pos.wicks == (hex_of(t.pos, "E1"),)
    assert t.ann.player.moved == 4


def test_bonfire_verdict_burns_brighter_near_wicks():
    t = dusk(range=6, wicks=["E7"], rolls=[3], ann={"hand": ["Bonfire Verdict"]}, bob={"hand": [], "exhausted": True})
    t.ann.does("attack with Bonfire Verdict")
    t.ann.does("at bob as 6")
    t.takes_it()
    assert t.bob.bare == [4]


def test_ring_of_vigils_taxes_who_comes_near_a_wick():
    t = dusk(
        range=8,
        turn_of="bob",
        wicks=["E6"],
        ann={"in_play": ["Ring of Vigils"], "hand": [], "exhausted": True},
        bob={"hand": ["2", "5"]},
    )
    t.bob.does("move with 2")
    t.bob.does("to E7")
    t.ann.does("use Ring of Vigils")
    assert t.bob.hand == []


def test_gutter_out_flees_to_a_wick():
    t = dusk(range=3, wicks=["A1"], ann={"hand": ["3"]}, bob={"hand": ["Gutter Out"], "exhausted": True})
    t.ann.strikes("3")
    t.bob.does("play Gutter Out")
    t.takes_it()
    assert t.bob.at == "A1"
    assert t.pos.wicks == ()
    assert t.bob.bare == []


def test_flare_along_the_row_spreads_from_tokens():
    t = dusk(
        wicks=["E5"],
        rolls=[2, 3],
        ann={"hand": ["Flare Along the Row"], "exhausted": True},
        bob={"hand": [], "at": "D4"},
    )
    t.ann.does("attack with Flare Along the Row")
    t.takes_it()
    assert len(t.bob.bare) == 2
    assert t.pos.wicks == ()


@pytest.mark.parametrize(("wicks", "cards"), [(["A1"], 0), (["A1", "A2"], 1)])
def test_vigil_flame(wicks, cards):
    t = dusk(wicks=wicks, ann={"hand": ["Vigil Flame"], "wounds": 4}, bob={"hand": []})
    t.ann.does("play Vigil Flame")
    t.ann.does("heal one wound")
    assert t.ann.wounds == 5
    assert len(t.ann.hand) == cards


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


@pytest.mark.parametrize(("moved", "bare"), [(5, []), (0, [4])])
def test_windfall_strike_is_better_on_the_run(moved, bare):
    t = dusk(range=3, rolls=[4], ann={"hand": ["Windfall Strike"], "moved": moved}, bob={"hand": []})
    t.ann.strikes("Windfall Strike")
    assert t.bob.bare == bare
    assert t.bob.wounds == (4 if moved else 5)


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


def test_damp_summons_costs_a_card_by_chance():
    t = dusk(range=5, ann={"hand": ["Damp Summons"]}, bob={"hand": ["5"]})
    t.ann.does("play Damp Summons")
    assert t.bob.boneyard == ["5"]
    t = dusk(range=6, ann={"hand": ["Damp Summons"]}, bob={"hand": ["5"]})
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


@pytest.mark.parametrize("hand", [["1"], ["1", "2"]])
def test_final_clause_hurts_an_empty_hand(hand):
    t = dusk(range=8, rolls=[3], ann={"hand": ["Final Clause"]}, bob={"hand": hand})
    t.ann.does("play Final Clause")
    if len(hand) > 1:
        t.bob.does("discard 2")
    assert t.bob.bare == ([3] if len(hand) == 1 else [])
    assert t.bob.hand == ["1"]

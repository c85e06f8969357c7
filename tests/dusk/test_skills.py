"""The cards of the six Skills, one test each; their plain keyword cards stand with the keywords."""

from __future__ import annotations

import pytest

from tests.dusk.scene import GAME, Seat, dusk

# Hedge-Walking.


def test_measured_stride_moves_and_draws():
    t = dusk(range=8, ann={"hand": ["Measured Stride"]}, bob={"hand": []})
    t.ann.does("play Measured Stride")
    t.ann.does("to E4")
    assert t.ann.at == "E4"
    assert len(t.ann.hand) == 1


def test_sidelong_slip_steps_when_someone_comes_near():
    t = dusk(range=3, ann={"hand": ["1"]}, bob={"hand": ["Sidelong Slip"], "exhausted": True})
    t.ann.does("move with 1")
    t.ann.does("to E2")
    t.bob.does("play Sidelong Slip")
    t.bob.does("to E6")
    assert t.bob.at == "E6"


def test_pivot_foot_lets_the_range_be_off_by_one():
    t = dusk(range=4, rolls=[2], ann={"hand": ["Pivot Foot", "3"]}, bob={"hand": []})
    t.ann.is_refused("attack with 3", rule="DU-116")
    t.ann.does("play Pivot Foot")
    t.ann.strikes("3")
    t.takes_it()
    assert t.bob.bare == [2]


def test_corner_door_appears_on_a_corner():
    t = dusk(range=4, ann={"hand": ["Corner Door"], "at": "E2"}, bob={"hand": [], "exhausted": True})
    t.ann.does("play Corner Door")
    t.ann.does("on I5")
    assert t.ann.at == "I5"
    assert t.ann.player.moved > 0
    assert len(t.ann.hand) == 1


def test_uneven_gait_stretches_moves():
    t = dusk(range=8, ann={"hand": ["3"], "in_play": ["Uneven Gait"]}, bob={"hand": []})
    t.ann.does("move with 3")
    t.ann.is_offered_only("as 2", "as 3", "as 4")


def test_wrong_footed_takes_a_number_back():
    t = dusk(range=3, rolls=[1], ann={"hand": ["3", "Wrong-Footed"]}, bob={"hand": [], "exhausted": True})
    t.ann.strikes("3")
    t.ann.does("play Wrong-Footed")
    t.takes_it_all()
    assert t.ann.hand == ["3"]


def test_nothing_underfoot_steps_three():
    t = dusk(range=3, ann={"hand": ["3"]}, bob={"hand": ["Nothing Underfoot", "1"]})
    t.ann.strikes("3")
    t.bob.does("play Nothing Underfoot")
    t.bob.does("to E7")
    t.takes_it()
    assert t.bob.bare == []
    assert sorted(t.bob.boneyard) == ["1", "Nothing Underfoot"]


# Doorstep Chalk.


def test_chalk_line_draws_after_a_block():
    t = dusk(range=4, ann={"hand": ["4"]}, bob={"hand": ["4", "Chalk Line"], "deck": ["5"], "exhausted": True})
    t.ann.strikes("4")
    t.bob.does("block for 4")
    t.bob.does("play Chalk Line")
    assert t.bob.hand == ["5"]


def test_palm_ward_lowers_a_roll_by_two():
    t = dusk(range=3, rolls=[6], ann={"hand": ["3"]}, bob={"hand": ["Palm Ward"]})
    t.ann.strikes("3")
    t.bob.does("play Palm Ward")
    t.takes_it()
    assert t.bob.bare == [4]


def test_spilled_salt_blocks_any_card_once():
    t = dusk(range=5, ann={"hand": ["5"]}, bob={"hand": [], "in_play": ["Spilled Salt"], "exhausted": True})
    t.ann.strikes("5")
    t.bob.does("use Spilled Salt")
    t.takes_it()
    assert t.bob.bare == []
    assert t.bob.in_play == []


def test_wiped_clean_turns_a_passive_grey():
    t = dusk(ann={"hand": ["Wiped Clean"]}, bob={"hand": []})
    t.ann.does("play Wiped Clean")
    t.takes_it()
    assert not t.bob.player.ready


def test_double_ring_blocks_two_cards_of_a_power_attack():
    t = dusk(range=3, ann={"hand": ["3", "3"]}, bob={"hand": ["Double Ring"]})
    t.ann.strikes("3", adding=["3"])
    t.bob.does("play Double Ring")
    t.takes_it()
    assert t.bob.bare == []


def test_bristling_mark_blocks_what_it_answers():
    t = dusk(range=5, rolls=[2], ann={"hand": ["5"], "moved": 1}, bob={"hand": ["Bristling Mark"], "exhausted": True})
    t.ann.strikes("5")
    t.bob.does("brace with Bristling Mark")
    t.takes_it()
    assert t.ann.bare == [2]
    assert t.bob.bare == []


def test_lintel_ward_lowers_once_a_round():
    t = dusk(range=3, rolls=[3], ann={"hand": ["3"]}, bob={"hand": [], "in_play": ["Lintel Ward"]})
    t.ann.strikes("3")
    t.bob.does("use Lintel Ward")
    t.takes_it()
    assert t.bob.bare == [2]
    assert t.pos.used_this_round


def test_mended_seal_restores_by_the_discarded_value():
    t = dusk(ann={"hand": ["Mended Seal", "4", "1"], "bare": [3, 4]}, bob={"hand": []})
    t.ann.does("play Mended Seal")
    assert t.ann.bare == [3]
    assert t.ann.hand == ["1"]


# Ropewalk Tricks.


def test_running_loop_moves_an_opponent():
    t = dusk(range=4, ann={"hand": ["Running Loop"]}, bob={"hand": []})
    t.ann.does("play Running Loop")
    t.ann.does("to E7")
    assert t.bob.at == "E7"


def test_ankle_hitch_leaves_at_the_end_of_the_round():
    t = dusk(range=3, ann={"hand": ["Ankle Hitch"]}, bob={"hand": []})
    t.ann.does("play Ankle Hitch")
    assert t.bob.in_play == ["Ankle Hitch"]
    t.ann.does("end the turn")
    t.bob.does("pass for the rest of the round")
    t.ann.does("pass for the rest of the round")
    assert t.bob.in_play == []
    assert "Ankle Hitch" in t.ann.boneyard


def test_whipcord_is_weaker_when_near():
    for reach, bare in ((3, [2]), (4, [3])):
        t = dusk(range=reach, rolls=[3], ann={"hand": ["Whipcord"]}, bob={"hand": [], "exhausted": True})
        t.ann.strikes("Whipcord")
        t.takes_it_all()
        assert t.bob.bare == bare


def test_noose_arithmetic_stuns_the_paralyzed():
    t = dusk(ann={"hand": ["Noose Arithmetic"]}, bob={})
    t.ann.is_refused("play Noose Arithmetic", rule="DU-102")
    t = dusk(ann={"hand": ["Noose Arithmetic"], "before": {"Ankle Hitch": "bob"}}, bob={"hand": []})
    t.ann.does("play Noose Arithmetic")
    assert t.bob.player.stunned == "next"


def test_snarl_the_loom_answers_a_draw():
    t = dusk(ann={"hand": ["Thumbed Page"], "deck": ["1", "2"]}, bob={"hand": ["Snarl the Loom"]})
    t.ann.does("play Thumbed Page")
    t.bob.does("play Snarl the Loom")
    assert len(t.ann.hand) == 1


def test_short_tether_forbids_ending_farther_away():
    t = dusk(turn_of="bob", range=3, ann={"before": {"Short Tether": "bob"}, "exhausted": True}, bob={"hand": ["1"]})
    t.bob.does("move with 1")
    t.bob.is_not_offered("to E5")
    t.bob.is_offered("to E3")


def test_counterknot_costs_a_card_or_a_blow():
    t = dusk(range=3, rolls=[2], ann={"hand": ["3", "1"]}, bob={"hand": ["Counterknot"]})
    t.ann.strikes("3")
    t.bob.does("play Counterknot")
    t.ann.does("discard 1 card")
    t.takes_it()
    assert t.ann.hand == []
    assert t.bob.bare == [2]
    t = dusk(range=3, ann={"hand": ["3", "1"]}, bob={"hand": ["Counterknot"]})
    t.ann.strikes("3")
    t.bob.does("play Counterknot")
    t.ann.does("let it block 1 card")
    t.takes_it()
    assert t.bob.bare == []


def test_cradle_of_string_taxes_a_second_action():
    t = dusk(
        turn_of="bob",
        acted=1,
        actions=1,
        ann={"in_play": ["Cradle of String"], "exhausted": True},
        bob={"hand": ["1", "5"]},
    )
    t.bob.does("move with 1")
    assert t.bob.boneyard == ["5"]
    t.bob.does("to E5")
    assert t.bob.at == "E5"
    t = dusk(turn_of="bob", acted=1, actions=1, ann={"in_play": ["Cradle of String"]}, bob={"hand": ["1"]})
    t.bob.is_refused("move with 1", rule="DU-093")


@pytest.mark.parametrize(("acted", "discards"), [(0, False), (1, True), (2, False)])
def test_cradle_of_string_taxes_neither_the_first_nor_the_third_action(acted, discards):
    cradle: Seat = {"in_play": ["Cradle of String"], "exhausted": True}
    t = dusk(turn_of="bob", acted=acted, actions=1, ann=cradle, bob={"hand": ["1", "5"]})
    t.bob.does("move with 1")
    assert t.bob.boneyard == (["5"] if discards else [])


# Scarlet Usury.


def test_weight_behind_it_overpowers_the_next_attack():
    t = dusk(range=3, ann={"hand": ["Weight Behind It", "3"]}, bob={"hand": ["3", "5"]})
    t.ann.does("play Weight Behind It")
    t.ann.strikes("3")
    t.lets_be()
    t.bob.is_offered_only("block for 5", "take it")


def test_red_breath_gives_armour_for_cards():
    t = dusk(ann={"hand": ["Red Breath"], "exhausted": True}, bob={"hand": []})
    t.ann.does("play Red Breath")
    t.ann.does("location 3")
    assert t.ann.bare == [3]
    assert len(t.ann.hand) == 3


def test_leaning_too_far_costs_a_card_afterwards():
    t = dusk(range=5, rolls=[2, 2], ann={"hand": ["Leaning Too Far", "1"]}, bob={"hand": [], "exhausted": True})
    t.ann.strikes("Leaning Too Far")
    assert t.ann.hand == []
    assert t.bob.bare == [2]


@pytest.mark.numbered
def test_scarlet_habit_draws_for_wounds_and_lowers_the_redraw():
    t = dusk(range=3, rolls=[6], ann={"hand": ["3"], "in_play": ["Scarlet Habit"]}, bob={"hand": [], "exhausted": True})
    assert t.pos.refill(0) == 4
    t.ann.strikes("3")
    t.ann.does("use Scarlet Habit")
    assert len(t.ann.hand) == 1


def test_another_bite_allows_a_second_single_attack():
    t = dusk(
        range=3,
        rolls=[2],
        attacked=True,
        acted=1,
        actions=1,
        ann={"hand": ["Another Bite", "3", "3", "1"]},
        bob={"hand": []},
    )
    t.ann.is_refused("attack with 3", rule="DU-092")
    t.ann.does("play Another Bite")
    t.ann.does("discard 1")
    t.ann.is_refused("call a shot at bob", rule="DU-092")
    t.ann.strikes("3")
    t.takes_it()
    assert t.bob.bare == [2]
    assert t.ann.hand == ["3"]
    assert t.pos.actions == 1


def test_bare_throat_strikes_back_at_any_range():
    t = dusk(range=5, rolls=[6, 2], ann={"hand": ["5"]}, bob={"hand": ["Bare Throat", "1"], "exhausted": True})
    t.ann.strikes("5")
    t.bob.does("play Bare Throat")
    t.takes_it()
    assert t.ann.bare == [2]


def test_bare_throat_does_not_answer_damage_that_is_no_attack():
    t = dusk(
        range=3,
        rolls=[2, 2],
        ann={"hand": ["3", "Bare Throat", "1"], "bare": [2], "exhausted": True},
        bob={"hand": ["Flying Splinters"], "shards": 1},
    )
    t.ann.strikes("3")
    t.bob.does("take it")
    t.bob.does("play Flying Splinters")
    assert t.ann.wounds == 4
    assert t.ann.ask.topic == "act"


# Almanac.


def test_tomorrows_entry_takes_one_of_three():
    t = dusk(ann={"hand": ["Tomorrow's Entry"], "deck": ["1", "2", "3"]}, bob={"hand": []})
    t.ann.does("play Tomorrow's Entry")
    t.ann.does("take 2")
    t.ann.does("put back 1")
    assert t.ann.hand == ["2"]
    assert t.ann.deck[-2:] == ["1", "3"]


@pytest.mark.parametrize(("change", "bare"), [("raise to 4: breaks armour", [4]), ("lower to 2: breaks armour", [2])])
def test_small_correction_shifts_any_roll(change, bare):
    t = dusk(range=5, rolls=[3], ann={"hand": ["5", "Small Correction"]}, bob={"hand": []})
    t.ann.strikes("5")
    t.ann.does("play Small Correction")
    t.ann.does(change)
    t.takes_it()
    assert t.bob.bare == bare


def test_thumbed_page_draws_two():
    t = dusk(ann={"hand": ["Thumbed Page"]}, bob={"hand": []})
    t.ann.does("play Thumbed Page")
    assert len(t.ann.hand) == 2


def test_borrowed_hour_gives_an_action_or_refreshes():
    t = dusk(ann={"hand": ["Borrowed Hour"], "exhausted": True}, bob={"hand": []})
    t.ann.does("play Borrowed Hour")
    t.ann.does("take one more action")
    assert t.pos.actions == 3
    t = dusk(ann={"hand": ["Borrowed Hour"], "exhausted": True}, bob={"hand": []})
    t.ann.does("play Borrowed Hour")
    t.ann.does("turn a passive ready")
    assert t.ann.player.ready


def test_pocket_ephemeris_bends_by_one():
    t = dusk(range=4, rolls=[2], ann={"hand": ["3"], "in_play": ["Pocket Ephemeris"]}, bob={"hand": []})
    t.ann.does("use Pocket Ephemeris")
    t.ann.strikes("3")
    t.takes_it()
    assert t.bob.bare == [2]


def test_wrong_star_rising_offers_two_new_rolls():
    t = dusk(range=5, rolls=[6], ann={"hand": ["5"]}, bob={"hand": ["Wrong Star Rising"]})
    t.ann.strikes("5")
    t.rolls(2, 5)
    t.bob.does("play Wrong Star Rising")
    t.bob.does("the 5")
    t.takes_it()
    assert t.bob.bare == [5]


@pytest.mark.numbered
def test_long_calendar_looks_ahead():
    t = dusk(ann={"hand": ["Long Calendar"]}, bob={"hand": []})
    t.ann.does("play Long Calendar")
    assert t.pos.refill(0) == 7
    assert t.ann.player.initiative == 2


def test_long_calendar_serves_one_redraw():
    t = dusk(ann={"hand": ["Long Calendar"], "exhausted": True}, bob={"hand": [], "passed": True, "exhausted": True})
    t.ann.does("play Long Calendar")
    t.ann.does("end the turn")
    t.ann.does("pass for the rest of the round")
    assert (len(t.ann.hand), len(t.bob.hand)) == (7, 5)
    assert (t.pos.refill(t.ann.seat), t.pos.refill(t.bob.seat)) == (5, 5)


@pytest.mark.numbered
def test_known_ending_sees_the_hand_and_sharpens_the_card():
    t = dusk(range=3, rolls=[1, 6], ann={"hand": ["3", "Known Ending"]}, bob={"hand": ["3"], "exhausted": True})
    t.ann.strikes("3")
    t.ann.does("play Known Ending")
    assert GAME.view(t.pos, 0).players[1].hand == t.bob.player.hand
    t.lets_be()
    t.ann.does("the 6")
    assert t.bob.wounds == 4


# Sexton Rites.


def test_turn_the_sod_returns_numbers():
    t = dusk(ann={"hand": ["Turn the Sod"], "boneyard": ["1", "5", "Wild"]}, bob={"hand": []})
    t.ann.does("play Turn the Sod")
    t.ann.is_offered_only("bring back 1", "bring back 5", "no more")
    t.ann.does("bring back 1")
    t.ann.does("bring back 5")
    assert t.ann.hand == ["1", "5"]


def test_bury_deep_puts_cards_under_the_deck():
    t = dusk(ann={"hand": ["Bury Deep"], "boneyard": ["1", "5"], "deck": ["3"]}, bob={"hand": []})
    t.ann.does("play Bury Deep")
    t.ann.does("bring back 1")
    t.ann.does("bring back 5")
    assert t.ann.deck[-2:] == ["1", "5"]
    assert t.ann.hand == ["3"]


def test_grave_goods_heals_and_trades():
    t = dusk(
        ann={"hand": ["Grave Goods"], "boneyard": ["1"], "wounds": 3, "deck": ["3"]},
        bob={"hand": [], "exhausted": True},
    )
    t.ann.does("play Grave Goods")
    t.ann.does("heal one wound")
    t.ann.does("banish 1")
    t.takes_it()
    assert (t.ann.wounds, t.ann.void, t.ann.hand) == (4, ["1"], ["3"])


def test_wake_the_row_empties_the_void_and_goes_there():
    t = dusk(
        ann={"hand": ["Wake the Row"], "void": ["1", "Wild"], "exhausted": True}, bob={"hand": [], "exhausted": True}
    )
    t.ann.does("play Wake the Row")
    t.ann.does("bring back 1")
    t.takes_it()
    assert t.ann.boneyard == ["1"]
    assert t.ann.void == ["Wild", "Wake the Row"]


def test_unmarked_plot_saves_a_banished_card():
    t = dusk(
        range=3,
        rolls=[6],
        ann={"hand": ["3"]},
        bob={"hand": ["Unmarked Plot"], "deck": ["1", "2", "5"], "exhausted": True},
    )
    t.ann.strikes("3")
    t.bob.does("take it")
    t.bob.does("play Unmarked Plot")
    t.bob.does("bring back 5")
    assert t.bob.hand == ["5"]
    assert sorted(t.bob.void) == ["1", "2"]


def test_lychgate_toll_pays_at_the_end_of_the_round():
    t = dusk(
        ann={"hand": [], "in_play": ["Lychgate Toll"], "boneyard": ["1"], "exhausted": True},
        bob={"hand": [], "passed": True, "exhausted": True},
    )
    t.ann.does("pass for the rest of the round")
    t.ann.does("use Lychgate Toll")
    t.ann.does("banish 1")
    t.lets_be()
    assert len(t.ann.hand) == 6


def test_ash_penny_poisons_and_carves_the_next_attack():
    t = dusk(
        range=3,
        rolls=[2, 5],
        ann={"hand": ["Ash Penny", "3", "1"], "exhausted": True},
        bob={"hand": ["4"], "bare": [2], "exhausted": True},
    )
    t.ann.does("play Ash Penny")
    t.ann.does("banish 1")
    t.rolls(2, 5)
    t.ann.strikes("3")
    t.takes_it()
    assert t.bob.wounds == 3
    assert t.bob.void == ["4"]


@pytest.mark.parametrize(("void", "bare"), [([], [2]), (["1", "1", "2", "2", "3"], [3])])
def test_cold_tenant_grows_with_the_own_void(void, bare):
    t = dusk(range=4, rolls=[2], ann={"hand": ["Cold Tenant"], "void": void}, bob={"hand": [], "exhausted": True})
    t.ann.strikes("Cold Tenant")
    assert t.bob.bare == bare

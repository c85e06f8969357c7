"""Where a card's text ends: what it costs, whom it reaches, what it does not answer."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.dusk.scene import DuskScene, Seat, dusk
from tests.proof import rule


def attacked(by: int, bob: Seat, **scene: int) -> DuskScene:
    """Ann attacks Bob with so many cards of value 3."""
    t = dusk(range=3, ann={"hand": ["3"] * by}, bob={"exhausted": True, **bob}, **scene)  # type: ignore[arg-type]
    t.ann.strikes("3", adding=["3"] * (by - 1))
    return t


@rule("DU-102")
@pytest.mark.parametrize(
    ("card", "can", "cannot"),
    [
        ("Bent Light", {"shards": 1}, {}),
        ("Tithe of Teeth", {"shards": 3}, {"shards": 2}),
        ("Another Bite", {"hand": ["Another Bite", "1"]}, {}),
        ("Ash Penny", {"hand": ["Ash Penny", "1"]}, {}),
        ("Reel Them In", {"hand": ["Reel Them In", "1"]}, {}),
        ("Seizure of Goods", {"hand": ["Seizure of Goods", "1"]}, {}),
        ("Mended Seal", {"hand": ["Mended Seal", "2"]}, {"hand": ["Mended Seal", "1"]}),
        ("Red Breath", {}, {"bare": [2, 3, 4, 5]}),
    ],
)
def test_an_effect_that_cannot_be_paid_for_cannot_be_played(card: str, can: Seat, cannot: Seat):
    t = dusk(range=2, ann={"hand": [card], **can}, bob={"hand": []})
    t.ann.is_offered(f"play {card}")
    t = dusk(range=2, ann={"hand": [card], **cannot}, bob={"hand": []})
    t.ann.is_refused(f"play {card}", rule="DU-102")


@rule("DU-109")
@pytest.mark.parametrize(
    ("card", "cards", "can", "cannot"),
    [
        ("Curtsey", 1, {"hand": ["Curtsey", "1"]}, {}),
        ("Nothing Underfoot", 1, {"hand": ["Nothing Underfoot", "1"]}, {}),
        ("Reliquary Stance", 2, {"shards": 1}, {}),
    ],
)
def test_a_reaction_that_cannot_be_paid_for_is_not_on_offer(card: str, cards: int, can: Seat, cannot: Seat):
    attacked(cards, {"hand": [card], **can}).bob.is_offered(f"play {card}")
    attacked(cards, {"hand": [card], **cannot}).bob.is_not_offered(f"play {card}")


@rule("DU-109")
@pytest.mark.parametrize("card", ["Reliquary Stance", "Double Ring"])
def test_what_answers_a_power_attack_answers_no_other(card):
    attacked(2, {"hand": [card], "shards": 1}).bob.is_offered(f"play {card}")
    attacked(1, {"hand": [card], "shards": 1}).bob.is_not_offered(f"play {card}")


@rule("DU-109")
def test_double_ring_answers_no_value_above_four():
    t = dusk(range=5, ann={"hand": ["5", "5"]}, bob={"hand": ["Double Ring"], "exhausted": True})
    t.ann.strikes("5", adding=["5"])
    t.bob.is_not_offered("play Double Ring")


@pytest.mark.parametrize("card", ["Rampart of Ribs", "Spilled Salt"])
def test_a_block_of_one_card_leaves_the_other(card):
    where: Seat = {"hand": [], "in_play": [card]} if card == "Spilled Salt" else {"hand": [card]}
    t = attacked(2, where)
    t.bob.does(f"{'use' if card == 'Spilled Salt' else 'play'} {card}")
    t.rolls(2)
    t.takes_it_all()
    assert t.bob.bare == [2]


def test_bristling_mark_blocks_one_card_of_the_attack_it_answers():
    t = dusk(
        range=3,
        rolls=[2],
        ann={"hand": ["3", "3"], "moved": 1, "exhausted": True},
        bob={"hand": ["Bristling Mark"], "exhausted": True},
    )
    t.ann.strikes("3", adding=["3"])
    t.rolls(2, 4)
    t.bob.does("brace with Bristling Mark")
    t.takes_it_all()
    assert t.ann.bare == [2]
    assert t.bob.bare == [4]


@rule("DU-109")
@pytest.mark.parametrize(
    ("played", "answers"),
    [
        ("Thumbed Page", ["Small Scandal"]),
        ("Tomorrow's Entry", ["Small Scandal", "Tongue-Tie", "Sour Interval"]),
        ("Pocket Ephemeris", ["Small Scandal"]),
    ],
)
def test_counters_answer_their_own_types_of_cards(played, answers):
    hand = ["Small Scandal", "Tongue-Tie", "Sour Interval", "1"]
    t = dusk(ann={"hand": [played]}, bob={"hand": hand, "exhausted": True})
    t.ann.does(f"play {played}")
    t.bob.is_offered(*(f"play {card}" for card in answers))
    t.bob.is_not_offered(*(f"play {card}" for card in hand[:3] if card not in answers))


@rule("DU-109")
def test_a_counter_to_reactions():
    t = dusk(
        range=3,
        rolls=[2],
        turn_of="bob",
        ann={"hand": ["Small Correction"], "exhausted": True},
        bob={"hand": ["3", "Small Scandal", "Tongue-Tie", "Sour Interval"]},
    )
    t.bob.strikes("3")
    t.ann.does("take it")
    t.ann.does("play Small Correction")
    t.bob.is_offered("play Tongue-Tie", "play Sour Interval")
    t.bob.is_not_offered("play Small Scandal")


@pytest.mark.parametrize(
    ("card", "near", "far"),
    [
        ("Lead and Follow", 2, 3),
        ("Ankle Hitch", 3, 4),
        ("Short Tether", 5, 6),
        ("Gilded Leash", 4, 5),
        ("Damp Summons", 3, 4),
        ("Running Loop", 4, 5),
        ("Rib Cage", 1, 2),
        ("Reel Them In", 2, 1),
        ("Come Closer, Dear", 2, 1),
    ],
)
def test_a_card_reaches_as_far_as_it_says(card, near, far):
    for distance, offered in ((near, True), (far, False)):
        t = dusk(range=distance, ann={"hand": [card, "1"]}, bob={"hand": [], "exhausted": True})
        assert bool(t.find(f"play {card}", t.ann.ask.options)) == offered


@pytest.mark.parametrize(("distance", "shards", "offered"), [(2, 1, True), (4, 1, False), (2, 0, False)])
def test_flying_splinters_reach_three_hexes_for_a_shard(distance, shards, offered):
    card = str(distance)
    t = dusk(range=distance, rolls=[2, 2], ann={"hand": [card]}, bob={"hand": ["Flying Splinters"], "shards": shards})
    t.ann.strikes(card)
    assert t.bob.is_asked == offered
    if offered:
        t.bob.does("play Flying Splinters")
        assert t.bob.shards == 0


@pytest.mark.parametrize("shards", [1, 0])
def test_silvered_copy_joins_for_a_shard(shards):
    t = dusk(
        range=5, rolls=[2], ann={"hand": ["Silvered Copy", "5"], "shards": shards}, bob={"hand": [], "exhausted": True}
    )
    t.ann.strikes("5")
    assert (t.ann.ask.topic == "attack_declared") == bool(shards)
    if shards:
        t.ann.does("play Silvered Copy")
        assert t.ann.shards == 0


@pytest.mark.parametrize(("end", "offered"), [("E3", True), ("E4", False)])
def test_sidelong_slip_waits_for_who_comes_near(end, offered):
    t = dusk(
        ann={"hand": ["Sidelong Slip"], "at": "E1", "exhausted": True}, bob={"hand": ["1"], "at": "D3"}, turn_of="bob"
    )
    t.bob.does("move with 1")
    t.bob.does(f"to {end}")
    assert (t.ann.is_asked and t.ann.ask.topic == "moved") == offered


@pytest.mark.parametrize(("end", "offered"), [("E7", True), ("E9", False)])
def test_ring_of_vigils_waits_beside_a_wick(end, offered):
    t = dusk(
        turn_of="bob",
        wicks=["E6"],
        ann={"in_play": ["Ring of Vigils"], "hand": [], "exhausted": True},
        bob={"hand": ["1", "5"], "at": "E8"},
    )
    t.bob.does("move with 1")
    t.bob.does(f"to {end}")
    assert t.ann.is_asked == offered


@pytest.mark.parametrize(("wick", "bare"), [("E7", [4]), ("E5", [3])])
def test_bonfire_verdict_burns_as_usual_away_from_wicks(wick, bare):
    t = dusk(range=6, wicks=[wick], rolls=[3], ann={"hand": ["Bonfire Verdict"]}, bob={"hand": [], "exhausted": True})
    t.ann.does("attack with Bonfire Verdict")
    t.ann.does("at bob as 6")
    t.takes_it()
    assert t.bob.bare == bare


def test_flare_along_the_row_burns_only_beside_the_token():
    t = dusk(
        wicks=["E5"],
        rolls=[2, 3],
        ann={"hand": ["Flare Along the Row"], "at": "E1", "exhausted": True},
        bob={"hand": [], "at": "A1", "exhausted": True},
        cat={"hand": [], "at": "E6", "exhausted": True},
    )
    t.ann.does("attack with Flare Along the Row")
    t.takes_it_all()
    assert t.pos.wicks == ()
    assert t.cat.bare == [2]
    assert t.bob.bare == [3]


def test_tithe_of_teeth_bites_within_two_hexes_and_pushes_away():
    t = dusk(
        rolls=[2, 3],
        ann={"hand": ["Tithe of Teeth"], "shards": 3, "at": "E1", "exhausted": True},
        bob={"hand": [], "at": "E3", "exhausted": True},
        cat={"hand": [], "at": "E4", "exhausted": True},
    )
    t.ann.does("play Tithe of Teeth")
    assert t.ann.shards == 0
    assert t.bob.bare == [2]
    assert t.cat.bare == []
    t.ann.is_not_offered("to E2", "to D5")
    t.ann.does(t.say(t.ann.ask.options[0]))
    assert t.ann.ask.topic == "act"
    t.is_quiet()


def test_trim_the_wick_reaches_two_hexes():
    t = dusk(range=8, ann={"hand": ["Trim the Wick"], "exhausted": True}, bob={"hand": []})
    t.ann.does("play Trim the Wick")
    t.ann.is_offered("wick on E3")
    assert not t.find("wick on E4", t.ann.ask.options)


@pytest.mark.parametrize(("card", "other"), [("Ossuary Oath", "Rib Cage"), ("Cold Pane", "Kiln Breath")])
def test_a_shard_that_a_card_spends_is_its_own(card, other):
    def struck(**bob: object) -> DuskScene:
        said: Mapping[str, object] = {"hand": [], "in_play": [card], "void": [other], "exhausted": True, **bob}
        t = dusk(range=3, rolls=[3], ann={"hand": ["3"]}, bob=said)  # type: ignore[arg-type]
        t.ann.strikes("3")
        return t

    t = struck(shards=1)
    assert t.ann.ask.topic == "act"
    t = struck(on_cards={card: 1})
    t.rolls(2)
    t.bob.does(f"use {card}")
    t.takes_it()
    assert t.bob.bare == [2]
    assert t.bob.shards == 0


@pytest.mark.parametrize("card", ["Cold Pane", "Annealed Heart", "Ossuary Oath"])
def test_some_cards_enter_play_with_a_shard_on_them(card):
    t = dusk(ann={"hand": [card], "exhausted": True}, bob={"hand": [], "exhausted": True})
    t.ann.does(f"play {card}")
    assert [one.shards for one in t.pos.in_play] == [1]


def test_knit_bone_mends_for_two_shards_only():
    t = dusk(ann={"hand": ["Knit Bone"], "shards": 1, "bare": [3], "exhausted": True}, bob={"hand": []})
    t.ann.does("play Knit Bone")
    assert t.ann.shards == 2
    assert t.ann.bare == [3]
    assert len(t.ann.hand) == 1


@pytest.mark.parametrize(("paid", "bare"), [(True, [2, 3]), (False, [2])])
def test_chandelier_fall_adds_one_damage_where_it_was_paid_for(paid, bare):
    t = dusk(
        range=6, rolls=[2, 3, 4], ann={"hand": ["Chandelier Fall"], "shards": 2}, bob={"hand": [], "exhausted": True}
    )
    t.ann.does("attack with Chandelier Fall")
    t.ann.does("at bob as 6")
    t.ann.does("pay for Chandelier Fall" if paid else t.say(t.ann.ask.options[-1]))
    t.takes_it()
    assert t.bob.bare == bare
    assert t.ann.shards == (0 if paid else 2)


@rule("DU-102", "DU-205")
def test_chandelier_fall_adds_its_damage_to_armour_and_a_wound_at_once():
    feet: Seat = {"hand": ["Haul Back", "Chandelier Fall"], "shards": 2}
    t = dusk(range=6, rolls=[2, 2, 5, 3], ann=feet, bob={"hand": [], "exhausted": True})
    t.ann.does("play Haul Back")
    t.ann.strikes("Chandelier Fall", at="bob as 6")
    t.ann.does("pay for Chandelier Fall")
    t.takes_it()
    assert t.bob.bare == [2, 3], "by the blow, and by what was paid for"
    assert t.bob.wounds == 4, "by CRUSH"


def test_unrefusable_waltz_stuns_only_whom_an_effect_has_moved():
    t = dusk(range=5, rolls=[2], ann={"hand": ["Unrefusable Waltz"]}, bob={"hand": [], "exhausted": True})
    t.ann.strikes("Unrefusable Waltz")
    assert t.bob.bare == [2]
    assert t.bob.player.stunned == ""


def test_bolt_for_cover_is_refreshed_by_one_long_move_only():
    t = dusk(
        range=8, ann={"hand": ["1"], "phantom": "The Harrow Hare", "exhausted": True, "moved": 3}, bob={"hand": []}
    )
    t.ann.does("move with 1")
    t.ann.does("to E2")
    assert t.ann.player.moved == 4
    assert not t.ann.player.ready


def test_backward_glance_does_not_answer_an_attack_that_hurt():
    t = dusk(range=3, rolls=[2], ann={"hand": ["3"]}, bob={"hand": ["Backward Glance", "3"], "exhausted": True})
    t.ann.strikes("3")
    t.bob.does("take it")
    assert t.bob.bare == [2]
    assert t.ann.ask.topic == "act"


def test_damp_summons_leaves_no_choice():
    t = dusk(range=3, ann={"hand": ["Damp Summons"]}, bob={"hand": ["1", "2"], "exhausted": True})
    t.ann.does("play Damp Summons")
    assert len(t.bob.hand) == 1
    assert t.ann.ask.topic == "act"


def test_final_clause_spares_the_last_card():
    t = dusk(range=8, rolls=[3], ann={"hand": ["Final Clause"]}, bob={"hand": ["2"], "exhausted": True})
    t.ann.does("play Final Clause")
    assert t.bob.hand == []
    assert t.bob.bare == []


def test_wrong_footed_takes_back_no_other_card_than_a_basic_number_and_moves_two_hexes():
    t = dusk(
        range=2,
        rolls=[1, 1],
        ann={"hand": ["2", "Left Sickle", "Wrong-Footed"], "exhausted": True},
        bob={"hand": [], "exhausted": True},
    )
    t.ann.strikes("2", adding=["Left Sickle"])
    t.ann.does("resolve Left Sickle against bob")
    while t.ann.ask.topic != "attack_missed":
        t.ann.does(t.say(t.ann.ask.options[-1]))
    t.ann.does("play Wrong-Footed")
    t.ann.is_offered("to C1")
    assert t.ann.hand == []


def test_weight_behind_it_weighs_on_every_card():
    t = dusk(range=3, ann={"hand": ["Weight Behind It", "3", "3"]}, bob={"hand": ["5", "5"], "exhausted": True})
    t.ann.does("play Weight Behind It")
    t.ann.strikes("3", adding=["3"])
    t.bob.does("let it be")
    t.bob.does("block for 5")
    t.bob.does("block for 5")
    t.takes_it_all()
    assert t.bob.bare == []


def test_ash_penny_helps_one_card_of_the_next_attack():
    t = dusk(range=3, ann={"hand": ["Ash Penny", "1", "3", "3"]}, bob={"hand": [], "exhausted": True})
    t.ann.does("play Ash Penny")
    t.ann.does("banish 1")
    t.ann.strikes("3", adding=["3"])
    assert t.ann.ask.topic == "grant"


def test_known_ending_is_for_a_single_card():
    for adding in ([], ["3"]):
        t = dusk(range=3, ann={"hand": ["3", "3", "Known Ending"]}, bob={"hand": [], "exhausted": True})
        t.ann.strikes("3", adding=adding)
        assert (t.ann.ask.topic == "attack_declared") != bool(adding)


@pytest.mark.parametrize(("banished", "drawn"), [(True, 1), (False, 0)])
def test_grave_goods_draw_for_a_banished_card_only(banished, drawn):
    t = dusk(ann={"hand": ["Grave Goods"], "boneyard": ["1", "2"], "exhausted": True}, bob={"hand": []})
    t.ann.does("play Grave Goods")
    t.ann.does("banish 1" if banished else "banish none")
    assert len(t.ann.hand) == drawn


@pytest.mark.parametrize(("banished", "refill"), [(True, 6), (False, 5)])
def test_lychgate_toll_refills_for_a_banished_card_only(banished, refill):
    t = dusk(
        ann={"hand": [], "in_play": ["Lychgate Toll"], "boneyard": ["1", "2"], "exhausted": True},
        bob={"hand": [], "passed": True, "exhausted": True},
    )
    t.ann.does("pass for the rest of the round")
    t.ann.does("use Lychgate Toll")
    t.ann.does("banish 1" if banished else "banish none")
    assert len(t.ann.hand) == refill


def test_wake_the_row_wakes_basic_numbers_only():
    t = dusk(ann={"hand": ["Wake the Row"], "void": ["1", "Spade Edge", "2"], "exhausted": True}, bob={"hand": []})
    t.ann.does("play Wake the Row")
    t.ann.is_offered_only("bring back 1", "bring back 2", "no more")


def test_haul_back_does_nothing_after_a_move():
    t = dusk(range=3, rolls=[4], ann={"hand": ["Haul Back", "3", "1"], "moved": 1}, bob={"hand": [], "exhausted": True})
    t.ann.does("play Haul Back")
    t.ann.is_offered("move with 1")
    assert t.pos.boosts == ()


@pytest.mark.parametrize("card", ["Haul Line", "Reel Them In"])
def test_what_is_hauled_comes_nearer(card):
    t = dusk(range=4, rolls=[2], ann={"hand": [card, "1"]}, bob={"hand": [], "at": "E5", "exhausted": True})
    t.ann.does(f"{'attack with' if card == 'Haul Line' else 'play'} {card}")
    if t.ann.ask.topic == "power":
        t.ann.does("strike")
    t.ann.is_offered("to E4", "stay here")
    t.ann.is_not_offered("to E6")


def test_a_tether_and_a_tax_are_their_holders_own():
    t = dusk(
        turn_of="cat",
        ann={"hand": [], "before": {"Short Tether": "bob", "Unpaid Favour": "bob"}, "exhausted": True, "at": "E1"},
        bob={"hand": ["1", "2"], "at": "E3", "exhausted": True},
        cat={"hand": ["1", "2"], "at": "E5", "exhausted": True},
    )
    t.cat.does("move with 1")
    t.cat.is_offered("to E6")
    assert t.cat.hand == ["2"]


@pytest.mark.parametrize("card", ["Unpaid Favour", "Lien on Everything"])
def test_a_card_for_an_opponent_lies_before_the_one_chosen(card):
    t = dusk(
        ann={"hand": [card], "exhausted": True},
        bob={"hand": [], "exhausted": True},
        cat={"hand": [], "exhausted": True},
    )
    t.ann.does(f"play {card}")
    t.ann.does("cat")
    assert t.cat.in_play == [card]


@pytest.mark.parametrize("card", ["Short Tether", "Barbed Seine"])
def test_an_escape_takes_a_card(card):
    t = dusk(turn_of="bob", ann={"hand": [], "before": {card: "bob"}}, bob={"hand": ["1"], "exhausted": True})
    t.bob.does(f"escape from {card}")
    assert t.bob.boneyard == ["1"]
    assert t.bob.in_play == []
    t = dusk(turn_of="bob", ann={"hand": [], "before": {card: "bob"}}, bob={"hand": [], "exhausted": True})
    t.bob.is_offered_only("pass for the rest of the round")


def test_lead_and_follow_leads_two_hexes():
    t = dusk(range=2, ann={"hand": ["Lead and Follow"]}, bob={"hand": [], "exhausted": True})
    t.ann.does("play Lead and Follow")
    t.ann.does("to C1")
    t.ann.does("to E5")
    assert (t.ann.at, t.bob.at) == ("C1", "E5")


def test_cradle_of_string_does_not_bind_its_owner():
    t = dusk(actions=1, acted=1, ann={"hand": ["1", "2"], "in_play": ["Cradle of String"]}, bob={"hand": []})
    t.ann.does("hold: discard 1")
    assert t.ann.hand == ["2"]


def test_gilded_leash_goes_when_no_card_is_left_for_it():
    t = dusk(
        range=3,
        start="begin",
        ann={"hand": [], "before": {"Gilded Leash": "bob"}, "exhausted": True},
        bob={"hand": []},
    )
    assert t.bob.in_play == []


def test_counterknot_blocks_where_the_attacker_has_no_card():
    t = attacked(1, {"hand": ["Counterknot"]})
    t.bob.does("play Counterknot")
    t.takes_it_all()
    assert t.bob.bare == []

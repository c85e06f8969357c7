"""The Gifts and passives of the Marrow Knight, the Madame and the Tallow Beadle, one test each."""

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


@pytest.mark.numbered
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


@pytest.mark.numbered
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


def test_gilded_leash_asks_for_nothing_when_its_owner_wounds_somebody():
    t = dusk(
        range=3,
        rolls=[6],
        ann={"hand": ["3", "2"], "before": {"Gilded Leash": "bob"}, "exhausted": True},
        bob={"hand": []},
    )
    t.ann.strikes("3")
    t.lets_be()
    assert t.bob.wounds == 4
    assert t.ann.ask.topic == "act"
    assert t.bob.in_play == ["Gilded Leash"]


def test_unpaid_favour_taxes_moves():
    t = dusk(
        turn_of="bob", ann={"before": {"Unpaid Favour": "bob"}, "hand": [], "exhausted": True}, bob={"hand": ["1", "5"]}
    )
    t.bob.does("move with 1")
    assert t.bob.boneyard == ["5"]
    t.bob.does("to E5")
    assert t.bob.at == "E5"
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

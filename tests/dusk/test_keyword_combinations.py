"""Keywords where their rules touch: on one card, on one attack, on several targets."""

from __future__ import annotations

import pytest

from gloaming.games.dusk import events as e
from tests.dusk.scene import Seat, dusk
from tests.proof import rule


@rule("DU-200", "DU-216")
@pytest.mark.parametrize(("kept", "bare", "wounds"), [("the 1", [2], 5), ("the 5", [], 4)])
def test_accurate_with_precise_shifts_the_die_that_was_kept(kept, bare, wounds):
    t = dusk(range=5, rolls=[1, 5], ann={"hand": ["Marked Date", "Known Ending"]}, bob={"hand": []})
    t.ann.strikes("Marked Date")
    t.ann.does("play Known Ending")
    t.ann.is_offered_only("the 1", "the 5")
    t.ann.does(kept)
    t.ann.does("raise to")
    assert t.bob.bare == bare
    assert t.bob.wounds == wounds


@rule("DU-208")
@pytest.mark.parametrize(("stopped", "settled"), [("3", 3), ("Many Small Cuts", 2)])
def test_focus_with_blocks_counts_what_is_left_of_the_attack(stopped, settled):
    t = dusk(range=3, ann={"hand": ["Many Small Cuts", "3", "3"]}, bob={"hand": ["3"]})
    t.ann.strikes("3", adding=["3", "Many Small Cuts"])
    t.lets_be()
    t.bob.does("block for 3")
    t.ann.does(f"let it block {stopped}")
    t.rolls(2, 2)
    t.ann.does("resolve Many Small Cuts against bob")
    t.takes_it_all()
    assert [event.location for event in t.events if isinstance(event, e.LocationSettled)] == [settled, 2]


@rule("DU-208")
def test_focus_needs_a_power_attack_and_counts_the_cards_against_its_target_only():
    t = dusk(range=3, rolls=[2], ann={"hand": ["Many Small Cuts"]}, bob={"hand": []})
    t.ann.strikes("Many Small Cuts")
    assert t.bob.bare == [2]
    t = dusk(
        ann={"hand": ["Aftertone", "Clear the Belfry", "Wild"], "at": "E5"},
        bob={"hand": [], "at": "E4"},
        cat={"hand": [], "at": "E6"},
    )
    t.ann.strikes("Clear the Belfry", at="bob as 1", adding=["Wild as 1"])
    assert t.ann.hand == ["Aftertone"]  # of another value


@rule("DU-205", "DU-163")
@pytest.mark.parametrize(("face", "bare"), [(6, []), (2, [2])])
def test_crush_with_criticals_rolls_once_more_for_broken_armour_alone(face, bare):
    t = dusk(range=3, rolls=[face, 5], ann={"hand": ["Deep Dent"]}, bob={"hand": [], "bare": bare})
    t.ann.strikes("Deep Dent")
    assert t.bob.wounds == 4
    assert not any(isinstance(event, e.DieRolled) for event in t.events)


@rule("DU-205", "DU-215", "DU-241")
@pytest.mark.parametrize(("face", "void"), [(4, ["1"]), (3, [])])
def test_crush_with_poison_in_a_called_shot_counts_the_wound_of_the_further_die(face, void):
    t = dusk(range=5, rolls=[3, face], ann={"hand": ["Deep Dent", "Ink Lungs"]}, bob={"hand": ["1"]})
    t.ann.calls_shot("Deep Dent")
    t.takes_it()
    assert t.bob.bare == [4]
    assert t.bob.void == void


@rule("DU-203")
def test_carve_with_criticals_rolls_no_further_die():
    t = dusk(range=4, rolls=[6, 5], ann={"hand": ["Red Flood"]}, bob={"hand": [], "bare": [2, 3, 4, 5]})
    t.ann.strikes("Red Flood")
    assert t.bob.wounds == 4
    assert not any(isinstance(event, e.DieRolled) for event in t.events)


@rule("DU-203", "DU-211")
def test_carve_with_momentum_needs_a_bare_location():
    t = dusk(
        range=2,
        rolls=[3, 5],
        ann={"hand": ["Couched Point", "Ash Penny", "5"], "moved": 1},
        bob={"hand": [], "exhausted": True},
    )
    t.ann.does("play Ash Penny")
    if t.ann.ask.topic == "banish":
        t.ann.does("banish 5")
    t.rolls(3, 5)
    t.ann.strikes("Couched Point")
    assert t.bob.wounds == 4
    assert t.bob.bare == []
    assert not any(isinstance(event, e.DieRolled) for event in t.events)


@rule("DU-213", "DU-201")
def test_paired_with_bleed_each_works_for_its_own_card():
    t = dusk(
        range=1,
        ann={"hand": ["Gleaning Cut", "Threshing Circle", "5"]},
        bob={"hand": ["Tilt", "4"], "at": "E2", "exhausted": True},
    )
    t.ann.strikes("Threshing Circle", at="bob as 1", adding=["Gleaning Cut"])
    t.lets_be()
    t.rolls(2, 3, 4)
    t.ann.does("resolve Gleaning Cut against bob")
    t.ann.does("discard 5")
    t.lets_be()
    t.bob.is_offered_only("discard Tilt", "discard 4", "discard none")  # Threshing Circle is the last left
    assert t.bob.bare == [2, 3, 4]
    t.bob.does("discard 4")
    t.takes_it()
    assert t.bob.hand == ["Tilt"]
    t.is_quiet()


@rule("DU-201", "DU-204")
def test_bleed_with_cleave_bleeds_every_target_by_itself():
    t = dusk(
        ann={"hand": ["Threshing Circle"], "at": "E5"},
        bob={"hand": ["4"], "at": "E4", "exhausted": True},
        cat={"hand": ["3"], "at": "E6", "exhausted": True},
        rolls=[2, 3],
    )
    t.ann.strikes("Threshing Circle", at="bob as 1")
    t.ann.does("resolve Threshing Circle against bob")
    t.bob.does("discard 4")
    t.rolls(4)
    t.cat.is_offered_only("discard 3", "discard none")
    t.cat.does("discard none")
    assert t.bob.bare == [2]
    assert t.cat.bare == [3, 4]
    assert t.cat.hand == ["3"]
    t.is_quiet()


@rule("DU-201")
@pytest.mark.parametrize(("answer", "unhurt"), [("discard 1", True), ("discard none", False)])
def test_damage_by_bleed_is_damage_of_the_attack_though_it_was_blocked(answer, unhurt):
    t = dusk(range=4, ann={"hand": ["Nicked Vein"]}, bob={"hand": ["4", "1"], "phantom": "The Harrow Hare"})
    t.ann.strikes("Nicked Vein")
    t.lets_be()
    t.bob.does("block for 4")
    t.rolls(3)
    t.bob.does(answer)
    if unhurt:
        t.bob.is_offered("use Bolt for Cover")
    else:
        assert t.bob.bare == [3]
        t.bob.is_not_asked()


@rule("DU-217")
@pytest.mark.numbered
def test_quell_against_a_power_attack_stops_all_of_it_and_more_of_that_value_this_turn():
    t = dusk(range=4, ann={"hand": ["4", "4", "Wild"]}, bob={"hand": ["Counterknot", "1"]})
    t.ann.strikes("4", adding=["4", "Wild as 4"])
    t.lets_be()
    t.bob.does("block for 4")
    t.takes_it_all()
    assert t.bob.bare == []
    assert t.bob.wounds == 5
    assert list(t.pos.quelled) == [(1, 4)]
    t.ann.does("end the turn")
    assert list(t.pos.quelled) == []


@rule("DU-217")
def test_quell_guards_its_player_and_nobody_else():
    t = dusk(
        ann={"hand": ["Clear the Decks"], "at": "E5"},
        bob={"hand": ["Counterknot"], "at": "E1", "exhausted": True},
        cat={"hand": [], "at": "E9", "exhausted": True},
        rolls=[3],
    )
    t.ann.strikes("Clear the Decks", at="bob as 4")
    t.lets_be()
    t.bob.does("block for 4")
    t.takes_it_all()
    assert t.bob.bare == []
    assert t.cat.bare == [3]


@rule("DU-206", "DU-207")
def test_defend_stacks_and_each_card_is_destroyed_for_its_two():
    t = dusk(range=3, rolls=[6], ann={"hand": ["3"]}, bob={"hand": [], "in_play": ["Chalk Line", "Palm Ward"]})
    t.ann.strikes("3")
    t.bob.does("destroy Chalk Line: lower the roll by 2")
    t.bob.does("destroy Palm Ward: lower the roll by 2")
    assert t.bob.bare == [2]
    assert t.bob.wounds == 5
    assert t.bob.in_play == []
    assert sorted(t.bob.boneyard) == ["Chalk Line", "Palm Ward"]


@rule("DU-207")
def test_defend_lowers_rolls_against_its_own_player_only():
    t = dusk(
        ann={"hand": ["3"], "at": "E4"},
        bob={"hand": [], "in_play": ["Chalk Line"], "at": "A1"},
        cat={"hand": [], "at": "E7"},
        rolls=[5],
    )
    t.ann.strikes("3", at="cat as 3")
    t.bob.is_not_asked()
    assert t.cat.bare == [5]
    assert t.bob.in_play == ["Chalk Line"]


@rule("DU-238", "DU-204")
def test_cleave_with_team_mates_lets_each_of_them_block():
    t = dusk(
        ann={"hand": ["Clear the Decks"], "at": "E5"},
        bob={"hand": [], "at": "E1", "exhausted": True},
        cat={"hand": ["4"], "at": "E9", "exhausted": True},
        dan={"hand": [], "at": "F5", "exhausted": True},
        rolls=[2],
    )
    t.ann.strikes("Clear the Decks", at="bob as 4")
    t.lets_be()
    t.cat.does("block for 4")
    t.takes_it_all()
    assert t.bob.bare == [2]
    assert t.cat.bare == []
    assert t.dan.bare == []  # not at range 4


@rule("DU-221")
def test_smite_on_a_hex_strikes_everyone_within_two_of_it_mates_included():
    t = dusk(
        ann={"hand": ["March for No One"], "at": "E1"},
        bob={"hand": [], "at": "E9", "exhausted": True},
        cat={"hand": [], "at": "E5", "exhausted": True},
        dan={"hand": [], "at": "E4", "exhausted": True},
        rolls=[2, 3, 4],
    )
    t.ann.does("attack with March for No One")
    t.ann.does("at hex E7 as 6")
    t.takes_it_all()
    assert t.bob.bare != []  # at 2 from the hex
    assert t.cat.bare != []  # a team mate, at 2 from the hex
    assert t.dan.bare == []  # an opponent, but at 3
    assert t.ann.bare == []


@rule("DU-221", "DU-150")
def test_smite_misses_whom_a_dodge_takes_away_from_the_hex():
    t = dusk(
        ann={"hand": ["March for No One"], "at": "E1"},
        bob={"hand": ["2", "2"], "at": "E7", "exhausted": True},
        cat={"hand": [], "at": "F7", "exhausted": True},
        rolls=[3, 3],
    )
    t.ann.does("attack with March for No One")
    t.ann.does("at hex E7 as 6")
    t.bob.does("dodge with a pair of 2s")
    t.bob.does("to E9")
    t.takes_it_all()
    assert t.bob.at == "E9"
    assert t.bob.bare == [3]  # still within two
    t = dusk(
        ann={"hand": ["March for No One"], "at": "E1"},
        bob={"hand": ["3", "3"], "at": "E7", "exhausted": True},
        cat={"hand": [], "at": "F7", "exhausted": True},
        rolls=[3],
    )
    t.ann.does("attack with March for No One")
    t.ann.does("at hex E7 as 6")
    t.bob.does("dodge with a pair of 3s")
    t.bob.does("to E4")
    t.takes_it_all()
    assert t.bob.bare == []
    assert t.cat.bare == [3]


@rule("DU-202")
@pytest.mark.numbered
def test_brace_resolves_before_the_attack_it_answers_and_counts_as_no_attack_of_a_turn():
    t = dusk(range=5, rolls=[2, 3], ann={"hand": ["5"], "moved": 1}, bob={"hand": ["Set the Heel"]})
    t.ann.strikes("5")
    t.bob.does("brace with Set the Heel")
    t.takes_it()
    rolled = [event.seat for event in t.events if isinstance(event, e.LocationRolled)]
    assert rolled == [0, 1]
    assert t.ann.bare == [2]
    assert t.bob.bare == [3]
    t.is_quiet()


@rule("DU-202")
def test_brace_is_for_the_target_alone():
    t = dusk(
        ann={"hand": ["3"], "moved": 1, "at": "E4"},
        bob={"hand": ["Set the Heel"], "at": "E1", "exhausted": True},
        cat={"hand": ["Bristling Mark"], "at": "E7", "exhausted": True},
    )
    t.ann.strikes("3", at="bob as 3")
    t.bob.is_offered("brace with Set the Heel")
    t.bob.does("let it be")
    t.cat.is_not_asked()


@rule("DU-210", "DU-212")
@pytest.mark.parametrize(("far", "bare"), [(1, [3]), (4, [3]), (5, [4]), (8, [3])])
def test_melody_at_no_range_strikes_from_anywhere_and_is_blocked_for_its_value(far, bare):
    t = dusk(range=far, rolls=[4], ann={"hand": ["Keening Bow"], "at": "E1"}, bob={"hand": [], "at": f"E{1 + far}"})
    t.ann.strikes("Keening Bow")
    assert t.bob.bare == bare
    t = dusk(ann={"hand": ["Keening Bow"], "at": "E1"}, bob={"hand": ["Wild"], "at": f"E{1 + far}", "exhausted": True})
    t.ann.strikes("Keening Bow")
    t.lets_be()
    t.bob.is_offered_only("block for 6", "take it")


@rule("DU-210", "DU-150")
def test_melody_cannot_be_dodged_out_of_range():
    t = dusk(range=2, rolls=[4], ann={"hand": ["Low Note"]}, bob={"hand": ["2", "2"], "exhausted": True})
    t.ann.strikes("Low Note")
    t.bob.does("dodge with a pair of 2s")
    t.bob.does("to E5")
    t.takes_it()
    assert t.bob.bare == [3]


@rule("DU-223")
@pytest.mark.parametrize("joins", [True, False])
def test_unified_in_a_block_of_a_mate_stops_one_more_card(joins):
    t = dusk(
        ann={"hand": ["4", "4"], "at": "E1"},
        bob={"hand": ["4"], "at": "E5", "exhausted": True},
        cat={"hand": ["1"], "at": "A1", "exhausted": True},
        dan={"hand": ["Red Flood", "Three from the Quiver"], "at": "I1", "exhausted": True},
        rolls=[3],
    )
    t.ann.strikes("4", at="bob as 4", adding=["4"])
    t.lets_be()
    t.bob.does("block for 4")
    t.dan.is_offered_only("join with Red Flood", "take it")  # not the one of another value
    t.dan.does("join with Red Flood" if joins else "take it")
    t.takes_it_all()
    assert t.bob.bare == ([] if joins else [3])
    assert ("Red Flood" in t.dan.boneyard) == joins
    t.is_quiet()


@rule("DU-223")
def test_unified_in_a_block_is_not_asked_for_once_nothing_is_left_to_block():
    t = dusk(
        ann={"hand": ["2", "2"], "at": "E1"},
        bob={"hand": ["2"], "at": "E3", "exhausted": True},
        cat={"hand": ["1"], "at": "A1", "exhausted": True},
        dan={"hand": ["Right Sickle", "Silvered Copy"], "at": "I1", "exhausted": True},
    )
    t.ann.strikes("2", at="bob as 2", adding=["2"])
    t.lets_be()
    t.bob.does("block for 2")
    t.dan.is_offered_only("join with Right Sickle", "join with Silvered Copy", "take it")
    t.dan.does("join with Right Sickle")
    t.dan.is_not_asked()
    t.takes_it_all()
    assert t.bob.bare == []


@rule("DU-223")
@pytest.mark.parametrize(("value", "joins"), [(3, []), (4, ["Red Flood"]), (5, [])])
def test_unified_joins_no_block_of_a_value_above_or_below_its_own(value: int, joins: list[str]):
    t = dusk(
        ann={"hand": [str(value)] * 2, "at": "E1"},
        bob={"hand": [str(value)], "at": f"E{1 + value}", "exhausted": True},
        cat={"hand": [], "at": "A1", "exhausted": True},
        dan={"hand": ["Red Flood"], "at": "I1", "exhausted": True},
    )
    t.ann.strikes(str(value), at=f"bob as {value}", adding=[str(value)])
    t.lets_be()
    t.bob.does(f"block for {value}")
    if joins:
        t.dan.is_offered_only("join with Red Flood", "take it")
    else:
        t.dan.is_not_asked()


@rule("DU-216", "DU-125")
def test_precise_in_a_called_shot_shifts_beyond_what_that_adds():
    t = dusk(range=6, ann={"hand": ["Marked Date", "1"]}, bob={"hand": []}, rolls=[2])
    t.ann.calls_shot("1")
    t.ann.does("raise to")
    assert t.bob.bare == [4]


@rule("DU-215", "DU-218")
def test_poison_and_rebound_of_one_called_shot_both_follow_its_wound():
    ink: Seat = {"hand": ["Ink Lungs", "Spade Edge"], "deck": ["5"]}
    t = dusk(range=3, rolls=[2], ann=ink, bob={"hand": ["5"], "bare": [3]})
    t.ann.calls_shot("Ink Lungs")
    t.takes_it()
    assert t.bob.wounds == 4
    assert t.bob.void == ["5"]
    assert t.ann.hand == ["5"]


@rule("DU-208", "DU-223")
def test_a_card_that_joins_a_single_attack_makes_it_a_power_attack():
    cuts: Seat = {"hand": ["Many Small Cuts", "Silvered Copy"], "shards": 1}
    t = dusk(range=3, rolls=[2, 2], ann=cuts, bob={"hand": []})
    t.ann.strikes("Many Small Cuts")
    t.ann.does("play Silvered Copy")
    t.takes_it_all()
    assert t.bob.bare == [2, 3], "FOCUS raises the roll of Many Small Cuts by one"


@rule("DU-245", "DU-222")
@pytest.mark.numbered
def test_tangle_shifts_once_whom_bleed_has_damaged_too():
    t = dusk(range=5, ann={"hand": ["Nicked Vein", "Loose Coil"]}, bob={"hand": []}, rolls=[1, 3])
    t.ann.calls_shot("Loose Coil")
    t.ann.does("to E7")
    assert t.bob.bare == [2, 3]
    assert t.bob.at == "E7"
    assert t.pos.ask is not None
    assert t.pos.ask.topic == "act"


@rule("DU-213", "DU-218")
@pytest.mark.parametrize(("bare", "wounds", "drawn"), [((), 0, 0), ((2, 3), 2, 1), ((2,), 1, 1), ((3,), 1, 1)])
def test_two_hits_of_one_card_are_the_damage_of_one_attack(bare: tuple[int, ...], wounds: int, drawn: int):
    t = dusk(
        range=1,
        rolls=[2, 3],
        ann={"hand": ["Gleaning Cut", "5"], "deck": ["4", "3", "2"]},
        bob={"hand": [], "bare": bare, "phantom": "The Harrow Hare"},
    )
    t.ann.strikes("Gleaning Cut")
    t.ann.does("discard 5")
    # Nobody asks the Hare, who may run when an attack did no damage.
    assert t.ann.ask.topic == "act"
    assert (t.bob.wounds, t.bob.bare) == (5 - wounds, [2, 3])
    assert t.ann.hand == ["4"][:drawn]

"""Where keywords end: what each of them does not do."""

from __future__ import annotations

import pytest

from gloaming.games.dusk import events as e
from gloaming.games.dusk.cards import CARDS, NUMBER_OF
from gloaming.games.dusk.options import Go
from tests.dusk.scene import Seat, dusk
from tests.proof import rule


@rule("DU-218")
def test_rebound_draws_nothing_for_armour():
    t = dusk(range=1, rolls=[2], ann={"hand": ["Spade Edge"]}, bob={"hand": [], "at": "E2", "exhausted": True})
    t.ann.strikes("Spade Edge")
    assert t.bob.bare == [2]
    assert t.ann.hand == []


@rule("DU-215")
def test_poison_takes_nothing_for_armour():
    t = dusk(range=2, rolls=[2], ann={"hand": ["Ink Lungs"]}, bob={"hand": ["5"], "exhausted": True})
    t.ann.strikes("Ink Lungs")
    t.takes_it()
    assert t.bob.bare == [2]
    assert t.bob.void == []


@rule("DU-209")
def test_knockback_goes_farther_away_with_every_hex():
    t = dusk(range=1, rolls=[2], ann={"hand": ["Grave Shove"], "at": "E4"}, bob={"hand": [], "at": "E5"})
    t.ann.strikes("Grave Shove")
    ends = {t.pos.board.distance[t.ann.player.hex][o.hex] for o in t.ann.ask.options if isinstance(o, Go)}
    assert ends == {2, 3}


@rule("DU-213")
def test_paired_adds_one_hit_and_none_without_a_card():
    t = dusk(range=2, rolls=[2, 3, 4], ann={"hand": ["Left Sickle", "5"]}, bob={"hand": []})
    t.ann.strikes("Left Sickle")
    t.ann.does("discard 5")
    t.takes_it()
    assert t.bob.bare == [2, 3]
    t = dusk(range=2, rolls=[2, 3, 4], ann={"hand": ["Left Sickle", "5"]}, bob={"hand": []})
    t.ann.strikes("Left Sickle")
    t.ann.does("discard none")
    t.takes_it()
    assert t.bob.bare == [2]
    assert t.ann.hand == ["5"]


@rule("DU-244")
def test_paired_adds_a_hit_to_a_blocked_attack_and_rolls_for_that_one_alone():
    t = dusk(range=2, rolls=[3, 4], ann={"hand": ["Left Sickle", "5"]}, bob={"hand": ["2"]})
    t.ann.strikes("Left Sickle")
    t.lets_be()
    t.bob.does("block for 2")
    t.ann.does("discard 5")
    t.takes_it()
    assert t.bob.bare == [3]
    t = dusk(range=2, rolls=[3, 4], ann={"hand": ["Left Sickle", "5"]}, bob={"hand": ["2"]})
    t.ann.strikes("Left Sickle")
    t.lets_be()
    t.bob.does("block for 2")
    t.ann.does("discard none")
    t.takes_it()
    assert t.bob.bare == []


@rule("DU-245")
def test_poison_follows_a_wound_by_bleed():
    t = dusk(range=3, ann={"hand": ["Short Straw"]}, bob={"hand": ["3", "1"], "bare": [2]})
    t.ann.strikes("Short Straw")
    t.lets_be()
    t.bob.does("block for 3")
    t.rolls(2)
    t.bob.does("discard none")
    t.takes_it()
    assert t.bob.wounds == 4
    assert t.bob.void == ["1"]


def test_poison_banishes_nothing_from_a_hand_that_bleed_has_emptied():
    t = dusk(range=3, rolls=[6], ann={"hand": ["Short Straw"]}, bob={"hand": ["4"]})
    t.ann.strikes("Short Straw")
    t.bob.does("discard 4")
    assert t.bob.wounds == 4
    assert t.bob.boneyard == ["4"]
    assert t.ann.ask.topic == "act"


@rule("DU-245")
def test_rebound_follows_a_wound_by_bleed():
    hand = ["Spade Edge", "Threshing Circle"]  # REBOUND and BLEED, in one Called Shot
    t = dusk(range=2, ann={"hand": hand, "deck": ["5"]}, bob={"hand": ["2"], "bare": [2]})
    t.ann.calls_shot("Spade Edge")
    t.rolls(2)
    t.bob.does("block for 2")
    t.takes_it()
    assert t.bob.wounds == 4
    assert t.ann.hand == ["5"]


@rule("DU-245")
def test_what_damage_does_follows_the_armour_that_bleed_took():
    t = dusk(range=7, ann={"hand": ["Nicked Vein", "Cracked Bronze"]}, bob={"hand": ["3"], "bare": [3]})
    t.ann.calls_shot("Nicked Vein")
    t.rolls(2)
    t.bob.does("block for 3")
    t.takes_it()
    assert t.bob.bare == [2, 3]
    assert t.bob.player.stunned == "next"


@rule("DU-204")
def test_cleave_does_not_even_miss_who_stands_elsewhere():
    t = dusk(
        ann={"hand": ["Clear the Decks"], "at": "E5"},
        bob={"hand": [], "at": "E1", "exhausted": True},
        cat={"hand": ["1", "1"], "at": "F5", "exhausted": True},
        rolls=[2],
    )
    t.ann.strikes("Clear the Decks", at="bob as 4")
    t.cat.is_not_asked()  # no target may dodge
    t.takes_it_all()
    assert not any(isinstance(event, e.AttackMissed) for event in t.events)


@rule("DU-223")
def test_unified_joins_no_attack_of_an_opponent_and_none_of_another_value():
    t = dusk(range=4, ann={"hand": ["4"]}, bob={"hand": ["Red Flood"], "exhausted": True})
    t.ann.strikes("4")
    t.bob.is_not_offered("join with Red Flood")
    t = dusk(range=3, ann={"hand": ["3", "Red Flood"]}, bob={"hand": []})
    t.ann.strikes("3")
    t.ann.is_not_offered("join with Red Flood")


@rule("DU-223", "DU-224")
def test_unified_joins_no_solo_card():
    t = dusk(range=5, ann={"hand": ["Thighbone Lance", "Three from the Quiver"]}, bob={"hand": []})
    t.ann.strikes("Thighbone Lance")
    assert not any(isinstance(event, e.AttackJoined) for event in t.events)
    assert "Three from the Quiver" in t.ann.hand
    t.ann.is_not_offered("join with Three from the Quiver")


@rule("DU-223", "DU-224")
def test_a_copy_is_not_made_for_a_solo_card():
    copy: Seat = {"hand": ["Short Straw", "Silvered Copy"], "shards": 1}
    t = dusk(range=3, ann=copy, bob={"hand": ["1"]})
    t.ann.strikes("Short Straw")
    t.ann.is_not_offered("play Silvered Copy")


@rule("DU-208", "DU-204")
def test_focus_counts_no_blow_against_another_target():
    t = dusk(
        ann={"hand": ["Three from the Quiver", "Flare Along the Row"], "in_play": ["Pocket Ephemeris"], "at": "E1"},
        bob={"hand": [], "at": "E6", "exhausted": True},
        cat={"hand": [], "at": "D5", "exhausted": True},
    )
    t.ann.does("use Pocket Ephemeris")
    t.ann.strikes("Flare Along the Row", at="bob as 5", adding=["Three from the Quiver"])
    t.rolls(2)
    t.ann.is_offered("resolve Flare Along the Row against cat")
    t.ann.does("resolve Three from the Quiver against bob")
    assert t.bob.bare == [3]


@rule("DU-243", "DU-126")
def test_overpower_weighs_on_its_own_card_of_a_called_shot_and_on_the_sum():
    t = dusk(range=4, ann={"hand": ["Single Toll", "3"]}, bob={"hand": ["Wild"], "exhausted": True})
    t.ann.calls_shot("Single Toll")
    t.lets_be()
    more = CARDS[NUMBER_OF["Single Toll"]].powers["OVERPOWER"]
    t.bob.is_offered_only(*(f"block for {value}" for value in sorted({1 + more, 3, 4 + more})), "take it")


@rule("DU-222")
def test_tangle_shifts_by_one_hex_and_only_whom_it_hits():
    t = dusk(range=2, rolls=[2], ann={"hand": ["Wide Haul"]}, bob={"hand": [], "exhausted": True})
    before = t.bob.player.hex
    t.ann.strikes("Wide Haul")
    ends = [o.hex for o in t.ann.ask.options if isinstance(o, Go)]
    assert {t.pos.board.distance[before][end] for end in ends} == {1}
    t = dusk(range=2, rolls=[1], ann={"hand": ["Wide Haul"]}, bob={"hand": [], "exhausted": True})
    t.ann.strikes("Wide Haul")
    assert t.ann.ask.topic == "act"
    assert t.bob.at == "E3"


@rule("DU-206")
def test_a_card_kept_by_defend_outlasts_the_round():
    t = dusk(ann={"hand": [], "exhausted": True}, bob={"hand": [], "in_play": ["Chalk Line"], "exhausted": True})
    t.ann.does("pass for the rest of the round")
    t.bob.does("pass for the rest of the round")
    assert t.pos.round == 2
    assert t.bob.in_play == ["Chalk Line"]


@rule("DU-227")
def test_an_indestructible_card_cannot_be_chosen_to_be_destroyed():
    t = dusk(
        ann={"hand": ["Wiped Clean"], "exhausted": True},
        bob={"hand": [], "in_play": ["Ossuary Oath"], "exhausted": True},
    )
    t.ann.does("play Wiped Clean")
    t.is_quiet()
    assert t.bob.in_play == ["Ossuary Oath"]


@rule("DU-228", "DU-226")
def test_a_sacrosanct_card_pays_no_empower():
    t = dusk(ann={"hand": ["Nothing Underfoot"], "in_play": ["Cold Pane"], "exhausted": True}, bob={"hand": []})
    t.ann.is_refused("empower Cold Pane", rule="DU-226")
    t = dusk(ann={"hand": ["Nothing Underfoot", "5"], "in_play": ["Cold Pane"], "exhausted": True}, bob={"hand": []})
    t.ann.does("empower Cold Pane")
    t.takes_it_all()
    assert t.ann.void == ["5"]
    assert t.ann.hand == ["Nothing Underfoot"]


@rule("DU-228")
def test_a_sacrosanct_card_of_a_dodge_goes_to_the_boneyard():
    t = dusk(range=3, ann={"hand": ["3"]}, bob={"hand": ["Nothing Underfoot", "5"], "exhausted": True})
    t.ann.strikes("3")
    t.bob.does("dodge with a pair of 5s")
    t.bob.does("with 5")
    t.bob.does("to E9")
    t.takes_it()
    assert t.bob.boneyard == ["Nothing Underfoot"]
    assert t.bob.void == ["5"]


@rule("DU-219")
def test_restorative_heals_nobody_who_has_all_wounds():
    t = dusk(ann={"hand": ["Poultice Mark"]}, bob={"hand": [], "exhausted": True})
    t.ann.does("play Poultice Mark")
    assert not any(isinstance(event, e.Healed) for event in t.events)
    assert t.ann.wounds == 5
    t.is_quiet()


@rule("DU-220", "DU-101")
def test_reveal_does_not_return_a_cancelled_card():
    t = dusk(ann={"hand": ["Half Pace"]}, bob={"hand": ["Tongue-Tie"], "exhausted": True})
    t.ann.does("play Half Pace")
    t.bob.does("play Tongue-Tie")
    assert t.ann.hand == []
    assert t.ann.boneyard == ["Half Pace"]


@rule("DU-220")
def test_reveal_returns_an_attack_once_a_round():
    t = dusk(
        range=3,
        ann={"hand": ["Returning Hook", "1"], "exhausted": True},
        bob={"hand": ["5", "4"], "exhausted": True},
        rolls=[1, 1],
    )
    t.ann.strikes("Returning Hook")
    t.takes_it()
    assert "Returning Hook" in t.ann.hand
    t.ann.does("end the turn")
    t.bob.does("hold: discard 5")
    t.bob.does("end the turn")
    t.ann.strikes("Returning Hook")
    t.takes_it()
    assert t.ann.boneyard == ["Returning Hook"]


@rule("DU-217")
@pytest.mark.parametrize("card", ["Counterknot", "Rampart of Ribs"])
def test_what_blocks_without_quell_and_a_quell_that_blocks_nothing_stop_no_further_card(card: str):
    t = dusk(range=4, ann={"hand": ["4", "4", "1"]}, bob={"hand": [card], "exhausted": True})
    t.ann.strikes("4", adding=["4"])
    t.bob.does(f"play {card}")
    t.rolls(3, 4)
    if card == "Counterknot":
        t.ann.does("discard 1 card")
    t.takes_it_all()
    assert t.bob.bare == ([3, 4] if card == "Counterknot" else [3])


@rule("DU-216")
@pytest.mark.parametrize(("shift", "bare"), [("lower to", [3]), ("raise to", [5]), ("leave it", [4])])
def test_precise_shifts_the_roll_by_one_either_way_or_not_at_all(shift: str, bare: list[int]):
    t = dusk(range=5, ann={"hand": ["Marked Date"]}, bob={"hand": []}, rolls=[4])
    t.ann.strikes("Marked Date")
    t.ann.does(shift)
    assert t.bob.bare == bare

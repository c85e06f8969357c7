"""Responses: last in first out, counters in the middle, passives."""

from __future__ import annotations

import pytest

from tests.dusk.scene import dusk
from tests.proof import rule


@rule("DU-X37", "DU-098", "DU-101", "DU-102")
def test_what_is_declared_last_resolves_first():
    t = dusk(
        ann={"hand": ["Kiln Breath"], "deck": ["5"]},
        bob={"hand": ["Small Scandal", "1"], "exhausted": True, "at": "A1"},
        cat={"hand": ["Sour Interval", "Tilt"], "at": "I1"},
    )
    t.ann.does("play Kiln Breath")
    t.bob.does("play Small Scandal")
    t.lets_be_until("card_played")
    t.cat.is_offered("play Sour Interval", "play Tilt: draw 2 cards")
    t.cat.does("play Tilt: draw 2 cards")
    assert len(t.cat.hand) == 3  # Tilt has resolved, the two below have not
    assert len(t.pos.table) == 2
    t.cat.does("play Sour Interval")
    t.takes_it()
    t.is_quiet()
    assert t.ann.boneyard == ["Kiln Breath"]


@rule("DU-106", "DU-107")
def test_a_free_action_is_on_offer_in_every_window_on_anyones_turn():
    moments = set()
    t = dusk(range=3, rolls=[2], ann={"hand": ["3"]}, bob={"hand": ["Tilt"], "phantom": "The Madame"})
    t.ann.strikes("3")
    while t.bob.is_asked:
        t.bob.is_offered("play Tilt: draw 2 cards")
        moments.add(t.bob.ask.topic)
        t.bob.does("let it be")
    assert moments == {"attack_declared", "location_rolled", "armour_lost", "attack_hit", "attack_resolved"}
    t.ann.does("end the turn")
    t.bob.is_offered("play Tilt: draw 2 cards")
    t.bob.does("pass for the rest of the round")
    t.ann.does("pass for the rest of the round")
    assert t.bob.ask.topic == "round_end"
    t.bob.does("play Tilt: draw 2 cards")
    assert t.pos.round == 2
    assert len(t.bob.hand) == 5


@rule("DU-106")
@pytest.mark.parametrize(("mine", "theirs"), [("Visiting Card", "Wet Audit"), ("Tilt", "Tilt")])
@pytest.mark.numbered
def test_a_free_action_is_played_with_no_action_left_and_in_windows_of_every_turn(mine: str, theirs: str):
    t = dusk(range=3, ann={"hand": ["1", "2", "3", mine]}, bob={"hand": ["3", theirs], "exhausted": True})
    mine, theirs = (f"play {card}: draw 2 cards" if card == "Tilt" else f"play {card}" for card in (mine, theirs))
    for spent in ("hold: discard 1", "hold: discard 2"):
        t.ann.does(spent)
        t.bob.is_offered(theirs)
        t.bob.does("let it be")
        t.ann.is_offered(mine)
        t.lets_be()
    assert t.pos.actions == 0
    assert t.ann.ask.topic == "act"
    t.ann.is_offered_only(mine, "end the turn")
    t.ann.does("end the turn")
    t.bob.does("hold: discard 3")
    assert t.pos.active == 1
    t.lets_be_until("card_discarded")
    t.ann.does(mine)


def test_a_free_action_for_the_own_turn_answers_nothing():
    t = dusk(ann={"hand": ["1", "Bent Light"], "shards": 1}, bob={"hand": ["5"]})
    t.ann.is_offered("play Bent Light")
    t.ann.does("move with 1")
    assert t.ann.ask.topic == "go"


@rule("DU-101", "DU-110")
def test_a_counter_to_a_counter_lets_the_first_card_work():
    t = dusk(
        ann={"hand": ["Kiln Breath", "Tongue-Tie"], "deck": ["5"]},
        bob={"hand": ["Small Scandal", "1"], "exhausted": True},
    )
    t.ann.does("play Kiln Breath")
    t.bob.does("play Small Scandal")
    t.ann.does("play Tongue-Tie")
    t.takes_it()
    assert t.ann.hand == ["5"]
    assert t.ann.shards == 1
    assert sorted(t.bob.boneyard) == ["1", "Small Scandal"]
    t.is_quiet()


@rule("DU-101")
def test_a_cancelled_card_does_nothing_and_goes_to_the_boneyard():
    t = dusk(ann={"hand": ["Kiln Breath"]}, bob={"hand": ["Small Scandal", "1"], "exhausted": True})
    t.ann.does("play Kiln Breath")
    t.bob.does("play Small Scandal")
    t.takes_it()
    assert t.ann.shards == 0
    assert t.ann.hand == []
    assert t.ann.boneyard == ["Kiln Breath"]


@rule("DU-X05")
def test_a_passive_turns_grey_when_used_and_gold_again_by_its_own_way():
    t = dusk(range=3, rolls=[2, 3], ann={"hand": ["3", "3"]}, bob={"hand": ["3"], "phantom": "The Marrow Knight"})
    assert t.bob.player.ready
    t.ann.strikes("3", adding=["3"])
    t.bob.does("take it")
    t.bob.does("use Old Fractures")
    assert t.bob.shards == 2
    assert not t.bob.player.ready
    t.takes_it()
    assert t.bob.shards == 2
    assert t.bob.bare == [2, 3]
    t = dusk(range=3, ann={"hand": ["3"]}, bob={"hand": ["3"], "phantom": "The Marrow Knight", "exhausted": True})
    t.ann.strikes("3")
    t.bob.does("block for 3")
    assert t.bob.player.ready

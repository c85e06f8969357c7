"""Attacks of several blows, and attacks whose target or attacker is gone before the end."""

from __future__ import annotations

import pytest

from gloaming.games.dusk import events as e
from gloaming.games.dusk.rules.attack import Attack
from gloaming.kernel import Opened
from tests.dusk.scene import dusk
from tests.proof import rule


@rule("DU-123")
def test_a_called_shot_is_declared_with_the_last_card_picked_and_asks_no_more():
    t = dusk(range=4, ann={"hand": ["1", "3", "Wild"]}, bob={"hand": []})
    t.ann.does("call a shot at bob")
    t.ann.does("with 1")
    t.ann.does("with 3")
    declared = [event for event in t.events if isinstance(event, e.AttackDeclared)]
    assert [(event.kind, event.values) for event in declared] == [("called", (1, 3))]


def test_what_bleed_deals_is_noted_with_its_own_card_alone():
    t = dusk(
        range=4,
        rolls=[2, 3, 4],
        ann={"hand": ["4", "Nicked Vein"], "exhausted": True},
        bob={"hand": ["Tilt"], "exhausted": True},
    )
    t.ann.strikes("4", adding=["Nicked Vein"])
    t.lets_be_until("location_rolled")
    assert t.ann.is_asked
    t.ann.does("resolve Nicked Vein")
    t.lets_be()
    t.bob.does("discard none")
    while sum(isinstance(event, e.LocationRolled) for event in t.events) < 3:  # by Nicked Vein, by BLEED, by the 4
        t.bob.does("let it be")
    assert [blow.damage for blow in t.pos.nearest(Attack).blows] == [0, 2]


@pytest.mark.parametrize("first", ["bob", "cat"])
def test_the_attacker_says_which_target_is_struck_first(first: str):
    t = dusk(
        rolls=[2, 3],
        ann={"hand": ["Clear the Decks"], "at": "E5", "exhausted": True},
        bob={"hand": [], "at": "E1", "exhausted": True},
        cat={"hand": [], "at": "E9", "exhausted": True},
    )
    t.ann.strikes("Clear the Decks", at="bob as 4")
    t.lets_be()
    t.ann.does(f"resolve Clear the Decks against {first}")
    t.takes_it_all()
    assert (t.bob.bare, t.cat.bare) == (([2], [3]) if first == "bob" else ([3], [2]))


def test_nobody_answers_the_end_of_an_attack_whose_target_is_gone():
    t = dusk(
        range=3,
        rolls=[2],
        ann={"hand": ["3", "Tilt"]},
        bob={"hand": ["5"], "wounds": 1, "bare": [2], "exhausted": True},
        cat={"hand": ["Tilt"]},
    )
    t.ann.strikes("3")
    t.takes_it()
    assert t.bob.player.out
    assert not [event for event in t.events if isinstance(event, Opened) and event.moment == "attack_resolved"]


def test_nobody_answers_the_end_of_an_attack_whose_attacker_is_gone():
    t = dusk(
        range=5,
        rolls=[6],
        ann={"hand": ["5"], "moved": 1, "wounds": 1},
        bob={"hand": ["Set the Heel", "Tilt", "4"], "phantom": "The Harrow Hare"},
        cat={"hand": ["Tilt"]},
    )
    t.ann.strikes("5", at="bob as 5")
    t.bob.does("brace with Set the Heel")
    t.takes_it_all()
    assert t.ann.player.out
    assert not [event for event in t.events if isinstance(event, Opened) and event.moment == "attack_resolved"]


def test_a_card_banished_by_nobody_is_banished_by_no_opponent():
    t = dusk(
        ann={"hand": ["Tilt"], "empty_deck": True, "boneyard": ["1", "2", "3", "4"]},
        bob={"hand": [], "phantom": "The Drowned Notary", "deck": ["5"]},
    )
    t.ann.does("play Tilt: draw 2 cards")
    assert len(t.ann.void) == 1, "the new deck has cost a card"
    assert t.ann.is_asked
    assert t.bob.player.ready
    assert t.bob.hand == []


@pytest.mark.parametrize("bare", [(2, 4), (3, 4, 5)])
def test_only_armour_that_is_worn_can_be_given_up(bare: tuple[int, ...]):
    t = dusk(ann={"hand": ["Red Breath"], "bare": bare}, bob={"hand": []})
    t.ann.does("play Red Breath")
    left = [place for place in (2, 3, 4, 5) if place not in bare]
    if len(left) > 1:
        t.ann.is_offered_only("location 3", "location 5 (legs)")
        t.ann.does("location 5")
        left.remove(3)
    lost = [event for event in t.events if isinstance(event, e.ArmourLost)]
    assert lost == [e.ArmourLost(t.ann.seat, left[0])]


@rule("DU-213", "DU-015")
def test_an_attacker_who_is_dispersed_after_one_hit_deals_no_second():
    t = dusk(
        rolls=[6],
        ann={"hand": ["Left Sickle", "5"], "at": "E1", "wounds": 1},
        bob={"hand": ["Bare Throat", "4"], "at": "E3", "exhausted": True},
        cat={"hand": [], "at": "A5", "exhausted": True},
    )
    t.ann.strikes("Left Sickle", at="bob as 2")
    t.ann.does("discard 5")
    t.rolls(6, 2)
    t.bob.does("play Bare Throat")
    assert t.ann.player.out
    assert (t.bob.wounds, t.bob.bare) == (4, [])
    assert [event.seat for event in t.events if isinstance(event, e.LocationRolled)] == [t.bob.seat, t.ann.seat]

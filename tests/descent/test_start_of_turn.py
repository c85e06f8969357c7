"""The start of a turn, step by step: what ends, who speaks, what is refreshed; and for the overlord what he draws."""

from __future__ import annotations

from gloaming.games.descent import events
from tests.descent.drawing import block, room
from tests.descent.scene import descent
from tests.proof import rule


@rule("DE-079")
def test_what_lasts_until_his_next_turn_starts_is_over_then_and_not_before():
    t = descent(
        room(8, 1),
        ann={"hero": "Avric Albright", "at": (0, 0), "skills": ["Armor of Faith"], "damage": 3},
        monsters={"zombie": {"at": (7, 0)}},
        rolls=("red 1h",),
    )
    t.ann.does("use Prayer of Healing")
    t.ann.does("end the turn")
    assert t.overlord.is_asked
    assert t.pos.defense_pool(0) == ("gray", "brown")
    t.overlord.does("end the turn")
    assert t.pos.active == 0
    assert t.pos.defense_pool(0) == ("gray",)


@rule("DE-080", "DE-081")
def test_abilities_of_the_start_of_a_turn_come_before_cards_are_refreshed():
    t = descent(
        room(6, 4),
        ann={
            "hero": "Syndrael",
            "hero_class": "Knight",
            "at": (1, 1),
            "skills": ["Inspiration", "Defend"],
            "fatigue": 2,
            "exhausted": ["Defend"],
        },
        bob={"hero": "Jain Fairwood", "at": (1, 2)},
        start="begin",
    )
    told = [type(event) for event in t.events]
    assert told.index(events.TurnBegan) < told.index(events.Recovered) < told.index(events.Refreshed)
    assert t.ann.exhausted == []


@rule("DE-150")
def test_what_lasts_until_the_overlords_next_turn_starts_is_over_then_and_not_before():
    t = descent(
        room(8, 2),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"elemental": {"at": block(6, 0, 7, 1)}},
        turn_of="elemental",
    )
    t.overlord.does("use Air")
    t.overlord.does("end the turn")
    t.ann.is_not_offered("attack minion Elemental with Yew Shortbow")
    t.ann.does("end the turn")
    assert t.overlord.is_asked
    assert not t.pos.holds("only_adjacent", t.number("elemental"))


@rule("DE-151", "DE-152")
def test_the_overlord_draws_one_card_and_plays_as_many_as_he_likes_that_one_too():
    t = descent(
        room(6, 3),
        ann={"at": (0, 0)},
        monsters={"zombie": {"at": (5, 2)}},
        turn_of="overlord",
        hand=["Word of Misery"],
        deck=["Dark Charm", "Dash"],
    )
    assert t.overlord.hand == ["Dark Charm", "Word of Misery"]
    t.overlord.is_offered_only("play Dark Charm", "play Word of Misery", "pass")
    t.overlord.does("play Word of Misery")
    t.overlord.is_offered_only("play Dark Charm", "pass")


@rule("DE-242")
def test_a_knocked_out_hero_has_no_ability_at_the_start_of_his_turn():
    t = descent(
        room(6, 4),
        ann={"hero": "Syndrael", "hero_class": "Knight", "at": (1, 1), "skills": ["Inspiration"], "fallen": True},
        bob={"hero": "Jain Fairwood", "at": (1, 2), "fatigue": 2},
        start="begin",
        rolls=("red 1h", "red 1h"),
    )
    assert t.told(events.StoodUp)
    assert t.bob.fatigue == 2

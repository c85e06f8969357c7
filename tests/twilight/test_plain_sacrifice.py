"""Sacrifices and counters, one rule at a time."""

from __future__ import annotations

import pytest

from gloaming.games.twilight.events import Countered
from tests.proof import rule
from tests.twilight.scene import ASKED, Seat, Start, TwilightScene, twilight

# Sacrifice.


def sacrificed(field: str = "Banshee of the Moor", resources: str = "2 I, 2 II", **bob: object) -> TwilightScene:
    """Bob, in his Summoning Phase, has Sacrificed against a card of ann's with all he has."""
    t = twilight(
        turn_of="bob",
        ann={"field": [field], "resources": "2 I, 2 II, 2 III"},
        bob={"resources": resources, "deity": ASKED, **bob},  # type: ignore[typeddict-item]
    )
    t.bob.does("sacrifice", against=field)
    while t.ask.topic == "sacrifice":
        t.answer(t.ask.options[0])
    return t


ROUND = [
    *("draw_start", "drawn", "draw_end", "resource_before", "resource_after", "summoning", "no_attack"),
    *("end_start", "end_end"),
]


@rule("TG-324", "TG-429")
@pytest.mark.parametrize("window", ROUND)
def test_in_every_window_whoever_has_priority_may_sacrifice(window: str):
    one: Seat = {"resources": "I", "deity": ASKED, "life": "II, 19 I"}
    t = twilight(phase="draw", ann={**one, "field": ["Hedge Druid"]}, bob={**one, "life": 20})
    t.goes_to(window)
    t.ann.is_offered("sacrifice")
    t.ann.passes()
    t.bob.does("sacrifice", against="Hedge Druid")
    assert t.ann.destroyed == ["Hedge Druid"]


@rule("TG-324", "TG-429")
@pytest.mark.parametrize("window", ["attackers", "blockers", "creature_damage", "discard_damage", "life_damage"])
def test_in_every_window_of_an_attack_whoever_has_priority_may_sacrifice(window: str):
    one: Seat = {"resources": "I, II", "deity": ASKED}
    t = twilight(phase="combat", ann={**one, "field": ["Hedge Druid"]}, bob=one)
    t.ann.does("attack with Hedge Druid: life stack")
    t.goes_to(window)
    t.ann.is_offered("sacrifice")
    t.ann.passes()
    t.bob.does("sacrifice", against="Hedge Druid")
    assert t.ann.destroyed == ["Hedge Druid"]


@rule("TG-324", "TG-429")
def test_a_sacrifice_may_answer_what_is_pending():
    t = twilight(ann={"hand": ["Hedge Druid"], "resources": "I"}, bob={"resources": "I"})
    t.ann.does("summon Hedge Druid")
    t.ann.is_offered("sacrifice")
    t.ann.passes()
    t.bob.does("sacrifice", against="Hedge Druid")
    assert (t.ann.field, t.ann.destroyed) == ([], ["Hedge Druid"])


@rule("TG-429")
@pytest.mark.parametrize("phase", ["trade", "seize"])
def test_a_sacrifice_in_the_trade_and_seize_phases_only_where_the_table_allows_it(phase: Start):
    ann: Seat = {"resources": "I", "field": ["Hedge Druid"], "hand": "3 I"}
    bob: Seat = {"resources": "I", "hand": "I", "life": "II, 19 I"}
    t = twilight(phase=phase, ann=ann, bob=bob)
    assert t.ask.topic == phase
    t.ann.is_not_offered("sacrifice")
    t = twilight(phase=phase, options={"sacrifice_anytime": True}, ann=ann, bob=bob)
    assert (t.pos.phase, t.ask.topic) == (phase, "sacrifice_round")
    t.ann.passes()
    t.bob.does("sacrifice", against="Hedge Druid")
    assert t.ann.destroyed == ["Hedge Druid"]
    assert t.ask.topic == phase


@rule("TG-323")
def test_aspects_given_up_are_not_recharged():
    t = sacrificed(resources="I, II", aspects="2 I, 2 II")
    assert t.bob.resources == []
    assert len(t.bob.aspects) == 4


@rule("TG-325")
@pytest.mark.parametrize("card", ["Fen Candle", "Web of Informants", "Leper Quarter"])
def test_a_sacrifice_destroys_one_card_of_any_type(card: str):
    t = sacrificed(card, resources="3 I, 3 II, 3 III")
    assert t.ann.field == []
    assert card in t.ann.destroyed


@rule("TG-328")
@pytest.mark.parametrize("state", ["", " (exhausted)"])
def test_fresh_and_exhausted_aspects_can_be_given_up(state: str):
    t = sacrificed("Fen Candle", resources=f"I{state}")
    assert (t.bob.resources, t.ann.field) == ([], [])


@rule("TG-330", "TG-331")
def test_aspects_and_card_go_to_the_destroyed_stacks_of_their_owners():
    t = sacrificed("Fen Candle", resources="I (of ann)")
    assert len(t.ann.destroyed) == 2
    assert t.bob.destroyed == []


def pending_knife(**bob: object) -> TwilightScene:
    """Ann plays a Scheme against bob's Creature, and bob has the word."""
    t = twilight(
        ann={"hand": ["Poisoned Knife"], "resources": "2 I"},
        bob={"field": ["Fen Candle"], "resources": "3 I, 3 II", **bob},  # type: ignore[typeddict-item]
    )
    t.ann.does("play Poisoned Knife", at="Fen Candle")
    while not t.bob.is_asked:
        t.skips()
    return t


@rule("TG-344")
def test_a_scheme_destroyed_by_sacrifice_has_no_effect_and_is_not_discarded():
    t = pending_knife()
    t.bob.does("sacrifice", against="Poisoned Knife")
    while t.ask.topic == "sacrifice":
        t.answer(t.ask.options[0])
    t.resolves()
    assert t.ann.discard == []
    assert "Poisoned Knife" in t.ann.destroyed
    assert t.bob.field == ["Fen Candle"]


@rule("TG-334")
def test_what_a_sacrificed_card_has_pending_is_countered():
    t = twilight(
        ann={"field": ["Corrupt Tribune"], "resources": "2 I"},
        bob={"resources": "3 I, 3 II", "deity": ASKED},
    )
    t.ann.does("use Corrupt Tribune")
    while not t.bob.is_asked:
        t.skips()
    assert t.chain == ["Corrupt Tribune"]
    t.bob.does("sacrifice", against="Corrupt Tribune")
    while t.ask.topic == "sacrifice":
        t.answer(t.ask.options[0])
    assert [event.kind for event in t.events if isinstance(event, Countered)] == ["ability"]
    t.resolves()
    t.is_quiet()
    assert not any(one.face_up for actor in (t.ann, t.bob) for one in actor.player.resources), "nothing was Manifested"


@rule("TG-334")
def test_an_ability_of_a_sacrificed_card_harms_nobody():
    t = twilight(
        ann={"field": ["Ballista Crew of the Limes"], "resources": "I, II", "deity": ASKED},
        bob={"field": ["Gothic Foederati"], "resources": "2 I, II", "deity": ASKED},
    )
    t.ann.does("use Ballista Crew of the Limes", at="Gothic Foederati")
    while not t.bob.is_asked:
        t.skips()
    t.bob.does("sacrifice", against="Ballista Crew of the Limes")
    while t.ask.topic == "sacrifice":
        t.answer(t.ask.options[0])
    t.resolves()
    t.is_quiet()
    assert t.bob.has("Gothic Foederati").damage == 0


@rule("TG-337", "TG-338")
def test_who_has_answered_by_another_effect_cannot_sacrifice_against_it_any_more():
    t = pending_knife(hand=["Barley and Oil"], discard="I")
    t.bob.is_offered("sacrifice")
    t.bob.does("play Barley and Oil", at="bob")
    while not t.bob.is_asked:
        t.skips()
    t.bob.does("sacrifice")
    t.bob.is_not_offered("sacrifice against Poisoned Knife")
    t.bob.is_offered("sacrifice against Barley and Oil")


@rule("TG-424")
def test_the_aspect_to_manifest_is_chosen_when_it_is_manifested():
    t = twilight(
        ann={"hand": ["Spring the Snare"], "resources": "2 I", "deity": ASKED},
        bob={"resources": "I"},
    )
    t.ann.does("play Spring the Snare")
    assert t.ask.topic == "chain", "no Aspect was chosen as it was announced"
    t.all_pass()
    assert t.ask.topic == "aspect"

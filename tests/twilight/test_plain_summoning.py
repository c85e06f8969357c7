"""Aspects, Summoning, Manifesting and the End Phase, one rule at a time."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.natures import works
from tests.proof import rule
from tests.twilight.scene import ASKED, TwilightScene, twilight

# Resources and Summoning.


@rule("TG-212", "TG-213")
def test_any_aspect_of_the_stack_is_placed_fresh_and_face_down():
    t = twilight(phase="resource", ann={"aspects": "I, II, III", "deity": ASKED}, bob={})
    t.ann.passes()
    assert len(t.ask.options) == 3
    t.answer(t.ask.options[1])
    (placed,) = t.ann.player.resources
    assert (placed.fresh, placed.face_up) == (True, False)
    assert t.ann.aspects == ["I", "III"]


@rule("TG-116", "TG-218", "TG-203")
def test_a_cost_is_paid_with_exactly_its_types():
    exact = {"hand": ["Hedge Druid"], "deity": ASKED}
    price = next(card.cost for card in FACES if card.name == "Hedge Druid")
    assert price == (1, 0, 0)
    t = twilight(ann={**exact, "resources": "2 II, 2 III"}, bob={})  # type: ignore[typeddict-item]
    t.ann.is_not_offered("summon Hedge Druid")
    t = twilight(ann={**exact, "resources": "I, II"}, bob={})  # type: ignore[typeddict-item]
    t.ann.does("summon Hedge Druid")
    t.resolves()
    assert t.ann.resources == ["I exhausted", "II"]


@rule("TG-128", "TG-220", "TG-225")
def test_a_creature_is_summoned_from_the_hand_and_enters_fresh():
    t = twilight(ann={"hand": ["Hedge Druid"], "resources": "I", "deity": ASKED}, bob={})
    t.ann.does("summon Hedge Druid")
    t.resolves()
    assert (t.ann.hand, t.ann.field) == ([], ["Hedge Druid"])
    assert t.ann.has("Hedge Druid").fresh


@rule("TG-223")
def test_stonehenge_costs_two_two_and_three():
    assert next(card.cost for card in FACES if card.name == "Stonehenge") == (2, 2, 3)


@rule("TG-231")
def test_room_of_one_level_is_not_lent_to_another():
    t = twilight(ann={"hand": ["Hedge Druid"], "field": ["Fen Candle"], "resources": "I, 2 II", "deity": ASKED}, bob={})
    t.ann.does("summon Hedge Druid")
    t.resolves()
    t.ann.is_offered_only("discard Fen Candle", "discard Hedge Druid")


@rule("TG-235", "TG-236")
def test_at_the_limit_one_may_summon_and_discard_the_newcomer():
    t = twilight(ann={"hand": ["Hedge Druid"], "field": ["Fen Candle"], "resources": "I", "deity": ASKED}, bob={})
    t.ann.does("summon Hedge Druid")
    t.resolves()
    t.ann.does("discard Hedge Druid")
    assert t.ann.field == ["Fen Candle"]


@rule("TG-234")
def test_an_aspect_that_leaves_in_a_turn_of_another_makes_its_player_discard_at_once():
    """By whatever cause: here a Heresy puts an Intrigue of the Resource Area into play, and nothing comes for it."""
    t = twilight(
        turn_of="bob",
        ann={"field": ["Delegate of the Senate"], "resources": ["Marriage of Rivals"], "life": "20 III"},
        bob={"hand": ["Delphaic Vision"], "resources": "2 I, II", "deity": ASKED},
    )
    assert t.pos.level(t.ann.player.resources[0].card) == 2
    t.bob.does("play Delphaic Vision")
    while t.ask.topic != "summoning":
        t.answer(t.ask.options[0] if t.ask.topic == "may" else t.ask.options[-1])
    assert t.ann.resources == []
    assert t.ann.field == []
    assert "Delegate of the Senate" in t.ann.discard


@rule("TG-143")
def test_an_exhausted_card_neither_attacks_nor_uses_its_effect():
    t = twilight(
        phase="combat", ann={"field": ["Youthful Troll (exhausted)", "Fen Candle"], "resources": "I, II"}, bob={}
    )
    t.ann.is_not_offered("attack with Youthful Troll: life stack")
    t.ann.is_refused("attack with Youthful Troll: life stack of bob", rule="TG-240")


@rule("TG-077", "TG-078", "TG-080")
def test_a_scheme_resolves_at_once_in_anyones_turn_and_goes_to_its_players_discard_stack():
    t = twilight(
        phase="end",
        ann={"field": ["Fen Candle"], "resources": "I"},
        bob={"hand": ["Poisoned Knife"], "resources": "I"},
    )
    t.ann.passes()
    t.bob.does("play Poisoned Knife", at="Fen Candle")
    t.resolves()
    assert t.bob.discard == ["Poisoned Knife"]
    assert t.ann.field == []


@rule("TG-065", "TG-066", "TG-067")
def test_a_fortification_goes_in_a_direction_of_its_own_on_top_of_what_is_there():
    card = next(
        face for face in FACES if face.kind == "fortification" and len(face.directions) > 1 and sum(face.cost) < 4
    )
    resources = f"{card.cost[0]} I, {card.cost[1]} II, {card.cost[2]} III"
    t = twilight(ann={"hand": [card.name, card.name], "resources": f"{resources}, {resources}", "deity": ASKED}, bob={})
    for _ in range(2):
        t.ann.does(f"summon {card.name}")
        assert t.ask.topic == "direction"
        assert len(t.ask.options) == len(card.directions)
        t.answer(t.ask.options[0])
        t.resolves()
    assert [one.direction for one in t.pos.field] == [card.directions[0]] * 2
    bottom, top = t.pos.field
    assert [works(t.pos, one) for one in (bottom, top)] == [False, True]


# The End Phase.


@rule("TG-283", "TG-284")
def test_manifested_aspects_of_everyone_are_turned_down_in_their_state():
    t = twilight(
        phase="end",
        ann={"resources": "I (manifested, exhausted)"},
        bob={"resources": "II (manifested)", "hand": "I"},
    )
    assert t.ann.resources == ["I exhausted"]
    assert t.bob.resources == ["II"]
    assert not any(one.face_up for actor in (t.ann, t.bob) for one in actor.player.resources)


@rule("TG-285", "TG-287", "TG-288")
def test_each_level_is_mixed_by_itself_with_as_many_exhausted_as_before():
    t = twilight(
        phase="end",
        ann={"resources": "I (exhausted), 2 I, 2 II (exhausted), II, III"},
        bob={"hand": "I", "life": "II, 19 I"},
    )
    assert Counter(t.ann.resources) == Counter({"I": 2, "I exhausted": 1, "II exhausted": 2, "II": 1, "III": 1})


@rule("TG-292")
@pytest.mark.parametrize(("power", "lost"), [("1 I", 1), ("1 II", 2), ("1 III", 3), ("2 I, 1 III", 5)])
def test_unspent_power_destroys_as_many_cards_as_it_counts(power: str, lost: int):
    t = twilight(phase="end", ann={"power": power, "life": 20}, bob={"hand": "I"})
    assert (t.ann.life, len(t.ann.destroyed)) == (20 - lost, lost)


@rule("TG-293", "TG-294")
def test_fresh_aspects_do_not_decay_and_no_power_is_kept():
    t = twilight(phase="end", ann={"resources": "2 III", "power": "1 I", "life": 20}, bob={"hand": "I"})
    assert t.ann.life == 19
    assert t.ann.power == (0, 0, 0)


# An Intrigue put into play by its Heresy.


def manifested(answer: str) -> TwilightScene:
    """Ann Manifests Marriage of Rivals in bob's Resource Area and decides."""
    t = twilight(
        ann={"hand": ["Delphaic Vision"], "resources": "2 I, 2 II (manifested)", "deity": ASKED},
        bob={"resources": ["Marriage of Rivals"], "life": "20 II"},
    )
    t.ann.does("play Delphaic Vision")
    while t.ask.topic != "may" and t.ask.topic != "summoning":
        t.answer(t.ask.options[-1])
    t.ann.does(answer)
    while t.ask.topic != "summoning":
        t.answer(t.ask.options[-1])
    return t


@rule("TG-304", "TG-305")
def test_an_intrigue_that_is_not_wanted_stays_where_it_lies():
    t = manifested("no")
    assert t.bob.resource_cards == ["Marriage of Rivals"]
    assert t.ann.field == []


@rule("TG-306", "TG-312", "TG-436")
@pytest.mark.numbered
def test_an_intrigue_comes_into_play_fresh_and_for_nothing_under_who_manifested_it():
    t = manifested("yes")
    assert t.ann.field == ["Marriage of Rivals"]
    assert t.ann.has("Marriage of Rivals").fresh
    assert t.ann.has("Marriage of Rivals").controller == 0
    assert "Marriage of Rivals" not in t.bob.resource_cards

"""The Summoning Phase: costs, what enters how, and the Creature Limit."""

from __future__ import annotations

import pytest

from gloaming.games.twilight import derived
from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.derived import fight
from gloaming.games.twilight.effects import Select
from gloaming.games.twilight.power import NO_POWER, covers
from gloaming.games.twilight.state import NOTHING
from gloaming.games.twilight.statics import ChangeCost
from tests.proof import rule
from tests.twilight.scene import ASKED, GAME, twilight


@rule("TG-X36")
def test_a_paid_creature_enters_fresh():
    t = twilight(ann={"hand": ["Stoic Legionnaires", "4 I"], "resources": "I"}, bob={})
    t.ann.does("summon Stoic Legionnaires")
    t.resolves()
    assert t.ann.field == ["Stoic Legionnaires"]
    assert t.ann.has("Stoic Legionnaires").fresh
    assert t.ann.resources == ["I exhausted"]
    assert len(t.ann.hand) == 4
    t.is_quiet()


@rule("TG-X37", "TG-226", "TG-249", "TG-240")
def test_a_creature_cannot_attack_in_the_turn_it_was_summoned():
    t = twilight(ann={"hand": ["Stoic Legionnaires"], "resources": "2 I", "field": ["Fen Candle"]}, bob={})
    t.ann.does("summon Stoic Legionnaires")
    t.resolves()
    t.goes_to("combat")
    t.ann.is_offered("attack with Fen Candle: life stack")
    t.ann.is_not_offered("attack with Stoic Legionnaires: life stack")


@rule("TG-217", "TG-421", "TG-114")
def test_permanents_are_summoned_only_in_the_own_summoning_phase_with_nothing_pending():
    t = twilight(
        phase="resource",
        ann={"hand": ["Stoic Legionnaires", "Lex Talionis"], "resources": "3 I", "field": ["Fen Candle"]},
        bob={"hand": ["Stoic Legionnaires", "Lex Talionis"], "resources": "2 I"},
    )
    t.ann.is_not_offered("summon Stoic Legionnaires")
    t.ann.is_offered("play Lex Talionis")
    t.goes_to("summoning")
    t.ann.is_offered("summon Stoic Legionnaires")
    t.ann.does("play Lex Talionis", at="Fen Candle")
    t.ann.is_not_offered("summon Stoic Legionnaires")
    t.resolves()
    t.ann.is_offered("summon Stoic Legionnaires")
    t.ann.passes()
    assert t.window == "summoning"
    t.bob.is_not_offered("summon Stoic Legionnaires")


@rule("TG-137", "TG-221")
def test_summons_and_effects_alternate_freely():
    t = twilight(ann={"hand": ["2 Fen Candle", "Lex Talionis"], "resources": "3 I"}, bob={})
    t.ann.does("summon Fen Candle")
    t.resolves()
    t.ann.does("play Lex Talionis", at="Fen Candle")
    t.resolves()
    t.ann.does("summon Fen Candle")
    t.resolves()
    assert t.ann.field == ["Fen Candle"]
    assert t.ann.discard == ["Lex Talionis", "Fen Candle"]


@rule("TG-X09")
def test_stonehenge_costs_two_two_three_and_no_type_stands_in_for_another():
    t = twilight(ann={"hand": ["Stonehenge"], "resources": "2 I, 2 II, 3 III"}, bob={})
    t.ann.does("summon Stonehenge")
    t.resolves()
    assert all("exhausted" in one for one in t.ann.resources)
    assert t.ann.has("Stonehenge").direction == "W"
    t = twilight(ann={"hand": ["Stonehenge"], "resources": "3 I, 2 II, 2 III"}, bob={})
    t.ann.is_not_offered("summon Stonehenge")
    t = twilight(ann={"hand": ["Stonehenge"], "resources": "2 I, 2 II, 2 III, 9 I"}, bob={})
    t.ann.is_not_offered("summon Stonehenge")


@rule("TG-219", "TG-126")
def test_power_generated_before_pays_first():
    t = twilight(ann={"hand": ["Cataphract Wedge"], "resources": "I, II", "power": "1 I"}, bob={})
    t.ann.does("summon Cataphract Wedge")
    t.resolves()
    assert t.ann.power == (0, 0, 0)
    assert t.ann.resources == ["I", "II exhausted"]


@rule("TG-222")
def test_a_discount_leaves_one_unit_to_pay():
    # Mudbrick Mason: Fortifications cost one Lesser less; four of them leave one of the two Lesser of the Pool.
    t = twilight(
        ann={"hand": ["Pool of Votive Blades"], "resources": "4 I", "field": ["4 Mudbrick Mason"]},
        bob={},
    )
    t.ann.does("summon Pool of Votive Blades", to="south")
    t.resolves()
    assert t.ann.resources.count("I exhausted") == 1
    t = twilight(
        ann={"hand": ["Pool of Votive Blades"], "resources": "4 I (exhausted)", "field": ["4 Mudbrick Mason"]},
        bob={},
    )
    t.ann.is_not_offered("summon Pool of Votive Blades")


@rule("TG-222")
def test_what_is_left_to_pay_is_of_a_type_the_cost_contains(monkeypatch):
    all_of_it = ChangeCost(t=Select(side="any"), delta=(-9, -9, -9))
    monkeypatch.setattr(derived, "statics", lambda g, kind: [(derived.Source(0, NOTHING), all_of_it)])
    pos = twilight(ann={}, bob={}).pos
    for face, card in enumerate(FACES):
        if card.cost != NO_POWER:
            left = derived.cost(pos, 0, face)
            assert sum(left) == 1
            assert covers(card.cost, left)


@rule("TG-227", "TG-228", "TG-142")
def test_a_new_creature_may_use_its_ability_and_block():
    t = twilight(
        ann={"hand": ["Ballista Crew of the Limes"], "resources": "2 I, II", "field": ["Fen Candle"]},
        bob={"resources": "I", "field": ["Gothic Foederati"]},
    )
    t.ann.does("summon Ballista Crew of the Limes")
    t.resolves()
    t.ann.is_offered("use Ballista Crew of the Limes")
    t = twilight(
        phase="combat",
        turn_of="bob",
        ann={"resources": "2 I, II", "field": ["Cataphract Wedge (new)"]},
        bob={"resources": "I", "field": ["Gothic Foederati"]},
    )
    t.bob.does("attack with Gothic Foederati: life stack")
    t.all_pass()
    t.ann.is_offered("block Gothic Foederati with Cataphract Wedge")


@rule("TG-X10", "TG-059")
def test_a_creatures_level_is_the_highest_in_its_cost():
    t = twilight(
        ann={"hand": ["Praetorian Guard"], "resources": "2 I, II, III", "field": ["Barcid War Elephants"]}, bob={}
    )
    t.ann.does("summon Praetorian Guard")
    t.resolves()
    t.ann.is_offered_only("discard Praetorian Guard", "discard Barcid War Elephants")


@rule("TG-X11")
def test_beyond_the_creature_limit_the_player_discards_of_that_level_and_deathbound_triggers():
    t = twilight(
        ann={
            "hand": ["Murmillo of Capua"],
            "resources": "4 I, 3 II",
            "field": ["3 Gothic Foederati", "Fen Candle", "3 Cataphract Wedge"],
        },
        bob={"resources": "I", "field": ["Gothic Foederati"]},
    )
    t.ann.does("summon Murmillo of Capua")
    t.resolves()
    t.ann.is_offered_only("discard Gothic Foederati", "discard Fen Candle", "discard Murmillo of Capua")
    t.ann.does("discard Murmillo of Capua")
    t.resolves()
    assert t.ann.discard == ["Murmillo of Capua"]
    assert t.bob.has("Gothic Foederati").damage == 2


@rule("TG-232", "TG-061")
def test_mini_cards_count_as_lesser_creatures():
    t = twilight(ann={"hand": ["Fen Candle"], "resources": "I, 2 II", "field": ["Leper"]}, bob={})
    t.ann.does("summon Fen Candle")
    t.resolves()
    t.ann.is_offered_only("discard Leper", "discard Fen Candle")
    t.ann.does("discard Leper")
    assert t.ann.field == ["Fen Candle"]
    assert t.ann.discard == []
    t.is_quiet()


@rule("TG-437", "TG-230")
def test_manifested_and_exhausted_aspects_count_for_the_creature_limit():
    t = twilight(
        ann={"hand": ["Fen Candle"], "power": "1 I", "resources": "I (manifested), I (exhausted)", "field": ["Leper"]},
        bob={},
    )
    t.ann.does("summon Fen Candle")
    t.resolves()
    assert t.ann.field == ["Leper", "Fen Candle"]


@rule("TG-066", "TG-067", "TG-068", "TG-069")
def test_a_fortification_goes_where_its_player_chooses_on_top_of_what_is_there():
    t = twilight(
        ann={"hand": ["Leper Quarter"], "resources": "II", "field": ["Pool of Votive Blades (S)"]},
        bob={},
    )
    t.ann.does("summon Leper Quarter", to="south")
    t.resolves()
    pool, quarter = t.ann.has("Pool of Votive Blades"), t.ann.has("Leper Quarter")
    assert quarter.direction == "S"
    assert t.pos.uncovered(quarter)
    assert not t.pos.uncovered(pool)


@rule("TG-076", "TG-449")
def test_intrigues_and_fortifications_enter_fresh():
    t = twilight(ann={"hand": ["Household Rites", "Pool of Votive Blades"], "resources": "4 I"}, bob={})
    t.ann.does("summon Household Rites")
    t.resolves()
    t.ann.does("summon Pool of Votive Blades", to="west")
    t.resolves()
    assert t.ann.has("Household Rites").fresh
    assert t.ann.has("Pool of Votive Blades").fresh


@rule("TG-422", "TG-423")
def test_a_summon_can_be_countered_and_what_was_paid_is_lost():
    t = twilight(
        ann={"hand": ["Fen Candle"], "resources": "I"},
        bob={"hand": ["Tribune's Veto"], "resources": "I, 2 II"},
    )
    t.ann.does("summon Fen Candle")
    t.ann.passes()
    t.bob.does("play Tribune's Veto")
    t.resolves()
    assert t.ann.field == []
    assert t.ann.discard == ["Fen Candle"]
    assert t.ann.resources == ["I exhausted"]
    t.is_quiet()


@rule("TG-423")
def test_what_it_is_aimed_at_is_chosen_before_anybody_can_answer():
    t = twilight(
        ann={"hand": ["Poisoned Knife"], "resources": "I"},
        bob={"field": ["Fen Candle", "Hedge Druid"], "resources": "2 I", "deity": ASKED},
    )
    t.ann.does("play Poisoned Knife")
    assert (t.ask.topic, t.chain) == ("target", [])
    t.ann.does("choose Hedge Druid")
    assert t.chain == ["Poisoned Knife"]
    assert t.ann.resources == ["I exhausted"]
    t.resolves()
    assert t.bob.field == ["Fen Candle"]


@rule("TG-224")
def test_an_ongoing_effect_ends_when_its_card_leaves_the_combat_field():
    t = twilight(
        ann={"hand": ["Lex Talionis"], "resources": "2 I", "field": ["Eagle Bearer", "Stoic Legionnaires"]}, bob={}
    )
    legion = t.ann.has("Stoic Legionnaires")
    assert fight(t.pos, legion) == 3
    t.ann.does("play Lex Talionis", at="Eagle Bearer")
    t.resolves()
    assert fight(t.pos, legion) == 2


@rule("TG-017", "TG-018", "TG-019", "TG-020")
@pytest.mark.numbered
def test_each_player_has_six_areas_and_a_destroyed_stack():
    t = twilight(
        ann={
            "life": 7,
            "discard": "2 I",
            "aspects": "3 I",
            "resources": "I, II",
            "destroyed": "I",
            "field": ["Hydra Nest (E)", "Household Rites", "Fen Candle"],
        },
        bob={},
    )
    view = GAME.view(t.pos, 1)
    ann = view.players[0]
    assert (ann.life, len(ann.discard), len(ann.aspects), len(ann.resources), len(ann.destroyed)) == (7, 2, 3, 2, 1)
    assert [(one.controller, one.direction) for one in view.field] == [(0, "E"), (0, ""), (0, "")]

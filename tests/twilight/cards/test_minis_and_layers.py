"""Mini-cards, layers of Fortifications, Conviction, and what cards are."""

from __future__ import annotations

import pytest

from gloaming.games.twilight.cards import CARDS, FACES
from gloaming.games.twilight.cards.declared import FIRST_MINI
from gloaming.games.twilight.cards.minis import MINIS
from gloaming.games.twilight.natures import conviction
from tests.proof import rule
from tests.twilight.cards.scenes import duel, ends, until, values, words


@rule("TG-044", "TG-045", "TG-046", "TG-047")
def test_what_is_printed_on_cards():
    assert {card.kind for card in CARDS} == {"creature", "fortification", "intrigue", "scheme"}
    for card in CARDS:
        assert card.faction in ("Aggression", "Negotiation", "Mysticism", "Sanctuary")
        assert card.aspect in (1, 2, 3)
        assert card.heresy
        assert card.heresy_does
        assert any(card.cost)
        assert bool(card.life) == (card.kind == "creature")
        assert bool(card.directions) == (card.kind == "fortification")
        assert any(card.upkeep) == (card.kind == "intrigue")


@rule("TG-051", "TG-061", "TG-059", "TG-X10")
def test_minis_are_lesser_creatures_without_cost_or_heresy():
    for card in MINIS:
        assert (card.kind, card.aspect, card.cost, card.heresy) == ("creature", 1, (0, 0, 0), "")
    levels = {card.name: card.aspect for card in CARDS}
    assert levels["Stormchaser Oracle"] == 2
    assert levels["Colossus of Rhodes, Re-raised"] == 3
    assert levels["Terracotta Warrior"] == 1
    assert tuple(FACES[FIRST_MINI:]) == MINIS


@rule("TG-062")
def test_a_mini_is_sacrificed_against_for_one_lesser():
    t = duel(ann={"resources": ["I (exhausted)", "III (exhausted)"]}, bob={"field": ["Loki in Exile (mini)"]})
    t.ann.does("sacrifice", against="Loki in Exile")
    t.is_quiet()
    assert t.bob.field == []
    assert t.ann.resources == ["III exhausted"]


@rule("TG-063", "TG-129")
def test_a_mini_is_destroyed_whatever_takes_it():
    for scheme in ("Recalled to Court", "Poisoned Knife"):
        t = duel(
            ann={"hand": [scheme, "Cut the Mistletoe"], "field": ["Taker of Heads"]},
            bob={"field": ["Leper"]},
        )
        t.ann.does(f"play {scheme}", at="Leper")
        ends(t)
        assert (t.bob.field, t.bob.hand, t.bob.discard) == ([], [], [])
        assert t.pos.destroyed_this_turn == 1
        assert t.ann.has("Taker of Heads").blessings == 1


@rule("TG-232", "TG-229", "TG-X01")
def test_minis_count_for_the_creature_limit():
    t = duel(phase="draw", ann={"field": ["Leper Quarter", "Leper", "Leper"], "resources": ["2 I (manifested)"]})
    t.goes_to("drawn")
    until(t, "limit")
    t.ann.is_offered("discard Leper")
    t.ann.does(t.ann.ask.options[0])
    t.resolves()
    assert t.ann.field == ["Leper Quarter", "Leper", "Leper"]
    t = duel(phase="draw", ann={"field": ["Leper Quarter", "20 Leper"], "resources": ["21 I (manifested)"]})
    t.goes_to("draw_end")
    assert t.ann.field.count("Leper") == 21


@rule("TG-065", "TG-066", "TG-067", "TG-068")
def test_a_fortification_covers_what_lies_in_its_direction():
    t = duel(ann={"hand": ["Theodosian Walls"], "field": ["Grove of Listening Yews (N)", "Cult Initiate"]})
    t.ann.does("summon Theodosian Walls")
    t.ann.is_offered_only("build in the North", "build in the West")
    t.ann.does("build in the West")
    ends(t)
    assert t.ann.has("Theodosian Walls").direction == "W"
    assert t.ann.has("Theodosian Walls").fresh
    assert words(t, t.ann.has("Cult Initiate")) == ["fleet"]


@rule("TG-071", "TG-072", "TG-073")
@pytest.mark.numbered
def test_a_covered_fortification_is_in_play_but_gives_nothing():
    t = duel(
        ann={"hand": ["Rend the Tenfold Veil"], "deity": "Enlil", "spent": True},
        bob={"field": ["Marching Camp (N)", "Theodosian Walls (N)", "Youthful Troll"], "deity": "Enlil", "spent": True},
    )
    assert not conviction(t.pos, 1)
    assert not any(option.verb == "use_ability" for option in t.ann.ask.options)
    t.ann.does("play Rend the Tenfold Veil", at="Marching Camp")
    ends(t)
    assert t.bob.destroyed == ["Marching Camp"]
    assert conviction(t.pos, 1)


@rule("TG-117", "TG-118", "TG-119", "TG-120")
@pytest.mark.numbered
def test_conviction():
    t = duel(
        ann={"resources": ["Attila, Scourge of Nations"], "aspects": ["Fen Candle"], "deity": "Enlil", "spent": True}
    )
    assert conviction(t.pos, 0)
    t = duel(ann={"field": ["Youthful Troll"], "deity": "Janus", "spent": True}, bob={"field": ["Fen Candle"]})
    assert conviction(t.pos, 0)
    assert not conviction(t.pos, 1)
    t = duel(ann={"field": ["Youthful Troll", "Corrupt Tribune"], "deity": "Janus", "spent": True})
    assert conviction(t.pos, 0)
    t = duel(ann={"field": ["Youthful Troll", "Fen Candle"], "deity": "Janus", "spent": True})
    assert not conviction(t.pos, 0)
    t = duel(ann={"hand": ["Barley and Oil"], "discard": ["3 I"], "deity": "Mars", "spent": True})
    t.ann.does("play Barley and Oil", at="ann")
    t.resolves()
    t.ann.does("choose Stoic Legionnaires")
    t.ann.does("choose Stoic Legionnaires")
    ends(t)
    assert t.ann.life == 22


@rule("TG-060", "TG-055")
def test_effects_go_by_level_type_and_state():
    t = duel(
        ann={"hand": ["Every Tenth Man"]},
        bob={"field": ["Colossus of Rhodes, Re-raised (damage 1)", "Youthful Troll", "Fen Candle (exhausted)"]},
    )
    t.ann.does("play Every Tenth Man")
    ends(t)
    assert t.bob.discard == ["Fen Candle"]


@rule("TG-084", "TG-361")
def test_a_copy_is_a_new_creature_with_the_old_name():
    t = duel(
        ann={"field": ["Loki in Exile"], "hand": ["Poisoned Knife"]},
        bob={"field": ["Murmillo of Capua", "Youthful Troll"]},
    )
    t.ann.does("use Loki in Exile", at="Murmillo of Capua")
    t.resolves()
    loki = t.ann.has("Loki in Exile")
    assert values(t, loki) == (2, 1, 0)
    assert words(t, loki) == ["deathbound"]
    t.ann.does("play Poisoned Knife", at="Loki in Exile")
    t.resolves()
    t.ann.does("choose Youthful Troll")
    ends(t)
    assert t.bob.has("Youthful Troll").damage == 2
    assert t.ann.discard == ["Poisoned Knife", "Loki in Exile"]


@rule("TG-020", "TG-121", "TG-125")
def test_destroyed_cards_go_to_their_owner():
    t = duel(ann={"hand": ["Rend the Tenfold Veil"]}, bob={"field": ["Fen Candle (of ann)"]})
    t.ann.does("play Rend the Tenfold Veil")
    ends(t)
    assert t.ann.destroyed == ["Fen Candle"]
    assert t.bob.destroyed == []

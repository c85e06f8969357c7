"""The Deities: their powers part by part, with and without Conviction."""

from __future__ import annotations

import pytest

from gloaming.games.twilight.cards import DEITIES
from gloaming.games.twilight.derived import player_armor
from gloaming.games.twilight.events import Announced
from gloaming.games.twilight.natures import conviction
from tests.proof import rule
from tests.twilight.cards.scenes import PLENTY, attack, block, duel, ends, passes_until_turn_of, values, words
from tests.twilight.scene import ASKED, GAME, twilight


@rule("TG-023", "TG-024", "TG-025", "TG-030")
def test_every_deity_has_colours_a_requirement_and_a_power():
    factions = {deity.name: (deity.faction, deity.colours) for deity in DEITIES}
    assert factions["Mars"] == ("Aggression", ("red",))
    assert factions["Hera"] == ("Negotiation", ("blue",))
    assert factions["Reader of Portents"] == ("Mysticism", ("green",))
    assert factions["Enlil"] == ("Sanctuary", ("brown",))
    for deity in DEITIES:
        assert deity.requirement
        assert {part.kind for part in deity.parts} <= {"active", "passive"}
        assert any(part.kind == "active" for part in deity.parts)


@rule("TG-032", "TG-036", "TG-037", "TG-038")
def test_mars():
    for more, life in ((), 18), (("Bog Thrall",), 20):
        t = duel(phase="combat", ann={"deity": "Mars", "field": ["Stoic Legionnaires", "Hunnic Outriders", *more]})
        t.ann.is_not_offered("use the power of Mars")
        attack(t, "Stoic Legionnaires", "Hunnic Outriders")
        t.ann.does("use the power of Mars")
        t.resolves()
        assert [values(t, one)[0] for one in t.pos.field] == [3, 3, 2][: 2 + len(more)]
        assert t.bob.life == life
        assert t.ann.spent
        t.ann.is_not_offered("use the power of Mars")


@rule("TG-033", "TG-034", "TG-035")
@pytest.mark.numbered
def test_sekhmet():
    t = duel(
        ann={
            "deity": "Sekhmet",
            "field": ["Vandal Reavers (damage 1)", "Murmillo of Capua"],
            "discard": ["2 Bog Thrall"],
        },
        bob={"field": ["Lamassu of the Gate (damage 1)", "Youthful Troll"]},
    )
    assert [values(t, one)[0] for one in t.pos.field] == [4, 2, 2, 3]
    t.ann.does("use the power of Sekhmet")
    t.resolves()
    t.ann.does("choose Bog Thrall")
    t.ann.does("choose Bog Thrall")
    ends(t)
    assert t.bob.discard == ["Lamassu of the Gate"]
    assert t.ann.life == 22
    assert [values(t, one)[0] for one in t.pos.field] == [3, 2, 3]
    t = duel(ann={"deity": "Sekhmet", "field": ["Fen Candle"]}, bob={"field": ["Lamassu of the Gate (damage 1)"]})
    t.ann.does("use the power of Sekhmet")
    ends(t)
    assert t.bob.field == ["Lamassu of the Gate"]
    assert t.ann.spent


@rule("TG-120")
def test_andraste():
    t = duel(ann={"deity": "Andraste", "field": ["Hunnic Outriders", "Fen Candle"]}, bob={"discard": ["2 I"]})
    t.ann.does("use the power of Andraste", at="Hunnic Outriders")
    t.resolves()
    assert values(t, t.ann.has("Hunnic Outriders"))[0] == 4
    assert words(t, t.ann.has("Hunnic Outriders")) == ["onrush", "overrun"]
    assert t.bob.discard == []
    assert t.bob.life == 17
    t = duel(ann={"deity": "Andraste", "field": ["Hunnic Outriders", "Youthful Troll"]}, bob={"discard": ["2 I"]})
    t.ann.does("use the power of Andraste", at="Hunnic Outriders")
    ends(t)
    assert t.bob.life == 20


def test_hera():
    aspects = ["Hunnic Outriders", "Ravage the Provinces", "Attila, Scourge of Nations"]
    for field, life in (["Corrupt Tribune"], 10), (["Fen Candle"], 18):
        t = duel(ann={"deity": "Hera", "field": field}, bob={"resources": aspects})
        t.ann.does("use the power of Hera")
        ends(t)
        assert t.bob.life == life


def test_mithras():
    t = duel(
        phase="draw",
        ann={"deity": "Mithras", "hand": ["Fen Candle"]},
        bob={"resources": ["Hunnic Outriders", "Ravage the Provinces", "Bog Thrall"]},
    )
    t.resolves()
    t.ann.does("choose Lesser Aspect 1 of bob")
    t.resolves()
    assert t.ann.knows(t.bob.card("Hunnic Outriders", "resources"))
    t.ann.does("use the power of Mithras")
    t.resolves()
    t.ann.does("yes")
    t.ann.does("choose Lesser Aspect 3 of bob")
    t.ann.does("give Fen Candle")
    t.resolves()
    assert "Bog Thrall" in t.ann.hand
    t.ann.does("choose Lesser Aspect 1 of bob")
    t.resolves()
    assert t.bob.life == 20 - 2 - 3
    t = duel(phase="draw", ann={"deity": "Mithras", "spent": True}, bob={"resources": ["Hunnic Outriders"]})
    t.ann.is_offered("play Chain Across the Harbour")


@rule("TG-418")
def test_janus():
    t = duel(ann={"deity": "Janus"}, bob={"field": ["Attila, Scourge of Nations", "Youthful Troll", "Fen Candle"]})
    t.ann.does("use the power of Janus", at="Youthful Troll")
    ends(t)
    assert t.bob.hand == ["Youthful Troll"]


@pytest.mark.numbered
def test_janus_guards_until_the_next_turn_of_its_player():
    t = duel(ann={"deity": "Janus", "power": "1 I", "resources": ["2 I (manifested)"]}, bob={"field": ["Fen Candle"]})
    t.ann.does("use the power of Janus")
    t.resolves()
    assert player_armor(t.pos, 0) == 2
    passes_until_turn_of(t, "bob")
    assert player_armor(t.pos, 0) == 2
    passes_until_turn_of(t, "ann")
    assert player_armor(t.pos, 0) == 0


@rule("TG-041", "TG-042", "TG-043")
def test_reader_of_portents():
    t = duel(
        phase="combat",
        ann={"deity": "Reader of Portents", "field": ["Cult Initiate"], "discard": ["3 II"]},
        bob={"discard": ["4 III"], "field": ["Youthful Troll"]},
    )
    attack(t, "Cult Initiate")
    t.ann.does("use the power of Reader of Portents")
    for _ in range(3):
        t.ann.is_offered("choose Cataphract Wedge", "choose Attila, Scourge of Nations")
        t.ann.does("choose Attila, Scourge of Nations")
    t.resolves()
    assert (len(t.ann.destroyed), len(t.bob.destroyed)) == (2, 3)
    assert words(t, t.ann.has("Cult Initiate")) == ["fleet"]
    assert t.ann.spent
    t.all_pass()
    t.bob.is_not_offered("block Cult Initiate with Youthful Troll")
    t = duel(
        phase="combat",
        ann={"deity": "Reader of Portents", "field": ["Cult Initiate"]},
        bob={"field": ["Youthful Troll"]},
    )
    attack(t, "Cult Initiate")
    block(t)
    t.ann.is_not_offered("use the power of Reader of Portents")


@rule("TG-042")
def test_two_of_the_five_cards_of_the_reader_have_to_be_own_ones():
    t = duel(
        phase="combat",
        ann={"deity": "Reader of Portents", "field": ["Cult Initiate"], "discard": ["2 II"]},
        bob={"discard": ["5 III"]},
    )
    attack(t, "Cult Initiate")
    t.ann.does("use the power of Reader of Portents")
    t.resolves()
    while t.ask.topic == "target":
        t.answer(t.ask.options[-1])
    t.resolves()
    assert (len(t.ann.destroyed), len(t.bob.destroyed)) == (2, 3)


@rule("TG-042")
def test_without_conviction_the_reader_destroys_nothing():
    t = duel(
        phase="combat",
        ann={"deity": "Reader of Portents", "field": ["Cult Initiate", "Stoic Legionnaires"], "discard": ["2 II"]},
        bob={"discard": ["5 III"]},
    )
    attack(t, "Cult Initiate")
    t.ann.does("use the power of Reader of Portents")
    while t.ask.topic in ("target", "chain"):
        t.answer(t.ask.options[0] if t.ask.topic == "target" else t.ask.options[-1])
    assert (t.ann.destroyed, t.bob.destroyed) == ([], [])
    assert t.ann.spent


def test_hel():
    t = duel(
        ann={"deity": "Hel", "field": ["2 Cult Initiate"], "discard": ["Fen Candle", "Attila, Scourge of Nations"]}
    )
    t.ann.does("use Cult Initiate")
    ends(t)
    assert t.bob.life == 19
    t.ann.does("use Cult Initiate")
    ends(t)
    assert t.bob.life == 19
    t.ann.does("use the power of Hel")
    ends(t)
    assert words(t, t.ann.has("Fen Candle")) == ["doomed", "fleet", "onrush"]


@rule("TG-032")
def test_what_hel_does_by_herself_needs_no_conviction():
    t = duel(ann={"deity": "Hel", "field": ["Cult Initiate", "Stoic Legionnaires"]})
    t.ann.does("use Cult Initiate")
    ends(t)
    assert t.bob.life == 19


def test_hecate():
    t = duel(
        ann={"deity": "Hecate"},
        bob={"life": ["Fen Candle", "II", "III", "9 I"], "discard": ["2 I"], "resources": ["Ravage the Provinces"]},
    )
    t.ann.does("use the power of Hecate", at="bob")
    t.resolves()
    t.ann.does("put Fen Candle under")
    t.ann.does("leave the rest on top")
    t.ann.does("put Cataphract Wedge on top")
    t.resolves()
    assert t.bob.destroyed == ["Stoic Legionnaires", "Stoic Legionnaires"]
    assert t.bob.life == 12 - 1 - 3
    assert t.bob.life_cards[-1] == "Fen Candle"


def test_enlil():
    t = duel(
        phase="combat",
        ann={"field": ["Youthful Troll", "Fen Candle"]},
        bob={"deity": "Enlil", "discard": ["Bog Thrall", "Fen Candle"]},
    )
    t.bob.is_not_asked()
    attack(t, "Youthful Troll", "Fen Candle")
    t.ann.passes()
    t.bob.does("use the power of Enlil", at="Youthful Troll")
    t.resolves()
    t.bob.does("choose Bog Thrall")
    t.bob.passes()
    t.goes_to("life_damage")
    assert t.bob.life == 20
    assert len(t.bob.discard) == 2


@pytest.mark.numbered
def test_bes():
    t = duel(
        phase="combat",
        ann={"field": ["Youthful Troll"]},
        bob={"deity": "Bes", "field": ["Molossian Mastiff", "Keeper of the Threshold"], "discard": ["Fen Candle"]},
    )
    attack(t, "Youthful Troll")
    block(t, ("Youthful Troll", "Molossian Mastiff"))
    t.resolves()
    assert values(t, t.bob.has("Molossian Mastiff"))[0] == 4
    t.ann.passes()
    t.bob.does("use the power of Bes")
    t.resolves()
    t.bob.does("choose Fen Candle")
    t.resolves()
    assert [one.blessings for one in t.pos.field] == [0, 1, 1]
    assert values(t, t.bob.has("Molossian Mastiff"))[0] == 4


@rule("TG-407", "TG-040")
def test_heimdall():
    t = duel(
        phase="combat",
        ann={"field": ["Youthful Troll"]},
        bob={"deity": "Heimdall", "field": ["Gothic Foederati (exhausted)", "Keeper of the Threshold (exhausted)"]},
    )
    attack(t, "Youthful Troll")
    t.ann.passes()
    t.bob.does("use the power of Heimdall")
    t.bob.does("choose Gothic Foederati")
    t.bob.passes()
    t.resolves()
    assert words(t, t.bob.has("Gothic Foederati")) == ["initiative", "watchful"]
    assert words(t, t.bob.has("Keeper of the Threshold")) == ["rooted", "watchful"]
    t.all_pass()
    t.bob.is_offered("block Youthful Troll with Gothic Foederati")


@rule("TG-040")
def test_without_conviction_heimdall_only_watches():
    t = duel(
        phase="combat",
        ann={"field": ["Youthful Troll"]},
        bob={"deity": "Heimdall", "field": ["Gothic Foederati (exhausted)", "Cult Initiate (exhausted)"]},
    )
    attack(t, "Youthful Troll")
    t.ann.passes()
    t.bob.does("use the power of Heimdall")
    t.bob.does("choose Gothic Foederati")
    t.bob.passes()
    t.resolves()
    assert words(t, t.bob.has("Gothic Foederati")) == ["watchful"]


@rule("TG-447")
def test_a_countered_power_is_spent_all_the_same():
    t = duel(
        ann={"deity": "Hera", "power": PLENTY},
        bob={"hand": ["Tribune's Veto"], "power": "1 I, 2 II", "resources": ["Hunnic Outriders (exhausted)"]},
    )
    t.ann.does("use the power of Hera")
    t.ann.passes()
    t.bob.does("play Tribune's Veto")
    ends(t)
    assert t.bob.life == 20
    assert t.ann.spent


@rule("TG-032")
def test_hel_does_once_a_turn_what_is_set_off_twice():
    t = duel(ann={"deity": "Hel", "field": ["2 Cult Initiate"]}, bob={"life": 20})
    t.ann.does("use Cult Initiate")
    t.all_pass()
    assert len(t.chain) == 2, "what Hel does is pending"
    t.ann.does("use Cult Initiate")
    ends(t)
    assert t.bob.life == 19
    announced = [event.kind for event in t.events if isinstance(event, Announced)]
    assert announced == ["ability", "trigger", "ability", "trigger"]
    t = duel(ann={"deity": "Hel", "field": ["2 Cult Initiate"]}, bob={"life": 20})
    for _ in range(2):
        t.ann.does("use Cult Initiate")
        ends(t)
    announced = [event.kind for event in t.events if isinstance(event, Announced)]
    assert announced == ["ability", "trigger", "ability"]


@rule("TG-398")
def test_who_missed_the_requirement_has_a_deity_without_power():
    t = twilight(ann={"deity": ASKED, "resources": "I"}, bob={"resources": "I"})
    t.ann.is_offered("use the power of Hera")
    assert conviction(t.pos, t.ann.seat)
    t.pos.change(t.ann.seat, faithful=False)
    assert not conviction(t.pos, t.ann.seat)
    t.ann.passes()
    t.ann.is_refused("use power", rule="TG-398")


@pytest.mark.parametrize(("aspect", "works"), [("I", True), ("I (manifested)", False), ("III", True)])
def test_everyone_sees_whether_a_deity_power_would_do_something(aspect: str, works: bool):
    t = duel(ann={"deity": "Hera"}, bob={"resources": aspect})
    assert GAME.view(t.pos, t.bob.seat).players[t.ann.seat].power_works == works


@rule("TG-042")
def test_the_reader_is_free_to_choose_once_two_own_cards_are_named():
    t = duel(
        ann={
            "deity": "Reader of Portents",
            "discard": ["Fen Candle", "2 Bog Thrall", "2 Hedge Druid", "Cult Initiate"],
        },
        bob={"discard": ["Barrow Shade", "Taker of Heads"]},
    )
    t.ann.does("use the power of Reader of Portents")
    t.ann.does("choose Fen Candle")
    t.ann.does("choose Cult Initiate")
    for name in ("Barrow Shade", "Bog Thrall"):
        t.ann.is_offered("choose Bog Thrall", "choose Hedge Druid", "choose Taker of Heads")
        t.ann.does(f"choose {name}")
    t.ann.does("choose Taker of Heads")
    ends(t)
    assert sorted(t.bob.destroyed) == ["Barrow Shade", "Taker of Heads"]


@rule("TG-034", "TG-035", "TG-398")
@pytest.mark.parametrize(("fields", "works"), [({}, True), ({"face_up": False}, False), ({"faithful": False}, False)])
def test_what_a_deity_does_by_herself_ends_as_she_is_spent(fields: dict[str, bool], works: bool):
    t = duel(ann={"deity": "Hel", "field": ["Cult Initiate"]}, bob={"life": 20})
    t.pos.change(t.ann.seat, **fields)
    t.ann.does("use Cult Initiate")
    ends(t)
    assert t.bob.life == 20 - works
    t = duel(ann={"deity": "Sekhmet", "field": ["Youthful Troll (damage 1)"]})
    t.pos.change(t.ann.seat, **fields)
    assert values(t, t.ann.has("Youthful Troll"))[0] == 3 + works

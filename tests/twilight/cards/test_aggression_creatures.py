"""The Creatures of Aggression, one test each."""

from __future__ import annotations

import pytest

from tests.proof import rule
from tests.twilight.cards.scenes import attack, block, duel, ends, heresy, values, words


@rule("TG-097")
def test_stoic_legionnaires():
    t = duel(ann={"hand": ["Stoic Legionnaires"]})
    t.ann.does("summon Stoic Legionnaires")
    ends(t)
    one = t.ann.has("Stoic Legionnaires")
    assert values(t, one) == (2, 1, 0)
    assert words(t, one) == ["initiative"]
    t = heresy("Stoic Legionnaires", bob={"field": ["Youthful Troll", "Fen Candle"]}, ann={"field": ["Bog Thrall"]})
    t.ann.is_offered_only("choose Youthful Troll", "choose Fen Candle")
    t.ann.does("choose Youthful Troll")
    ends(t)
    assert t.bob.has("Youthful Troll").damage == 1


@rule("TG-404", "TG-226", "TG-056")
def test_hunnic_outriders():
    t = duel(phase="combat", ann={"field": ["Hunnic Outriders (new)", "Stoic Legionnaires (new)"]})
    t.ann.is_not_offered("attack with Stoic Legionnaires: life stack of bob")
    attack(t, "Hunnic Outriders")
    t.goes_to("life_damage")
    assert t.bob.life == 19
    t = heresy("Hunnic Outriders")
    ends(t)
    assert t.bob.life == 18


def test_vandal_reavers():
    t = duel(ann={"field": ["Vandal Reavers"]})
    t.ann.does("use Vandal Reavers")
    ends(t)
    assert t.ann.life == 19
    assert values(t, t.ann.has("Vandal Reavers")) == (4, 2, 0)
    assert words(t, t.ann.has("Vandal Reavers")) == ["overrun"]
    t.ann.is_not_offered("use Vandal Reavers")
    t = heresy("Vandal Reavers")
    ends(t)
    assert t.bob.life == 19
    t = heresy("Vandal Reavers", bob={"damaged": 1})
    ends(t)
    assert t.bob.life == 17


@rule("TG-117", "TG-118")
def test_gothic_foederati():
    t = duel(ann={"field": ["Gothic Foederati"]}, bob={"field": ["Gothic Foederati", "Fen Candle"]})
    assert values(t, t.ann.has("Gothic Foederati")) == (2, 3, 0)
    assert values(t, t.bob.has("Gothic Foederati")) == (1, 3, 0)
    t = heresy("Gothic Foederati", bob={"field": ["Fen Candle"]})
    ends(t)
    assert not t.bob.has("Fen Candle").fresh


@rule("TG-361", "TG-410")
def test_murmillo_of_capua():
    t = duel(
        ann={"hand": ["Poisoned Knife"], "field": ["Murmillo of Capua"]},
        bob={"field": ["Youthful Troll", "Fen Candle"]},
    )
    t.ann.does("play Poisoned Knife", at="Murmillo of Capua")
    t.resolves()
    t.ann.is_offered_only("choose Youthful Troll", "choose Fen Candle")
    t.ann.does("choose Youthful Troll")
    ends(t)
    assert t.bob.has("Youthful Troll").damage == 2
    assert t.ann.discard == ["Poisoned Knife", "Murmillo of Capua"]
    t = heresy("Murmillo of Capua", ann={"field": ["Vandal Reavers"]}, bob={"field": ["Stormchaser Oracle"]})
    ends(t)
    assert t.bob.has("Stormchaser Oracle").damage == 2
    assert t.ann.has("Vandal Reavers").damage == 0


@pytest.mark.numbered
def test_eagle_bearer():
    t = duel(ann={"field": ["Eagle Bearer", "Stoic Legionnaires", "Fen Candle"]}, bob={"field": ["Hunnic Outriders"]})
    fights = [values(t, one)[0] for one in t.pos.field]
    assert fights == [1, 3, 1, 2]
    t = heresy("Eagle Bearer", ann={"field": ["Fen Candle", "Cult Initiate"]}, bob={"field": ["Bog Thrall"]})
    ends(t)
    assert [values(t, one)[0] for one in t.pos.field] == [2, 2, 2]


@rule("TG-360", "TG-401")
def test_cataphract_wedge():
    t = duel(phase="combat", ann={"field": ["Cataphract Wedge"]}, bob={"field": ["Delegate of the Senate"]})
    attack(t, "Cataphract Wedge")
    block(t, ("Cataphract Wedge", "Delegate of the Senate"))
    t.goes_to("life_damage")
    assert t.bob.life == 19
    t = heresy("Cataphract Wedge", bob={"field": ["Lamassu of the Gate"]})
    ends(t)
    assert t.bob.has("Lamassu of the Gate").damage == 3


@rule("TG-013", "TG-417", "TG-026")
def test_ulfhednar_wolf_coats():
    t = duel(ann={"field": ["Ulfhednar Wolf-Coats", "Vandal Reavers"], "hand": ["Cut Down the Herald"]})
    t.ann.does("use Vandal Reavers")
    t.resolves()
    t.ann.does("play Cut Down the Herald")
    ends(t)
    assert t.ann.life == 17
    assert t.ann.has("Ulfhednar Wolf-Coats").blessings == 1
    assert values(t, t.ann.has("Ulfhednar Wolf-Coats")) == (4, 2, 0)
    t = heresy("Ulfhednar Wolf-Coats", ann={"field": ["Fen Candle"]})
    ends(t)
    assert t.bob.life == 18
    assert t.ann.has("Fen Candle").blessings == 1


@rule("TG-227")
@pytest.mark.numbered
def test_ballista_crew_of_the_limes():
    t = duel(ann={"field": ["Ballista Crew of the Limes (new)"]}, bob={"field": ["Youthful Troll"]})
    t.ann.does("use Ballista Crew of the Limes", at="Youthful Troll")
    ends(t)
    assert t.bob.has("Youthful Troll").damage == 2
    assert not t.ann.has("Ballista Crew of the Limes").fresh
    t.ann.is_not_offered("use Ballista Crew of the Limes")
    t = heresy(
        "Ballista Crew of the Limes", bob={"field": ["Youthful Troll", "Lamassu of the Gate", "Gothic Foederati"]}
    )
    t.ann.is_offered("pass")
    t.ann.does("choose Youthful Troll")
    t.ann.does("choose Lamassu of the Gate")
    ends(t)
    assert [one.damage for one in t.pos.controlled(1)] == [2, 2, 0]


def test_frankish_axe_throwers():
    t = duel(phase="combat", ann={"field": ["Frankish Axe-Throwers"]}, bob={"field": ["Praetorian Guard"]})
    attack(t, "Frankish Axe-Throwers")
    t.resolves()
    assert values(t, t.bob.has("Praetorian Guard")) == (4, 3, 0)
    assert words(t, t.bob.has("Praetorian Guard")) == []
    t = heresy(
        "Frankish Axe-Throwers", phase="resource", bob={"field": ["Praetorian Guard"]}, ann={"field": ["Bog Thrall"]}
    )
    t.resolves()
    assert values(t, t.bob.has("Praetorian Guard")) == (4, 2, 0)
    t.goes_to("combat")
    attack(t, "Bog Thrall")
    t.all_pass()
    t.bob.is_not_asked()
    t = duel(phase="combat", ann={"field": ["Kelpie of the Ford"]}, bob={"field": ["Kelpie of the Ford"]})
    attack(t, "Kelpie of the Ford")
    t.all_pass()
    t.bob.is_offered("block Kelpie of the Ford with Kelpie of the Ford")


def test_grizzled_centurion():
    t = duel(
        ann={
            "hand": ["Grizzled Centurion"],
            "discard": ["Stoic Legionnaires", "Cataphract Wedge", "Hunnic Outriders", "Fen Candle"],
        }
    )
    t.ann.does("summon Grizzled Centurion")
    t.resolves()
    t.ann.does("yes")
    t.ann.is_offered_only("choose Stoic Legionnaires", "choose Hunnic Outriders")
    t.ann.does("choose Hunnic Outriders")
    ends(t)
    assert "Hunnic Outriders" in t.ann.hand
    t = duel(
        phase="combat",
        ann={"field": ["Grizzled Centurion", "Hunnic Outriders", "Cataphract Wedge", "Fen Candle", "Eagle Bearer"]},
    )
    attack(t, "Grizzled Centurion", "Hunnic Outriders", "Fen Candle", "Cataphract Wedge")
    t.resolves()
    t.ann.is_offered_only("choose Hunnic Outriders", "choose Cataphract Wedge", "pass")
    t.ann.does("choose Hunnic Outriders")
    t.ann.does("choose Cataphract Wedge")
    t.resolves()
    assert words(t, t.ann.has("Hunnic Outriders")) == ["initiative", "onrush"]
    assert values(t, t.ann.has("Hunnic Outriders"))[0] == 4
    assert words(t, t.ann.has("Cataphract Wedge")) == ["initiative", "overrun"]
    t = heresy("Grizzled Centurion", ann={"field": ["Fen Candle", "Kelpie of the Ford"]}, bob={"field": ["Bog Thrall"]})
    ends(t)
    assert values(t, t.ann.has("Fen Candle"))[0] == 2
    assert words(t, t.ann.has("Fen Candle")) == ["fleet", "initiative"]
    assert words(t, t.ann.has("Kelpie of the Ford")) == ["fleet", "initiative"]
    assert values(t, t.ann.has("Kelpie of the Ford"))[0] == 3
    assert words(t, t.bob.has("Bog Thrall")) == ["requiem"]


@rule("TG-267", "TG-399")
def test_praetorian_guard():
    t = duel(ann={"field": ["Praetorian Guard"], "hand": ["Poisoned Knife", "Lex Talionis"]})
    assert values(t, t.ann.has("Praetorian Guard")) == (4, 4, 2)
    t.ann.does("play Poisoned Knife", at="Praetorian Guard")
    ends(t)
    assert t.ann.has("Praetorian Guard").damage == 0
    t = duel(phase="combat", ann={"field": ["Praetorian Guard"]}, bob={"field": ["Youthful Troll"]})
    attack(t, "Praetorian Guard")
    block(t, ("Praetorian Guard", "Youthful Troll"))
    t.goes_to("end_start")
    assert t.ann.has("Praetorian Guard").damage == 3 - 2
    t = heresy("Praetorian Guard", bob={"field": ["Youthful Troll", "Attila, Scourge of Nations", "Fen Candle"]})
    t.ann.is_offered_only("choose Youthful Troll", "choose Fen Candle")
    t.ann.does("choose Youthful Troll")
    ends(t)
    assert t.bob.discard == ["Youthful Troll"]


def test_attila_scourge_of_nations():
    t = duel(phase="combat", ann={"field": ["Attila, Scourge of Nations", "Fen Candle", "Bog Thrall"]})
    attack(t, "Attila, Scourge of Nations", "Fen Candle")
    t.resolves()
    assert t.bob.life == 18
    assert values(t, t.ann.has("Attila, Scourge of Nations")) == (5, 4, 0)
    t = duel(
        phase="combat",
        ann={
            "field": ["Attila, Scourge of Nations", "3 Hunnic Outriders", "3 Vandal Reavers"],
            "resources": ["6 I (manifested)", "III (manifested)"],
        },
    )
    attack(t, "Attila, Scourge of Nations", *["Hunnic Outriders"] * 3, *["Vandal Reavers"] * 3)
    t.resolves()
    assert t.bob.life == 15
    t = heresy("Attila, Scourge of Nations")
    ends(t)
    assert t.bob.life == 15


@rule("TG-406")
@pytest.mark.numbered
def test_barcid_war_elephants():
    t = duel(ann={"hand": ["Barcid War Elephants"]})
    t.ann.does("summon Barcid War Elephants")
    ends(t)
    assert not t.ann.has("Barcid War Elephants").fresh
    assert words(t, t.ann.has("Barcid War Elephants")) == ["lumbering", "overrun"]
    t = heresy("Barcid War Elephants", bob={"field": ["Fen Candle", "Bog Thrall"]}, ann={"field": ["Fen Candle"]})
    ends(t)
    assert [one.fresh for one in t.pos.field] == [True, False, False]

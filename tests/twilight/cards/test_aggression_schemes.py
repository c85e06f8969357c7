"""The Schemes of Aggression, one test each."""

from __future__ import annotations

import pytest

from tests.proof import rule
from tests.twilight.cards.scenes import countering_heresy, duel, ends, heresy, values


@rule("TG-026")
def test_lex_talionis():
    t = duel(ann={"hand": ["Lex Talionis"]}, bob={"field": ["Youthful Troll"]})
    t.ann.does("play Lex Talionis")
    ends(t)
    assert t.bob.has("Youthful Troll").damage == 2
    assert t.bob.life == 20
    t = duel(ann={"hand": ["Lex Talionis"], "damaged": 1}, bob={"field": ["Youthful Troll"]})
    t.ann.does("play Lex Talionis")
    ends(t)
    assert t.bob.life == 18
    assert t.ann.discard == ["Lex Talionis"]
    t = heresy("Lex Talionis", ann={"field": ["Vandal Reavers"]}, bob={"field": ["Youthful Troll"]})
    t.ann.is_offered("choose Vandal Reavers")
    t.ann.does("choose Youthful Troll")
    ends(t)
    assert t.bob.has("Youthful Troll").damage == 2


def test_plunder_the_baggage():
    for damaged, state in ((0, "I exhausted"), (2, "I")):
        t = duel(
            ann={
                "hand": ["Plunder the Baggage"],
                "damaged": damaged,
                "resources": ["2 I (manifested, exhausted)", "II (exhausted)"],
                "power": "2 I",
            },
            bob={"resources": ["Hunnic Outriders", "II"]},
        )
        t.ann.does("play Plunder the Baggage")
        t.resolves()
        if damaged:
            t.ann.does("choose Lesser Aspect 1 of ann")
        ends(t)
        assert t.bob.life == 18
        assert t.ann.resources == [state, "I exhausted", "II exhausted"]
    t = heresy("Plunder the Baggage", bob={"hand": ["Fen Candle", "Bog Thrall"]})
    t.bob.is_offered_only("discard Fen Candle", "discard Bog Thrall")
    t.bob.does("discard Bog Thrall")
    ends(t)
    assert t.bob.hand == ["Fen Candle"]
    assert t.bob.discard == ["Bog Thrall"]


@pytest.mark.numbered
def test_forced_march():
    t = duel(
        phase="resource",
        ann={"hand": ["Forced March"], "field": ["Fen Candle (new)", "Bog Thrall (new)", "Cult Initiate (new)"]},
    )
    t.ann.does("play Forced March")
    t.ann.is_offered_only("choose Fen Candle", "choose Bog Thrall", "choose Cult Initiate", "pass")
    t.ann.does("choose Fen Candle")
    t.ann.does("choose Bog Thrall")
    t.resolves()
    assert [values(t, one)[0] for one in t.pos.field] == [2, 3, 1]
    t.goes_to("combat")
    t.ann.is_offered("attack with Fen Candle: life stack of bob", "attack with Bog Thrall: life stack of bob")
    t.ann.is_not_offered("attack with Cult Initiate: life stack of bob")
    t = heresy("Forced March", bob={"field": ["Fen Candle", "Bog Thrall", "Youthful Troll"]})
    t.ann.is_offered_only("choose Fen Candle", "choose Bog Thrall", "pass")
    t.ann.does("choose Bog Thrall")
    t.ann.does("choose Fen Candle")
    ends(t)
    assert [one.fresh for one in t.pos.controlled(1)] == [False, False, True]


def test_ravage_the_provinces():
    t = duel(ann={"hand": ["Ravage the Provinces"], "damaged": 1}, bob={"resources": ["Ravage the Provinces"]})
    t.ann.does("play Ravage the Provinces")
    ends(t)
    assert t.bob.life == 13
    t = duel(ann={"hand": ["Ravage the Provinces"]}, bob={"resources": ["Ravage the Provinces"]})
    t.ann.does("play Ravage the Provinces")
    ends(t)
    assert t.bob.life == 16
    t = heresy("Ravage the Provinces")
    ends(t)
    assert t.bob.life == 17


@rule("TG-356")
def test_cut_down_the_herald():
    t = duel(
        ann={"hand": ["Poisoned Knife"], "field": ["Youthful Troll"]},
        bob={"hand": ["Cut Down the Herald"], "power": "1 I, 1 II"},
    )
    t.ann.does("play Poisoned Knife")
    t.ann.passes()
    t.bob.does("play Cut Down the Herald")
    ends(t)
    assert t.ann.has("Youthful Troll").damage == 0
    assert t.ann.discard == ["Poisoned Knife"]
    assert t.bob.life == 18
    t = countering_heresy("Cut Down the Herald", ability=True)
    assert t.ann.has("Youthful Troll").damage == 0
    t = countering_heresy("Cut Down the Herald")
    assert t.ann.has("Youthful Troll").damage == 0
    assert t.bob.discard == ["Poisoned Knife"]


def test_every_tenth_man():
    t = duel(
        ann={"hand": ["Every Tenth Man"], "field": ["Bog Thrall (exhausted)"]},
        bob={
            "field": [
                "Fen Candle",
                "Youthful Troll (damage 1)",
                "Cult Initiate (exhausted)",
                "Praetorian Guard (damage 1)",
            ]
        },
    )
    t.ann.does("play Every Tenth Man")
    t.ann.is_offered_only("choose Youthful Troll", "choose Cult Initiate")
    t.ann.does("choose Youthful Troll")
    ends(t)
    assert t.bob.discard == ["Youthful Troll"]
    t = heresy("Every Tenth Man", bob={"field": ["Fen Candle", "Youthful Troll"]})
    t.bob.is_offered_only("choose Fen Candle", "choose Youthful Troll")
    t.bob.does("choose Fen Candle")
    ends(t)
    assert t.bob.field == ["Youthful Troll"]


def test_sack_of_the_eternal_city():
    t = duel(
        ann={"hand": ["Sack of the Eternal City"], "damaged": 1},
        bob={
            "field": ["Theodosian Walls", "Fen Candle", "Funeral Games"],
            "resources": ["4 I (manifested)", "Ravage the Provinces"],
        },
    )
    t.ann.does("play Sack of the Eternal City")
    t.ann.is_offered_only("choose Theodosian Walls", "choose Funeral Games")
    t.ann.does("choose Theodosian Walls")
    ends(t)
    assert t.bob.life == 20 - 5 - 3
    assert t.bob.field == ["Fen Candle", "Funeral Games"]
    t = duel(
        ann={"hand": ["Sack of the Eternal City"], "field": ["Fen Candle"]},
        bob={"field": ["Theodosian Walls"], "resources": ["Ravage the Provinces"]},
    )
    t.ann.does("play Sack of the Eternal City")
    ends(t)
    assert t.bob.life == 15
    assert t.bob.field == ["Theodosian Walls"]
    t = heresy("Sack of the Eternal City", bob={"hand": ["Fen Candle", "Bog Thrall"]})
    t.bob.does("destroy Fen Candle")
    ends(t)
    assert t.bob.life == 17
    assert t.bob.destroyed == ["Fen Candle"]


def test_vengeance_of_the_legions():
    t = duel(
        ann={"hand": ["Vengeance of the Legions"], "damaged": 7, "field": ["Fen Candle"]},
        bob={"field": ["Praetorian Guard", "Attila, Scourge of Nations"]},
    )
    t.ann.does("play Vengeance of the Legions")
    t.ann.is_offered_only("choose Praetorian Guard", "choose Attila, Scourge of Nations")
    t.ann.does("choose Praetorian Guard")
    ends(t)
    assert t.bob.field == ["Attila, Scourge of Nations"]
    assert t.bob.life == 15
    t = duel(ann={"hand": ["Vengeance of the Legions"], "damaged": 2}, bob={"field": ["Fen Candle"]})
    t.ann.does("play Vengeance of the Legions")
    ends(t)
    assert t.bob.life == 18
    t = heresy("Vengeance of the Legions", ann={"field": ["Fen Candle"]}, bob={"field": ["Attila, Scourge of Nations"]})
    ends(t)
    assert t.bob.field == []
    assert t.ann.field == ["Fen Candle"]

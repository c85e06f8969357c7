"""The Fortifications and Intrigues of Mysticism, one test each."""

from __future__ import annotations

import pytest

from tests.proof import rule
from tests.twilight.cards.scenes import BYSTANDER, duel, ends, heresy, words
from tests.twilight.scene import Seat

READER: Seat = {"deity": "Reader of Portents", "spent": True}


def test_pool_of_votive_blades():
    t = duel(
        ann={"field": ["Pool of Votive Blades", "Cult Initiate", "Cult Initiate"]},
        bob={"resources": ["2 Altar of Thermopylae (exhausted)"]},
    )
    t.ann.does("use Cult Initiate")
    t.resolves()
    t.ann.does("choose Lesser Aspect 1 of bob")
    t.resolves()
    assert sorted(t.ann.field) == ["Cult Initiate", "Pool of Votive Blades", "Wisp"]
    assert words(t, t.ann.has("Wisp")) == ["fleet"]
    t.ann.does("use Cult Initiate")
    ends(t)
    assert sorted(t.ann.field) == ["Pool of Votive Blades", "Wisp"]
    t = duel(ann={"field": ["Pool of Votive Blades", "Hedge Druid"], "discard": ["Bog Thrall"]})
    t.ann.does("use Hedge Druid")
    ends(t)
    assert t.ann.field == ["Pool of Votive Blades", "Hedge Druid"]
    t = heresy("Pool of Votive Blades", bob={"discard": ["2 II"]})
    ends(t)
    assert t.bob.resources[0] == "I exhausted"
    assert t.bob.destroyed == ["Cataphract Wedge"]


@rule("TG-068", "TG-069", "TG-448")
@pytest.mark.numbered
def test_grove_of_listening_yews():
    t = duel(
        ann={
            "field": ["Grove of Listening Yews (N)", "Cult Initiate", "Youthful Troll"],
            "hand": ["Theodosian Walls", "Rend the Tenfold Veil"],
        },
        bob={"field": ["Cult Initiate"]},
    )
    assert [words(t, one) for one in t.pos.field[1:]] == [["fleet"], [], []]
    t.ann.does("summon Theodosian Walls", to="Build in the North")
    t.resolves()
    assert words(t, t.ann.has("Cult Initiate")) == []
    t.ann.does("play Rend the Tenfold Veil", at="Theodosian Walls")
    ends(t)
    assert words(t, t.ann.has("Cult Initiate")) == ["fleet"]
    t = heresy("Grove of Listening Yews", ann={"field": ["Youthful Troll", "Bog Thrall"]})
    ends(t)
    assert words(t, t.ann.has("Bog Thrall")) == ["fleet", "requiem"]
    assert t.bob.resources[0] == "II exhausted"
    assert words(t, t.ann.has("Youthful Troll")) == ["fleet"]


@rule("TG-089", "TG-090")
def test_stonehenge():
    t = duel(
        ann={"field": ["Stonehenge", "Kelpie of the Ford (damage 1, blessings 2)", "Fen Candle", "Youthful Troll"]},
        bob={"field": ["Fen Candle"]},
    )
    t.ann.does("use Stonehenge")
    t.ann.is_offered_only("choose Kelpie of the Ford", "choose Fen Candle")
    t.ann.does("choose Kelpie of the Ford")
    t.ann.does("choose bob")
    ends(t)
    assert t.ann.destroyed == ["Kelpie of the Ford"]
    assert t.bob.life == 20 - 4 - 3
    assert t.ann.life == 19
    assert t.ann.power == (6, 6, 5)
    t.ann.is_not_offered("use Stonehenge")
    t = duel(ann={"field": ["Stonehenge", "Youthful Troll"]})
    t.ann.is_not_offered("use Stonehenge")
    t = heresy(
        "Stonehenge", bob={"field": ["Attila, Scourge of Nations"], "hand": ["Fen Candle", "Kelpie of the Ford"]}
    )
    t.bob.does("destroy Fen Candle")
    ends(t)
    assert t.bob.discard == ["Attila, Scourge of Nations"]
    assert t.bob.destroyed == ["Fen Candle"]


def test_whispers_in_the_cairn():
    t = duel(
        phase="draw", ann={"field": ["Whispers in the Cairn"], "discard": ["III"], **READER}, bob={"discard": ["2 II"]}
    )
    t.resolves()
    assert t.bob.life == 19
    assert sorted(t.bob.destroyed) == ["Cataphract Wedge", "Stoic Legionnaires"]
    assert t.ann.discard == ["Attila, Scourge of Nations"]
    t = duel(phase="draw", ann={"field": ["Whispers in the Cairn"]}, bob={"discard": ["II"]})
    t.resolves()
    assert t.bob.life == 20
    t = heresy("Whispers in the Cairn")
    t.ann.does("yes")
    ends(t)
    assert t.ann.field == [*BYSTANDER, "Whispers in the Cairn"]


def test_cult_of_the_severed_head():
    t = duel(
        ann={
            "field": ["Cult of the Severed Head", "Hedge Druid"],
            "discard": ["3 II"],
            "hand": ["Cut the Mistletoe"],
            **READER,
        }
    )
    t.ann.does("use Hedge Druid")
    ends(t)
    assert t.bob.life == 18
    t.ann.does("play Cut the Mistletoe", at="Cataphract Wedge")
    ends(t)
    assert t.bob.life == 16
    t = duel(ann={"field": ["Cult of the Severed Head", "Hedge Druid"], "discard": ["II"]})
    t.ann.does("use Hedge Druid")
    ends(t)
    assert t.bob.life == 19
    t = heresy("Cult of the Severed Head", bob={"field": ["Funeral Games"], "discard": ["II"]})
    t.ann.is_offered_only("destroy an intrigue", "destroy 2 cards of discard stacks")
    t.ann.does("destroy an intrigue")
    ends(t)
    assert t.bob.destroyed == ["Funeral Games"]
    t = heresy("Cult of the Severed Head", bob={"discard": ["II"]})
    ends(t)
    assert t.bob.destroyed == ["Cataphract Wedge"]

"""The Schemes of Mysticism, one test each."""

from __future__ import annotations

from tests.proof import rule
from tests.twilight.cards.scenes import BYSTANDER, attack, duel, ends, heresy, words
from tests.twilight.scene import Seat

READER: Seat = {"deity": "Reader of Portents", "spent": True}


@rule("TG-347", "TG-363", "TG-411", "TG-314")
def test_cut_the_mistletoe():
    t = duel(ann={"hand": ["Cut the Mistletoe"], "discard": ["2 II"]})
    t.ann.does("play Cut the Mistletoe")
    ends(t)
    assert t.ann.destroyed == ["Cataphract Wedge"]
    assert t.bob.life == 18
    assert len(t.bob.destroyed) == 2
    t = duel(ann={"hand": ["Cut the Mistletoe"]})
    t.ann.does("play Cut the Mistletoe")
    ends(t)
    assert t.bob.life == 20
    t = heresy("Cut the Mistletoe", bob={"life": ["I", "I", "I", "Fen Candle"]})
    ends(t)
    assert t.ann.destroyed == ["Cut the Mistletoe"]
    assert t.bob.resources[-1] == "I exhausted"
    assert t.bob.life == 1
    assert len(t.bob.destroyed) == 2


@rule("TG-351", "TG-355")
def test_libation_of_the_white_bull():
    t = duel(
        ann={"hand": ["Libation of the White Bull"], "field": ["Fen Candle"], **READER},
        bob={"resources": ["Hunnic Outriders"]},
    )
    t.ann.does("play Libation of the White Bull")
    t.resolves()
    t.ann.does("yes")
    ends(t)
    assert t.ann.destroyed == ["Fen Candle"]
    assert t.ann.life == 19
    assert t.bob.life == 20 - 2 - 2
    t = duel(ann={"hand": ["Libation of the White Bull"], "field": ["Fen Candle"]})
    t.ann.does("play Libation of the White Bull")
    t.resolves()
    t.ann.does("no")
    ends(t)
    assert (t.ann.life, t.bob.life) == (20, 20)
    t = duel(
        ann={"hand": ["Libation of the White Bull"], "field": ["Fen Candle"]},
        bob={"resources": ["Hunnic Outriders (exhausted)"], "hand": ["Poisoned Knife"], "power": "1 I"},
    )
    t.ann.does("play Libation of the White Bull")
    t.ann.passes()
    t.bob.does("play Poisoned Knife")
    ends(t)
    assert t.ann.discard == ["Libation of the White Bull", "Fen Candle"]
    assert (t.ann.life, t.bob.life) == (20, 20)
    t = heresy("Libation of the White Bull", bob={"field": ["Youthful Troll", "Fen Candle"]})
    ends(t)
    assert t.bob.discard == ["Fen Candle"]


@rule("TG-280")
def test_curse_tablet_from_bath():
    t = duel(ann={"hand": ["Curse Tablet from Bath"]}, bob={"field": ["Praetorian Guard (blessings 2)"]})
    t.ann.does("play Curse Tablet from Bath")
    ends(t)
    assert t.bob.has("Praetorian Guard").blessings == 0
    assert t.bob.has("Praetorian Guard").damage == 0
    for destroyed, damage in (([], 2), (["I"], 4)):
        t = duel(
            ann={"hand": ["Curse Tablet from Bath"], "field": ["Hedge Druid"], "discard": destroyed},
            bob={"field": ["Lamassu of the Gate"]},
        )
        if destroyed:
            t.ann.does("use Hedge Druid")
            t.resolves()
        t.ann.does("play Curse Tablet from Bath", at="Lamassu of the Gate")
        ends(t)
        assert t.bob.has("Lamassu of the Gate").damage == damage
    t = duel(ann={"hand": ["Curse Tablet from Bath"]}, bob={"field": ["Gothic Foederati (blessings 1, damage 3)"]})
    t.ann.does("play Curse Tablet from Bath")
    ends(t)
    assert t.bob.discard == ["Gothic Foederati"]
    t = heresy("Curse Tablet from Bath", bob={"field": ["Youthful Troll (blessings 2)"]})
    t.ann.does("choose Youthful Troll")
    ends(t)
    assert (t.bob.has("Youthful Troll").damage, t.bob.has("Youthful Troll").blessings) == (2, 1)


@rule("TG-347")
def test_five_signs_in_the_entrails():
    t = duel(ann={"hand": ["Five Signs in the Entrails"]}, bob={"discard": ["2 II"]})
    t.ann.does("play Five Signs in the Entrails")
    ends(t)
    assert t.bob.life == 15
    assert len(t.bob.destroyed) == 6
    assert t.bob.player.damaged == 5
    t = heresy("Five Signs in the Entrails", bob={"discard": ["3 II"]})
    ends(t)
    assert t.bob.life == 18
    assert len(t.bob.destroyed) == 4


@rule("TG-356")
def test_unspeak_the_name():
    t = duel(
        ann={"hand": ["Poisoned Knife", "Night Without Stars"], "field": ["Youthful Troll"]},
        bob={"hand": ["Unspeak the Name"], "power": "1 I, 1 II"},
    )
    t.ann.does("play Night Without Stars")
    t.ann.passes()
    t.bob.is_not_offered("play Unspeak the Name")
    t.resolves()
    t.ann.does("play Poisoned Knife")
    t.ann.passes()
    t.bob.does("play Unspeak the Name")
    ends(t)
    assert t.ann.destroyed == ["Poisoned Knife"]
    assert t.ann.has("Youthful Troll").damage == 0
    t = heresy("Unspeak the Name", bob={"hand": ["2 Kelpie of the Ford"]})
    ends(t)
    assert t.bob.destroyed == ["Kelpie of the Ford"]


@rule("TG-408")
def test_samhain_summons():
    t = duel(
        phase="resource",
        ann={
            "hand": ["Samhain Summons"],
            "discard": ["Youthful Troll", "Attila, Scourge of Nations"],
            "power": "1 II, 1 I",
        },
    )
    t.ann.does("play Samhain Summons")
    t.resolves()
    assert words(t, t.ann.has("Youthful Troll")) == ["doomed", "onrush"]
    t.goes_to("combat")
    attack(t, "Youthful Troll")
    t.goes_to("end_start")
    assert t.bob.life == 17
    assert t.ann.destroyed == ["Youthful Troll"]
    t = heresy("Samhain Summons", bob={"discard": ["Youthful Troll", "Fen Candle (of ann)"]})
    ends(t)
    assert t.ann.field == [*BYSTANDER, "Fen Candle"]
    assert words(t, t.ann.has("Fen Candle")) == ["doomed", "fleet", "onrush"]


@rule("TG-408")
def test_a_doomed_card_is_destroyed_wherever_it_is():
    t = duel(
        phase="resource",
        ann={
            "hand": ["Samhain Summons", "Recalled to Court"],
            "discard": ["Youthful Troll"],
            "power": "1 II, 3 I",
        },
    )
    t.ann.does("play Samhain Summons")
    t.resolves()
    t.ann.does("play Recalled to Court")
    t.resolves()
    assert "Youthful Troll" in t.ann.hand
    t.goes_to("end_start")
    assert t.ann.destroyed == ["Youthful Troll"]


def test_night_without_stars():
    t = duel(
        ann={"hand": ["Night Without Stars"], **READER},
        bob={"discard": ["4 III"], "resources": ["Attila, Scourge of Nations"]},
    )
    t.ann.does("play Night Without Stars")
    ends(t)
    assert t.bob.life == 20 - 7 - 5
    assert len(t.bob.destroyed) == 3 + 7
    t = duel(ann={"hand": ["Night Without Stars"]}, bob={"resources": ["Attila, Scourge of Nations"]})
    t.ann.does("play Night Without Stars")
    ends(t)
    assert t.bob.life == 20
    t = heresy("Night Without Stars")
    ends(t)
    assert t.bob.life == 16
    assert len(t.bob.destroyed) == 4
    assert t.bob.player.damaged == 0


def test_rend_the_tenfold_veil():
    t = duel(
        ann={"hand": ["Rend the Tenfold Veil"]}, bob={"field": ["Theodosian Walls", "Funeral Games", "Fen Candle"]}
    )
    t.ann.does("play Rend the Tenfold Veil")
    t.ann.is_offered_only("choose Theodosian Walls", "choose Funeral Games", "choose Fen Candle")
    t.ann.does("choose Funeral Games")
    ends(t)
    assert t.bob.destroyed == ["Funeral Games"]
    t = heresy("Rend the Tenfold Veil", bob={"field": ["Theodosian Walls", "Youthful Troll", "Fen Candle"]})
    t.ann.does("destroy a Greater Creature")
    ends(t)
    assert t.bob.destroyed == ["Youthful Troll"]
    t = heresy("Rend the Tenfold Veil", bob={"field": ["Theodosian Walls", "Fen Candle"]})
    ends(t)
    assert t.bob.destroyed == ["Theodosian Walls"]

"""The Creatures of Mysticism, one test each."""

from __future__ import annotations

from tests.proof import rule
from tests.twilight.cards.scenes import attack, duel, ends, heresy, until, values, words


@rule("TG-400")
def test_fen_candle():
    t = duel(phase="combat", ann={"field": ["Fen Candle"]}, bob={"field": ["Kelpie of the Ford", "Youthful Troll"]})
    attack(t, "Fen Candle")
    t.all_pass()
    t.bob.is_offered("block Fen Candle with Kelpie of the Ford")
    t.bob.is_not_offered("block Fen Candle with Youthful Troll")
    t = heresy("Fen Candle", bob={"discard": ["Bog Thrall", "II", "III"]}, ann={"discard": ["I"]})
    t.ann.is_offered_only("choose Bog Thrall", "choose Cataphract Wedge", "choose Attila, Scourge of Nations")
    t.ann.does("choose Cataphract Wedge")
    t.ann.does("choose Attila, Scourge of Nations")
    ends(t)
    assert t.bob.discard == ["Bog Thrall"]
    assert sorted(t.bob.destroyed) == ["Attila, Scourge of Nations", "Cataphract Wedge"]


@rule("TG-416")
def test_hedge_druid():
    t = duel(ann={"field": ["Hedge Druid"], "discard": ["II"]}, bob={"discard": ["III"]})
    t.ann.does("use Hedge Druid", at="Attila, Scourge of Nations")
    ends(t)
    assert t.bob.destroyed == ["Attila, Scourge of Nations"]
    assert t.ann.discard == ["Cataphract Wedge"]
    t = duel(ann={"field": ["Hedge Druid"]})
    t.ann.is_not_offered("use Hedge Druid")
    t = heresy("Hedge Druid", bob={"discard": ["4 III"]})
    ends(t)
    assert t.bob.discard == ["Attila, Scourge of Nations"]


@rule("TG-362", "TG-409", "TG-028")
def test_bog_thrall():
    t = duel(
        ann={"field": ["Bog Thrall"], "hand": ["Rend the Tenfold Veil", "Poisoned Knife"]},
        bob={"field": ["Bog Thrall"]},
    )
    t.ann.does("play Poisoned Knife", at="Bog Thrall of bob")
    ends(t)
    assert t.ann.life == 20
    t.ann.does("play Rend the Tenfold Veil")
    ends(t)
    assert t.bob.life == 18
    t = duel(ann={"field": ["Hedge Druid"]}, bob={"discard": ["Bog Thrall"]})
    t.ann.does("use Hedge Druid")
    ends(t)
    assert t.ann.life == 18
    t = heresy("Bog Thrall", bob={"discard": ["II"]})
    ends(t)
    assert t.bob.destroyed == ["Cataphract Wedge"]
    assert t.bob.life == 19


@rule("TG-409")
def test_bog_thrall_is_mourned_from_a_hand():
    t = heresy("Unspeak the Name", bob={"hand": ["Bog Thrall"]})
    ends(t)
    assert t.ann.life == 18


def test_raven_of_the_three_sisters():
    t = duel(phase="combat", ann={"field": ["Raven of the Three Sisters"]}, bob={"discard": ["II", "III"]})
    attack(t, "Raven of the Three Sisters")
    until(t, "target")
    t.ann.is_offered("choose Cataphract Wedge", "choose Stoic Legionnaires")
    t.ann.does("choose Cataphract Wedge")
    t.resolves()
    assert t.bob.destroyed == ["Cataphract Wedge"]
    t = duel(phase="combat", ann={"field": ["Raven of the Three Sisters"]}, bob={"discard": ["II", "III"]})
    attack(t, "Raven of the Three Sisters", stack="discard")
    until(t, "destroy")
    t.ann.does("destroy Cataphract Wedge")
    t.resolves()
    assert t.bob.destroyed == ["Cataphract Wedge", "Attila, Scourge of Nations"]
    t = heresy("Raven of the Three Sisters", ann={"field": ["Cult Initiate"]}, bob={"discard": ["2 II"]})
    ends(t)
    assert words(t, t.ann.has("Cult Initiate")) == ["fleet"]
    assert t.bob.destroyed == ["Cataphract Wedge"]


def test_barrow_shade():
    t = duel(
        ann={"field": ["Barrow Shade"], "hand": ["Rend the Tenfold Veil"]}, bob={"resources": ["Hunnic Outriders"]}
    )
    t.ann.does("play Rend the Tenfold Veil")
    ends(t)
    assert t.bob.life == 18
    t = heresy("Barrow Shade", bob={"hand": ["Fen Candle", "Kelpie of the Ford"]})
    assert t.ask.topic == "destroy"
    t.bob.does("destroy Kelpie of the Ford")
    ends(t)
    assert t.bob.destroyed == ["Kelpie of the Ford"]


@rule("TG-351", "TG-353")
def test_cult_initiate():
    t = duel(ann={"field": ["Cult Initiate"]}, bob={"resources": ["Hunnic Outriders (exhausted)"]})
    t.ann.does("use Cult Initiate")
    t.ann.is_not_offered("use Cult Initiate")
    ends(t)
    assert t.ann.destroyed == ["Cult Initiate"]
    assert t.bob.life == 18
    t = duel(
        ann={"field": ["Cult Initiate"]},
        bob={"resources": ["Hunnic Outriders (exhausted)"], "hand": ["Poisoned Knife"], "power": "1 I"},
    )
    t.ann.does("use Cult Initiate")
    t.ann.passes()
    t.bob.does("play Poisoned Knife")
    ends(t)
    assert t.ann.discard == ["Cult Initiate"]
    assert t.bob.life == 20
    t = heresy("Cult Initiate", bob={"field": ["Youthful Troll"]})
    ends(t)
    assert t.bob.has("Youthful Troll").damage == 2


def test_banshee_of_the_moor():
    t = duel(
        ann={"field": ["Banshee of the Moor"], "hand": ["Rend the Tenfold Veil"]},
        bob={"resources": ["Ravage the Provinces"]},
    )
    t.ann.does("play Rend the Tenfold Veil")
    ends(t)
    assert t.bob.life == 17
    t = heresy("Banshee of the Moor", bob={"hand": ["Fen Candle", "Kelpie of the Ford", "Bog Thrall"]})
    t.bob.does("discard Kelpie of the Ford")
    t.bob.does("discard Bog Thrall")
    ends(t)
    assert t.bob.hand == ["Fen Candle"]


def test_kelpie_of_the_ford():
    t = duel(ann={"field": ["Kelpie of the Ford"]})
    assert values(t, t.ann.has("Kelpie of the Ford")) == (2, 2, 0)
    assert words(t, t.ann.has("Kelpie of the Ford")) == ["fleet"]
    t = heresy("Kelpie of the Ford", bob={"field": ["Youthful Troll (exhausted)"]})
    ends(t)
    assert (t.bob.has("Youthful Troll").fresh, t.bob.has("Youthful Troll").freezes) == (False, 1)


def test_taker_of_heads():
    t = duel(ann={"field": ["Taker of Heads", "Hedge Druid"], "hand": ["Cut the Mistletoe"], "discard": ["3 I"]})
    t.ann.does("use Hedge Druid")
    t.resolves()
    t.ann.does("play Cut the Mistletoe")
    ends(t)
    assert t.ann.has("Taker of Heads").blessings == 1
    t = heresy("Taker of Heads", bob={"field": ["Fen Candle", "Youthful Troll"], "discard": ["Fen Candle"]})
    ends(t)
    assert t.bob.destroyed == ["Fen Candle"]
    assert t.bob.field == ["Youthful Troll"]


@rule("TG-403", "TG-290")
def test_haruspex_of_the_marsh():
    t = duel(ann={"field": ["Haruspex of the Marsh (exhausted)"]}, bob={"life": ["II", "III", "I", "I"]})
    t.ann.does("use Haruspex of the Marsh")
    ends(t)
    haruspex = t.ann.has("Haruspex of the Marsh")
    assert (haruspex.fresh, haruspex.freezes) == (False, 1)
    assert t.bob.destroyed == ["Cataphract Wedge"]
    assert t.bob.player.damaged == 0
    t.ann.is_not_offered("use Haruspex of the Marsh")
    t = heresy("Haruspex of the Marsh", bob={"life": ["II", "III", "I", "I"]})
    ends(t)
    assert t.bob.destroyed == ["Cataphract Wedge", "Attila, Scourge of Nations"]


def test_gwyn_ap_nudd_master_of_the_hunt():
    t = duel(phase="combat", ann={"field": ["Gwyn ap Nudd, Master of the Hunt"]})
    attack(t, "Gwyn ap Nudd, Master of the Hunt")
    t.goes_to("life_damage")
    assert t.bob.life == 17
    t = duel(phase="combat", ann={"field": ["Gwyn ap Nudd, Master of the Hunt", "Hedge Druid"], "discard": ["I"]})
    attack(t, "Gwyn ap Nudd, Master of the Hunt")
    t.ann.does("use Hedge Druid")
    t.resolves()
    t.goes_to("life_damage")
    assert t.bob.life == 15
    assert len(t.bob.destroyed) == 2
    t = heresy("Gwyn ap Nudd, Master of the Hunt", bob={"field": ["Attila, Scourge of Nations", "Youthful Troll"]})
    ends(t)
    assert t.bob.destroyed == ["Youthful Troll"]


def test_the_wicker_giant():
    t = duel(ann={"hand": ["The Wicker Giant"], "field": ["Fen Candle", "Hedge Druid"]}, bob={"field": ["Bog Thrall"]})
    t.ann.does("summon The Wicker Giant")
    t.resolves()
    t.ann.does("yes")
    t.ann.is_offered_only("choose Fen Candle", "choose Hedge Druid")
    t.ann.does("choose Fen Candle")
    ends(t)
    assert t.ann.destroyed == ["Fen Candle"]
    assert values(t, t.ann.has("The Wicker Giant")) == (6, 5, 0)
    t = duel(ann={"field": ["The Wicker Giant"], "hand": ["Rend the Tenfold Veil"]})
    t.ann.does("play Rend the Tenfold Veil")
    ends(t)
    assert t.bob.life == 17
    t = heresy("The Wicker Giant", bob={"field": ["Fen Candle", "Youthful Troll"]})
    t.bob.does("choose Fen Candle")
    ends(t)
    assert t.bob.destroyed == ["Fen Candle"]


@rule("TG-412")
def test_skinless_rider_of_the_tide():
    t = duel(phase="combat", ann={"field": ["Skinless Rider of the Tide"]}, bob={"discard": ["II", "III", "I"]})
    attack(t, "Skinless Rider of the Tide")
    t.resolves()
    t.ann.does("destroy Cataphract Wedge")
    t.ann.does("destroy Attila, Scourge of Nations")
    t.resolves()
    assert t.bob.discard == ["Stoic Legionnaires"]
    assert t.bob.life == 20
    t = heresy("Skinless Rider of the Tide", bob={"discard": ["II"], "field": ["Theodosian Walls"]})
    ends(t)
    assert t.bob.destroyed == ["Cataphract Wedge"]
    assert t.bob.life == 20 - 3 + 1

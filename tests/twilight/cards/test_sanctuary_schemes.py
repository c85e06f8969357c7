"""The Schemes of Sanctuary, one test each."""

from __future__ import annotations

import pytest

from tests.proof import rule
from tests.twilight.cards.scenes import countering_heresy, duel, ends, heresy, until
from tests.twilight.scene import Seat

ENLIL: Seat = {"deity": "Enlil", "spent": True}


@rule("TG-413", "TG-364")
def test_barley_and_oil():
    t = duel(
        ann={"hand": ["Barley and Oil"], "discard": ["2 Fen Candle"], **ENLIL},
        bob={"discard": ["I", "III", "Bog Thrall"]},
    )
    t.ann.does("play Barley and Oil", at="bob")
    t.resolves()
    t.bob.is_offered_only(
        "choose Stoic Legionnaires", "choose Attila, Scourge of Nations", "choose Bog Thrall", "choose no more"
    )
    t.bob.does("choose Attila, Scourge of Nations")
    t.bob.does("choose Bog Thrall")
    t.resolves()
    t.ann.does("choose Fen Candle")
    ends(t)
    assert t.bob.life == 22
    assert t.bob.life_cards[:20] == ["Stoic Legionnaires"] * 20
    assert t.ann.life == 21
    low = t.bob.player.life[:2]
    assert not any(t.bob.knows(card) or t.ann.knows(card) for card in low)
    assert len({t.pos.mixed_with(card) for card in low}) == 1
    assert t.pos.mixed_with(low[0])
    t = heresy("Barley and Oil", ann={"discard": ["3 Fen Candle"]})
    t.ann.does("choose Fen Candle")
    t.ann.does("choose Fen Candle")
    ends(t)
    assert t.ann.life == 22
    t = heresy("Barley and Oil", ann={"discard": ["Fen Candle"]})
    t.ann.does("choose Fen Candle")
    ends(t)
    assert t.ann.life_cards[-1] == "Fen Candle"
    assert t.bob.knows(t.ann.player.life[0])


def test_chain_across_the_harbour():
    t = duel(ann={"hand": ["Vandal Reavers"], "field": ["Vandal Reavers"]}, bob={"hand": ["Ravage the Provinces"]})
    t.ann.does("play Chain Across the Harbour")
    ends(t)
    t.ann.does("use Vandal Reavers")
    ends(t)
    assert t.ann.life == 20
    assert t.ann.player.damaged == 0
    t = duel(
        ann={"hand": ["Cut Down the Herald"], "field": ["The Gates of Janus Stand Open"], "damaged": 0}, phase="draw"
    )
    t.ann.is_offered("play Chain Across the Harbour")
    t = heresy(
        "Chain Across the Harbour", bob={"field": ["Youthful Troll (attacking)", "Fen Candle (attacking discard)"]}
    )
    ends(t)
    assert t.bob.has("Youthful Troll").stack == "discard"


@rule("TG-301")
def test_chain_across_the_harbour_softens_a_heresy():
    t = duel(
        ann={"hand": ["Every Debt Falls Due"]},
        bob={
            "hand": ["Chain Across the Harbour"],
            "power": "1 I",
            "resources": ["Attila, Scourge of Nations (exhausted)"],
        },
    )
    t.ann.does("play Every Debt Falls Due")
    t.ann.passes()
    t.bob.does("play Chain Across the Harbour")
    ends(t)
    assert t.bob.life == 19


def test_oath_at_the_threshold():
    t = duel(ann={"hand": ["Oath at the Threshold"], "field": ["Fen Candle"]}, bob={"resources": ["Hunnic Outriders"]})
    t.ann.does("play Oath at the Threshold")
    ends(t)
    assert t.bob.life == 18
    assert t.ann.has("Fen Candle").blessings == 0
    t = duel(
        turn_of="bob",
        phase="combat",
        ann={"hand": ["Oath at the Threshold"], "field": ["Fen Candle"]},
        bob={"field": ["Bog Thrall"], "resources": ["I (manifested, exhausted)"]},
    )
    t.bob.does("attack with Bog Thrall: life stack of ann")
    until(t, "attackers")
    if t.bob.is_asked:
        t.bob.passes()
    t.ann.does("play Oath at the Threshold")
    t.resolves()
    assert t.ann.has("Fen Candle").blessings == 1
    t = heresy("Oath at the Threshold", ann={"field": ["Fen Candle", "Bog Thrall"]})
    t.ann.does("choose Bog Thrall")
    ends(t)
    assert t.ann.has("Bog Thrall").blessings == 1


def test_waters_of_the_apsu():
    t = duel(
        ann={"hand": ["Waters of the Apsu"], "discard": ["4 Fen Candle", "Bog Thrall"], **ENLIL},
        bob={"field": ["Lamassu of the Gate (damage 3)"]},
    )
    t.ann.does("play Waters of the Apsu", at="ann")
    t.resolves()
    for name in ("Fen Candle", "Bog Thrall", "Fen Candle", "Fen Candle"):
        t.ann.does(f"choose {name}")
    ends(t)
    assert t.ann.life == 24
    assert t.bob.has("Lamassu of the Gate").damage == 1
    t = duel(
        ann={"hand": ["Waters of the Apsu"], "discard": ["Fen Candle"]},
        bob={"field": ["Lamassu of the Gate (damage 3)"]},
    )
    t.ann.does("play Waters of the Apsu", at="ann")
    t.resolves()
    t.ann.passes()
    ends(t)
    assert t.bob.has("Lamassu of the Gate").damage == 3
    t = heresy("Waters of the Apsu", ann={"discard": ["4 Fen Candle"]})
    for _ in range(3):
        t.ann.does("choose Fen Candle")
    ends(t)
    assert t.ann.life == 23


@rule("TG-356", "TG-445")
def test_right_of_sanctuary():
    for deity, life in (("Enlil", 18), ("Mars", 20)):
        t = duel(
            ann={"hand": ["Poisoned Knife"], "field": ["Ballista Crew of the Limes"]},
            bob={
                "hand": ["Right of Sanctuary"],
                "power": "2 II",
                "discard": ["2 Fen Candle"],
                "deity": deity,
                "spent": True,
                "resources": ["Hunnic Outriders (exhausted)"],
            },
        )
        t.ann.does("use Ballista Crew of the Limes")
        t.ann.passes()
        t.bob.does("play Right of Sanctuary")
        t.resolves()
        t.bob.does("choose Fen Candle")
        ends(t)
        assert t.ann.has("Ballista Crew of the Limes").damage == 0
        assert not t.ann.has("Ballista Crew of the Limes").fresh
        assert t.bob.life == life + 1
    t = countering_heresy("Right of Sanctuary", ability=True)
    assert t.ann.has("Youthful Troll").damage == 0
    t = countering_heresy("Right of Sanctuary")
    assert t.bob.discard == ["Poisoned Knife"]
    assert t.ann.has("Youthful Troll").damage == 0


@pytest.mark.numbered
def test_deluge_of_ziusudra():
    t = duel(
        ann={"hand": ["Deluge of Ziusudra"], "field": ["Lamassu of the Gate"], "discard": ["6 Fen Candle"], **ENLIL},
        bob={"field": ["Fen Candle", "Bog Thrall", "Theodosian Walls"]},
    )
    t.ann.does("play Deluge of Ziusudra")
    t.resolves()
    for _ in range(5):
        t.ann.does("choose Fen Candle")
    ends(t)
    assert t.ann.life == 25
    assert [(one.fresh, one.freezes) for one in t.pos.field] == [(True, 0), (False, 1), (False, 1), (True, 0)]
    t = duel(ann={"hand": ["Deluge of Ziusudra"]}, bob={"field": ["Fen Candle"]})
    t.ann.does("play Deluge of Ziusudra")
    ends(t)
    assert (t.bob.has("Fen Candle").fresh, t.bob.has("Fen Candle").freezes) == (False, 0)
    t = heresy(
        "Deluge of Ziusudra",
        ann={"discard": ["4 Fen Candle"], "field": ["Bog Thrall"]},
        bob={"field": ["Fen Candle", "Bog Thrall"]},
    )
    for _ in range(3):
        t.ann.does("choose Fen Candle")
    ends(t)
    assert t.ann.life == 23
    assert [one.fresh for one in t.pos.field] == [True, False, False]

"""The Schemes of Negotiation, one test each."""

from __future__ import annotations

import pytest

from tests.proof import rule
from tests.twilight.cards.scenes import BYSTANDER, countering_heresy, duel, ends, heresy
from tests.twilight.scene import Seat

HERA: Seat = {"deity": "Hera", "spent": True}


@rule("TG-354", "TG-079")
def test_poisoned_knife():
    t = duel(ann={"hand": ["Poisoned Knife"]}, bob={"field": ["Youthful Troll", "Fen Candle"]})
    t.ann.does("play Poisoned Knife", at="Youthful Troll")
    ends(t)
    assert t.bob.has("Youthful Troll").damage == 2
    t = duel(ann={"hand": ["Poisoned Knife"]})
    t.ann.is_not_offered("play Poisoned Knife")
    t = duel(
        ann={"hand": ["Poisoned Knife"]},
        bob={"field": ["Cult Initiate"], "resources": ["I (manifested, exhausted)"]},
    )
    t.ann.does("play Poisoned Knife")
    t.ann.passes()
    t.bob.does("use Cult Initiate")
    ends(t)
    assert t.bob.destroyed == ["Cult Initiate"]
    assert t.ann.discard == ["Poisoned Knife"]
    t = heresy("Poisoned Knife", ann={"field": ["Fen Candle"]}, bob={"field": ["Youthful Troll", "Bog Thrall"]})
    t.ann.is_offered_only("choose Fen Candle", "choose Bog Thrall")
    t.ann.does("choose Bog Thrall")
    ends(t)
    assert t.bob.discard == ["Bog Thrall"]


@rule("TG-295", "TG-296", "TG-297")
def test_spring_the_snare():
    t = duel(
        ann={"hand": ["Spring the Snare"], "resources": ["Hunnic Outriders (exhausted)"], **HERA},
        bob={"resources": ["Fen Candle", "II"], "aspects": ["Bog Thrall"], "discard": ["3 I"]},
    )
    t.ann.does("play Spring the Snare")
    t.resolves()
    t.ann.is_offered_only("choose Lesser Aspect 1 of ann", "choose Lesser Aspect 1 of bob")
    t.ann.does("choose Lesser Aspect 1 of bob")
    t.resolves()
    assert len(t.bob.discard) == 1
    t.ann.does("choose Greater Aspect 2 of bob")
    ends(t)
    assert t.ann.knows(t.bob.card("Cataphract Wedge", "resources"))
    t = duel(ann={"hand": ["Spring the Snare"]}, bob={"resources": ["Fen Candle", "II (exhausted)"]})
    t.ann.does("play Spring the Snare")
    ends(t)
    t = heresy("Spring the Snare", bob={"resources": ["2 Ravage the Provinces"]})
    t.ann.does("choose Greater Aspect 2")
    ends(t)
    assert t.bob.life == 14


def test_bargain_under_two_seals():
    for deity, drawn in (("Hera", 1), ("Mars", 0)):
        t = duel(
            ann={"hand": ["Bargain Under Two Seals"], "deity": deity, "spent": True},
            bob={"resources": ["2 Spring the Snare", "Leper Quarter (exhausted)"]},
        )
        t.ann.does("play Bargain Under Two Seals")
        t.resolves()
        t.ann.does("choose Lesser Aspect 1 of bob")
        t.resolves()
        if drawn:
            t.ann.does("yes")
        ends(t)
        assert t.ann.life == 20 - drawn
    t = heresy("Bargain Under Two Seals", ann={"power": "3 I, 1 II, 1 III"}, bob={"resources": ["2 Hunnic Outriders"]})
    t.ann.does("choose Lesser Aspect 1 of bob")
    t.resolves()
    t.ann.does("choose Lesser Aspect 2 of bob")
    t.resolves()
    t.ann.does("yes")
    ends(t)
    assert (t.ann.life, t.bob.life) == (19, 18)


@rule("TG-444")
@pytest.mark.numbered
def test_letter_of_forged_seal():
    t = duel(
        ann={"hand": ["Letter of Forged Seal", "Fen Candle (known to bob)", "Bog Thrall (known to bob)", "II"], **HERA},
        bob={"resources": ["Attila, Scourge of Nations", "Hunnic Outriders (exhausted, known to bob)"]},
    )
    t.ann.does("play Letter of Forged Seal")
    t.resolves()
    outriders = t.bob.card("Hunnic Outriders", "resources")
    t.ann.is_offered_only("give Fen Candle", "give Bog Thrall", "give Chain Across the Harbour")
    t.ann.does("give Fen Candle")
    t.resolves()
    t.ann.does("yes")
    ends(t)
    assert t.ann.life == 19
    candle = t.bob.card("Fen Candle", "resources")
    assert t.bob.resources == ["III", "I exhausted"]
    assert "Hunnic Outriders" in t.ann.hand
    assert t.ann.knows(candle)
    assert not t.bob.knows(candle)
    assert not t.bob.knows(t.ann.card("Bog Thrall"))
    assert t.ann.knows(outriders)
    assert t.bob.knows(outriders)
    t = duel(ann={"hand": ["Letter of Forged Seal", "II"]}, bob={"resources": ["II (exhausted)"]})
    t.ann.does("play Letter of Forged Seal")
    ends(t)
    t = heresy("Letter of Forged Seal", bob={"aspects": ["Fen Candle"], "life": ["II", "Bog Thrall", "III"]})
    ends(t)
    assert t.ann.aspect_cards == ["Letter of Forged Seal"]
    assert t.pos.owners[t.ann.card("Letter of Forged Seal", "aspects")] == 0
    assert t.bob.resource_cards[-1] == "Fen Candle"
    assert t.bob.resources[-1] == "I exhausted"
    assert t.bob.aspect_cards == ["Bog Thrall"]


def test_recalled_to_court():
    t = duel(ann={"hand": ["Recalled to Court"]}, bob={"field": ["Attila, Scourge of Nations", "Fen Candle", "Wisp"]})
    t.ann.does("play Recalled to Court")
    t.ann.is_offered_only("choose Fen Candle", "choose Wisp")
    t.ann.does("choose Fen Candle")
    ends(t)
    assert t.bob.hand == ["Fen Candle"]
    assert t.ann.knows(t.bob.card("Fen Candle"))
    t = duel(ann={"hand": ["Recalled to Court"]}, bob={"field": ["Wisp"]})
    t.ann.does("play Recalled to Court")
    ends(t)
    assert (t.bob.field, t.bob.hand) == ([], [])
    t = heresy("Recalled to Court", ann={"field": ["Bog Thrall"]}, bob={"field": ["Youthful Troll", "Fen Candle"]})
    ends(t)
    assert t.bob.hand == ["Fen Candle"]


@rule("TG-414")
def test_delphaic_vision():
    t = duel(
        ann={"hand": ["Delphaic Vision"]},
        bob={
            "life": ["Fen Candle", "Bog Thrall", "Vandal Reavers", "Attila, Scourge of Nations"],
            "resources": ["Hostage Prince"],
        },
    )
    t.ann.does("play Delphaic Vision", at="bob")
    t.resolves()
    t.ann.is_offered_only("put Fen Candle under", "put Bog Thrall under", "put Vandal Reavers under", "leave the rest")
    t.ann.does("put Bog Thrall under")
    t.ann.does("leave the rest")
    t.ann.does("put Fen Candle on top")
    t.resolves()
    assert t.bob.life_cards == ["Vandal Reavers", "Fen Candle", "Attila, Scourge of Nations", "Bog Thrall"]
    assert [t.ann.knows(card) for card in reversed(t.bob.player.life)] == [True, True, False, True]
    assert not any(t.bob.knows(card) for card in t.bob.player.life)
    t.is_quiet()
    assert t.bob.resources == ["II exhausted"]
    t = heresy("Delphaic Vision", bob={"life": ["Fen Candle", "2 II", "III"]})
    t.ann.does("choose bob")
    t.ann.is_offered_only("put Fen Candle under", "put Cataphract Wedge under", "leave the rest")
    t.ann.does("put Fen Candle under")
    t.ann.does("leave the rest")
    t.ann.does("put Cataphract Wedge on top")
    t.ann.does("yes")
    ends(t)
    assert t.bob.life_cards == ["Cataphract Wedge"] * 2 + ["Attila, Scourge of Nations", "Fen Candle"]
    assert t.ann.life == 19


@rule("TG-422", "TG-359")
def test_tribunes_veto():
    for answered in ("summon Fen Candle", "use Hedge Druid", "play Lex Talionis"):
        t = duel(
            ann={"hand": ["Fen Candle", "Lex Talionis"], "field": ["Hedge Druid"]},
            bob={
                "hand": ["Tribune's Veto"],
                "power": "1 I, 2 II",
                "deity": "Hera",
                "spent": True,
                "discard": ["2 I"],
                "resources": ["Hunnic Outriders (exhausted)"],
            },
        )
        t.ann.does(answered)
        if t.ann.is_asked and t.ann.ask.topic == "target":
            t.answer(t.ann.ask.options[0])
        t.ann.passes()
        t.bob.does("play Tribune's Veto")
        t.resolves()
        assert t.ann.field == ["Hedge Druid"]
        assert t.ann.has("Hedge Druid").damage == 0
        assert (t.ann.life, t.bob.life) == (20, 18)
        assert len(t.bob.discard) == 5
    t = countering_heresy("Tribune's Veto", ability=True)
    assert t.ann.has("Youthful Troll").damage == 0
    t = countering_heresy("Tribune's Veto")
    assert t.ann.has("Youthful Troll").damage == 0


@rule("TG-125")
@pytest.mark.numbered
def test_bought_loyalty():
    t = duel(ann={"hand": ["Bought Loyalty"]}, bob={"field": ["Fen Candle (blessings 1)", "Youthful Troll"]})
    t.ann.does("play Bought Loyalty")
    ends(t)
    assert t.ann.has("Fen Candle").blessings == 1
    assert t.pos.owners[t.ann.has("Fen Candle").card] == 1
    t.goes_to("combat")
    t.ann.is_not_offered("attack with Fen Candle: life stack of bob")
    t = duel(
        ann={"hand": ["Bought Loyalty"], "resources": ["I (manifested)"], "field": ["Bog Thrall"]},
        bob={"field": ["Fen Candle"]},
    )
    t.ann.does("play Bought Loyalty")
    t.resolves()
    t.ann.does("discard Fen Candle")
    ends(t)
    assert t.ann.discard == ["Bought Loyalty", "Fen Candle"]
    t = heresy("Bought Loyalty", bob={"field": ["Fen Candle", "Youthful Troll"]})
    ends(t)
    assert sorted(t.ann.field) == ["Fen Candle", *BYSTANDER]


@rule("TG-346", "TG-345")
def test_night_of_whispering_envoys():
    t = duel(
        ann={"hand": ["Night of Whispering Envoys"]}, bob={"resources": ["Hunnic Outriders", "Ravage the Provinces"]}
    )
    t.ann.does("play Night of Whispering Envoys")
    t.all_pass()
    t.ann.is_offered("play Chain Across the Harbour")
    ends(t)
    assert t.bob.life == 15
    t = heresy("Night of Whispering Envoys", bob={"field": ["Fen Candle"], "resources": ["2 Hunnic Outriders"]})
    t.ann.does("choose Lesser Aspect 2")
    t.resolves()
    ends(t)
    assert not t.bob.has("Fen Candle").fresh
    assert t.bob.life == 16


@rule("TG-086", "TG-087", "TG-088")
def test_emperors_decree():
    t = duel(
        ann={"hand": ["Emperor's Decree"], **HERA},
        bob={
            "field": ["Fen Candle", "Bog Thrall", "Youthful Troll", "Gothic Foederati"],
            "resources": ["4 I (manifested)", "4 II (manifested)", "Hunnic Outriders", "Attila, Scourge of Nations"],
        },
    )
    t.ann.does("play Emperor's Decree")
    t.ann.is_offered("pass")
    t.ann.does("choose Fen Candle")
    t.ann.does("choose Bog Thrall")
    t.ann.is_offered("choose Youthful Troll", "pass")
    for name in ("Youthful Troll", "Gothic Foederati", "Fen Candle"):
        t.ann.does(f"choose {name}")
    ends(t)
    assert [(one.fresh, one.freezes) for one in t.pos.field] == [(False, 2), (False, 1), (False, 1), (False, 1)]
    assert t.bob.life == 20 - 2 - 5
    t = duel(ann={"hand": ["Emperor's Decree"]}, bob={"field": ["Fen Candle"]})
    t.ann.does("play Emperor's Decree")
    t.ann.does("pass")
    t.ann.does("choose Fen Candle")
    ends(t)
    assert t.bob.has("Fen Candle").fresh
    t = heresy(
        "Emperor's Decree",
        bob={
            "field": ["Fen Candle", "Bog Thrall", "Attila, Scourge of Nations"],
            "resources": ["4 I (manifested)", "4 III (manifested)", "2 Ravage the Provinces"],
        },
    )
    t.ann.does("choose Greater Aspect 10")
    t.resolves()
    t.ann.does("yes")
    t.ann.does("choose Attila, Scourge of Nations")
    t.ann.does("choose Fen Candle")
    t.ann.is_offered_only("choose Bog Thrall", "pass")
    t.ann.does("choose Bog Thrall")
    ends(t)
    assert t.bob.hand == ["Attila, Scourge of Nations", "Bog Thrall", "Fen Candle"]
    assert t.bob.life == 14


@rule("TG-027")
def test_every_debt_falls_due():
    t = duel(
        ann={"hand": ["Every Debt Falls Due"]},
        bob={"resources": ["Hunnic Outriders", "Ravage the Provinces", "Attila, Scourge of Nations"]},
    )
    t.ann.does("play Every Debt Falls Due")
    ends(t)
    assert t.bob.life == 20 - 2 - 3 - 5
    assert t.ann.player.manifested == 3
    t = heresy("Every Debt Falls Due", bob={"resources": ["2 Hunnic Outriders", "2 Ravage the Provinces"]})
    t.ann.does("choose Lesser Aspect 2")
    t.resolves()
    t.ann.does("choose Greater Aspect 4")
    ends(t)
    assert t.bob.life == 20 - 2 - 3 - 2 - 3

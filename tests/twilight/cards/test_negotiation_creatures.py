"""The Creatures of Negotiation, one test each."""

from __future__ import annotations

import pytest

from gloaming.games.twilight.cards import FACE_OF
from gloaming.games.twilight.derived import peaceful
from gloaming.games.twilight.state import Lasting
from tests.proof import rule
from tests.twilight.cards.scenes import ANCHOR, BYSTANDER, attack, block, duel, ends, heresy, values, words


@rule("TG-097", "TG-182")
def test_borderland_scout():
    t = duel(ann={"hand": ["Borderland Scout"]}, bob={"resources": ["Attila, Scourge of Nations", "Fen Candle", "II"]})
    t.ann.does("summon Borderland Scout")
    t.resolves()
    t.ann.does("choose Lesser Aspect 2 of bob")
    t.ann.does("choose Exalted Aspect 1 of bob")
    ends(t)
    candle, attila = t.bob.card("Fen Candle", "resources"), t.bob.card("Attila, Scourge of Nations", "resources")
    assert t.ann.knows(candle)
    assert t.ann.knows(attila)
    assert not t.bob.knows(candle)
    assert not t.ann.knows(t.bob.card("Cataphract Wedge", "resources"))
    t = heresy("Borderland Scout", bob={"field": ["Fen Candle", "Youthful Troll"]})
    ends(t)
    assert (t.bob.has("Fen Candle").fresh, t.bob.has("Fen Candle").freezes) == (False, 1)
    assert t.bob.has("Youthful Troll").fresh


@rule("TG-295", "TG-097")
def test_corrupt_tribune():
    t = duel(ann={"field": ["Corrupt Tribune"]}, bob={"resources": ["Hunnic Outriders", "Attila, Scourge of Nations"]})
    t.ann.does("use Corrupt Tribune")
    ends(t)
    assert t.bob.life == 18
    assert t.ann.power == (5, 6, 6)
    t = heresy("Corrupt Tribune", bob={"hand": ["Fen Candle", "Bog Thrall"]})
    ends(t)
    assert len(t.bob.hand) == 1
    assert len(t.bob.discard) == 1


@pytest.mark.numbered
def test_palace_confidante():
    t = duel(phase="combat", ann={"field": ["Palace Confidante"]}, bob={"hand": ["Fen Candle", "Bog Thrall"]})
    attack(t, "Palace Confidante")
    t.goes_to("discard_damage")
    t.all_pass()
    t.resolves()
    assert t.bob.life == 18
    t.bob.does("discard Fen Candle")
    ends(t)
    assert t.ann.knows(t.bob.card("Bog Thrall"))
    t = duel(phase="combat", ann={"field": ["Palace Confidante"]}, bob={"hand": ["Fen Candle"], "discard": ["2 I"]})
    attack(t, "Palace Confidante", stack="discard")
    t.goes_to("end_start")
    assert t.bob.hand == ["Fen Candle"]
    t = duel(phase="combat", ann={"field": ["Palace Confidante"]}, bob={"hand": ["Fen Candle"]})
    t.pos.lasting = (Lasting(kind="prevent", seat=t.bob.seat, n=2, until="turn", whose=t.bob.seat),)
    attack(t, "Palace Confidante")
    t.goes_to("end_start")
    assert (t.bob.life, t.bob.hand) == (20, ["Fen Candle"])
    assert not t.pos.lasting
    t = heresy("Palace Confidante", bob={"hand": ["2 Fen Candle"]})
    ends(t)
    assert "Fen Candle" in t.ann.hand
    assert t.bob.hand == ["Fen Candle"]
    candle = t.ann.card("Fen Candle")
    assert t.ann.knows(candle)
    assert t.bob.knows(candle)
    assert t.pos.owners[candle] == 1


def test_silk_road_broker():
    t = duel(
        ann={"field": ["Silk-Road Broker"], "hand": ["Bargain Under Two Seals"]},
        bob={"resources": ["Altar of Thermopylae", "Altar of Thermopylae"]},
    )
    t.ann.does("play Bargain Under Two Seals")
    t.resolves()
    t.ann.does("choose Lesser Aspect 1 of bob")
    t.resolves()
    t.ann.does("yes")
    ends(t)
    assert t.ann.life == 19
    assert t.bob.resources == ["I exhausted", "I exhausted"]
    t = heresy("Silk-Road Broker", bob={"life": ["II", "III", "Fen Candle", "Bog Thrall"]})
    ends(t)
    assert t.ann.aspect_cards == ["Fen Candle"]
    assert t.bob.life_cards == ["Cataphract Wedge", "Attila, Scourge of Nations", "Bog Thrall"]
    assert not t.ann.knows(t.ann.card("Fen Candle", "aspects"))
    assert t.bob.player.shown == 2


@pytest.mark.numbered
def test_delegate_of_the_senate():
    t = duel(ann={"field": ["Delegate of the Senate", "Bog Thrall"]}, bob={"field": ["Fen Candle", "Youthful Troll"]})
    t.ann.does("use Delegate of the Senate")
    ends(t)
    assert not t.bob.has("Fen Candle").fresh
    assert t.bob.has("Youthful Troll").fresh
    t = duel(
        turn_of="bob",
        phase="resource",
        ann={
            "field": ["Fen Candle (exhausted)", "Bog Thrall (exhausted)", "Cult Initiate (exhausted)"],
            "hand": ["Every Debt Falls Due"],
        },
        bob={
            "field": ["Youthful Troll"],
            "resources": ["Delegate of the Senate (exhausted)", "II (manifested, exhausted)"],
        },
    )
    t.bob.passes()
    t.ann.does("play Every Debt Falls Due")
    t.resolves()
    t.ann.is_offered_only("choose Fen Candle", "choose Bog Thrall", "choose Cult Initiate", "pass")
    t.ann.does("choose Fen Candle")
    t.ann.does("choose Cult Initiate")
    t.resolves()
    assert [one.fresh for one in t.pos.controlled(0)] == [True, False, True]
    t.goes_to("combat")
    t.bob.is_not_offered("attack with Youthful Troll: life stack of ann")


@rule("TG-095")
def test_mischievous_nymph():
    t = duel(
        phase="combat",
        ann={"field": ["Youthful Troll", "Attila, Scourge of Nations"]},
        bob={"field": ["Mischievous Nymph"], "hand": ["Fen Candle"]},
    )
    attack(t, "Youthful Troll", "Attila, Scourge of Nations")
    t.resolves()
    t.ann.passes()
    t.bob.is_offered("use Mischievous Nymph")
    t.bob.does("use Mischievous Nymph")
    t.resolves()
    t.goes_to("life_damage")
    assert t.bob.life == 20 - 2 - 4
    t = duel(ann={"field": ["Mischievous Nymph", "Fen Candle"]}, bob={"field": ["Youthful Troll"]})
    t.ann.is_not_offered("use Mischievous Nymph")
    t = heresy("Mischievous Nymph", bob={"field": ["Youthful Troll (attacking)", "Fen Candle"]})
    t.ann.does("yes")
    ends(t)
    assert peaceful(t.pos, t.bob.has("Youthful Troll"))
    assert t.ann.life == 19


@rule("TG-243")
def test_mischievous_nymph_stops_a_blocker_too():
    t = duel(
        phase="combat",
        ann={"field": ["Youthful Troll", "Mischievous Nymph"]},
        bob={"field": ["Cataphract Wedge", "Mischievous Nymph"]},
    )
    attack(t, "Youthful Troll")
    block(t, ("Youthful Troll", "Cataphract Wedge"))
    t.ann.does("use Mischievous Nymph", at="Cataphract Wedge")
    t.goes_to("creature_damage")
    assert t.ann.has("Youthful Troll").damage == 0
    assert t.bob.has("Cataphract Wedge").damage == 0


def test_masked_conspirator():
    t = duel(
        phase="combat",
        ann={"field": ["Masked Conspirator"]},
        bob={"resources": ["Hunnic Outriders", "Ravage the Provinces"]},
    )
    attack(t, "Masked Conspirator")
    t.resolves()
    t.ann.is_offered_only("manifest a Lesser Aspect", "manifest a Greater Aspect")
    t.ann.does("manifest a Greater Aspect")
    t.resolves()
    assert t.bob.life == 17
    t = heresy(
        "Masked Conspirator",
        bob={
            "field": ["Fen Candle", "Youthful Troll"],
            "hand": [ANCHOR],
            "resources": ["2 I (manifested)", "2 II (manifested)"],
        },
    )
    ends(t)
    assert sorted(t.ann.field) == ["Fen Candle", *BYSTANDER]
    t.goes_to("draw_start")
    assert sorted(t.bob.field) == ["Fen Candle", "Youthful Troll"]
    assert t.ann.field == BYSTANDER


@rule("TG-237")
def test_hostage_prince():
    t = duel(
        ann={"field": ["Hostage Prince"], "hand": ["Poisoned Knife"]},
        bob={"resources": ["Hunnic Outriders", "Ravage the Provinces"]},
    )
    t.ann.does("play Poisoned Knife")
    ends(t)
    assert t.bob.life == 20 - 2 - 3
    t = duel(
        ann={"field": ["Hostage Prince"], "hand": ["Cataphract Wedge"], "resources": ["II (manifested)"]},
        bob={"resources": ["Hunnic Outriders", "Ravage the Provinces"]},
    )
    t.ann.does("summon Cataphract Wedge")
    t.resolves()
    t.ann.does("discard Hostage Prince")
    ends(t)
    assert t.bob.life == 20 - 2 - 3
    t = heresy("Hostage Prince", bob={"resources": ["I (manifested)", "II (manifested)", "III (manifested)"]})
    t.ann.does("choose Lesser Aspect 2")
    t.ann.does("choose Exalted Aspect 4")
    ends(t)
    assert t.bob.resources == ["II", "I exhausted", "II", "III exhausted"]


@rule("TG-084", "TG-085", "TG-449")
def test_loki_in_exile():
    t = duel(
        ann={"field": ["Loki in Exile (damage 0, blessings 1, frozen 1)"]},
        bob={"field": ["Praetorian Guard", "Fen Candle"]},
    )
    t.ann.does("use Loki in Exile", at="Praetorian Guard")
    ends(t)
    loki = t.ann.has("Loki in Exile")
    assert values(t, loki) == (4, 4, 2)
    assert (loki.blessings, loki.freezes, loki.fresh) == (0, 0, False)
    t = duel(
        ann={"field": ["Loki in Exile"], "deity": "Hera", "spent": True},
        bob={"field": ["Corrupt Tribune"], "resources": ["Hunnic Outriders", "4 II", "4 III"]},
    )
    t.ann.does("use Loki in Exile", at="Corrupt Tribune")
    ends(t)
    t.pos.alter(t.ann.has("Loki in Exile").card, fresh=True)
    t.ann.passes()
    t = heresy("Loki in Exile", bob={"field": ["Fen Candle"]})
    ends(t)
    assert t.ann.field == [*BYSTANDER, "Loki in Exile"]
    assert t.pos.is_mini(t.ann.has("Loki in Exile"))
    assert t.ann.has("Loki in Exile").fresh
    t.ann.does("use Loki in Exile", at="Fen Candle")
    ends(t)
    assert words(t, t.ann.has("Loki in Exile")) == ["fleet"]


@rule("TG-085")
def test_a_copy_of_a_copy_is_what_that_has_become():
    t = duel(ann={"field": ["Loki in Exile"]}, bob={"field": ["Loki in Exile (mini)"]})
    t.pos.copy_creature(t.bob.has("Loki in Exile").card, FACE_OF["Fen Candle"])
    t.ann.does("use Loki in Exile", at="Loki in Exile")
    ends(t)
    assert words(t, t.ann.has("Loki in Exile")) == ["fleet"]


def test_galla_placidia_regent_of_the_west():
    t = duel(
        ann={"field": ["Galla Placidia, Regent of the West"], "hand": ["Bargain Under Two Seals"]},
        bob={"resources": ["Altar of Thermopylae", "Leper Quarter", "2 Altar of Thermopylae"], "field": ["Fen Candle"]},
    )
    t.ann.does("play Bargain Under Two Seals")
    t.resolves()
    t.ann.does("choose Lesser Aspect 1 of bob")
    t.resolves()
    t.ann.does("choose Lesser Aspect 3 of bob")
    ends(t)
    assert (t.bob.has("Fen Candle").fresh, t.bob.has("Fen Candle").freezes) == (False, 1)
    t = heresy(
        "Galla Placidia, Regent of the West", bob={"resources": ["2 Hunnic Outriders", "2 Ravage the Provinces"]}
    )
    t.ann.does("choose Lesser Aspect 2")
    t.resolves()
    t.ann.does("choose Greater Aspect 4")
    t.resolves()
    assert t.bob.life == 20 - 2 - 3 - 2 - 3


@rule("TG-403")
def test_argos_of_the_hundred_eyes():
    t = duel(
        phase="draw", ann={"field": ["Argos of the Hundred Eyes"]}, bob={"resources": ["Ravage the Provinces", "2 III"]}
    )
    t.resolves()
    t.ann.does("choose Greater Aspect 1 of bob")
    t.resolves()
    assert t.ann.knows(t.bob.card("Ravage the Provinces", "resources"))
    t.ann.does("use Argos of the Hundred Eyes")
    t.ann.is_offered_only("place a Freeze marker on it", "exhaust it")
    t.ann.does("place a Freeze marker on it")
    t.resolves()
    assert t.bob.life == 17
    assert (t.ann.has("Argos of the Hundred Eyes").fresh, t.ann.has("Argos of the Hundred Eyes").freezes) == (True, 1)
    t = heresy("Argos of the Hundred Eyes", bob={"resources": ["2 Ravage the Provinces", "2 Fen Candle"]})
    t.ann.does("choose Lesser Aspect 5 of bob")
    t.resolves()
    t.ann.does("choose Greater Aspect 3 of bob")
    t.resolves()
    t.ann.does("choose Lesser Aspect 4 of bob")
    t.ann.passes()
    t.resolves()
    assert t.ann.knows(t.bob.card("Fen Candle", "resources"))
    assert t.bob.life == 20 - 3 - 3

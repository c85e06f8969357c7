"""The Creatures of Sanctuary, one test each."""

from __future__ import annotations

import pytest

from tests.proof import rule
from tests.twilight.cards.scenes import BYSTANDER, attack, block, duel, ends, heresy, until, values
from tests.twilight.scene import Seat

ENLIL: Seat = {"deity": "Enlil", "spent": True}


@rule("TG-096")
def test_terracotta_warrior():
    t = duel(ann={"field": ["Terracotta Warrior"]})
    assert values(t, t.ann.has("Terracotta Warrior")) == (1, 1, 1)
    t.ann.does("use Terracotta Warrior")
    ends(t)
    mini = t.ann.has("Terracotta Warrior", 1)
    assert t.pos.is_mini(mini)
    assert not mini.fresh
    assert values(t, mini) == (1, 1, 1)
    assert len(t.ann.field) == 2
    assert t.ann.power == (5, 6, 6)
    t.ann.is_not_offered("use Terracotta Warrior")
    t = heresy("Terracotta Warrior", ann={"power": "3 I, 1 II, 1 III"})
    ends(t)
    assert t.pos.is_mini(t.ann.has("Terracotta Warrior"))
    assert t.ann.has("Terracotta Warrior").fresh
    t.ann.does("use Terracotta Warrior")
    ends(t)
    assert t.ann.field == [*BYSTANDER, "Terracotta Warrior", "Terracotta Warrior"]


@rule("TG-405", "TG-029")
def test_keeper_of_the_threshold():
    t = duel(phase="combat", ann={"field": ["Keeper of the Threshold", "Fen Candle"]})
    t.ann.is_not_offered("attack with Keeper of the Threshold: life stack of bob")
    t = duel(
        phase="combat",
        ann={"field": ["Bog Thrall"]},
        bob={"field": ["Keeper of the Threshold"], "discard": ["Fen Candle", "II"]},
    )
    attack(t, "Bog Thrall")
    block(t, ("Bog Thrall", "Keeper of the Threshold"))
    until(t, "target")
    t.bob.is_offered_only("choose Fen Candle", "choose Cataphract Wedge", "pass")
    t.bob.does("choose Fen Candle")
    t.resolves()
    assert t.bob.life_cards[-1] == "Fen Candle"
    assert t.bob.discard == ["Cataphract Wedge"]
    t = heresy("Keeper of the Threshold", ann={"discard": ["Fen Candle", "II", "III"]})
    t.ann.does("choose Fen Candle")
    t.ann.does("choose Cataphract Wedge")
    ends(t)
    assert t.ann.life == 22


def test_molossian_mastiff():
    t = duel(phase="combat", ann={"field": ["Youthful Troll"]}, bob={"field": ["Molossian Mastiff"]})
    attack(t, "Youthful Troll")
    block(t, ("Youthful Troll", "Molossian Mastiff"))
    t.resolves()
    assert values(t, t.bob.has("Molossian Mastiff")) == (3, 2, 0)
    t.goes_to("creature_damage")
    assert (t.ann.field, t.bob.field) == ([], [])
    t = duel(ann={"hand": ["Molossian Mastiff"]})
    t.ann.does("summon Molossian Mastiff")
    ends(t)
    assert not t.ann.has("Molossian Mastiff").fresh
    t = heresy("Molossian Mastiff", bob={"field": ["Youthful Troll (attacking)", "Lamassu of the Gate"]})
    ends(t)
    assert t.bob.has("Youthful Troll").damage == 2


@rule("TG-222", "TG-064")
def test_mudbrick_mason():
    t = duel(
        ann={"field": ["Mudbrick Mason"], "hand": ["Verdant Oasis", "Theodosian Walls", "Fen Candle"], "power": "1 I"}
    )
    t.ann.is_offered("summon Verdant Oasis")
    t.ann.is_not_offered("summon Theodosian Walls")
    t.ann.does("summon Verdant Oasis")
    t.resolves()
    assert t.ann.power == (0, 0, 0)
    t = duel(ann={"field": ["Mudbrick Mason"], "hand": ["Verdant Oasis"], "power": "1 II"})
    t.ann.is_not_offered("summon Verdant Oasis")
    t = duel(ann={"field": ["2 Mudbrick Mason"], "hand": ["Verdant Oasis"], "power": "1 II"})
    t.ann.is_not_offered("summon Verdant Oasis")
    t = heresy("Mudbrick Mason", bob={"field": ["Theodosian Walls", "Funeral Games", "Fen Candle"]})
    t.ann.is_offered_only("choose Theodosian Walls", "choose Funeral Games")
    t.ann.does("choose Theodosian Walls")
    ends(t)
    assert (t.bob.has("Theodosian Walls").fresh, t.bob.has("Theodosian Walls").freezes) == (False, 1)


def test_reed_marsh_fisher():
    t = duel(phase="draw", ann={"field": ["Reed-Marsh Fisher"], "discard": ["Fen Candle", "II"]})
    t.resolves()
    t.ann.does("choose Cataphract Wedge")
    t.resolves()
    assert t.ann.life == 21
    assert t.ann.discard == ["Fen Candle"]
    t = heresy(
        "Reed-Marsh Fisher",
        ann={"discard": ["2 Fen Candle"]},
        bob={"field": ["Youthful Troll (damage 3, blessings 1)"]},
    )
    t.ann.does("choose Youthful Troll")
    t.ann.does("choose Fen Candle")
    ends(t)
    assert t.bob.has("Youthful Troll").damage == 1
    assert t.ann.life == 21


@rule("TG-097", "TG-279")
def test_youthful_troll():
    for deity, damage in (("Enlil", 1), ("Mars", 2)):
        t = duel(
            phase="combat",
            ann={"field": ["Bog Thrall"]},
            bob={"field": ["Youthful Troll"], "deity": deity, "spent": True},
        )
        assert values(t, t.bob.has("Youthful Troll")) == (3, 3, 0)
        attack(t, "Bog Thrall")
        block(t, ("Bog Thrall", "Youthful Troll"))
        t.goes_to("creature_damage")
        assert t.bob.has("Youthful Troll").damage == damage
    t = heresy("Youthful Troll", bob={"field": ["Lamassu of the Gate (attacking)", "Fen Candle"]})
    ends(t)
    assert t.bob.has("Lamassu of the Gate").damage == 3


@rule("TG-097", "TG-244")
@pytest.mark.numbered
def test_stormchaser_oracle():
    t = duel(phase="combat", ann={"field": ["Youthful Troll", "Fen Candle"]}, bob={"field": ["Stormchaser Oracle"]})
    assert values(t, t.bob.has("Stormchaser Oracle")) == (4, 4, 1)
    attack(t, "Youthful Troll", "Fen Candle")
    t.ann.passes()
    t.bob.does("use Stormchaser Oracle", at="Youthful Troll")
    t.resolves()
    assert t.ann.has("Youthful Troll").damage == 2
    t = duel(ann={"field": ["Stormchaser Oracle"]})
    t.ann.is_not_offered("use Stormchaser Oracle")
    t = heresy(
        "Stormchaser Oracle", ann={"field": ["Fen Candle"]}, bob={"field": ["Youthful Troll", "Gothic Foederati"]}
    )
    ends(t)
    assert [one.damage for one in t.pos.field] == [0, 1, 1]


@rule("TG-144")
@pytest.mark.numbered
def test_lamassu_of_the_gate():
    t = duel(phase="combat", ann={"field": ["Youthful Troll", "Fen Candle"]}, bob={"field": ["Lamassu of the Gate"]})
    attack(t, "Youthful Troll", "Fen Candle")
    block(t, ("Youthful Troll", "Lamassu of the Gate"))
    t.resolves()
    assert t.ann.has("Youthful Troll").freezes == 1
    assert t.ann.has("Fen Candle").freezes == 0
    t = heresy("Lamassu of the Gate", bob={"field": ["Youthful Troll", "Fen Candle", "Bog Thrall"]})
    t.ann.is_offered("pass")
    t.ann.does("choose Youthful Troll")
    t.ann.does("choose Bog Thrall")
    ends(t)
    assert [(one.fresh, one.freezes) for one in t.pos.controlled(1)] == [(False, 1), (True, 0), (False, 1)]


def test_ziggurat_steward():
    t = duel(ann={"field": ["Ziggurat Steward"], "aspects": ["I", "III"]}, bob={"discard": ["Fen Candle", "II", "III"]})
    t.ann.does("use Ziggurat Steward")
    t.resolves()
    t.ann.does("restore 2")
    t.ann.does("choose bob")
    t.bob.does("choose Fen Candle")
    t.bob.passes()
    ends(t)
    assert t.bob.life == 21
    t = duel(ann={"field": ["Ziggurat Steward"], "aspects": ["I", "III"], "resources": ["II (manifested)"]})
    t.ann.does("use Ziggurat Steward")
    t.resolves()
    t.ann.does("place an Exalted Aspect")
    ends(t)
    assert t.ann.resources == ["II", "III exhausted"]
    assert t.ann.aspects == ["I"]
    t = heresy("Ziggurat Steward", ann={"discard": ["4 Fen Candle"]})
    for _ in range(3):
        t.ann.does("choose Fen Candle")
    ends(t)
    assert t.ann.life == 23


@pytest.mark.numbered
def test_humbaba_warden_of_cedars():
    t = duel(
        phase="combat",
        ann={"field": ["Youthful Troll", "Lamassu of the Gate", "Gothic Foederati"]},
        bob={"field": ["Humbaba, Warden of Cedars"]},
    )
    attack(t, "Youthful Troll", "Lamassu of the Gate")
    block(t, ("Youthful Troll", "Humbaba, Warden of Cedars"))
    t.resolves()
    assert [one.damage for one in t.pos.field] == [2, 2, 0, 0]
    t = heresy("Humbaba, Warden of Cedars", bob={"field": ["Youthful Troll (exhausted)", "Fen Candle"]})
    ends(t)
    assert t.bob.discard == ["Youthful Troll"]


@pytest.mark.numbered
def test_anzu_storm_bird():
    t = duel(
        phase="combat",
        ann={"field": ["Fen Candle"], "resources": ["I (manifested)", "Ravage the Provinces"]},
        bob={"field": ["Anzu Storm-Bird"]},
    )
    attack(t, "Fen Candle")
    block(t, ("Fen Candle", "Anzu Storm-Bird"))
    t.resolves()
    assert t.ann.life == 17
    t = heresy("Anzu Storm-Bird", bob={"field": ["Youthful Troll", "Fen Candle"]})
    t.ann.does("choose Fen Candle")
    ends(t)
    assert [(one.fresh, one.freezes) for one in t.pos.controlled(1)] == [(False, 0), (False, 1)]


def test_colossus_of_rhodes_re_raised():
    t = duel(
        phase="combat",
        ann={"field": ["Fen Candle", "Bog Thrall"]},
        bob={"field": ["Colossus of Rhodes, Re-raised"], "discard": ["3 Bog Thrall"]},
    )
    assert values(t, t.bob.has("Colossus of Rhodes, Re-raised")) == (4, 7, 1)
    attack(t, "Bog Thrall")
    block(t, ("Bog Thrall", "Colossus of Rhodes, Re-raised"))
    until(t, "target")
    t.bob.does("choose Bog Thrall")
    t.bob.does("choose Bog Thrall")
    t.resolves()
    assert t.bob.life == 22
    t = heresy("Colossus of Rhodes, Re-raised")
    ends(t)
    assert t.ann.field == [*BYSTANDER, "Terracotta Warrior", "Terracotta Warrior"]
    assert all(t.pos.is_mini(one) and one.fresh for one in t.pos.field[1:])

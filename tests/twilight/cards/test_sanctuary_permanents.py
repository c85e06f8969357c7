"""The Fortifications and Intrigues of Sanctuary, one test each."""

from __future__ import annotations

import pytest

from gloaming.games.twilight.derived import player_armor
from tests.proof import rule
from tests.twilight.cards.scenes import BYSTANDER, attack, block, duel, ends, heresy, until, values, words
from tests.twilight.scene import Seat

ENLIL: Seat = {"deity": "Enlil", "spent": True}


def test_verdant_oasis():
    t = duel(
        ann={"field": ["Verdant Oasis", "Youthful Troll (damage 2)", "Fen Candle (exhausted)"]},
        bob={"field": ["Lamassu of the Gate (damage 3)"]},
    )
    t.ann.does("use Verdant Oasis, first ability")
    t.ann.is_not_offered("use Verdant Oasis, first ability")
    ends(t)
    assert (t.ann.has("Youthful Troll").damage, t.ann.has("Youthful Troll").fresh) == (1, False)
    t.ann.is_not_offered("use Verdant Oasis, first ability")
    t.ann.does("use Verdant Oasis, second ability", at="Lamassu of the Gate")
    ends(t)
    assert t.bob.has("Lamassu of the Gate").damage == 1
    assert t.ann.power == (5, 6, 6)
    t.ann.is_not_offered("use Verdant Oasis, second ability")
    t = heresy("Verdant Oasis", ann={"field": ["Fen Candle (exhausted, frozen 2)", "Bog Thrall (exhausted)"]})
    t.ann.is_offered("pass")
    t.ann.does("choose Fen Candle")
    t.ann.does("choose Bog Thrall")
    ends(t)
    assert (t.ann.has("Fen Candle").fresh, t.ann.has("Fen Candle").freezes) == (True, 0)
    assert t.ann.has("Bog Thrall").fresh


@rule("TG-091")
def test_hydra_nest():
    t = duel(phase="combat", ann={"field": ["Fen Candle", "Bog Thrall"]}, bob={"field": ["Hydra Nest"]})
    attack(t, "Fen Candle", "Bog Thrall")
    t.resolves()
    assert t.bob.field == ["Hydra Nest", "Hydra"]
    assert values(t, t.bob.has("Hydra")) == (2, 2, 0)
    t.all_pass()
    t.bob.is_offered("block Bog Thrall with Hydra")
    t = heresy("Hydra Nest")
    ends(t)
    assert t.bob.resources[0] == "II exhausted"


@rule("TG-070", "TG-418")
@pytest.mark.numbered
def test_theodosian_walls():
    t = duel(
        phase="combat",
        ann={"field": ["Fen Candle", "Youthful Troll"]},
        bob={"field": ["Grove of Listening Yews (N)", "Theodosian Walls (N)", "Bog Thrall", "Gothic Foederati"]},
    )
    attack(t, "Fen Candle", "Youthful Troll")
    block(t, ("Youthful Troll", "Bog Thrall"))
    assert values(t, t.bob.has("Bog Thrall"))[0] == 3
    assert values(t, t.bob.has("Gothic Foederati"))[0] == 1
    t.goes_to("life_damage")
    assert t.bob.life == 20
    t = duel(
        phase="combat",
        ann={"field": ["Fen Candle", "Youthful Troll"]},
        bob={"field": ["Theodosian Walls", "Bog Thrall"]},
    )
    attack(t, "Youthful Troll")
    block(t, ("Youthful Troll", "Bog Thrall"))
    assert values(t, t.bob.has("Bog Thrall"))[0] == 2
    t = heresy("Theodosian Walls", ann={"field": ["Vandal Reavers"]})
    t.resolves()
    assert player_armor(t.pos, 0) == 2
    t.ann.does("use Vandal Reavers")
    ends(t)
    assert t.ann.life == 20


@rule("TG-418")
def test_theodosian_walls_stop_obliterate_and_defile_but_no_destruction():
    t = duel(
        ann={"hand": ["Cut the Mistletoe"], "field": ["Haruspex of the Marsh"], "discard": ["I"]},
        bob={"field": ["Theodosian Walls"]},
    )
    t.ann.does("play Cut the Mistletoe")
    ends(t)
    assert t.bob.life == 19
    t.ann.does("use Haruspex of the Marsh")
    if t.ann.ask.topic == "prescience":
        t.ann.does("exhaust it")
    ends(t)
    assert t.bob.life == 18


@pytest.mark.numbered
def test_gate_of_ishtar():
    t = duel(phase="draw", ann={"field": ["Gate of Ishtar"], "discard": ["6 Fen Candle", "Bog Thrall"]})
    t.resolves()
    t.ann.does("choose Bog Thrall")
    t.ann.does("choose Fen Candle")
    t.resolves()
    assert t.ann.life == 22
    t.ann.does("use Gate of Ishtar", at="ann", paying="Pay one Greater")
    t.ann.passes()
    t.resolves()
    t.ann.does("choose Fen Candle")
    t.ann.does("choose Fen Candle")
    t.resolves()
    assert t.ann.life == 24
    t.ann.is_not_offered("use Gate of Ishtar")
    for deity, life in (("Enlil", 20), ("Mars", 19)):
        t = duel(
            turn_of="bob",
            phase="draw",
            ann={"field": ["Gate of Ishtar"], "deity": deity, "spent": True},
            bob={"field": ["Burning Villas", "Fen Candle"]},
        )
        t.resolves()
        assert t.ann.life == life
        assert player_armor(t.pos, 0) == life - 19
    t = heresy(
        "Gate of Ishtar", ann={"discard": ["4 Fen Candle"]}, bob={"field": ["Funeral Games", "Theodosian Walls"]}
    )
    t.ann.does("choose Theodosian Walls")
    for _ in range(3):
        t.ann.does("choose Fen Candle")
    ends(t)
    assert t.bob.destroyed == ["Theodosian Walls"]
    assert t.ann.life == 23


def test_household_rites():
    t = duel(
        phase="draw", ann={"field": ["Household Rites", "Fen Candle", "Bog Thrall"]}, bob={"field": ["Bog Thrall"]}
    )
    t.resolves()
    t.ann.is_offered_only("choose Fen Candle", "choose Bog Thrall")
    t.ann.does("choose Fen Candle")
    t.resolves()
    assert values(t, t.ann.has("Fen Candle")) == (2, 2, 0)
    t = heresy("Household Rites")
    t.ann.does("yes")
    ends(t)
    assert t.ann.field == [*BYSTANDER, "Household Rites"]


def test_covenant_of_salt():
    t = duel(
        phase="combat",
        ann={
            "field": ["Youthful Troll", "Fen Candle"],
            "resources": ["4 I (manifested)", "4 II (manifested)", "Hunnic Outriders"],
        },
        bob={"field": ["Covenant of Salt", "Lamassu of the Gate", "Gothic Foederati"], "discard": ["Bog Thrall"]},
    )
    attack(t, "Youthful Troll", "Fen Candle")
    block(t, ("Youthful Troll", "Lamassu of the Gate"))
    until(t, "first_trigger")
    t.bob.does("begin with Covenant of Salt")
    until(t, "effect")
    t.bob.does("place a blessing")
    t.resolves()
    assert t.bob.has("Lamassu of the Gate").blessings == 1
    t.bob.does("begin with Covenant of Salt")
    t.goes_to("creature_damage")
    assert t.ann.life == 20
    t = duel(
        phase="combat",
        ann={"field": ["Youthful Troll"], "resources": ["4 II (manifested)", "Hunnic Outriders"]},
        bob={"field": ["Covenant of Salt", "Keeper of the Threshold"], "discard": ["Bog Thrall"], **ENLIL},
    )
    attack(t, "Youthful Troll")
    block(t, ("Youthful Troll", "Keeper of the Threshold"))
    until(t, "first_trigger")
    t.bob.does("begin with Covenant of Salt")
    until(t, "effect")
    t.bob.does("restore 1")
    t.bob.does("choose Bog Thrall")
    t.resolves()
    assert t.bob.life == 21
    t.bob.does("begin with Covenant of Salt")
    t.goes_to("creature_damage")
    assert t.ann.life == 18
    t = heresy("Covenant of Salt")
    t.ann.does("yes")
    ends(t)
    assert t.ann.field == [*BYSTANDER, "Covenant of Salt"]


@rule("TG-082", "TG-083")
def test_ishtars_harvest():
    for field, deity, times in (
        ("Ishtar's Harvest", "Enlil", 2),
        ("Ishtar's Harvest (unpaid)", "Enlil", 1),
        ("Ishtar's Harvest", "Mars", 1),
    ):
        t = duel(phase="draw", ann={"field": [field], "discard": ["8 Fen Candle"], "deity": deity, "spent": True})
        for _ in range(times):
            until(t, "target_player")
            t.ann.does("choose ann")
            for _ in range(3):
                t.ann.does("choose Fen Candle")
        ends(t)
        assert t.ann.life == 20 + 3 * times
    t = heresy("Ishtar's Harvest")
    t.ann.does("yes")
    ends(t)
    assert t.ann.field == [*BYSTANDER, "Ishtar's Harvest"]


@rule("TG-407")
def test_night_watch_of_uruk():
    for deity, fight in (("Enlil", 2), ("Mars", 1)):
        t = duel(
            phase="combat",
            ann={"field": ["Youthful Troll"]},
            bob={"field": ["Night Watch of Uruk", "Reed-Marsh Fisher (exhausted)"], "deity": deity, "spent": True},
        )
        assert words(t, t.bob.has("Reed-Marsh Fisher")) == ["watchful"]
        assert values(t, t.bob.has("Reed-Marsh Fisher"))[0] == 1
        attack(t, "Youthful Troll")
        block(t, ("Youthful Troll", "Reed-Marsh Fisher"))
        assert values(t, t.bob.has("Reed-Marsh Fisher"))[0] == fight
    t = duel(
        phase="combat",
        ann={"field": ["Youthful Troll"]},
        bob={"field": ["Night Watch of Uruk (exhausted)", "Fen Candle (exhausted)"]},
    )
    attack(t, "Youthful Troll")
    t.all_pass()
    t.bob.is_not_asked()
    t = heresy("Night Watch of Uruk")
    t.ann.does("yes")
    ends(t)
    assert t.ann.field == [*BYSTANDER, "Night Watch of Uruk"]

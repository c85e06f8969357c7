"""The Fortifications and Intrigues of Aggression, one test each."""

from __future__ import annotations

from tests.proof import rule
from tests.twilight.cards.scenes import BYSTANDER, attack, duel, ends, heresy, values, words


@rule("TG-092", "TG-408", "TG-233")
def test_altar_of_thermopylae():
    t = duel(
        phase="draw",
        ann={
            "field": ["Altar of Thermopylae"],
            "discard": ["Youthful Troll", "Attila, Scourge of Nations", "Poisoned Knife"],
            "resources": ["I (manifested)"],
            "power": "1 I",
        },
    )
    t.goes_to("drawn")
    t.all_pass()
    t.resolves()
    t.ann.does("yes")
    t.resolves()
    troll = t.ann.has("Youthful Troll")
    assert troll.fresh
    assert words(t, troll) == ["doomed", "onrush"]
    t.goes_to("combat")
    attack(t, "Youthful Troll")
    t.goes_to("end_start")
    assert t.bob.life == 17
    assert t.ann.field == ["Altar of Thermopylae"]
    assert t.ann.destroyed == ["Youthful Troll"]
    t = heresy("Altar of Thermopylae")
    ends(t)
    assert t.bob.resources[0] == "I exhausted"


@rule("TG-094")
def test_altar_of_thermopylae_may_be_declined_and_dooms_when_slain():
    t = duel(
        phase="draw",
        ann={
            "field": ["Altar of Thermopylae"],
            "discard": ["Youthful Troll"],
            "hand": ["Lex Talionis", "Poisoned Knife"],
        },
    )
    t.goes_to("drawn")
    t.all_pass()
    t.resolves()
    t.ann.is_offered_only("yes", "no")
    t.ann.does("no")
    t.resolves()
    assert t.ann.field == ["Altar of Thermopylae"]
    t = duel(
        phase="draw", ann={"field": ["Altar of Thermopylae"], "discard": ["Fen Candle"], "hand": ["Poisoned Knife"]}
    )
    t.goes_to("drawn")
    t.all_pass()
    t.resolves()
    t.ann.does("yes")
    t.resolves()
    t.ann.does("play Poisoned Knife")
    t.resolves()
    assert t.ann.destroyed == ["Fen Candle"]
    assert t.ann.discard == ["Poisoned Knife"]


def test_marching_camp():
    t = duel(
        phase="combat",
        ann={
            "field": ["Marching Camp", "Stoic Legionnaires", "Fen Candle", "Bog Thrall"],
            "hand": ["Stoic Legionnaires"],
        },
    )
    attack(t, "Stoic Legionnaires", "Fen Candle")
    assert [values(t, t.ann.has(name))[0] for name in ("Stoic Legionnaires", "Fen Candle", "Bog Thrall")] == [3, 2, 2]
    t.ann.does("use Marching Camp")
    t.ann.is_offered_only("choose Stoic Legionnaires", "choose Fen Candle")
    t.ann.does("choose Fen Candle", paying="Pay one Greater, Pay one Lesser")
    t.ann.passes()
    t.resolves()
    assert values(t, t.ann.has("Fen Candle"))[0] == 5
    t.ann.is_not_offered("use Marching Camp")
    t = heresy("Marching Camp", bob={"field": ["Theodosian Walls"]})
    t.ann.does("destroy a fortification")
    ends(t)
    assert t.bob.field == []
    t = heresy("Marching Camp")
    ends(t)
    assert t.bob.resources[0] == "II exhausted"


@rule("TG-222")
def test_marching_camp_makes_soldiers_cheaper_with_conviction():
    t = duel(
        ann={
            "field": ["Marching Camp"],
            "hand": ["Grizzled Centurion", "Stoic Legionnaires", "Ballista Crew of the Limes"],
            "power": "1 II",
        }
    )
    t.ann.is_offered("summon Grizzled Centurion")
    t.ann.is_not_offered("summon Stoic Legionnaires", "summon Ballista Crew of the Limes")
    t = duel(ann={"field": ["Marching Camp", "Fen Candle"], "hand": ["Grizzled Centurion"], "power": "1 II"})
    t.ann.is_not_offered("summon Grizzled Centurion")


def test_burning_villas():
    t = duel(phase="draw", ann={"field": ["Burning Villas"]})
    t.resolves()
    assert t.bob.life == 18
    t = duel(phase="draw", ann={"field": ["Burning Villas", "Fen Candle"]})
    t.resolves()
    assert t.bob.life == 19
    t = duel(phase="draw", ann={"field": ["Burning Villas (exhausted)"]})
    assert t.bob.life == 20
    t = heresy("Burning Villas", bob={"aspects": ["I"]})
    t.ann.does("yes")
    ends(t)
    assert t.ann.field == [*BYSTANDER, "Burning Villas"]
    assert t.bob.resources[-1] == "I exhausted"


def test_funeral_games():
    t = duel(
        ann={"field": ["Funeral Games", "Stoic Legionnaires"], "hand": ["Poisoned Knife", "Lex Talionis"]},
        bob={"field": ["Bog Thrall"]},
    )
    t.ann.does("play Poisoned Knife", at="Bog Thrall")
    ends(t)
    assert t.bob.life == 19
    t.ann.does("play Lex Talionis", at="Stoic Legionnaires")
    ends(t)
    assert t.bob.life == 18
    t = duel(
        ann={"field": ["Funeral Games", "Fen Candle", "Youthful Troll"], "hand": ["Poisoned Knife"]},
        bob={"field": ["Fen Candle"]},
    )
    t.ann.does("play Poisoned Knife", at="Fen Candle of ann")
    ends(t)
    assert t.bob.life == 20
    t = heresy("Funeral Games")
    t.ann.does("no")
    ends(t)
    assert t.bob.resource_cards[0] == "Funeral Games"


def test_the_gates_of_janus_stand_open():
    t = duel(phase="draw", ann={"field": ["The Gates of Janus Stand Open"]})
    t.resolves()
    assert (t.ann.life, t.bob.life) == (18, 17)
    t = duel(phase="draw", ann={"field": ["The Gates of Janus Stand Open", "Fen Candle"]})
    t.resolves()
    assert (t.ann.life, t.bob.life) == (18, 18)
    t = heresy("The Gates of Janus Stand Open")
    t.ann.does("yes")
    ends(t)
    assert t.ann.field == [*BYSTANDER, "The Gates of Janus Stand Open"]
    assert t.bob.resources.count("III exhausted") == 4

"""The Fortifications and Intrigues of Negotiation, one test each."""

from __future__ import annotations

from tests.proof import rule
from tests.twilight.cards.scenes import BYSTANDER, duel, ends, heresy
from tests.twilight.scene import Seat

HERA: Seat = {"deity": "Hera", "spent": True}


@rule("TG-093", "TG-022", "TG-061")
def test_leper_quarter():
    t = duel(phase="draw", ann={"field": ["Leper Quarter"]})
    t.goes_to("draw_end")
    assert t.ann.field == ["Leper Quarter", "Leper"]
    leper = t.ann.has("Leper")
    assert t.pos.is_mini(leper)
    assert leper.fresh
    t = heresy("Leper Quarter")
    ends(t)
    assert t.bob.resources[0] == "II exhausted"


def test_hall_of_embassies():
    t = duel(
        ann={
            "field": ["Hall of Embassies"],
            "hand": ["Bargain Under Two Seals"],
            "resources": ["III (exhausted)", "II (exhausted)", "I (manifested, exhausted)"],
        },
        bob={"resources": ["Altar of Thermopylae", "Altar of Thermopylae"]},
    )
    t.ann.does("play Bargain Under Two Seals")
    t.resolves()
    t.ann.does("choose Lesser Aspect 1 of bob")
    t.resolves()
    t.ann.is_offered_only(
        "choose Exalted Aspect 1 of ann", "choose Greater Aspect 2 of ann", "choose Lesser Aspect 3 of ann"
    )
    t.ann.does("choose Exalted Aspect 1 of ann")
    ends(t)
    assert t.ann.resources == ["III", "II exhausted", "I exhausted"]
    t = duel(
        phase="draw",
        ann={"field": ["Hall of Embassies"], "hand": ["Fen Candle"], **HERA},
        bob={"resources": ["Bog Thrall (exhausted)"]},
    )
    t.goes_to("drawn")
    t.all_pass()
    t.resolves()
    t.ann.does("yes")
    t.ann.does("give Fen Candle")
    t.resolves()
    assert t.bob.resource_cards == ["Fen Candle"]
    assert "Bog Thrall" in t.ann.hand
    t = duel(
        phase="draw", ann={"field": ["Hall of Embassies"], "hand": ["Fen Candle"]}, bob={"resources": ["Bog Thrall"]}
    )
    t.goes_to("drawn")
    t.all_pass()
    t.resolves()
    t.ann.is_not_offered("yes")
    assert t.window == "draw_end"
    t = heresy("Hall of Embassies", bob={"resources": ["2 I (manifested)", "II (manifested)"]})
    t.ann.does("choose Lesser Aspect 2")
    t.ann.does("choose Greater Aspect 4")
    ends(t)
    assert t.bob.resources == ["III exhausted", "I exhausted", "I", "II exhausted"]


def test_web_of_informants():
    t = duel(phase="draw", ann={"field": ["Web of Informants"]}, bob={"resources": ["Hunnic Outriders"]})
    t.goes_to("draw_end")
    assert t.bob.life == 18
    t = duel(phase="draw", ann={"field": ["Web of Informants (exhausted)"]}, bob={"resources": ["Hunnic Outriders"]})
    t.goes_to("draw_end")
    assert t.bob.life == 20
    t = heresy("Web of Informants")
    t.ann.does("no")
    ends(t)
    assert t.ann.field == BYSTANDER


@rule("TG-304", "TG-305", "TG-306", "TG-308")
def test_marriage_of_rivals():
    t = duel(
        ann={"field": ["Marriage of Rivals"], "hand": ["Spring the Snare"], "discard": ["Fen Candle"]},
        bob={"resources": ["Leper Quarter", "Altar of Thermopylae"]},
    )
    t.ann.does("play Spring the Snare")
    t.resolves()
    t.ann.is_offered_only("restore 1", "deal 1 damage to a Life Stack")
    t.ann.does("deal 1 damage to a Life Stack")
    ends(t)
    assert t.bob.life == 19
    t = heresy(
        "Marriage of Rivals",
        bob={"resources": ["2 II (manifested)"], "life": ["I", "II", "I"]},
        ann={"discard": ["Fen Candle"]},
    )
    t.ann.is_offered_only("yes", "no")
    t.ann.does("yes")
    t.resolves()
    assert t.ann.has("Marriage of Rivals").fresh
    assert t.ann.field == [*BYSTANDER, "Marriage of Rivals"]
    assert t.bob.resources == ["II", "II", "II exhausted"]
    t.ann.is_offered_only("restore 1", "deal 1 damage to a Life Stack")
    t.ann.does("restore 1")
    t.ann.does("choose Fen Candle")
    ends(t)
    assert t.ann.life_cards[-1] == "Fen Candle"


def test_congress_of_masks():
    for more, damage in ([], 5), (["Fen Candle"], 2):
        t = duel(
            phase="draw",
            ann={"field": ["Congress of Masks", *more], **HERA},
            bob={"resources": ["Hunnic Outriders", "Ravage the Provinces"]},
        )
        t.goes_to("draw_end")
        assert t.bob.life == 20 - damage
    t = heresy("Congress of Masks")
    t.ann.does("yes")
    ends(t)
    assert t.ann.field == [*BYSTANDER, "Congress of Masks"]

"""Shadow Form: energy, transforming, summoning."""

from __future__ import annotations

import pytest

from gloaming.games.casting_shadows import events as e
from gloaming.games.casting_shadows.options import Summon
from tests.casting_shadows.scene import casting_shadows, pool
from tests.proof import rule


@rule("CS-091", "CS-093")
@pytest.mark.parametrize("energy", [0, 1, 2])
def test_base_form_holds_three_energy(energy):
    t = casting_shadows(phase=3, ann={"energy": energy, "pool": "4 shadow fragment"}, bob={})
    most = 3 - energy
    t.ann.is_not_offered(f"absorb {most + 1} shadow fragments")
    t.ann.does(f"absorb {most} shadow fragment" + ("s" if most > 1 else ""))
    assert t.ann.energy == 3


@rule("CS-092", "CS-093")
@pytest.mark.parametrize("energy", [0, 1, 2, 3])
def test_shadow_form_holds_five_energy(energy):
    t = casting_shadows(phase=3, ann={"energy": energy, "form": "shadow", "pool": "5 shadow fragment"}, bob={})
    most = 5 - energy
    if most < 5:
        t.ann.is_not_offered(f"absorb {most + 1} shadow fragments")
    t.ann.does(f"absorb {most} shadow fragments")
    assert t.ann.energy == 5
    t.is_quiet()


@rule("CS-093")
def test_the_fully_charged_absorb_nothing():
    t = casting_shadows(phase=3, ann={"energy": 5, "form": "shadow", "pool": "2 shadow fragment"}, bob={})
    t.ann.is_not_asked()
    assert (t.ann.energy, t.active) == (5, "bob")
    t = casting_shadows(phase=3, ann={"energy": 3, "pool": "2 shadow fragment"}, bob={})
    t.ann.is_offered_only("transform", "pass")


@rule("CS-083", "CS-067")
def test_a_fragment_pays_for_strong_spells_or_is_kept_to_be_absorbed():
    t = casting_shadows(
        market={"Frill's home": "Deadly Shroud"}, ann={"spells": ["Heat Wave"], "pool": "2 shadow fragment"}, bob={}
    )
    t.ann.does("collect Deadly Shroud", spending="shadow fragment")
    assert t.pool == pool("1 shadow fragment")
    t.ann.does("end turn")
    t.ann.is_offered_only("absorb 1 shadow fragment", "pass")
    t.ann.does("absorb 1 shadow fragment")
    assert t.ann.energy == 1
    t.is_quiet()


@rule("CS-094", "CS-095", "CS-096", "CS-086")
def test_transforming_spends_three_energy_and_leaves_hp_alone():
    t = casting_shadows(phase=3, ann={"energy": 3, "hp": 7}, bob={})
    t.ann.is_offered_only("become Frill the Regenerator", "pass")
    t.ann.does("transform")
    assert (t.ann.form, t.ann.energy, t.ann.hp) == ("Frill the Regenerator", 0, 7)
    assert t.bob.form == "Kit Gale"


@rule("CS-094", "CS-185")
def test_transforming_may_be_put_off_to_a_later_phase_3():
    t = casting_shadows(phase=3, ann={"energy": 3}, bob={"hex": "Dusty Desert"})
    t.ann.does("pass")
    assert (t.ann.form, t.ann.energy) == ("Frill Lilypad", 3)
    t.is_quiet()
    t.bob.does("end turn")
    while t.active == "bob":
        t.bob.does("pass")
    if t.ann.ask.topic == "grant":
        t.ann.does("pass")
    t.ann.is_not_offered("transform")
    t.pos.tokens, t.pos.dice = (0,) * 8, (-1,) * 5
    t.ann.does("end turn")
    t.ann.does("transform")
    assert t.ann.form == "Frill the Regenerator"


@rule("CS-185", "CS-098")
def test_shadow_form_is_for_good_and_there_is_no_second_companion():
    t = casting_shadows(phase=3, ann={"energy": 2, "companion": "Gloom Toad", "pool": "3 shadow fragment"}, bob={})
    t.ann.does("absorb 3 shadow fragments")
    t.ann.is_not_offered("transform", "summon Speed Mouster")
    assert (t.ann.form, t.ann.companion, t.active) == ("Frill the Regenerator", "Gloom Toad", "bob")
    t.is_quiet()


@rule("CS-097", "CS-139", "CS-032")
def test_the_transformed_summon_one_face_up_companion_and_the_portal_is_filled():
    t = casting_shadows(
        phase=3, portal=["Speed Mouster", "Hydrattle Snake", "Charging Stag"], ann={"energy": 3}, bob={}
    )
    on_top = t.card(t.pos.companion_deck[-1])
    t.ann.does("transform")
    t.ann.is_offered_only("summon Speed Mouster", "summon Hydrattle Snake", "summon Charging Stag")
    t.ann.is_not_offered(f"summon {on_top}")
    t.ann.does("summon Hydrattle Snake")
    assert t.ann.companion == "Hydrattle Snake"
    assert sorted(t.portal) == sorted(["Speed Mouster", "Charging Stag", on_top])
    assert len(t.pos.companion_deck) == 6
    t.is_quiet()


@rule("CS-097", "CS-098")
def test_nobody_gets_a_companion_without_transforming():
    t = casting_shadows(phase=3, ann={"energy": 3}, bob={})
    t.ann.does("pass")
    assert t.ann.companion is None
    assert not any(isinstance(event, e.CompanionSummoned) for event in t.events)


@rule("CS-184")
def test_an_empty_portal_gives_no_companion():
    t = casting_shadows(phase=3, ann={"energy": 3, "pool": "1 shadow fragment"}, bob={})
    t.pos.companion_deck += t.pos.portal
    t.pos.portal.clear()
    t.ann.does("transform")
    assert t.ann.companion is None
    t.ann.does("absorb 1 shadow fragment")
    assert t.ann.energy == 1
    t.is_quiet()


@rule("CS-184")
def test_an_empty_companion_deck_leaves_a_gap_in_the_portal():
    t = casting_shadows(phase=3, ann={"energy": 3}, bob={})
    t.pos.companion_deck.clear()
    t.ann.does("transform")
    t.ann.does(Summon(t.pos.portal[0]))
    assert len(t.portal) == 2


@rule("CS-191", "CS-093")
def test_what_is_left_may_be_absorbed_after_transforming():
    t = casting_shadows(phase=3, ann={"energy": 2, "pool": "3 shadow fragment"}, bob={}, portal=["Speed Mouster"])
    t.ann.does("absorb 1 shadow fragment")
    t.ann.does("transform")
    t.ann.does("summon Speed Mouster")
    t.ann.is_offered_only("absorb 2 shadow fragments", "absorb 1 shadow fragment", "pass")
    t.ann.does("absorb 2 shadow fragments")
    assert t.ann.energy == 2
    t.is_quiet()


@rule("CS-191")
def test_a_table_may_forbid_absorbing_again():
    t = casting_shadows(
        phase=3,
        options={"absorb_again": False},
        portal=["Speed Mouster"],
        ann={"energy": 2, "pool": "3 shadow fragment"},
        bob={},
    )
    t.ann.does("absorb 1 shadow fragment")
    t.ann.does("transform")
    t.ann.does("summon Speed Mouster")
    assert (t.ann.energy, t.active) == (0, "bob")
    t.is_quiet()

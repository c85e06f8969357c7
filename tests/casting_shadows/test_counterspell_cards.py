"""The Counterspells, card by card."""

from __future__ import annotations

import pytest

from gloaming.games.casting_shadows import events as e
from tests.casting_shadows.scene import Seat, casting_shadows
from tests.proof import rule

STRIKER = Seat(spells=["Personal Space", "Fatal Fronds"], hex="Ancient Rune")


@rule("CS-168")
def test_safety_dome_cancels_the_damage_of_an_attack_spell():
    t = casting_shadows(ann=STRIKER, bob={"counterspells": ["Safety Dome"], "hp": 9}, cat={})
    t.ann.does("cast Personal Space", at="bob")
    t.bob.is_offered_only("reveal Safety Dome", "pass")
    t.bob.does("reveal Safety Dome")
    assert (t.bob.hp, t.cat.hp) == (9, 18)
    t.is_quiet()


@rule("CS-168")
def test_safety_dome_is_of_no_use_against_anything_else():
    for ann in (
        Seat(character="haze", form="shadow", energy=5, hex="Dusty Desert"),
        Seat(character="nuzzle", form="shadow", energy=5, hex="Dusty Desert"),
    ):
        t = casting_shadows(ann=ann, bob={"counterspells": ["Safety Dome"]})
        t.ann.does("use ability")
        assert t.bob.hp < 18
        assert t.bob.counterspells == ["Safety Dome"]
        t.is_quiet()


@rule("CS-168", "CS-188")
def test_safety_dome_protects_nobody_else_on_the_tile():
    t = casting_shadows(
        ann={"spells": ["Spectral Slap"], "pool": "1 red gem, 1 blue gem"},
        bob={"counterspells": ["Safety Dome"]},
        cat={},
    )
    t.ann.does("cast Spectral Slap")
    t.bob.does("reveal Safety Dome")
    assert (t.bob.hp, t.cat.hp) == (18, 15)
    t.is_quiet()


@rule("CS-224")
@pytest.mark.parametrize(("spell", "left"), [("Personal Space", 16), ("Fatal Fronds", 18)])
def test_pointed_shield_cuts_damage_by_two(spell, left):
    t = casting_shadows(ann=STRIKER, bob={"counterspells": ["Pointed Shield"]}, cat={})
    t.ann.does(f"cast {spell}", at="bob")
    t.bob.does("reveal Pointed Shield")
    assert (t.bob.hp, t.cat.hp) == (left, 18)
    t.is_quiet()


@rule("CS-224")
def test_pointed_shield_works_against_abilities_and_companions_too():
    t = casting_shadows(
        ann={"character": "nuzzle", "form": "shadow", "energy": 5}, bob={"counterspells": ["Pointed Shield"]}
    )
    t.ann.does("use ability")
    t.bob.does("reveal Pointed Shield")
    assert t.bob.hp == 15
    t = casting_shadows(
        ann={"companion": "Charging Stag", "spells": ["Heat Wave"], "pool": "2 red gem"},
        bob={"counterspells": ["Pointed Shield"]},
    )
    t.ann.does("cast Heat Wave")
    t.bob.does("pass")
    t.ann.does("bob")
    t.bob.does("reveal Pointed Shield")
    assert t.bob.hp == 16
    t.is_quiet()


@rule("CS-225")
def test_bees_everywhere_strike_back_once_the_damage_is_dealt():
    t = casting_shadows(ann=STRIKER, bob={"counterspells": ["Bees Everywhere"]}, cat={})
    t.ann.does("cast Personal Space", at="bob")
    t.bob.is_offered_only("reveal Bees Everywhere", "pass")
    t.bob.does("reveal Bees Everywhere")
    assert [t.ann.hp, t.bob.hp, t.cat.hp] == [15, 14, 18]
    lost = [t.names[event.seat] for event in t.events if isinstance(event, e.HpLost)]
    assert lost == ["bob", "ann"]
    t.is_quiet()


@rule("CS-225")
def test_bees_everywhere_also_answer_an_ability():
    t = casting_shadows(
        ann={"character": "nuzzle", "form": "shadow", "energy": 5}, bob={"counterspells": ["Bees Everywhere"]}
    )
    t.ann.does("use ability")
    t.bob.does("reveal Bees Everywhere")
    assert (t.ann.hp, t.bob.hp) == (15, 13)
    t.is_quiet()


@rule("CS-189", "CS-225")
def test_who_does_not_survive_does_not_strike_back():
    t = casting_shadows(ann=STRIKER, bob={"counterspells": ["Bees Everywhere"], "hp": 2}, cat={})
    t.ann.does("cast Fatal Fronds", at="bob")
    t.bob.does("reveal Bees Everywhere")
    assert t.bob.eliminated
    assert t.ann.hp == 18
    t.is_quiet()


@rule("CS-226")
def test_run_away_leaves_the_reach_of_a_spell_aimed_at_its_owner():
    t = casting_shadows(ann=STRIKER, bob={"counterspells": ["Run Away!"]}, cat={})
    t.ann.does("cast Personal Space", at="bob")
    t.bob.is_offered_only("reveal Run Away!", "pass")
    t.bob.does("reveal Run Away!")
    t.bob.is_offered("flee to Dusty Desert", "flee to Underground Volcano")
    t.bob.is_not_offered("flee to Ancient Rune")
    t.bob.does("flee to Dusty Desert")
    assert [t.bob.hp, t.cat.hp] == [18, 18]
    assert (t.bob.hex, t.points) == ("Dusty Desert", 3)
    assert any(isinstance(event, e.SpellMissed) for event in t.events)
    t.ann.is_refused("cast Personal Space", rule="CS-054")
    t.is_quiet()


@rule("CS-226")
def test_run_away_leaves_a_tile_that_a_spell_is_aimed_at_and_the_cost_stays_paid():
    t = casting_shadows(
        ann={"spells": ["Spectral Slap"], "pool": "1 red gem, 1 blue gem"},
        bob={"counterspells": ["Run Away!"]},
        cat={},
    )
    t.ann.does("cast Spectral Slap", at="Ancient Rune")
    t.bob.does("reveal Run Away!", to="Dusty Desert")
    assert [t.bob.hp, t.cat.hp] == [18, 15]
    assert t.pool == {}
    t.is_quiet()


@rule("CS-226")
def test_running_within_reach_is_of_no_use():
    t = casting_shadows(ann={"spells": ["Heavy Hand"], "pool": "1 red gem"}, bob={"counterspells": ["Run Away!"]})
    t.ann.does("cast Heavy Hand")
    t.bob.does("reveal Run Away!", to="Dusty Desert")
    assert (t.bob.hp, t.bob.hex) == (16, "Dusty Desert")
    t.is_quiet()


@rule("CS-226")
def test_run_away_is_of_no_use_against_an_ability():
    t = casting_shadows(
        ann={"character": "nuzzle", "form": "shadow", "energy": 5}, bob={"counterspells": ["Run Away!"]}
    )
    t.ann.does("use ability")
    assert t.bob.hp == 13
    t.is_quiet()


@rule("CS-226", "CS-165")
def test_run_away_is_no_travel_so_speed_mouster_does_not_help():
    t = casting_shadows(
        ann={"spells": ["Heavy Hand"], "pool": "1 red gem"},
        bob={"counterspells": ["Run Away!"], "companion": "Speed Mouster"},
    )
    t.ann.does("cast Heavy Hand")
    t.bob.does("reveal Run Away!", to="Nuzzle's home")
    t.bob.is_not_asked()
    assert t.bob.hp == 16
    t.is_quiet()

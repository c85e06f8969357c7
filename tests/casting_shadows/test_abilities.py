"""The Abilities of the four Shadow Forms, and when they may be used."""

from __future__ import annotations

import pytest

from gloaming.games.casting_shadows.characters import CHARACTERS
from tests.casting_shadows.scene import Seat, casting_shadows
from tests.proof import rule

RIVALS = {"frill": "kit", "kit": "nuzzle", "nuzzle": "haze", "haze": "frill"}


@rule("CS-099")
def test_each_character_has_an_ability_of_its_own():
    assert len({character.ability for character in CHARACTERS}) == 4


@rule("CS-099")
@pytest.mark.parametrize("name", ["frill", "kit", "nuzzle", "haze"])
def test_in_base_form_there_is_no_ability(name):
    t = casting_shadows(ann={"character": name, "energy": 3}, bob={"character": RIVALS[name]})
    t.ann.is_refused("use ability", rule="CS-099")


@rule("CS-100")
def test_an_ability_is_for_ones_own_phase_2():
    t = casting_shadows(ann={"hex": "Dusty Desert"}, bob={"form": "shadow", "energy": 5})
    t.bob.is_refused("use ability", rule="CS-034")
    t = casting_shadows(phase=1, ann={"hex": "Ancient Rune", "form": "shadow", "energy": 5}, bob={})
    t.ann.is_refused("use ability", rule="CS-045")
    t.ann.does("pass")
    t.ann.is_offered("use ability")


@rule("CS-101", "CS-102", "CS-194")
@pytest.mark.parametrize("name", ["frill", "kit", "nuzzle", "haze"])
def test_an_ability_costs_five_energy_and_no_point(name):
    t = casting_shadows(
        points=0,
        ann={"character": name, "form": "shadow", "energy": 5, "hp": 5},
        bob={"character": RIVALS[name]},
    )
    t.ann.does("use ability")
    assert (t.ann.energy, t.points) == (0, 0)


@rule("CS-103")
@pytest.mark.parametrize("energy", [0, 3, 4])
def test_an_ability_needs_a_full_charge(energy):
    t = casting_shadows(ann={"form": "shadow", "energy": energy}, bob={})
    t.ann.is_refused("use ability", rule="CS-103")


@rule("CS-103")
def test_an_ability_may_be_used_again_after_another_charge():
    t = casting_shadows(ann={"form": "shadow", "energy": 5, "hp": 1, "pool": "5 shadow fragment"}, bob={})
    t.ann.does("use ability")
    t.ann.is_refused("use ability", rule="CS-103")
    t.ann.does("end turn")
    t.ann.does("absorb 5 shadow fragments")
    t.goes_on_to("ann")
    before = t.ann.hp
    t.ann.does("use ability")
    assert t.ann.hp == before + 6


@rule("CS-204", "CS-088")
def test_frill_gains_six_hp():
    t = casting_shadows(ann={"character": "frill", "form": "shadow", "energy": 5, "hp": 7}, bob={"hp": 7})
    t.ann.does("use the Ability of Frill the Regenerator")
    assert (t.ann.hp, t.bob.hp) == (13, 7)
    t.is_quiet()


@rule("CS-204", "CS-169")
def test_frill_stops_at_18():
    t = casting_shadows(ann={"character": "frill", "form": "shadow", "energy": 5, "hp": 14}, bob={})
    t.ann.does("use ability")
    assert t.ann.hp == 18


@rule("CS-206")
def test_nuzzle_strikes_one_enemy_here_or_next_door():
    t = casting_shadows(
        ann={"character": "nuzzle", "form": "shadow", "energy": 5, "hex": "Dusty Desert"},
        bob={"hex": "Dusty Desert"},
        cat={"hex": "Ancient Rune"},
        dan={"hex": "Underground Volcano"},
    )
    t.ann.does("use the Ability of Nuzzle the Savage")
    t.ann.is_offered_only("bob", "cat")
    t.ann.is_not_offered("dan")
    t.ann.does("cat")
    assert [t.ann.hp, t.bob.hp, t.cat.hp, t.dan.hp] == [18, 18, 13, 18]
    t.is_quiet()


@rule("CS-174")
@pytest.mark.parametrize("name", ["nuzzle", "haze"])
def test_a_striking_ability_needs_an_enemy_in_range(name):
    t = casting_shadows(
        ann={"character": name, "form": "shadow", "energy": 5, "hex": "Dusty Desert"},
        bob={"hex": "Underground Volcano"},
    )
    t.ann.is_refused("use ability", rule="CS-174")


@rule("CS-207", "CS-188")
def test_haze_strikes_everyone_around():
    t = casting_shadows(
        ann={"character": "haze", "form": "shadow", "energy": 5, "hex": "Dusty Desert"},
        bob={"hex": "Dusty Desert"},
        cat={"hex": "Ancient Rune"},
        dan={"hex": "Underground Volcano"},
    )
    t.ann.does("use the Ability of Haze the Devastator")
    assert [t.ann.hp, t.bob.hp, t.cat.hp, t.dan.hp] == [18, 14, 14, 18]
    t.is_quiet()


KIT = Seat(character="kit", form="shadow", energy=5, hex="Dusty Desert")


@rule("CS-205")
def test_kit_storms_a_tile_and_pushes_everyone_on_it():
    t = casting_shadows(
        ann=KIT, bob={"hex": "Underground Volcano"}, cat={"hex": "Underground Volcano"}, dan={"hex": "Ancient Rune"}
    )
    t.ann.does("use the Ability of Kit the Turbulent")
    t.ann.is_offered_only("leap to Underground Volcano", "leap to Ancient Rune")
    t.ann.does("leap to Underground Volcano")
    assert [t.ann.hp, t.bob.hp, t.cat.hp, t.dan.hp] == [18, 14, 14, 18]
    # Clockwise from the Volcano lies the home of Player 3.
    clockwise = t.pos.tile(5).name
    t.ann.is_offered_only("push to Ancient Rune", f"push to {clockwise}")
    t.ann.does(f"push to {clockwise}")
    assert [t.ann.hex, t.bob.hex, t.cat.hex, t.dan.hex] == [
        *("Underground Volcano", clockwise),
        *(clockwise, "Ancient Rune"),
    ]
    t.is_quiet()


@rule("CS-205")
def test_from_the_rune_kit_pushes_to_desert_or_volcano():
    t = casting_shadows(ann=KIT, bob={"hex": "Ancient Rune"})
    t.ann.does("use ability", leaping_to="Ancient Rune")
    t.ann.is_offered_only("push to Dusty Desert", "push to Underground Volcano")
    t.ann.does("push to Dusty Desert")
    assert (t.ann.hex, t.bob.hex, t.bob.hp) == ("Ancient Rune", "Dusty Desert", 14)
    t.is_quiet()


@rule("CS-205", "CS-188")
def test_kit_pushes_only_those_who_are_left():
    t = casting_shadows(ann=KIT, bob={"hp": 4}, cat={"hp": 5})
    t.ann.does("use ability", leaping_to="Ancient Rune", pushing_to="Dusty Desert")
    assert (t.bob.eliminated, t.cat.hp) == (True, 1)
    assert t.cat.hex == "Dusty Desert"
    assert t.bob.hex == "Ancient Rune"
    t.is_quiet()


@rule("CS-205")
def test_with_nobody_left_there_kit_pushes_nobody():
    t = casting_shadows(ann=KIT, bob={"hp": 4}, cat={"hex": "Underground Volcano"})
    t.ann.does("use ability", leaping_to="Ancient Rune")
    assert t.bob.eliminated
    assert (t.ann.hex, t.cat.hex) == ("Ancient Rune", "Underground Volcano")
    t.is_quiet()


@rule("CS-205")
def test_kit_may_storm_her_own_tile():
    t = casting_shadows(ann=KIT, bob={"hex": "Dusty Desert"}, cat={"hex": "Ancient Rune"})
    t.ann.does("use ability", leaping_to="Dusty Desert", pushing_to="Ancient Rune")
    assert [t.bob.hp, t.cat.hp] == [14, 18]
    assert [t.ann.hex, t.bob.hex] == ["Dusty Desert", "Ancient Rune"]
    t.is_quiet()

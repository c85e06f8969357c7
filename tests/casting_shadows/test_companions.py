"""Companions: always active, never removed, each with its own effect."""

from __future__ import annotations

import pytest

from gloaming.games.casting_shadows.cards import CARDS, DEFINITIONS
from gloaming.games.casting_shadows.effects import ADJACENT_ONLY, SELF_AND_ADJACENT, SELF_ONLY, WITHIN_2_NOT_SELF
from gloaming.games.casting_shadows.resources import RESOURCES
from tests.casting_shadows.scene import GAME, CastingScene, Seat, casting_shadows, pool
from tests.proof import rule

STRIKER = Seat(spells=["Fatal Fronds", "Personal Space"], hex="Ancient Rune")


@rule("CS-137")
def test_the_portal_is_filled_from_the_companion_deck():
    pos = GAME.new(2, 1)
    assert {CARDS[card].deck for card in (*pos.portal, *pos.companion_deck)} == {"companion"}
    assert not any(CARDS[card].kind == "companion" for card in (*pos.main, *pos.counterspell_deck))
    next_one = pos.companion_deck[-1]
    pos.summon(0, pos.portal[0])
    pos.fill_portal()
    assert pos.portal[-1] == next_one
    assert next_one not in pos.companion_deck


@rule("CS-137")
def test_companions_come_from_their_own_deck():
    assert {card.deck for card in DEFINITIONS if card.kind == "companion"} == {"companion"}
    assert sum(card.kind == "companion" for card in DEFINITIONS) == 10


@rule("CS-140")
def test_nothing_removes_a_companion():
    t = casting_shadows(ann={"companion": "Gloom Toad", "energy": 5, "hp": 9}, bob={})
    t.ann.does("use ability")
    for _ in range(3):
        t.goes_on_to("ann")
    assert t.ann.companion == "Gloom Toad"


# Speed Mouster.


@rule("CS-165")
def test_speed_mouster_travels_two_steps_for_one_point():
    t = casting_shadows(ann={"companion": "Speed Mouster"}, bob={})
    t.ann.does("travel to Dusty Desert", then_to="Haze's home")
    assert (t.ann.hex, t.points) == ("Haze's home", 3)
    t.is_quiet()


@rule("CS-165")
def test_the_second_step_of_speed_mouster_is_optional_and_goes_to_adjacent_tiles():
    t = casting_shadows(ann={"companion": "Speed Mouster"}, bob={})
    t.ann.does("travel to Dusty Desert")
    t.ann.is_offered_only("travel to Ancient Rune", "travel to Haze's home", "travel to Frill's home", "pass")
    t.ann.does("pass")
    assert (t.ann.hex, t.points) == ("Dusty Desert", 3)
    t.is_quiet()


@rule("CS-165")
def test_without_speed_mouster_there_is_one_step():
    t = casting_shadows(ann={"companion": "Gloom Toad"}, bob={})
    t.ann.does("travel to Dusty Desert")
    assert t.ann.ask.topic == "act"


# Hydrattle Snake.


@rule("CS-166", "CS-043")
def test_hydrattle_snake_gives_a_fifth_point():
    t = casting_shadows(
        phase=1, ann={"companion": "Hydrattle Snake", "hex": "Dusty Desert"}, bob={"hex": "Dusty Desert"}
    )
    assert t.points == 5
    t.ann.does("end turn")
    while t.active == "ann":
        t.ann.does("pass")
    assert t.points == 4


# Charging Stag.

STAG = Seat(companion="Charging Stag", spells=["Fatal Fronds"], pool="1 red gem, 1 blue orb")


@rule("CS-167", "CS-195")
def test_charging_stag_strikes_an_adjacent_enemy_for_a_gem():
    t = casting_shadows(ann=STAG, bob={"hex": "Frill's home"}, cat={}, dan={"hex": "Nuzzle's home"})
    t.ann.does("cast Fatal Fronds")
    t.ann.is_offered_only("cat", "pass")
    t.ann.is_not_offered("bob", "dan")
    t.ann.does("cat")
    assert [t.bob.hp, t.cat.hp, t.dan.hp] == [16, 16, 18]
    assert (t.pool, t.points) == (pool("1 blue orb"), 3)
    t.is_quiet()


@rule("CS-167")
@pytest.mark.parametrize("gem", ["red gem", "blue gem", "purple gem"])
def test_the_stag_takes_a_gem_of_any_colour(gem):
    t = casting_shadows(ann={**STAG, "pool": f"1 {gem}"}, bob={"hex": "Frill's home"}, cat={})
    t.ann.does("cast Fatal Fronds")
    t.ann.does("cat", spending=gem)
    assert t.cat.hp == 16


@rule("CS-167")
def test_the_stag_is_optional():
    t = casting_shadows(ann=STAG, bob={"hex": "Frill's home"}, cat={})
    t.ann.does("cast Fatal Fronds")
    t.ann.does("pass")
    assert (t.cat.hp, t.pool) == (18, pool("1 red gem, 1 blue orb"))
    t.is_quiet()


@rule("CS-167")
def test_without_a_gem_or_an_adjacent_enemy_the_stag_stays():
    t = casting_shadows(ann={**STAG, "pool": "2 red orb"}, bob={"hex": "Frill's home"}, cat={})
    t.ann.does("cast Fatal Fronds")
    assert t.ann.ask.topic == "act"
    t = casting_shadows(ann=STAG, bob={"hex": "Frill's home"})
    t.ann.does("cast Fatal Fronds")
    assert t.ann.ask.topic == "act"


@rule("CS-167")
def test_the_stag_follows_every_attack_spell_and_no_conversion():
    t = casting_shadows(
        ann={**STAG, "spells": ["Heat Wave", "Fatal Fronds", "Ruby Synthesis"], "pool": "3 red gem"},
        bob={"hex": "Frill's home"},
        cat={},
    )
    t.ann.does("cast Heat Wave")
    t.ann.does("cat")
    t.ann.does("cast Fatal Fronds")
    t.ann.does("cat")
    assert (t.bob.hp, t.cat.hp) == (16, 12)
    t = casting_shadows(ann={**STAG, "spells": ["Ruby Synthesis"], "pool": "1 red gem, 1 red orb"}, bob={})
    t.ann.does("cast Ruby Synthesis", turning="1 red orb into 1 red gem")
    assert t.ann.ask.topic == "act"


@rule("CS-195")
def test_the_stag_strikes_even_if_the_spell_was_cancelled_and_is_no_spell_itself():
    t = casting_shadows(
        ann={**STAG, "spells": ["Heat Wave"], "pool": "2 red gem"},
        bob={"counterspells": ["Safety Dome"], "companion": "Bramblehog"},
    )
    t.ann.does("cast Heat Wave")
    t.bob.does("reveal Safety Dome")
    assert t.bob.hp == 18
    t.ann.does("bob")
    assert (t.bob.hp, t.ann.hp) == (16, 18)
    t.is_quiet()


@rule("CS-195", "CS-168")
def test_safety_dome_does_not_answer_the_stag():
    t = casting_shadows(
        ann={**STAG, "spells": ["Heat Wave"], "pool": "2 red gem"}, bob={"counterspells": ["Safety Dome"]}
    )
    t.ann.does("cast Heat Wave")
    t.bob.does("pass")
    t.ann.does("bob")
    assert (t.bob.hp, t.bob.counterspells) == (14, ["Safety Dome"])
    t.is_quiet()


# Bramblehog.


@rule("CS-227", "CS-138")
def test_bramblehog_pricks_who_hurts_its_owner_once_per_turn():
    t = casting_shadows(ann=STRIKER, bob={"companion": "Bramblehog"}, cat={})
    t.ann.does("cast Fatal Fronds", at="bob")
    assert [t.ann.hp, t.bob.hp, t.cat.hp] == [17, 16, 18]
    t.ann.does("cast Personal Space", at="bob")
    assert [t.ann.hp, t.bob.hp, t.cat.hp] == [17, 12, 18]
    t.is_quiet()


@rule("CS-227")
def test_bramblehog_is_ready_again_in_the_next_turn_of_anyone():
    t = casting_shadows(
        ann=STRIKER, bob={"companion": "Bramblehog", "hex": "Ancient Rune"}, cat={**STRIKER, "spells": ["Fatal Fronds"]}
    )
    t.ann.does("cast Fatal Fronds", at="bob")
    t.goes_on_to("cat")
    before = t.cat.hp
    t.cat.does("cast Fatal Fronds", at="bob")
    assert t.cat.hp == before - 1


@rule("CS-227")
def test_bramblehog_does_not_mind_abilities_or_damage_that_was_cancelled():
    t = casting_shadows(
        ann={"character": "nuzzle", "form": "shadow", "energy": 5, "hex": "Dusty Desert"},
        bob={"companion": "Bramblehog"},
    )
    t.ann.does("use ability")
    assert (t.ann.hp, t.bob.hp) == (18, 13)
    t = casting_shadows(ann=STRIKER, bob={"companion": "Bramblehog", "counterspells": ["Safety Dome"]})
    t.ann.does("cast Fatal Fronds")
    t.bob.does("reveal Safety Dome")
    assert (t.ann.hp, t.bob.hp) == (18, 18)


@rule("CS-227", "CS-189")
def test_the_bramblehog_of_the_eliminated_does_nothing():
    t = casting_shadows(ann=STRIKER, bob={"companion": "Bramblehog", "hp": 2}, cat={})
    t.ann.does("cast Fatal Fronds", at="bob")
    assert t.bob.eliminated
    assert t.ann.hp == 18
    t.is_quiet()


# Bulwark Tortoise.


@rule("CS-228", "CS-138")
def test_bulwark_tortoise_cuts_the_first_damage_by_one():
    t = casting_shadows(ann=STRIKER, bob={"companion": "Bulwark Tortoise"}, cat={})
    t.ann.does("cast Fatal Fronds", at="bob")
    assert t.bob.hp == 17
    t.ann.does("cast Personal Space", at="bob")
    assert t.bob.hp == 13
    t.is_quiet()


@rule("CS-228")
def test_bulwark_tortoise_waits_for_its_owners_turn_to_be_ready_again():
    t = casting_shadows(
        ann=STRIKER,
        bob={**STRIKER, "spells": ["Fatal Fronds"]},
        cat={"companion": "Bulwark Tortoise"},
    )
    t.ann.does("cast Fatal Fronds", at="cat")
    assert t.cat.hp == 17
    t.goes_on_to("bob")
    t.bob.does("cast Fatal Fronds", at="cat")
    assert t.cat.hp == 15
    t.goes_on_to("ann")
    before = t.cat.hp
    t.ann.does("cast Fatal Fronds", at="cat")
    assert t.cat.hp == before - 1


@rule("CS-228")
def test_bulwark_tortoise_stays_tired_in_the_turn_of_a_third_player():
    reach: Seat = {**STRIKER, "spells": ["Fatal Fronds"]}
    t = casting_shadows(ann={"companion": "Bulwark Tortoise", "hex": "Ancient Rune"}, bob=reach, cat=reach)
    t.goes_on_to("bob")
    t.bob.does("cast Fatal Fronds", at="ann")
    assert t.ann.hp == 17
    t.goes_on_to("cat")
    t.cat.does("cast Fatal Fronds", at="ann")
    assert t.ann.hp == 15


@rule("CS-228")
def test_bulwark_tortoise_does_not_work_in_its_owners_own_turn():
    t = casting_shadows(ann={**STRIKER, "companion": "Bulwark Tortoise"}, bob={"counterspells": ["Bees Everywhere"]})
    t.ann.does("cast Fatal Fronds")
    t.bob.does("reveal Bees Everywhere")
    assert t.ann.hp == 15
    t = casting_shadows(phase=3, ann={"companion": "Bulwark Tortoise", "pool": "2 cursed crystal"}, bob={})
    assert t.ann.hp == 16


@rule("CS-228")
def test_damage_that_was_cancelled_does_not_tire_the_tortoise():
    t = casting_shadows(ann=STRIKER, bob={"companion": "Bulwark Tortoise", "counterspells": ["Safety Dome"]})
    t.ann.does("cast Fatal Fronds")
    t.bob.does("reveal Safety Dome")
    t.ann.does("cast Personal Space")
    assert t.bob.hp == 15
    t.is_quiet()


# Lantern Angler.


@rule("CS-229")
@pytest.mark.parametrize(("fragments", "energy"), [(2, 3), (1, 2)])
def test_lantern_angler_adds_one_energy(fragments, energy):
    t = casting_shadows(phase=3, ann={"companion": "Lantern Angler", "pool": "2 shadow fragment"}, bob={})
    t.ann.does(f"absorb {fragments} shadow fragment" + ("s" if fragments > 1 else ""))
    assert t.ann.energy == energy
    t.is_quiet()


@rule("CS-229")
def test_lantern_angler_works_without_a_fragment():
    t = casting_shadows(phase=3, ann={"companion": "Lantern Angler"}, bob={})
    t.ann.is_offered_only("absorb with Lantern Angler alone", "pass")
    t.ann.does("absorb with Lantern Angler alone")
    assert t.ann.energy == 1
    t.is_quiet()


@rule("CS-229", "CS-092")
def test_lantern_angler_does_not_lift_the_limit():
    t = casting_shadows(phase=3, ann={"companion": "Lantern Angler", "energy": 4, "pool": "1 shadow fragment"}, bob={})
    t.ann.does("absorb 1 shadow fragment")
    assert t.ann.energy == 5
    t = casting_shadows(phase=3, ann={"companion": "Lantern Angler", "energy": 5}, bob={})
    t.ann.is_not_asked()
    assert t.ann.energy == 5


# Gloom Toad.


@rule("CS-230")
def test_gloom_toad_swallows_crystals():
    t = casting_shadows(phase=3, ann={"companion": "Gloom Toad", "pool": "3 cursed crystal", "hp": 2}, bob={})
    assert t.ann.hp == 2
    assert t.active == "bob"
    t.is_quiet()


@rule("CS-230")
def test_gloom_toad_helps_nobody_else():
    t = casting_shadows(phase=3, ann={"pool": "1 cursed crystal"}, bob={"companion": "Gloom Toad"})
    assert t.ann.hp == 17


# Lucky Raven.


@rule("CS-231")
def test_lucky_raven_rerolls_once_for_nothing():
    t = casting_shadows(points=1, ann={"companion": "Lucky Raven", "dice": "red gem, blue gem"}, bob={})
    t.ann.does("reroll")
    t.ann.does("die 1")
    t.ann.does("roll dice")
    assert t.points == 1
    t.pos.dice = (RESOURCES.index("red_gem"), -1, RESOURCES.index("blue_gem"), -1, -1)
    t.ann.does("reroll")
    t.ann.does("die 1")
    t.ann.does("roll dice")
    assert t.points == 0
    t.ann.is_refused("reroll", rule="CS-043")
    t.is_quiet()


@rule("CS-231")
def test_lucky_raven_works_without_points_and_again_next_turn():
    t = casting_shadows(points=0, ann={"companion": "Lucky Raven", "dice": "red gem"}, bob={})
    t.ann.does("reroll", rerolling="red gem")
    assert t.points == 0
    t.goes_on_to("ann")
    t.pos.points = 0
    t.pos.dice = (RESOURCES.index("red_gem"), -1, -1, -1, -1)
    t.ann.does("reroll", rerolling="red gem")
    assert t.points == 0


# Velvet Bat.


@rule("CS-232")
def test_velvet_bat_heals_once_per_turn():
    t = casting_shadows(ann={**STRIKER, "companion": "Velvet Bat", "hp": 9}, bob={}, cat={})
    t.ann.does("cast Fatal Fronds", at="bob")
    assert t.ann.hp == 10
    t.ann.does("cast Personal Space", at="cat")
    assert [t.ann.hp, t.bob.hp, t.cat.hp] == [10, 16, 14]
    t.is_quiet()


@rule("CS-232")
def test_velvet_bat_needs_an_enemy_to_lose_hp_to_a_spell():
    t = casting_shadows(ann={**STRIKER, "companion": "Velvet Bat", "hp": 9}, bob={"counterspells": ["Safety Dome"]})
    t.ann.does("cast Fatal Fronds")
    t.bob.does("reveal Safety Dome")
    assert t.ann.hp == 9
    t.ann.does("cast Personal Space")
    assert t.ann.hp == 10
    t = casting_shadows(ann={"character": "nuzzle", "companion": "Velvet Bat", "energy": 5, "hp": 9}, bob={})
    t.ann.does("use ability")
    assert t.ann.hp == 9


@rule("CS-232")
def test_velvet_bat_is_ready_again_in_the_next_turn():
    t = casting_shadows(ann={**STRIKER, "companion": "Velvet Bat", "hp": 9}, bob={"hex": "Ancient Rune"})
    t.ann.does("cast Fatal Fronds")
    t.goes_on_to("ann")
    before = t.ann.hp
    t.ann.does("cast Fatal Fronds")
    assert t.ann.hp == before + 1


# Longsight Owl.


@rule("CS-233")
def test_longsight_owl_reaches_every_tile():
    owl = Seat(companion="Longsight Owl", spells=["Fatal Fronds", "Spectral Slap"], pool="1 red gem, 1 blue gem")
    t = casting_shadows(ann=owl, bob={"hex": "Frill's home"}, cat={}, dan={"hex": "Nuzzle's home"})
    t.ann.does("cast Fatal Fronds")
    t.ann.is_offered_only("bob", "cat", "dan")
    t.ann.does("dan")
    t.ann.does("cast Spectral Slap")
    t.ann.is_offered_only("aim at Frill's home", "aim at Ancient Rune", "aim at Nuzzle's home")
    t.ann.does("aim at Frill's home")
    assert [t.ann.hp, t.bob.hp, t.cat.hp, t.dan.hp] == [18, 15, 18, 16]
    t.is_quiet()


@rule("CS-233")
@pytest.mark.parametrize("distances", [SELF_ONLY, ADJACENT_ONLY, SELF_AND_ADJACENT, WITHIN_2_NOT_SELF])
def test_longsight_owl_reaches_its_own_tile_too_whatever_the_range_of_the_spell(distances: tuple[int, ...]):
    t = casting_shadows(ann={"companion": "Longsight Owl", "hex": "Dusty Desert"}, bob={"hex": "Kit's home"})
    assert t.pos.spell_reach(0, distances) == 0b1111111
    assert t.pos.spell_reach(1, distances) != 0b1111111


@rule("CS-233")
def test_longsight_owl_lets_a_spell_for_other_tiles_strike_on_ones_own():
    wave = Seat(spells=["Kinetic Wave"], pool="2 red gem, 2 blue gem, 2 red orb, 2 blue orb", hex="Dusty Desert")
    t = casting_shadows(ann=wave, bob={"hex": "Dusty Desert"})
    t.ann.is_not_offered("cast Kinetic Wave")
    t = casting_shadows(ann={**wave, "companion": "Longsight Owl"}, bob={"hex": "Dusty Desert"})
    t.ann.is_offered("cast Kinetic Wave")


@rule("CS-233")
def test_longsight_owl_does_not_lengthen_abilities():
    t = casting_shadows(
        ann={"character": "nuzzle", "companion": "Longsight Owl", "energy": 5, "hex": "Dusty Desert"},
        bob={"hex": "Underground Volcano"},
    )
    t.ann.is_refused("use ability", rule="CS-174")
    t = casting_shadows(
        ann={"character": "nuzzle", "companion": "Longsight Owl", "energy": 5, "hex": "Dusty Desert"},
        bob={"hex": "Dusty Desert"},
        cat={"hex": "Underground Volcano"},
    )
    t.ann.does("use ability")
    assert t.bob.hp < 18
    assert t.cat.hp == 18


@rule("CS-138")
def test_a_companion_is_active_in_the_turns_of_enemies():
    def after_a_hit(t: CastingScene) -> int:
        t.ann.does("cast Fatal Fronds")
        return t.bob.hp

    without = after_a_hit(casting_shadows(ann=STRIKER, bob={}))
    assert after_a_hit(casting_shadows(ann=STRIKER, bob={"companion": "Bulwark Tortoise"})) == without + 1

"""Attack Spells, one by one: level, cost, range, target, damage; with bystanders who must not be hit.

Ann stands at Frill's home, Bob with her, Cat one step away on the Ancient Rune, Dan two steps away.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gloaming.games.casting_shadows.cards import CARDS, NUMBERS
from tests.casting_shadows.scene import CastingScene, Seat, casting_shadows, pool
from tests.proof import rule

HERE, ONE_AWAY, TWO_AWAY = "Frill's home", "Ancient Rune", "Nuzzle's home"
PLENTY = "3 red gem, 3 blue gem, 3 cursed crystal"


def scene(spell: str, has: str = PLENTY, **cat: str) -> CastingScene:
    """Ann has the spell; Bob is with her, Cat one step away, Dan two."""
    return casting_shadows(
        ann={"spells": [spell], "pool": has, "hex": HERE},
        bob={"hex": HERE},
        cat=Seat(hex=ONE_AWAY, form="shadow" if cat.get("form") == "shadow" else "base"),
        dan={"hex": TWO_AWAY},
    )


def level(spell: str) -> int:
    return CARDS[NUMBERS[spell][0]].level


def reaches(spell: str, *targets: str) -> None:
    """Those can be aimed at, and nobody and nothing else."""
    t = scene(spell)
    t.ann.does(f"cast {spell}")
    t.ann.is_offered_only(*targets)


def strikes(spell: str, at: str, spending: str, has: str = PLENTY, **lost: int) -> None:
    """Cast like this it costs those players that many HP, everyone else none, and exactly what is spent."""
    t = scene(spell, has)
    t.ann.does(f"cast {spell}", at=at, spending=spending)
    assert {name: 18 - hp for name in t.names if (hp := t.who(name).hp) != 18} == lost
    paid = {thing: number - t.pool.get(thing, 0) for thing, number in pool(has).items()}
    assert {thing: number for thing, number in paid.items() if number} == pool(spending)
    assert t.points == 3
    assert t.ann.book == [spell]
    t.is_quiet()


def offers_to_spend(spell: str, at: str, powers: Sequence[str]) -> None:
    """So much can be spent on it, and no more."""
    t = scene(spell, "5 red gem, 5 blue gem, 5 cursed crystal")
    t.ann.does(f"cast {spell}")
    if t.ann.ask.topic == "target":
        t.ann.does(at)
    t.ann.is_offered_only(*powers)


def needs(spell: str, *not_enough: str) -> None:
    """It cannot be cast with any of these pools."""
    for has in not_enough:
        scene(spell, has).ann.is_refused(f"cast {spell}", rule="CS-053")


@rule("CS-151", "CS-237")
def test_feeding_frenzy():
    assert level("Feeding Frenzy") == 1
    reaches("Feeding Frenzy", "bob", "cat")
    offers_to_spend("Feeding Frenzy", "cat", ["1 blue gem: 2 damage", "2 blue gems: 4 damage"])
    strikes("Feeding Frenzy", at="bob", spending="1 blue gem", bob=2)
    strikes("Feeding Frenzy", at="cat", spending="2 blue gem", cat=4)
    needs("Feeding Frenzy", "3 red gem, 2 blue orb, 1 cursed crystal")


@rule("CS-152", "CS-237")
def test_heavy_hand():
    assert level("Heavy Hand") == 1
    reaches("Heavy Hand", "bob", "cat")
    offers_to_spend("Heavy Hand", "cat", ["1 red gem: 2 damage", "2 red gems: 4 damage"])
    strikes("Heavy Hand", at="cat", spending="1 red gem", cat=2)
    strikes("Heavy Hand", at="bob", spending="2 red gem", bob=4)
    needs("Heavy Hand", "3 blue gem, 2 red orb, 1 cursed crystal")


@rule("CS-153")
def test_fatal_fronds():
    assert level("Fatal Fronds") == 1
    strikes("Fatal Fronds", at="bob", spending="", bob=2)
    strikes("Fatal Fronds", at="bob", spending="", has="", bob=2)
    t = casting_shadows(ann={"spells": ["Fatal Fronds"]}, bob={"hex": HERE}, cat={"hex": HERE})
    t.ann.does("cast Fatal Fronds")
    t.ann.is_offered_only("bob", "cat")
    t.ann.does("cat")
    assert (t.bob.hp, t.cat.hp) == (18, 16)


@rule("CS-154", "CS-237")
def test_lightning_bug():
    assert level("Lightning Bug") == 1
    strikes("Lightning Bug", at="cat", spending="1 red gem", cat=2)
    strikes("Lightning Bug", at="cat", spending="1 blue gem", cat=2)
    strikes("Lightning Bug", at="cat", spending="1 purple gem", has="1 purple gem", cat=2)
    needs("Lightning Bug", "2 red orb, 2 cursed crystal, 2 shadow fragment")


@rule("CS-154")
def test_lightning_bug_does_nothing_to_shadow_form():
    t = scene("Lightning Bug", form="shadow")
    t.ann.does("cast Lightning Bug", at="cat", spending="red gem")
    assert [t.bob.hp, t.cat.hp, t.dan.hp] == [18, 18, 18]
    assert (t.points, t.pool["red gem"]) == (3, 2)
    t.is_quiet()


@rule("CS-155", "CS-237")
def test_spectral_slap():
    assert level("Spectral Slap") == 1
    strikes("Spectral Slap", at=ONE_AWAY, spending="1 red gem, 1 blue gem", cat=3)
    needs("Spectral Slap", "3 red gem", "3 blue gem", "1 red gem, 1 blue orb")
    t = casting_shadows(
        ann={"spells": ["Spectral Slap"], "pool": "1 red gem, 1 blue gem"}, bob={}, cat={}, dan={"hex": HERE}
    )
    t.ann.does("cast Spectral Slap", at=ONE_AWAY)
    assert [t.ann.hp, t.bob.hp, t.cat.hp, t.dan.hp] == [18, 15, 15, 18]


@rule("CS-156")
def test_personal_space():
    assert level("Personal Space") == 2
    strikes("Personal Space", at="bob", spending="", bob=4)
    strikes("Personal Space", at="bob", spending="", has="", bob=4)


@rule("CS-157", "CS-237")
def test_phoenix_flash():
    assert level("Phoenix Flash") == 2
    reaches("Phoenix Flash", "bob", "cat")
    offers_to_spend("Phoenix Flash", "cat", ["1 red gem: 3 damage", "2 red gems: 5 damage", "3 red gems: 6 damage"])
    strikes("Phoenix Flash", at="bob", spending="1 red gem", bob=3)
    strikes("Phoenix Flash", at="bob", spending="2 red gem", bob=5)
    strikes("Phoenix Flash", at="cat", spending="3 red gem", cat=6)
    needs("Phoenix Flash", "3 blue gem, 2 red orb")


@rule("CS-158", "CS-237")
def test_infernal_assault():
    assert level("Infernal Assault") == 3
    reaches("Infernal Assault", "bob", "cat", "dan")
    strikes("Infernal Assault", at="dan", spending="2 red gem", dan=8)
    strikes("Infernal Assault", at="bob", spending="2 red gem", bob=8)
    needs("Infernal Assault", "1 red gem, 3 blue gem")


@rule("CS-208")
def test_sudden_doom():
    assert level("Sudden Doom") == 3
    reaches("Sudden Doom", f"aim at {HERE}", f"aim at {ONE_AWAY}")
    strikes("Sudden Doom", at=HERE, spending="2 blue gem", bob=7)
    strikes("Sudden Doom", at=ONE_AWAY, spending="2 blue gem", cat=7)
    needs("Sudden Doom", "1 blue gem, 3 red gem")


@rule("CS-209")
def test_magma_hand():
    assert level("Magma Hand") == 2
    reaches("Magma Hand", "bob", "cat", "dan")
    offers_to_spend("Magma Hand", "dan", ["1 gem: 2 damage", "2 gems: 4 damage", "3 gems: 5 damage"])
    strikes("Magma Hand", at="bob", spending="1 red gem", bob=2)
    strikes("Magma Hand", at="cat", spending="1 red gem, 1 blue gem", cat=4)
    strikes("Magma Hand", at="dan", spending="1 red gem, 2 blue gem", dan=5)
    needs("Magma Hand", "3 red orb, 3 cursed crystal")


@rule("CS-210")
def test_unicorn_rush():
    assert level("Unicorn Rush") == 2
    reaches("Unicorn Rush", "bob", "cat")
    offers_to_spend("Unicorn Rush", "cat", ["1 blue gem: 3 damage", "2 blue gems: 5 damage", "3 blue gems: 6 damage"])
    strikes("Unicorn Rush", at="bob", spending="1 blue gem", bob=3)
    strikes("Unicorn Rush", at="cat", spending="2 blue gem", cat=5)
    strikes("Unicorn Rush", at="cat", spending="3 blue gem", cat=6)
    needs("Unicorn Rush", "3 red gem, 2 blue orb")


@rule("CS-211", "CS-192")
def test_deadly_shroud():
    assert level("Deadly Shroud") == 2
    offers_to_spend(
        "Deadly Shroud", f"aim at {ONE_AWAY}", ["1 cursed crystal: 3 damage", "2 cursed crystals: 4 damage"]
    )
    strikes("Deadly Shroud", at=ONE_AWAY, spending="1 cursed crystal", cat=3)
    strikes("Deadly Shroud", at=ONE_AWAY, spending="2 cursed crystal", cat=4)
    needs("Deadly Shroud", "3 red gem, 3 shadow fragment")


@rule("CS-212")
def test_psychic_spikes():
    assert level("Psychic Spikes") == 2
    offers_to_spend("Psychic Spikes", f"aim at {ONE_AWAY}", ["1 gem: 2 damage", "2 gems: 4 damage"])
    strikes("Psychic Spikes", at=ONE_AWAY, spending="1 blue gem", cat=2)
    strikes("Psychic Spikes", at=ONE_AWAY, spending="1 red gem, 1 blue gem", cat=4)
    needs("Psychic Spikes", "3 red orb, 3 cursed crystal")


@rule("CS-213")
def test_kinetic_wave():
    assert level("Kinetic Wave") == 2
    reaches("Kinetic Wave", f"aim at {ONE_AWAY}", f"aim at {TWO_AWAY}")
    offers_to_spend("Kinetic Wave", f"aim at {TWO_AWAY}", ["1 blue gem: 2 damage", "2 blue gems: 4 damage"])
    strikes("Kinetic Wave", at=TWO_AWAY, spending="1 blue gem", dan=2)
    strikes("Kinetic Wave", at=ONE_AWAY, spending="2 blue gem", cat=4)
    needs("Kinetic Wave", "3 red gem, 2 blue orb")


@rule("CS-214")
def test_bubble_trouble():
    assert level("Bubble Trouble") == 1
    strikes("Bubble Trouble", at="cat", spending="1 blue gem", cat=2)
    needs("Bubble Trouble", "3 red gem, 2 blue orb")


@rule("CS-215")
def test_heat_wave():
    assert level("Heat Wave") == 1
    strikes("Heat Wave", at="cat", spending="1 red gem", cat=2)
    needs("Heat Wave", "3 blue gem, 2 red orb")


@rule("CS-216", "CS-192")
def test_sinister_screech():
    assert level("Sinister Screech") == 1
    offers_to_spend("Sinister Screech", "cat", ["1 cursed crystal: 1 damage", "2 cursed crystals: 3 damage"])
    strikes("Sinister Screech", at="cat", spending="1 cursed crystal", cat=1)
    strikes("Sinister Screech", at="cat", spending="2 cursed crystal", cat=3)
    needs("Sinister Screech", "3 red gem, 3 shadow fragment")


ONE_ENEMY_AT_ONE_AWAY = [
    *("Lightning Bug", "Spectral Slap", "Deadly Shroud", "Psychic Spikes"),
    *("Bubble Trouble", "Heat Wave", "Sinister Screech"),
]


@rule("CS-125", "CS-237")
@pytest.mark.parametrize("spell", ONE_ENEMY_AT_ONE_AWAY)
def test_a_spell_for_adjacent_tiles_reaches_neither_its_own_tile_nor_farther(spell):
    t = casting_shadows(ann={"spells": [spell], "pool": PLENTY}, bob={"hex": HERE}, cat={"hex": TWO_AWAY})
    t.ann.is_refused(f"cast {spell}", rule="CS-174")


@rule("CS-123", "CS-153", "CS-156")
@pytest.mark.parametrize("spell", ["Fatal Fronds", "Personal Space"])
def test_a_spell_for_ones_own_tile_reaches_no_other(spell):
    t = casting_shadows(ann={"spells": [spell], "pool": PLENTY}, bob={"hex": ONE_AWAY}, cat={"hex": TWO_AWAY})
    t.ann.is_refused(f"cast {spell}", rule="CS-174")


@pytest.mark.parametrize(
    "spell",
    [
        pytest.param("Sudden Doom", marks=rule("CS-208", "CS-118")),
        pytest.param("Deadly Shroud", marks=rule("CS-211", "CS-118")),
        pytest.param("Psychic Spikes", marks=rule("CS-212", "CS-118")),
        pytest.param("Kinetic Wave", marks=rule("CS-213", "CS-118")),
        pytest.param("Spectral Slap", marks=rule("CS-155", "CS-118")),
    ],
)
def test_a_hex_spell_hits_everyone_there(spell):
    t = casting_shadows(ann={"spells": [spell], "pool": PLENTY}, bob={}, cat={}, dan={"hex": "Dusty Desert"})
    t.ann.does(f"cast {spell}", at=ONE_AWAY)
    if t.ann.ask.topic == "power":
        t.ann.does(t.ann.ask.options[0])
    if t.ann.ask.topic == "pay":
        t.ann.does(t.ann.ask.options[0])
    assert t.bob.hp == t.cat.hp < 18
    assert (t.ann.hp, t.dan.hp) == (18, 18)
    t.is_quiet()

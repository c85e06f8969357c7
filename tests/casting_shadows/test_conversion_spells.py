"""Conversion Spells, one by one: what they take, what they give, and what they leave alone."""

from __future__ import annotations

from gloaming.games.casting_shadows.cards import CARDS, NUMBERS
from tests.casting_shadows.scene import CastingScene, casting_shadows, pool
from tests.proof import rule

EVERYTHING = (
    "1 red gem, 1 blue gem, 1 purple gem, 1 red orb, 1 blue orb, 1 purple orb, 1 shadow fragment, 1 cursed crystal"
)


def scene(spell: str, has: str) -> CastingScene:
    return casting_shadows(ann={"spells": [spell], "pool": has}, bob={})


def level(spell: str) -> int:
    return CARDS[NUMBERS[spell][0]].level


def offers(spell: str, *exchanges: str) -> None:
    """With one of everything in the pool, these exchanges are on offer and no other."""
    t = scene(spell, EVERYTHING)
    t.ann.does(f"cast {spell}")
    t.ann.is_offered_only(*exchanges)


def turns(spell: str, has: str, into: str, turning: str) -> None:
    """One cast changes the pool like this, for a point and nothing else."""
    t = scene(spell, has)
    t.ann.does(f"cast {spell}", turning=turning)
    assert t.pool == pool(into)
    assert t.points == 3
    assert t.ann.book == [spell]
    t.is_quiet()


def needs(spell: str, *useless: str) -> None:
    """With none of these pools it can be cast."""
    for has in useless:
        scene(spell, has).ann.is_refused(f"cast {spell}", rule="CS-175")


@rule("CS-159", "CS-128", "CS-178")
def test_metamorphosis():
    assert level("Metamorphosis") == 1
    offers(
        "Metamorphosis",
        *("1 blue orb into 1 red orb", "1 red orb into 1 blue orb"),
        *("1 purple orb into 1 red orb", "1 purple orb into 1 blue orb"),
    )
    turns("Metamorphosis", "2 blue orb", "1 blue orb, 1 red orb", "1 blue orb into 1 red orb")
    turns("Metamorphosis", "1 red orb, 1 red gem", "1 blue orb, 1 red gem", "1 red orb into 1 blue orb")
    needs("Metamorphosis", "2 red gem, 1 cursed crystal", "")


@rule("CS-160")
def test_curse_void():
    assert level("Curse Void") == 1
    offers("Curse Void", "1 cursed crystal into 1 red gem", "1 cursed crystal into 1 blue gem")
    turns("Curse Void", "2 cursed crystal", "1 cursed crystal, 1 red gem", "1 cursed crystal into 1 red gem")
    turns("Curse Void", "1 cursed crystal", "1 blue gem", "1 cursed crystal into 1 blue gem")
    needs("Curse Void", "2 red gem, 1 shadow fragment", "")


@rule("CS-161", "CS-178")
def test_sapphire_synthesis():
    assert level("Sapphire Synthesis") == 1
    offers(
        "Sapphire Synthesis",
        *("1 blue orb into 1 blue gem", "1 blue gem into 1 blue orb"),
        *("1 purple orb into 1 blue gem", "1 purple gem into 1 blue orb"),
    )
    turns("Sapphire Synthesis", "1 blue orb", "1 blue gem", "1 blue orb into 1 blue gem")
    turns("Sapphire Synthesis", "2 blue gem", "1 blue gem, 1 blue orb", "1 blue gem into 1 blue orb")
    needs("Sapphire Synthesis", "1 red gem, 1 red orb", "")


@rule("CS-162", "CS-129", "CS-178")
def test_gem_duplication():
    assert level("Gem Duplication") == 2
    offers(
        "Gem Duplication",
        *("1 red gem into 2 red gems", "1 blue gem into 2 blue gems"),
        *("1 purple gem into 2 red gems", "1 purple gem into 2 blue gems"),
    )
    turns("Gem Duplication", "1 red gem, 1 red orb", "2 red gem, 1 red orb", "1 red gem into 2 red gems")
    turns("Gem Duplication", "2 blue gem", "3 blue gem", "1 blue gem into 2 blue gems")
    needs("Gem Duplication", "1 red orb, 1 blue orb", "")


@rule("CS-217", "CS-129", "CS-178")
def test_orb_duplication():
    assert level("Orb Duplication") == 2
    offers(
        "Orb Duplication",
        *("1 red orb into 2 red orbs", "1 blue orb into 2 blue orbs"),
        *("1 purple orb into 2 red orbs", "1 purple orb into 2 blue orbs"),
    )
    turns("Orb Duplication", "1 blue orb", "2 blue orb", "1 blue orb into 2 blue orbs")
    needs("Orb Duplication", "1 red gem, 1 blue gem", "")


@rule("CS-218", "CS-178")
def test_ruby_synthesis():
    assert level("Ruby Synthesis") == 1
    offers(
        "Ruby Synthesis",
        *("1 red orb into 1 red gem", "1 red gem into 1 red orb"),
        *("1 purple orb into 1 red gem", "1 purple gem into 1 red orb"),
    )
    turns("Ruby Synthesis", "1 red orb", "1 red gem", "1 red orb into 1 red gem")
    turns("Ruby Synthesis", "1 red gem", "1 red orb", "1 red gem into 1 red orb")
    needs("Ruby Synthesis", "1 blue gem, 1 blue orb", "")


@rule("CS-219", "CS-178")
def test_energy_bloom():
    assert level("Energy Bloom") == 1
    offers(
        "Energy Bloom",
        *("1 blue gem into 1 red gem", "1 red gem into 1 blue gem"),
        *("1 purple gem into 1 red gem", "1 purple gem into 1 blue gem"),
    )
    both = "1 red gem into 1 blue gem, 1 red gem into 1 blue gem"
    turns("Energy Bloom", "3 red gem", "1 red gem, 2 blue gem", both)
    needs("Energy Bloom", "1 red orb, 1 blue orb", "")


@rule("CS-219")
def test_energy_bloom_may_stop_after_one_gem():
    t = scene("Energy Bloom", "2 red gem")
    t.ann.does("cast Energy Bloom")
    t.ann.is_offered("pass")
    t.ann.does("pass")
    assert t.pool == pool("1 red gem, 1 blue gem")
    t.is_quiet()


@rule("CS-220", "CS-178")
def test_crystallization():
    assert level("Crystallization") == 1
    offers(
        "Crystallization",
        *("1 red gem into 1 red orb", "1 blue gem into 1 blue orb"),
        *("1 purple gem into 1 red orb", "1 purple gem into 1 blue orb"),
    )
    turns("Crystallization", "1 red gem", "1 red orb", "1 red gem into 1 red orb")
    turns("Crystallization", "1 blue gem", "1 blue orb", "1 blue gem into 1 blue orb")
    needs("Crystallization", "1 red orb, 1 blue orb", "")


@rule("CS-221", "CS-178")
def test_luminous_glow():
    assert level("Luminous Glow") == 1
    offers(
        "Luminous Glow",
        *("1 red orb into 1 red gem", "1 blue orb into 1 blue gem"),
        *("1 purple orb into 1 red gem", "1 purple orb into 1 blue gem"),
    )
    both = "1 red orb into 1 red gem, 1 blue orb into 1 blue gem"
    turns("Luminous Glow", "1 red orb, 1 blue orb", "1 red gem, 1 blue gem", both)
    turns("Luminous Glow", "1 red orb", "1 red gem", "1 red orb into 1 red gem")
    needs("Luminous Glow", "1 red gem, 1 blue gem", "")


@rule("CS-221")
def test_luminous_glow_turns_at_most_two_orbs():
    t = scene("Luminous Glow", "3 red orb")
    t.ann.does("cast Luminous Glow", turning="1 red orb into 1 red gem, 1 red orb into 1 red gem")
    assert t.pool == pool("2 red gem, 1 red orb")
    t.is_quiet()


@rule("CS-130", "CS-128")
def test_a_conversion_costs_a_point_and_works_once_per_turn():
    t = scene("Ruby Synthesis", "2 red orb")
    t.ann.does("cast Ruby Synthesis", turning="1 red orb into 1 red gem")
    assert t.points == 3
    t.ann.is_refused("cast Ruby Synthesis", rule="CS-054")
    t.is_quiet()


@rule("CS-130")
def test_without_points_there_is_no_conversion():
    t = casting_shadows(points=0, ann={"spells": ["Ruby Synthesis"], "pool": "1 red orb"}, bob={})
    t.ann.is_refused("cast Ruby Synthesis", rule="CS-043")


@rule("CS-128")
def test_what_was_converted_is_for_this_turn_only_and_pays_like_any_other():
    t = casting_shadows(ann={"spells": ["Ruby Synthesis", "Heat Wave"], "pool": "1 red orb"}, bob={})
    t.ann.does("cast Ruby Synthesis")
    t.ann.does("cast Heat Wave", at="bob", spending="red gem")
    assert (t.bob.hp, t.pool) == (16, {})
    t = scene("Ruby Synthesis", "1 red orb")
    t.ann.does("cast Ruby Synthesis")
    t.ann.does("end turn")
    assert not any(t.pos.tokens)


@rule("CS-175")
def test_a_conversion_needs_something_to_convert():
    t = scene("Curse Void", "1 red gem")
    t.ann.is_not_offered("cast Curse Void")
    t.ann.is_refused("cast Curse Void", rule="CS-175")

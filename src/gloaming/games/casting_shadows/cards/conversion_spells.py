"""Conversion Spells: resources in the pool become others."""

from gloaming.games.casting_shadows.cards.card import conversion
from gloaming.games.casting_shadows.effects import Convert, Exchange
from gloaming.pieces.origins import FACTS, RULEBOOK

CONVERSION_SPELLS = (
    conversion("Orb Duplication", level=2, icon="double-ringed-orb", origin=FACTS)
    .collected_for(any_orb=1, spell=1)
    .says(
        "Turn 1 Orb in your Pool into 2 Orbs of its colour.",
        Convert((Exchange("red_orb", "red_orb", 2), Exchange("blue_orb", "blue_orb", 2))),
    ),
    conversion("Gem Duplication", level=2, icon="gems", origin=RULEBOOK)
    .collected_for(any_gem=1, spell=1)
    .says(
        "Turn 1 Gem in your Pool into 2 Gems of its colour.",
        Convert((Exchange("red_gem", "red_gem", 2), Exchange("blue_gem", "blue_gem", 2))),
    ),
    conversion("Curse Void", count=2, level=1, icon="star-swirl", origin=RULEBOOK)
    .collected_for(shadow_fragment=1, any_gem=1)
    .says(
        "Turn 1 Cursed Crystal in your Pool into 1 red or 1 blue Gem, your choice.",
        Convert((Exchange("cursed_crystal", "red_gem"), Exchange("cursed_crystal", "blue_gem"))),
    ),
    conversion("Metamorphosis", level=1, icon="butterfly", origin=RULEBOOK)
    .collected_for(any_orb=1)
    .says(
        "Turn 1 blue Orb in your Pool into 1 red Orb, or 1 red Orb into 1 blue Orb.",
        Convert((Exchange("blue_orb", "red_orb"), Exchange("red_orb", "blue_orb"))),
    ),
    conversion("Sapphire Synthesis", level=1, icon="crystal-growth", origin=RULEBOOK)
    .collected_for(any_orb=1, blue_gem=1)
    .says(
        "Turn 1 blue Orb in your Pool into 1 blue Gem, or 1 blue Gem into 1 blue Orb.",
        Convert((Exchange("blue_orb", "blue_gem"), Exchange("blue_gem", "blue_orb"))),
    ),
    conversion("Ruby Synthesis", level=1, icon="crystal-cluster", origin=FACTS)
    .collected_for(any_orb=1, red_gem=1)
    .says(
        "Turn 1 red Orb in your Pool into 1 red Gem, or 1 red Gem into 1 red Orb.",
        Convert((Exchange("red_orb", "red_gem"), Exchange("red_gem", "red_orb"))),
    ),
    conversion("Energy Bloom", level=1, icon="spiral-bloom", origin=FACTS)
    .collected_for(any_gem=1)
    .says(
        "Turn up to 2 Gems in your Pool to the other colour, red to blue or blue to red.",
        Convert((Exchange("blue_gem", "red_gem"), Exchange("red_gem", "blue_gem")), times=2),
    ),
    conversion("Crystallization", level=1, icon="crystalize", origin=FACTS)
    .collected_for(blue_orb=1, red_gem=1)
    .says(
        "Turn 1 Gem in your Pool into 1 Orb of its colour.",
        Convert((Exchange("red_gem", "red_orb"), Exchange("blue_gem", "blue_orb"))),
    ),
    conversion("Luminous Glow", level=1, icon="ball-glow", origin=FACTS)
    .collected_for(red_orb=1, blue_gem=1)
    .says(
        "Turn up to 2 Orbs in your Pool into Gems of their colour.",
        Convert((Exchange("red_orb", "red_gem"), Exchange("blue_orb", "blue_gem")), times=2),
    ),
)

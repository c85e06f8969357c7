"""Conversion Spells: resources in the pool become others."""

from functools import partial

from gloaming.games.casting_shadows.cards.card import Card
from gloaming.games.casting_shadows.effects import Convert, Exchange
from gloaming.games.casting_shadows.resources import Cost
from gloaming.pieces.origins import FACTS, RULEBOOK

card = partial(Card, kind="conversion", deck="main")

CONVERSION_SPELLS = (
    card(
        name="Orb Duplication",
        level=2,
        collect=Cost(any_orb=1, spell=1),
        effect=Convert((Exchange("red_orb", "red_orb", 2), Exchange("blue_orb", "blue_orb", 2))),
        text="Turn 1 Orb in your Pool into 2 Orbs of its colour.",
        icon="double-ringed-orb",
        origin=FACTS,
    ),
    card(
        name="Gem Duplication",
        level=2,
        collect=Cost(any_gem=1, spell=1),
        effect=Convert((Exchange("red_gem", "red_gem", 2), Exchange("blue_gem", "blue_gem", 2))),
        text="Turn 1 Gem in your Pool into 2 Gems of its colour.",
        icon="gems",
        origin=RULEBOOK,
    ),
    card(
        name="Curse Void",
        count=2,
        level=1,
        collect=Cost(shadow_fragment=1, any_gem=1),
        effect=Convert((Exchange("cursed_crystal", "red_gem"), Exchange("cursed_crystal", "blue_gem"))),
        text="Turn 1 Cursed Crystal in your Pool into 1 red or 1 blue Gem, your choice.",
        icon="star-swirl",
        origin=RULEBOOK,
    ),
    card(
        name="Metamorphosis",
        level=1,
        collect=Cost(any_orb=1),
        effect=Convert((Exchange("blue_orb", "red_orb"), Exchange("red_orb", "blue_orb"))),
        text="Turn 1 blue Orb in your Pool into 1 red Orb, or 1 red Orb into 1 blue Orb.",
        icon="butterfly",
        origin=RULEBOOK,
    ),
    card(
        name="Sapphire Synthesis",
        level=1,
        collect=Cost(any_orb=1, blue_gem=1),
        effect=Convert((Exchange("blue_orb", "blue_gem"), Exchange("blue_gem", "blue_orb"))),
        text="Turn 1 blue Orb in your Pool into 1 blue Gem, or 1 blue Gem into 1 blue Orb.",
        icon="crystal-growth",
        origin=RULEBOOK,
    ),
    card(
        name="Ruby Synthesis",
        level=1,
        collect=Cost(any_orb=1, red_gem=1),
        effect=Convert((Exchange("red_orb", "red_gem"), Exchange("red_gem", "red_orb"))),
        text="Turn 1 red Orb in your Pool into 1 red Gem, or 1 red Gem into 1 red Orb.",
        icon="crystal-cluster",
        origin=FACTS,
    ),
    card(
        name="Energy Bloom",
        level=1,
        collect=Cost(any_gem=1),
        effect=Convert((Exchange("blue_gem", "red_gem"), Exchange("red_gem", "blue_gem")), times=2),
        text="Turn up to 2 Gems in your Pool to the other colour, red to blue or blue to red.",
        icon="spiral-bloom",
        origin=FACTS,
    ),
    card(
        name="Crystallization",
        level=1,
        collect=Cost(blue_orb=1, red_gem=1),
        effect=Convert((Exchange("red_gem", "red_orb"), Exchange("blue_gem", "blue_orb"))),
        text="Turn 1 Gem in your Pool into 1 Orb of its colour.",
        icon="crystalize",
        origin=FACTS,
    ),
    card(
        name="Luminous Glow",
        level=1,
        collect=Cost(red_orb=1, blue_gem=1),
        effect=Convert((Exchange("red_orb", "red_gem"), Exchange("blue_orb", "blue_gem")), times=2),
        text="Turn up to 2 Orbs in your Pool into Gems of their colour.",
        icon="ball-glow",
        origin=FACTS,
    ),
)

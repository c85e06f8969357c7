"""Attack Spells: damage in exchange for resources."""

from gloaming.games.casting_shadows import effects
from gloaming.games.casting_shadows.cards.card import attack
from gloaming.pieces.origins import FACTS, RULEBOOK

ATTACK_SPELLS = (
    attack("Infernal Assault", level=3, icon="burning-meteor", origin=RULEBOOK)
    .collected_for(shadow_fragment=1, red_orb=1, spell=2)
    .cast_for(red_gem=2)
    .says("Pay 2 red Gems: deal 8 damage to one enemy in range.", effects.Strike((8,), effects.SELF_AND_WITHIN_2)),
    attack("Sudden Doom", level=3, icon="death-skull", origin=FACTS)
    .collected_for(shadow_fragment=1, blue_orb=1, spell=2)
    .cast_for(blue_gem=2)
    .says(
        "Pay 2 blue Gems: deal 7 damage to every enemy on one Hex in range.",
        effects.Strike((7,), effects.SELF_AND_ADJACENT, at="hex"),
    ),
    attack("Magma Hand", level=2, icon="fire-punch", origin=FACTS)
    .collected_for(red_orb=1, shadow_fragment=1, any_gem=1, spell=1)
    .cast_for(any_gem=1)
    .says(
        "Pay 1, 2 or 3 Gems of any colour: deal 2, 4 or 5 damage to one enemy in range.",
        effects.Strike((2, 4, 5), effects.SELF_AND_WITHIN_2),
    ),
    attack("Unicorn Rush", level=2, icon="unicorn", origin=FACTS)
    .collected_for(any_orb=1, blue_gem=1, spell=1)
    .cast_for(blue_gem=1)
    .says(
        "Pay 1, 2 or 3 blue Gems: deal 3, 5 or 6 damage to one enemy in range.",
        effects.Strike((3, 5, 6), effects.SELF_AND_ADJACENT),
    ),
    attack("Deadly Shroud", level=2, icon="hooded-figure", origin=FACTS)
    .collected_for(shadow_fragment=1, spell=1)
    .cast_for(cursed_crystal=1)
    .says(
        "Pay 1 or 2 Cursed Crystals: deal 3 or 4 damage to every enemy on one adjacent Hex.",
        effects.Strike((3, 4), effects.ADJACENT_ONLY, at="hex"),
    ),
    attack("Personal Space", level=2, icon="divert", origin=RULEBOOK)
    .collected_for(any_orb=2, spell=1)
    .says("Deal 4 damage to one enemy on your Hex. Costs no Resources.", effects.Strike((4,), effects.SELF_ONLY)),
    attack("Psychic Spikes", level=2, icon="psychic-waves", origin=FACTS)
    .collected_for(red_orb=1, shadow_fragment=1, any_gem=1, spell=1)
    .cast_for(any_gem=1)
    .says(
        "Pay 1 or 2 Gems of any colour: deal 2 or 4 damage to every enemy on one adjacent Hex.",
        effects.Strike((2, 4), effects.ADJACENT_ONLY, at="hex"),
    ),
    attack("Phoenix Flash", level=2, icon="eagle-emblem", origin=RULEBOOK)
    .collected_for(any_orb=1, red_gem=1, spell=1)
    .cast_for(red_gem=1)
    .says(
        "Pay 1, 2 or 3 red Gems: deal 3, 5 or 6 damage to one enemy in range.",
        effects.Strike((3, 5, 6), effects.SELF_AND_ADJACENT),
    ),
    attack("Kinetic Wave", level=2, icon="wave-strike", origin=FACTS)
    .collected_for(blue_orb=1, shadow_fragment=1, any_gem=1, spell=1)
    .cast_for(blue_gem=1)
    .says(
        "Pay 1 or 2 blue Gems: deal 2 or 4 damage to every enemy on one Hex 1 or 2 steps away.",
        effects.Strike((2, 4), effects.WITHIN_2_NOT_SELF, at="hex"),
    ),
    attack("Fatal Fronds", count=4, level=1, icon="fern", origin=RULEBOOK)
    .collected_for(any_orb=3)
    .says("Deal 2 damage to one enemy on your Hex. Costs no Resources.", effects.Strike((2,), effects.SELF_ONLY)),
    attack("Feeding Frenzy", count=3, level=1, icon="piranha", origin=RULEBOOK)
    .collected_for(blue_orb=2, blue_gem=1)
    .cast_for(blue_gem=1)
    .says(
        "Pay 1 or 2 blue Gems: deal 2 or 4 damage to one enemy in range.",
        effects.Strike((2, 4), effects.SELF_AND_ADJACENT),
    ),
    attack("Heavy Hand", count=3, level=1, icon="mailed-fist", origin=RULEBOOK)
    .collected_for(red_orb=2, red_gem=1)
    .cast_for(red_gem=1)
    .says(
        "Pay 1 or 2 red Gems: deal 2 or 4 damage to one enemy in range.",
        effects.Strike((2, 4), effects.SELF_AND_ADJACENT),
    ),
    attack("Bubble Trouble", count=3, level=1, icon="bubbles", origin=FACTS)
    .collected_for(blue_orb=1, blue_gem=1)
    .cast_for(blue_gem=1)
    .says(
        "Pay 1 blue Gem: deal 2 damage to one enemy on an adjacent Hex.", effects.Strike((2,), effects.ADJACENT_ONLY)
    ),
    attack("Heat Wave", count=3, level=1, icon="fire-wave", origin=FACTS)
    .collected_for(red_orb=1, red_gem=1)
    .cast_for(red_gem=1)
    .says("Pay 1 red Gem: deal 2 damage to one enemy on an adjacent Hex.", effects.Strike((2,), effects.ADJACENT_ONLY)),
    attack("Spectral Slap", count=3, level=1, icon="slap", origin=RULEBOOK)
    .collected_for(blue_orb=2, any_gem=1)
    .cast_for(red_gem=1, blue_gem=1)
    .says(
        "Pay 1 red Gem and 1 blue Gem: deal 3 damage to every enemy on one adjacent Hex.",
        effects.Strike((3,), effects.ADJACENT_ONLY, at="hex"),
    ),
    attack("Lightning Bug", count=3, level=1, icon="flying-beetle", origin=RULEBOOK)
    .collected_for(any_orb=1, any_gem=1)
    .cast_for(any_gem=1)
    .says(
        "Pay 1 Gem of any colour: deal 2 damage to one enemy on an adjacent Hex, 0 to one in Shadow Form.",
        effects.Strike((2,), effects.ADJACENT_ONLY, spares_shadow=True),
    ),
    attack("Sinister Screech", count=3, level=1, icon="sonic-screech", origin=FACTS)
    .collected_for(shadow_fragment=1, any_orb=2)
    .cast_for(cursed_crystal=1)
    .says(
        "Pay 1 or 2 Cursed Crystals: deal 1 or 3 damage to one enemy on an adjacent Hex.",
        effects.Strike((1, 3), effects.ADJACENT_ONLY),
    ),
)

"""The four characters, each with a Base Form, a Shadow Form and an Ability."""

from __future__ import annotations

from gloaming.games.casting_shadows.effects import SELF_AND_ADJACENT, Effect, Heal, Storm, Strike
from gloaming.kernel.frozen import Frozen

STARTING_HP = 18
BASE_FORM_LIMIT = 3
SHADOW_FORM_LIMIT = 5
TRANSFORM_COST = 3
ABILITY_COST = 5


class Character(Frozen):
    """A character; its Ability is for its Shadow Form only."""

    name: str
    base_form: str
    shadow_form: str
    ability: Effect
    text: str
    icon: str


CHARACTERS: tuple[Character, ...] = (
    Character("frill", "Frill Lilypad", "Frill the Regenerator", Heal(6), "Gain 6 HP, up to 18.", "frog"),
    Character(
        "kit",
        "Kit Gale",
        "Kit the Turbulent",
        Storm(4),
        "Move to any Hex with an enemy: deal 4 damage to each enemy there, then push all of them to one adjacent Hex "
        "(the centre or the next one clockwise; from the centre, the Desert or the Volcano).",
        "fox-head",
    ),
    Character(
        "nuzzle",
        "Nuzzle Thornwood",
        "Nuzzle the Savage",
        Strike((5,), SELF_AND_ADJACENT),
        "Deal 5 damage to one enemy on your Hex or an adjacent one.",
        "bear-head",
    ),
    Character(
        "haze",
        "Haze Greentongue",
        "Haze the Devastator",
        Strike((4,), SELF_AND_ADJACENT, at="all"),
        "Deal 4 damage to every enemy on your Hex and on all adjacent ones.",
        "chameleon-glyph",
    ),
)

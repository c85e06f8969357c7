"""The special rule of the second encounter of Gryvorn Unleashed: shadows do not hold against the Dawnblade."""

from __future__ import annotations

from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.state import NOTHING

ENCOUNTER = "gryvorn_unleashed_2"


def dawn_breaks_shadow(encounter: str, ability: int, weapon: int) -> bool:
    """True if the Shadow of Gryvorn and its brood has no effect on an attack with this weapon."""
    if encounter != ENCOUNTER or NOTHING in (ability, weapon):
        return False
    return (CARDS[ability].name, CARDS[weapon].name) == ("Shadow", "Dawnblade")

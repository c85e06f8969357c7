"""The vocabulary of effects: what cards, characters and hexes say, as frozen records."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gloaming.games.casting_shadows.resources import Cost
from gloaming.kernel.frozen import Frozen

# Distances a range reaches.
SELF_ONLY = (0,)
SELF_AND_ADJACENT = (0, 1)
ADJACENT_ONLY = (1,)
SELF_AND_WITHIN_2 = (0, 1, 2)
WITHIN_2_NOT_SELF = (1, 2)


class Effect(Frozen):
    """What a card does."""


NO_EFFECT = Effect()


class Strike(Effect):
    """Deal damage; the list is by how many times the cost was paid."""

    damage: tuple[int, ...]
    range: tuple[int, ...]
    at: Literal["enemy", "hex", "all"] = "enemy"
    spares_shadow: bool = False
    """No damage to an enemy in Shadow Form."""


class Exchange(Frozen):
    """One resource in the pool becomes some of another."""

    take: str
    give: str
    number: int = 1


class Convert(Effect):
    """Exchange resources in the pool, each time by any one of the choices."""

    choices: tuple[Exchange, ...]
    times: int = 1


class Gain(Effect):
    """Add tokens to the pool."""

    resource: str
    number: int = 1


class Heal(Effect):
    """Gain HP, up to the most a player can have."""

    n: int
    at_most: int | None = None
    """Only for a player with that many HP or fewer."""


class Reduce(Effect):
    """Lower the damage being dealt to you."""

    n: int


class Cancel(Effect):
    """The damage being dealt to you becomes 0."""


class StrikeBack(Effect):
    """Deal damage to the enemy who dealt it, once it has been dealt."""

    n: int


class Flee(Effect):
    """Travel one step at once; a spell that no longer reaches you misses."""


class Storm(Effect):
    """Move to any hex with an enemy, damage each enemy there, then push them all to one adjacent hex."""

    damage: int


class TravelTwice(Effect):
    """Each Travel may be two steps."""


class ExtraAction(Effect):
    """More Action points each turn."""

    n: int


class FollowUp(Effect):
    """After each Attack Spell you may pay to strike once more."""

    cost: Cost
    strike: Strike


class MoreEnergy(Effect):
    """Absorbing gives more Shadow Energy, also with no fragment."""

    n: int


class IgnoreCrystals(Effect):
    """Cursed Crystals in your pool deal you no damage."""


class FreeReroll(Effect):
    """One Reroll each turn costs no Action point."""


class HealOnHit(Effect):
    """Gain HP the first time in your turn that an Attack Spell of yours costs an enemy HP."""

    n: int


class RangeAny(Effect):
    """Your Attack Spells reach every hex."""


Limit: TypeAlias = Literal["", "turn", "round"]
"""How often an effect works: always, once in each turn, once between two turns of its owner."""

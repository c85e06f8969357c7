"""What is printed on a card."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gloaming.games.twilight.effects import Ability, Keyword
from gloaming.games.twilight.power import NO_POWER, Level, Units, highest
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.origins import HOUSE, Origin

Kind: TypeAlias = Literal["creature", "fortification", "intrigue", "scheme"]
Faction: TypeAlias = Literal["Aggression", "Negotiation", "Mysticism", "Sanctuary"]
Direction: TypeAlias = Literal["N", "E", "S", "W"]

FACTIONS: tuple[Faction, ...] = ("Aggression", "Negotiation", "Mysticism", "Sanctuary")
COLOURS: dict[str, str] = {"Aggression": "red", "Negotiation": "blue", "Mysticism": "green", "Sanctuary": "brown"}
DIRECTIONS: tuple[Direction, ...] = ("N", "E", "S", "W")
MOST_COPIES = 3
DECK_SIZE = 50


class Card(Frozen, kw_only=True):
    """An Action card, or a Mini-card."""

    name: str
    faction: Faction
    kind: Kind
    aspect: Level
    """Its back."""
    cost: Units = NO_POWER
    fight: int = 0
    life: int = 0
    directions: tuple[Direction, ...] = ()
    upkeep: Units = NO_POWER
    types: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    armor: int = 0
    epic: bool = False
    mini: bool = False
    text: str
    abilities: tuple[Ability, ...] = ()
    heresy: str = ""
    """The words of its Heresy."""
    trap: tuple[Ability, ...] = ()
    """What its Heresy does."""
    icon: str
    origin: Origin = HOUSE

    @property
    def level(self) -> Level:
        """The level of a Creature: the highest in its cost."""
        return highest(self.cost)


class Part(Frozen, kw_only=True):
    """One part of a Deity Power."""

    kind: Literal["active", "passive"]
    conviction: bool = False
    text: str
    abilities: tuple[Ability, ...]


def part(kind: Literal["active", "passive"], text: str, *abilities: Ability, conviction: bool = False) -> Part:
    """Declare a part of a Deity Power."""
    return Part(kind=kind, conviction=conviction, text=text, abilities=abilities)


class Deity(Frozen, kw_only=True):
    """A Deity: who a player is."""

    name: str
    faction: Faction
    pantheon: str
    colours: tuple[str, ...]
    """The colours of its Conviction."""
    requirement: dict[str, int]
    """The least number of cards of each Faction in its deck."""
    when: Literal["any", "before_blocks", "after_attackers", "when_attacked"]
    parts: tuple[Part, ...]
    icon: str
    origin: Origin = HOUSE


class Deck(Frozen, kw_only=True):
    """A ready deck: a Deity and how many of which card."""

    name: str
    deity: str
    cards: dict[str, int]

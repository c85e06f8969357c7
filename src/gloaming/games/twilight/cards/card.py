"""What is printed on a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec.structs import replace

from gloaming.games.twilight.effects import Ability, Keyword, Op, Price, Trigger, ability
from gloaming.games.twilight.keywords import KEYWORDS
from gloaming.games.twilight.power import NO_POWER, Level, Units, highest
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.origins import HOUSE, Origin

if TYPE_CHECKING:
    from gloaming.games.twilight.conditions import If

Kind: TypeAlias = Literal["creature", "fortification", "intrigue", "scheme"]
Faction: TypeAlias = Literal["Aggression", "Negotiation", "Mysticism", "Sanctuary"]
Direction: TypeAlias = Literal["N", "E", "S", "W"]
When: TypeAlias = Literal["any", "before_blocks", "after_attackers", "when_attacked"]

FACTIONS: tuple[Faction, ...] = ("Aggression", "Negotiation", "Mysticism", "Sanctuary")
COLOURS: dict[Faction, str] = {"Aggression": "red", "Negotiation": "blue", "Mysticism": "green", "Sanctuary": "brown"}
DIRECTIONS: tuple[Direction, ...] = ("N", "E", "S", "W")
MOST_COPIES = 3
DECK_SIZE = 50


class Card(Frozen):
    """An Action card, or a Mini-card."""

    name: str
    faction: Faction
    kind: Kind
    icon: str
    cost: Units = NO_POWER
    upkeep: Units = NO_POWER
    directions: tuple[Direction, ...] = ()
    fight: int = 0
    life: int = 0
    types: tuple[str, ...] = ()
    epic: bool = False
    mini: bool = False
    origin: Origin = HOUSE
    keywords: tuple[Keyword, ...] = ()
    armor: int = 0
    text: str = ""
    """Nothing where its keywords say it all."""
    abilities: tuple[Ability, ...] = ()
    heresy: str = ""
    """The words of its Heresy."""
    heresy_does: tuple[Ability, ...] = ()

    @property
    def aspect(self) -> Level:
        """Its back, and the level of a Creature: the highest in its cost."""
        return highest(self.cost)

    @property
    def says(self) -> str:
        """Its text, or the names of its keywords where they are all it has."""
        names = (KEYWORDS[word].name.replace(" X", f" {self.armor}") for word in self.keywords)
        return self.text or " ".join(f"{name}." for name in names)

    def with_keywords(self, *keywords: Keyword, armor: int = 0) -> Card:
        """The card with these keywords as well."""
        return replace(self, keywords=keywords, armor=armor)

    def does(self, text: str, *do: Op, on: Trigger = "resolve", when: If | tuple[If, ...] = (), **how: Any) -> Card:
        """The card with one more ability, and with its words behind those that are there."""
        more = ability(on, *do, conditions=when if isinstance(when, tuple) else (when,), **how)
        return replace(self, text=f"{self.text} {text}".strip(), abilities=(*self.abilities, more))

    def always(self, text: str, *do: Op, **how: Any) -> Card:
        """The card with one more ability that works by itself while it is in play."""
        return self.does(text, *do, on="static", **how)

    def active(
        self, text: str, *do: Op, exhaust: bool = False, units: Units = NO_POWER, x: bool = False, **how: Any
    ) -> Card:
        """The card with one more ability that its player uses at will, and what announcing it costs."""
        return self.does(text, *do, on="active", price=Price(exhaust=exhaust, units=units, x=x), **how)

    def trap(self, text: str, *do: Op) -> Card:
        """The card with its Heresy: what happens when it is Manifested."""
        return replace(self, heresy=text, heresy_does=(ability("heresy", *do),))


class Part(Frozen):
    """One part of a Deity Power."""

    kind: Literal["active", "passive"]
    text: str
    abilities: tuple[Ability, ...]
    conviction: bool = False


class Deity(Frozen):
    """A Deity: who a player is."""

    name: str
    pantheon: str
    requirement: dict[Faction, int]
    """The least number of cards of each Faction in its deck, its own Faction first."""
    icon: str
    when: When = "any"
    origin: Origin = HOUSE
    parts: tuple[Part, ...] = ()

    @property
    def faction(self) -> Faction:
        return next(iter(self.requirement))

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of its Conviction."""
        return tuple(COLOURS[faction] for faction in self.requirement)

    def words(self, kind: Literal["active", "passive"]) -> str:
        """What is printed of one kind."""
        return " ".join(part.text for part in self.parts if part.kind == kind)

    def power(self, text: str, *does: Op | tuple[Op, ...], conviction: bool = False) -> Deity:
        """The Deity with one more part of its Power; each op, or several as a tuple, is an ability by itself."""
        abilities = (ability("power", *(do if isinstance(do, tuple) else (do,))) for do in does)
        return replace(self, parts=(*self.parts, Part("active", text, tuple(abilities), conviction)))

    def passive(self, text: str, *do: Op, on: Trigger, **how: Any) -> Deity:
        """The Deity with one more part that works by itself."""
        return replace(self, parts=(*self.parts, Part("passive", text, (ability(on, *do, **how),))))


class Deck(Frozen, kw_only=True):
    """A ready deck: a Deity and how many of which card."""

    name: str
    deity: str
    cards: dict[str, int]

"""A card: its face as data, its effect from the vocabulary."""

from __future__ import annotations

from functools import partial
from typing import Literal

from msgspec.structs import replace

from gloaming.games.casting_shadows.effects import NO_EFFECT, Effect, Limit, Strike
from gloaming.games.casting_shadows.resources import FREE, Cost
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.origins import Origin

Kind = Literal["attack", "conversion", "resource", "counterspell", "companion"]
Deck = Literal["main", "counterspell", "companion"]
Trigger = Literal["", "damaged", "damaged by spell", "targeted by spell"]


class Card(Frozen):
    """One kind of card."""

    name: str
    kind: Kind
    deck: Deck
    icon: str
    origin: Origin
    count: int = 1
    level: int = 0
    collect: Cost = FREE
    cast: Cost = FREE
    effect: Effect = NO_EFFECT
    trigger: Trigger = ""
    """When a counterspell may be revealed."""
    limit: Limit = ""
    text: str = ""

    # A card is declared by its head, and then line by line as it is printed.

    def collected_for(self, **cost: int) -> Card:
        """The card with what collecting it costs."""
        return replace(self, collect=Cost(**cost))

    def cast_for(self, **cost: int) -> Card:
        """The card with what casting it once costs."""
        return replace(self, cast=Cost(**cost))

    def says(self, text: str, effect: Effect) -> Card:
        """The card with its text and what that does."""
        return replace(self, text=text, effect=effect)

    @property
    def strike(self) -> Strike:
        """The strike of an Attack Spell."""
        assert isinstance(self.effect, Strike)
        return self.effect


attack = partial(Card, kind="attack", deck="main")
conversion = partial(Card, kind="conversion", deck="main")
resource = partial(Card, kind="resource", deck="main")
counterspell = partial(Card, kind="counterspell", deck="counterspell")
companion = partial(Card, kind="companion", deck="companion")

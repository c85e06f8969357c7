"""A card: its face as data, its effect from the vocabulary."""

from __future__ import annotations

from typing import Literal

from gloaming.games.casting_shadows.effects import Effect, Limit, Strike
from gloaming.games.casting_shadows.resources import FREE, Cost
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.origins import Origin

Kind = Literal["attack", "conversion", "resource", "counterspell", "companion"]
Deck = Literal["main", "counterspell", "companion"]


class Card(Frozen, kw_only=True):
    """One kind of card."""

    name: str
    kind: Kind
    deck: Deck
    count: int = 1
    level: int = 0
    collect: Cost = FREE
    cast: Cost = FREE
    effect: Effect
    trigger: Literal["", "damaged", "damaged by spell", "targeted by spell"] = ""
    """When a counterspell may be revealed."""
    limit: Limit = ""
    text: str
    icon: str
    origin: Origin

    @property
    def strike(self) -> Strike:
        """The strike of an Attack Spell."""
        assert isinstance(self.effect, Strike)
        return self.effect

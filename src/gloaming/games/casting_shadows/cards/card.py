"""A card: its face as data, its effect from the vocabulary."""

from __future__ import annotations

from typing import Any, Literal

from gloaming.games.casting_shadows.effects import Effect, Limit, Strike
from gloaming.games.casting_shadows.resources import FREE, Cost
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.origins import Origin

Kind = Literal["attack", "conversion", "resource", "counterspell", "companion"]
Deck = Literal["main", "counterspell", "companion"]

DECK_OF: dict[Kind, Deck] = {
    "attack": "main",
    "conversion": "main",
    "resource": "main",
    "counterspell": "counterspell",
    "companion": "companion",
}


class Card(Frozen, kw_only=True):
    """One kind of card."""

    name: str
    kind: Kind
    deck: Deck
    count: int
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


def card(name: str, kind: Kind, *, count: int = 1, **face: Any) -> Card:
    """Declare a card; where it lies follows from its kind."""
    return Card(name=name, kind=kind, deck=DECK_OF[kind], count=count, **face)

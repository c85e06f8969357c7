"""Matters: what something on the chain is about, and what it was aimed at."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.cards.card import Direction
from gloaming.games.twilight.effects import Ability
from gloaming.games.twilight.natures import conviction
from gloaming.games.twilight.state import NO_CAUSE, NOTHING, Cause, State
from gloaming.games.twilight.triggers import deity_abilities
from gloaming.kernel.frozen import Frozen

Kind: TypeAlias = Literal["scheme", "summon", "ability", "power", "trigger", "heresy"]


class Aim(Frozen):
    """What one op is aimed at: cards, players, or items by their depth on the agenda."""

    ability: int = NOTHING
    op: int = NOTHING
    """Which ability and op of it, where it was announced."""
    cards: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    depths: tuple[int, ...] = ()


class Matter(Frozen):
    """What an item is about: whose, from which card, which abilities, aimed at what."""

    kind: Kind
    seat: int
    """Who controls it."""
    card: int = NOTHING
    """The card it comes from; nothing for a Deity Power and for what a Deity does by itself."""
    face: int = NOTHING
    """What is printed on it; the number of the Deity where there is no card."""
    abilities: tuple[int, ...] = ()
    """Which abilities of the face it carries out, in order; those of the trap for a Heresy."""
    aims: tuple[Aim, ...] = ()
    x: int = 0
    cause: Cause = NO_CAUSE
    holder: int = NOTHING
    """For a Heresy, who holds the Manifested Aspect: `controller`."""
    direction: Direction | Literal[""] = ""
    """Where a Fortification is to be built."""

    def ability(self, number: int) -> Ability:
        """One ability of the face, of the trap for a Heresy, of all active parts for a Deity Power."""
        if self.kind == "heresy":
            return FACES[self.face].heresy_does[number]
        if self.kind == "power":
            return deity_abilities(self.face, "active")[number][0]
        if self.card == NOTHING:
            return deity_abilities(self.face, "passive")[number][0]
        return FACES[self.face].abilities[number]

    def needs_conviction(self, number: int) -> bool:
        """True for a part of a Deity that works with Conviction only."""
        if self.kind == "power":
            return deity_abilities(self.face, "active")[number][1]
        return self.card == NOTHING and deity_abilities(self.face, "passive")[number][1]

    def words(self) -> str:
        """The text it comes from."""
        if self.kind == "heresy":
            return FACES[self.face].heresy
        if self.kind == "power":
            return DEITIES[self.face].words("active")
        return DEITIES[self.face].words("passive") if self.card == NOTHING else FACES[self.face].says

    def aim(self, ability: int, op: int) -> Aim | None:
        """What one op was aimed at when it was announced."""
        return next((aim for aim in self.aims if aim.ability == ability and aim.op == op), None)


class About(Frozen):
    """One ability that is carried out, and what its words mean by now."""

    matter: Matter
    number: int
    """Which of its abilities."""
    it: tuple[int, ...] = ()
    """The cards chosen last."""
    removed: tuple[int, ...] = ()
    """Cards this ability has Slain or Destroyed: it does so with each only once."""
    strength: int = 0
    """Fight and Life of the Creature it removed."""

    @property
    def seat(self) -> int:
        """Who controls it: you."""
        return self.matter.seat

    @property
    def card(self) -> int:
        return self.matter.card

    def has_conviction(self, g: State) -> bool:
        """True if its player has Conviction; a Scheme that resolves counts."""
        matter = self.matter
        return conviction(g, matter.seat, resolving=matter.face if matter.kind == "scheme" else NOTHING)

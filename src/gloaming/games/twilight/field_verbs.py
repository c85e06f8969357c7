"""Verbs of the Combat Field: cards that enter, change and leave it."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from gloaming.games.twilight import events, triggers
from gloaming.games.twilight.cards.card import Direction
from gloaming.games.twilight.stack_verbs import StackVerbs
from gloaming.games.twilight.state import MOST_BLESSINGS, NOTHING, Lasting, Permanent

Leaving: TypeAlias = Literal["slain", "destroyed", "discarded", "returned", "sacrificed"]


class FieldVerbs(StackVerbs, kw_only=True):
    """A position whose Combat Field can be changed."""

    def alter(self, card: int, **fields: Any) -> None:
        """Change fields of a card of the Combat Field; only verbs call this."""
        for number, one in enumerate(self.field):
            if one.card == card:
                self.field[number] = replace(one, **fields)
                return

    def enter(
        self,
        card: int,
        seat: int,
        *,
        fresh: bool = True,
        direction: Direction | Literal[""] = "",
        **fields: Any,
    ) -> None:
        """A card that was taken from its place enters the Combat Field."""
        self.show(card)
        face = self.faces[card]
        self.field.append(Permanent(card, face, seat, fresh=fresh, since=self.turn, direction=direction, **fields))
        self.tell(events.Entered(seat, card, face, direction, fresh))
        triggers.entered(self, card)

    def place_mini(self, face: int, seat: int, *, fresh: bool) -> int:
        """A Mini-card enters the Combat Field."""
        card = len(self.faces) + self.minis
        self.minis += 1
        self.field.append(Permanent(card, face, seat, fresh=fresh, since=self.turn))
        self.tell(events.Entered(seat, card, face, "", fresh))
        triggers.entered(self, card)
        return card

    def leave_field(self, card: int, how: Leaving) -> None:
        """A card leaves the Combat Field for where this takes it; a Mini-card is gone for good."""
        one = self.permanent(card)
        assert one is not None, f"card {card} is not in the Combat Field"
        self.field.remove(one)
        self.lasting = tuple(effect for effect in self.lasting if effect.card != card)
        doomed = how == "slain" and card in self.doomed
        gone_for_good = how in ("destroyed", "sacrificed") or doomed or self.is_mini(one)
        if gone_for_good:
            self.count_destroyed(by_sacrifice=how == "sacrificed")
        if one.blocks != NOTHING and how in ("slain", "destroyed", "sacrificed") and not self.is_mini(one):
            self.unguarded = (*self.unguarded, one.blocks)
        self.tell(events.Left(one.controller, card, one.face, how))
        if not self.is_mini(one):
            if gone_for_good:
                self.put(card, self.owners[card], "destroyed")
            elif how == "returned":
                self.put(card, one.controller, "hand")
            else:
                self.put(card, one.controller, "discard")
        triggers.left_field(self, one, how)

    def turn_card(self, card: int, *, fresh: bool) -> None:
        """Exhaust or Refresh a card of the Combat Field."""
        self.alter(card, fresh=fresh)
        self.tell(events.Turned(card, fresh))

    def mark(self, card: int, kind: Literal["damage", "blessing", "freeze"], n: int) -> None:
        """So many markers more on a card, or fewer; a Creature never holds more than three Blessings."""
        one = self.permanent(card)
        assert one is not None, f"card {card} is not in the Combat Field"
        if kind == "damage":
            has = max(0, one.damage + n)
            self.alter(card, damage=has)
        elif kind == "blessing":
            has = max(0, min(MOST_BLESSINGS, one.blessings + n))
            self.alter(card, blessings=has)
        else:
            has = max(0, one.freezes + n)
            self.alter(card, freezes=has)
        self.tell(events.Marked(card, kind, has))

    def hurt(self, card: int, n: int) -> None:
        """Damage markers go on a Creature."""
        self.mark(card, "damage", n)

    def control(self, card: int, seat: int) -> None:
        """A player gains control of a card: it leaves combat, and counts as just arrived."""
        self.alter(card, controller=seat, since=self.turn, attacks=NOTHING, stack="", blocks=NOTHING)
        self.tell(events.ControlChanged(card, seat))

    def last(self, effect: Lasting) -> None:
        """An effect begins that lasts for a while."""
        self.lasting = (*self.lasting, effect)
        if effect.card != NOTHING:
            self.tell(events.Changed(effect.card, effect.keyword or effect.kind, effect.n))

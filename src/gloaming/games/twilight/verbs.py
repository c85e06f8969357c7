"""All verbs of a game once decks are dealt, and those of the chain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from gloaming.games.twilight import events, triggers
from gloaming.games.twilight.combat_verbs import CombatVerbs
from gloaming.games.twilight.effect_verbs import EffectVerbs
from gloaming.games.twilight.turn_verbs import TurnVerbs
from gloaming.kernel import Rule, Window

if TYPE_CHECKING:
    from gloaming.games.twilight.rules.matter import Matter


class Play(TurnVerbs, CombatVerbs, EffectVerbs, kw_only=True):
    """A game of Twilight being played."""

    # The chain.

    def open(self, moment: str) -> Window:
        """An action window, or the response round of what is pending, from the turn player on."""
        return Window(moment, self.priority())

    def onto_chain(self, matter: Matter) -> Rule:
        """The item that something triggered or Manifested becomes on the chain."""
        raise NotImplementedError("the position that knows the rules puts matters on the chain")

    def empty_chain(self, lost: Sequence[int], *, whole: bool) -> None:
        """What these players have pending vanishes, or the whole chain does."""
        raise NotImplementedError("the position that knows the rules empties the chain")

    def announce(
        self, kind: str, seat: int, card: int, face: int, cards: Sequence[int], seats: Sequence[int], x: int
    ) -> None:
        """Something joins the chain; a card that is played leaves the Hand, seen by everyone."""
        if kind in ("scheme", "summon"):
            self.take(card, seat, "hand")
            self.show(card)
        self.tell(events.Announced(kind, seat, card, face, tuple(cards), tuple(seats), x))

    def counter(self, depth: int, dest: Literal["discard", "destroyed", "gone"] = "discard") -> None:
        """An item of the chain is stopped, and nobody answers it any more; `gone` where its card is elsewhere."""
        self.amend(depth, countered=True, dest=dest)
        above = self.rule_at(depth + 1)
        if isinstance(above, Window):
            self.amend(depth + 1, passed=len(above.order))
        item: Any = self.rule_at(depth)
        matter: Matter = item.matter
        self.tell(events.Countered(matter.kind, matter.seat, matter.card, matter.face))

    def resolve(self, kind: str, seat: int, card: int, face: int) -> None:
        """An item of the chain is done."""
        self.tell(events.Resolved(kind, seat, card, face))

    def drop_card(
        self, card: int, seat: int, zone: Literal["discard", "destroyed"], *, by_sacrifice: bool = False
    ) -> None:
        """A card of the chain goes to the controller's Discard Stack or its owner's Destroyed Stack."""
        to = seat if zone == "discard" else self.owners[card]
        self.put(card, to, zone)
        if zone == "destroyed":
            self.count_destroyed(by_sacrifice=by_sacrifice)
            if not by_sacrifice:
                triggers.destroyed(self, card, seat, "chain")

    def spend_deity(self, seat: int) -> None:
        """A Deity is Spent: its card lies face down."""
        self.change(seat, face_up=False)
        self.tell(events.DeitySpent(seat))

    def foresee_with(self, card: int) -> None:
        """A card with Prescience gets a Freeze marker instead of being Exhausted."""
        self.mark(card, "freeze", 1)
        self.alter(card, foresaw=True)

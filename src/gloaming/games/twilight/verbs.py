"""All verbs of a game once decks are dealt; here those of the chain, of Combat, and of losing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace

from gloaming.games.twilight import events, triggers
from gloaming.games.twilight.effect_verbs import EffectVerbs
from gloaming.games.twilight.power import NO_POWER
from gloaming.games.twilight.state import NOTHING, Step
from gloaming.games.twilight.turn_verbs import TurnVerbs
from gloaming.kernel import Rule, Window

if TYPE_CHECKING:
    from gloaming.games.twilight.rules.matter import Matter


class Play(TurnVerbs, EffectVerbs, kw_only=True):
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

    def announce(self, matter: Matter) -> None:
        """Something joins the chain; a card that is played leaves the Hand, seen by everyone."""
        if matter.kind in ("scheme", "summon"):
            self.take(matter.card, matter.seat, "hand")
            self.show(matter.card)
        cards = tuple(card for aim in matter.aims for card in aim.cards)
        seats = tuple(seat for aim in matter.aims for seat in aim.seats)
        self.tell(events.Announced(matter.kind, matter.seat, matter.card, matter.face, cards, seats, matter.x))

    def counter(self, depth: int, dest: Literal["discard", "destroyed", "gone"] = "discard") -> None:
        """An item of the chain is stopped, and nobody answers it any more; `gone` where its card is elsewhere."""
        self.amend(depth, countered=True, dest=dest)
        above = self.rule_at(depth + 1)
        if isinstance(above, Window):
            self.amend(depth + 1, passed=len(above.order))
        item: Any = self.rule_at(depth)
        matter: Matter = item.matter
        self.tell(events.Countered(matter.kind, matter.seat, matter.card, matter.face))

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

    # Combat.

    def begin_step(self, step: Step) -> None:
        """The next step of Combat."""
        self.step = step

    def attack(self, card: int, seat: int, stack: Literal["life", "discard"]) -> None:
        """A Creature is declared as attacker and becomes Exhausted."""
        self.alter(card, attacks=seat, stack=stack, fresh=False)
        if not self.players[seat].attacked:
            self.change(seat, attacked=True)
        self.tell(events.AttackDeclared(card, seat, stack))

    def block(self, card: int, attacker: int) -> None:
        """A Creature is assigned as blocker."""
        self.alter(card, blocks=attacker)
        self.unguarded = tuple(one for one in self.unguarded if one != attacker)
        self.tell(events.Blocked(card, attacker))

    def leave_unguarded(self) -> None:
        """Lost blockers that nobody has replaced by now stay lost."""
        self.unguarded = ()

    def damage_discard(self, seat: int, cards: Sequence[int], by: int) -> None:
        """Damage to a Discard Stack Destroys cards of it."""
        self.tell(events.StackDamaged(seat, "discard", len(cards), by))
        for card in cards:
            self.destroy_card(card, seat, "discard")

    def end_combat(self) -> None:
        """Nobody attacks or blocks any more."""
        self.step = ""
        self.unguarded = ()
        self.held_up = ()
        self.field = [replace(one, attacks=NOTHING, stack="", blocks=NOTHING) for one in self.field]

    # Sacrifice.

    def give_up(self, seat: int, cards: Sequence[int], against: int, face: int) -> None:
        """Aspects of a Resource Area are Destroyed as a Sacrifice, in an order that tells nothing of where they lay."""
        self.tell(events.Sacrificed(seat, against, face))
        for card in sorted(cards):
            self.destroy_card(card, seat, "resources", by_sacrifice=True)

    # Losing.

    def lose(self, seat: int) -> None:
        """A player is out: the cards the player has anywhere go to their owners' Destroyed Stacks."""
        self.change(seat, out=True, power=NO_POWER)
        self.tell(events.Lost(seat))
        player = self.players[seat]
        self.change(seat, hand=(), life=(), discard=(), aspects=(), set_aside=(), resources=())
        for card in player.held():
            self.put(card, self.owners[card], "destroyed")
            self.show(card)
        self.clear_field(seat)
        self.waiting = tuple(one for one in self.waiting if one.seat != seat)
        self.tell(events.CardsGone(seat))

    def end_game(self, winners: Sequence[int], reason: str) -> None:
        self.finish(winners, reason)
        self.tell(events.GameEnded(tuple(winners), reason))

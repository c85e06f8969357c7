"""Verbs of Combat and its ends: attackers, blockers, Sacrifice, losing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from gloaming.games.twilight import events
from gloaming.games.twilight.card_verbs import CardVerbs
from gloaming.games.twilight.power import NO_POWER
from gloaming.games.twilight.state import NOTHING, Step


class CombatVerbs(CardVerbs, kw_only=True):
    """A game in which players attack, give up cards, and lose."""

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
        for number, one in enumerate(self.field):
            self.field[number] = replace(one, attacks=NOTHING, stack="", blocks=NOTHING)

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
        held = (*player.hand, *player.life, *player.discard, *player.aspects, *player.set_aside)
        self.change(seat, hand=(), life=(), discard=(), aspects=(), set_aside=(), resources=())
        for card in (*held, *(one.card for one in player.resources)):
            self.put(card, self.owners[card], "destroyed")
            self.show(card)
        self.clear_field(seat)
        self.waiting = tuple(one for one in self.waiting if one.seat != seat)
        self.tell(events.CardsGone(seat))

    def end_game(self, winners: Sequence[int], reason: str) -> None:
        """The game is over."""
        self.finish(winners, reason)
        self.tell(events.GameEnded(tuple(winners), reason))

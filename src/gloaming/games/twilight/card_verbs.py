"""Verbs of cards: between Hands, Life, Discard, Destroyed and Aspect Stacks, and those of the Combat Field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec.structs import replace

from gloaming.games.twilight import events, triggers
from gloaming.games.twilight.cards.card import Direction
from gloaming.games.twilight.events import Zone
from gloaming.games.twilight.state import MOST_BLESSINGS, NOTHING, Aspect, Lasting, Permanent, State, Waiting
from gloaming.kernel import EVERYONE, Secret

PUBLIC: frozenset[Zone] = frozenset(("discard", "destroyed", "field"))
"""Where cards lie face up."""

MARKERS = {"damage": "damage", "blessing": "blessings", "freeze": "freezes"}
"""The field of a card in the Combat Field that counts the markers of each kind."""


class CardVerbs(State, kw_only=True):
    """A position whose cards can be moved."""

    def change(self, seat: int, **fields: Any) -> None:
        """Change fields of a player; only verbs call this."""
        self.players[seat] = replace(self.players[seat], **fields)

    def queue(self, found: Sequence[Waiting]) -> None:
        """Abilities that an event has set off wait for the chain."""
        if found:
            self.waiting = (*self.waiting, *found)

    def unqueue(self, one: Waiting) -> None:
        """A waiting ability leaves the queue for the chain, or because its time is over."""
        at = self.waiting.index(one)
        self.waiting = (*self.waiting[:at], *self.waiting[at + 1 :])

    # One card.

    def move(self, card: int, seat: int, origin: Zone, to: int, zone: Zone) -> None:
        """A card goes from one place to another; knowledge of it follows it, and open places show it.

        The Combat Field has verbs of its own: `enter` and `leave_field`.
        """
        self.take(card, seat, origin)
        self.put(card, to, zone)
        self._moved((card,), seat, origin, to, zone)
        if origin == "life":
            self.uncover(seat)

    def move_all(
        self, cards: Sequence[int], seat: int, origin: Literal["hand", "set_aside"], to: int, zone: Zone
    ) -> None:
        """Several cards go one after another from a Hand, or from what was set aside, to one other place."""
        left = tuple([card for card in getattr(self.players[seat], origin) if card not in cards])
        self.change(seat, **{origin: left})
        self.change(to, **{zone: (*getattr(self.players[to], zone), *cards)})
        self._moved(cards, seat, origin, to, zone)

    def _moved(self, cards: Sequence[int], seat: int, origin: Zone, to: int, zone: Zone) -> None:
        """Whoever may see cards in their new place now knows them, and everyone is told."""
        if zone in PUBLIC:
            self.show(*cards)
        elif zone == "hand":
            self.show_to(to, *cards)
        if self.listener is not None:
            for card in cards:
                self.tell(events.Moved(seat, origin, to, zone, self.level(card), self.secret(card)))

    def uncover(self, seat: int) -> None:
        """Everyone sees the back on top of a Life Stack, and those below it that were seen before."""
        player = self.players[seat]
        if self.listener is not None and player.life:
            levels = tuple(self.level(card) for card in player.life[: -player.shown - 1 : -1])
            self.tell(events.BacksSeen(seat, levels))

    def take(self, card: int, seat: int, origin: Zone) -> None:
        """A card is taken from its place; only verbs call this."""
        player = self.players[seat]
        if origin == "resources":
            self.change(seat, resources=tuple(one for one in player.resources if one.card != card))
            return
        cards: tuple[int, ...] = getattr(player, origin)
        at = cards.index(card)
        left = cards[:at] + cards[at + 1 :]
        if origin == "life":
            # Backs that were seen from the top stay seen; one fewer where the card was among them.
            depth = len(left) - at
            shown = player.shown - 1 if depth < player.shown else player.shown
            self.change(seat, life=left, shown=max(1, shown))
        else:
            self.change(seat, **{origin: left})

    def put(self, card: int, seat: int, zone: Zone) -> None:
        """A card is put into a Hand or onto a stack, but the Life Stack; only verbs call this."""
        self.change(seat, **{zone: (*getattr(self.players[seat], zone), card)})

    def destroy_card(self, card: int, seat: int, origin: Zone, *, by_sacrifice: bool = False) -> None:
        """A card goes to its owner's Destroyed Stack from anywhere but the Combat Field."""
        self.count_destroyed(by_sacrifice=by_sacrifice)
        self.move(card, seat, origin, self.owners[card], "destroyed")
        if not by_sacrifice:
            triggers.destroyed(self, card, seat, origin)

    def count_destroyed(self, *, by_sacrifice: bool) -> None:
        """Remember for Obliterate that a card was Destroyed this turn; only verbs call this."""
        if not (by_sacrifice and self.options.faq_obliterate):
            self.destroyed_this_turn += 1

    # The Hand.

    def draw(self, seat: int, n: int) -> None:
        """Draw cards from the top of the Life Stack; as many as there are."""
        for _ in range(min(n, len(self.players[seat].life))):
            player = self.players[seat]
            card = player.life[-1]
            self.change(seat, life=player.life[:-1], hand=(*player.hand, card), shown=max(1, player.shown - 1))
            self.show_to(seat, card)
            if self.listener is not None:
                self.tell(events.Drawn(seat, self.level(card), self.secret(card)))
        self.uncover(seat)

    def renew_hand(self, seat: int, n: int) -> None:
        """A Mulligan: the whole Hand goes back, all is shuffled, and so many new cards are drawn."""
        player = self.players[seat]
        deck = [*player.life, *player.hand]
        self.shuffle(deck)
        self.hide(deck)
        self.change(seat, hand=(), life=tuple(deck))
        self.tell(events.HandRenewed(seat))
        self.draw(seat, n)

    def unseen(self, seat: int, cards: Sequence[int]) -> None:
        """The player is about to move some Hand cards without showing which, only their backs.

        Whoever had seen the Hand knows the cards that looked alike only as a set from now on.
        """
        mine = 1 << seat
        for level in sorted({self.level(card) for card in cards}):
            alike = [card for card in self.players[seat].hand if self.level(card) == level]
            if any(self.seen[card] & ~mine for card in alike):
                self.mix(alike, watching=mine)

    def set_aside(self, seat: int, cards: Sequence[int]) -> None:
        """Hand cards are set aside to Seize."""
        self.unseen(seat, cards)
        self.move_all(cards, seat, "hand", seat, "set_aside")

    # Trade and Seize.

    def trade(self, seat: int, gives: Sequence[int], other: int, wants: Sequence[int]) -> None:
        """Two players exchange Hand cards, which go face down into the Aspect Stacks."""
        self.unseen(seat, gives)
        self.unseen(other, wants)
        self.move_all(gives, seat, "hand", other, "aspects")
        self.move_all(wants, other, "hand", seat, "aspects")
        self.traded = (*self.traded, other)
        self.tell(events.Traded(seat, other, forced=False))

    def force_trade(self, seat: int, other: int) -> None:
        """A Forced Trade is done."""
        self.traded = (*self.traded, other)
        self.tell(events.Traded(seat, other, forced=True))

    def take_unseen(self, seat: int, other: int, level: int) -> None:
        """A random card of that level goes from a Hand, unseen by the taker, to the Aspect Stack."""
        alike = [card for card in self.players[other].hand if self.level(card) == level]
        card = alike[self.below(len(alike))]
        self.unseen(other, (card,))
        self.move(card, other, "hand", seat, "aspects")

    def search_life(self, seat: int, of: int, level: int) -> bool:
        """Go through a Life Stack from the top; the first card of that level goes to the Aspect Stack.

        Everyone sees the backs of the cards passed over; their order stays.
        """
        player = self.players[of]
        for depth, card in enumerate(reversed(player.life)):
            if self.level(card) == level:
                self.change(of, shown=max(player.shown, depth))
                self.move(card, of, "life", seat, "aspects")
                return True
        self.change(of, shown=len(player.life))
        self.uncover(of)
        return False

    # Aspects.

    def place_aspect(self, seat: int, card: int, *, fresh: bool = True) -> None:
        """A card of the Aspect Stack goes into the Resource Area."""
        self.take(card, seat, "aspects")
        self.change(seat, resources=(*self.players[seat].resources, Aspect(card, fresh=fresh)))
        self.tell(events.AspectPlaced(seat, self.level(card), fresh))

    def alter_aspect(self, seat: int, slot: int, **fields: Any) -> None:
        """Change fields of an Aspect in a Resource Area; only verbs call this."""
        resources = list(self.players[seat].resources)
        resources[slot] = replace(resources[slot], **fields)
        self.change(seat, resources=tuple(resources))

    # The Life Stack.

    def lose_life(self, seat: int, n: int, to: Literal["discard", "destroyed"]) -> tuple[int, ...]:
        """Cards off the top of a Life Stack are Discarded or Destroyed; which ones, top first."""
        player = self.players[seat]
        cards = player.life[: -n - 1 : -1] if n else ()
        if not cards:
            return ()
        left = player.life[: len(player.life) - len(cards)]
        self.change(seat, life=left, shown=max(1, player.shown - len(cards)))
        self.show(*cards)
        for card in cards:
            owner = seat if to == "discard" else self.owners[card]
            self.put(card, owner, to)
            if self.listener is not None:
                self.tell(events.Moved(seat, "life", owner, to, self.level(card), Secret(card, EVERYONE)))
            if to == "destroyed":
                self.count_destroyed(by_sacrifice=False)
                triggers.destroyed(self, card, seat, "life")
        self.uncover(seat)
        return cards

    def put_under(self, seat: int, cards: Sequence[int]) -> None:
        """Cards of a Discard Stack are shuffled and go face down under the Life Stack."""
        order = list(cards)
        self.shuffle(order)
        player = self.players[seat]
        gone = set(cards)
        self.change(seat, discard=tuple(c for c in player.discard if c not in gone), life=(*order, *player.life))
        for card in cards:
            self.tell(events.Moved(seat, "discard", seat, "life", self.level(card), Secret(card, EVERYONE)))
        self.mix(order)

    # The Combat Field.

    def alter(self, card: int, **fields: Any) -> None:
        """Change fields of a card of the Combat Field; only verbs call this."""
        for number, one in enumerate(self.field):
            if one.card == card:
                self.field[number] = replace(one, **fields)
                return

    def enter(
        self, card: int, seat: int, *, fresh: bool = True, direction: Direction | Literal[""] = "", **fields: Any
    ) -> None:
        """A card that was taken from its place enters the Combat Field."""
        self.show(card)
        face = self.faces[card]
        self.field.append(Permanent(card, face, seat, fresh=fresh, since=self.turn, direction=direction, **fields))
        self.tell(events.Entered(seat, card, face, direction, fresh))
        triggers.happened(self, "enter", card=card)

    def place_mini(self, face: int, seat: int, *, fresh: bool) -> None:
        """A Mini-card enters the Combat Field."""
        card = len(self.faces) + self.minis
        self.minis += 1
        self.field.append(Permanent(card, face, seat, fresh=fresh, since=self.turn))
        self.tell(events.Entered(seat, card, face, "", fresh))
        triggers.happened(self, "enter", card=card)

    def leave_field(self, card: int, how: triggers.Leaving) -> None:
        """A card leaves the Combat Field for where this takes it; a Mini-card is gone for good."""
        one = self.lying(card)
        self.field.remove(one)
        self.lasting = tuple(effect for effect in self.lasting if effect.card != card)
        doomed = how == "slain" and card in self.doomed
        gone_for_good = how in ("destroyed", "sacrificed") or doomed or self.is_mini(one)
        if gone_for_good:
            self.count_destroyed(by_sacrifice=how == "sacrificed")
        if one.blocks != NOTHING and how in ("slain", "destroyed", "sacrificed") and not self.is_mini(one):
            self.unguarded = (*self.unguarded, one.blocks)
            if self.options.lost_blocker == "blocked":
                self.held_up = (*self.held_up, (one.blocks, card))
        self.tell(events.Left(one.controller, card, one.face, how))
        if gone_for_good and not self.is_mini(one):
            self.put(card, self.owners[card], "destroyed")
        elif not self.is_mini(one):
            self.put(card, one.controller, "hand" if how == "returned" else "discard")
        triggers.left_field(self, one, how)

    def clear_field(self, seat: int) -> None:
        """What a player who is out controls goes with that player: nobody Slays or Destroys it, and nothing answers."""
        for one in self.controlled(seat):
            self.field.remove(one)
            self.lasting = tuple(effect for effect in self.lasting if effect.card != one.card)
            if not self.is_mini(one):
                self.put(one.card, self.owners[one.card], "destroyed")

    def turn_card(self, card: int, *, fresh: bool) -> None:
        """Exhaust or Refresh a card of the Combat Field."""
        self.alter(card, fresh=fresh)
        self.tell(events.Turned(card, fresh))

    def mark(self, card: int, kind: Literal["damage", "blessing", "freeze"], n: int) -> None:
        """So many markers more on a card, or fewer; a Creature never holds more than three Blessings."""
        markers = MARKERS[kind]
        has = max(0, getattr(self.lying(card), markers) + n)
        if kind == "blessing":
            has = min(MOST_BLESSINGS, has)
        self.alter(card, **{markers: has})
        self.tell(events.Marked(card, kind, has))

    def control(self, card: int, seat: int) -> None:
        """A player gains control of a card: it leaves combat, and counts as just arrived."""
        self.alter(card, controller=seat, since=self.turn, attacks=NOTHING, stack="", blocks=NOTHING)
        self.tell(events.ControlChanged(card, seat))

    def last(self, effect: Lasting) -> None:
        """An effect begins that lasts for a while."""
        self.lasting = (*self.lasting, effect)
        if effect.card != NOTHING:
            self.tell(events.Changed(effect.card, effect.keyword or effect.kind, effect.n))

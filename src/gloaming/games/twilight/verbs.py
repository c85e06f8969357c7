"""The verbs: the only code that changes a position, each telling what it did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec.structs import replace

from gloaming.games.twilight import events
from gloaming.games.twilight.cards.card import Direction
from gloaming.games.twilight.events import Zone
from gloaming.games.twilight.knowledge import Knowledge
from gloaming.games.twilight.power import NO_POWER, Level, Units, minus, plus, unit
from gloaming.games.twilight.state import NOTHING, Aspect, Lasting, Permanent, Phase
from gloaming.kernel import EVERYONE, Secret

PUBLIC: frozenset[Zone] = frozenset(("discard", "destroyed", "field"))
"""Where cards lie face up."""


class Play(Knowledge, kw_only=True):
    """A game of Twilight being played."""

    # Small changes.

    def change(self, seat: int, **fields: Any) -> None:
        """Change fields of a player; only verbs call this."""
        self.players[seat] = replace(self.players[seat], **fields)

    def alter(self, card: int, **fields: Any) -> None:
        """Change fields of a card of the Combat Field; only verbs call this."""
        for number, one in enumerate(self.field):
            if one.card == card:
                self.field[number] = replace(one, **fields)
                return

    def secret(self, card: int) -> Secret[int]:
        """A card's number for those who know it."""
        bits = self.placed[card]
        return Secret(card, EVERYONE if bits == self.everyone else bits)

    # Turn and phases.

    def begin_turn(self, seat: int) -> None:
        """A player's turn begins; what counted for the last one is forgotten."""
        self.turn += 1
        self.active = seat
        self.change(seat, turns=self.players[seat].turns + 1)
        self.tell(events.TurnBegan(seat, self.turn))

    def begin_phase(self, phase: Phase) -> None:
        """The next phase."""
        self.phase = phase
        self.tell(events.PhaseBegan(self.active, phase))

    # Cards between hidden and open places.

    def move(self, card: int, seat: int, origin: Zone, to: int, zone: Zone) -> None:
        """A card goes from one place to another; knowledge of it follows it, and open places show it.

        The Combat Field has verbs of its own: `enter` and `leave_field`.
        """
        self._take(card, seat, origin)
        self._put(card, to, zone)
        if zone in PUBLIC:
            self.show(card)
        elif zone == "hand":
            self.show_to(to, card)
        self.tell(events.Moved(seat, origin, to, zone, self.level(card), self.secret(card)))

    def _take(self, card: int, seat: int, origin: Zone) -> None:
        player = self.players[seat]
        if origin == "resources":
            self.change(seat, resources=tuple(one for one in player.resources if one.card != card))
            return
        cards: tuple[int, ...] = getattr(player, origin)
        if origin == "life":
            # Backs that were seen from the top stay seen; one fewer where the card was among them.
            depth = len(cards) - 1 - cards.index(card)
            shown = player.shown - 1 if depth < player.shown else player.shown
            self.change(seat, life=tuple(c for c in cards if c != card), shown=max(1, shown))
        else:
            self.change(seat, **{origin: tuple(c for c in cards if c != card)})

    def _put(self, card: int, seat: int, zone: Zone) -> None:
        player = self.players[seat]
        if zone == "resources":
            self.change(seat, resources=(*player.resources, Aspect(card)))
        elif zone == "life":
            self.change(seat, life=(*player.life, card), shown=player.shown + 1)
        else:
            self.change(seat, **{zone: (*getattr(player, zone), card)})

    def destroy_card(self, card: int, seat: int, origin: Zone, *, counts: bool = True) -> None:
        """A card goes to its owner's Destroyed Stack."""
        if counts:
            self.destroyed_this_turn += 1
        self.move(card, seat, origin, self.owners[card], "destroyed")

    def put_under(self, seat: int, cards: Sequence[int]) -> None:
        """Cards of a Discard Stack are shuffled and go face down under the Life Stack."""
        order = list(cards)
        self.shuffle(order)
        player = self.players[seat]
        gone = set(cards)
        self.change(seat, discard=tuple(c for c in player.discard if c not in gone), life=(*order, *player.life))
        for card in order:
            self.tell(events.Moved(seat, "discard", seat, "life", self.level(card), Secret(card, EVERYONE)))
        for card in order:
            self.placed[card] = 0
        self.mix(order)
        if len(order) == 1:
            self.show_place(order[0])

    def show_place(self, card: int) -> None:
        """Everyone knows which card lies in its hidden place."""
        self.placed[card] = self.among[card] = self.everyone

    # The Combat Field.

    def enter(self, card: int, seat: int, *, fresh: bool = True, direction: Direction | Literal[""] = "") -> None:
        """A card that was taken from its place enters the Combat Field."""
        self.show(card)
        face = self.faces[card]
        self.field.append(
            Permanent(card, face, seat, fresh=fresh, since=self.turn, direction=direction),
        )
        self.tell(events.Entered(seat, card, face, direction, fresh))

    def place_mini(self, face: int, seat: int, *, fresh: bool) -> int:
        """A Mini-card enters the Combat Field."""
        card = len(self.faces) + self.minis
        self.minis += 1
        self.field.append(Permanent(card, face, seat, fresh=fresh, since=self.turn))
        self.tell(events.Entered(seat, card, face, "", fresh))
        return card

    def leave_field(
        self,
        card: int,
        how: Literal["slain", "destroyed", "discarded", "returned", "sacrificed"],
        *,
        counts: bool = True,
    ) -> None:
        """A card leaves the Combat Field for where this takes it; a Mini-card is gone for good."""
        one = self.permanent(card)
        assert one is not None, f"card {card} is not in the Combat Field"
        self.field.remove(one)
        self.lasting = tuple(effect for effect in self.lasting if effect.card != card)
        gone_for_good = how in ("destroyed", "sacrificed") or one.doomed or self.is_mini(one)
        if counts and gone_for_good:
            self.destroyed_this_turn += 1
        self.tell(events.Left(one.controller, card, one.face, how))
        if self.is_mini(one):
            return
        if gone_for_good:
            self._put(card, self.owners[card], "destroyed")
        elif how == "returned":
            self._put(card, one.controller, "hand")
        else:
            self._put(card, one.controller, "discard")

    def turn_card(self, card: int, *, fresh: bool) -> None:
        """Exhaust or Refresh a card of the Combat Field."""
        self.alter(card, fresh=fresh)
        self.tell(events.Turned(card, fresh))

    def last(self, effect: Lasting) -> None:
        """An effect begins that lasts for a while."""
        self.lasting = (*self.lasting, effect)
        if effect.card != NOTHING:
            self.tell(events.Changed(effect.card, effect.keyword or effect.kind, effect.n))

    # Power.

    def generate(self, seat: int, level: Level) -> None:
        """Exhaust a Fresh Aspect of that level for a unit of Power."""
        player = self.players[seat]
        slot = next(n for n, one in enumerate(player.resources) if one.fresh and self.level(one.card) == level)
        self.turn_aspect(seat, slot, fresh=False)
        self.change(seat, power=plus(self.players[seat].power, unit(level)))
        self.tell(events.PowerMade(seat, level))

    def spend(self, seat: int, units: Units) -> None:
        """Spend generated Power."""
        if units != NO_POWER:
            self.change(seat, power=minus(self.players[seat].power, units))
            self.tell(events.PowerSpent(seat, units))

    def turn_aspect(self, seat: int, slot: int, *, fresh: bool) -> None:
        """Exhaust or Refresh an Aspect of a Resource Area."""
        resources = list(self.players[seat].resources)
        resources[slot] = replace(resources[slot], fresh=fresh)
        self.change(seat, resources=tuple(resources))
        self.tell(events.AspectTurned(seat, slot, fresh))

    def turn_up(self, seat: int, holder: int, slot: int) -> int:
        """Manifest the Aspect in a slot of a Resource Area: everyone sees its face."""
        resources = list(self.players[holder].resources)
        resources[slot] = replace(resources[slot], face_up=True, manifested=True)
        card = resources[slot].card
        self.change(holder, resources=tuple(resources))
        self.change(seat, manifested=self.players[seat].manifested + 1)
        self.show_place(card)
        self.tell(events.Manifested(seat, holder, slot, card))
        return card

    # Losing.

    def lose(self, seat: int) -> None:
        """A player is out of the game."""
        self.change(seat, out=True)
        self.tell(events.Lost(seat))

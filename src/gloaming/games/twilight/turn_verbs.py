"""Verbs of the turn: its phases, refreshing, trade and Seize, Aspects and Power."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from gloaming.games.twilight import events
from gloaming.games.twilight.card_verbs import CardVerbs
from gloaming.games.twilight.power import LEVELS, NO_POWER, Level, Units, minus, plus, unit
from gloaming.games.twilight.state import NOTHING, Phase, Seized


class TurnVerbs(CardVerbs, kw_only=True):
    """A game whose turns go round."""

    # Before the first turn.

    def begin(self, first: int, decks: Sequence[tuple[int, Sequence[int]]], spare: Sequence[int] = ()) -> None:
        """Each seat gets a Deity and a shuffled deck, by the number of each face; the starting player is known.

        Decks that players bring are secret: cards to spare in the box may be in them as well, for all the others know.
        """
        self.first = self.active = first
        self.open_decks = not spare
        self.faces = (*(face for _, faces in decks for face in faces), *spare)
        self.owners = (*(seat for seat, (_, faces) in enumerate(decks) for _ in faces), *(NOTHING for _ in spare))
        self.box = tuple(range(len(self.faces) - len(spare), len(self.faces)))
        self.seen = [0] * len(self.faces)
        for seat, (deity, _) in enumerate(decks):
            deck = [card for card, owner in enumerate(self.owners) if owner == seat]
            self.shuffle(deck)
            self.change(seat, deity=deity, life=tuple(deck))
        self.tell(events.GameBegan(first))

    def choose_deck(self, seat: int, deck: int, deity: int) -> None:
        """A player has decided for a ready deck and for the Deity it serves."""
        self.change(seat, deity=deity)
        self.tell(events.DeckChosen(seat, deck, deity))

    # Turn and phases.

    def begin_turn(self, seat: int) -> None:
        """A player's turn begins: what lasted until then is over, and so is the memory of the player's last turn."""
        self.turn += 1
        self.active = seat
        self.refused = self.traded = ()
        self.seized = tuple(one for one in self.seized if one.by != seat)
        self.lasting = tuple(one for one in self.lasting if one.until != "your_next_turn" or one.whose != seat)
        self.change(seat, turns=self.players[seat].turns + 1)
        self.tell(events.TurnBegan(seat, self.turn))

    def begin_phase(self, phase: Phase) -> None:
        self.phase = phase
        self.tell(events.PhaseBegan(self.active, phase))

    def end_turn(self) -> None:
        """What counted for this turn only is over."""
        for seat, player in enumerate(self.players):
            resources = [replace(one, manifested=False) if one.manifested else one for one in player.resources]
            self.change(seat, damaged=0, attacked=False, manifested=0, used=0, resources=tuple(resources))
        self.field = [replace(one, used=0, foresaw=False) if one.used or one.foresaw else one for one in self.field]
        ended = [one for one in self.lasting if one.until == "turn"]
        self.lasting = tuple(one for one in self.lasting if one.until != "turn")
        for effect in ended:
            if effect.kind == "control":
                self.control(effect.card, effect.seat)
                if self.players[effect.seat].out:
                    self.clear_field(effect.seat)
                    self.tell(events.CardsGone(effect.seat))
        self.destroyed_this_turn = 0

    # Refresh.

    def refresh_all(self, seat: int) -> None:
        """The player's Exhausted Aspects, and Creatures and Fortifications that are not Frozen, become Fresh."""
        player = self.players[seat]
        turned = sum(not one.fresh for one in player.resources)
        if turned:
            resources = tuple(one if one.fresh else replace(one, fresh=True) for one in player.resources)
            self.change(seat, resources=resources)
        cards = []
        for number, one in enumerate(self.field):
            if one.controller == seat and not one.fresh and not one.freezes and self.kind(one) != "intrigue":
                self.field[number] = replace(one, fresh=True)
                cards.append(one.card)
        self.tell(events.Refreshed(seat, tuple(cards), turned))

    def keep_up(self, seat: int, card: int, *, full: bool) -> None:
        """The Upkeep of an Intrigue was paid as far as possible: it is Fresh if in full and not Frozen."""
        one = self.lying(card)
        fresh = full and (one.fresh or not one.freezes)
        self.alter(card, upkeep_paid=full, fresh=fresh)
        self.tell(events.UpkeepPaid(seat, card, full))
        if fresh != one.fresh:
            self.tell(events.Turned(card, fresh))

    def thaw(self, cards: Sequence[int]) -> None:
        """All Freeze markers come off these cards."""
        for card in cards:
            self.alter(card, freezes=0)
            self.tell(events.Marked(card, "freeze", 0))

    # Trade and Seize.

    def answer_offer(self, seat: int, answer: Literal["accepted", "declined", "no_trades"]) -> None:
        """A player answers an offer; who wants no trades gets no more of them in this phase."""
        if answer == "no_trades":
            self.refused = (*self.refused, seat)
        self.tell(events.OfferAnswered(seat, answer))

    def note_seized(self, seat: int, of: int, cards: int, *, retaliated: bool) -> None:
        """Remember a Seize for the discounts of the next turns."""
        before = next((one for one in self.seized if one.by == seat and one.of == of), Seized(seat, of, 0))
        others = tuple(one for one in self.seized if one is not before)
        again = Seized(seat, of, before.cards + cards, retaliated=before.retaliated or retaliated)
        self.seized = (*others, again)

    # Aspects and Power.

    def generate(self, seat: int, level: Level) -> None:
        """Exhaust a Fresh Aspect of that level for a unit of Power."""
        player = self.players[seat]
        resources = list(player.resources)
        slot = next(n for n, one in enumerate(resources) if one.fresh and self.level(one.card) == level)
        resources[slot] = replace(resources[slot], fresh=False)
        self.change(seat, resources=tuple(resources), power=plus(player.power, unit(level)))
        self.tell(events.AspectTurned(seat, slot, fresh=False))
        self.tell(events.PowerMade(seat, level))

    def pay(self, seat: int, cost: Units) -> None:
        """Spend Power, and generate before what is missing of it."""
        for level in LEVELS:
            for _ in range(cost[level - 1] - self.players[seat].power[level - 1]):
                self.generate(seat, level)
        if cost != NO_POWER:
            self.change(seat, power=minus(self.players[seat].power, cost))
            self.tell(events.PowerSpent(seat, cost))

    def turn_aspect(self, seat: int, slot: int, *, fresh: bool) -> None:
        """Exhaust or Refresh an Aspect of a Resource Area."""
        self.alter_aspect(seat, slot, fresh=fresh)
        self.tell(events.AspectTurned(seat, slot, fresh))

    def turn_up(self, seat: int, holder: int, slot: int) -> int:
        """Manifest the Aspect in a slot of a Resource Area: everyone sees its face."""
        card = self.players[holder].resources[slot].card
        self.alter_aspect(holder, slot, face_up=True, manifested=True)
        self.change(seat, manifested=self.players[seat].manifested + 1)
        self.show_place(card)
        self.tell(events.Manifested(seat, holder, slot, card))
        return card

    def recover(self, seat: int) -> None:
        """Turn Manifested Aspects down; mix those of each level, as many of them Exhausted as before."""
        before = self.players[seat].resources
        if not before:
            return
        resources = [replace(one, face_up=False) if one.face_up else one for one in before]
        levels = [self.level(one.card) for one in before]
        for level in LEVELS:
            slots = [slot for slot, of in enumerate(levels) if of == level]
            if len(slots) > 1:
                cards = [before[slot].card for slot in slots]
                self.mix(cards)
                self.shuffle(cards)
                for slot, card in zip(slots, cards, strict=True):
                    resources[slot] = replace(resources[slot], card=card)
        self.change(seat, resources=tuple(resources))
        self.tell(events.Recovered(seat))

    def decay(self, seat: int, n: int) -> None:
        """Power that was not spent is gone, and takes cards of the Life Stack with it."""
        self.change(seat, power=NO_POWER)
        self.tell(events.Decayed(seat, n))
        self.lose_life(seat, n, "destroyed")

"""The verbs of turns, Power, combat and the chain; those of stacks and Combat Field are below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace

from gloaming.games.twilight import events, triggers
from gloaming.games.twilight.field_verbs import FieldVerbs
from gloaming.games.twilight.power import LEVELS, NO_POWER, Level, Units, minus, plus, unit
from gloaming.games.twilight.state import NOTHING, Aspect, Phase, Seized, Step
from gloaming.kernel import Rule, Window

if TYPE_CHECKING:
    from gloaming.games.twilight.rules.matter import Matter


class Play(FieldVerbs, kw_only=True):
    """A game of Twilight being played."""

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
        """The next phase."""
        self.phase = phase
        self.tell(events.PhaseBegan(self.active, phase))

    def end_turn(self) -> None:
        """What counted for this turn only is over."""
        for seat, player in enumerate(self.players):
            if player.damaged or player.attacked or player.manifested or player.used:
                self.change(seat, damaged=0, attacked=False, manifested=0, used=0)
            if any(one.manifested for one in player.resources):
                resources = tuple(replace(one, manifested=False) for one in self.players[seat].resources)
                self.change(seat, resources=resources)
        for number, one in enumerate(self.field):
            if one.used or one.foresaw:
                self.field[number] = replace(one, used=0, foresaw=False)
        ended = [one for one in self.lasting if one.until == "turn"]
        if ended:
            self.lasting = tuple(one for one in self.lasting if one.until != "turn")
            for effect in ended:
                if effect.kind == "control" and self.permanent(effect.card) is not None:
                    self.control(effect.card, effect.seat)
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
        one = self.permanent(card)
        assert one is not None, f"card {card} is not in the Combat Field"
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

    def offer(self, seat: int, to: int, gives: Units, wants: Units) -> None:
        """A player makes an offer."""
        self.tell(events.Offered(seat, to, gives, wants))

    def answer_offer(self, seat: int, answer: Literal["accepted", "declined", "no_trades"]) -> None:
        """A player answers an offer; who wants no trades gets no more of them in this phase."""
        if answer == "no_trades":
            self.refused = (*self.refused, seat)
        self.tell(events.OfferAnswered(seat, answer))

    def try_seize(self, seat: int, of: int, level: Level) -> None:
        """A player names an Aspect to Seize."""
        self.tell(events.SeizeTried(seat, of, level))

    def note_seized(self, seat: int, of: int, cards: int, *, retaliated: bool) -> None:
        """Remember a Seize for the discounts of the next turns."""
        before = next((one for one in self.seized if one.by == seat and one.of == of), Seized(seat, of, 0))
        others = tuple(one for one in self.seized if one is not before)
        again = Seized(seat, of, before.cards + cards, retaliated=before.retaliated or retaliated)
        self.seized = (*others, again)

    # Aspects and Power.

    def place_aspect(self, seat: int, card: int, *, fresh: bool = True) -> None:
        """A card of the Aspect Stack goes into the Resource Area."""
        self.take(card, seat, "aspects")
        self.change(seat, resources=(*self.players[seat].resources, Aspect(card, fresh=fresh)))
        self.tell(events.AspectPlaced(seat, self.level(card), fresh))

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

    def recover(self, seat: int) -> None:
        """Turn Manifested Aspects down; mix those of each level, as many of them Exhausted as before."""
        before = self.players[seat].resources
        resources = [replace(one, face_up=False) if one.face_up else one for one in before]
        for level in LEVELS:
            slots = [slot for slot, one in enumerate(before) if self.level(one.card) == level]
            if len(slots) > 1:
                cards = [before[slot].card for slot in slots]
                self.mix(cards)
                self.shuffle(cards)
                for slot, card in zip(slots, cards, strict=True):
                    resources[slot] = replace(resources[slot], card=card)
        if before:
            self.change(seat, resources=tuple(resources))
            self.tell(events.Recovered(seat))

    def decay(self, seat: int, n: int) -> None:
        """Power that was not spent is gone, and takes cards of the Life Stack with it."""
        self.change(seat, power=NO_POWER)
        self.tell(events.Decayed(seat, n))
        self.lose_life(seat, n, "destroyed")

    # The chain.

    def leave_unanswered(self) -> None:
        """From here on nobody responds: a bot looks ahead."""
        self.unanswered = True

    def open(self, moment: str) -> Window:
        """An action window, or the response round of what is pending, from the turn player on."""
        if self.listener is not None:
            self.tell(events.Opened(moment))
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
        above = self.agenda[depth + 1].rule if depth + 1 < len(self.agenda) else None
        if isinstance(above, Window):
            self.amend(depth + 1, passed=len(above.order))
        item: Any = self.agenda[depth].rule
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

    # Sacrifice.

    def give_up(self, seat: int, cards: Sequence[int], against: int, face: int) -> None:
        """Aspects of a Resource Area are Destroyed as a Sacrifice, in an order that tells nothing of where they lay."""
        self.tell(events.Sacrificed(seat, against, face))
        for card in sorted(cards):
            self.destroy_card(card, seat, "resources", by_sacrifice=True)

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
        for number, one in enumerate(self.field):
            if one.attacks != NOTHING or one.blocks != NOTHING:
                self.field[number] = replace(one, attacks=NOTHING, stack="", blocks=NOTHING)

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
        for one in self.controlled(seat):
            self.field.remove(one)
            self.lasting = tuple(effect for effect in self.lasting if effect.card != one.card)
            if not self.is_mini(one):
                self.put(one.card, self.owners[one.card], "destroyed")
        self.waiting = tuple(one for one in self.waiting if one.seat != seat)
        self.tell(events.CardsGone(seat))

    def end_game(self, winners: Sequence[int], reason: str) -> None:
        """The game is over."""
        self.finish(winners, reason)
        self.tell(events.GameEnded(tuple(winners), reason))

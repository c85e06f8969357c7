"""The table of Twilight as somebody writes it down who is told everything: from a position, then from events alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from gloaming.games.twilight import events as e
from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.power import NO_POWER, minus, plus, unit, worth
from gloaming.games.twilight.rules.item import Item, on_chain
from gloaming.games.twilight.rules.windows import TwilightPosition
from gloaming.games.twilight.state import NOTHING, Permanent
from gloaming.kernel import EVERYONE, Event

LISTS = ("hand", "life", "discard", "destroyed", "set_aside")
OF_A_CARD = (
    *("face", "controller", "fresh", "since", "direction", "copies", "damage", "blessings", "freezes"),
    *("attacks", "stack", "blocks", "upkeep_paid"),
)
"""What is told of a card of the Combat Field."""
PEACE = {"attacks": NOTHING, "stack": "", "blocks": NOTHING}
HIDDEN = ("aspects", "resources", "set_aside")
OUT_OF_PLAY = ("destroyed", "sacrificed")


def _told_of(item: Item) -> tuple[str, int, int, int]:
    """Something that is pending, as events speak of it."""
    return item.matter.kind, item.matter.seat, item.matter.card, item.matter.face


class Slot:
    """An Aspect of a Resource Area; no card where it is one of several that nobody tells apart."""

    def __init__(self, card: int, level: int, *, fresh: bool, face_up: bool = False) -> None:
        self.card, self.level, self.fresh, self.face_up = card, level, fresh, face_up


class Table:
    """Everything that lies on the table, as it is written down."""

    def __init__(self, pos: TwilightPosition) -> None:
        self.level, self.owners, self.faces = pos.level, pos.owners, pos.faces
        seats = range(pos.seats)
        self.lists = {(seat, zone): list(getattr(pos.players[seat], zone)) for seat in seats for zone in LISTS}
        self.behind = [[*player.aspects, *(one.card for one in player.resources)] for player in pos.players]
        """The cards of Aspect Stack and Resource Area together."""
        self.aspects = [sorted(map(pos.level, player.aspects)) for player in pos.players]
        self.resources = [
            [Slot(one.card, pos.level(one.card), fresh=one.fresh, face_up=one.face_up) for one in player.resources]
            for player in pos.players
        ]
        self.field = {one.card: {name: getattr(one, name) for name in OF_A_CARD} for one in pos.field}
        self.lasting = sorted((one.card, one.keyword or one.kind, one.n) for one in pos.lasting if one.card != NOTHING)
        self.chain = on_chain(pos)
        self.pending = [
            _told_of(frame.rule)
            for frame in pos.agenda
            if type(frame.rule) is Item and frame.step <= Item.places["put_away"]
        ]
        self.stopped = {
            frame.rule.matter.card: frame.rule.matter.seat
            for frame in pos.agenda
            if type(frame.rule) is Item and frame.rule.countered and frame.rule.matter.card in self.chain
        }
        """Cards that were countered, and by whom they were played: they are still there, Discarded or Destroyed."""
        self.backs = [[pos.level(card) for card in reversed(one.life[-one.shown :])] for one in pos.players]
        self.power = [player.power for player in pos.players]
        self.face_up = [player.face_up for player in pos.players]
        self.out = [player.out for player in pos.players]
        self.of_turn = [(player.damaged, player.attacked, player.manifested) for player in pos.players]
        self.destroyed_this_turn = pos.destroyed_this_turn
        self.turn, self.active, self.phase, self.minis = pos.turn, pos.active, pos.phase, pos.minis
        self.step, self.traded, self.refused = pos.step, pos.traded, pos.refused
        self.doomed = set(pos.doomed)
        self.unordered: set[object] = set()
        """Lists in an order that nobody is told."""
        self.new_effects: list[tuple[int, str, int]] = []
        self.seats, self.seen = pos.seats, list(pos.seen)
        """Who knows which card, as bits."""
        self.mixed: set[int] = set()
        """Aspects that may be mixed: nobody is told which of them lie in the Resource Area."""
        self.put_under: list[int] = []
        """Cards that go under a Life Stack one after another, to be shuffled."""

    # What is told.

    def hear(self, told: Iterable[Event]) -> None:
        """Write down what each event says."""
        for event in told:
            if not (isinstance(event, e.Moved) and event.zone == "life"):
                self._mix(self.put_under, watching=0)
                self.put_under = []
            if (heard := getattr(self, f"_{event.name}", None)) is not None:
                heard(event)
        self._mix(self.put_under, watching=0)

    # Who knows what.

    def _show_to(self, seat: int, card: int) -> None:
        bits = self.seen[card] | 1 << seat
        self.seen[card] = EVERYONE if bits == (1 << self.seats) - 1 else bits

    def _mix(self, cards: Sequence[int], watching: int) -> None:
        """Nobody but who watches can tell several cards apart any more."""
        for card in cards if len(cards) > 1 else ():
            self.seen[card] &= watching

    def _leaves_hand_unseen(self, card: int, seat: int) -> None:
        """Whoever had seen cards of the Hand no longer knows which of those that look alike are which."""
        mine = 1 << seat
        alike = [one for one in self.lists[seat, "hand"] if self.level(one) == self.level(card)]
        if any(self.seen[one] & ~mine for one in alike):
            self._mix(alike, watching=mine)

    # The turn, and cards that are moved.

    def _turn_began(self, event: e.TurnBegan) -> None:
        assert event.turn == self.turn + 1
        self.turn, self.active, self.new_turn = event.turn, event.seat, True
        self.traded = self.refused = ()
        self.of_turn = [(0, False, 0) for _ in self.of_turn]
        self.destroyed_this_turn = 0
        self.make_peace()

    def _phase_began(self, event: e.PhaseBegan) -> None:
        assert event.seat == self.active
        self.phase = event.phase  # type: ignore[assignment]
        if event.phase == "end":
            self.make_peace()

    def make_peace(self) -> None:
        """Nobody attacks or blocks any more."""
        for one in self.field.values():
            one.update(PEACE)

    def _drawn(self, event: e.Drawn) -> None:
        top = self.lists[event.seat, "life"][-1]
        assert event.card.value == top
        self._show_to(event.seat, top)
        assert event.card.seen_by == self.seen[top]
        self._carry(top, event.level, event.seat, "life", event.seat, "hand")

    def _moved(self, event: e.Moved) -> None:
        card = event.card.value
        assert card is not None
        if event.origin == "hand" and event.zone in HIDDEN:
            self._leaves_hand_unseen(card, event.seat)
        elif event.zone == "hand":
            self._show_to(event.to, card)
        elif event.zone in ("discard", "destroyed"):
            self.seen[card] = EVERYONE
        elif event.zone == "life":
            self.put_under.append(card)
        assert event.card.seen_by == self.seen[card], f"who learns of card {card}"
        self._carry(card, event.level, event.seat, event.origin, event.to, event.zone)
        self.destroyed_this_turn += event.zone == "destroyed"

    def _carry(self, card: int, level: int, seat: int, origin: str, to: int, zone: str) -> None:
        assert level == self.level(card), f"the back of card {card} is told as {level}"
        slot = self._take(card, level, seat, origin)
        if zone in ("aspects", "resources"):
            self.behind[to].append(card)
            if zone == "aspects":
                self.aspects[to].append(level)
            else:
                self.resources[to].append(Slot(card, level, fresh=True))
        elif zone == "life":
            self.lists[to, zone].insert(0, card)
            self.unordered.add((to, "life"))
        else:
            self.lists[to, zone].append(card)
        if slot is not None and self.swapped is not None:
            taken, slots = self.swapped, self.resources[seat]
            slots.remove(taken)
            slots.insert(self.swapped_at, Slot(taken.card, level, fresh=slot.fresh))
        self.swapped = self.resources[to][-1] if (origin, zone) == ("hand", "resources") else None

    new_turn = False
    swapped: Slot | None = None
    """A card of a Hand that takes the place of the next one."""
    swapped_at = 0

    def _take(self, card: int, level: int, seat: int, origin: str) -> Slot | None:
        if origin not in ("aspects", "resources"):
            if card in self.stopped and card not in self.lists[seat, origin]:
                self.put_away(card)
                return None
            if origin == "life" and (depth := self.lists[seat, "life"][::-1].index(card)) < len(self.backs[seat]):
                assert (seat, "life") in self.unordered or self.backs[seat][depth] == level
                del self.backs[seat][depth]
            self.lists[seat, origin].remove(card)
            return None
        self.behind[seat].remove(card)
        if origin == "aspects":
            self.aspects[seat].remove(level)
            return None
        slots = self.resources[seat]
        found = [slot for slot in slots if slot.card == card]
        if not found:
            found = [slot for slot in slots if slot.card == NOTHING and slot.level == level]
            if len({slot.fresh for slot in found}) > 1:
                self.unordered.add((seat, "resources"))
        self.swapped_at = slots.index(found[0])
        slots.remove(found[0])
        return found[0]

    def put_away(self, card: int) -> None:
        """A card that was countered leaves the chain."""
        del self.stopped[card]
        self.chain.remove(card)

    def _backs_seen(self, event: e.BacksSeen) -> None:
        known = self.backs[event.seat]
        assert list(event.levels[: len(known)]) == known, "backs that were seen are forgotten or turn out different"
        self.backs[event.seat] = list(event.levels)

    def _rearranged(self, event: e.Rearranged) -> None:
        life, touched = self.lists[event.of, "life"], event.top + event.bottom
        moved = life[len(life) - touched :]
        self._mix(moved, watching=1 << event.seat)
        if event.bottom:
            self.lists[event.of, "life"] = [*moved, *life[: len(life) - touched]]
        self.unordered.add((event.of, "life"))
        if touched > 1 or event.bottom:
            self.backs[event.of] = []

    def _revealed(self, event: e.Revealed) -> None:
        card, seat = event.card.value, event.seat
        assert card is not None
        where = self.behind[seat] if event.zone in ("aspects", "resources") else self.lists[seat, event.zone]
        hidden = event.zone == "life" and where[::-1].index(card) >= len(self.backs[seat])
        assert event.level == (0 if hidden else self.level(card))
        assert card in where
        viewer = event.card.seen_by.bit_length() - 1
        assert event.card.seen_by == 1 << viewer
        self._show_to(viewer, card)

    # Aspects and Power.

    def _aspect_placed(self, event: e.AspectPlaced) -> None:
        self.aspects[event.seat].remove(event.level)
        self.resources[event.seat].append(Slot(NOTHING, event.level, fresh=event.fresh))

    def _aspect_turned(self, event: e.AspectTurned) -> None:
        slot = self.resources[event.seat][event.slot]
        assert slot.fresh != event.fresh
        slot.fresh = event.fresh

    def _manifested(self, event: e.Manifested) -> None:
        slot = self.resources[event.holder][event.slot]
        assert event.card in self.behind[event.holder]
        assert slot.card in (NOTHING, event.card)
        assert not slot.face_up
        slot.card, slot.face_up = event.card, True
        self.seen[event.card] = EVERYONE
        damaged, attacked, manifested = self.of_turn[event.seat]
        self.of_turn[event.seat] = damaged, attacked, manifested + 1

    def _recovered(self, event: e.Recovered) -> None:
        for slot in self.resources[event.seat]:
            slot.card, slot.face_up = NOTHING, False
        self.mixed.update(self.behind[event.seat])

    def _recharged(self, event: e.Recharged) -> None:
        last = self.resources[event.seat][-1]
        assert (last.level, last.fresh) == (event.level, False)

    def _power_made(self, event: e.PowerMade) -> None:
        self.power[event.seat] = plus(self.power[event.seat], unit(event.level))

    def _power_spent(self, event: e.PowerSpent) -> None:
        self.power[event.seat] = minus(self.power[event.seat], event.units)

    def _decayed(self, event: e.Decayed) -> None:
        assert event.n == worth(self.power[event.seat])
        self.power[event.seat] = NO_POWER

    # The chain.

    def _announced(self, event: e.Announced) -> None:
        self.pending.append((event.kind, event.seat, event.card, event.face))
        assert set(event.seats) <= {seat for seat, out in enumerate(self.out) if not out}
        if event.kind in ("scheme", "summon"):
            self.lists[event.seat, "hand"].remove(event.card)
            self.chain.append(event.card)
            self.seen[event.card] = EVERYONE

    def _countered(self, event: e.Countered) -> None:
        assert (event.kind, event.seat, event.card, event.face) in self.pending
        if event.kind in ("scheme", "summon"):
            self.stopped[event.card] = event.seat

    def _resolved(self, event: e.Resolved) -> None:
        assert (event.kind, event.seat, event.card, event.face) == self.pending.pop()
        if event.kind == "scheme" and event.card not in self.stopped and event.card in self.chain:
            self.chain.remove(event.card)
            self.lists[event.seat, "discard"].append(event.card)

    def _deity_spent(self, event: e.DeitySpent) -> None:
        self.face_up[event.seat] = False

    # The Combat Field.

    def _entered(self, event: e.Entered) -> None:
        if FACES[event.face].mini:
            assert event.card == len(self.faces) + self.minis
            self.minis += 1
        elif event.card in self.chain:
            self.chain.remove(event.card)
        else:
            self._leave_any_place(event.card)
            self.seen[event.card] = EVERYONE
        one = Permanent(event.card, event.face, event.seat, fresh=event.fresh, since=self.turn)
        self.field[event.card] = {name: getattr(one, name) for name in OF_A_CARD} | {"direction": event.direction}

    def _leave_any_place(self, card: int) -> None:
        """A card that enters the Combat Field without being Summoned; it may be doomed."""
        self.doomed.add(card)
        for (seat, zone), cards in self.lists.items():
            if card in cards:
                self._take(card, self.level(card), seat, zone)
                return
        holder = next(seat for seat, cards in enumerate(self.behind) if card in cards)
        self._take(card, self.level(card), holder, "resources")

    def _left(self, event: e.Left) -> None:
        one = self.field.pop(event.card)
        assert (one["controller"], one["face"]) == (event.seat, event.face)
        self.lasting = [effect for effect in self.lasting if effect[0] != event.card]
        self.new_effects = [effect for effect in self.new_effects if effect[0] != event.card]
        mini = FACES[event.face].mini
        gone = event.how in OUT_OF_PLAY or mini or (event.how == "slain" and event.card in self.doomed)
        self.destroyed_this_turn += gone
        if gone and not mini:
            self.lists[self.owners[event.card], "destroyed"].append(event.card)
        elif not mini:
            self.lists[event.seat, "hand" if event.how == "returned" else "discard"].append(event.card)

    def _turned(self, event: e.Turned) -> None:
        self.field[event.card]["fresh"] = event.fresh

    def _refreshed(self, event: e.Refreshed) -> None:
        for card in event.cards:
            assert not self.field[card]["fresh"]
            self.field[card]["fresh"] = True
        exhausted = [slot for slot in self.resources[event.seat] if not slot.fresh]
        assert event.aspects == len(exhausted)
        for slot in exhausted:
            slot.fresh = True

    def _upkeep_paid(self, event: e.UpkeepPaid) -> None:
        assert self.field[event.card]["controller"] == event.seat
        self.field[event.card]["upkeep_paid"] = event.full

    def _marked(self, event: e.Marked) -> None:
        name = {"damage": "damage", "blessing": "blessings", "freeze": "freezes"}[event.kind]
        self.field[event.card][name] = event.n

    def _changed(self, event: e.Changed) -> None:
        self.new_effects.append((event.card, event.what, event.n))

    def _control_changed(self, event: e.ControlChanged) -> None:
        self.field[event.card].update(controller=event.seat, since=self.turn, **PEACE)

    def _copied(self, event: e.Copied) -> None:
        self.field[event.card].update(copies=event.face, damage=0, blessings=0, freezes=0)

    def _attack_declared(self, event: e.AttackDeclared) -> None:
        redirected = self.field[event.card]["attacks"] != NOTHING
        self.field[event.card].update(attacks=event.seat, stack=event.stack, fresh=False)
        if redirected:
            return
        damaged, _, manifested = self.of_turn[event.seat]
        self.of_turn[event.seat] = damaged, True, manifested

    def _blocked(self, event: e.Blocked) -> None:
        self.field[event.card]["blocks"] = event.attacker

    def _stack_damaged(self, event: e.StackDamaged) -> None:
        assert event.n > 0
        if self.pending:
            assert event.by == self.pending[-1][2]
        else:
            attacker = self.field[event.by]
            assert (attacker["attacks"], attacker["stack"]) == (event.seat, event.stack)
        if event.stack == "life":
            damaged, attacked, manifested = self.of_turn[event.seat]
            self.of_turn[event.seat] = damaged + event.n, attacked, manifested

    # Trades and losses.

    def _traded(self, event: e.Traded) -> None:
        assert event.seat == self.active
        self.traded = (*self.traded, event.to)

    def _offer_answered(self, event: e.OfferAnswered) -> None:
        if event.answer == "no_trades":
            self.refused = (*self.refused, event.seat)

    def _sacrificed(self, event: e.Sacrificed) -> None:
        face: Any = self.field[event.card]["face"] if event.card in self.field else self.faces[event.card]
        assert event.face == face

    def _lost(self, event: e.Lost) -> None:
        self.out[event.seat] = True
        self.pending = [] if event.seat == self.active else self.pending
        self.power[event.seat] = NO_POWER

    def _cards_gone(self, event: e.CardsGone) -> None:
        seat = event.seat
        gone = [*self.behind[seat]]
        for zone in ("hand", "life", "discard", "set_aside"):
            gone += self.lists[seat, zone]
            self.lists[seat, zone] = []
        self.behind[seat], self.aspects[seat], self.resources[seat], self.backs[seat] = [], [], [], []
        for card in [card for card, one in self.field.items() if one["controller"] == seat]:
            face: Any = self.field.pop(card)["face"]
            self.lasting = [effect for effect in self.lasting if effect[0] != card]
            gone += [] if FACES[face].mini else [card]
        for card in gone:
            self.seen[card] = EVERYONE
            self.lists[self.owners[card], "destroyed"].append(card)
        self.unordered |= {(owner, "destroyed") for owner in range(len(self.out))}

"""Sacrifice: give up Aspects that match the Summoning cost of a card exactly, and it is Destroyed for certain."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain as chained
from typing import TypeAlias

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards.declared import FACES
from gloaming.games.twilight.power import LEVELS, Level, Units, covers, minus, unit
from gloaming.games.twilight.rules.item import Item, chain, pending
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.rules.targets import aspects
from gloaming.games.twilight.state import NOTHING, State
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, choose, done
from gloaming.kernel.ask import MOST_OPTIONS
from gloaming.pieces.alike import first_of_each
from gloaming.pieces.subjects import SeatRule

Faces: TypeAlias = frozenset[int]

PRICES: tuple[Units, ...] = tuple(unit(1) if card.mini else card.cost for card in FACES)
"""By face, the Aspects a Sacrifice takes: the whole Summoning cost, one Lesser for a Mini-card."""

ACTIVE = frozenset(("scheme", "summon", "ability"))
"""What is countered when its card is Destroyed by Sacrifice."""


def price(face: int) -> Units:
    """The Aspects that a Sacrifice against a card takes."""
    return PRICES[face]


@cache
def payable(have: Units) -> Faces:
    """The faces for which so many Aspects are enough."""
    return frozenset(face for face, cost in enumerate(PRICES) if covers(have, cost))


def usable(g: State, seat: int, items: list[Item]) -> Units:
    """The Aspects a player may give up by level, Fresh or not, but none whose Heresy has not resolved."""
    counts = g.resource_levels(seat)
    for item in items:
        card = item.matter.card
        if item.matter.kind == "heresy" and any(one.card == card for one in g.players[seat].resources):
            counts = minus(counts, unit(g.level(card)))
    return counts


def targets(g: State, seat: int) -> Iterator[tuple[int, int]]:
    """Cards a player may Sacrifice against, each with the player who has it."""
    items = chain(g)
    enough_for = payable(usable(g, seat, items))
    if not enough_for:
        return iter(())
    if items:
        return _while_pending(g, seat, items, enough_for)
    return chained(_in_play(g, enough_for), _discarded(g, enough_for))


def _while_pending(g: State, seat: int, items: list[Item], enough_for: Faces) -> Iterator[tuple[int, int]]:
    """Those cards while something is on the chain: what is pending, and what no answer has closed to the player."""
    under_heresy = any(item.matter.kind == "heresy" for item in items)
    closed = {item.matter.card for item in items if item.used >> seat & 1}
    for item in items[-1:] if under_heresy else items:
        matter = item.matter
        pending = matter.kind in ("scheme", "summon") and item.dest != "gone" and matter.card not in closed
        if pending and matter.face in enough_for:
            yield matter.card, matter.seat
    answering = items[-1].matter.card if under_heresy else NOTHING
    for card, holder in _in_play(g, enough_for):
        if card not in closed and answering in (NOTHING, card):
            yield card, holder
    if not under_heresy:
        yield from _discarded(g, enough_for)


def _in_play(g: State, enough_for: Faces) -> Iterator[tuple[int, int]]:
    """Cards of the Combat Field whose price can be given up."""
    for one in g.field:
        if one.face in enough_for:
            yield one.card, one.controller


def _discarded(g: State, enough_for: Faces) -> Iterator[tuple[int, int]]:
    """Cards of Discard Stacks whose price can be given up."""
    faces = g.faces
    for holder, player in enumerate(g.players):
        for card in player.discard:
            if faces[card] in enough_for:
                yield card, holder


def can_sacrifice(g: State, seat: int) -> bool:
    """True if there is a card a player may Sacrifice against."""
    return next(targets(g, seat), None) is not None


def _against(g: State, seat: int) -> tuple[Option, ...]:
    """One option for each card; equal cards of one owner in one stack are one."""
    in_play = {one.card for one in g.field}

    def look(target: tuple[int, int]) -> tuple[int, ...]:
        card, holder = target
        lies_open = card in in_play or card >= len(g.faces)
        return (card,) if lies_open else (holder, g.faces[card], g.owners[card])

    return tuple(opt.Against(card) for card, _ in first_of_each(targets(g, seat), look))


class SacrificeCard(SeatRule):
    """A player Sacrifices: no item, no answer, at once."""

    passed: int = 0
    """How many cards were on offer before, and not wanted."""
    card: int = NOTHING
    given: tuple[int, ...] = ()
    """Aspects chosen so far."""

    def choose_card(self, g: Play) -> Next:
        """Name the card, also where there is but one; the last option leads on where not all fit."""
        found = _against(g, self.seat)[self.passed :]
        if len(found) <= MOST_OPTIONS:
            return Ask(self.seat, "sacrifice", found)
        return Ask(self.seat, "sacrifice", (*found[: MOST_OPTIONS - 1], PASS))

    def chosen(self, g: Play, option: opt.Against | Pass) -> Next:
        if isinstance(option, Pass):
            return self.having(passed=self.passed + MOST_OPTIONS - 1).then(again("choose_card"))
        return self.having(card=option.card)

    def choose_aspect(self, g: Play) -> Next:
        """Choose the Aspects one at a time, lowest level first, where there is a choice."""
        needed = price(g.face_of(self.card))
        levels = [g.level(card) for card in self.given]
        level = next((level for level in LEVELS if levels.count(level) < needed[level - 1]), None)
        if level is None:
            return again("carry_out")
        return choose(self.seat, "sacrifice", _aspects(g, self.seat, level, self.given))

    def chosen_aspect(self, g: Play, option: opt.ChooseAspect) -> Next:
        card = g.players[self.seat].resources[option.slot].card
        return self.having(given=(*self.given, card)).then(again("choose_aspect"))

    def carry_out(self, g: Play) -> Next:
        """The Aspects go first, then the card; what it has pending is countered."""
        face = g.face_of(self.card)
        g.give_up(self.seat, self.given, self.card, face)
        for depth, item in pending(g):
            if item.matter.card == self.card and item.matter.kind in ACTIVE and item.dest != "gone":
                on_chain = item.matter.kind != "ability"
                g.counter(depth, "gone")
                if on_chain:
                    g.drop_card(self.card, item.matter.seat, "destroyed", by_sacrifice=True)
                    return settle(g)
        if g.permanent(self.card) is not None:
            g.leave_field(self.card, "sacrificed")
        else:
            holder = next(seat for seat, player in enumerate(g.players) if self.card in player.discard)
            g.destroy_card(self.card, holder, "discard", by_sacrifice=True)
        return settle(g)


def _aspects(g: State, seat: int, level: Level, given: tuple[int, ...]) -> tuple[Option, ...]:
    """The Aspects of a level that can still be given up, those that nobody can tell apart as one."""
    taken = {*given, *(item.matter.card for item in chain(g) if item.matter.kind == "heresy")}
    left = aspects(g, (seat,), lambda one: g.level(one.card) == level and one.card not in taken)

    def look(option: opt.ChooseAspect) -> tuple[int, ...]:
        one = g.players[seat].resources[option.slot]
        return one.fresh, one.face_up, one.manifested, *g.look_of(one.card, seat)

    return tuple(first_of_each(left, look))


def sacrifice_round(rule: Rule, g: Play) -> Next:
    """A step of phases without windows: between their procedures one may Sacrifice, where a table wants it so."""
    return SacrificeRound() if g.options.sacrifice_anytime else None


class SacrificeRound(Rule):
    """Between the procedures of a phase without windows, everyone may Sacrifice until all pass in a row."""

    passed: int = 0

    def offer(self, g: Play) -> Next:
        order = g.priority()
        for passed in range(self.passed, len(order)):
            if can_sacrifice(g, order[passed]):
                ask = Ask(order[passed], "sacrifice_round", (opt.Sacrifice(), PASS), secret=True)
                return self.having(passed=passed).then(ask)
        return done()

    def answer(self, g: Play, option: Option) -> Next:
        if isinstance(option, Pass):
            return self.having(passed=self.passed + 1).then(again("offer"))
        return self.having(passed=0).then(SacrificeCard(g.priority()[self.passed]))

    def go_on(self, g: Play) -> Next:
        g.tell_opened("sacrifice_round", g.priority())
        return again("offer")

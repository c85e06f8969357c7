"""Aiming: what one op is about, chosen one pick at a time where there is a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gloaming.games.twilight import effects as fx
from gloaming.games.twilight.effects import Op, Select, Who
from gloaming.games.twilight.options import Target, TargetItem, TargetPlayer
from gloaming.games.twilight.rules.matter import Aim, Matter
from gloaming.games.twilight.rules.targets import (
    candidates,
    copyable,
    different,
    in_discards,
    in_stacks,
    pending,
    seats_meant,
)
from gloaming.games.twilight.state import NOTHING, State
from gloaming.kernel import PASS, Ask, Next, Option, Rule, again, choose, done

if TYPE_CHECKING:
    from gloaming.games.twilight.verbs import Play

MOST_CARDS = 100
"""So many cards at most are offered at once; beyond that the player is chosen first."""


def needs_choice(op: Op) -> bool:
    """True if somebody has to be asked, or could have to be, what an op is about."""
    if isinstance(op, fx.DestroyFromDiscard):
        return True
    if isinstance(op, fx.LookAtAspects | fx.SwapAspect | fx.Choose):
        return False
    select = getattr(op, "t", None)
    if isinstance(select, Select) and not select.ref and not select.all:
        return True
    return isinstance(op, fx.Strike) or getattr(op, "who", "") in ("opponent", "any")


class ChooseAim(Rule):
    """Choose what one op is about; the result is an Aim."""

    matter: Matter
    number: int
    """The ability."""
    at: int
    """The op in it."""
    path: tuple[int, ...] = ()
    """The way to the op inside lists to choose from."""
    amount: int = 1
    it: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    depths: tuple[int, ...] = ()
    stops: int = 0
    """How often the player wanted no more: once ends it, or goes on to the next player's cards."""

    def ask(self, g: Play) -> Next:
        return _next_pick(g, self)

    def take(self, g: Play, option: Option) -> Next:
        if isinstance(option, Target):
            return self.having(cards=(*self.cards, option.card)).then(again("ask"))
        if isinstance(option, TargetPlayer):
            return self.having(seats=(*self.seats, option.seat)).then(again("ask"))
        if isinstance(option, TargetItem):
            return self.having(depths=(*self.depths, option.depth)).then(again("ask"))
        return self.having(stops=self.stops + 1).then(again("ask"))


def _aim(run: ChooseAim, **more: tuple[int, ...]) -> Next:
    chosen = {"cards": run.cards, "seats": run.seats, "depths": run.depths} | more
    return done(Aim(run.number, run.at, **chosen))


def _next_pick(g: Play, run: ChooseAim) -> Next:
    """The next question, or the aim once there is nothing left to choose."""
    matter = run.matter
    op = matter.ops(run.number, run.path)[run.at]
    if isinstance(op, fx.Counter):
        return _pick_item(g, run, op)
    if isinstance(op, fx.DestroyFromDiscard):
        return _pick_discards(g, run, op)
    if isinstance(op, fx.PutIntoPlay | fx.ReturnFromDiscard):
        found = [card for card in in_stacks(g, matter, op) if card not in run.cards]
        return _pick_cards(g, run, op.t, different(g, found), run.cards)
    if isinstance(op, fx.Strike):
        if not run.cards:
            found = candidates(g, matter, op.by, run.it)
            return _pick_cards(g, run, op.by, found, ()) if found else _aim(run)
        found = [card for card in candidates(g, matter, op.t, run.it) if card not in run.cards]
        return _pick_cards(g, run, op.t, found, run.cards[1:])
    if isinstance(op, fx.CopyCreature):
        return _pick_cards(g, run, op.t, copyable(g, matter, op), run.cards)
    select = getattr(op, "t", None)
    if isinstance(select, Select):
        return _pick_field(g, run, select)
    seats = seats_meant(g, matter, op.who)  # type: ignore[attr-defined]
    if len(seats) < 2 or run.seats:
        return _aim(run, seats=run.seats or tuple(seats))
    return Ask(matter.seat, "target_player", tuple(map(TargetPlayer, seats)))


def plain_aim(g: State, matter: Matter, number: int, at: int, op: Op, it: Sequence[int]) -> Aim:
    """What an op is about that leaves nothing to choose."""
    select = getattr(op, "t", None)
    if isinstance(select, Select):
        return Aim(number, at, cards=tuple(candidates(g, matter, select, it)))
    who: Who | None = getattr(op, "who", None)
    return Aim(number, at, seats=tuple(seats_meant(g, matter, who)) if who else ())


def _chooser(matter: Matter, select: Select) -> int:
    return matter.holder if select.chooser == "controller" else matter.seat


def _pick_field(g: Play, run: ChooseAim, select: Select) -> Next:
    found = [card for card in candidates(g, run.matter, select, run.it) if card not in run.cards]
    if select.side == "each_other":
        return _pick_of_each(g, run, select, found)
    if select.side == "other" and run.cards:
        owner = _controller(g, run.cards[0])
        found = [card for card in found if _controller(g, card) == owner]
    return _pick_cards(g, run, select, found, run.cards)


def _pick_of_each(g: Play, run: ChooseAim, select: Select, found: list[int]) -> Next:
    """So many cards of each other player, one player after another."""
    others = g.others(run.matter.seat)
    for stops in range(run.stops, len(others)):
        mine = [card for card in found if _controller(g, card) == others[stops]]
        taken = sum(_controller(g, card) == others[stops] for card in run.cards)
        if mine and taken < select.n:
            more = (PASS,) if select.up_to else ()
            options = (*map(Target, mine), *more)
            return run.having(stops=stops).then(Ask(_chooser(run.matter, select), "target", options))
    return _aim(run)


def _controller(g: State, card: int) -> int:
    one = g.permanent(card)
    return one.controller if one is not None else NOTHING


def _pick_cards(g: Play, run: ChooseAim, select: Select, found: list[int], chosen: Sequence[int]) -> Next:
    """Ask for one more card, as long as more are wanted and there are any."""
    left = select.n - len(chosen)
    if run.stops or left <= 0 or not found:
        return _aim(run)
    one_player = select.side != "other" or len({_controller(g, card) for card in found}) == 1
    if not select.up_to and len(found) <= left and one_player:
        return run.having(cards=(*run.cards, *found)).then(again("ask"))
    more = (PASS,) if select.up_to else ()
    return choose(_chooser(run.matter, select), "target", (*map(Target, found), *more))


def _pick_item(g: Play, run: ChooseAim, op: fx.Counter) -> Next:
    found = [depth for depth in pending(g, run.matter, op.t) if depth not in run.depths]
    if len(run.depths) >= op.t.n or not found:
        return _aim(run)
    if len(found) == 1:
        return _aim(run, depths=(*run.depths, found[0]))
    return Ask(run.matter.seat, "target_item", tuple(map(TargetItem, found)))


def _pick_discards(g: Play, run: ChooseAim, op: fx.DestroyFromDiscard) -> Next:
    """Cards of Discard Stacks: of one opponent where the text says so, otherwise of anybody's."""
    found = [(seat, card) for seat, card in in_discards(g, run.matter, op) if card not in run.cards]
    if op.who == "opponent" and run.cards:
        stack = next(seat for seat in range(g.seats) if run.cards[0] in g.players[seat].discard)
        found = [(seat, card) for seat, card in found if seat == stack]
    left = run.amount - len(run.cards)
    if left <= 0 or not found:
        return _aim(run)
    found = _keeping_own(g, run, op, found, left)
    if len(found) <= left and op.who != "opponent":
        return run.having(cards=(*run.cards, *(card for _, card in found))).then(again("ask"))
    options: list[Option] = []
    for seat in dict.fromkeys(seat for seat, _ in found):
        options += map(Target, different(g, [card for owner, card in found if owner == seat]))
    if len(options) > MOST_CARDS:
        return _pick_stack(g, run, found)
    return choose(run.matter.seat, "target", options)


def _keeping_own(
    g: State, run: ChooseAim, op: fx.DestroyFromDiscard, found: list[tuple[int, int]], left: int
) -> list[tuple[int, int]]:
    """Only own cards where every pick left is needed for the least number of own ones."""
    own = set(g.players[run.matter.seat].discard)
    due = min(op.own_min - sum(card in own for card in run.cards), sum(card in own for _, card in found))
    return [(seat, card) for seat, card in found if card in own] if due >= left else found


def _pick_stack(g: State, run: ChooseAim, found: list[tuple[int, int]]) -> Next:
    """Too many cards to choose from at once: first whose stack, then the card."""
    seats = list(dict.fromkeys(seat for seat, _ in found))
    if run.seats:
        mine = different(g, [card for seat, card in found if seat == run.seats[-1]])
        if mine:
            return run.having(seats=()).then(Ask(run.matter.seat, "target", tuple(map(Target, mine))))
    return Ask(run.matter.seat, "target_player", tuple(map(TargetPlayer, seats)))


class ChooseAims(Rule):
    """Aim everything that is aimed when it is announced; the result is a tuple of Aims."""

    matter: Matter
    at: int = 0
    aims: tuple[Aim, ...] = ()

    def next(self, g: Play) -> Next:
        slots = [
            (number, at, op)
            for number in self.matter.abilities
            for at, op in enumerate(self.matter.ability(number).do)
            if needs_choice(op)
        ]
        if self.at >= len(slots):
            return done(self.aims)
        number, at, op = slots[self.at]
        before = next((aim.cards for aim in reversed(self.aims) if aim.ability == number), ())
        return ChooseAim(self.matter, number, at, amount=op.n, it=before)

    def note(self, g: Play, aim: Aim) -> Next:
        return self.having(at=self.at + 1, aims=(*self.aims, aim)).then(again("next"))


def still_there(g: State, matter: Matter, op: Op, aim: Aim) -> Aim:
    """What is left of an aim when it is carried out: cards that are gone or no longer fit are left out."""
    seats = tuple(seat for seat in aim.seats if not g.players[seat].out)
    if isinstance(op, fx.Counter):
        depths = set(pending(g, matter, op.t))
        return Aim(aim.ability, aim.op, depths=tuple(depth for depth in aim.depths if depth in depths))
    if isinstance(op, fx.DestroyFromDiscard):
        there = {card for _, card in in_discards(g, matter, op)}
    elif isinstance(op, fx.PutIntoPlay | fx.ReturnFromDiscard):
        there = set(in_stacks(g, matter, op))
    elif isinstance(op, fx.CopyCreature):
        there = set(copyable(g, matter, op))
    elif isinstance(op, fx.Strike):
        there = {*candidates(g, matter, op.by), *candidates(g, matter, op.t)}
        if aim.cards and aim.cards[0] not in candidates(g, matter, op.by):
            return Aim(aim.ability, aim.op)
    elif isinstance(select := getattr(op, "t", None), Select):
        there = set(candidates(g, matter, select))
    else:
        there = set(aim.cards)
    return Aim(aim.ability, aim.op, tuple(card for card in aim.cards if card in there), seats, aim.depths)

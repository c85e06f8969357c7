"""Texts of cards: their ops one after another, each as a rule or a verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from gloaming.games.dusk import effects as fx
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.options import Choice
from gloaming.games.dusk.rules.conditions import NO_TALLY, Context, Tally, all_hold
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Rule, again, choose, done

CHOICES = tuple(Choice(number) for number in range(8))
PAY = Choice(0)

Doing = Callable[[Play, "RunText", Any], Rule | None]
"""Carries out one op: by a verb at once, or as a rule whose result is noted."""

DOINGS: dict[type[fx.Op], Doing] = {}


def does(kind: type[fx.Op]) -> Callable[[Doing], Doing]:
    """Say which op a function carries out."""

    def note(doing: Doing) -> Doing:
        DOINGS[kind] = doing
        return doing

    return note


Check = Callable[[Play, Context, Any], bool]
PAYABLE: dict[type[fx.Op], Check] = {}
"""For ops that can be impossible: whether they can be carried out in full."""


def payable(
    kind: type[fx.Op],
) -> Callable[[Callable[[Play, Context, Any], bool]], Callable[[Play, Context, Any], bool]]:
    """Say which op a function checks."""

    def note(check: Callable[[Play, Context, Any], bool]) -> Callable[[Play, Context, Any], bool]:
        PAYABLE[kind] = check
        return check

    return note


def can_do(g: Play, about: Context, op: fx.Op) -> bool:
    """True if an op can be carried out in full."""
    check = PAYABLE.get(type(op))
    return check is None or check(g, about, op)


def can_do_all(g: Play, about: Context, ops: tuple[fx.Op, ...]) -> bool:
    """True if what a list of ops costs can be paid."""
    return all(can_do(g, about, op) for op in ops if op.cost)


class RunText(Rule):
    """Carry out the ops of one part of a text; the result is its tally."""

    about: Context
    part: str = ""
    """Empty for the text itself, `cost` for what is paid first, or the moment whose ops are meant."""
    tally: Tally = NO_TALLY
    path: tuple[int, ...] = ()
    """The way into lists to choose from: the number of an op and of a choice, in turns."""
    at: int = 0

    def next_op(self, g: Play) -> Next:
        ops = self._ops()
        for at in range(self.at, len(ops)):
            op = ops[at]
            if not all_hold(g, _conditions_now(op), self.about, self.tally):
                continue
            here = self.having(at=at)
            if (op.optional or (op.cost and self.part not in ("", "cost"))) and not isinstance(op, fx.Banish):
                if not can_do(g, self.about, op):
                    continue
                return here.then(Ask(self.about.seat, "pay_text", (PAY, PASS)))
            return here.then(again("carry_out"))
        return done(self.tally)

    def decide(self, g: Play, option: Option) -> Next:
        if option == PASS:
            return self.having(at=self.at + 1).then(again("next_op"))
        return None

    def carry_out(self, g: Play) -> Next:
        op = self._ops()[self.at]
        if isinstance(op, fx.Choose):
            return self._choose(g, op)
        return DOINGS[type(op)](g, self, op)

    def note_result(self, g: Play, result: object) -> Next:
        op = self._ops()[self.at]
        tally = self.tally
        if isinstance(op, fx.Spend):
            spent = result if isinstance(result, int) else 0
            tally = replace(tally, spent=tally.spent + spent, paid=spent > 0)
        elif isinstance(op, fx.Discard):
            value = result if isinstance(result, int) else -1
            tally = replace(tally, value=max(0, value), paid=value >= 0)
        elif isinstance(op, fx.Banish):
            tally = replace(tally, paid=bool(result))
        elif isinstance(result, Tally):
            tally = result
        return self.having(tally=tally, at=self.at + 1).then(again("next_op"))

    def _choose(self, g: Play, op: fx.Choose) -> Next:
        seat = self.about.actor if op.by == "actor" else self.about.seat
        if seat < 0 or g.players[seat].out:
            return again("note_result")
        fitting = [n for n, ops in enumerate(op.choices) if all(can_do(g, self.about, o) for o in ops)]
        return ChooseOne(self.about, seat, (*self.path, self.at), tuple(fitting), self.tally)

    def _ops(self) -> tuple[fx.Op, ...]:
        ops = ops_at(self.about.card, self.path)
        if self.path:
            return ops
        if self.part == "cost":
            return tuple(op for op in ops if op.cost and not op.when)
        if not self.part:
            return tuple(op for op in ops if not op.cost and not op.when)
        return tuple(op for op in ops if op.when == self.part)


def _conditions_now(op: fx.Op) -> tuple[fx.Condition, ...]:
    """The conditions of an op, without those about the next attack: they are checked when that is declared."""
    if isinstance(op, fx.Grant) and op.of == "next_attack":
        return tuple(condition for condition in op.conditions if not isinstance(condition, fx.AttackValue))
    return op.conditions


def ops_at(card: int, path: tuple[int, ...]) -> tuple[fx.Op, ...]:
    """The ops of a card, or of one of the choices in it."""
    ops = CARDS[card].effect
    for number, choice in zip(path[::2], path[1::2], strict=True):
        choosing = tuple(op for op in ops if not op.cost and not op.when)[number]
        assert isinstance(choosing, fx.Choose)
        ops = choosing.choices[choice]
    return ops


class ChooseOne(Rule):
    """A player picks one list of ops and it is carried out; the result is the tally."""

    about: Context
    seat: int
    path: tuple[int, ...]
    choices: tuple[int, ...]
    tally: Tally

    def ask(self, g: Play) -> Next:
        if not self.choices:
            return done(self.tally)
        return choose(self.seat, "choose", [CHOICES[number] for number in self.choices])

    def carry_out(self, g: Play, option: Choice) -> Next:
        return RunText(self.about, tally=self.tally, path=(*self.path, option.number))

    def result(self, g: Play, tally: Tally) -> Next:
        return done(tally)

"""Carrying out abilities: conditions first, then what they do, one thing after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.games.twilight import effects as fx
from gloaming.games.twilight.derived import all_hold, conviction, is_used
from gloaming.games.twilight.effect_verbs import Changes
from gloaming.games.twilight.effects import If, Op
from gloaming.games.twilight.options import Agree
from gloaming.games.twilight.rules.aiming import ChooseAim, needs_choice, plain_aim, still_there
from gloaming.games.twilight.rules.feasible import can_work
from gloaming.games.twilight.rules.matter import Aim, Matter
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.rules.targets import candidates, seats_meant
from gloaming.games.twilight.state import NOTHING
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, done
from gloaming.kernel.agenda import Chosen
from gloaming.kernel.frozen import Frozen

AGREE = Agree()


class Did(Frozen):
    """What came of an op: whether it did its work, what it removed, and how strong that was."""

    worked: bool = True
    removed: tuple[int, ...] = ()
    strength: int = 0


DID = Did()
NOT_DONE = Did(worked=False)

Doing = Callable[[Changes, "Ops", Any, Aim], Rule | Did | None]
"""Carries out one op: by verbs at once, or as a rule whose result is what came of it."""

DOINGS: dict[type[Op], Doing] = {}


def does(kind: type[Op]) -> Callable[[Doing], Doing]:
    """Say which op a function carries out."""

    def note(doing: Doing) -> Doing:
        DOINGS[kind] = doing
        return doing

    return note


def holds(g: Changes, conditions: tuple[If, ...], matter: Matter) -> bool:
    """True if what an ability or op asks for is the case now."""
    for condition in conditions:
        seat = matter.holder if condition.who == "controller" else matter.seat
        if condition.holds == "conviction":
            if not has_conviction(g, matter):
                return False
        elif not all_hold(g, (condition,), seat, g.permanent(matter.card)):
            return False
    return True


def has_conviction(g: Changes, matter: Matter) -> bool:
    """True if the player of a matter has Conviction; a Scheme that resolves counts."""
    return conviction(g, matter.seat, resolving=matter.face if matter.kind == "scheme" else NOTHING)


class Perform(Rule):
    """Carry out one ability of an item."""

    matter: Matter
    number: int

    def begin(self, g: Changes) -> Next:
        """Leave it out if it was used up, if a condition fails, or if there is nothing it could do by choice."""
        matter = self.matter
        ability = matter.ability(self.number)
        if matter.needs_conviction(self.number) and not has_conviction(g, matter):
            return done()
        if not holds(g, ability.cond, matter):
            return done()
        if ability.once and matter.kind == "trigger" and is_used(g, matter.seat, matter.card, matter.face, self.number):
            return done()
        if not ability.may:
            return again("carry_out")
        if not any(can_work(g, matter, op) for op in ability.do[:1]):
            return done()
        return Ask(matter.seat, "may", (AGREE, PASS))

    def decided(self, g: Changes, option: Option) -> Next:
        return done() if isinstance(option, Pass) else None

    def carry_out(self, g: Changes) -> Next:
        matter = self.matter
        if matter.ability(self.number).once and matter.kind == "trigger":
            g.use_once(matter.seat, matter.card, matter.face, self.number)
        return Ops(matter, self.number)


class Ops(Rule):
    """Carry out a list of ops in order; the cards chosen last are `it`."""

    matter: Matter
    number: int
    path: tuple[int, ...] = ()
    at: int = 0
    it: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    """Cards this ability has Slain or Destroyed: it does so with each only once."""
    strength: int = 0
    """Fight and Life of the Creature it removed."""

    def next_op(self, g: Changes) -> Next:
        """Find the next op whose conditions hold, and ask about one that may be declined."""
        ops = self.matter.ops(self.number, self.path)
        for at in range(self.at, len(ops)):
            op = ops[at]
            if not op.cond or holds(g, op.cond, self.matter):
                here = self.having(at=at)
                if not op.may:
                    return here.then(again("aim"))
                if can_work(g, self.matter, op):
                    return here.then(Ask(self.matter.seat, "may", (AGREE, PASS)))
        return done(self._tally())

    def decided(self, g: Changes, option: Option) -> Next:
        if isinstance(option, Pass):
            return self.having(at=self.at + 1).then(again("next_op"))
        return None

    def aim(self, g: Changes) -> Next:
        """What the op is about: as announced, plain to see, or chosen now."""
        op = self._op()
        if not needs_choice(op):
            return Chosen(plain_aim(g, self.matter, self.number, self.at, op, self.it))
        announced = None if self.path else self.matter.aim(self.number, self.at)
        if announced is not None:
            return Chosen(still_there(g, self.matter, op, announced))
        return ChooseAim(self.matter, self.number, self.at, self.path, amount=amount(g, self, op), it=self.it)

    def act(self, g: Changes, aim: Aim) -> Next:
        op = self._op()
        here = self.having(it=aim.cards) if hasattr(op, "t") else self.having()
        run = here.rule
        assert isinstance(run, Ops)
        result = DOINGS[type(op)](g, run, op, aim)
        return here.then(result if isinstance(result, Rule) else Chosen(result))

    def note(self, g: Changes, result: object) -> Next:
        """Remember what came of it; the rest is left out where it depended on that."""
        did = result if isinstance(result, Did) else DID
        if self._op().gate and not did.worked:
            return done(self._tally())
        removed = (*self.removed, *did.removed)
        return self.having(at=self.at + 1, removed=removed, strength=did.strength or self.strength)

    def checked(self, g: Changes) -> Next:
        """Losses, Creatures without Life and the Creature Limit come before the next op."""
        return settle(g, triggers=False)

    def go_on(self, g: Changes) -> Next:
        return again("next_op")

    def _op(self) -> Op:
        return self.matter.ops(self.number, self.path)[self.at]

    def _tally(self) -> Did:
        return Did(removed=self.removed, strength=self.strength)


def amount(g: Changes, run: Ops, op: Op) -> int:
    """How much an op comes to now."""
    n = op.n
    if op.n_from == "x":
        n *= run.matter.x
    elif op.n_from == "removed_fight_plus_life":
        n *= run.strength
    elif op.n_from == "damage_you_took":
        n *= g.players[run.matter.seat].damaged
    if op.n_per is not None:
        n *= len(candidates(g, run.matter, op.n_per, run.it))
    return min(n, op.cap) if op.cap else n


def seats_of(g: Changes, run: Ops, aim: Aim, who: fx.Who) -> tuple[int, ...]:
    """The players an op is about: those chosen, or those its word means."""
    return aim.seats or (tuple(seats_meant(g, run.matter, who)) if who not in ("opponent", "any") else ())

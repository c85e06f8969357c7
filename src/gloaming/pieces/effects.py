"""Effects as data: what cards and quests say is a list of ops, and one rule carries such a list out.

An op is one class that knows everything about itself: what has to be true for it (`conditions`), whether it has
anything to do (`can_work`), what somebody has to choose for it (`aim`), what it does (`do`), what the ops after it
may speak of (`note`), and how it is said (`say`). It is declared with a card, never written into a position. What a
position holds is a `Run` on the agenda: the context, and where in the list it is.

A game says four things:

1. Its context: a frozen record of whose text it is and what its words mean (`you`, `it`, `the target`, `what was
   spent`). It is all an op may read besides the position, and it is saved with the frame, so it holds numbers only.
2. `class Op(effects.Op["Play", Context])`, with what all its ops share, and its ops made from that.
3. `class RunText(effects.Run["Play", Context])`, which says where its list of ops stands (`_list`) and how it asks
   about an op that may be declined (`_offer`). It belongs among the rules of the game.
4. Whoever has a text to carry out returns `RunText(context)`; its result is the context in the end.

`tests/pieces/lamps.py` is a whole little game of this kind, to be read as an example.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from gloaming.kernel import Ask, Next, Option, Pass, Position, Rule, again, done
from gloaming.kernel.agenda import Chosen
from gloaming.kernel.ask import KindMeta, snake
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.sayings import filled, in_words

G = TypeVar("G", bound=Position)
"""The position of a game, with its verbs."""
A = TypeVar("A")
"""The context of a game: what the words of a text mean."""


class Condition(Frozen, Generic[G, A], kw_only=True):
    """What has to be true."""

    def holds(self, g: G, about: A) -> bool:
        """True if it is so now."""
        raise NotImplementedError(f"{type(self).__name__} does not say when it holds")


class Not(Condition[G, A]):
    """None of several conditions is met."""

    of: tuple[Condition[G, A], ...]

    def holds(self, g: G, about: A) -> bool:
        return not any(condition.holds(g, about) for condition in self.of)


def all_hold(g: G, about: A, conditions: Iterable[Condition[G, A]]) -> bool:
    """True if every one of some conditions is met now."""
    for condition in conditions:  # noqa: SIM110 - asked so often that a generator would cost more than most conditions
        if not condition.holds(g, about):
            return False
    return True


class Op(Frozen, Generic[G, A], metaclass=KindMeta, kw_only=True):
    """One thing a text does; the line of its class says how it is said: `class Draw(Op, says="draw {n:card}")`."""

    says: ClassVar[str | None] = None
    conditions: tuple[Condition[G, A], ...] = ()
    """It is left out unless all of these hold when its turn comes."""
    may: bool = False
    """Somebody is asked first; nobody is where it cannot work."""
    gate: bool = False
    """"If you do": where it is declined, cannot work or did not work, the rest of its list is left out."""

    def can_work(self, g: G, about: A) -> bool:
        """True if it would have something to do now."""
        return True

    def aim(self, g: G, about: A) -> Next:
        """What has to be chosen for it: nothing, an Ask or `choose` of one option, or a rule that chooses more.

        What comes of that is given to `do`.
        """
        return None

    def do(self, g: G, about: A, aim: Any) -> Any:
        """Do it, by verbs at once or by returning a rule, or carry out a list inside it by returning `inside(n)`.

        What it or its rule returns is its result; False says that it did not do its work.
        """
        raise NotImplementedError(f"{type(self).__name__} does not say what it does")

    def note(self, about: A, result: Any) -> A:
        """The context for the ops after it: what its result adds to it."""
        return about

    def lists(self) -> Sequence[Sequence[Op[G, A]]]:
        """The lists of ops inside it, which `inside` names by number."""
        return ()

    def say(self) -> str:
        """It in a few words, verb first, as they stand in the middle of a sentence."""
        if self.says is None:
            return snake(type(self).__name__).replace("_", " ")
        return filled(self.says, lambda field, how: in_words(getattr(self, field), how))


class Inside(Frozen):
    """An op's word: carry out one of the lists inside it."""

    number: int
    contexts: tuple[Any, ...]


def inside(number: int, *contexts: Any) -> Inside:
    """Carry out that list inside the op: once in the context of the op, or once in each of these.

    The result is the context in the end; the op's `note` says what of it is kept.
    """
    return Inside(number, contexts)


class Choosing(Generic[G, A]):
    """An op by which somebody picks one of several lists of ops, and it is carried out.

    A game makes its own from this and its `Op`, with a field `among`, and says who is asked, and how.
    """

    __slots__ = ()
    among: tuple[tuple[Op[G, A], ...], ...]

    def fits(self, g: G, about: A, ops: Sequence[Op[G, A]]) -> bool:
        """True if a list may be picked: something of it can work."""
        return any(op.can_work(g, about) for op in ops)

    def ask(self, g: G, about: A, numbers: Sequence[int]) -> Next:
        """Let somebody pick one of these lists: each option has the `number` of one."""
        raise NotImplementedError(f"{type(self).__name__} does not say whom to ask")

    def can_work(self, g: G, about: A) -> bool:
        """True if one of the lists may be picked."""
        return any(self.fits(g, about, ops) for ops in self.among)

    def aim(self, g: G, about: A) -> Next:
        """Ask which of the lists that may be picked."""
        numbers = [number for number, ops in enumerate(self.among) if self.fits(g, about, ops)]
        return self.ask(g, about, numbers) if numbers else None

    def do(self, g: G, about: A, aim: Any) -> Any:
        """Carry out the list that was picked."""
        return False if aim is None else inside(aim.number)

    def note(self, about: A, result: Any) -> A:
        """All that came of the list is kept."""
        return about if result is False else result

    def lists(self) -> Sequence[Sequence[Op[G, A]]]:
        """What there is to pick from."""
        return self.among


def ops_at(ops: Sequence[Op[G, A]], path: Sequence[int]) -> Sequence[Op[G, A]]:
    """A list of ops, or one inside it: the path names op and list in turns."""
    for at in range(0, len(path), 2):
        ops = ops[path[at]].lists()[path[at + 1]]
    return ops


class Run(Rule, Generic[G, A]):
    """Carry out a list of ops in order; the result is the context in the end."""

    about: A
    path: tuple[int, ...] = ()
    """The way into lists inside ops."""
    at: int = 0
    """The op whose turn it is."""
    then: tuple[A, ...] = ()
    """The contexts in which the same list is carried out after this one."""

    def next_op(self, g: G) -> Next:
        """Find the next op whose conditions hold, and ask about one that may be declined."""
        ops = self._ops()
        for at in range(self.at, len(ops)):
            op = ops[at]
            if op.conditions and not all_hold(g, self.about, op.conditions):
                continue
            if not self._is_optional(op):
                return self.having(at=at).then(again("aim"))
            if op.can_work(g, self.about):
                return self.having(at=at).then(self._offer(g, op))
            if op.gate:
                break
        return self._over()

    def decided(self, g: G, option: Option) -> Next:
        """What was declined is left out."""
        if not isinstance(option, Pass):
            return None
        return self._over() if self.op.gate else self.having(at=self.at + 1).then(again("next_op"))

    def aim(self, g: G) -> Next:
        return self.op.aim(g, self.about)

    def act(self, g: G, aim: Any) -> Next:
        return self._do(g, aim)

    def note(self, g: G, result: Any) -> Next:
        """Keep what came of it; a gate that did not work ends the list."""
        op = self.op
        if op.gate and result is False:
            return self._over()
        here = self.having(at=self.at + 1, about=op.note(self.about, result))
        return here.then(again("next_op", after=self._between(g)))

    # What a game says of its own.

    def _list(self) -> Sequence[Op[G, A]]:
        """The whole list of ops, found by the context: it stands with a card, not in the position."""
        raise NotImplementedError(f"{type(self).__name__} does not say where its ops stand")

    def _offer(self, g: G, op: Op[G, A]) -> Ask:
        """The question about an op that may be declined: passing declines it."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it asks")

    def _is_optional(self, op: Op[G, A]) -> bool:
        """True if somebody is asked about it first."""
        return op.may

    def _between(self, g: G) -> Rule | None:
        """What the game does between two ops."""
        return None

    # What every game shares.

    def _ops(self) -> Sequence[Op[G, A]]:
        return ops_at(self._list(), self.path) if self.path else self._list()

    @property
    def op(self) -> Op[G, A]:
        """The op whose turn it is."""
        return self._ops()[self.at]

    @property
    def later(self) -> Sequence[Op[G, A]]:
        """The ops of its list after that one."""
        return self._ops()[self.at + 1 :]

    def _do(self, g: G, aim: Any) -> Rule | Chosen:
        """Do the op: its result, or the rule that comes to it."""
        result = self.op.do(g, self.about, aim)
        if isinstance(result, Inside):
            first, *rest = result.contexts or (self.about,)
            path = (*self.path, self.at, result.number)
            return self.having(about=first, path=path, at=0, then=tuple(rest)).rule
        return result if isinstance(result, Rule) else Chosen(result)

    def _over(self) -> Next:
        if self.then:
            return self.having(about=self.then[0], at=0, then=self.then[1:]).then(again("next_op"))
        return done(self.about)

"""A position: everything about a game, also what is half resolved, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Self, TypeVar

import msgspec

from gloaming.kernel.agenda import BrokenRule, Frame, Rule, picture
from gloaming.kernel.ask import Ask, Option
from gloaming.kernel.chance import draw_below, shuffle
from gloaming.kernel.event import Event, Opened
from gloaming.kernel.frozen import Frozen
from gloaming.kernel.plain import refuse_shared_fields

T = TypeVar("T")
R = TypeVar("R", bound=Rule)


class Outcome(Frozen):
    """How a game ended: who won, none for a draw, and why."""

    winners: tuple[int, ...]
    reason: str
    capped: bool = False
    """True if a limit on its length ended it."""


class Position(msgspec.Struct, kw_only=True):
    """All of a game at one moment: lists of frozen records, numbers and tuples.

    A game's own position adds its fields, and its verbs as methods; nothing else writes to it.
    """

    seats: int
    chance: int
    agenda: list[Frame]
    turn: int = 0
    """How many turns have begun."""
    ask: Ask | None = None
    outcome: Outcome | None = None
    listener: list[Event] | None = None
    """The events of the answer being applied; None while nobody listens and between answers.

    Who listens is no part of the game: it is neither copied nor saved.
    """

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        refuse_shared_fields(cls)

    def clone(self) -> Self:
        """A copy that shares every frozen record with this one; nobody listens to it."""
        twin: Self = _copying(type(self))(self)
        return twin

    # Verbs every game has.

    def tell(self, event: Event) -> None:
        """Say what has just been changed."""
        if self.listener is not None:
            self.listener.append(event)

    def tell_opened(self, moment: str, seats: Sequence[int]) -> None:
        """Say who of these seats might answer now, whether or not anyone will: that is nobody's business."""
        if self.listener is not None and (might := self.may_answer(moment, seats)):
            self.listener.append(Opened(moment, might))

    def below(self, n: int) -> int:
        """An unbiased chance number in 0..n-1."""
        value, self.chance = draw_below(self.chance, n)
        return value

    def shuffle(self, items: list[T]) -> None:
        """Put a list of this position into a random order, in place."""
        self.chance = shuffle(self.chance, items)

    def finish(self, winners: Sequence[int], reason: str, *, capped: bool = False) -> None:
        """End the game; what is still on the agenda no longer happens."""
        self.outcome = Outcome(tuple(winners), reason, capped)

    def amend(self, where: int | type[Rule], **fields: Any) -> None:
        """Mark a frame further down: how a counter, a reduction or a redirection reaches what it answers.

        It is named by its depth, or by its kind where the nearest of that kind is meant.
        """
        depth = where if isinstance(where, int) else self.depth_of(where)
        frame = self.agenda[depth]
        self.agenda[depth] = Frame(msgspec.structs.replace(frame.rule, **fields), frame.step, frame.left)

    # What lies on the agenda: the frame that runs first is the nearest.

    def find(self, kind: type[R], under: int | None = None) -> R | None:
        """The nearest rule of a kind, at a depth or further down; None where there is none."""
        for frame in reversed(self.agenda if under is None else self.agenda[: under + 1]):
            if isinstance(frame.rule, kind):
                return frame.rule
        return None

    def nearest(self, kind: type[R], under: int | None = None) -> R:
        """The nearest rule of a kind, at a depth or further down, which has to be there."""
        if (found := self.find(kind, under)) is None:
            raise BrokenRule(f"there is no {kind.__name__} at {picture(self.agenda)}")
        return found

    def depth_of(self, kind: type[Rule]) -> int:
        """How deep the nearest rule of a kind lies, which has to be there."""
        found = self.nearest(kind)
        return max(depth for depth, frame in enumerate(self.agenda) if frame.rule is found)

    @property
    def depth(self) -> int:
        """How deep the rule lies that runs or asks now."""
        return len(self.agenda) - 1

    @property
    def running(self) -> Any:
        """The rule that runs or asks now; None where the game is over."""
        return self.agenda[-1].rule if self.agenda else None

    @property
    def answered(self) -> Any:
        """The rule that opened the window which runs or asks now: what answers are about; None where there is none."""
        return self.agenda[-2].rule if len(self.agenda) > 1 else None

    def rule_at(self, depth: int) -> Any:
        """The rule at a depth that was noted; None where there is none."""
        return self.agenda[depth].rule if 0 <= depth < len(self.agenda) else None

    # What a window asks of the game.

    def responses(self, moment: str, seat: int) -> Sequence[Option]:
        """What a seat may answer at this moment; the rule that opened the window is `answered`."""
        raise NotImplementedError(f"{type(self).__name__} opens a window at {moment!r} but defines no responses")

    def respond(self, moment: str, seat: int, option: Option) -> Rule:
        """The rule that an answer in a window sets off."""
        raise NotImplementedError(f"{type(self).__name__} opens a window at {moment!r} but defines no responses")

    def secretly(self, moment: str, seat: int, options: Sequence[Option]) -> bool:
        """True if being asked would tell what the seat holds; False if everyone knows that it can answer."""
        return True

    def may_answer(self, moment: str, seats: Sequence[int]) -> tuple[int, ...]:
        """Who of these seats, by what everyone knows and nothing else, might have an answer at this moment."""
        return tuple(seats)


@cache
def _copying(kind: type[Position]) -> Callable[[Any], Any]:
    """What clones such positions, a line for each list: a loop over their names takes half as long again."""
    info: Any = msgspec.inspect.type_info(kind)
    lists = [f"twin.{f.name} = pos.{f.name}[:]" for f in info.fields if isinstance(f.type, msgspec.inspect.ListType)]
    lines = ["def clone(pos):", "twin = pos.__copy__()", "twin.listener = None", *lists, "return twin"]
    made: dict[str, Callable[[Any], Any]] = {}
    exec("\n    ".join(lines), made)
    return made["clone"]

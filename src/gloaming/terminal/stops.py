"""Stops: where a person wants to be asked in windows; all others are passed for them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

from gloaming.kernel import Ask, Pass

V = TypeVar("V")

Mode: TypeAlias = Literal["stops", "quiet", "turn"]

MODES: dict[Mode, str] = {
    "stops": "ask me at stops",
    "quiet": "pass until something happens",
    "turn": "pass the turn",
}
"""What a person can wish for, in words."""

STOP, NO_STOP = "⬣", "·"
"""The marks of a window that asks, and of one that does not."""


@dataclass(frozen=True)
class Moment:
    """A window of a turn."""

    name: str
    """What questions in it have as their topic."""
    phase: str
    words: str
    """What is happening then."""


class Stops(ABC, Generic[V]):
    """The wishes of one person: passes are given for them, and an answer that is to hold for all like it."""

    moments: ClassVar[Sequence[Moment]]
    """The windows in which a person can wish to be asked, in the order of a turn."""
    declined: ClassVar[frozenset[str]] = frozenset()
    """Questions about deeds of one's own turn: who passes the turn does none of them."""
    repeated: ClassVar[frozenset[str]] = frozenset()
    """Questions that come again and again in a turn: one answer may hold for all of them."""

    def __init__(self, mine: Sequence[str], theirs: Sequence[str]) -> None:
        self.mine, self.theirs = set(mine), set(theirs)
        """Where this person is asked in turns of their own, and in those of others."""
        self.mode: Mode = "stops"
        self._turn = 0
        """The turn that is passed."""
        self._to_all: tuple[str, str, int] | None = None
        """About which topic one answer holds for all, its verb, and in which turn."""

    @abstractmethod
    def is_window(self, topic: str) -> bool:
        """True if a question about this topic is asked in a window."""

    @abstractmethod
    def is_quiet(self, ask: Ask, view: V) -> bool:
        """True if this person, who does not pass the whole turn, wants no word in this window."""

    @abstractmethod
    def turn_of(self, view: V) -> int:
        """The number of the turn."""

    def choose(self, mode: Mode, view: V) -> None:
        """Wish for something else from now on."""
        self.mode, self._turn = mode, self.turn_of(view)
        self._to_all = None

    def say_to_all(self, ask: Ask, number: int, view: V) -> None:
        """Answer every question about this topic alike until the turn ends."""
        self._to_all = (ask.topic, ask.options[number].verb, self.turn_of(view))

    def pass_of(self, ask: Ask) -> int | None:
        """The number of the option that passes a window; None where no window is to be passed."""
        if not self.is_window(ask.topic) and not (self.mode == "turn" and ask.topic in self.declined):
            return None
        return next((number for number, option in enumerate(ask.options) if isinstance(option, Pass)), None)

    def answer(self, ask: Ask, view: V) -> int | None:
        """The answer that is given without asking; None where the person decides."""
        self._end_with_the_turn(view)
        if self._to_all is not None and self._to_all[0] == ask.topic:
            verb = self._to_all[1]
            return next(number for number, option in enumerate(ask.options) if option.verb == verb)
        number = self.pass_of(ask)
        if number is not None and (self.mode == "turn" or self.is_quiet(ask, view)):
            return number
        if number is not None and self.mode == "quiet":
            self.mode = "stops"  # something has happened
        return None

    def _end_with_the_turn(self, view: V) -> None:
        if self.mode == "turn" and self._turn != self.turn_of(view):
            self.mode = "stops"
        if self._to_all is not None and self._to_all[2] != self.turn_of(view):
            self._to_all = None

    def listed(self) -> Iterator[tuple[bool, Moment, bool]]:
        """Every possible stop: whether it is in turns of this person's own, when, and whether it is set."""
        for own, chosen in ((True, self.mine), (False, self.theirs)):
            for moment in self.moments:
                yield own, moment, moment.name in chosen

    def toggle(self, name: str, own: bool) -> None:
        """Set a stop, or take it away."""
        (self.mine if own else self.theirs).symmetric_difference_update({name})


AnyStops: TypeAlias = Stops[Any]

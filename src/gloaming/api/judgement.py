"""What a bot thinks of a game: the one interface between bots that look ahead and what each game has for them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import ClassVar, Generic, TypeVar

from gloaming.kernel.ask import Option
from gloaming.kernel.position import Position

P = TypeVar("P", bound=Position)


class Judgement(ABC, Generic[P]):
    """How good positions of one game look, which options are worth a thought, and where a thought may end.

    Every position here is a redealt one, or is read only for what the asked seat knows of it.
    """

    afresh: ClassVar[Collection[str]] = ()
    """The topics of the questions by which a seat is asked afresh, not in the middle of an earlier choice."""
    completions: ClassVar[int] = 4
    """How often an option that leads to more questions, or to chance, is tried."""

    @abstractmethod
    def value(self, pos: P, seat: int) -> float:
        """How good a position looks for a seat; higher is better."""

    def settled(self, pos: P, seat: int) -> bool:
        """True where a seat is asked afresh, or others are asked."""
        return pos.ask is None or pos.ask.seat != seat or pos.ask.topic in self.afresh

    def sensible(self, pos: P, seat: int) -> Sequence[int]:
        """The numbers of the options that the asked seat looks at; what nobody would do may be left out.

        It goes by what the seat knows: the same numbers in every redealt position.
        """
        assert pos.ask is not None
        return range(len(pos.ask.options))

    def stopped(self, pos: P, seat: int, option: Option) -> float | None:
        """How good it looks to take an option that only ends what the seat was doing; None for any other option.

        What comes after such an option, say the card the next player draws, comes sooner or later and is not its doing.
        """
        return None

    def ahead(self, pos: P) -> P:
        """The redealt position to look ahead in: windows that are taken to be passed need not open there."""
        return pos

    def presumed(self, pos: P, seat: int) -> int | None:
        """The answer that a seat takes for granted on its way to a settled position; None for any.

        Others are taken to let things happen then, which is always their last option.
        """
        return None

"""What a bot is, and all that it gets to see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar

from gloaming.api.game import Game
from gloaming.kernel import Ask, Chance, Position


class Sight:
    """A question as its seat sees it: the options, the view, and as many redeals as wanted."""

    def __init__(self, game: Game[Any], pos: Position) -> None:
        if pos.ask is None:
            raise ValueError("there is nothing to decide")
        self.game = game
        self.ask: Ask = pos.ask
        self.seat = self.ask.seat
        self._pos = pos

    @cached_property
    def view(self) -> Any:
        """What the seat may know."""
        return self.game.view(self._pos, self.seat)

    @cached_property
    def sensible(self) -> Sequence[int]:
        """The numbers of the options worth a thought."""
        return self.game.judgement.sensible(self._pos, self.seat)

    def redeal(self, rng: Chance) -> Position:
        """A position that the seat cannot tell from the real one, to think with."""
        return self.game.redeal(self._pos, self.seat, rng)  # type: ignore[no-any-return]

    def ahead(self, rng: Chance) -> Position:
        """Such a position in which only what a bot thinks about is asked."""
        return self.game.judgement.ahead(self.redeal(rng))  # type: ignore[no-any-return]


class Bot(ABC):
    """Someone who answers questions; its chance is its own, never the position's."""

    name: ClassVar[str]

    def __init__(self, seed: int) -> None:
        self.rng = Chance(seed)

    @abstractmethod
    def choose(self, sight: Sight) -> int:
        """The number of the chosen option."""

"""Moments: where things stood after each event, so that a screen can show a change when it happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from gloaming.api.game import Game
from gloaming.kernel import Event, Position
from gloaming.table.differences import Differences

LEFT_OUT = ("decides",)
"""Who is asked belongs to the end of what happened, not to any event on the way."""


class Moment:
    """A position that stays as it is, and what each viewer sees of it; what all of them see is built once."""

    __slots__ = ("_game", "_views", "position")

    def __init__(self, game: Game[Any], pos: Position) -> None:
        self._game = game
        self.position = pos.clone()
        self._views: dict[int | None, Any] = {}

    def view(self, viewer: int | None) -> Any:
        """What a viewer may know."""
        if viewer not in self._views:
            public = None if viewer is None else self.view(None)
            self._views[viewer] = self._game.view(self.position, viewer, public)
        return self._views[viewer]


class Moments(list[Event]):
    """Events as they are told, each with the moment after it."""

    def __init__(self, game: Game[Any], pos: Position) -> None:
        super().__init__()
        self._game, self._position = game, pos
        self.after: list[Moment] = []
        self.before = Moment(game, pos)

    def append(self, event: Event) -> None:
        """Keep an event and this moment; where nothing has changed it is the moment before."""
        super().append(event)
        last, now = self.after[-1] if self.after else self.before, Moment(self._game, self._position)
        self.after.append(last if last.position == now.position else now)


class Changes:
    """From each moment to the next, what is otherwise for those who look at it."""

    def __init__(self, moments: Sequence[Moment], look: Callable[[Moment], Any], differences: Differences) -> None:
        self._moments, self._look, self._differences = moments, look, differences

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for before, after in pairwise(self._moments):
            yield {} if after is before else self.between(before, after, LEFT_OUT)

    def between(self, before: Moment, after: Moment, without: Sequence[str] = ()) -> dict[str, Any]:
        """What is otherwise at one moment than at another."""
        fields = self._differences.of_views(self._look(before), self._look(after))
        return {name: change for name, change in fields.items() if name not in without}

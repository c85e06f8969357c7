"""Moments: where things stood after each event, so that a screen can show a change when it happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from gloaming.kernel import Event, Position
from gloaming.table.differences import differences

LEFT_OUT = ("decides",)
"""Who is asked belongs to the end of what happened, not to any event on the way."""


class Moments(list[Event]):
    """Events as they are told, each with the position it left behind."""

    def __init__(self, pos: Position) -> None:
        super().__init__()
        self._position = pos
        self.positions: list[Position] = []

    def append(self, event: Event) -> None:
        """Keep an event and the position at this moment."""
        super().append(event)
        moment = self._position.clone()
        moment.listener = None
        self.positions.append(moment)


class Changes:
    """From each position to the next, what is otherwise in a view; views are built where positions differ only."""

    def __init__(self, positions: Sequence[Position], view: Callable[[Position], Any], before: Any = None) -> None:
        self._positions, self._view = positions, view
        self.view = view(positions[0]) if before is None else before
        """The view at the last position that was looked at."""

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for before, after in pairwise(self._positions):
            yield {} if after == before else self.to(self._view(after), LEFT_OUT)

    def to(self, view: Any, without: Sequence[str] = ()) -> dict[str, Any]:
        """What is otherwise in another view."""
        fields = differences(self.view, view)
        self.view = view
        return {name: change for name, change in fields.items() if name not in without}

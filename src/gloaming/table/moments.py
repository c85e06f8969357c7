"""Moments: where things stood after each event, so that a screen can show a change when it happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gloaming.kernel import Event, Position

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


def changes(positions: Sequence[Position], view: Callable[[Position], dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """From each position to the next, the fields of the view that are otherwise."""
    before = view(positions[0])
    for position in positions[1:]:
        after = view(position)
        yield {name: value for name, value in after.items() if value != before[name] and name not in LEFT_OUT}
        before = after

"""Moments: where things stood after each event, so that a screen can show a change when it happens."""

from __future__ import annotations

from typing import Any

from gloaming.api.game import Game
from gloaming.kernel.event import Event
from gloaming.kernel.position import Position


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

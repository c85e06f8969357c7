"""Moments: where things stood after each event, so that a screen can show a change when it happens."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from operator import itemgetter, ne
from typing import Any

from msgspec.structs import astuple

from gloaming.api.game import Game
from gloaming.api.views import BaseView, Built, Look, Viewer, seen_by
from gloaming.kernel.event import Event
from gloaming.kernel.position import Position

MOST_PARTS = 1000
"""So many parts of views are kept of one game, each as all viewers see it, before all are let go."""


class Moment(Look[Any]):
    """A position that stays as it is, and what each viewer sees of it; what all of them see is built once."""

    __slots__ = ("_besides", "_built", "_parts", "_public", "fields", "since")

    def __init__(self, parts: Parts, pos: Position, fields: tuple[Any, ...], since: tuple[int, ...]) -> None:
        super().__init__(pos)
        self._parts = parts
        self.fields = fields
        self.since = since
        """For each field, the number of the moment since which it is as it is."""
        self._built: dict[Any, dict[Viewer, Any]] = {}
        """Parts by what builds them and for whom; moments at which all that a part is made of is the same share it."""
        self._public: BaseView | None = None
        self._besides: dict[int, dict[str, Any]] = {}

    def __call__(self, part: Callable[[Any, Viewer], Built], viewer: Viewer = None) -> Built:
        """A part of a view, as it was built at an earlier moment if all that it is made of is the same."""
        built = self._built.get(part)
        if built is None:
            built = self._built[part] = self._parts.of(part, self.since)
        if viewer not in built:
            built[viewer] = part(self, viewer)
        found: Built = built[viewer]
        return found

    @property
    def public(self) -> BaseView:
        """What everyone may know."""
        if self._public is None:
            self._public = self._parts.game.public(self)
        return self._public

    def besides(self, seat: int) -> dict[str, Any]:
        """The fields that are otherwise for a seat."""
        if seat not in self._besides:
            self._besides[seat] = self._parts.game.besides(self, seat, self.public)
        return self._besides[seat]

    def view(self, viewer: Viewer) -> BaseView:
        """What a viewer may know."""
        return self.public if viewer is None else seen_by(self.position, viewer, self.public, self.besides(viewer))


class Parts:
    """The parts of views that were built for the moments of one game; all of these know it, and it knows none."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.kind: Any = game.position
        self.known: dict[tuple[Any, ...], dict[Viewer, Any]] = {}

    def of(self, part: Any, since: tuple[int, ...]) -> dict[Viewer, Any]:
        """A part for each viewer it was built for, where all that it is made of has been as it is since then."""
        return self.known.setdefault((part, _fields_of(part, self.kind)(since)), {})


class Memory:
    """The moments of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.parts = Parts(game)
        self._numbers = count()
        self._last: Moment | None = None

    def moment(self, pos: Position) -> Moment:
        """This moment: the one before if nothing has changed."""
        pos = pos.clone()
        fields, last = astuple(pos), self._last
        number = next(self._numbers)
        if last is None:
            since = (number,) * len(fields)
        else:
            since = tuple(
                [
                    number if other else then
                    for other, then in zip(map(ne, fields, last.fields), last.since, strict=True)
                ]
            )
            if since == last.since:
                return last
        if len(self.parts.known) > MOST_PARTS:
            self.parts.known.clear()
        self._last = Moment(self.parts, pos, fields, since)
        return self._last


class Moments(list[Event]):
    """Events as they are told, each with the moment after it."""

    def __init__(self, memory: Memory, pos: Position) -> None:
        super().__init__()
        self._memory, self._position = memory, pos
        self.after: list[Moment] = []
        self.before = memory.moment(pos)

    def append(self, event: Event) -> None:
        """Keep an event and this moment; where nothing has changed it is the moment before."""
        super().append(event)
        self.after.append(self._memory.moment(self._position))


@cache
def _fields_of(part: Any, kind: Any) -> itemgetter[Any]:
    """Picks, of what belongs to each field of a position, what belongs to those that a part is made of."""
    return itemgetter(*(kind.__struct_fields__.index(name) for name in part.fields(kind)))

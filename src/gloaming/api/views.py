"""What a seat may know of a position: what everyone sees, what it knows besides, and its own question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Generic, TypeVar

from msgspec.structs import replace

from gloaming.kernel.ask import Ask
from gloaming.kernel.frozen import Frozen
from gloaming.kernel.position import Outcome, Position

P_co = TypeVar("P_co", bound=Position, covariant=True)
Built = TypeVar("Built")
Part = TypeVar("Part", bound=Callable[[Any, int | None], Any])
Viewer = int | None
"""A seat; None is a spectator."""
LATER = "later"
Later = Annotated[Built, LATER]
"""A part of a view that films of earlier days lack."""


class BaseView(Frozen, kw_only=True):
    """The table as one seat sees it; a game adds what lies on it."""

    seat: Viewer = None
    seats: int
    turn: int
    active: int
    """Whose turn it is."""
    decides: int | None
    """Who is asked; None where that would tell what they hold."""
    outcome: Outcome | None
    ask: Ask | None = None
    """The question, if it is the viewer's."""


def decides(pos: Position, viewer: Viewer) -> int | None:
    """Whose decision is awaited, as far as a viewer may know: a secret question is known to its own seat alone."""
    ask = pos.ask
    return None if ask is None or (ask.secret and ask.seat != viewer) else ask.seat


def seen_by(pos: Position, seat: int, public: BaseView, besides: dict[str, Any]) -> BaseView:
    """The view of a seat: what everyone sees, what it knows besides, and its own question."""
    ask = pos.ask if pos.ask is not None and pos.ask.seat == seat else None
    return replace(public, seat=seat, decides=decides(pos, seat), ask=ask, **besides)


# Parts of a view that stay the same for a while.


class Look(Generic[P_co]):
    """A look at a position, by which the parts of a view are built: `look(part, viewer)`."""

    __slots__ = ("position",)

    def __init__(self, position: P_co) -> None:
        self.position = position

    def __call__(self, part: Callable[[Look[P_co], Viewer], Built], viewer: Viewer = None) -> Built:
        """A part of a view, built by a function that is marked with `made_of` or `made_of_all_but`."""
        return part(self, viewer)


def made_of(*fields: str) -> Callable[[Part], Part]:
    """Mark what builds a part of a view from these fields of the position, and from nothing else but the viewer.

    A table need not build it anew while they stay as they are.
    """

    def marked(part: Part) -> Part:
        vars(part)["fields"] = lambda kind: fields
        return part

    return marked


def made_of_all_but(*fields: str) -> Callable[[Part], Part]:
    """Mark what builds a part of a view from any fields of the position but these."""

    def marked(part: Part) -> Part:
        vars(part)["fields"] = lambda kind: tuple(name for name in kind.__struct_fields__ if name not in fields)
        return part

    return marked

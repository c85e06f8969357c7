"""What the views of all games have in common: who looks, whose decision is awaited, how it ended."""

from __future__ import annotations

from gloaming.kernel.ask import Ask
from gloaming.kernel.frozen import Frozen
from gloaming.kernel.position import Outcome, Position


class BaseView(Frozen, kw_only=True):
    """The table as one seat sees it; a game adds what lies on it."""

    seat: int | None
    """None is a spectator."""
    seats: int
    turn: int
    active: int
    """Whose turn it is."""
    decides: int | None
    """Who is asked; None where that would tell what they hold."""
    outcome: Outcome | None


def decides(pos: Position, viewer: int | None) -> int | None:
    """Whose decision is awaited, as far as a viewer may know: a secret question is known to its own seat alone."""
    ask = pos.ask
    return None if ask is None or (ask.secret and ask.seat != viewer) else ask.seat


def own_ask(pos: Position, viewer: int | None) -> Ask | None:
    """The question, if it is the viewer's."""
    ask = pos.ask
    return ask if ask is not None and ask.seat == viewer else None

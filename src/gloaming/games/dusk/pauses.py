"""Where a table pauses: wherever, by what everyone knows, somebody may answer or decides about hidden cards."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.dusk.events import Opened
from gloaming.kernel import Event


def pauses(events: Sequence[Event]) -> list[int]:
    """After how many of these events a moment was opened, or goes on, at which somebody might answer."""
    return [number for number, event in enumerate(events, 1) if isinstance(event, Opened) and event.seats]


def responders(events: Sequence[Event]) -> tuple[int, ...]:
    """Who might answer at the moment that the last of these events opened."""
    last = next((event for event in reversed(events) if isinstance(event, Opened)), Opened(""))
    return last.seats

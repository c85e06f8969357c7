"""Where the telling of a game pauses, and for whom: wherever the game says that something may be answered."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.kernel import Event, Opened


def pauses(events: Sequence[Event]) -> list[int]:
    """After how many of these events what everyone knows lets someone respond in secret.

    A table pauses there, whether or not anyone is asked, so that its timing tells nothing.
    """
    return [number for number, event in enumerate(events, 1) if isinstance(event, Opened) and event.seats]


def responders(event: Event) -> tuple[int, ...]:
    """Who might respond at the pause after this event, in order of priority: a table waits for each in the same way."""
    return event.seats if isinstance(event, Opened) else ()

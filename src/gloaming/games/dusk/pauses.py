"""Where a table pauses: wherever, by what everyone knows, somebody may answer or decide about hidden cards."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.dusk.events import Opened
from gloaming.kernel import Event


def pauses(events: Sequence[Event]) -> list[int]:
    """After how many of these events a moment to answer was opened, or lies between two answers to one."""
    found = [number for number, event in enumerate(events, 1) if isinstance(event, Opened)]
    # What an answer sets off ends where the window goes on: with the last of these events.
    if found and events and len(events) not in found:
        found.append(len(events))
    return found

"""Where a table pauses: wherever, by what everyone knows, somebody may answer or decide about hidden cards."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.dusk.events import Opened
from gloaming.kernel import Event


def pauses(events: Sequence[Event]) -> list[int]:
    """After how many of these events a moment to answer was opened or goes on."""
    return [number for number, event in enumerate(events, 1) if isinstance(event, Opened)]

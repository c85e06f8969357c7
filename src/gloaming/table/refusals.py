"""What the table refuses with a status of its own."""

from __future__ import annotations

from gloaming.kernel import Refused

NO_ROOM = "There is no such table; its link may be incomplete."


class NoRoom(Refused):
    """There is no such room."""


class TooMany(Refused):
    """A guest has as many rooms as they may."""


class HeldElsewhere(Refused):
    """Another process plays that room."""

    def __init__(self, process: str) -> None:
        super().__init__("This table is just moving; try again in a moment.")
        self.process = process


class StillRunning(Refused):
    """That is told only when the game is over."""

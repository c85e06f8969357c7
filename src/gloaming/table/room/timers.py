"""Timers: things to be done later, each under a name, so that it can be put off or called off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Timers:
    """The running clocks of a room."""

    def __init__(self) -> None:
        self._running: dict[str, asyncio.TimerHandle] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._running

    def set(self, name: str, seconds: float, then: Callable[[], None]) -> None:
        """Do something later; a clock of that name starts anew."""
        self.stop(name)

        def ring() -> None:
            del self._running[name]
            then()

        self._running[name] = asyncio.get_running_loop().call_later(seconds, ring)

    def stop(self, name: str) -> None:
        """Call a clock off, if it is running."""
        if (running := self._running.pop(name, None)) is not None:
            running.cancel()

    def stop_all(self) -> None:
        """Call everything off."""
        for name in list(self._running):
            self.stop(name)

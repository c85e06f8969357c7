"""How fast bots play before a person's eyes."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

PACES: tuple[tuple[str, float], ...] = (("slow", 1.2), ("normal", 0.45), ("fast", 0.15), ("at once", 0.0))
"""Each pace and the seconds between two events."""
NORMAL = 1


@dataclass
class Pace:
    """The pace of this game; skipping runs on to the next question to a person."""

    chosen: int = NORMAL
    skipping: bool = False

    def __post_init__(self) -> None:
        self._hurry = asyncio.Event()

    @property
    def name(self) -> str:
        """What the pace is called."""
        return PACES[self.chosen][0]

    def change(self, by: int) -> None:
        """Faster or slower by a step."""
        self.chosen = max(0, min(len(PACES) - 1, self.chosen + by))

    def skip(self) -> None:
        """Wait no more until a person is asked."""
        self.skipping = True
        self._hurry.set()

    def start_anew(self) -> None:
        """A person is asked: from now on wait again."""
        self.skipping = False
        self._hurry.clear()

    @property
    def seconds(self) -> float:
        """The pause after each event now."""
        return 0.0 if self.skipping else PACES[self.chosen][1]

    async def wait(self) -> None:
        """Let one event be read."""
        try:
            await asyncio.wait_for(self._hurry.wait(), self.seconds)
        except TimeoutError:
            return

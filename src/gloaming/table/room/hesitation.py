"""Hesitation: in the place of someone who was not asked, the table takes as long as they usually take when they are."""

from __future__ import annotations

from collections import deque
from random import SystemRandom

REMEMBERED = 12
"""How many of someone's latest answers count."""
KNOWN = 4
"""From how many answers on the table knows how long someone usually takes."""
SPREAD = (0.4, 0.7, 1.0, 1.6)
"""How long people take of whom nothing is known yet, in parts of what is usual."""


class Hesitation:
    """How long the people of one room take over secret questions."""

    def __init__(self, usual: float, rng: SystemRandom | None = None) -> None:
        self._usual = usual
        self._rng = rng or SystemRandom()
        self._took: dict[str, deque[float]] = {}
        self._pause: dict[str, int] = {}

    def took(self, guest: str, pause: int, seconds: float) -> None:
        """Someone has answered after so long; several answers at one pause count as one."""
        taken = self._took.setdefault(guest, deque(maxlen=REMEMBERED))
        if taken and self._pause.get(guest) == pause:
            taken[-1] += seconds
        else:
            taken.append(seconds)
        self._pause[guest] = pause

    def draw(self, guest: str) -> float:
        """How long to hesitate now in the place of someone."""
        taken = list(self._took.get(guest, ()))
        unknown = [self._usual * part for part in SPREAD][: max(0, KNOWN - len(taken))]
        return float(self._rng.choice(taken + unknown) * self._rng.uniform(0.8, 1.25))

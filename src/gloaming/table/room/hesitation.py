"""Hesitation: in the place of someone who was not asked, the table takes as long as they usually take when they are.

Of whoever is not known yet nobody learns it either: for them the table takes its time whether or not they were asked.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Sequence
from random import Random, SystemRandom

from gloaming.kernel.frozen import Frozen

REMEMBERED = 12
"""How many of someone's latest answers at one kind of moment count."""
KNOWN = 4
"""From how many answers on the table knows how long someone usually takes at a kind of moment."""
SPREAD = (0.5, 0.9, 1.3, 1.8)
"""How long the table takes for people it does not know yet, in parts of what is usual."""
BLUR = 0.2
"""By how much a time is drawn out or cut short, so that none comes twice."""
PEOPLE = 5_000
"""Of how many people the table remembers how long they take."""


class Hesitates(Frozen):
    """How long the table hesitates for one person at one pause."""

    least: float = 0.0
    """How long it takes at least, whether they are asked and pass or are not asked."""
    takes: float = 0.0
    """How long they would have taken who are not asked."""


class Hesitation:
    """How long the people at the tables take over secret questions, by the kind of moment they are asked at."""

    def __init__(self, usual: float, rng: Random | None = None) -> None:
        self._usual = usual
        self._rng = rng or SystemRandom()
        self._took: OrderedDict[str, dict[str, deque[float]]] = OrderedDict()

    def took(self, guest: str, moment: str, seconds: float) -> None:
        """Someone was asked at a pause and let it go on after so long."""
        moments = self._took.setdefault(guest, {})
        moments.setdefault(moment, deque(maxlen=REMEMBERED)).append(seconds)
        self._took.move_to_end(guest)
        if len(self._took) > PEOPLE:
            self._took.popitem(last=False)

    def draw(self, guest: str, moment: str) -> Hesitates:
        """How long to hesitate now for someone."""
        moments = self._took.get(guest, {})
        known = moments.get(moment, ())
        takes = self._about(known or [seconds for taken in moments.values() for seconds in taken])
        if len(known) >= KNOWN:
            return Hesitates(takes=takes)
        return Hesitates(least=self._about([self._usual * part for part in SPREAD]), takes=takes)

    def _about(self, times: Sequence[float]) -> float:
        return self._rng.choice(times) * 2 ** self._rng.uniform(-BLUR, BLUR) if times else 0.0

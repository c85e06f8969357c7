"""Changes: what is otherwise in a view from each moment to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from gloaming.api.moments import Moment
from gloaming.table.differences import Differences

LEFT_OUT = ("decides",)
"""Who is asked belongs to the end of what happened, not to any event on the way."""


class Changes:
    """From each moment to the next, what is otherwise for those who look at it."""

    def __init__(self, moments: Sequence[Moment], look: Callable[[Moment], Any], differences: Differences) -> None:
        self._moments, self._look, self._differences = moments, look, differences

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for before, after in pairwise(self._moments):
            yield {} if after is before else self.between(before, after, LEFT_OUT)

    def between(self, before: Moment, after: Moment, without: Sequence[str] = ()) -> dict[str, Any]:
        """What is otherwise at one moment than at another."""
        fields = self._differences.of_views(self._look(before), self._look(after))
        return {name: change for name, change in fields.items() if name not in without}

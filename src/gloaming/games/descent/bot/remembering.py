"""What was worked out about a position, kept while it stays as it is.

Whoever weighs a position asks the same things of it again and again: both sides look at the same errands. The position
is compared by value with the one asked about last; mostly it is made of the very same records, which takes no time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from gloaming.games.descent.quests.hooks import QuestHooks

P = ParamSpec("P")
R = TypeVar("R")

_last: list[tuple[QuestHooks | None, dict[Any, Any]]] = [(None, {})]
"""The position asked about last, and what was worked out about it."""


def remembered(work: Callable[Concatenate[QuestHooks, P], R]) -> Callable[Concatenate[QuestHooks, P], R]:
    """A function of a position whose results are kept; all that it takes can be a key, and nobody changes a result."""

    def recalled(g: QuestHooks, /, *args: P.args, **named: P.kwargs) -> R:
        about, known = _last[0]
        if about != g:
            known = {}
            _last[0] = (g.clone(), known)
        key = (work, args, *named.items())
        if key not in known:
            known[key] = work(g, *args, **named)
        return known[key]  # type: ignore[no-any-return]

    return recalled

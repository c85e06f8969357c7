"""Memory: what rooms that have ended held goes back to the system, without anyone waiting for it.

A room and its parts know each other, so that only the collector of Python finds that nobody needs them any more; and
left to itself it looks when there is much that is new, not when there is much that is over.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable
from functools import _lru_cache_wrapper
from typing import Any

SOON = 2.0
"""Seconds for which no further room has ended before what they held is looked for: rooms often end together."""


_remembered: list[_lru_cache_wrapper[Any]] = []
"""What games work out once and remember up to a limit, so that they can also work it out again."""


def settle_in() -> None:
    """What is there before the first guest stays for ever: the collector need not look at it again and again."""
    gc.collect()
    caches = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
    _remembered[:] = [each for each in caches if each.__module__.startswith("gloaming.") and _is_limited(each)]
    gc.freeze()


def _is_limited(cache: _lru_cache_wrapper[Any]) -> bool:
    return cache.cache_parameters()["maxsize"] is not None


def give_back() -> None:
    """Find what nobody needs any more, and give it to the system."""
    for cache in _remembered:
        cache.cache_clear()  # else a few of these among what rooms held keep all of it from going
    gc.collect()
    if sys.platform == "linux" and hasattr(libc := ctypes.CDLL(None), "malloc_trim"):
        libc.malloc_trim(0)


class Memory:
    """Gives back what rooms held once as many have ended as are left, so that it costs each of them the same."""

    def __init__(self, rooms: Callable[[], int], give_back: Callable[[], None] = give_back) -> None:
        self._rooms = rooms
        self._give_back = give_back
        self._ended = 0
        self._due: asyncio.TimerHandle | None = None

    def room_ended(self) -> None:
        """One room less."""
        self._ended += 1
        self.stop()
        if self._ended >= self._rooms():
            self._due = asyncio.get_running_loop().call_later(SOON, self._now)

    def stop(self) -> None:
        """Do nothing later."""
        if self._due is not None:
            self._due.cancel()

    def _now(self) -> None:
        self._ended = 0
        self._give_back()

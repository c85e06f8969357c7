"""Limits on how often something may be done."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from gloaming.kernel import Refused


class BeyondLimit(Refused):
    """A limit of the table was passed: the words say which, then the connection closes."""


class Bucket:
    """Lets things happen at a rate, with a burst."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = per_second, burst, now
        self._left, self._at = burst, now()

    def take(self, number: float = 1) -> bool:
        """True if so many more are within the limit."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < number:
            return False
        self._left -= number
        return True

    @property
    def full(self) -> bool:
        """True if nothing was taken for long enough that this bucket can be forgotten."""
        return self._left + (self._now() - self._at) * self._rate >= self._burst


MANY = 10_000
"""So many buckets are kept before it is looked which of them can be forgotten."""


class Buckets:
    """One bucket for each name, forgotten once it is full again."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._rate, self._burst = per_second, burst
        self._by_name: dict[str, Bucket] = {}
        self._many = MANY

    def take(self, name: str) -> bool:
        """True if one more under that name is within the limit."""
        if len(self._by_name) > self._many:
            self._by_name = {name: bucket for name, bucket in self._by_name.items() if not bucket.full}
            self._many = max(MANY, 2 * len(self._by_name))  # not to look at all of them each time
        return self._by_name.setdefault(name, Bucket(self._rate, self._burst)).take()


class Connections:
    """All open connections by address, and how to end each."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, list[tuple[str | None, Callable[[str], None]]]] = {}
        self._nobody = asyncio.Event()
        self._nobody.set()

    @property
    def count(self) -> int:
        """How many connections are open to this process itself."""
        return sum(whose is not None for connections in self._open.values() for whose, _ in connections)

    @contextmanager
    def one_more(self, address: str, guest: str | None, close: Callable[[str], None]) -> Iterator[None]:
        """Count a connection while it lasts, of nobody if it is passed on; a BeyondLimit where there are too many."""
        if len(self._open.get(address, ())) >= self._most:
            raise BeyondLimit(f"There are {self._most} connections from your address already; close one first.")
        self._open.setdefault(address, []).append((guest, close))
        self._nobody.clear()
        try:
            yield
        finally:
            self._open[address].remove((guest, close))
            if not self._open[address]:
                del self._open[address]
            if not self._open:
                self._nobody.set()

    def close(self, words: str, *, guest: str | None = None, address: str | None = None) -> None:
        """End the connections of a guest or an address, or all of them, telling why."""
        for where, connections in list(self._open.items()):
            for whose, close in list(connections):
                if guest in (None, whose) and address in (None, where):
                    close(words)

    async def send_away(self, words: str, seconds: float) -> None:
        """Tell everyone why they have to go, and wait a little until they have."""
        self.close(words)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._nobody.wait(), seconds)

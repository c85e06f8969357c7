"""Limits on how often something may be done."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from gloaming.kernel import Refused


class BeyondLimit(Refused):
    """A limit of the table was passed: the words say which, then the connection closes."""


class Bucket:
    """Lets things happen at a rate, with a burst."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = per_second, burst, now
        self._left, self._at = burst, now()

    def take(self) -> bool:
        """True if one more is within the limit."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """True if nothing was taken for long enough that this bucket can be forgotten."""
        return self._left + (self._now() - self._at) * self._rate >= self._burst


class Buckets:
    """One bucket for each name, forgotten once it is full again."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._rate, self._burst = per_second, burst
        self._by_name: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """True if one more under that name is within the limit."""
        if len(self._by_name) > 10_000:
            self._by_name = {name: bucket for name, bucket in self._by_name.items() if not bucket.full}
        return self._by_name.setdefault(name, Bucket(self._rate, self._burst)).take()


class Connections:
    """Counts connections by address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Count a connection while it lasts; a BeyondLimit where there are too many."""
        if self._open[address] >= self._most:
            raise BeyondLimit(f"There are {self._most} connections from your address already; close one first.")
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

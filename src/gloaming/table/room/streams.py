"""Streams: what one guest is sent in one room, numbered, and repeated to whoever reconnects."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any

from gloaming.table import wire

KEPT = 40
"""How many of the latest messages can be repeated; who missed more gets a fresh table."""

A_DAY = 24 * 3600 * 1000

Send = Callable[[bytes], None]


class Stream:
    """The numbered messages to one guest, on however many connections."""

    def __init__(self) -> None:
        # Numbers start at the time in milliseconds: after a restart they are higher than any seen before.
        self._last = int(time.time() * 1000)
        self._kept: deque[tuple[int, bytes]] = deque(maxlen=KEPT)
        self.connections: set[Send] = set()

    def tell(self, kind: str, **fields: Any) -> None:
        """Number a message, keep it, and send it on every connection."""
        number, message = self._number(kind, fields)
        self._kept.append((number, message))
        for send in self.connections:
            send(message)

    def tell_one(self, send: Send, kind: str, **fields: Any) -> None:
        """Send one connection what the others need not see."""
        send(self._number(kind, fields)[1])

    def repeat(self, send: Send, last: int) -> bool:
        """Send again all that came after a number; False where that is no longer known."""
        if last > self._last:
            # Told by another process, whose clock was ahead: what comes must not be taken for older than that.
            self._last = min(last, self._last + A_DAY)
            self._kept.clear()
            return False
        if not self._kept or last < self._kept[0][0] - 1:
            return last == self._last
        for number, message in self._kept:
            if number > last:
                send(message)
        return True

    def _number(self, kind: str, fields: dict[str, Any]) -> tuple[int, bytes]:
        self._last += 1
        return self._last, wire.encode({"type": kind, "n": self._last, **fields})

"""Lines: every connection counts for its address from the moment it is made, whatever it says or leaves unsaid.

All that is told elsewhere of requests and sockets begins with a whole request; whoever sends none would hold as many
of the system's places for connections as they like, and nobody else could come.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from ipaddress import ip_address
from typing import Any

import msgspec

from gloaming.table import metrics
from gloaming.table.addresses import household, plain
from gloaming.table.settings import networks

TOO_MANY = "There are too many connections from your address already; close some first."


def take_all_places() -> None:
    """Let as many connections be open as the system lets us have; a program gets few of them unless it asks."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Lines:
    """All connections by address; proxies that are trusted speak for many, as do the other processes of the table."""

    def __init__(
        self, most: int, proxies: Iterable[str] = (), is_ours: Callable[[Any], bool] = lambda _: False
    ) -> None:
        self._most = most
        self._proxies = networks(proxies)
        self._is_ours = is_ours
        self._whose: dict[asyncio.BaseTransport, str] = {}
        self._number: Counter[str] = Counter()

    def take(self, line: asyncio.Transport) -> bool:
        """Count a connection; one too many is told so and closed, and False comes back."""
        client = line.get_extra_info("peername")
        address = plain(client[0]) if client else ""
        if not client or any(ip_address(address) in each for each in self._proxies):
            return True
        whose = household(address)
        if self._number[whose] >= self._most:
            metrics.CLOSED.inc()
            line.write(_refusal())
            line.close()
            return False
        self._whose[line] = whose
        self._number[whose] += 1
        return True

    def hear(self, line: asyncio.BaseTransport, scope: Any) -> None:
        """Look at what is asked on a connection: that of another process of the table is not counted any more."""
        if scope is not None and line in self._whose and self._is_ours(scope):
            self.let_go(line)

    def let_go(self, line: asyncio.BaseTransport) -> None:
        """Count a connection no more."""
        whose = self._whose.pop(line, None)
        if whose is not None:
            self._number[whose] -= 1
            if not self._number[whose]:
                del self._number[whose]


def _refusal() -> bytes:
    body = msgspec.json.encode({"error": TOO_MANY})
    head = f"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    return f"{head}Connection: close\r\n\r\n".encode() + body

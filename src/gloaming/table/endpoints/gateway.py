"""The gateway: what every request passes before the table sees it, and what every answer carries when it leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from gloaming.table.addresses import household
from gloaming.table.endpoints.access import SECURITY_HEADERS
from gloaming.table.endpoints.request_timeouts import within
from gloaming.table.limits import Buckets
from gloaming.table.settings import Settings

NOT_STORED = "no-store"
TOGETHER = 20
"""So many seconds' requests may come at once: pages ask for much when they open."""
HERE = ("localhost", "127.0.0.1", "[::1]")
"""Names that only a program on this machine uses; a health check does."""


class Gateway:
    """Lets requests in that are for this table, under its base path and one of its names."""

    def __init__(self, table: ASGIApp, settings: Settings, is_ours: Callable[[Any], bool] = lambda _: False) -> None:
        self._table = table
        self._is_ours = is_ours
        rate = settings.limits.requests_per_second
        self._requests = Buckets(rate, burst=rate * TOGETHER)
        self._base = settings.base_path
        self._seconds = settings.limits.request_seconds
        self._hosts = {host.lower() for host in settings.allowed_hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it at once."""
        if scope["type"] == ScopeType.HTTP:
            await self._answer(scope, receive, send)
        elif scope["type"] != ScopeType.WEBSOCKET:
            await self._table(scope, receive, send)
        elif self._why_not(scope) is None:
            await self._table(self._inside(scope), receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        head = scope["method"] == "HEAD"
        kept = None if scope["path"].startswith(f"{self._base}/assets/") else NOT_STORED

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = list(_with_ours(message["headers"], kept))
            elif message["type"] == "http.response.body" and head:
                message["body"] = b""
            await send(message)

        if (refusal := self._why_not(scope)) is not None:
            await refuse(*refusal, send_on)
            return
        asked = {"method": "GET"} if head else {}
        await self._table(self._inside(scope, **asked), within(receive, self._seconds), send_on)

    def _why_not(self, scope: Scope) -> tuple[int, str] | None:
        """The status and the words for a request that is not for this table."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
        if self._hosts and name not in self._hosts and name not in HERE:
            return 421, "This table is not known by that name."
        client = scope["client"]
        if not self._is_ours(scope) and not self._requests.take(household(client[0]) if client else "local"):
            return 429, "Too many requests come from your address; wait a moment."
        path = scope["path"]
        if "\0" in path or not (path == self._base or path.startswith(f"{self._base}/")):
            return 404, "There is nothing here."
        return None

    def _inside(self, scope: Scope, **asked: str) -> Any:
        path = scope["path"].removeprefix(self._base) or "/"
        raw = scope.get("raw_path") or b""
        return {**scope, **asked, "path": path, "raw_path": raw.removeprefix(self._base.encode()) or b"/"}


def _with_ours(headers: Iterable[tuple[bytes, bytes]], kept: str | None) -> Iterable[tuple[bytes, bytes]]:
    """The headers of an answer with those that every answer carries; what says nothing about it is not stored."""
    ours = {name.lower().encode(): value.encode() for name, value in SECURITY_HEADERS.items()}
    theirs = [(name, value) for name, value in headers if name.lower() not in ours]
    yield from theirs
    yield from ours.items()
    if kept is not None and not any(name.lower() == b"cache-control" for name, _ in theirs):
        yield b"cache-control", kept.encode()


async def refuse(status: int, words: str, send: Send) -> None:
    """Answer a request with one sentence."""
    body = msgspec.json.encode({"error": words})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

"""Costly requests: within limits, one after the other for each asker, and away from the loop that serves everyone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler

from gloaming.table.endpoints.access import household_of, recognise
from gloaming.table.limits import Buckets
from gloaming.table.refusals import TooMany
from gloaming.table.settings import Limits

T = TypeVar("T")

HTTPRequest = Request[Any, Any, State]


class Queues:
    """A queue for each asker: what one asks for is done in turn, and nobody else waits for it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: dict[str, int] = {}
        self._turns: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[None]:
        """Wait for one's turn; TooMany where the queue is too long."""
        if self._waiting.get(asker, 0) >= self._most:
            raise TooMany("You ask for much at once: wait until some of it is answered.")
        self._waiting[asker] = self._waiting.get(asker, 0) + 1
        try:
            async with self._turns.setdefault(asker, asyncio.Lock()):
                yield
        finally:
            self._waiting[asker] -= 1
            if not self._waiting[asker]:
                del self._waiting[asker], self._turns[asker]


class RequestLimits:
    """The limits of everyone who asks for what costs."""

    def __init__(self, limits: Limits) -> None:
        self.queues = Queues(limits.costly_at_once)
        self._guests = Buckets(limits.costly_per_minute / 60, burst=limits.costly_per_minute)
        # Several people may share an address.
        self._addresses = Buckets(limits.costly_per_minute / 12, burst=limits.costly_per_minute * 5)

    def take(self, address: str, guest: str | None) -> None:
        """Count one more request; TooMany where there were too many."""
        if not self._addresses.take(address) or not self._guests.take(guest or address):
            raise TooMany("Too many requests from you in a short time; try again in a minute.")


async def within_limits(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard a route that costs."""
    server = connection.app.state.server
    guest = await recognise(server.guests, connection)
    server.request_limits.take(household_of(connection), None if guest is None else guest.id)


async def in_turn(request: HTTPRequest, work: Awaitable[T]) -> T:
    """What some work gives, once it is the asker's turn, unless whoever asked for it leaves: then it is given up."""
    server = request.app.state.server
    guest = await recognise(server.guests, request)

    begun = False

    async def wait_and_work() -> T:
        nonlocal begun
        async with server.request_limits.queues.turn(household_of(request) if guest is None else guest.id):
            begun = True
            return await work

    working = asyncio.ensure_future(wait_and_work())
    leaving = asyncio.ensure_future(_leaves(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise HTTPException("Nobody asks for this any more.", status_code=499)
        return await working
    finally:
        leaving.cancel()
        working.cancel()
        if not begun and asyncio.iscoroutine(work):
            work.close()  # its turn never came


async def _leaves(request: HTTPRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass

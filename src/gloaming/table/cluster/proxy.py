"""A proxy between processes: what concerns a room that another one plays goes there, and comes back as if played here.

The process in between looks into nothing. Who a guest is, what they may do, and how much of it, is for the process
that plays the room.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send, WebSocketScope
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus

from gloaming.kernel import Refused
from gloaming.table import metrics, wire
from gloaming.table.addresses import household
from gloaming.table.cluster.peer_client import PeerClient, passed_back
from gloaming.table.cluster.processes import Peer, Processes
from gloaming.table.endpoints.gateway import refuse
from gloaming.table.limits import BeyondLimit, Connections
from gloaming.table.refusals import HeldElsewhere
from gloaming.table.room.rooms import Rooms

OF_A_ROOM = re.compile(r"/(?:ws/rooms|api/rooms|api/replays)/([\w-]+)(?:/.*)?")
AGAIN = 0.1
"""Seconds after which a process that does not answer is tried again, or who has taken its place."""
POLICY_VIOLATION, RESTART, TRY_LATER = 1008, 1012, 1013
FAREWELL_SECONDS = 2.0
UNREACHABLE = (OSError, TimeoutError, EOFError, InvalidHandshake, InvalidMessage)
LOST = "The process that played this table is gone; whether it has done this yet nobody knows. Look, and try again."
TOO_LONG = "That is too long."


class RoomProxy:
    """What every request of a table with several processes passes."""

    def __init__(
        self,
        table: ASGIApp,
        rooms: Rooms,
        processes: Processes,
        client: PeerClient,
        connections: Connections,
        *,
        longest: int,
        patience: float,
    ) -> None:
        self._table = table
        self._rooms = rooms
        self._processes = processes
        self._client = client
        self._connections = connections
        self._longest = longest
        self._patience = patience
        """Seconds in which a room has to have found another process, if its own is dead."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here what is asked here, and have the rest answered where it belongs."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._table(scope, receive, send)
            return
        if self._client.are_meant(scope):  # whoever passed it on knows where the room is
            await self._table(self._client.as_it_came(scope), receive, send)
            return
        about = OF_A_ROOM.fullmatch(scope["path"])
        if about is None or about[1] in self._rooms.in_memory:
            await self._table(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(about[1], scope, receive, send)
        else:
            await self._request(about[1], scope, receive, send)

    # Sockets.

    async def _socket(self, room: str, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        until = time.monotonic() + self._patience
        while (holder := await self._player_of(room)) is not None:
            try:
                far = await self._client.dial(holder, scope)
            except InvalidStatus:
                await _hang_up(send, POLICY_VIOLATION)
                return
            except UNREACHABLE:
                if time.monotonic() > until:
                    await _hang_up(send, TRY_LATER)
                    return
                await asyncio.sleep(AGAIN)
                continue
            async with far:
                await receive()
                await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
                client = scope["client"]
                asker = household(client[0]) if client else "local"
                await _pipe(far, holder.gone, receive, send, self._connections, asker)
            return
        await self._table(scope, receive, send)

    async def _player_of(self, room: str) -> Peer | None:
        """The process that plays a room; None for this one, which takes what nobody plays."""
        try:
            await self._rooms.find(room)
        except HeldElsewhere as held:
            return await self._processes.peer(held.process)
        except Refused:
            pass  # it is told where the guest is known
        return None

    # Requests.

    async def _request(self, room: str, scope: HTTPScope, receive: Receive, send: Send) -> None:
        if (holder := await self._holder_of(room)) is None:
            await self._table(scope, receive, send)
            return
        body = await _body(receive, self._longest)
        if body is None:
            await refuse(413, TOO_LONG, send)
            return
        until = time.monotonic() + self._patience
        while holder is not None and time.monotonic() < until:
            exchange = _Exchange(self._client, holder, scope, body)
            if await exchange.take_place(receive, send):
                return
            if exchange.sent and scope["method"] not in ("GET", "HEAD"):
                await refuse(503, LOST, send)
                return
            await asyncio.sleep(AGAIN)
            holder = await self._holder_of(room)
        await self._table(scope, _heard_again(body, receive), send)

    async def _holder_of(self, room: str) -> Peer | None:
        holders = await self._rooms.held_elsewhere([room])
        return await self._processes.peer(holders[room]) if holders else None


class _Exchange:
    """One request to another process, and its answer."""

    def __init__(self, client: PeerClient, to: Peer, scope: HTTPScope, body: bytes) -> None:
        self._client, self._to = client, to
        self._request = client.request(to, scope, body)
        self.sent = False
        """True once the other process may have done something about it."""
        self._begun = False

    async def take_place(self, receive: Receive, send: Send) -> bool:
        """Pass the answer back; False if there was none. It is given up if the guest leaves or the process dies."""
        working = asyncio.ensure_future(self._work(send))
        leaving = asyncio.ensure_future(_leaves(receive))
        dying = asyncio.ensure_future(self._to.gone.wait())
        try:
            await asyncio.wait({working, leaving, dying}, return_when=asyncio.FIRST_COMPLETED)
            if working.done():
                return working.result()
            return leaving.done() or self._begun
        finally:
            for task in (working, leaving, dying):
                task.cancel()
            await asyncio.gather(working, leaving, dying, return_exceptions=True)

    async def _work(self, send: Send) -> bool:
        try:
            answer = await self._client.http.send(self._request, stream=True)
        except httpx.ConnectError:
            return False
        except httpx.TransportError:
            self.sent = True
            return False
        self.sent = self._begun = True
        try:
            headers = passed_back(answer.headers.raw)
            await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
            async for part in answer.aiter_raw():
                await send({"type": "http.response.body", "body": part, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            await answer.aclose()
        return True


async def _pipe(
    far: ClientConnection, gone: asyncio.Event, receive: Receive, send: Send, connections: Connections, address: str
) -> None:
    """Pass on what both ends of a socket say until one of them has gone, or the table closes."""
    closing: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def close(words: str) -> None:
        if not closing.done():
            closing.set_result(words)

    saying = asyncio.ensure_future(_say(receive, far))
    hearing = asyncio.ensure_future(_hear(far, send))
    dying = asyncio.ensure_future(gone.wait())
    try:
        with connections.one_more(address, None, close), metrics.PASSED_ON.track_inprogress():
            awaited: set[asyncio.Future[Any]] = {saying, hearing, dying, closing}
            await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
    except BeyondLimit as error:
        close(str(error))
    finally:
        for task in (saying, hearing, dying):
            task.cancel()
        await asyncio.gather(saying, hearing, dying, return_exceptions=True)
    if closing.done():
        farewell = wire.encode({"type": "closed", "words": closing.result()}).decode()
        await _in_time(lambda: send({"type": "websocket.send", "text": farewell, "bytes": None}))
        await _hang_up(send, POLICY_VIOLATION)
    elif saying.cancelled():  # the guest is still here
        code = far.close_code
        await _hang_up(send, code if code is not None and 3000 > code >= POLICY_VIOLATION else RESTART)


async def _say(receive: Receive, far: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while (said := await receive())["type"] == "websocket.receive":
            text, data = said.get("text"), said.get("bytes")
            await far.send(text if text is not None else data or b"")
        return
    await asyncio.Event().wait()  # the far end is closed, and it is for the other direction to say so


async def _hear(far: ClientConnection, send: Send) -> None:
    with suppress(ConnectionClosed):
        async for heard in far:
            text, data = (heard, None) if isinstance(heard, str) else (None, heard)
            await send({"type": "websocket.send", "text": text, "bytes": data})


async def _hang_up(send: Send, code: int) -> None:
    await _in_time(lambda: send({"type": "websocket.close", "code": code, "reason": ""}))


async def _in_time(sending: Callable[[], Awaitable[None]]) -> None:
    """Send something to someone who may be gone, or slow."""
    with suppress(TimeoutError, RuntimeError, OSError):
        async with asyncio.timeout(FAREWELL_SECONDS):
            await sending()


async def _body(receive: Receive, longest: int) -> bytes | None:
    """All of a request's body; None where it is too long."""
    body = b""
    while (heard := await receive())["type"] == "http.request":
        body += heard["body"]
        if len(body) > longest:
            return None
        if not heard["more_body"]:
            break
    return body


def _heard_again(body: bytes, receive: Receive) -> Receive:
    """What is still to be heard of a request whose body was heard already."""
    told = False

    async def hear() -> Any:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return hear


async def _leaves(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass

"""Sockets: one connection of a guest to a room, within its limits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from gloaming.kernel import Refused
from gloaming.table import metrics, wire
from gloaming.table.endpoints.access import household_of, origin_is_ours, recognise
from gloaming.table.guests.presence import LOBBY, place_of
from gloaming.table.limits import BeyondLimit, Bucket
from gloaming.table.refusals import HeldElsewhere
from gloaming.table.room.audience import Visitor
from gloaming.table.room.messages import Arrived, Gone
from gloaming.table.server import BANNED, Server
from gloaming.table.settings import Limits
from gloaming.table.store.store import GuestRow

POLICY_VIOLATION, RESTART = 1008, 1012
FAREWELL_SECONDS = 2.0
"""How long a slow reader may take to hear why the connection closes."""
HELLO_SECONDS = 15.0


class Connection:
    """One socket: an outbox that never makes the room wait, and an inbox with limits."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], limits: Limits, shared: Callable[[], bool] = lambda: True
    ) -> None:
        self._socket = socket
        self._limits = limits
        self._shared = shared
        """Takes one message more of all that its address may send."""
        self._waiting = 0
        """Bytes in the outbox."""
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(limits.waiting_messages)
        self._rate = Bucket(limits.messages_per_second, burst=limits.messages_per_second * 2)
        self._closing: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def send(self, message: bytes) -> None:
        """Put a message in the outbox; a reader too slow for it is sent away."""
        self._waiting += len(message)
        if self._waiting <= self._limits.waiting_bytes and not self._outbox.full():
            self._outbox.put_nowait(message)
        else:
            self.close("Your connection is too slow for this table; reconnect to go on.", beyond_limit=True)

    def close(self, words: str, *, beyond_limit: bool = False) -> None:
        """Send this connection away, telling why."""
        if self._closing.done():
            return
        self._closing.set_result(words)
        if beyond_limit:
            metrics.CLOSED.inc()

    async def hear(self) -> wire.Said:
        """The next message; a BeyondLimit where there are too many or it is too long."""
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        heard: str | bytes = event.get("text") or event.get("bytes") or b""
        if len(heard) > self._limits.message_size:
            raise BeyondLimit(f"A message has at most {self._limits.message_size} bytes.")
        if not self._rate.take():
            raise BeyondLimit(f"At most {self._limits.messages_per_second:g} messages a second are heard.")
        if not self._shared():
            raise BeyondLimit("Too many messages come from your address; wait a moment.")
        try:
            return wire.decoder.decode(heard)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused(f"This message cannot be read: {error}.") from None

    async def last_as_long_as(self, listening: asyncio.Task[None]) -> None:
        """Send what is in the outbox until someone closes the connection."""
        sending = asyncio.create_task(self._send_for_ever())
        try:
            awaited: set[asyncio.Future[Any]] = {listening, sending, self._closing}
            await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (listening, sending):
                task.cancel()
            await asyncio.gather(listening, sending, return_exceptions=True)
        if self._closing.done():
            await self._say_farewell(self._closing.result())

    async def _send_for_ever(self) -> None:
        while True:
            message = await self._outbox.get()
            self._waiting -= len(message)
            await self._socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    async def _say_farewell(self, words: str) -> None:
        farewell = wire.encode({"type": "closed", "words": words}).decode()
        with suppress(TimeoutError, WebSocketException, RuntimeError, OSError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                await self._socket.send({"type": "websocket.send", "text": farewell, "bytes": None})
                await self._socket.close(code=POLICY_VIOLATION)


class Early:
    """What someone says to a room before it is there, and to whom it goes from then on."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._said: list[Any] = []
        self._say: Callable[[Any], None] | None = None

    def take(self, said: Any) -> None:
        """Keep what is said, or pass it on; a BeyondLimit where much is said to nobody."""
        if self._say is not None:
            self._say(said)
        elif len(self._said) < self._most:
            self._said.append(said)
        else:
            raise BeyondLimit("Wait until the table answers.")

    def pass_on(self, say: Callable[[Any], None]) -> None:
        """The room is there."""
        self._say = say
        for said in self._said:
            say(said)


@websocket("/ws/rooms/{room_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], room_id: FromPath[str]) -> None:
    """A guest's connection to a room: hello first, then whatever they say."""

    async def visit(server: Server, guest: GuestRow, connection: Connection) -> None:
        server.request_limits.take(household_of(socket), guest.id)
        early = Early(server.settings.limits.waiting_messages)
        listening = asyncio.create_task(_listen(connection, early.take))
        try:
            # It may take long to load; meanwhile the line is heard, for one that is not is soon taken for dead.
            room = await server.rooms.find(room_id)
            visitor = Visitor(guest.id, guest.name, connection.send, connection.close)
            with server.presence.present(guest, place_of(room.row)), room.expecting():
                try:
                    early.pass_on(partial(room.say, visitor))
                    await connection.last_as_long_as(listening)
                finally:
                    room.say(visitor, Gone())
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    await _let_in(socket, visit)


@websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """A guest's connection to the lobby, which tells who is here and takes nothing but hello."""

    async def visit(server: Server, guest: GuestRow, connection: Connection) -> None:
        def tell(here: dict[str, Any]) -> None:
            connection.send(wire.encode({"type": "here", **here}))

        with server.presence.present(guest, LOBBY), server.presence.listening(guest, tell):
            await connection.last_as_long_as(asyncio.create_task(_hear_out(connection, _only_hello)))

    await _let_in(socket, visit)


async def _let_in(
    socket: WebSocket[Any, Any, Any], visit: Callable[[Server, GuestRow, Connection], Awaitable[None]]
) -> None:
    """Let a guest in who comes from our own pages and within the limits; say why not to others."""
    server: Server = socket.app.state.server
    if not origin_is_ours(socket.headers, server.settings):
        await socket.close(code=POLICY_VIOLATION)
        return
    guest = await recognise(server.guests, socket)
    await socket.accept()
    asker = household_of(socket)
    connection = Connection(socket, server.settings.limits, partial(server.messages.take, asker))
    try:
        with server.connections.one_more(asker, guest.id if guest else "", connection.close):
            metrics.CONNECTIONS.inc()
            try:
                if asker in server.bans or (guest is not None and guest.id in server.bans):
                    raise Refused(BANNED)
                if guest is None:
                    raise Refused("Nobody knows you here yet: ask for /api/me first.")
                await visit(server, guest, connection)
            finally:
                metrics.CONNECTIONS.dec()
    except HeldElsewhere:
        await socket.close(code=RESTART)  # without a word: who comes again finds it
    except Refused as error:
        connection.close(str(error), beyond_limit=isinstance(error, BeyondLimit))
        nothing: asyncio.Task[None] = asyncio.create_task(asyncio.sleep(0))
        await connection.last_as_long_as(nothing)


def _only_hello(said: wire.Said) -> None:
    if not isinstance(said, wire.Hello):
        raise Refused("The lobby only tells who is here; say that at a table.")


async def _listen(connection: Connection, say: Callable[[Any], None]) -> None:
    """Hear a connection to a room out, hello first, and pass on what can be understood."""
    said_hello = False

    def take(said: wire.Said) -> None:
        nonlocal said_hello
        if isinstance(said, wire.Hello) and not said_hello:
            said_hello = True
            say(Arrived(said.last))
        elif said_hello:
            say(said)
        else:
            raise Refused("Say hello first.")

    await _hear_out(connection, take, lambda: None if said_hello else HELLO_SECONDS)


async def _hear_out(
    connection: Connection, take: Callable[[wire.Said], None], seconds: Callable[[], float | None] = lambda: None
) -> None:
    """Take what a connection says until it is gone or beyond a limit."""
    while True:
        try:
            async with asyncio.timeout(seconds()):  # `wait_for` may swallow that it is cancelled
                said = await connection.hear()
            take(said)
        except BeyondLimit as error:
            connection.close(str(error), beyond_limit=True)
            return
        except Refused as error:
            metrics.REFUSALS.inc()
            connection.send(wire.encode({"type": "refused", "words": str(error)}))
        except TimeoutError:
            connection.close("Say hello first.")
            return
        except WebSocketDisconnect:
            return

"""Time limits of requests: a connection that leaves one half-sent is closed, so that nobody holds many of them open."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.exceptions import HTTPException
from litestar.types import Receive
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from gloaming.table.endpoints.lines import Lines

ALL_PARTS = 6
"""So many times as long as for any part of it a body may take as a whole."""


def timed_protocol(seconds: float, lines: Lines) -> type[asyncio.Protocol]:
    """How a connection is heard, if it is not one too many: the head of a request has come whole after so many seconds,
    or it is closed."""

    class TimedProtocol(AutoHTTPProtocol):  # type: ignore[misc,valid-type]
        """The server's own protocol with a clock for what is half-sent."""

        _clock: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if lines.take(transport):
                self._wait()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            lines.hear(self.transport, self.scope)
            if self._is_answering():
                self._stop()
            elif self._clock is None:  # further data of the same head does not start it anew
                self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop()
            lines.let_go(self.transport)
            super().connection_lost(exc)

        def _is_answering(self) -> bool:
            return self.cycle is not None and not self.cycle.response_complete

        def _wait(self) -> None:
            self._clock = self.loop.call_later(seconds, self._give_up)

        def _stop(self) -> None:
            if self._clock is not None:
                self._clock.cancel()
                self._clock = None

        def _give_up(self) -> None:
            self._clock = None
            became_a_socket = self.transport.get_protocol() is not self
            if not became_a_socket and not self._is_answering():
                self.transport.close()

    return TimedProtocol


def within(receive: Receive, seconds: float) -> Receive:
    """Receive the body of a request; an HTTPException where the next part of it takes too long, or all of them do."""
    whole = False
    began = asyncio.get_running_loop().time()

    async def receive_body() -> Any:
        nonlocal whole
        if whole:  # then only the end of the connection can come, at any time
            return await receive()
        try:
            now = asyncio.get_running_loop().time()
            async with asyncio.timeout_at(min(now + seconds, began + seconds * ALL_PARTS)):
                message = await receive()
        except TimeoutError:
            raise HTTPException("The rest of this request did not come in time.", status_code=408) from None
        whole = not message.get("more_body", False)
        return message

    return receive_body

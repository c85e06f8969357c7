"""Frames: what a socket sends at a stretch is read a little at a time, and too much of nothing ends it.

A thousand bytes can hold hundreds of empty frames, each of which costs as much as a message, and none of which another
limit of the table would see.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from gloaming.table import metrics, wire
from gloaming.table.endpoints.lines import Lines
from gloaming.table.limits import Bucket

PIECE = 2048
"""Bytes that are read before it is seen what came of them."""
FRAMES = 10
"""How many frames may come for each message that may: some programs cut them up, and all of them ping."""
POLICY_VIOLATION = 1008
FAREWELL_SECONDS = 2.0


def measured_sockets(messages_per_second: float, lines: Lines) -> type[asyncio.Protocol]:
    """How a socket is heard: one that sends many more frames than messages may come is closed, and none is for ever."""
    rate = messages_per_second * FRAMES
    words = f"At most {messages_per_second:g} messages a second are heard."
    farewell = wire.encode({"type": "closed", "words": words})

    class MeasuredSocket(WebSocketsSansIOProtocol):
        """The server's own protocol with a limit on frames, also on those that carry nothing."""

        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self._frames = Bucket(rate, burst=2 * rate)
            self._giving_up: asyncio.TimerHandle | None = None

        def data_received(self, data: bytes) -> None:
            for start in range(0, len(data), PIECE):
                if self.transport.is_closing():
                    return
                super().data_received(data[start : start + PIECE])

        def connection_lost(self, exc: Exception | None) -> None:
            lines.let_go(self.transport)
            if self._giving_up is not None:
                self._giving_up.cancel()
            super().connection_lost(exc)

        def on_task_complete(self, task: asyncio.Task[None]) -> None:
            """The table is done with it: whoever does not read their farewell would hold the line for ever."""
            super().on_task_complete(task)
            if not self.disconnected:
                self._giving_up = self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

        def handle_events(self) -> None:
            if self._frames.take(len(self.conn.events)):
                super().handle_events()
            else:
                self._end()

        def _end(self) -> None:
            """Say why, and hear nothing any more: what still comes is thrown away, else nobody would hear it."""
            metrics.CLOSED.inc()
            self.conn.events_received()
            if self.conn.state is OPEN:
                self.conn.send_text(farewell)
            self.conn.fail(POLICY_VIOLATION)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION})
            self.close_sent = True
            self.close_timer = self.loop.call_later(FAREWELL_SECONDS, self.transport.close)
            self.read_paused = False
            self.transport.resume_reading()

    return MeasuredSocket

"""Lines: no address holds more connections than some, whether or not anything is asked on them, and none for ever."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from gloaming.table import serve
from gloaming.table.endpoints import frames
from gloaming.table.endpoints.lines import Lines, take_all_places
from gloaming.table.settings import Limits
from tests.table.serving import PATIENCE, Served, guests, serving
from tests.table.test_floods import all_of, port_of, upgraded

pytestmark = pytest.mark.asyncio

WELL = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"


@asynccontextmanager
async def line(
    served: Served, says: bytes = b"", comes_from: str = HERE
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection from an address of this machine."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(served), local_addr=(comes_from, 0))
    writer.write(says)
    try:
        yield reader, writer
    finally:
        writer.close()


async def until_there_are(served: Served, lines: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(served.lines._whose) != lines:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("half", [b"", b"GET /healthz HTTP/1.1\r\nX: "], ids=["silent", "half a request"])
async def test_who_holds_many_connections_open_gets_no_more_and_others_do(tmp_path, half):
    async with serving(tmp_path, trusted_proxies=(), limits=Limits(lines_per_address=2)) as served:
        async with line(served, half), line(served, half):
            async with line(served) as (reader, _):
                refused = await all_of(reader)
                assert refused.startswith(b"HTTP/1.1 429 ")
                assert refused.endswith(
                    b'{"error":"There are too many connections from your address already; close some first."}'
                )
            async with line(served, WELL, comes_from=ELSEWHERE) as (reader, _):
                assert (await all_of(reader)).startswith(b"HTTP/1.1 200 ")
        await until_there_are(served, 0)
        async with line(served, WELL) as (reader, _):
            assert (await all_of(reader)).startswith(b"HTTP/1.1 200 ")


async def test_a_proxy_that_is_trusted_speaks_for_many(tmp_path):
    limits = Limits(lines_per_address=1)
    async with serving(tmp_path, limits=limits) as served, line(served), line(served, WELL) as (reader, _):
        assert (await all_of(reader)).startswith(b"HTTP/1.1 200 ")


async def test_a_socket_is_a_line_for_as_long_as_it_lasts(tmp_path):
    async with serving(tmp_path, trusted_proxies=()) as served, guests(served, "Ann") as (ann,):
        await ann.http.aclose()
        await until_there_are(served, 0)
        _, writer = await upgraded(served, ann)
        await until_there_are(served, 1)
        writer.close()
        await until_there_are(served, 0)


async def test_who_does_not_read_why_their_socket_closes_does_not_hold_it_for_ever(tmp_path, monkeypatch):
    monkeypatch.setattr(frames, "FAREWELL_SECONDS", 0.05)
    async with serving(tmp_path, trusted_proxies=()) as served, guests(served, "Eve") as (eve,):
        await eve.http.aclose()
        reader, writer = await upgraded(served, eve)
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        await until_there_are(served, 1)
        served.server.connections.close("so much that nobody's line takes it in one go " * 500_000)
        await until_there_are(served, 0)
        writer.close()


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system does not know who reads nothing")
async def test_who_reads_nothing_of_what_they_asked_for_does_not_hold_it_for_ever(tmp_path, monkeypatch):
    monkeypatch.setattr(serve, "UNREAD_SECONDS", 0.3)
    async with serving(tmp_path, trusted_proxies=()) as served, line(served) as (reader, writer):
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        await until_there_are(served, 1)
        asked = b"GET /api/games/descent/content HTTP/1.1\r\nHost: localhost\r\n\r\n"
        async with asyncio.timeout(PATIENCE):
            while served.lines._whose and not writer.transport.is_closing():
                writer.write(asked)  # far more than the system takes by itself
                await asyncio.sleep(0.05)
        await until_there_are(served, 0)


async def test_a_connection_of_another_process_of_the_table_is_not_counted():
    class Line:
        def get_extra_info(self, _: str) -> tuple[str, int]:
            return ("192.0.2.1", 1)

        def write(self, _: bytes) -> None: ...

        def close(self) -> None: ...

    one, two, three = (Line() for _ in range(3))
    counted: Any = Lines(1, is_ours=lambda scope: "secret" in scope)
    assert counted.take(one)
    counted.hear(one, None)
    counted.hear(one, {"something else": 1})
    assert not counted.take(two)
    counted.hear(one, {"secret": 1})
    assert counted.take(two)
    counted.let_go(one)
    assert not counted.take(three)


@pytest.mark.skipif(sys.platform == "win32", reason="this system counts no places")
async def test_a_table_takes_all_places_for_connections_that_the_system_gives():
    import resource

    before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(before, 512), most))
        take_all_places()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before, most))

"""A table that closes or is ill says so; what it counts is what it says."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import httpx
import pytest

from gloaming.client import Closed, Message
from gloaming.table import health, metrics
from gloaming.table.endpoints.sockets import Connection
from gloaming.table.serve import CLOSING
from gloaming.table.settings import Limits
from tests.table.serving import GAME, Guest, process, serving

pytestmark = pytest.mark.asyncio


async def test_everyone_is_told_that_the_table_is_closing(tmp_path):
    async with process(tmp_path / "table.sqlite3") as running, Guest(running.address) as ann:
        room = await ann.make_room(GAME, 2)
        async with ann.enter(room) as table, ann.enter_lobby() as hear:
            await table.hear()
            os.kill(running.pid, signal.SIGTERM)
            for hearing in (table.hear, hear):
                assert await last_words(hearing) == CLOSING


async def last_words(hearing: Callable[[], Awaitable[Message]]) -> str:
    """With which words a connection is closed."""
    try:
        while True:
            await hearing()
    except Closed as closed:
        return str(closed)


@contextmanager
def full_disk() -> Iterator[None]:
    """No file can grow."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)


async def test_health_knows_of_a_full_disk(tmp_path, monkeypatch):
    monkeypatch.setattr(health, "GOOD_FOR", 0.0)
    async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
        assert (await http.head("/healthz")).status_code == 200
        with full_disk():
            answer = await http.get("/healthz")
        assert answer.status_code == 503
        assert answer.json() == {"status": "ill", "error": "The database cannot be written; its disk may be full."}
        assert (await http.get("/healthz")).json() == {"status": "well"}
        usage = shutil.disk_usage(tmp_path)._replace(free=1000)
        monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
        assert (await http.head("/healthz")).status_code == 503
        assert (await http.get("/healthz")).json()["error"] == "The disk of the database is nearly full."


async def test_many_who_ask_for_health_are_one_look(tmp_path, monkeypatch):
    monkeypatch.setattr(health, "GOOD_FOR", 1000.0)
    async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
        looks = 0
        really = served.server.store.check_writable

        async def counted() -> None:
            nonlocal looks
            looks += 1
            await really()

        monkeypatch.setattr(served.server.store, "check_writable", counted)
        answers = await asyncio.gather(*(http.get("/healthz") for _ in range(20)))
        assert {answer.status_code for answer in answers} == {200}
        assert looks == 1


class Silent:
    """A socket that nobody reads."""


async def test_a_connection_that_is_closed_counts_once():
    before = metrics.CLOSED._value.get()
    slow = Connection(Silent(), Limits(waiting_messages=2))  # type: ignore[arg-type]
    for _ in range(10):
        slow.send(b"news")
    slow.close("The table is closing.")
    assert metrics.CLOSED._value.get() == before + 1
    sent_home = Connection(Silent(), Limits())  # type: ignore[arg-type]
    sent_home.close("The table is closing.")
    assert metrics.CLOSED._value.get() == before + 1

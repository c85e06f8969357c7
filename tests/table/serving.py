"""A table that is served inside the test, on a free port, and people to play at it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import gloaming
from gloaming.client import Client, Message, RoomClient
from gloaming.kernel import Chance
from gloaming.table.serve import TableServer, bind
from gloaming.table.server import Server
from gloaming.table.settings import Limits, Settings

GAME = "casting-shadows"
QUICK = Settings(
    port=0,
    open=False,
    response_pause=0.02,
    hesitation=0.0,
    bot_pause=0.0,
    bot_workers=1,
    limits=Limits(messages_per_second=5000),
)
PATIENCE = 300.0
"""Seconds after which nothing more is expected; only what is broken takes so long, also on a slow and busy machine."""
SEED = 7_340_126_185_002_991
"""The seed of every game that names none: a run plays the same games as the run before."""


class Guest(Client):
    """Someone with patience, whose games are the same in every run."""

    def __init__(self, address: str, token: str | None = None) -> None:
        super().__init__(address, token, PATIENCE)

    async def make_room(self, game: str, seats: int, **room: Any) -> str:
        known = game in gloaming.games() and "set_up" in gloaming.game(game).settings.__struct_fields__
        options = {**({"set_up": "quick"} if known else {}), **room.pop("options", {})}
        return await super().make_room(game, seats, **{"seed": SEED, "options": options, **room})


class Served:
    """A running table: where it is, and its inside for tests that must look there."""

    def __init__(self, server: TableServer) -> None:
        self.address = server.address
        self.server: Server = server.table
        self.lines = server.lines

    def client(self, token: str | None = None) -> Guest:
        """A guest who has not come in yet."""
        return Guest(self.address, token)

    def set(self, **changes: Any) -> None:
        """Change what rooms wait for from now on, so that a test has all the time it takes up to some moment."""
        self.server.rooms.settings = msgspec.structs.replace(self.server.rooms.settings, **changes)


@asynccontextmanager
async def serving(folder: Path, **changes: Any) -> AsyncIterator[Served]:
    """Serve a table with a database in that folder."""
    database = {"database": str(folder / "table.sqlite3")}
    settings = msgspec.structs.replace(QUICK, **{**database, **changes})
    listening = bind(settings)
    settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
    server = TableServer(await Server.open(settings))
    task = asyncio.create_task(server.serve([listening]))
    ready = asyncio.create_task(server.ready.wait())
    await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
    ready.cancel()
    assert server.ready.is_set(), "the table did not start"
    try:
        yield Served(server)
    finally:
        server.should_exit = True
        await task


class Running(NamedTuple):
    """A table in a process of its own."""

    pid: int
    address: str

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])


@asynccontextmanager
async def process(
    database: Path | str, port: int = 0, *, killed: bool = False, environment: Mapping[str, str] | None = None
) -> AsyncIterator[Running]:
    """Serve a table in a process of its own, on a free port unless one is named."""
    quick = {
        "GLOAMING_RESPONSE_PAUSE": "0.02",
        "GLOAMING_HESITATION": "0",
        "GLOAMING_BOT_PAUSE": "0",
        "GLOAMING_MESSAGES_PER_SECOND": "5000",
    }
    command = [sys.executable, "-m", "gloaming", "--no-open", f"--port={port}", f"--database={database}"]
    running = subprocess.Popen(
        command, env={**os.environ, **quick, **(environment or {})}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert running.stdout is not None
    try:
        line = await asyncio.wait_for(asyncio.to_thread(running.stdout.readline), PATIENCE)
        assert b"The table is at" in line
        yield Running(running.pid, line.decode().split()[4])
    finally:
        running.send_signal(signal.SIGKILL if killed else signal.SIGTERM)
        await asyncio.to_thread(running.wait, PATIENCE)
        running.stdout.close()


@asynccontextmanager
async def guests(served: Served, *names: str) -> AsyncIterator[list[Guest]]:
    """People who have come in, by name."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(served.client()) for _ in names]
        for client, name in zip(clients, names, strict=True):
            await client.become(name)
        yield clients


@asynccontextmanager
async def two_at_a_table(served: Served, **room: Any) -> AsyncIterator[tuple[str, RoomClient, RoomClient]]:
    """Ann, who is the host, and Bob, both in their seats; the game has begun, and nobody waits for responses."""
    async with guests(served, "Ann", "Bob") as (ann, bob):
        made = await ann.make_room(GAME, 2, **{"response_time": 0, **room})
        async with ann.enter(made) as anns, bob.enter(made) as bobs:
            await bobs.say("sit", seat=1)
            await anns.hear_until(lambda _: bool(anns.room) and anns.room["seats"][1]["kind"] == "person")
            await anns.say("start")
            for table in (anns, bobs):
                await table.hear_until(lambda heard: heard["type"] == "table" and bool(heard["seats"]))
            yield made, anns, bobs


def any_option(seed: int) -> Callable[[Message], int]:
    """Someone who picks any option."""
    rng = Chance(seed)
    return lambda ask: rng.below(len(ask["options"]))


async def whose_turn(*tables: RoomClient) -> RoomClient:
    """The table whose person is asked, after hearing what there is to hear."""
    async with asyncio.timeout(PATIENCE):
        while not any(table.ask for table in tables):
            heard = [asyncio.create_task(table.hear()) for table in tables]
            _, waiting = await asyncio.wait(heard, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
    return next(table for table in tables if table.ask)


def events_of(heard: Message) -> list[Message]:
    """All events that a message tells, of whatever seat."""
    return [event for seat in heard.get("seats", {}).values() for event in seat.get("events", [])]

"""What is old: shown by default, thrown away when asked to, and uploads by themselves."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import select, update

from gloaming.client import TableError
from gloaming.table.settings import Limits
from gloaming.table.store import schema
from gloaming.table.store.retention import DAY
from gloaming.table.store.store import Store
from tests.table.serving import GAME, PATIENCE, guests, serving

pytestmark = pytest.mark.asyncio


def purge(database: Path, *more: str) -> tuple[int, str]:
    """What the command says, and its status."""
    command = [sys.executable, "-m", "gloaming", "purge", "--database", str(database), *more]
    environment = {**os.environ, "GLOAMING_KEEP_ROOMS": "30"}
    ran = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=PATIENCE)
    return ran.returncode, ran.stdout or ran.stderr


async def kept(database: Path) -> dict[str, int]:
    """How many rows each table has."""
    store = Store(str(database))
    async with store.engine.connect() as connection:
        tables = {name: (await connection.execute(select(t))).all() for name, t in schema.metadata.tables.items()}
    await store.engine.dispose()
    return {name: len(rows) for name, rows in tables.items()}


async def test_the_command_shows_what_is_old_and_throws_it_away_only_if_told_to(tmp_path):
    database = tmp_path / "table.sqlite3"
    assert purge(database)[0] == 2
    assert not database.exists()
    async with serving(tmp_path) as served, guests(served, "Ann", "Bob") as (ann, bob):
        old, young = [await host.make_room(GAME, 2, bots=[None, "random"], start=True) for host in (ann, bob)]
        store = served.server.store
        await store.write(
            update(schema.rooms).where(schema.rooms.c.id == old).values(changed_at=time.time() - 40 * DAY),
            update(schema.guests).values(made_at=time.time() - 400 * DAY),
        )
    before = await kept(database)
    status, words = purge(database)
    assert status == 0
    assert [int(line.split()[0]) for line in words.splitlines()[:4]] == [1, 0, 0, 1]
    assert words.splitlines()[-1] == "Nothing was thrown away; do it with --yes."
    assert await kept(database) == before
    assert purge(database, "--yes")[1].splitlines()[-1] == "All of it was thrown away."
    after = await kept(database)
    assert (after["rooms"], after["guests"], after["snapshots"]) == (1, 1, before["snapshots"] - 1)
    assert after["secrets"] == before["secrets"] - 1, "where its seed came from goes with a room"
    async with serving(tmp_path) as served:
        assert (await served.server.store.room(young)) is not None


async def test_a_room_that_someone_opens_is_young_again(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await ann.make_room(GAME, 2)
        store, upkeep = served.server.store, served.server.upkeep
        await store.write(update(schema.rooms).values(changed_at=time.time() - 40 * DAY))
        assert await upkeep.rooms_before(time.time() - DAY) == [room]
        async with ann.enter(room) as table:
            await table.hear()
        assert await upkeep.rooms_before(time.time() - DAY) == []


async def test_uploads_of_a_guest_are_limited_and_go_by_themselves(tmp_path):
    limits = Limits(uploads_per_guest=1, messages_per_second=5000)
    async with (
        serving(tmp_path, limits=limits, sweep_every=0.05) as served,
        guests(served, "Ann", "Bob") as (ann, bob),
    ):
        room = await ann.make_room(GAME, 2, bots=[None, "random"], start=True)
        async with ann.enter(room) as table:
            await table.hear()
            await table.say("resign", seat=0)
            await table.hear_until(lambda _: table.room["state"] == "over")
        record = (await ann.http.get(f"/api/rooms/{room}/record")).content
        first = (await ann.post("/api/records", record))["id"]
        with pytest.raises(TableError, match="1 records of yours are kept here") as refused:
            await ann.post("/api/records", record)
        assert refused.value.status == 429
        await bob.post("/api/records", record)
        await served.server.store.write(
            update(schema.replays).where(schema.replays.c.id == first).values(made_at=time.time() - 31 * DAY)
        )
        async with asyncio.timeout(PATIENCE):
            while await served.server.store.replay(first) is not None:
                await asyncio.sleep(0.05)
        assert (await ann.post("/api/records", record))["id"] != first
        async with served.server.store.engine.connect() as connection:
            games = set((await connection.execute(select(schema.snapshots.c.game))).scalars())
        assert first not in games


async def test_a_game_that_another_goes_on_from_is_kept_for_its_film(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await ann.make_room(GAME, 2, bots=[None, "random"], start=True)
        async with ann.enter(room) as table:
            await table.hear()
            await table.say("resign", seat=0)
            await table.hear_until(lambda _: table.room["state"] == "over")
        upload = (await ann.post("/api/records", (await ann.http.get(f"/api/rooms/{room}/record")).content))["id"]
        later = [
            (await ann.post(f"/api/replays/{each}/continue", {"answers": 0, "seat": 0}))["id"]
            for each in (room, upload)
        ]
        store, upkeep = served.server.store, served.server.upkeep
        await store.write(update(schema.rooms).values(changed_at=0), update(schema.replays).values(made_at=0))
        assert set(await upkeep.rooms_before(DAY)) == set(later)
        assert await upkeep.uploads_before(DAY) == []
        await upkeep.drop_rooms(later)
        assert await upkeep.rooms_before(DAY) == [room]
        assert await upkeep.uploads_before(DAY) == [upload]

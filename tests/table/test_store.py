"""The store: the tables come up to date by themselves, writing is whole or not at all, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import IntegrityError

from gloaming.kernel import OptionError
from gloaming.table.settings import Limits, database_url, from_environment
from gloaming.table.store import schema
from gloaming.table.store.snapshots import Entry
from gloaming.table.store.store import RoomRow, Store, entry_of
from tests.table.serving import any_option, serving, two_at_a_table

pytestmark = pytest.mark.asyncio

ROOM = RoomRow(
    id="r",
    game="g",
    version="1",
    options={},
    seed=(1 << 63) + 5,
    private=False,
    host="h",
    state="open",
    seats=[],
    response_time=15.0,
)


async def opened(database: str) -> Store:
    """A store, ready."""
    store = Store(database)
    await store.start()
    return store


async def test_migrations_make_the_tables_the_schema_describes(tmp_path):
    for _ in range(2):  # the second time there is nothing left to do
        store = await opened(str(tmp_path / "a.sqlite3"))
        async with store.engine.connect() as connection:
            found = await connection.run_sync(
                lambda c: {
                    name: [column["name"] for column in inspect(c).get_columns(name)]
                    for name in inspect(c).get_table_names()
                }
            )
            mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar_one()
        await store.stop()
        found.pop("alembic_version")
        assert found == {name: list(table.columns.keys()) for name, table in schema.metadata.tables.items()}
        assert mode == "wal"


async def test_what_does_not_fit_fails_alone(tmp_path):
    store = await opened(str(tmp_path / "a.sqlite3"))
    await store.add_room(ROOM)
    await store.write(entries=[entry_of("r", 0, Entry(0, 7))])
    lines = [entry_of("r", number, Entry(1, number)) for number in (1, 2, 0, 3)]
    results = await asyncio.gather(*(store.write(entries=[line]) for line in lines), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), type(None), IntegrityError, type(None)]
    assert await store.entries("r") == [Entry(0, 7), Entry(1, 1), Entry(1, 2), Entry(1, 3)]
    assert await store.room("r") == ROOM
    await store.stop()


async def test_the_signing_key_is_made_once(tmp_path):
    store = await opened(str(tmp_path / "a.sqlite3"))
    assert await store.own_secret("key", b"first") == await store.own_secret("key", b"second") == b"first"
    await store.stop()


async def test_settings_come_from_the_environment():
    settings = from_environment(
        {
            "GLOAMING_PORT": "9000",
            "GLOAMING_OPEN": "false",
            "GLOAMING_CHAT_LENGTH": "9",
            "GLOAMING_ORIGINS": "https://a,https://b",
        }
    )
    assert (settings.port, settings.open, settings.origins) == (9000, False, ("https://a", "https://b"))
    assert settings.limits == Limits(chat_length=9)
    with pytest.raises(OptionError, match="GLOAMING_PORT does not take 'many'"):
        from_environment({"GLOAMING_PORT": "many"})


async def test_database_addresses(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url("") == f"sqlite+aiosqlite:///{tmp_path}/gloaming/table.sqlite3"
    assert database_url("/a/b") == "sqlite+aiosqlite:////a/b"
    assert database_url("postgres://u@h/d") == "postgresql+asyncpg://u@h/d"
    with pytest.raises(OptionError, match="starts with"):
        database_url("mysql://h/d")


async def test_a_game_is_played_and_comes_back_on_postgresql(tmp_path, postgres):
    async with serving(tmp_path, database=postgres) as served, two_at_a_table(served) as (room, ann, bob):
        assert await asyncio.gather(ann.play(any_option(1)), bob.play(any_option(2)))
        entries = await served.server.store.entries(room)
        assert len(entries) > 50
        client = ann.client
        replay = await client.get(f"/api/replays/{room}")
    async with serving(tmp_path, database=postgres) as served, served.client() as cat:
        assert await served.server.store.entries(room) == entries
        again = await cat.get(f"/api/replays/{room}")
        assert again["steps"][-1] == replay["steps"][-1]

"""A copy of a table that is being served, put in its place, is the table."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gloaming.table.guests.guests import COOKIE
from tests.table.serving import Guest, any_option, serving, two_at_a_table, whose_turn

pytestmark = pytest.mark.asyncio


async def test_a_copy_taken_while_people_play_goes_on_elsewhere(tmp_path):
    copy = tmp_path / "copy"
    copy.mkdir()
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        choose = any_option(1)
        for _ in range(6):
            mover = await whose_turn(ann, bob)
            assert mover.ask is not None
            await mover.answer(choose(mover.ask))
            await mover.hear_until(lambda heard: heard["type"] == "update")
        mover = await whose_turn(ann, bob)
        back_up(tmp_path / "table.sqlite3", copy / "table.sqlite3")
        asked, carried = mover.ask, mover.client.http.cookies[COOKIE]
        kept = await served.server.store.entries(room)
    async with serving(copy) as again, Guest(again.address, carried) as restored:
        assert await again.server.store.entries(room) == kept
        async with restored.enter(room) as table:
            await table.hear_until(lambda _: table.ask is not None)
            assert table.ask == asked


def back_up(table: Path, to: Path) -> None:
    """What `sqlite3 FILE ".backup COPY"` does."""
    with closing(sqlite3.connect(table)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)

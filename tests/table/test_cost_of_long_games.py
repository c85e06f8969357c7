"""Games of many evenings: taking one up, and taking an answer back, costs the same however long it has been played."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import process_time
from typing import Any

import pytest

import gloaming
from gloaming.table.live_game import LiveGame
from gloaming.table.room import resuming
from gloaming.table.room.waiting import Patience
from gloaming.table.store.snapshots import TAKEN_BACK, Entry, Snapshot
from gloaming.table.store.store import RoomRow, Store, entry_of
from gloaming.table.workers import Workers

pytestmark = pytest.mark.asyncio

GAME = gloaming.game("descent")
SEATS, SEED = 2, 5
OPTIONS = {"mode": "campaign", "set_up": "quick"}
AT_ONCE = 500


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    """A store, until it is left."""
    store = Store(str(folder / "long.sqlite3"))
    await store.start()
    yield store
    await store.stop()


def room(name: str) -> RoomRow:
    return RoomRow(
        id=name,
        game=GAME.name,
        version=GAME.version,
        options=OPTIONS,
        seed=SEED,
        private=False,
        host="",
        state="running",
        seats=[],
        response_time=0.0,
    )


async def played(store: Store, row: RoomRow, answers: int, *, wavering: bool = False) -> LiveGame:
    """A game with so many answers, all of it kept; who wavers gives each answer, takes it back and gives it again."""
    live = LiveGame.begin(GAME, SEATS, SEED, OPTIONS)
    chance = random.Random(SEED)
    kept: list[tuple[dict[str, Any], Snapshot]] = []
    await store.add_room(row, live.snapshot())

    async def keep(entry: Entry) -> None:
        kept.append((entry_of(row.id, live.lines - 1, entry), live.snapshot()))
        if wavering or len(kept) == AT_ONCE or live.answers == answers:
            await store.write(entries=[line for line, _ in kept], snapshots=[(row.id, stood) for _, stood in kept])
            kept.clear()

    while live.answers < answers:
        ask = live.position.ask
        assert ask is not None, "the campaign is over"
        option = chance.randrange(len(ask.options))
        for again in (True, False) if wavering else (False,):
            await keep(live.answer(ask.seat, live.decision(ask.seat), option))
            live.news(0.0, Patience())
            if again and not live.can_undo(ask.seat):
                break
            if again:
                await keep(live.undo(ask.seat))
    return live


def last_taken_back(live: LiveGame) -> Entry:
    """What takes back the last answer of whoever is asked."""
    assert live.position.ask is not None
    seat = live.position.ask.seat
    return Entry(seat, TAKEN_BACK, live.last_answer_of(seat))


@pytest.mark.soak
async def test_figures_of_a_short_game_and_a_long_one(tmp_path):
    workers = Workers(1, 1.0)
    async with opened(tmp_path) as store:
        for name, answers in (("short", 30), ("long", 10_000)):
            live = await played(store, room(name), answers, wavering=True)
            for what, entry in (("taken up", None), ("an answer taken back", last_taken_back(live))):
                began = process_time()
                again = await resuming.take_up(store, workers, room(name), entry)
                took = (process_time() - began) * 1000
                print(f"{live.lines} lines, {live.answers} answers that stand: {what} in {took:.1f} ms of processor")
                assert again.answers == (live.answers if entry is None else entry.back_to)
        assert live.lines > 20_000

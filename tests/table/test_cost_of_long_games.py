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
from gloaming.table.replays import films
from gloaming.table.room import resuming
from gloaming.table.room.seats import Seat
from gloaming.table.room.waiting import Patience
from gloaming.table.store.snapshots import TAKEN_BACK, Entry, Snapshot, effective
from gloaming.table.store.store import RoomRow, Store, entry_of
from gloaming.table.workers import Workers

pytestmark = pytest.mark.asyncio

GAME = gloaming.game("descent")
SEATS, SEED = 5, 5
OPTIONS = {"mode": "campaign", "set_up": "quick"}
AT_ONCE = 500
DRAWS = 3
"""Of so many drawn options the first is taken: passing is the last, and such a campaign lasts for 36,000 answers."""
LENGTHS = {"short": 30, "wavering": 10_000, "long": 30_000}


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
        seats=[Seat()] * SEATS,
        response_time=0.0,
    )


async def played(store: Store, row: RoomRow, answers: int, *, wavering: bool = False) -> LiveGame:
    """A game with so many answers, all of it kept; who wavers gives each answer, takes it back and gives it again."""
    live = LiveGame.begin(GAME, SEATS, SEED, OPTIONS)
    chance = random.Random(SEED)
    kept: list[tuple[dict[str, Any], Snapshot]] = []
    await store.add_room(row, live.start)

    async def keep(entry: Entry) -> None:
        kept.append((entry_of(row.id, live.lines - 1, entry), live.snapshot()))
        if wavering or len(kept) == AT_ONCE or live.answers == answers:
            await store.write(entries=[line for line, _ in kept], snapshots=[(row.id, stood) for _, stood in kept])
            kept.clear()

    while live.answers < answers:
        ask = live.position.ask
        assert ask is not None, "the campaign is over"
        option = min(chance.randrange(len(ask.options)) for _ in range(DRAWS))
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


async def first_part_filmed(store: Store, row: RoomRow) -> dict[str, bytes]:
    """The first page of its replay, through all eyes."""
    checkpoints = await store.checkpoints(row.id)
    start, (_, last) = await store.checkpoint(row.id, 0), films.cut(checkpoints, checkpoints[-1])[0]
    assert start is not None
    answers = [entry.answer for entry in effective(await store.entries(row.id, 0, await store.lines_by(row.id, last)))]
    origin = resuming.origin_of(row)
    return films.make(films.ToFilm(origin, ["Ann"] * SEATS, start, answers, films.eyes_of(SEATS)))


@pytest.mark.soak
@pytest.mark.parametrize("name", LENGTHS)
async def test_figures_of_short_games_and_long_ones(tmp_path: Path, name: str):
    workers, row = Workers(1, 1.0), room(name)
    async with opened(tmp_path) as store:
        live = await played(store, row, LENGTHS[name], wavering=name == "wavering")
        print(f"\n{live.answers} answers that stand, {live.lines} lines:")
        for what, entry in (("taken up", None), ("an answer taken back", last_taken_back(live))):
            began = process_time()
            again = await resuming.take_up(store, workers, row, entry)
            print(f"{what} in {(process_time() - began) * 1000:.1f} ms of processor")
            assert again.answers == (live.answers if entry is None else entry.back_to)
        began = process_time()
        made = await first_part_filmed(store, row)
        print(f"the first page of its replay made for all eyes in {(process_time() - began) * 1000:.0f} ms, ", end="")
        print(f"{len(made['watch']) / 1000:.1f} kB for who watches")

"""Load: many rooms at once. No answer is lost or doubled, nobody waits long, and memory comes back."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import statistics
import time
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import pytest

from gloaming.client import RoomClient
from gloaming.kernel import Chance
from gloaming.table.memory import SOON
from gloaming.table.store.store import Store
from tests.table.serving import GAME, PATIENCE, Guest, process

pytestmark = pytest.mark.asyncio

ROOMY = {
    "GLOAMING_CONNECTIONS_PER_ADDRESS": "100000",
    "GLOAMING_LINES_PER_ADDRESS": "100000",
    "GLOAMING_GUESTS_PER_ADDRESS": "100000",
    "GLOAMING_ROOMS_PER_GUEST": "100000",
    "GLOAMING_COSTLY_PER_MINUTE": "100000",
    "GLOAMING_REQUESTS_PER_SECOND": "100000",
    "GLOAMING_RESPONSE_PAUSE": "0",
    "GLOAMING_IDLE_AFTER": "1",
    "GLOAMING_METRICS_FOR": "127.0.0.1",
}


class Load(NamedTuple):
    """What a load was and what it took."""

    rooms: int
    answers: int
    seconds: float
    busy: float
    """Seconds of one core that the server took."""
    milliseconds: list[float]
    """From a person's answer to the other's update."""
    memory: list[int]
    """Kilobytes of the process before, ten times while the rooms were played, and after they had left memory."""

    @property
    def p99(self) -> float:
        return statistics.quantiles(self.milliseconds, n=100)[98]

    def __str__(self) -> str:
        return (
            f"{self.rooms} rooms, {self.answers} answers in {self.seconds:.1f} s; from answer to the other's update: "
            f"p50 {statistics.median(self.milliseconds):.1f} ms, p99 {self.p99:.1f} ms; "
            f"{1000 * self.busy / self.answers:.2f} ms of a core an answer, "
            f"{self.rooms * self.seconds / self.busy:.0f} such rooms per core; "
            f"memory {' -> '.join(f'{kb // 1024}' for kb in self.memory)} MB; "
            f"load of the machine {' '.join(f'{load:.1f}' for load in os.getloadavg())}"
        )


class Pair:
    """Two people in one room who answer at a human pace, and measure how soon the other hears of it."""

    def __init__(self, seed: int, pace: float, game: str = GAME) -> None:
        self.rng = Chance(seed)
        self.pace = pace
        self.game = game
        self.milliseconds: list[float] = []
        self.answers = 0
        self.played: dict[str, int] = {}
        """How many answers were given in each room."""
        self._here = AsyncExitStack()
        self._sent: tuple[RoomClient, float] | None = None
        self._is_asked_on = False
        """Whoever answered last has heard of it and is asked on, in secret maybe: then the other hears later."""
        self._news = asyncio.Event()

    async def sit_down(self, address: str) -> None:
        """Begin a game."""
        stack = self._here
        ann, bob = [await stack.enter_async_context(Guest(address)) for _ in range(2)]
        self.room = await ann.make_room(self.game, 2, response_time=0, hesitates=False)
        self.played[self.room] = 0
        anns = await stack.enter_async_context(ann.enter(self.room))
        bobs = await stack.enter_async_context(bob.enter(self.room))
        await bobs.say("sit", seat=1)
        await anns.hear_until(lambda _: bool(anns.room) and anns.room["seats"][1]["kind"] == "person")
        await anns.say("start")
        for table in (anns, bobs):
            await table.hear_until(lambda heard: heard["type"] == "table" and bool(heard["seats"]))
        self.tables = (anns, bobs)

    async def leave(self) -> None:
        """Go away."""
        await self._here.aclose()
        self._here = AsyncExitStack()

    async def play_on(self, address: str, enough: Callable[[Pair], bool]) -> None:
        """Play the game that has begun, and another whenever one is over."""
        await self._play(enough)
        while not enough(self):
            await self.leave()
            await self.sit_down(address)
            await self._play(enough)

    async def _play(self, enough: Callable[[Pair], bool]) -> None:
        tables = self.tables
        self._sent = None  # of the game before nobody hears any more
        listening = [asyncio.create_task(self._listen(table)) for table in tables]
        answered: set[tuple[int, int]] = set()

        def is_asked(table: RoomClient) -> bool:
            """Whether someone has a question that waits; who has answered may hear nothing for a while."""
            return table.ask is not None and (table.ask["seat"], table.ask["decision"]) not in answered

        while not enough(self) and tables[0].outcome is None:
            asked = next(filter(is_asked, tables), None)
            if asked is None or (ask := asked.ask) is None:
                self._news.clear()
                await asyncio.wait_for(self._news.wait(), PATIENCE)
                continue
            await asyncio.sleep(self.pace * (0.5 + self.rng.below(1000) / 1000))
            answered.add((ask["seat"], ask["decision"]))
            self._sent, self._is_asked_on = (asked, time.perf_counter()), False
            await asked.answer(self.rng.below(len(ask["options"])))
            self.answers += 1
            self.played[self.room] += 1
        while self._sent is not None and not self._is_asked_on and tables[0].outcome is None:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)
        for task in listening:
            task.cancel()
        for result in await asyncio.gather(*listening, return_exceptions=True):
            assert isinstance(result, asyncio.CancelledError), result

    async def _listen(self, table: RoomClient) -> None:
        while True:
            heard = await table.hear()
            assert heard["type"] != "refused", heard
            if heard["type"] == "update" and self._sent is not None:
                asked, at = self._sent
                if asked is not table:
                    self.milliseconds.append((time.perf_counter() - at) * 1000)
                    self._sent = None
                elif table.ask is not None:
                    self._is_asked_on = True
            self._news.set()


def for_seconds(seconds: float) -> Callable[[Pair], bool]:
    """Enough is played after a while."""
    began = time.monotonic()
    return lambda pair: time.monotonic() >= began + seconds


async def load(
    folder: Path,
    rooms: int,
    pace: float,
    enough: Callable[[], Callable[[Pair], bool]],
    game: str = GAME,
    *,
    rest: float = 0.0,
    environment: Mapping[str, str] = ROOMY,
) -> Load:
    """Play in so many rooms at once until each has had enough, then let everyone leave, and wait for so long."""
    database = folder / "table.sqlite3"
    async with process(database, environment=environment) as running:
        address = running.address
        memory = [_memory(running.pid)]
        pairs = [Pair(number, pace, game) for number in range(rooms)]
        for pair in pairs:
            await pair.sit_down(address)
        gc.collect()
        gc.freeze()  # else the people of so many rooms make each other wait, not the table
        began, busy = time.monotonic(), _busy(running.pid)
        had_enough = enough()
        watching = asyncio.create_task(_watch_memory(running.pid, memory))
        await asyncio.gather(*(pair.play_on(address, had_enough) for pair in pairs))
        watching.cancel()
        took, busy = time.monotonic() - began, _busy(running.pid) - busy
        gc.unfreeze()
        for pair in pairs:
            await pair.leave()
        async with asyncio.timeout(PATIENCE):
            while await _rooms_in_memory(address):
                await asyncio.sleep(0.2)
        await asyncio.sleep(rest)
        memory = [*memory[:: max(1, len(memory) // 10)], _memory(running.pid)]
    store = Store(str(database))
    for room, answers in [each for pair in pairs for each in pair.played.items()]:
        assert len(await store.entries(room)) == answers, "an answer was lost or doubled"
    await store.engine.dispose()
    latencies = [each for pair in pairs for each in pair.milliseconds]
    return Load(rooms, sum(pair.answers for pair in pairs), took, busy, latencies, memory)


async def _watch_memory(pid: int, memory: list[int]) -> None:
    while True:
        await asyncio.sleep(1)
        memory.append(_memory(pid))


def _memory(pid: int) -> int:
    """Kilobytes a process holds."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1])


def _busy(pid: int) -> float:
    """Seconds a process has computed so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _rooms_in_memory(address: str) -> int:
    async with httpx.AsyncClient(base_url=address) as http:
        figures = (await http.get("/metrics")).text
    found = re.search(r"^gloaming_rooms_in_memory (\d+)", figures, re.MULTILINE)
    assert found is not None
    return int(found[1])


async def test_ten_rooms_at_once(tmp_path):
    result = await load(tmp_path, rooms=10, pace=0.05, enough=lambda: lambda pair: pair.answers == 20)
    print(f"\n{result}")
    assert result.answers == 200
    assert result.milliseconds


GOALS = {
    "a hundred rooms": (GAME, 100, 40),
    "three hundred rooms": (GAME, 300, 100),
    "fifty rooms of Dusk": ("dusk", 50, 40),
    "fifty rooms of Twilight": ("twilight", 50, 40),
    "fifty rooms of Descent": ("descent", 50, 100),
}


@pytest.mark.soak
@pytest.mark.parametrize(("game", "rooms", "milliseconds"), GOALS.values(), ids=GOALS)
async def test_nobody_waits_in_many_active_rooms(tmp_path, game: str, rooms: int, milliseconds: float):
    """Two people a room who think two seconds; on an idle machine, with a core for the table and one for them."""
    result = await load(tmp_path, rooms, pace=2.0, enough=lambda: for_seconds(40), game=game)
    print(f"\n{game}: {result}")
    assert result.p99 < milliseconds


@pytest.mark.soak
async def test_memory_stays_level_and_is_given_back(tmp_path):
    """Ten minutes of a hundred rooms, in which one game follows another."""
    # What rooms held is given back a little after the last of them has ended; to the system by its own allocator.
    hosted = {**ROOMY, "PYTHONMALLOC": "malloc"}
    result = await load(
        tmp_path, rooms=100, pace=1.0, enough=lambda: for_seconds(600), rest=2 * SOON, environment=hosted
    )
    print(f"\n{result}")
    before, middle, end = result.memory[0], result.memory[len(result.memory) // 2], result.memory[-2]
    assert end < middle * 1.1
    assert end - result.memory[-1] > (end - before) / 3, "little is given back of what rooms took"


@pytest.mark.soak
async def test_two_hundred_rooms_of_four_bots_each(tmp_path):
    database = tmp_path / "table.sqlite3"
    async with process(database, environment=ROOMY) as running, Guest(running.address) as ann:
        began = time.monotonic()
        rooms = [await ann.make_room(GAME, 4, bots=["random"] * 4, start=True) for _ in range(200)]
        async with AsyncExitStack() as watching, asyncio.timeout(600):
            # Bots play on for as long as someone watches.
            tables = [await watching.enter_async_context(ann.enter(room)) for room in rooms]
            await asyncio.gather(*(table.play(lambda _: 0) for table in tables))
        async with asyncio.timeout(PATIENCE):
            while await _rooms_in_memory(running.address):
                await asyncio.sleep(1)
        took, memory = time.monotonic() - began, _memory(running.pid)
    store = Store(str(database))
    rows = [await store.room(room) for room in rooms]
    answers = [len(await store.entries(room)) for room in rooms]
    await store.engine.dispose()
    print(
        f"\n200 rooms of four bots, {sum(answers)} answers in {took:.0f} s "
        f"({sum(answers) / took:.0f} a second), {memory // 1024} MB at the end"
    )
    assert {row.state for row in rows if row is not None} == {"over"}
    assert all(msgspec.json.decode(row.outcome or "") for row in rows if row is not None)

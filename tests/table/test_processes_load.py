"""Processes under load, behind a proxy: figures for one, two and three; one is killed, one is frozen, nothing is lost.

People come back by themselves, as browsers do. What was acknowledged to somebody has to be in the store, once.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import statistics
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from typing import NamedTuple
from zlib import crc32

import httpx
import pytest
from websockets.exceptions import WebSocketException

from gloaming.client import Closed, Message, RoomClient
from gloaming.kernel import Chance
from gloaming.table.store.snapshots import effective
from gloaming.table.store.store import Store
from tests.hygiene.project import ROOT
from tests.table.conftest import free_port
from tests.table.serving import GAME, PATIENCE, Guest, Running, process
from tests.table.test_load import ROOMY, _busy

pytestmark = pytest.mark.asyncio

LEASE, LONG_LEASE = 3.0, 60.0
"""Seconds after which a dead process is known to be dead; for figures, so many that a busy machine kills nobody."""
ROOMS, PACE, SECONDS = 30, 1.0, 20.0
"""Rooms of two people who think for so many seconds on average, and how long they play."""
SETTINGS = {**ROOMY, "GLOAMING_BOT_WORKERS": "1", "GLOAMING_IDLE_AFTER": "300"}
GONE = (Closed, WebSocketException, OSError, TimeoutError, httpx.HTTPError)


class Proxy:
    """Passes connections on to any of the processes, and to another where one does not take it."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = ports
        self._any = random.Random(7)

    async def serve(self, near: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        begins = await self._look(near)
        for port in self._order(begins):
            with suppress(OSError):
                far, far_out = await asyncio.open_connection("127.0.0.1", port)
                break
        else:
            near_out.close()
            return
        far_out.write(begins)
        both = [asyncio.create_task(self._flow(near, far_out)), asyncio.create_task(self._flow(far, near_out))]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        for writer in (near_out, far_out):
            writer.close()

    async def _look(self, near: asyncio.StreamReader) -> bytes:
        """As much of what is asked as has to be known."""
        return b""

    def _order(self, begins: bytes) -> Sequence[int]:
        """Which processes to try, one after the other."""
        return self._any.sample(self._ports, len(self._ports))

    async def _flow(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(1 << 16):
                target.write(data)
                await target.drain()


class SortingProxy(Proxy):
    """Sends all that asks for one path to one process, as the proxy does that we recommend."""

    async def _look(self, near: asyncio.StreamReader) -> bytes:
        return await near.readline()

    def _order(self, begins: bytes) -> Sequence[int]:
        first = crc32(begins.split(b" ")[1] if b" " in begins else b"") % len(self._ports)
        return [*self._ports[first:], *self._ports[:first]]


@asynccontextmanager
async def any_of_them(ports: Sequence[int], kind: type[Proxy] = Proxy) -> AsyncIterator[str]:
    """The address of a proxy that knows nothing of rooms: most sockets have to be passed on."""
    async with await asyncio.start_server(kind(ports).serve, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


def by_path(ports: Sequence[int]) -> AbstractAsyncContextManager[str]:
    """The address of a proxy that sorts."""
    return any_of_them(ports, SortingProxy)


@asynccontextmanager
async def caddy(ports: Sequence[int]) -> AsyncIterator[str]:
    """The address of the proxy that we recommend: sockets of one room come to one process."""
    if (program := shutil.which("caddy")) is None:
        pytest.skip("Caddy is not installed here")
    address = f"http://127.0.0.1:{free_port()}"
    environment = {
        "GLOAMING_NAME": address,
        "GLOAMING_UPSTREAMS": " ".join(["to", *(f"127.0.0.1:{port}" for port in ports)]),
        "CADDY_ADMIN": f"127.0.0.1:{free_port()}",
    }
    command = [program, "run", "--config", str(ROOT / "deploy" / "Caddyfile"), "--adapter", "caddyfile"]
    running = subprocess.Popen(command, env={**os.environ, **environment}, stderr=subprocess.DEVNULL)
    try:
        async with httpx.AsyncClient(base_url=address) as http, asyncio.timeout(PATIENCE):
            while True:
                with suppress(httpx.TransportError):
                    if (await http.get("/healthz")).is_success:
                        break
                assert running.poll() is None, "Caddy stopped"
                await asyncio.sleep(0.1)
        yield address
    finally:
        running.terminate()
        await asyncio.to_thread(running.wait, PATIENCE)


PROXIES = {"any": any_of_them, "sorting": by_path, "Caddy": caddy}


@asynccontextmanager
async def behind_a_proxy(
    database: str, processes: int, proxy: str, lease: float
) -> AsyncIterator[tuple[str, list[Running]]]:
    """So many processes, and the address of the proxy before them."""
    settings = {**SETTINGS, "GLOAMING_LEASE_SECONDS": str(lease)}
    async with AsyncExitStack() as stack:
        running = [
            await stack.enter_async_context(process(database, killed=True, environment=settings))
            for _ in range(processes)
        ]
        yield await stack.enter_async_context(PROXIES[proxy]([each.port for each in running])), running


class Pair:
    """Two people in one room, and what they have seen."""

    def __init__(self, number: int, pace: float) -> None:
        self.rng = Chance(number)
        self.pace = pace
        self.room = ""
        self.people: list[Person] = []
        self.accepted_at: list[float] = []
        self.milliseconds: list[float] = []
        """From an answer to the other's update."""
        self.returns = 0
        self.over = False
        self.sent: tuple[int, float] | None = None

    async def sit_down(self, stack: AsyncExitStack, address: str) -> None:
        """Both take their seats, and the game begins."""
        guests = [await stack.enter_async_context(Guest(address)) for _ in range(2)]
        self.people = [Person(self, seat, guest) for seat, guest in enumerate(guests)]
        self.room = await guests[0].make_room(GAME, 2, response_time=0)
        async with guests[0].enter(self.room) as anns, guests[1].enter(self.room) as bobs:
            await bobs.say("sit", seat=1)
            await anns.hear_until(lambda _: bool(anns.room) and anns.room["seats"][1]["kind"] == "person")
            await anns.say("start")
            await anns.hear_until(lambda heard: heard["type"] == "table" and bool(heard["seats"]))

    def check(self, kept: list[tuple[int, int]]) -> None:
        """See that what was accepted is kept once, and no more than one answer that was still on its way."""
        for person in self.people:
            mine = [answer for seat, answer in kept if seat == person.seat]
            assert {number: mine[number] for number in person.accepted} == person.accepted, "an answer was lost"
            assert 0 <= len(mine) - len(person.accepted) <= 1, "an answer was doubled"


class Person:
    """Answers at random at a pace, and comes back when they are sent away."""

    def __init__(self, pair: Pair, seat: int, guest: Guest) -> None:
        self.pair, self.seat, self.guest = pair, seat, guest
        self.accepted: dict[int, int] = {}
        """What was accepted as the answer to which question."""
        self._waiting: tuple[int, int] | None = None

    async def play(self) -> None:
        """Play until the game is over."""
        while True:
            try:
                async with self.guest.enter(self.pair.room) as table:
                    await self._play(table)
                    self.pair.over = True
                    return
            except GONE:
                self.pair.returns += 1
                self.pair.sent = None
                await asyncio.sleep(0.3)

    async def _play(self, table: RoomClient) -> None:
        while table.outcome is None:
            heard = await table.hear()
            assert heard["type"] != "refused", heard
            ask = table.ask
            self._measure(heard, asked_on=ask is not None)
            self._take_in(heard, None if ask is None else ask["decision"])
            if ask is None:
                await table.let_go_on()
            elif self._waiting is None and ask["decision"] not in self.accepted:
                await asyncio.sleep(self.pair.pace * (0.5 + self.pair.rng.below(1000) / 1000))
                self._waiting = (ask["decision"], self.pair.rng.below(len(ask["options"])))
                self.pair.sent = (self.seat, time.perf_counter())
                await table.answer(self._waiting[1])

    def _take_in(self, heard: Message, asked: int | None) -> None:
        """See what became of the answer that is on its way."""
        if self._waiting is None:
            return
        number, option = self._waiting
        if (asked is not None and asked > number) or (asked is None and heard["type"] == "update"):
            self.accepted[number] = option
            self.pair.accepted_at.append(time.monotonic())
            self._waiting = None
        elif asked == number and heard["type"] == "table":
            self._waiting = None  # it came too late for the process that is gone

    def _measure(self, heard: Message, *, asked_on: bool) -> None:
        if heard["type"] != "update" or self.pair.sent is None:
            return
        seat, at = self.pair.sent
        if seat != self.seat:
            self.pair.milliseconds.append((time.perf_counter() - at) * 1000)
            self.pair.sent = None
        elif asked_on:  # in secret maybe: then the other is told nothing yet
            self.pair.sent = None


class Figures(NamedTuple):
    """What a load took."""

    processes: int
    rooms: int
    answers: int
    seconds: float
    busy: list[float]
    """Seconds of processor time that each process took."""
    players: float
    """And the people, who are all in one process."""
    milliseconds: list[float]

    def __str__(self) -> str:
        p = statistics.quantiles(self.milliseconds, n=100)
        return (
            f"{self.processes} processes, {self.rooms} rooms: {self.answers / self.seconds:.0f} answers a second, "
            f"{sum(self.busy) / self.answers * 1000:.2f} ms of processor time each, of which "
            f"{max(self.busy) / self.answers * 1000:.2f} ms in the busiest process "
            f"(and {self.players / self.answers * 1000:.2f} ms for the people); "
            f"from answer to the other's update p50 {p[49]:.0f} ms, p99 {p[98]:.0f} ms"
        )


async def play(
    pairs: Sequence[Pair], running: Sequence[Running], seconds: float, *happenings: Callable[[], None]
) -> Figures:
    """Let all play for a while; in equal parts of it something happens."""
    before = [_busy(each.pid) for each in running]
    began, players = time.monotonic(), time.process_time()
    playing = [asyncio.create_task(person.play()) for pair in pairs for person in pair.people]
    for number in range(len(happenings) + 1):
        await asyncio.wait(playing, timeout=seconds / (len(happenings) + 1))
        for task in playing:
            if task.done():
                task.result()
        if number < len(happenings):
            happenings[number]()
    took, players = time.monotonic() - began, time.process_time() - players
    busy = [_busy(each.pid) - was for each, was in zip(running, before, strict=True)]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    answers = sum(len(pair.accepted_at) for pair in pairs)
    waited = [each for pair in pairs for each in pair.milliseconds]
    return Figures(len(running), len(pairs), answers, took, busy, players, waited)


async def check(database: str, pairs: Sequence[Pair]) -> None:
    """See that nothing that was accepted is lost or doubled."""
    store = Store(database)
    for pair in pairs:
        entries = await store.entries(pair.room)
        assert len(effective(entries)) == len(entries)
        pair.check([(entry.seat, entry.answer) for entry in entries])
    await store.engine.dispose()


@pytest.mark.soak
@pytest.mark.parametrize("proxy", PROXIES)
@pytest.mark.parametrize("processes", [1, 2, 3])
@pytest.mark.parametrize("pace", [PACE, 0.0], ids=["people who think", "as fast as they can"])
async def test_figures(postgres, processes, proxy, pace):
    async with behind_a_proxy(postgres, processes, proxy, LONG_LEASE) as (address, running), AsyncExitStack() as stack:
        pairs = [Pair(number, pace) for number in range(ROOMS)]
        for pair in pairs:
            await pair.sit_down(stack, address)
        figures = await play(pairs, running, SECONDS)
        print(f"\n{proxy}, {pace:g} s of thought: {figures}")
        await check(postgres, pairs)


@pytest.mark.soak
@pytest.mark.parametrize("proxy", PROXIES)
async def test_one_of_three_is_killed_and_another_frozen_under_load(postgres, proxy):
    async with behind_a_proxy(postgres, 3, proxy, LEASE) as (address, running), AsyncExitStack() as stack:
        pairs = [Pair(number, PACE) for number in range(ROOMS)]
        for pair in pairs:
            await pair.sit_down(stack, address)
        killed: list[float] = []

        def kill() -> None:
            killed.append(time.monotonic())
            os.kill(running[0].pid, signal.SIGKILL)

        try:
            await play(
                pairs, running[1:], 4 * SECONDS,
                kill,
                lambda: os.kill(running[1].pid, signal.SIGSTOP),
                lambda: os.kill(running[1].pid, signal.SIGCONT),
            )  # fmt: skip
        finally:
            os.kill(running[1].pid, signal.SIGCONT)
        await check(postgres, pairs)
        later = [[at - killed[0] for at in pair.accepted_at if at > killed[0]] for pair in pairs if not pair.over]
        assert all(later), "a room stood still"
        after = [min(times) for times in later]
        answers, returns = sum(len(pair.accepted_at) for pair in pairs), sum(pair.returns for pair in pairs)
        print(
            f"\n{proxy}: {answers} answers accepted, {returns} returns; after the kill -9 the next answer of a room "
            f"came after {statistics.median(after):.1f} s in the middle, {max(after):.1f} s at most "
            f"(leases of {LEASE:g} s); nothing lost, nothing doubled"
        )
        assert returns > 0

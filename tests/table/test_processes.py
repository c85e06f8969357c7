"""Several processes share one PostgreSQL: each room is played by one of them, and found over all of them."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import make_url, select, update
from sqlalchemy.ext.asyncio import create_async_engine

from gloaming.client import Closed, RoomClient
from gloaming.kernel import GloamingError, Refused
from gloaming.table.cluster import heartbeat, processes
from gloaming.table.cluster.heartbeat import Heartbeat
from gloaming.table.guests.letters import Letters, promise_name
from gloaming.table.refusals import HeldElsewhere
from gloaming.table.room.streams import Stream
from gloaming.table.serve import CLOSING
from gloaming.table.server import Server
from gloaming.table.store import schema
from gloaming.table.store.snapshots import Entry
from gloaming.table.store.store import entry_of
from gloaming.table.store.writer import LeaseLost
from tests.table.serving import GAME, PATIENCE, QUICK, Guest, Running, Served, any_option, process, serving, whose_turn
from tests.table.test_asides import HEALER, SCOUT, SECRET, a_table, chats_until

pytestmark = pytest.mark.asyncio

LONG = 600.0
"""A lease that no test outlives, however busy the machine is."""


@asynccontextmanager
async def two_processes(folder: Any, database: str, **changes: Any) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers on one database that know of each other."""
    shared = {"database": database, "lease_seconds": LONG, **changes}
    async with serving(folder, **shared) as first, serving(folder, **shared) as second:
        for served in (first, second):
            await beat(served)
        yield first, second


async def beat(served: Served) -> None:
    """Do at once what a process does from time to time."""
    assert served.server.cluster is not None
    await served.server.cluster._beat()


@asynccontextmanager
async def person(name: str, *at: Served | Running) -> AsyncIterator[list[Guest]]:
    """One guest, who comes in at several processes."""
    async with httpx.AsyncClient(base_url=at[0].address, headers={"X-Gloaming": "1"}) as http:
        token = (await http.post("/api/tokens", json={"name": name})).json()["token"]
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Guest(served.address, token)) for served in at]


async def begin(room: str, anns: RoomClient, bobs: RoomClient) -> None:
    """Bob sits down, and Ann starts."""
    await bobs.say("sit", seat=1)
    await anns.hear_until(lambda _: bool(anns.room) and anns.room["seats"][1]["kind"] == "person")
    await anns.say("start")
    for table in (anns, bobs):
        await table.hear_until(lambda heard: heard["type"] == "table" and bool(heard["seats"]))


async def answer(table: RoomClient, choose: Callable[[Any], int]) -> int:
    """Answer the question, and wait until that is told; what was answered."""
    assert table.ask is not None
    asked, option = table.ask["decision"], choose(table.ask)
    await table.answer(option)
    await table.hear_until(lambda _: table.ask is None or table.ask["decision"] > asked)
    return option


async def farewell_of(table: RoomClient) -> str:
    """What is said when a connection is closed."""
    try:
        while True:
            await table.hear()
    except Closed as closed:
        return str(closed)


async def until(true: Callable[[], bool]) -> None:
    """Wait for something to be so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def test_a_room_is_played_over_another_process_by_sockets_and_requests(tmp_path, postgres):
    async with (
        two_processes(tmp_path, postgres) as (first, second),
        person("Ann", first) as (ann,),
        person("Bob", second) as (bob,),
    ):
        room = await ann.make_room(GAME, 2, response_time=0)
        async with ann.enter(room) as anns, bob.enter(room) as bobs:
            await begin(room, anns, bobs)
            for number in range(6):
                await answer(await whose_turn(anns, bobs), any_option(number))
            assert len(await second.server.store.entries(room)) == 6
            assert list(first.server.rooms.in_memory) == [room]
            assert not second.server.rooms.in_memory
            # The process that plays knows who sits where; the other passes on, and counts only what it is asked itself.
            assert (first.server.connections.count, second.server.connections.count) == (2, 0)
            for guest in (ann, bob):
                (shown,) = await guest.get("/api/rooms")
                assert shown == await guest.get(f"/api/rooms/{room}")
                assert [seat["online"] for seat in shown["seats"]] == [True, True]
                assert [seat["mine"] for seat in shown["seats"]] == [guest is ann, guest is bob]
            replay = await ann.get(f"/api/replays/{room}")
            assert await bob.get(f"/api/replays/{room}") == {**replay, "mine": [1]}
            assert replay["steps"]
            bob.http.headers["X-Forwarded-For"] = "192.0.2.7"  # of a proxy that the process in between trusts
            await bob.get(f"/api/replays/{room}")
            assert set(first.server.request_limits._addresses._by_name) == {"127.0.0.1", "192.0.2.7"}
            with pytest.raises(GloamingError, match="when it is over"):
                await bob.post(f"/api/replays/{room}/continue", {"answers": 0, "seat": 0})
        # Nobody is there any more: it is free for whoever comes first, wherever that is.
        first.set(idle_after=0.0)
        found = first.server.rooms.in_memory[room]
        found.later("idle", 0.0, None)
        async with asyncio.timeout(PATIENCE):
            while await second.server.rooms.held_elsewhere([room]):
                await asyncio.sleep(0.01)
        assert not first.server.rooms.in_memory
        async with bob.enter(room) as bobs:
            await bobs.hear_until(lambda heard: heard["type"] == "table")
            assert list(second.server.rooms.in_memory) == [room]


async def test_a_side_talks_over_all_processes_and_nobody_else_hears_it(tmp_path, postgres):
    """The overlord and a hero at one process, the other hero and someone who watches at another."""
    async with (
        two_processes(tmp_path, postgres) as (first, second),
        person("Ann", first, second) as (ann, ann_there),
        person("Bob", first, second) as (bob, bob_there),
        person("Cat", second) as (cat,),
        person("Dan", second) as (dan,),
        a_table([ann, bob, cat, dan]) as t,
    ):
        assert list(first.server.rooms.in_memory) == [t.room]
        for speaker, seat, words in ((t.scout, SCOUT, SECRET), (t.healer, HEALER, f"{SECRET}, too")):
            await speaker.say("chat", text=words, aside=seat)
            await speaker.say("chat", text=f"after {words[-3:]}")
            for table in (t.scout, t.healer):
                assert words in [heard.get("text") for heard in await chats_until(table, f"after {words[-3:]}")]
            for table in (t.lord, t.watcher):
                assert SECRET.encode() not in msgspec.json.encode(await chats_until(table, f"after {words[-3:]}"))
        # No page that another process asks the first one for tells it either.
        for guest in (ann_there, dan):
            for path in (f"/api/rooms/{t.room}", f"/api/replays/{t.room}", "/api/rooms", "/api/me/rooms"):
                assert SECRET not in (await guest.http.get(path)).text
        room = t.room
        await say_that_it_is_dead(first)
        for guest, hears in ((ann_there, False), (bob_there, True), (cat, True), (dan, False)):
            async with guest.enter(room) as again:
                fresh = await again.hear_until(lambda heard: heard["type"] == "table")
                assert (SECRET.encode() in msgspec.json.encode(fresh)) == hears
        assert list(second.server.rooms.in_memory) == [room]


async def test_everyone_is_seen_from_every_lobby(tmp_path, postgres):
    async with (
        two_processes(tmp_path, postgres) as (first, second),
        person("Ann", first, second) as (ann, ann_there),
        person("Bob", second, first) as (bob, bob_there),
    ):
        room = await ann.make_room(GAME, 2)
        async with ann.enter(room) as anns, bob.enter_lobby() as hear:

            async def here_is(name: str) -> dict[str, Any]:
                for served in (first, second):
                    await beat(served)
                async with asyncio.timeout(PATIENCE):
                    while not (guests := (await hear())["guests"]) or guests[0]["name"] != name:
                        pass
                return dict(guests[0])

            await anns.hear()
            assert await here_is("Ann") == {"name": "Ann", "at": "table", "room": room, "title": "Casting Shadows"}
            await ann_there.become("Anna")  # asked of the process at which she is not connected
            assert await here_is("Anna")
            with pytest.raises(GloamingError, match="looks like this one"):
                await bob.become("ANNA")
            # Who signs out everywhere is sent away by every process.
            await bob_there.post("/api/me/sign-out", {})
            with pytest.raises(Closed, match="signed out everywhere"):
                await here_is("Nobody")


async def test_the_operator_reaches_the_rooms_and_guests_of_every_process(tmp_path, postgres):
    operator = {"x-gloaming-admin": "token", "x-gloaming": "1"}
    async with (
        two_processes(tmp_path, postgres, admin_token="token") as (first, second),
        person("Ann", first) as (ann,),
        person("Bob", second) as (bob,),
        httpx.AsyncClient(base_url=second.address, headers=operator) as admin,
    ):
        room, other = await ann.make_room(GAME, 2), await ann.make_room(GAME, 2)
        async with ann.enter(room) as anns, ann.enter(other) as elsewhere:
            await anns.hear()
            await elsewhere.hear()
            await beat(first)
            await beat(second)
            state = (await admin.get("/api/admin/")).json()
            assert {line["id"]: (line["here"], line["in_memory"]) for line in state["rooms"]} == {
                room: (1, True),
                other: (1, True),
            }
            assert state["connections"] == 2
            await admin.post("/api/admin/close", json={"room": room})
            assert "operator closed this table" in await farewell_of(anns)
            who = next(line["people"][0]["who"] for line in state["rooms"])
            await admin.post("/api/admin/bans", json={"who": who, "yes": True})
            await beat(first)
            assert "does not let you in" in await farewell_of(elsewhere)
            await bob.get("/api/me")


async def test_a_stranger_cannot_speak_as_a_process(tmp_path, postgres):
    async with (
        two_processes(tmp_path, postgres) as (_, second),
        httpx.AsyncClient(base_url=second.address) as http,
    ):
        for secret in ({}, {"x-gloaming-peer": "guessed"}):
            asked = await http.post("/peers/rooms", headers=secret, json={"rooms": [], "guest": ""})
            assert asked.status_code == 404
            await http.get("/api/me", headers={**secret, "x-gloaming-client": "192.0.2.7"})
        assert list(second.server.newcomers._by_name) == ["127.0.0.1"]


async def test_a_process_that_was_taken_for_dead_can_write_nothing_more(tmp_path, postgres):
    async with (
        two_processes(tmp_path, postgres) as (first, second),
        person("Ann", first, second) as (ann, ann_there),
        person("Bob", first, second) as (bob, bob_there),
    ):
        room = await ann.make_room(GAME, 2, response_time=0)
        async with ann.enter(room) as anns, bob.enter(room) as bobs:
            await begin(room, anns, bobs)
            await answer(await whose_turn(anns, bobs), any_option(1))
            await say_that_it_is_dead(first)
            async with ann_there.enter(room) as there, bob_there.enter(room) as bobs_there:
                await answer(await whose_turn(there, bobs_there), any_option(2))
                played = await second.server.store.entries(room)
                # The first process was only slow, and those who are still with it go on.
                sleeper = first.server.rooms.in_memory[room]
                with pytest.raises(LeaseLost):
                    await sleeper.store.write(entries=[entry_of(room, len(played), Entry(0, 0))])
                asked = await whose_turn(anns, bobs)
                await asked.answer(0)
                assert "moving" in await farewell_of(asked)
                assert await second.server.store.entries(room) == played
                assert not first.server.rooms.in_memory
                await beat(first)  # it is one of the processes again, and passes on what concerns the room
                async with ann.enter(room) as anns:
                    await answer(await whose_turn(anns, bobs_there), any_option(3))
                assert len(await second.server.store.entries(room)) == len(played) + 1


async def say_that_it_is_dead(served: Served) -> None:
    """As if a process had not given a sign of life for long."""
    cluster = served.server.cluster
    assert cluster is not None
    await cluster.processes.leave()


async def test_a_table_that_is_busy_is_not_taken_for_dead(tmp_path, postgres):
    async with serving(tmp_path, database=postgres, lease_seconds=5.0) as served:
        cluster = served.server.cluster
        assert cluster is not None

        async def signs(most: int) -> int:
            """How many signs of life come, waiting for so many."""
            engine = create_async_engine(served.server.store.engine.url)
            seen: set[float] = set()
            until = select(schema.processes.c.until).where(schema.processes.c.id == cluster.processes.id)
            async with asyncio.timeout(PATIENCE):
                while len(seen) < most:
                    async with engine.connect() as connection:
                        seen.add((await connection.execute(until)).scalar_one())
                    await asyncio.sleep(0.05)
            await engine.dispose()
            return len(seen)

        with ThreadPoolExecutor(1) as beside:
            # The table does nothing else until this has come from another thread.
            assert beside.submit(asyncio.run, signs(3)).result() == 3


async def test_a_table_that_hangs_gives_no_more_signs(monkeypatch):
    waited, renewed = threading.Event(), []
    monkeypatch.setattr(heartbeat, "HANGS", -1.0)
    monkeypatch.setattr(heartbeat.log, "warning", lambda what: waited.set(), raising=False)
    monkeypatch.setattr(Heartbeat, "_renew", lambda self, engine: renewed.append(engine))
    beats = Heartbeat(make_url("postgresql+asyncpg://nobody@127.0.0.1:1/nothing"), "hanging", LONG, 0.0)
    beats.start()
    assert await asyncio.to_thread(waited.wait, PATIENCE)
    await beats.stop()
    assert not renewed


async def test_a_process_notices_that_its_rooms_were_taken(tmp_path, postgres):
    async with two_processes(tmp_path, postgres) as (first, second), person("Ann", first) as (ann,):
        room = await ann.make_room(GAME, 2)
        async with ann.enter(room) as anns:
            await anns.hear()
            await say_that_it_is_dead(first)
            await second.server.rooms.find(room)
            await beat(first)
            assert "moving" in await farewell_of(anns)
            with pytest.raises(HeldElsewhere):
                await first.server.rooms.find(room)


async def test_a_process_that_ends_in_good_order_leaves_its_rooms_at_once(tmp_path, postgres):
    shared = {"database": postgres, "lease_seconds": LONG, "base_path": "/games", "allowed_hosts": ("table.example",)}
    async with serving(tmp_path, **shared) as second, person("Bob", second) as (bob,):
        async with serving(tmp_path, **shared) as first, person("Ann", first) as (ann,):
            room = await ann.make_room(GAME, 2)
            stack = AsyncExitStack()
            async with ann.enter(room) as anns:
                await anns.hear()
                bobs = await stack.enter_async_context(bob.enter(room))
                await bobs.hear()
            assert not second.server.rooms.in_memory
        assert await farewell_of(bobs) == CLOSING
        await stack.aclose()
        async with bob.enter(room) as bobs:
            await bobs.hear()
            assert list(second.server.rooms.in_memory) == [room]


async def test_of_two_that_take_a_room_at_once_one_has_it(tmp_path, postgres):
    async with two_processes(tmp_path, postgres) as (first, second), person("Ann", first) as (ann,):
        for _ in range(5):
            room = await ann.make_room(GAME, 2)
            both = (first.server.rooms.find(room), second.server.rooms.find(room))
            found = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(type(each).__name__ for each in found) == ["HeldElsewhere", "Room"]


async def test_rooms_of_a_dead_process_go_on_without_a_visit(tmp_path, postgres):
    async with two_processes(tmp_path, postgres) as (first, second), person("Ann", first) as (ann,):
        room = await ann.make_room(GAME, 2, bots=[None, "random"], start=True)
        async with ann.enter(room) as anns:
            await whose_turn(anns)
        await _run_out(second)
        await beat(second)
        await until(lambda: room in second.server.rooms.in_memory)


async def test_another_version_is_refused_while_the_first_is_at_work(tmp_path, postgres, monkeypatch):
    async with serving(tmp_path, database=postgres, lease_seconds=LONG):
        monkeypatch.setattr(processes, "_version", lambda: "another")
        with pytest.raises(GloamingError, match="Another version of Gloaming serves this database"):
            await Server.open(replace(QUICK, database=postgres, lease_seconds=0.1))


async def test_processes_that_start_at_once_make_the_tables_once(postgres):
    settings = replace(QUICK, database=postgres)
    servers = await asyncio.gather(*(Server.open(settings) for _ in range(3)))
    for server in servers:
        await server.close()


async def test_numbers_go_on_from_those_of_a_process_whose_clock_was_ahead():
    heard: list[bytes] = []
    stream = Stream()
    ahead = int(time.time() * 1000) + 60_000
    assert not stream.repeat(heard.append, ahead)  # a fresh table follows
    stream.tell_one(heard.append, "table")
    stream.connections.add(heard.append)
    stream.tell("update")
    assert [msgspec.json.decode(message)["n"] for message in heard] == [ahead + 1, ahead + 2]
    assert stream.repeat(heard.append, ahead + 1)
    assert heard[2] == heard[1]


async def test_the_code_of_a_letter_is_known_to_every_process(tmp_path):
    async with serving(tmp_path, smtp_host="127.0.0.1", smtp_port=9, smtp_tls=False) as served, served.client() as ann:
        me = (await ann.get("/api/me"))["id"]
        first, second = (Letters(served.server.settings, served.server.store) for _ in range(2))
        for right in (False, True):
            await first.ask_for(me, "ann@example.org")
            kept = await served.server.store.secret(promise_name(me))
            assert kept is not None
            code = msgspec.json.decode(kept)["code"]
            if right:
                await second.confirm(me, code)
                continue
            for guess in ("00000000", code):  # one wrong guess, and it is of no use any more
                with pytest.raises(Refused, match="not the code of your last letter"):
                    await second.confirm(me, guess)
        assert await first.address_of(me) == "ann@example.org"
        await first.stop()


async def test_kill_9_of_the_process_that_plays_and_the_room_goes_on_elsewhere(tmp_path, postgres):
    lease = {"GLOAMING_LEASE_SECONDS": str(LONG), "GLOAMING_BOT_WORKERS": "1"}
    async with (
        process(postgres, killed=True, environment=lease) as first,
        serving(tmp_path, database=postgres, lease_seconds=LONG) as second,
        person("Ann", first, second) as (ann, ann_there),
        person("Bob", second) as (bob,),
    ):
        room = await ann.make_room(GAME, 2, response_time=0)
        given: list[tuple[int, int]] = []

        async def go_on(anns: RoomClient, bobs: RoomClient) -> None:
            rng = any_option(len(given))
            for _ in range(12):
                table = await whose_turn(anns, bobs)
                assert table.ask is not None
                seat = table.ask["seat"]
                given.append((seat, await answer(table, rng)))

        async with ann.enter(room) as anns, bob.enter(room) as bobs:
            await begin(room, anns, bobs)
            await go_on(anns, bobs)
            os.kill(first.pid, signal.SIGKILL)
            assert await farewell_of(bobs)  # his socket was passed on to the process that is gone
        assert not second.server.rooms.in_memory
        running_out = asyncio.create_task(_run_out(second))
        async with ann_there.enter(room) as anns, bob.enter(room) as bobs:  # who comes too early waits at the door
            await running_out
            await go_on(anns, bobs)
        kept = await second.server.store.entries(room)
        assert [(entry.seat, entry.answer) for entry in kept] == given, "an answer was lost or doubled"


async def _run_out(survivor: Served) -> None:
    """The last signs of all but one process run out in a moment."""
    await asyncio.sleep(0.3)
    cluster = survivor.server.cluster
    assert cluster is not None
    c = schema.processes.c
    async with survivor.server.store.engine.begin() as connection:
        await connection.execute(update(schema.processes).where(c.id != cluster.processes.id).values(until=0.0))

"""Nobody is left hanging: whoever said hello as a room fell, and connections that leave a request half-sent."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, cast

import pytest

from gloaming.client import Closed
from gloaming.table.endpoints.sockets import Connection, Early, _hear_out
from gloaming.table.limits import BeyondLimit
from gloaming.table.settings import Limits
from tests.table.serving import GAME, PATIENCE, guests, serving, two_at_a_table, whose_turn

pytestmark = pytest.mark.asyncio


async def test_a_hello_that_waited_as_a_room_fell_is_sent_away_and_may_come_again(tmp_path, monkeypatch):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob), guests(served, "Cat") as (cat,):
        mover = await whose_turn(ann, bob)
        fallen = served.server.rooms.in_memory[room]
        locked, let_go = asyncio.Event(), asyncio.Event()

        async def wait_and_fail(*_: Any, **__: Any) -> None:
            locked.set()
            await let_go.wait()
            raise OSError("the database is locked")

        monkeypatch.setattr(fallen, "keep_entry", wait_and_fail)
        await mover.answer(0)
        await locked.wait()
        async with cat.enter(room) as cats:
            while fallen._inbox.empty():
                await asyncio.sleep(0.01)
            let_go.set()
            with pytest.raises(Closed, match="it goes on when you reconnect"):
                await cats.hear()
        assert served.server.rooms.in_memory.get(room) is not fallen
        fallen_visitor: list[str] = []
        fallen.say(fake_visitor(fallen_visitor), object())
        assert len(fallen_visitor) == 1, "nobody hears what is said to a room that fell"
        async with cat.enter(room) as cats:
            assert (await cats.hear())["type"] == "table"


def fake_visitor(told: list[str]) -> Any:
    """A connection that notes why it was closed."""

    class Someone:
        def close(self, words: str, **_: Any) -> None:
            told.append(words)

    return Someone()


async def test_who_is_sent_away_while_they_say_hello_is_listened_to_no_longer():
    said: asyncio.Queue[Any] = asyncio.Queue()

    class Saying:
        hear = staticmethod(said.get)

    listening = asyncio.create_task(_hear_out(cast(Connection, Saying()), lambda _: None, lambda: PATIENCE))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    said.put_nowait("hello")
    listening.cancel()
    await asyncio.wait({listening}, timeout=1)
    assert listening.cancelled()


async def test_a_line_is_heard_while_its_room_takes_long_to_load_and_nothing_is_lost(tmp_path, monkeypatch):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await ann.make_room(GAME, 2)
        rooms, loads = served.server.rooms, asyncio.Event()
        load = rooms._loaded

        async def wait_and_load(*given: Any, **how: Any) -> Any:
            await loads.wait()
            return await load(*given, **how)

        monkeypatch.setattr(rooms, "_loaded", wait_and_load)
        async with ann.enter(room) as anns:
            await anns.say("chat", text="said early")
            for _ in range(2):  # the first may be read together with what was said; the second only if that was taken
                await asyncio.wait_for(await anns.socket.ping(), PATIENCE)
            loads.set()
            assert (await anns.hear())["type"] == "table"
            await anns.hear_until(lambda heard: heard.get("text") == "said early")


async def test_who_says_much_to_a_room_that_is_not_there_yet_is_sent_away():
    early, heard = Early(2), list[str]()
    early.take("hello")
    early.take("sit")
    with pytest.raises(BeyondLimit, match="Wait until the table answers"):
        early.take("start")
    early.pass_on(heard.append)
    early.take("start")
    assert heard == ["hello", "sit", "start"]


HALF = {
    "nothing at all": b"",
    "half a head": b"GET /api/games HTTP/1.1\r\nHost: lo",
    "half a body": b"POST /api/tokens HTTP/1.1\r\nHost: localhost\r\nX-Gloaming: 1\r\nContent-Length: 90\r\n\r\n{",
}


@pytest.mark.parametrize("sent", HALF.values(), ids=HALF)
async def test_a_half_sent_request_is_closed(tmp_path, sent: bytes):
    async with serving(tmp_path, limits=Limits(request_seconds=0.2)) as served:
        port = int(served.address.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        answer = await asyncio.wait_for(reader.read(), PATIENCE)  # to its end
        assert answer.startswith(b"HTTP/1.1 408 ") == (b"{" in sent), answer
        writer.close()


async def test_who_sends_a_little_at_a_time_gains_nothing_and_a_second_request_is_heard(tmp_path):
    async with serving(tmp_path, limits=Limits(request_seconds=1.0)) as served:
        port = int(served.address.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(2):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert (await reader.readuntil(b'well"}')).startswith(b"HTTP/1.1 200")

        async def drip() -> None:
            for letter in b"GET /healthz HTTP/1.1\r\nX: " + b"x" * 100_000:
                writer.write(bytes([letter]))
                await asyncio.sleep(0.05)

        dripping = asyncio.create_task(drip())
        heard = b""
        with suppress(ConnectionResetError):  # a letter may be on its way while the connection is closed
            heard = await asyncio.wait_for(reader.read(), PATIENCE)
        assert heard == b""
        dripping.cancel()
        writer.close()


async def test_who_sends_a_body_a_little_at_a_time_gains_nothing_either(tmp_path):
    async with serving(tmp_path, limits=Limits(request_seconds=0.5)) as served:
        port = int(served.address.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HALF["half a body"].replace(b"90", b"100000"))

        async def drip() -> None:
            while True:
                writer.write(b" ")
                await asyncio.sleep(0.02)

        dripping = asyncio.create_task(drip())
        try:
            assert (await asyncio.wait_for(reader.readline(), PATIENCE)).startswith(b"HTTP/1.1 408 ")
        finally:
            dripping.cancel()
            writer.close()

"""Floods: whoever sends more than anyone needs is stopped, whatever it is, and the others do not wait for it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from gloaming import Record
from gloaming.client import Closed, TableError
from gloaming.table import metrics
from gloaming.table.endpoints import gateway, pages
from gloaming.table.endpoints.frames import FRAMES
from gloaming.table.endpoints.packed import Packed, pack
from gloaming.table.endpoints.sockets import Connection
from gloaming.table.limits import MANY, Bucket, Buckets
from gloaming.table.room import rebuilding
from gloaming.table.serve import LONGEST_BODY
from gloaming.table.settings import Limits
from tests.table.serving import GAME, PATIENCE, Guest, Served, any_option, guests, serving

pytestmark = pytest.mark.asyncio

EMPTY_PING, EMPTY_PONG = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"


def port_of(served: Served) -> int:
    return int(served.address.rpartition(":")[2])


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """What comes until the connection is closed."""
    heard = b""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):
            while more := await reader.read(1 << 16):
                heard += more
    return heard


async def upgraded(served: Served, guest: Guest) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection that has become a socket of the lobby, to write frames by hand."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(served))
    asked = {
        "Host": "localhost",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "A" * 22 + "==",
        "Sec-WebSocket-Version": "13",
        "Cookie": f"gloaming_guest={guest.http.cookies['gloaming_guest']}",
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in asked.items())
    writer.write(f"GET /ws/lobby HTTP/1.1\r\n{head}\r\n".encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


@pytest.mark.parametrize("frame", [EMPTY_PING, EMPTY_PONG], ids=["pings", "pongs"])
async def test_a_socket_that_sends_frames_without_end_is_closed(tmp_path, frame):
    """Frames that carry nothing are no messages, and each of them costs as much as one."""
    limits = Limits(messages_per_second=5)
    async with serving(tmp_path, limits=limits) as served, guests(served, "Eve") as (eve,):
        closed = metrics.CLOSED._value.get()
        reader, writer = await upgraded(served, eve)
        writer.write(frame * (2 * 5 * FRAMES))  # as many as may come at once
        writer.write(EMPTY_PING)
        assert await reader.readuntil(b"}")
        assert metrics.CLOSED._value.get() == closed
        writer.write(frame * 50_000)
        assert b"At most 5 messages a second are heard." in await all_of(reader)
        writer.close()
        assert metrics.CLOSED._value.get() == closed + 1
        assert await eve.make_room(GAME, 2)


async def test_an_address_that_asks_without_end_is_refused_and_another_is_not(tmp_path, monkeypatch):
    monkeypatch.setattr(gateway, "TOGETHER", 1)
    limits = Limits(requests_per_second=5)
    async with serving(tmp_path, limits=limits) as served, httpx.AsyncClient(base_url=served.address) as http:
        asked = await asyncio.gather(*[http.get("/api/games") for _ in range(60)])  # at once, however busy all are
        assert {each.status_code for each in asked} == {200, 429}
        refused = next(each for each in asked if each.status_code == 429)
        assert refused.json() == {"error": "Too many requests come from your address; wait a moment."}
        assert (await http.get("/api/games", headers={"X-Forwarded-For": "192.0.2.1"})).status_code == 200


async def test_who_comes_in_without_end_is_refused(tmp_path):
    """Everyone who comes is told the whole table, which costs."""
    limits = Limits(costly_per_minute=4)
    async with serving(tmp_path, limits=limits) as served, guests(served, "Eve", "Bob") as (eve, bob):
        room = await eve.make_room(GAME, 2)
        for _ in range(3):
            async with eve.enter(room) as table:
                await table.hear()
        async with eve.enter(room) as table:
            with pytest.raises(Closed, match="Too many requests"):
                await table.hear()
        async with bob.enter(room) as table:
            assert (await table.hear())["type"] == "table"


async def test_many_connections_of_one_address_say_together_no_more_than_some(tmp_path):
    limits = Limits(messages_per_second=2)
    async with serving(tmp_path, limits=limits) as served, guests(served, "Eve", "Bob") as (eve, bob):
        room = await eve.make_room(GAME, 2)
        served.server.messages = Buckets(0.001, burst=4)
        async with eve.enter(room) as first, eve.enter(room) as second:  # each says hello
            for table in (first, second):
                await table.hear()
                await table.say("why", seat=0)
                await table.hear_until(lambda heard: heard["type"] == "refused")
            await second.say("why", seat=0)
            with pytest.raises(Closed, match="Too many messages come from your address"):
                await second.hear_until(lambda _: False)
        assert await bob.get("/api/me")


async def test_what_a_slow_reader_leaves_unread_is_also_counted_in_bytes():
    closed: list[str] = []

    class Slow(Connection):
        def close(self, words: str, *, beyond_limit: bool = False) -> None:
            closed.append(words)

    slow = Slow(None, Limits(waiting_bytes=1000))  # type: ignore[arg-type]
    for _ in range(3):
        slow.send(b"." * 300)
    assert not closed
    slow.send(b"." * 300)
    assert "too slow" in closed[0]


async def test_a_host_who_makes_rooms_at_once_has_no_more_of_them_than_one_after_the_other(tmp_path):
    limits = Limits(rooms_per_guest=3, costly_at_once=20)
    async with serving(tmp_path, limits=limits) as served, guests(served, "Eve") as (eve,):
        rooms = served.server.rooms
        row = await served.server.store.guest((await eve.get("/api/me"))["id"])
        assert row is not None
        made = await asyncio.gather(
            *(rooms.make(row, GAME, 2, {}, [], private=False, seed=7, start=False) for _ in range(10)),
            return_exceptions=True,
        )
        assert sum(isinstance(each, str) for each in made) == 3
        assert not rooms._adding


async def test_a_link_to_another_device_works_once_also_for_two_at_once(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        code = (await ann.post("/api/me/link", {}))["code"]
        async with httpx.AsyncClient(base_url=served.address, headers={"X-Gloaming": "1"}) as http:
            moved = await asyncio.gather(*(http.post("/api/me/move", json={"code": code}) for _ in range(5)))
        assert sorted(each.status_code for each in moved) == [200, 400, 400, 400, 400]


async def test_a_program_cannot_take_a_name_that_looks_like_another(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Annabel") as (ann,), ann.enter_lobby() as hear:
        await hear()
        with pytest.raises(TableError, match="looks like this one"):
            await ann.post("/api/tokens", {"name": "Аnnabel"})  # noqa: RUF001


async def test_only_a_record_may_be_long(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Eve") as (eve,):
        wide = {"game": GAME, "seats": 2, "options": {str(n): n for n in range(LONGEST_BODY // 8)}}
        assert (await eve.http.post("/api/rooms", json=wide)).status_code == 413
        too_long = await eve.http.post("/api/records", content=b" " * 1_000_001)
        assert (too_long.status_code, too_long.json()) == (413, {"error": "A record has at most 1000000 bytes."})


async def test_guests_without_end_bring_no_more_records_than_some_of_them(tmp_path):
    """What is kept of a long record takes much room, and guests cost nothing."""
    limits = Limits(uploads_per_guest=1)
    async with serving(tmp_path, limits=limits) as served, guests(served, *(f"Eve {n}" for n in range(6))) as them:
        answers = [await one.http.post("/api/records", content=b"{}") for one in them]
        assert [answer.status_code for answer in answers] == [400] * 5 + [429]
        assert "from your address" in answers[-1].json()["error"]


async def test_guests_without_end_do_not_fill_the_lobby(tmp_path):
    limits = Limits(rooms_per_guest=1)
    async with serving(tmp_path, limits=limits) as served, guests(served, *(f"Eve {n}" for n in range(6))) as them:
        made = [await one.http.post("/api/rooms", json={"game": GAME, "seats": 2}) for one in them]
        assert [answer.status_code for answer in made] == [201] * 5 + [429]
        assert "from your address" in made[-1].json()["error"]


async def test_long_options_are_tried_out_beside_the_table(tmp_path, monkeypatch):
    """To say what is nearly right in a deck of names that nobody knows takes long."""
    deck = "Deck: A\nDeity: Nobody\n" + "\n".join(f"- Shadwo Stepp {n}" for n in range(300))
    asked: list[object] = []
    async with serving(tmp_path) as served, guests(served, "Eve") as (eve,):

        async def compute(work: object, *given: object) -> None:
            asked.append((work, *given))

        monkeypatch.setattr(served.server.rooms.workers, "compute", compute)
        options = {"brought": [deck[:8000]]}
        refused = await eve.http.post("/api/rooms", json={"game": "twilight", "seats": 2, "options": options})
        assert refused.status_code == 400
        assert asked == [(rebuilding.try_out, "twilight", 2, options)]


async def test_what_goes_wrong_in_a_worker_ends_none_of_them(tmp_path):
    """An error that cannot be sent to another process would end them all, and every bot's thought with them."""
    async with serving(tmp_path) as served, guests(served, "Eve") as (eve,):
        room = await eve.make_room(GAME, 2, bots=["random", "random"], start=True)
        async with eve.enter(room) as table:
            await table.play(any_option(0))
        record, end = Record.from_json((await eve.http.get(f"/api/rooms/{room}/record")).content)
        pool = served.server.rooms.workers._pool
        assert pool is not None
        for options in ({"nonsense": 1}, {"set_up": "nobody's"}):
            answer = await eve.http.post("/api/records", content=replace(record, options=options).to_json(end))
            assert answer.status_code == 400
            assert next(iter(options)) in answer.json()["error"]
        assert served.server.rooms.workers._pool is pool


async def test_what_is_the_same_for_everyone_is_compressed_once(tmp_path, monkeypatch):
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "main.js").write_text("let it = 'grow dark'\n" * 500)
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    packed: list[int] = []

    def count_and_pack(body: bytes) -> Packed:
        packed.append(len(body))
        return pack(body)

    monkeypatch.setattr(pages, "pack", count_and_pack)
    async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
        for path, kind in (("/assets/main.js", "javascript"), (f"/api/games/{GAME}/content", "json")):
            for encoding in ("gzip", "identity"):
                for _ in range(2):
                    answer = await http.get(path, headers={"Accept-Encoding": encoding})
                    assert answer.status_code == 200
                    assert kind in answer.headers["content-type"]
                    assert answer.headers.get("content-encoding", "identity") == encoding
            assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.json() == msgspec.to_builtins(msgspec.json.decode(answer.content))
        assert packed == [(assets / "main.js").stat().st_size]


async def test_many_askers_are_not_all_looked_at_each_time(monkeypatch):
    looked: list[Bucket] = []

    def is_full(bucket: Bucket) -> bool:
        looked.append(bucket)
        return False

    monkeypatch.setattr(Bucket, "full", property(is_full))
    buckets = Buckets(1.0, burst=1)
    for number in range(MANY + 3):
        buckets.take(str(number))
    assert len(looked) == MANY + 1

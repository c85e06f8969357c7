"""Abuse: each is refused clearly, and the room goes on for the others."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from gloaming.client import Closed, RoomClient
from gloaming.table import wire
from gloaming.table.settings import Limits
from tests.table.serving import GAME, PATIENCE, Served, any_option, guests, serving, two_at_a_table

pytestmark = pytest.mark.asyncio

LIMITS = Limits(message_size=2000, messages_per_second=20, connections_per_address=6, rooms_per_guest=2, chat_length=80)


async def goes_on(ann: RoomClient, bob: RoomClient) -> None:
    """The two play on as if nothing had happened."""
    await ann.say("chat", text="still here")
    await bob.hear_until(lambda heard: heard.get("text") == "still here")


async def sent_away(table: RoomClient) -> str:
    """The words with which a connection is closed."""
    try:
        while True:
            await table.hear()
    except Closed as closed:
        return str(closed)


@contextlib.asynccontextmanager
async def raw(served: Served, room: str, **headers: str) -> AsyncIterator[ClientConnection]:
    """A socket without manners."""
    address = served.address.replace("http", "ws", 1)
    async with connect(f"{address}/ws/rooms/{room}", additional_headers=headers) as bare:
        yield bare


async def said(socket: ClientConnection) -> dict[str, Any]:
    heard: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
    return heard


@given(st.one_of(st.binary(max_size=200), st.text(max_size=200).map(str.encode)))
@settings(max_examples=200)
async def test_no_frame_is_read_as_something_else(frame):
    try:
        heard = wire.decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return
    assert msgspec.json.decode(frame)["type"]
    assert isinstance(heard, wire.FromClient)


KINDS = ("hello", "answer", "sit", "leave", "bot", "open", "start", "undo", "undo_vote", "chat", "cover", "back",
    "resign", "draw", "draw_vote", "claim", "lock", "mute", "remove", "ban", "close")  # fmt: skip

FIELDS = ("type", "seat", "decision", "option", "text", "level", "yes", "last")
FRAMES = (
    "",
    "null",
    "[]",
    "{}",
    '{"type":"nonsense"}',
    '{"type":"answer"}',
    '{"type":"answer","seat":-1,"decision":0,"option":0}',
    '{"type":"answer","seat":0,"decision":0,"option":1e400}',
    '{"type":"answer","seat":"0","decision":0,"option":0}',
    '{"type":"answer","seat":0,"decision":0,"option":0,"more":1}',
    '{"type":"chat","text":7}',
    '{"type":"chat","text":"\\ud800"}',
    "[" * 900,
    b"\xff\xfe",
    b"\x00" * 64,
)


async def test_broken_frames_are_refused_and_the_connection_lasts(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (_, ann, bob):
        for frame in FRAMES:
            await ann.socket.send(frame)
            refused = await ann.hear_until(lambda heard: heard["type"] == "refused")
            assert refused["words"].startswith("This message cannot be read")
        await goes_on(ann, bob)


def frames_of_chance(number: int) -> list[bytes]:
    """Messages made of the right words in the wrong places."""
    values = st.one_of(st.integers(-2, 99), st.booleans(), st.none(), st.sampled_from(KINDS))
    frames: list[bytes] = []

    @given(st.dictionaries(st.sampled_from(FIELDS), values))
    @settings(max_examples=number)
    def gather(frame: dict[str, Any]) -> None:
        frames.append(msgspec.json.encode(frame))

    gather()
    return frames


async def test_frames_of_chance_never_stop_a_room(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob), served.client() as cat:
        async with cat.enter(room) as watching:
            for frame in frames_of_chance(150):
                await watching.socket.send(frame.decode())
            await watching.say("chat", text="done")
            for table in (watching, bob):
                await table.hear_until(lambda heard: heard.get("text") == "done")
        await goes_on(ann, bob)


async def test_answers_out_of_order_for_other_seats_or_stale_are_refused(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        assert ann.ask is not None
        decision = ann.ask["decision"]

        async def refusal(table: RoomClient, **fields: object) -> str:
            await table.say("answer", **fields)
            return str((await table.hear_until(lambda heard: heard["type"] == "refused"))["words"])

        assert await refusal(bob, seat=0, decision=decision, option=0) == "That is not your seat."
        assert await refusal(bob, seat=1, decision=0, option=0) == "You are not asked now."
        assert await refusal(ann, seat=0, decision=decision + 1, option=0) == "That question has been answered already."
        assert (await refusal(ann, seat=0, decision=decision, option=99)).startswith("Answer with a number from 0 to")
        assert await served.server.store.entries(room) == []
        await ann.answer(0)
        await ann.answer(0)  # the same once more, as a double click sends it
        assert (await ann.hear_until(lambda h: h["type"] == "refused"))["words"] in (
            "That question has been answered already.",
            "You are not asked now.",
        )
        assert len(await served.server.store.entries(room)) == 1
        await goes_on(ann, bob)


async def test_hello_comes_first_and_once(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        cookie = ann.socket.request.headers["Cookie"] if ann.socket.request else ""
        async with raw(served, room, Cookie=cookie) as bare:
            await bare.send('{"type":"start"}')
            assert await said(bare) == {"type": "refused", "words": "Say hello first."}
        await ann.say("hello", last=0)
        refused = await ann.hear_until(lambda heard: heard["type"] == "refused")
        assert refused["words"] == "Say hello once only."
        await goes_on(ann, bob)


async def test_a_huge_message_closes_its_connection_only(tmp_path):
    async with serving(tmp_path, limits=LIMITS) as served, two_at_a_table(served) as (room, ann, bob):
        async with served.client() as cat, cat.enter(room) as huge:
            await huge.socket.send("x" * 3000)
            assert await sent_away(huge) == "A message has at most 2000 bytes."
        async with served.client() as cat, cat.enter(room) as giant:
            with contextlib.suppress(Exception):
                await giant.socket.send("x" * 1_000_000)
            assert await sent_away(giant)
        await goes_on(ann, bob)


async def test_too_many_messages_close_their_connection_only(tmp_path):
    async with serving(tmp_path, limits=LIMITS) as served, two_at_a_table(served) as (room, ann, bob):
        async with served.client() as cat, cat.enter(room) as noisy:
            with contextlib.suppress(Exception):
                for _ in range(20_000):  # more in a second than are heard, even on a machine that halts now and then
                    await noisy.say("undo_vote", yes=True)
            assert await sent_away(noisy) == "At most 20 messages a second are heard."
        await goes_on(ann, bob)


async def test_too_long_a_chat_line_closes_its_connection_only(tmp_path):
    async with serving(tmp_path, limits=LIMITS) as served, two_at_a_table(served) as (room, ann, bob):
        async with served.client() as cat, cat.enter(room) as talker:
            await talker.say("chat", text="x" * 81)
            assert await sent_away(talker) == "A chat line has at most 80 characters."
        await goes_on(ann, bob)


async def test_too_many_connections_from_one_address(tmp_path):
    async with serving(tmp_path, limits=LIMITS) as served, two_at_a_table(served) as (room, ann, bob):
        async with contextlib.AsyncExitStack() as stack, served.client() as cat:
            for _ in range(4):
                await stack.enter_async_context(cat.enter(room))
            async with cat.enter(room) as one_too_many:
                words = await sent_away(one_too_many)
            assert words == "There are 6 connections from your address already; close one first."
            await goes_on(ann, bob)
        async with served.client() as cat, cat.enter(room) as again:
            assert (await again.hear())["type"] == "table"


async def test_too_many_rooms_of_one_guest(tmp_path):
    async with serving(tmp_path, limits=LIMITS) as served, guests(served, "Ann") as (ann,):
        for _ in range(2):
            await ann.make_room(GAME, 2)
        answer = await ann.http.post("/api/rooms", json={"game": GAME, "seats": 2})
        assert answer.status_code == 429
        assert answer.json() == {"error": "You have 2 tables open or running; finish one first."}


async def test_a_slow_reader_is_sent_away_and_nobody_waits_for_it(tmp_path):
    limits = msgspec.structs.replace(
        LIMITS,
        waiting_messages=20,
        messages_per_second=5000,
        chat_length=15_000,
        chats_per_minute=100_000,
        message_size=20_000,
    )
    async with (
        serving(tmp_path, limits=limits) as served,
        two_at_a_table(served) as (room, ann, bob),
        served.client() as cat,
        cat.enter(room) as talker,
    ):
        with await asyncio.to_thread(_deaf_spectator, served, room, await _a_cookie(served)):
            await ann.hear_until(lambda _: ann.room["watchers"] == 2)
            playing = asyncio.gather(ann.play(any_option(1)), bob.play(any_option(2)))
            # More than any buffer between the two holds; each line is heard by others before the next one.
            for number in range(10_000):
                if served.server.rooms.in_memory[room].view("").watchers == 1:
                    break
                line = f"{number} ".ljust(15_000, "x")
                await talker.say("chat", text=line)
                while (await talker.hear()).get("text") != line:
                    pass
            assert served.server.rooms.in_memory[room].view("").watchers == 1
            assert await playing


async def _a_cookie(served: Served) -> str:
    async with served.client() as cat:
        return "; ".join(f"{name}={value}" for name, value in cat.http.cookies.items())


def _deaf_spectator(served: Served, room: str, cookie: str) -> socket.socket:
    """A connection that says hello and never reads again."""
    host, port = served.address.removeprefix("http://").split(":")
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect((host, int(port)))
    deaf.sendall(
        f"GET /ws/rooms/{room} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\n\r\n".encode()
    )
    assert b" 101 " in deaf.recv(1024)
    hello = b'{"type":"hello","last":0}'
    deaf.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return deaf


async def test_a_forged_cookie_is_nobody(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        cookie = (ann.socket.request.headers["Cookie"] if ann.socket.request else "").partition("=")[2]
        guest, secret, signature = cookie.split(".")
        other_secret, other_signature = ("BA"[part[0] == "B"] + part[1:] for part in (secret, signature))
        other = (bob.socket.request.headers["Cookie"] if bob.socket.request else "").partition("=")[2]
        forged = (
            f"{guest}.{secret}.{other_signature}",
            f"{guest}.{other_secret}.{signature}",
            f"{other.split('.')[0]}.{secret}.{signature}",
            f"{guest}..{signature}",
            "a.b.c",
            "x" * 5000,
            "../../etc/passwd",
        )
        for wrong in forged:
            async with raw(served, room, Cookie=f"gloaming_guest={wrong}") as bare:
                heard = await said(bare)
                assert heard == {"type": "closed", "words": "Nobody knows you here yet: ask for /api/me first."}
            async with httpx.AsyncClient(base_url=served.address, cookies={"gloaming_guest": wrong}) as http:
                answer = await http.post("/api/rooms", json={"game": GAME, "seats": 2}, headers={"X-Gloaming": "1"})
                assert answer.status_code == 401
        await goes_on(ann, bob)


async def test_a_page_of_another_site_cannot_use_the_cookie(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        cookie = ann.socket.request.headers["Cookie"] if ann.socket.request else ""
        with pytest.raises(InvalidStatus) as refused:
            async with raw(served, room, Cookie=cookie, Origin="https://elsewhere.example"):
                pass
        assert refused.value.response.status_code == 403
        async with raw(served, room, Cookie=cookie, Origin=served.address) as bare:
            await bare.send('{"type":"hello","last":0}')
            assert (await said(bare))["type"] == "table"
        body = {"game": GAME, "seats": 2}
        assert (await ann.client.http.post("/api/rooms", json=body, headers={"X-Gloaming": ""})).status_code == 403
        elsewhere = {"Origin": "https://elsewhere.example"}
        assert (await ann.client.http.post("/api/rooms", json=body, headers=elsewhere)).status_code == 403
        await goes_on(ann, bob)


async def test_a_room_that_does_not_exist(tmp_path):
    async with serving(tmp_path) as served, served.client() as cat:
        for wrong in ("nothing", "..", "x" * 300):
            async with cat.enter(wrong) as table:
                assert await sent_away(table) == "There is no such table; its link may be incomplete."


@pytest.mark.parametrize(
    "path",
    [
        "/../settings.py",
        "/..%2fsettings.py",
        "/%2e%2e/settings.py",
        "/assets/../../settings.py",
        "/assets/..%2f..%2fsettings.py",
        "//etc/passwd",
        "/%00",
        "/assets/%5c..%5c..%5csettings.py",
        "/static/../__init__.py",
        "/" + "a/" * 500,
    ],
)
async def test_no_path_leads_out_of_the_pages(tmp_path, path):
    async with serving(tmp_path) as served:
        host, port = served.address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        assert answer.split(b" ")[1] in (b"404", b"400")
        assert b"Settings" not in answer

"""A side's own chat: nobody else is sent a word of it, by any door."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import NamedTuple

import msgspec
import pytest

import gloaming
from gloaming.client import Message, RoomClient
from gloaming.table.room import chat, rooms
from tests.table.serving import GAME, Guest, guests, serving
from tests.table.test_seats import refusal

pytestmark = pytest.mark.asyncio

SECRET = "the goblin hides behind the pond"
OVERLORD, SCOUT, HEALER = 0, 1, 2
NAMES = ("Ann", "Bob", "Cat", "Dan")


class Told(NamedTuple):
    """Everyone at a table of Descent: an overlord, two heroes, someone who watches."""

    room: str
    lord: RoomClient
    scout: RoomClient
    healer: RoomClient
    watcher: RoomClient


@asynccontextmanager
async def a_table(people: Sequence[Guest]) -> AsyncIterator[Told]:
    """A game that has begun."""
    ann, bob, cat, dan = people
    room = await ann.make_room("descent", 3, seed=3)
    async with AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(guest.enter(room)) for guest in (ann, bob, cat, dan)]
        for seat in (SCOUT, HEALER):
            await tables[seat].say("sit", seat=seat)
            await tables[0].hear_until(kind_at(tables[0], seat))
        await tables[0].say("start")
        for table in tables:
            await table.hear_until(lambda heard: heard["type"] == "table" and bool(heard["seats"]))
        yield Told(room, *tables)


def kind_at(table: RoomClient, seat: int) -> Callable[[Message], bool]:
    return lambda _: bool(table.room) and table.room["seats"][seat]["kind"] == "person"


async def chats_until(table: RoomClient, last: str) -> list[Message]:
    """What is told to a connection until that line is."""
    heard: list[Message] = []
    while not heard or heard[-1].get("text") != last:
        heard.append(await table.hear())
    return heard


async def test_only_the_side_hears_it_now_and_after_a_reload(tmp_path):
    async with serving(tmp_path) as served, guests(served, *NAMES) as people:
        async with a_table(people) as t:
            await t.scout.say("chat", text=SECRET, aside=SCOUT)
            await t.scout.say("chat", text="ready")
            for table in (t.scout, t.healer):
                heard = [line for line in await chats_until(table, "ready") if line["type"] == "chat"]
                assert [(line["from"], line["text"], line["aside"]) for line in heard] == [
                    ("Bob", SECRET, True),
                    ("Bob", "ready", False),
                ]
            for table in (t.lord, t.watcher):
                heard = await chats_until(table, "ready")
                assert SECRET.encode() not in msgspec.json.encode(heard)
            room = t.room
        for guest, hears in zip(people, (False, True, True, False), strict=True):
            async with guest.enter(room) as again:
                fresh = await again.hear_until(lambda heard: heard["type"] == "table")
                assert (SECRET.encode() in msgspec.json.encode(fresh)) == hears
                assert "ready" in [line["text"] for line in fresh["chat"]]


async def test_nobody_can_tell_by_what_is_left_of_the_chat_how_much_a_side_has_talked(tmp_path, monkeypatch):
    for where in (chat, rooms):
        monkeypatch.setattr(where, "CHAT_LINES", 3)

    async def told(guest: Guest, room: str) -> list[str]:
        async with guest.enter(room) as table:
            fresh = await table.hear_until(lambda heard: heard["type"] == "table")
            return [line["text"] for line in fresh["chat"]]

    async with serving(tmp_path) as served, guests(served, *NAMES) as people, a_table(people) as t:
        for line in ("one", "two", "three", "four"):
            await t.scout.say("chat", text=line)
        for line in ("five", "six"):
            await t.scout.say("chat", text=line, aside=SCOUT)
        await chats_until(t.scout, "six")
        room = t.room
        for again in (False, True):
            lord, healer = [await told(people[seat], room) for seat in (OVERLORD, HEALER)]
            assert lord == ["two", "three", "four"]
            assert healer == ["four", "five", "six"]
            if not again:  # and the same where the room comes from the store
                await served.server.rooms.in_memory[room].close("")


async def test_who_takes_a_seat_of_that_side_reads_it_and_who_gave_it_away_does_not(tmp_path):
    async with serving(tmp_path) as served, guests(served, *NAMES) as people, a_table(people) as t:
        await t.scout.say("chat", text=SECRET, aside=SCOUT)
        await t.healer.hear_until(lambda heard: heard.get("text") == SECRET)
        await t.scout.say("hand", seat=SCOUT)
        await t.watcher.hear_until(lambda _: t.watcher.room["seats"][SCOUT]["offered"] == "anyone")
        await t.watcher.say("take", seat=SCOUT)
        taken = await t.watcher.hear_until(lambda heard: heard["type"] == "table")
        assert SECRET in [line["text"] for line in taken["chat"]]
        left = await t.scout.hear_until(lambda heard: heard["type"] == "table")
        assert SECRET not in [line["text"] for line in left["chat"]]


async def test_no_page_of_a_running_or_finished_game_tells_it(tmp_path):
    async with serving(tmp_path) as served, guests(served, *NAMES) as people, a_table(people) as t:
        await t.healer.say("chat", text=SECRET, aside=HEALER)
        await t.scout.hear_until(lambda heard: heard.get("text") == SECRET)
        for path in (f"/api/rooms/{t.room}", f"/api/replays/{t.room}?seat=watch", "/api/rooms"):
            answer = await people[OVERLORD].http.get(path)
            assert SECRET not in answer.text
        await t.lord.say("close")
        await t.scout.hear_until(lambda _: bool(t.scout.room["ended"]))
        for eyes in ("watch", "all", str(OVERLORD), str(SCOUT)):
            answer = await people[OVERLORD].http.get(f"/api/replays/{t.room}?seat={eyes}")
            assert SECRET not in answer.text
        async with people[OVERLORD].enter(t.room) as again:
            table = await again.hear_until(lambda heard: heard["type"] == "table")
            assert SECRET.encode() not in msgspec.json.encode(table), "not even when it is over"


async def test_nobody_speaks_aside_from_a_seat_that_is_not_theirs_alone_or_too_early(tmp_path):
    async with serving(tmp_path) as served, guests(served, *NAMES) as people:
        async with a_table(people) as t:
            assert await refusal(t.lord, "chat", text="hm", aside=SCOUT) == "That is not your seat."
            assert await refusal(t.watcher, "chat", text="hm", aside=SCOUT) == "That is not your seat."
            assert await refusal(t.lord, "chat", text="hm", aside=OVERLORD) == "You play alone: say it to everyone."
            assert await refusal(t.scout, "chat", text="hm", aside=9) == "There are seats 0 to 2, not 9."
        early = await people[0].make_room("descent", 3)
        async with people[0].enter(early) as table:
            await table.hear()
            words = "Sides talk among themselves once the game has begun."
            assert await refusal(table, "chat", text="hm", aside=OVERLORD) == words


async def test_the_games_say_who_plays_on_one_side():
    assert gloaming.game("descent").sides_with(5, {}) == (0, 1, 1, 1, 1)
    assert gloaming.game("dusk").sides_with(4, {"mode": "2v2"}) == (0, 1, 0, 1)
    assert gloaming.game("dusk").sides_with(3, {}) == (0, 1, 2)
    assert gloaming.game("twilight").sides_with(4, {"mode": "2v2"}) == (0, 1, 0, 1)
    assert gloaming.game(GAME).sides_with(3, {}) == (0, 1, 2)

"""The host of a room: mute, remove, ban, lock, close."""

from __future__ import annotations

import pytest

from gloaming.client import Closed, Message, RoomClient
from gloaming.table.room import host
from tests.table.serving import GAME, guests, serving, two_at_a_table
from tests.table.test_seats import refusal, seats_are

pytestmark = pytest.mark.asyncio


async def named(host: RoomClient, name: str) -> Message:
    """Someone as the host sees them."""

    def found() -> Message | None:
        return next((each for each in host.room.get("people", []) if each["name"] == name), None)

    if found() is None:
        await host.hear_until(lambda _: found() is not None)
    person = found()
    assert person is not None
    return person


async def last_words(table: RoomClient) -> str:
    try:
        while True:
            await table.hear()
    except Closed as closed:
        return str(closed)


async def test_someone_muted_is_not_heard_until_they_may_talk_again(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        bobs = await named(ann, "Bob")
        await ann.say("mute", who=bobs["who"], yes=True)
        await ann.hear_until(lambda _: ann.room["people"][0]["muted"])
        assert await refusal(bob, "chat", text="hello") == "The host has muted you at this table."
        assert bob.room["people"] == []  # nobody else sees what the host sees
        assert await refusal(bob, "mute", who=bobs["who"], yes=False) == "Only the host can do that."
        assert await refusal(ann, "mute", who="nobody", yes=True) == "There is nobody of that name at this table."
        await ann.say("mute", who=bobs["who"], yes=False)
        await bob.say("chat", text="thanks")
        await ann.hear_until(lambda heard: heard.get("text") == "thanks")
        assert served.server.rooms.in_memory[room].row.moderation.muted == {}


async def test_someone_removed_leaves_their_seat_and_stays_out_for_a_while(tmp_path, monkeypatch):
    async with serving(tmp_path) as served, guests(served, "Ann", "Bob") as (ann, bob):
        room = await ann.make_room(GAME, 2)
        async with ann.enter(room) as anns:
            async with bob.enter(room) as bobs:
                await bobs.say("sit", seat=1)
                await seats_are(anns, "person", "person")
                monkeypatch.setattr(host, "OUT_FOR", 1000.0)
                await anns.say("remove", who=(await named(anns, "Bob"))["who"])
                await seats_are(anns, "person", "open")
                assert "sent you away" in await last_words(bobs)
            async with bob.enter(room) as bobs:
                assert "sent you away" in await last_words(bobs)
            monkeypatch.setattr(host, "OUT_FOR", -1.0)
            served.server.rooms.in_memory[room].host._out.clear()
            async with bob.enter(room) as bobs:
                assert (await bobs.hear())["type"] == "table"


async def test_someone_banned_never_comes_back_unless_the_host_says_so(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        bobs = await named(ann, "Bob")
        await ann.say("ban", who=bobs["who"], yes=True)
        assert "does not let you in" in await last_words(bob)
        await ann.hear_until(lambda _: ann.room["seats"][1]["kind"] == "bot")
        async with bob.client.enter(room) as again:
            assert "does not let you in" in await last_words(again)
        kept = await served.server.store.room(room)
        assert kept is not None
        assert list(kept.moderation.banned.values()) == ["Bob"]
        await ann.say("ban", who=bobs["who"], yes=False)
        await ann.hear_until(lambda _: not any(each["banned"] for each in ann.room["people"]))
        async with bob.client.enter(room) as again:
            assert (await again.hear())["type"] == "table"


async def test_a_locked_room_lets_in_only_those_who_sit_there(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob), guests(served, "Cat") as (cat,):
        await ann.say("lock", yes=True)
        await bob.hear_until(lambda _: bob.room["locked"])
        async with cat.enter(room) as cats:
            assert await last_words(cats) == "The host has locked this table."
        async with bob.client.enter(room) as again:
            assert (await again.hear())["type"] == "table"
        await ann.say("lock", yes=False)
        await bob.hear_until(lambda _: not bob.room["locked"])
        async with cat.enter(room) as cats:
            assert (await cats.hear())["type"] == "table"


async def test_a_closed_room_is_over_for_everyone(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        assert await refusal(bob, "close") == "Only the host can do that."
        await ann.say("close")
        assert await last_words(bob) == "The host closed this table."
        closed = await ann.client.get(f"/api/rooms/{room}")
        assert (closed["state"], closed["ended"]["words"]) == ("over", "The host closed this table.")
        async with bob.client.enter(room) as again:
            await again.hear()
            assert (await refusal(again, "sit", seat=0)).startswith("The game has begun")
        assert (await ann.client.get(f"/api/replays/{room}"))["outcome"]["reason"] == "The host closed this table."

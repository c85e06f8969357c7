"""People come back: they miss nothing, and rooms nobody is in come back from the store."""

from __future__ import annotations

import asyncio

import pytest

from gloaming.client import RoomClient
from tests.table.serving import GAME, PATIENCE, any_option, events_of, guests, serving, two_at_a_table, whose_turn

pytestmark = pytest.mark.asyncio

CAUGHT_UP = "and what now?"


async def play_some(ann: RoomClient, bob: RoomClient, answers: int, seed: int = 1) -> None:
    """Both answer at random, so many times together; then someone is asked, and Ann has heard of all before."""
    choose = any_option(seed)
    for _ in range(answers):
        table = await whose_turn(ann, bob)
        ask = table.ask
        assert ask is not None
        await table.answer(choose(ask))
        for hearing in (ann, bob):
            await hearing.hear_until(lambda heard: heard["type"] == "update")
    await whose_turn(ann, bob)
    await ann.say("chat", text=CAUGHT_UP)
    await ann.hear_until(lambda heard: heard.get("text") == CAUGHT_UP)


async def test_who_reconnects_gets_every_message_missed(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann", "Bob", "Cat") as (ann, bob, _):
        room = await ann.make_room(GAME, 2)
        async with ann.enter(room) as anns:
            async with bob.enter(room) as bobs:
                await bobs.say("sit", seat=1)
                await anns.hear_until(lambda _: bool(anns.room) and anns.room["seats"][1]["kind"] == "person")
                await anns.say("start")
                await bobs.hear_until(lambda heard: heard["type"] == "table" and bool(heard["seats"]))
                last = bobs.last
            for number in range(3):
                await anns.say("chat", text=f"line {number}")
            await anns.hear_until(lambda heard: heard["type"] == "chat" and heard["text"] == "line 2")
            async with bob.enter(room, last=last) as again:
                heard = [await again.hear() for _ in range(5)]
    assert [h["text"] for h in heard if h["type"] == "chat"] == ["line 0", "line 1", "line 2"]
    assert "table" not in [h["type"] for h in heard]
    assert [h["n"] for h in heard] == sorted({h["n"] for h in heard})
    assert heard[0]["n"] > last


async def test_who_reloads_gets_a_fresh_table_with_the_log_and_the_chat(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        await ann.say("chat", text="hello there")
        await play_some(ann, bob, 20)
        async with ann.client.enter(room) as fresh:
            heard = await fresh.hear()
        assert heard["type"] == "table"
        assert heard["chat"] == [{"from": "Ann", "text": said, "aside": False} for said in ("hello there", CAUGHT_UP)]
        seen = ann.seats["0"]
        assert heard["seats"]["0"]["view"] == seen["view"]
        assert heard["seats"]["0"]["ask"] == seen["ask"]
        assert len(heard["seats"]["0"]["log"]) > len(seen["log"])


async def test_who_missed_too_much_gets_a_fresh_table(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        first = ann.last
        await play_some(ann, bob, 60)
        async with ann.client.enter(room, last=first) as fresh:
            assert (await fresh.hear())["type"] == "table"


async def test_an_idle_room_leaves_memory_and_comes_back_as_it_was(tmp_path):
    async with serving(tmp_path) as served:
        rooms = served.server.rooms
        async with guests(served, "Ann", "Bob") as (ann, bob):
            room = await ann.make_room(GAME, 2)
            async with ann.enter(room) as anns, bob.enter(room) as bobs:
                await bobs.say("sit", seat=1)
                await anns.hear_until(lambda _: bool(anns.room) and anns.room["seats"][1]["kind"] == "person")
                await anns.say("start")
                await anns.hear_until(lambda heard: heard["type"] == "table" and bool(heard["seats"]))
                await play_some(anns, bobs, 15)
                view, last = anns.seats["0"]["view"], anns.last
                assert room in rooms.in_memory
                served.set(idle_after=0.05)
            async with asyncio.timeout(PATIENCE):
                while room in rooms.in_memory:
                    await asyncio.sleep(0.02)
            async with ann.enter(room, last=last) as back, bob.enter(room) as bobs:
                heard = await back.hear()
                assert heard["type"] == "table"
                assert heard["n"] > last
                assert heard["seats"]["0"]["view"] == view
                await bobs.hear()
                assert await asyncio.gather(back.play(any_option(3)), bobs.play(any_option(4)))


async def test_a_room_waits_for_someone_who_has_connected_and_not_said_hello_yet(tmp_path):
    async with serving(tmp_path, idle_after=0.01) as served, guests(served, "Ann") as (ann,):
        room = await ann.make_room(GAME, 2)
        async with asyncio.timeout(PATIENCE), ann._dial(f"/ws/rooms/{room}") as socket:
            while room not in served.server.rooms.in_memory:
                await asyncio.sleep(0.01)
            loaded = served.server.rooms.in_memory[room]
            while "idle" in loaded.timers or not loaded._inbox.empty():
                await asyncio.sleep(0.01)
            await socket.send('{"type": "hello", "last": 0}')
            assert "table" in str(await socket.recv())
            assert served.server.rooms.in_memory[room] is loaded
        async with asyncio.timeout(PATIENCE):
            while room in served.server.rooms.in_memory:
                await asyncio.sleep(0.01)


async def test_every_update_tells_what_happened_once(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        told = list(ann.seats["0"]["log"])

        async def listen() -> None:
            choose = any_option(5)
            answered = None
            while ann.outcome is None:
                if ann.ask and answered != ann.ask["decision"]:
                    answered = ann.ask["decision"]
                    await ann.answer(choose(ann.ask))
                told.extend(events_of(await ann.hear()))

        await asyncio.gather(listen(), bob.play(any_option(6)))
        live = served.server.rooms.in_memory[room].live
        assert live is not None
        assert [event["event"] for event in told] == [event.name for event in live.match.events]

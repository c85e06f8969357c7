"""Endings that no rule knows: resigning, a draw, a claim; and turns that take too long."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from msgspec.structs import replace

from gloaming.client import RoomClient
from gloaming.kernel import Position
from gloaming.table.room.messages import Overdue
from gloaming.table.room.room import Room
from gloaming.table.room.turn_clock import Clock, Pace, TurnClock, clock_view
from gloaming.table.store.store import change_room
from gloaming.table.workers import Workers
from tests.table.serving import GAME, PATIENCE, Served, any_option, guests, serving, two_at_a_table, whose_turn
from tests.table.test_seats import refusal, seats_are

pytestmark = pytest.mark.asyncio


async def test_who_resigns_between_two_loses(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        assert await refusal(ann, "resign", seat=1) == "That is not your seat."
        await ann.say("resign", seat=0)
        await bob.hear_until(lambda _: bob.room["state"] == "over")
        assert bob.room["ended"] == {"winners": [1], "words": "Ann resigns."}
        assert await refusal(bob, "resign", seat=1) == "There is no game to end here."
        assert (await bob.client.get(f"/api/replays/{room}"))["outcome"] == {"winners": [1], "reason": "Ann resigns."}
        mover = ann if ann.ask else bob
        assert mover.ask is not None
        await mover.answer(0)
        assert (await mover.hear_until(lambda heard: heard["type"] == "refused"))["words"] == "The game is over."
        await bob.say("rematch")
        again = await bob.hear_until(lambda heard: heard["type"] == "rematch")
        assert (await bob.client.get(f"/api/rooms/{again['id']}"))["ended"] is None


async def test_who_resigns_among_more_is_followed_by_a_bot(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann", "Bob") as (ann, bob):
        room = await ann.make_room(GAME, 3, bots=[None, None, "random"])
        async with ann.enter(room) as anns, bob.enter(room) as bobs:
            await bobs.say("sit", seat=1)
            await seats_are(anns, "person", "person", "bot")
            await anns.say("start")
            await bobs.hear_until(lambda heard: heard["type"] == "table" and "1" in heard["seats"])
            await anns.say("resign", seat=0)
            notice = await bobs.hear_until(lambda heard: heard["type"] == "notice")
            assert notice["words"] == "Ann resigns; a bot plays on in that seat."
            assert bobs.room["seats"][0]["kind"] == "bot"
            assert bobs.room["state"] == "running"


async def test_a_draw_is_agreed_or_declined_by_everyone_else(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (_, ann, bob):
        assert await refusal(bob, "draw_vote", yes=True) == "There is nothing for you to agree to."
        await ann.say("draw")
        offered = await bob.hear_until(lambda heard: heard["type"] == "draw_offered")
        assert (offered["seat"], offered["name"]) == (0, "Ann")
        assert await refusal(ann, "draw_vote", yes=True) == "There is nothing for you to agree to."
        assert await refusal(bob, "draw") == "A draw is offered already."
        await bob.say("draw_vote", yes=False)
        assert (await ann.hear_until(lambda heard: heard["type"] == "draw_settled"))[
            "words"
        ] == "The draw was declined."
        await bob.say("draw")
        await ann.hear_until(lambda heard: heard["type"] == "draw_offered")
        await ann.say("draw_vote", yes=True)
        await bob.hear_until(lambda _: bob.room["state"] == "over")
        assert bob.room["ended"] == {"winners": [], "words": "A draw was agreed."}


async def test_a_game_is_claimed_once_all_others_have_been_away_for_long(tmp_path):
    async with serving(tmp_path, claim_after=1000.0) as served, two_at_a_table(served) as (_, ann, bob):
        assert (await refusal(ann, "claim")).startswith("A game can be claimed when all others have been away")
        await bob.socket.close()
        await ann.hear_until(lambda _: not ann.room["seats"][1]["online"])
        assert (await refusal(ann, "claim")).startswith("A game can be claimed when all others have been away")
        served.set(claim_after=0.0)
        await ann.say("claim")
        await ann.hear_until(lambda _: ann.room["state"] == "over")
        assert ann.room["ended"] == {"winners": [0], "words": "Ann claims the game: Bob left."}


async def test_someone_who_is_here_and_does_not_answer_no_longer_freezes_the_game(tmp_path):
    async with serving(tmp_path, slow_after=0.05) as served, two_at_a_table(served) as (_, ann, bob):
        slow = await whose_turn(ann, bob)
        other = bob if slow is ann else ann
        assert slow.ask is not None
        seat = slow.ask["seat"]
        away = await other.hear_until(lambda heard: heard["type"] == "away")
        assert away["seat"] == seat
        await other.say("cover", seat=seat)
        await other.hear_until(lambda _: other.room["seats"][seat]["away"])
        await slow.say("back", seat=seat)
        await other.hear_until(lambda _: not other.room["seats"][seat]["away"])


async def out_of_time(served: Served, room: str) -> Room:
    """A room in which someone's time has been over for long, though its clock has not rung."""
    found = served.server.rooms.in_memory[room]
    found.row = replace(found.row, clock=replace(found.row.clock, since=time.time() - 200))
    await found.keep()
    return found


async def test_a_bot_plays_for_someone_whose_time_is_over(tmp_path):
    pace = {"turn": 5, "reserve": 100}
    async with serving(tmp_path) as served, two_at_a_table(served, pace=pace) as (room, ann, bob):
        slow = await whose_turn(ann, bob)
        other = bob if slow is ann else ann
        assert slow.ask is not None
        seat = slow.ask["seat"]
        while (slow.room["clock"] or {}).get("seat") != seat:
            await slow.hear()
        assert slow.room["your_turn"]
        assert 5 < slow.room["clock"]["seconds"] <= 105
        (await out_of_time(served, room)).say(None, Overdue())
        notice = await other.hear_until(lambda heard: heard["type"] == "notice")
        assert notice["words"].endswith("is over; a bot plays until they are back.")
        assert other.room["seats"][seat]["away"]


async def test_a_clock_runs_on_while_the_table_is_closed(tmp_path):
    pace = {"turn": 5, "reserve": 100}
    async with serving(tmp_path) as served, two_at_a_table(served, pace=pace) as (room, ann, bob):
        slow = await whose_turn(ann, bob)
        assert slow.ask is not None
        seat = slow.ask["seat"]
        while (slow.room["clock"] or {}).get("seat") != seat:
            await slow.hear()
        found = await out_of_time(served, room)
        found._task.cancel()  # as if the table had been closed meanwhile
        found._end("")
        other = bob if slow is ann else ann
        began = time.monotonic()
        async with other.client.enter(room) as again:  # the bot may have taken over before they are let in
            await again.hear_until(lambda _: bool(again.room) and again.room["seats"][seat]["away"])
        assert time.monotonic() - began < 100, "the clock began anew"


@pytest.mark.parametrize("pace", [None, {"turn": 3600}])
async def test_a_secret_question_without_a_pass_is_answered_by_a_bot_in_the_end(tmp_path, monkeypatch, pace):
    answered = asyncio.Event()
    choose = Workers.choose

    async def watched(self: Workers, game: Any, pos: Position, *rest: Any) -> int:
        assert pos.ask is not None
        assert pos.ask.secret
        answered.set()
        return await choose(self, game, pos, *rest)

    monkeypatch.setattr(Workers, "choose", watched)
    monkeypatch.setattr(TurnClock, "longest_in_secret", lambda _: 0.05)
    async with serving(tmp_path) as served, guests(served, "Ann", "Bob") as (ann, bob):
        room = await ann.make_room("dusk", 2, response_time=0, pace=pace)
        async with ann.enter(room) as anns, bob.enter(room) as bobs:
            await bobs.say("sit", seat=1)
            await seats_are(anns, "person", "person")
            await anns.say("start")

            async def play(table: RoomClient) -> None:
                """Answer whatever is asked openly, and nothing that is asked in secret."""
                choosing, seen = any_option(3), set[int]()
                while True:
                    await table.hear()
                    live = served.server.rooms.in_memory[room].live
                    if table.ask is None or live is None or table.ask["decision"] in seen:
                        continue
                    seen.add(table.ask["decision"])
                    if live.position.ask is not None and not live.position.ask.secret:
                        await table.answer(choosing(table.ask))

            playing = [asyncio.create_task(play(table)) for table in (anns, bobs)]
            async with asyncio.timeout(PATIENCE):
                await answered.wait()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            assert not any(seat["away"] for seat in anns.room["seats"]), "that would tell who was asked"


async def test_the_time_of_a_secret_question_is_kept_and_shown_to_nobody():
    clock = replace(Clock(pace=Pace(10, 60)).moved_to(None, -1, 2, 1000.0), secret=(7, 1000.0))
    assert clock.due_at() == 1010.0
    shown = clock_view(clock)
    assert shown is not None
    assert (shown.seat, shown.seconds) == (None, 0.0)
    assert clock.moved_to(1, 3, 2, 1005.0).secret is None


async def test_a_room_nobody_looks_at_is_woken_when_time_is_over(tmp_path):
    async with serving(tmp_path, sweep_every=0.05) as served, guests(served, "Ann") as (ann,):
        pace = {"turn": 3 * 86400}
        room = await ann.make_room(GAME, 2, bots=[None, "random"], start=True, pace=pace)
        async with ann.enter(room) as table:
            await table.hear_until(lambda _: bool(table.room) and table.room["your_turn"])
        (mine,) = await ann.get("/api/me/rooms")
        assert (mine["your_turn"], mine["clock"]["turn"]) == (True, 3 * 86400)
        found = served.server.rooms.in_memory[room]
        found._task.cancel()
        found._end("")
        assert (await ann.get("/api/me/rooms"))[0]["your_turn"]  # also while it is not in memory
        row = replace(found.row, clock=replace(found.row.clock, since=time.time() - 4 * 86400))
        await served.server.store.write(change_room(row))
        async with ann.enter_lobby() as hear:
            await hear()
            while not (await ann.get(f"/api/rooms/{room}"))["seats"][0]["away"]:
                pass


async def test_a_room_that_only_its_clock_has_woken_is_listed_where_it_was(tmp_path):
    """Its time may be that of a secret question."""
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        first, second = [await ann.make_room(GAME, 2) for _ in range(2)]
        await served.server.rooms.find(first, looked_at=False)
        assert [room["id"] for room in await ann.get("/api/rooms")] == [second, first]
        await served.server.rooms.in_memory[first].close("")
        await served.server.rooms.find(first)
        assert [room["id"] for room in await ann.get("/api/rooms")] == [first, second]


async def test_reserve_is_spent_only_beyond_the_time_of_a_question():
    clock = Clock(pace=Pace(10, 60)).moved_to(0, 1, 2, 1000.0)
    assert clock.due_at() == 1070.0
    quick = clock.moved_to(1, 1, 2, 1008.0)
    assert quick.left == (60.0, 60.0)
    slow = quick.moved_to(0, 2, 2, 1038.0)
    assert (slow.left, slow.due_at()) == ((60.0, 40.0), 1038.0 + 70.0)
    assert slow.moved_to(None, -1, 2, 2000.0).left == (0.0, 40.0)

"""My finished games, in the lobby and when one of them is told again."""

from __future__ import annotations

import time

import pytest

from tests.table.serving import GAME, Guest, guests, serving
from tests.table.test_api import a_finished_game

pytestmark = pytest.mark.asyncio


async def a_game_given_up(ann: Guest) -> str:
    """A game of Ann's against a bot, which she resigns."""
    room = await ann.make_room(GAME, 2, bots=[None, "random"], start=True)
    await _over(ann, room, "resign", seat=0)
    return room


async def _over(ann: Guest, room: str, kind: str, **fields: object) -> None:
    async with ann.enter(room) as table:
        await table.hear()
        await table.say(kind, **fields)
        await table.hear_until(lambda _: bool(table.room) and table.room["state"] == "over")


async def test_a_finished_game_is_listed_for_who_played_it_and_for_nobody_else(tmp_path):
    began = time.time()
    async with serving(tmp_path) as served, guests(served, "Ann", "Ben") as (ann, ben):
        await a_finished_game(ann)  # between two bots
        room = await a_game_given_up(ann)
        (listed,) = await ann.get("/api/me/games")
        assert began <= listed.pop("ended_at") <= time.time()
        assert listed == {
            "id": room,
            "game": GAME,
            "title": "Casting Shadows",
            "names": ["Ann", "Wren"],
            "bots": [1],
            "mine": [0],
            "winners": [1],
            "words": "Ann resigns.",
        }
        assert await ben.get("/api/me/games") == []


async def test_a_rematch_does_not_make_a_finished_game_younger(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await a_game_given_up(ann)
        (before,) = await ann.get("/api/me/games")
        async with ann.enter(room) as table:
            await table.hear()
            await table.say("rematch")
            await table.hear_until(lambda message: message["type"] == "rematch")
        assert (await ann.get(f"/api/rooms/{room}"))["rematch"]
        assert await ann.get("/api/me/games") == [before]


async def test_a_table_that_never_began_is_no_finished_game(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        await _over(ann, await ann.make_room(GAME, 2), "close")
        assert await ann.get("/api/me/games") == []


async def test_a_replay_says_which_seats_were_mine(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann", "Ben") as (ann, ben):
        room = await a_game_given_up(ann)
        assert (await ann.get(f"/api/replays/{room}"))["mine"] == [0]
        assert (await ben.get(f"/api/replays/{room}"))["mine"] == []
        played = await a_finished_game(ann)
        file = (await ann.http.get(f"/api/rooms/{played}/record")).content
        uploaded = (await ann.post("/api/records", file))["id"]
        assert (await ann.get(f"/api/replays/{uploaded}"))["mine"] == []

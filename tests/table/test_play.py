"""People and bots play whole games over real sockets."""

from __future__ import annotations

import asyncio

import pytest

import gloaming
from gloaming.client import Client
from tests.table.serving import GAME, any_option, guests, serving, two_at_a_table

pytestmark = pytest.mark.asyncio


async def test_two_people_finish_a_game(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        outcomes = await asyncio.gather(ann.play(any_option(1)), bob.play(any_option(2)))
        assert outcomes[0] == outcomes[1]
        assert outcomes[0]["reason"]
        await ann.hear_until(lambda _: ann.room["state"] == "over")
        row = await served.server.store.room(room)
        assert row is not None
        assert row.state == "over"


async def test_a_person_and_three_bots_finish_a_game(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await ann.make_room(GAME, 4, bots=[None, "greedy", "random", "greedy"], start=True)
        async with ann.enter(room) as table:
            outcome = await table.play(any_option(3))
            assert outcome["reason"]
            assert [seat["kind"] for seat in table.room["seats"]] == ["person", "bot", "bot", "bot"]


async def test_only_bots_finish_a_game_while_someone_watches(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await ann.make_room(GAME, 2, bots=["random", "random"], start=True)
        async with ann.enter(room) as table:
            assert await table.play(any_option(0))
            assert set(table.seats) == {"watch"}


async def test_bots_play_the_same_game_from_the_same_seed(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        played = []
        for seed in (5, 5, 6):
            room = await ann.make_room(GAME, 2, bots=["easy", "random"], seed=seed, start=True)
            async with ann.enter(room) as table:
                await table.play(any_option(0))
                played.append([step["events"] for step in (await ann.replay(room))["steps"]])
    assert played[0] == played[1] != played[2]


async def test_a_spectator_gets_the_public_view_and_no_question(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob), served.client() as cat:
        players = [asyncio.create_task(p.play(any_option(4 + n))) for n, p in enumerate((ann, bob))]
        async with cat.enter(room) as watching:
            await watching.hear_until(lambda _: watching.outcome is not None)
            await asyncio.gather(*players)
            assert set(watching.seats) == {"watch"}
            assert set(watching.seats["watch"]) == {"view", "events", "log", "waits"}
            assert watching.seats["watch"]["view"]["seat"] is None
            await watching.hear_until(lambda _: watching.room["watchers"] == 1)
            await watching.say("answer", seat=0, decision=0, option=0)
            refused = await watching.hear_until(lambda heard: heard["type"] == "refused")
            assert refused["words"] == "That is not your seat."


async def test_one_browser_plays_several_seats(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await ann.make_room(GAME, 3)
        async with ann.enter(room) as table:
            for seat in (1, 2):
                await table.say("sit", seat=seat)
            await table.say("start")
            assert await table.play(any_option(5))
            assert set(table.seats) == {"0", "1", "2"}
            assert {seat: entry["view"]["seat"] for seat, entry in table.seats.items()} == {"0": 0, "1": 1, "2": 2}


async def test_a_program_plays_with_a_token(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        made = await ann.post("/api/tokens", {"name": "Robot"})
        room = await ann.make_room(GAME, 2)
        async with served.client(made["token"]) as robot, robot.enter(room) as its, ann.enter(room) as mine:
            assert (await robot.get("/api/me"))["name"] == "Robot"
            await its.say("sit", seat=1)
            await mine.hear_until(lambda _: mine.room["seats"][1]["name"] == "Robot")
            await mine.say("start")
            assert await asyncio.gather(its.play(any_option(6)), mine.play(any_option(7)))


async def test_everyone_is_called_you_in_their_own_words(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (_, ann, bob):
        await asyncio.gather(ann.play(any_option(8)), bob.play(any_option(9)))
        began = [event["words"] for event in ann.seats["0"]["log"] if event["event"] == "turn_began"]
        assert began[0] == "Turn 1: You."
        assert bob.seats["1"]["log"][0]["words"] != ann.seats["0"]["log"][0]["words"]


FIRST_QUESTIONS = {
    "casting-shadows": ("character", "grant"),
    "dusk": ("take_set", "place_first"),
    "twilight": ("choose_deck", "mulligan"),
    "descent": ("hero", "place"),
}
"""What is asked first by the book, and where a game begins at once."""


@pytest.mark.parametrize("game", FIRST_QUESTIONS)
async def test_a_table_of_several_people_is_set_up_by_the_book_and_one_against_bots_at_once(tmp_path, game):
    async with serving(tmp_path) as served, Client(served.address) as ann:
        made = {
            "book": await ann.make_room(game, 2),
            "usual": await ann.make_room(game, 2, bots=[None, "random"], start=True),
            "quick": await ann.make_room(game, 2, options={"set_up": "quick"}),
        }
        played, (by_the_book, at_once) = gloaming.game(game), FIRST_QUESTIONS[game]
        for set_up, room in made.items():
            options = (await ann.get(f"/api/rooms/{room}"))["options"]
            assert options["set_up"] == set_up
            ask = played.new(2, 1, options).ask
            assert ask is not None
            assert ask.topic == (by_the_book if set_up == "book" else at_once)


async def test_who_is_not_asked_is_told_why_not_when_they_want_to_know(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (_, ann, bob):
        asked, other = (ann, bob) if ann.ask else (bob, ann)
        assert asked.ask is not None
        assert asked.seats[str(asked.ask["seat"])]["refusals"] is not None
        ((seat, state),) = other.seats.items()
        assert state["refusals"] is None
        await other.say("why", seat=int(seat))
        told = await other.hear_until(lambda heard: heard["type"] == "reasons")
        assert "n" not in told
        assert "It is not your turn." in {refusal["words"] for refusal in told["refusals"]}
        await other.say("why", seat=1 - int(seat))
        assert (await other.hear_until(lambda heard: heard["type"] == "refused"))["words"] == "That is not your seat."

"""Seats: who sits, leaves, comes back, and lets a bot play."""

from __future__ import annotations

import pytest

from gloaming.client import RoomClient
from gloaming.table.settings import Limits
from tests.table.serving import GAME, any_option, guests, serving, two_at_a_table

pytestmark = pytest.mark.asyncio


async def refusal(table: RoomClient, kind: str, **fields: object) -> str:
    """The words with which something is refused."""
    await table.say(kind, **fields)
    return str((await table.hear_until(lambda heard: heard["type"] == "refused"))["words"])


async def seats_are(table: RoomClient, *kinds: str) -> None:
    """Wait until the seats are of these kinds."""
    await table.hear_until(lambda _: bool(table.room) and [seat["kind"] for seat in table.room["seats"]] == [*kinds])


async def test_the_host_fills_and_frees_seats_and_starts(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann", "Bob") as (ann, bob):
        room = await ann.make_room(GAME, 3)
        async with ann.enter(room) as anns, bob.enter(room) as bobs:
            await anns.hear()
            assert await refusal(anns, "start") == "Some seats are open: wait for people, or put bots there."
            await anns.say("bot", seat=1, level="random")
            await seats_are(anns, "person", "bot", "open")
            await anns.say("open", seat=1)
            await seats_are(anns, "person", "open", "open")
            assert (await refusal(anns, "bot", seat=1, level="genius")).startswith("There is no bot 'genius'")
            assert await refusal(bobs, "start") == "Only the host can start the game."
            assert await refusal(bobs, "open", seat=0) == "Only the host can free a seat."
            assert await refusal(bobs, "bot", seat=1, level="random") == "Only the host can put bots in seats."
            await bobs.say("sit", seat=1)
            await anns.say("bot", seat=2, level="random")
            await seats_are(anns, "person", "person", "bot")
            assert await refusal(bobs, "sit", seat=0) == "That seat is taken; choose an open one or watch."
            assert await refusal(anns, "bot", seat=1, level="random") == (
                "Only the person in that seat can give it to a bot."
            )
            await bobs.say("leave", seat=1)
            await seats_are(anns, "person", "open", "bot")
            await bobs.say("sit", seat=1)
            await seats_are(anns, "person", "person", "bot")
            await anns.say("start")
            await bobs.hear_until(lambda heard: heard["type"] == "table" and "1" in heard["seats"])
            assert (await refusal(bobs, "sit", seat=2)).startswith("The game has begun")


async def test_a_person_leaves_a_running_game_to_a_bot_and_comes_back(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (_, ann, bob):
        await ann.say("leave", seat=0)
        await bob.hear_until(lambda _: bob.room["seats"][0]["away"])
        await bob.hear_until(lambda heard: heard["type"] == "update")
        await ann.say("back", seat=0)
        await bob.hear_until(lambda _: not bob.room["seats"][0]["away"])
        assert bob.room["seats"][0]["name"] == "Ann"


async def test_a_seat_given_to_a_bot_for_good_is_played_to_the_end(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (_, ann, bob):
        await ann.say("bot", seat=0, level="random")
        assert await bob.play(any_option(1))
        await ann.hear_until(lambda _: set(ann.seats) == {"watch"} and ann.outcome is not None)


async def test_the_table_offers_to_cover_an_absent_person_until_they_return(tmp_path):
    async with serving(tmp_path, away_after=0.1) as served, guests(served, "Ann", "Bob") as (ann, bob):
        room = await ann.make_room(GAME, 2)
        async with bob.enter(room) as bobs:
            async with ann.enter(room) as anns:
                await bobs.say("sit", seat=1)
                await seats_are(anns, "person", "person")
                await anns.say("start")
                await bobs.hear_until(lambda heard: heard["type"] == "table" and bool(heard["seats"]))
                assert (await refusal(bobs, "cover", seat=0)).startswith("That seat's person is here")
            away = await bobs.hear_until(lambda heard: heard["type"] == "away")
            assert (away["seat"], away["seconds"]) == (0, 0.1)
            await bobs.say("cover", seat=0)
            await bobs.hear_until(lambda _: bobs.room["seats"][0]["away"])
            await bobs.hear_until(lambda heard: heard["type"] == "update")
            async with ann.enter(room):
                await bobs.hear_until(lambda _: not bobs.room["seats"][0]["away"])


async def test_chat_reaches_everyone_within_its_limits(tmp_path):
    limits = Limits(chats_per_minute=2)
    async with serving(tmp_path, limits=limits) as served, two_at_a_table(served) as (_, ann, bob):
        await ann.say("chat", text="  well \n met ")
        heard = await bob.hear_until(lambda heard: heard["type"] == "chat")
        assert (heard["from"], heard["text"]) == ("Ann", "well met")
        assert await refusal(ann, "chat", text=" \n ") == "Write something that can be shown."
        assert await refusal(ann, "chat", text="one more") == "Wait a moment before you write more."


async def test_a_rematch_keeps_people_and_bots(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await ann.make_room(GAME, 2, bots=[None, "random"], start=True)
        async with ann.enter(room) as table:
            assert await refusal(table, "rematch") == "The game is not over yet."
            await table.play(any_option(2))
            await table.hear_until(lambda _: table.room["state"] == "over")
            await table.say("rematch")
            again = await table.hear_until(lambda heard: heard["type"] == "rematch")
        made = await ann.get(f"/api/rooms/{again['id']}")
        assert made["state"] == "running"
        assert [(seat["kind"], seat["mine"]) for seat in made["seats"]] == [("person", True), ("bot", False)]


async def test_two_seats_of_one_name_are_distinct(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann", "Ann") as (ann, other):
        room = await ann.make_room(GAME, 3)
        async with ann.enter(room) as anns, other.enter(room) as others:
            await others.say("sit", seat=1)
            await seats_are(anns, "person", "person", "open")
            await anns.say("sit", seat=2)
            await seats_are(anns, "person", "person", "person")
            await ann.post("/api/me", {"name": "Annabel"})
        async with ann.enter(room) as anns:
            await anns.hear()
            assert [seat["name"] for seat in anns.room["seats"]] == ["Annabel", "Ann 2", "Annabel 2"]

"""A seat changes hands between two answers, with what the seat knows and no more; people come back weeks later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gloaming.client import RoomClient
from tests.table.serving import GAME, guests, serving, two_at_a_table, whose_turn
from tests.table.test_long_games import play_on
from tests.table.test_seats import refusal, seats_are

pytestmark = pytest.mark.asyncio


def of(table: RoomClient, name: str) -> str:
    """How somebody at the table is named to whoever hands over a seat."""
    return next(str(each["who"]) for each in table.room["neighbours"] if each["name"] == name)


async def shows(table: RoomClient, so: Callable[[Any], bool]) -> None:
    """Wait until the room is so, as it is told to this person."""
    if not (table.room and so(table.room)):
        await table.hear_until(lambda _: bool(table.room) and so(table.room))


async def sees_neighbour(table: RoomClient, name: str) -> None:
    await shows(table, lambda room: name in [each["name"] for each in room["neighbours"]])


async def is_offered(table: RoomClient, seat: int, how: str) -> None:
    await shows(table, lambda room: room["seats"][seat]["offered"] == how)


async def test_an_owner_hands_a_seat_over_with_its_view_and_keeps_nothing(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        await play_on(ann, bob, 12)
        known = ann.seats["0"]["view"]
        async with guests(served, "Cleo", "Dan") as (cleo, dan), cleo.enter(room) as cleos, dan.enter(room) as dans:
            await sees_neighbour(ann, "Cleo")
            await sees_neighbour(ann, "Dan")
            assert (await dans.hear())["room"]["neighbours"] == [], "who only watches is told of nobody"
            await ann.say("hand", seat=0, to=of(ann, "Cleo"))
            await is_offered(cleos, 0, "me")
            await is_offered(dans, 0, "someone")
            assert await refusal(dans, "take", seat=0) == "That seat is not handed to you."
            assert await refusal(bob, "keep", seat=0) == (
                "Only the person in that seat, or the host once they have long been away, can hand it over."
            )
            assert cleos.seats["watch"]["view"] != known, "an offer shows nothing yet"
            await cleos.say("take", seat=0)
            await cleos.hear_until(lambda heard: heard["type"] == "table")
            assert cleos.seats["0"]["view"] == known
            await ann.hear_until(lambda _: set(ann.seats) == {"watch"})
            assert ann.seats["watch"]["view"] == dans.seats["watch"]["view"]
            assert [seat["name"] for seat in ann.room["seats"]] == ["Cleo", "Bob"]
            assert await refusal(ann, "answer", seat=0, decision=0, option=0) == "That is not your seat."
            await play_on(cleos, bob, 6)


async def test_a_seat_is_kept_after_all_or_declined(tmp_path):
    async with (
        serving(tmp_path) as served,
        two_at_a_table(served) as (room, ann, bob),
        guests(served, "Cleo") as (cleo,),
        cleo.enter(room) as cleos,
    ):
        await ann.say("hand", seat=0)
        await is_offered(cleos, 0, "anyone")
        assert await refusal(bob, "take", seat=0) == "That seat is not handed to you.", "who plays has to be named"
        await ann.say("keep", seat=0)
        await is_offered(cleos, 0, "")
        assert await refusal(cleos, "take", seat=0) == "That seat is not handed to you."
        await sees_neighbour(ann, "Cleo")
        await ann.say("hand", seat=0, to=of(ann, "Cleo"))
        await is_offered(cleos, 0, "me")
        await cleos.say("keep", seat=0)
        await is_offered(ann, 0, "")
        assert ann.room["seats"][0]["mine"]
        assert await refusal(ann, "hand", seat=0, to="nobody") == "There is nobody of that name at this table."


async def test_the_host_hands_over_the_seat_of_someone_long_away_and_of_a_bot(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        room = await ann.make_room(GAME, 3, bots=[None, None, "random"], response_time=0)
        async with ann.enter(room) as anns, cleo.enter(room) as cleos:
            async with bob.enter(room) as bobs:
                await bobs.say("sit", seat=1)
                await seats_are(anns, "person", "person", "bot")
                await anns.say("start")
                await bobs.hear_until(lambda heard: heard["type"] == "table" and "1" in heard["seats"])
                assert (await refusal(anns, "hand", seat=1)).startswith("You can hand over the seat of someone who")
            await shows(anns, lambda room: not room["seats"][1]["online"])
            assert (await refusal(anns, "bot", seat=1, level="random")).startswith("Only the person in that seat")
            served.set(claim_after=0.0)
            await anns.say("hand", seat=1)
            await is_offered(cleos, 1, "anyone")
            async with bob.enter(room) as bobs:  # who comes back in time has his seat as before, and may keep it
                await bobs.hear()
                await bobs.say("keep", seat=1)
                await is_offered(cleos, 1, "")
            await shows(anns, lambda room: not room["seats"][1]["online"] and room["seats"][1]["to_hand"])
            await anns.say("bot", seat=1, level="random")
            await seats_are(anns, "person", "bot", "bot")
            assert await refusal(cleos, "hand", seat=1) == (
                "Only the person in that seat, or the host once they have long been away, can hand it over."
            )
            await sees_neighbour(anns, "Cleo")
            await anns.say("hand", seat=1, to=of(anns, "Cleo"))
            await is_offered(cleos, 1, "me")
            await cleos.say("take", seat=1)
            await cleos.hear_until(lambda _: "1" in cleos.seats)
            await anns.say("hand", seat=2)
            await is_offered(cleos, 2, "anyone")
            assert await refusal(cleos, "take", seat=2) == "That seat is not handed to you."
            assert await refusal(anns, "hand", seat=2, to=of(anns, "Cleo")) == (
                "Someone who plays here can get another seat only from its owner."
            )
            async with bob.enter(room) as bobs:
                await bobs.hear()
                await bobs.say("take", seat=2)
                await bobs.hear_until(lambda _: "2" in bobs.seats)
                assert [seat["name"] for seat in bobs.room["seats"]] == ["Ann", "Cleo", "Bob"]


async def test_a_campaign_goes_on_weeks_later_by_the_same_link_and_a_hero_has_changed_hands(tmp_path):
    campaign = {"mode": "campaign", "until": "introduction"}
    new = {"game": "descent", "seats": 2, "options": campaign, "seed": 5, "response_time": 0}
    async with serving(tmp_path) as served, guests(served, "Host") as (host,):
        tokens = [(await host.post("/api/tokens", {"name": name}))["token"] for name in ("Ann", "Bob")]
        async with served.client(tokens[0]) as ann, served.client(tokens[1]) as bob:
            room = (await ann.post("/api/rooms", new))["id"]
            async with ann.enter(room) as anns, bob.enter(room) as bobs:
                await bobs.say("sit", seat=1)
                await seats_are(anns, "person", "person")
                await anns.say("start")
                for table in (anns, bobs):
                    await table.hear_until(lambda heard: heard["type"] == "table" and bool(heard["seats"]))
                await play_on(anns, bobs, 40)
                await whose_turn(anns, bobs)
                await bobs.say("hand", seat=1)
                for table in (anns, bobs):
                    await is_offered(table, 1, "anyone")
                known = {"0": anns.seats["0"]["view"], "1": bobs.seats["1"]["view"]}
    async with (  # weeks later
        serving(tmp_path) as served,
        served.client(tokens[0]) as ann,
        served.client(tokens[1]) as bob,
        guests(served, "Cleo") as (cleo,),
        ann.enter(room) as anns,
        bob.enter(room) as bobs,
        cleo.enter(room) as cleos,
    ):
        for table, seat in ((anns, "0"), (bobs, "1")):
            await table.hear_until(lambda heard: heard["type"] == "table")
            assert table.seats[seat]["view"] == known[seat]
        await is_offered(cleos, 1, "anyone")
        await cleos.say("take", seat=1)
        await cleos.hear_until(lambda _: "1" in cleos.seats)
        assert cleos.seats["1"]["view"] == known["1"], "a hero's secrets, and none of the overlord's"
        assert set(known["1"]["hand"]) == {None} != set(known["0"]["hand"])
        await play_on(anns, cleos, 30)

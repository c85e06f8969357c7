"""The operator's side: behind its token, rooms, guests, bans and what is thrown away."""

from __future__ import annotations

import time
from typing import Any

import pytest
from sqlalchemy import select, update

from gloaming.client import Closed
from gloaming.table.endpoints.admin import DAY
from gloaming.table.store import schema
from tests.table.serving import GAME, Guest, guests, serving, two_at_a_table
from tests.table.test_hosting import last_words

pytestmark = pytest.mark.asyncio

TOKEN = "correct horse"


async def ask(guest: Guest, path: str = "", body: Any = None, token: str = TOKEN) -> tuple[int, Any]:
    """Status and answer of a request of the operator."""
    headers = {"X-Gloaming-Admin": token}
    answer = await (
        guest.http.get("/api/admin", headers=headers)
        if body is None
        else guest.http.post(f"/api/admin/{path}", json=body, headers=headers)
    )
    return answer.status_code, answer.json()


async def test_without_a_token_there_is_no_such_page(tmp_path):
    async with serving(tmp_path) as served, served.client() as ann:
        assert (await ask(ann, token=""))[0] == 404


async def test_only_the_token_opens_it_and_it_cannot_be_guessed_for_ever(tmp_path):
    async with serving(tmp_path, admin_token=TOKEN) as served, served.client() as ann:
        assert (await ask(ann))[0] == 200
        tries = [(await ask(ann, token=f"guess {n}"))[0] for n in range(12)]
        assert (tries[0], tries[-1]) == (403, 429)
        assert (await ask(ann, "purge", {"days": 1}, token=""))[0] in (403, 429)


async def test_the_operator_sees_rooms_and_closes_one(tmp_path):
    async with (
        serving(tmp_path, admin_token=TOKEN) as served,
        two_at_a_table(served, private=True) as (room, ann, bob),
        served.client() as op,
    ):
        _, seen = await ask(op)
        (line,) = seen["rooms"]
        assert (line["id"], line["state"], line["here"], line["private"]) == (room, "running", 2, True)
        assert [person["name"] for person in line["people"]] == ["Ann", "Bob"]
        assert (seen["running"], seen["finished"], seen["guests"], seen["connections"]) == (1, 0, 3, 2)
        assert (await ask(op, "close", {"room": room}))[0] == 200
        assert await last_words(ann) == await last_words(bob) == "The operator closed this table."
        assert (await ask(op))[1]["finished"] == 1


async def test_whom_the_operator_bans_is_out_by_every_door_also_after_a_restart(tmp_path):
    words = "The operator of this table does not let you in."
    async with serving(tmp_path, admin_token=TOKEN) as served, guests(served, "Ann", "Bob") as (ann, bob):
        room = await ann.make_room(GAME, 2)
        bobs = (await bob.get("/api/me"))["id"]
        async with bob.enter(room) as table:
            await table.hear()
            assert (await ask(ann, "bans", {"who": bobs, "name": "Bob", "yes": True}))[1] == [
                {"who": bobs, "name": "Bob"}
            ]
            assert await last_words(table) == words
        cookies = bob.http.cookies["gloaming_guest"]
        assert (await bob.http.get("/api/me")).json() == {"error": words}
        assert (await bob.http.post("/api/rooms", json={"game": GAME, "seats": 2})).status_code == 403
        async with bob.enter(room) as table:
            with pytest.raises(Closed, match=words):
                await table.hear()
        assert (await ask(ann, "bans", {"who": "127.0.0.1", "yes": True}))[1]["error"] == "That is your own address."
    async with serving(tmp_path, admin_token=TOKEN) as served, served.client() as op:
        headers = {"Authorization": f"Bearer {cookies}"}
        assert (await op.http.get("/api/me", headers=headers)).status_code == 403
        assert (await ask(op, "bans", {"who": bobs, "yes": False}))[1] == []
        assert (await op.http.get("/api/me", headers=headers)).json()["name"] == "Bob"


async def test_what_is_old_is_thrown_away_and_nothing_else(tmp_path):
    async with serving(tmp_path, admin_token=TOKEN) as served, guests(served, "Ann", "Bob", "Cat") as (ann, bob, cat):
        old, kept = [await host.make_room(GAME, 2, bots=[None, "random"], start=True) for host in (ann, bob)]
        long_ago = time.time() - 40 * DAY
        await served.server.store.write(
            update(schema.rooms).where(schema.rooms.c.id == old).values(changed_at=long_ago),
            update(schema.guests).values(made_at=long_ago),
        )
        assert (await ask(ann, "purge", {"days": 30}))[1] == {"rooms": 1, "guests": 2}  # Ann's room, then Ann and Cat
        assert (await bob.get("/api/me"))["name"] == "Bob"
        assert [room["id"] for room in await bob.get("/api/me/rooms")] == [kept]
        assert (await cat.http.get(f"/api/rooms/{old}")).status_code == 404
        async with served.server.store.engine.connect() as connection:
            left = await connection.execute(select(schema.snapshots.c.game).distinct())
            assert list(left.scalars()) == [kept]

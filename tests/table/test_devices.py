"""One guest on several devices: the personal link, and signing out everywhere."""

from __future__ import annotations

import pytest

from gloaming.client import Closed
from gloaming.table.guests import guests as guests_module
from gloaming.table.settings import Limits
from tests.table.serving import GAME, Guest, guests, serving

pytestmark = pytest.mark.asyncio

UNKNOWN = "This code is not known, or has been used: make another on the device where you are known."


async def moved(phone: Guest, code: str) -> tuple[int, str]:
    """Status and words or name of a try to follow a link."""
    answer = await phone.http.post("/api/me/move", json={"code": code})
    return answer.status_code, answer.json().get("error", answer.json().get("name"))


async def test_a_link_brings_a_guest_with_all_seats_to_another_device_once(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,), served.client() as phone:
        room = await ann.make_room(GAME, 2, bots=[None, "random"], start=True)
        stale = (await ann.post("/api/me/link", {}))["code"]
        code = (await ann.post("/api/me/link", {}))["code"]
        assert await moved(phone, stale) == (400, UNKNOWN)
        typed = "-".join(code[n : n + 4] for n in range(0, 16, 4)).lower()
        phone.http.cookies.clear()
        assert await moved(phone, f" {typed} ") == (200, "Ann")
        assert await phone.get("/api/me") == await ann.get("/api/me")
        assert [mine["id"] for mine in await phone.get("/api/me/rooms")] == [room]
        async with phone.enter(room) as table:
            assert "0" in (await table.hear())["seats"]
        assert await moved(phone, code) == (400, UNKNOWN)
        assert (await ann.get("/api/me"))["name"] == "Ann"  # the first device is still known


async def test_a_link_that_is_too_old_is_not_followed(tmp_path, monkeypatch):
    monkeypatch.setattr(guests_module, "LINK_LASTS", -1.0)
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,), served.client() as phone:
        code = (await ann.post("/api/me/link", {}))["code"]
        assert await moved(phone, code) == (400, UNKNOWN)


async def test_codes_cannot_be_tried_for_ever(tmp_path):
    limits = Limits(guests_per_address=3)
    async with serving(tmp_path, limits=limits) as served, served.client() as phone:
        tries = [await moved(phone, "2" * 16) for _ in range(4)]
        assert tries[0] == (400, UNKNOWN)
        assert tries[-1] == (429, "Too many codes were tried from your address; try again later.")


async def test_signing_out_everywhere_leaves_this_device_alone(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,), served.client() as phone:
        code = (await ann.post("/api/me/link", {}))["code"]
        phone.http.cookies.clear()
        await moved(phone, code)
        left = (await ann.post("/api/me/link", {}))["code"]
        async with ann.enter_lobby() as hear:
            await hear()
            me = await phone.get("/api/me")
            signed_out = await phone.http.post("/api/me/sign-out")
            assert signed_out.status_code == 200
            with pytest.raises(Closed, match="signed out everywhere"):
                await hear()
        assert await phone.get("/api/me") == me
        assert (await ann.get("/api/me"))["id"] != me["id"]
        assert await moved(ann, left) == (400, UNKNOWN)

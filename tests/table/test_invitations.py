"""How others are let in: the address of the machine, and names that are not the host's."""

from __future__ import annotations

import pytest

from gloaming.table.endpoints import invitations
from gloaming.table.guests.guests import MOST_RECENT
from tests.table.serving import serving

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def known_address(monkeypatch):
    monkeypatch.setattr(invitations, "own_address", lambda: "192.168.1.20")


async def test_a_table_for_this_machine_alone_says_so(tmp_path):
    async with serving(tmp_path) as served, served.client() as ann:
        said = await ann.get("/api/invitation")
        port = served.address.rpartition(":")[2]
        assert said == {"address": f"http://192.168.1.20:{port}", "open": False}


async def test_a_table_on_all_addresses_can_be_reached(tmp_path):
    async with serving(tmp_path, host="0.0.0.0") as served, served.client() as ann:
        assert (await ann.get("/api/invitation"))["open"]


async def test_only_who_sits_before_the_machine_is_told_its_address(tmp_path):
    async with serving(tmp_path) as served, served.client() as eve:
        answer = await eve.http.get("/api/invitation", headers={"X-Forwarded-For": "203.0.113.9"})
        assert answer.json() == {"address": "", "open": True}


async def test_a_table_with_a_public_name_invites_there(tmp_path):
    async with serving(tmp_path, public_url="https://table.example/") as served, served.client() as ann:
        assert await ann.get("/api/invitation") == {"address": "https://table.example", "open": True}


async def test_newcomers_are_called_differently(tmp_path):
    async with serving(tmp_path) as served:
        names = []
        for _ in range(MOST_RECENT):
            async with served.client() as guest:
                names.append((await guest.get("/api/me"))["name"])
        assert len(set(names)) == MOST_RECENT

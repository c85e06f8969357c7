"""The gateway: base path, names, proxies, HEAD, and what every answer carries."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from websockets.asyncio.client import connect

from gloaming.client import Client
from gloaming.kernel import OptionError
from gloaming.table.endpoints import pages
from gloaming.table.settings import Limits, from_environment
from tests.table.serving import GAME, PATIENCE, serving

pytestmark = pytest.mark.asyncio

BUILT = '<script src="./assets/main.js"></script><meta name="base" content="./">'


async def test_a_table_under_a_base_path_answers_there_and_nowhere_else(tmp_path, monkeypatch):
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    (tmp_path / "index.html").write_text(BUILT)
    async with serving(tmp_path, base_path="/games/dusk") as served:
        assert served.address.endswith("/games/dusk")
        async with Client(served.address, patience=PATIENCE) as ann:
            room = await ann.make_room(GAME, 2)
            async with ann.enter(room) as table:
                assert (await table.hear())["type"] == "table"
            page = await ann.http.get(f"/room/{room}")
            assert page.text == BUILT.replace("./", "/games/dusk/")
        root = served.address.removesuffix("/games/dusk")
        async with httpx.AsyncClient(base_url=root) as http:
            assert "Path=/games/dusk" in (await http.get("/games/dusk/api/me")).headers["set-cookie"]
            assert (await http.get("/games/dusk")).status_code == 200
            for elsewhere in ("/", "/api/me", "/games/duskier/api/me"):
                answer = await http.get(elsewhere)
                assert (answer.status_code, answer.json()) == (404, {"error": "There is nothing here."})
                assert answer.headers["x-content-type-options"] == "nosniff"


async def test_a_table_answers_only_to_its_names(tmp_path):
    async with serving(tmp_path, allowed_hosts=("table.example",)) as served, served.client() as ann:
        for host, status in {"table.example": 200, "TABLE.example:443": 200, "evil.example": 421, "": 421}.items():
            answer = await ann.http.get("/api/me", headers={"Host": host})
            assert answer.status_code == status
        socket = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        upgrade = socket | {"Sec-WebSocket-Key": "A" * 22 + "==", "Host": "evil.example"}
        assert (await ann.http.get("/ws/lobby", headers=upgrade)).status_code == 403


async def test_a_trusted_proxy_says_who_comes_and_how(tmp_path):
    limits = Limits(guests_per_address=1)
    forwarded = [{"X-Forwarded-For": f"203.0.113.{n}", "X-Forwarded-Proto": "https"} for n in range(3)]
    async with (
        serving(tmp_path, limits=limits, trusted_proxies=("127.0.0.0/8",)) as served,
        httpx.AsyncClient(base_url=served.address) as http,
    ):
        for headers in forwarded:
            came = await http.get("/api/me", headers=headers)
            assert came.status_code == 200
            assert "Secure" in came.headers["set-cookie"]
            http.cookies.clear()
        assert (await http.get("/api/me", headers=forwarded[0])).status_code == 429
    async with (
        serving(tmp_path, limits=limits, trusted_proxies=("192.0.2.7",)) as served,
        httpx.AsyncClient(base_url=served.address) as http,
    ):
        assert "Secure" not in (await http.get("/api/me", headers=forwarded[0])).headers["set-cookie"]
        http.cookies.clear()
        assert (await http.get("/api/me", headers=forwarded[1])).status_code == 429


async def test_a_network_of_ipv6_counts_as_one_asker(tmp_path):
    """Everyone has a network of IPv6 for themselves, and could come from another address of it each time."""
    limits = Limits(guests_per_address=1)
    async with serving(tmp_path, limits=limits) as served, httpx.AsyncClient(base_url=served.address) as http:

        async def come_from(address: str) -> int:
            http.cookies.clear()
            return (await http.get("/api/me", headers={"X-Forwarded-For": address})).status_code

        assert [await come_from(f"2001:db8:0:{n}::1") for n in (1, 2)] == [200, 200]
        assert [await come_from(f"2001:db8:0:1:{n:x}::1") for n in (1, 0xFFFF)] == [429, 429]
        assert [await come_from(one) for one in ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.2")] == [200, 429, 200]


async def test_sockets_and_bans_count_by_the_network_of_ipv6_too(tmp_path):
    async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:

        async def come_from(address: str) -> int:
            http.cookies.clear()
            return (await http.get("/api/me", headers={"X-Forwarded-For": address})).status_code

        async def ban(*, yes: bool) -> None:
            await served.server.bans.set("2001:db8::7", "Eve", yes)

        token = (await http.post("/api/tokens", json={"name": "Eve"}, headers={"X-Gloaming": "1"})).json()["token"]
        told = {"Authorization": f"Bearer {token}", "X-Forwarded-For": "2001:db8::1"}
        async with connect(f"{served.address.replace('http', 'ws')}/ws/lobby", additional_headers=told) as socket:
            await socket.recv()
            assert list(served.server.connections._open) == ["2001:db8::/64"]
            await ban(yes=True)
            served.server.send_banned_away("2001:db8::7")
            async with asyncio.timeout(PATIENCE):
                assert "does not let you in" in str(await socket.recv())
        assert [await come_from(one) for one in ("2001:db8::2", "2001:db8:0:1::2")] == [403, 200]
        await ban(yes=False)
        assert await come_from("2001:db8::2") == 200


async def test_an_address_of_ipv4_is_one_also_where_the_table_listens_to_both(tmp_path):
    async with serving(tmp_path, host="::") as served, httpx.AsyncClient() as http:
        port = served.address.rpartition(":")[2]
        came = await http.get(f"http://127.0.0.1:{port}/api/me", headers={"X-Forwarded-For": "192.0.2.1"})
        assert came.status_code == 200
        assert list(served.server.newcomers._by_name) == ["192.0.2.1"], "the proxy on this machine is believed"


async def test_head_is_answered_like_get_without_a_body(tmp_path):
    async with serving(tmp_path) as served, served.client() as ann:
        for path in ("/healthz", "/api/me", "/"):
            answer = await ann.http.head(path)
            assert (answer.status_code, answer.content) == (200, b"")
        assert (await ann.http.head("/nowhere")).status_code == 404


async def test_nothing_of_the_api_is_kept_by_a_browser_or_proxy(tmp_path):
    async with serving(tmp_path) as served, served.client() as ann:
        for path in ("/api/me", "/api/rooms", "/api/games", "/api/rooms/nothing", "/healthz", "/metrics"):
            assert (await ann.http.get(path)).headers["cache-control"] == "no-store"


async def test_deep_nests_and_nothings_in_paths_are_no_mistake_of_ours(tmp_path):
    async with serving(tmp_path) as served, served.client() as ann:
        for nest in ("[" * 5000 + "]" * 5000, '{"a":' * 5000 + "1" + "}" * 5000):
            body = f'{{"game": "{GAME}", "seats": 2, "options": {{"turn_cap": {nest}}}}}'.encode()
            answer = await ann.http.post("/api/rooms", content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["error"]) == (400, "This is nested too deeply to be read.")
        for path in ("/api/rooms/%00", "/api/replays/a%00b", "/room/%00", "/%00"):
            assert (await ann.http.get(path)).status_code == 404


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("base_path", "games"), ("base_path", "/a/"), ("trusted_proxies", "everyone"), ("metrics_for", "10.0.0.0/99")],
)
async def test_a_setting_that_cannot_be_is_refused(name, wrong):
    with pytest.raises(OptionError, match=f"GLOAMING_{name.upper()} does not take"):
        from_environment({f"GLOAMING_{name.upper()}": wrong})

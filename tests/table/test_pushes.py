"""Word to the browsers of those whose turn it is in a game by correspondence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from gloaming.table.guests.push_encryption import CURVE, from_unpadded, key_of, point_of, sealed, unpadded
from tests.table.serving import GAME, PATIENCE, Guest, Served, guests, serving
from tests.table.test_seats import seats_are

pytestmark = pytest.mark.asyncio

DAY = 24 * 3600
CONTACT = "mailto:host@example.org"


class Browser:
    """What a browser does of it: it makes keys, and reads what comes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.shared = b"sixteen secrets!"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        keys = {"p256dh": unpadded(point_of(self.key)), "auth": unpadded(self.shared)}
        return {"endpoint": endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> Any:
        salt, length = body[:16], body[20]
        theirs, coded = body[21 : 21 + length], body[21 + length :]
        agreed = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = _derived(agreed, self.shared, b"WebPush: info\0" + point_of(self.key) + theirs, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        return msgspec.json.decode(AESGCM(key).decrypt(nonce, coded, None).rstrip(b"\x02"))


def _derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(secret)


class Pushed(NamedTuple):
    """What a push service got."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes what is for browsers and gives it out."""

    def __init__(self) -> None:
        self.address = ""
        self.status = "201 Created"
        self.came: asyncio.Queue[Pushed] = asyncio.Queue()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        writer.write(f"HTTP/1.1 {self.status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        self.came.put_nowait(Pushed(head[0].split()[1], headers, body))
        writer.close()

    async def next(self) -> Pushed:
        return await asyncio.wait_for(self.came.get(), PATIENCE)


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    async with server:
        service.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        yield service


def check_sender(header: str, key: str, audience: str) -> None:
    """The table signed it, for this service, and says whom to write to."""
    kind, _, rest = header.partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(", "))
    assert (kind, parts["k"]) == ("vapid", key)
    signed, _, signature = parts["t"].rpartition(".")
    r, s = (int.from_bytes(half, "big") for half in (from_unpadded(signature)[:32], from_unpadded(signature)[32:]))
    table = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_unpadded(key))
    table.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    claims = msgspec.json.decode(from_unpadded(signed.partition(".")[2]))
    assert (claims["aud"], claims["sub"]) == (audience, CONTACT)


async def refused(guest: Guest, subscription: Any) -> str:
    answer = await guest.http.post("/api/me/pushes", json=subscription)
    assert answer.status_code == 400
    return str(answer.json()["error"])


@asynccontextmanager
async def bob_is_away(served: Served, ann: Guest, bob: Guest) -> AsyncIterator[str]:
    """A slow game of two in which Bob has left and Ann answers until it is his turn."""
    room = await ann.make_room(GAME, 2, pace={"turn": 3 * DAY}, response_time=0, private=True)
    async with ann.enter(room) as anns:
        async with bob.enter(room) as bobs:
            await bobs.say("sit", seat=1)
            await seats_are(anns, "person", "person")
        await anns.hear_until(lambda _: not anns.room["seats"][1]["online"])
        await anns.say("start")
        playing = asyncio.create_task(anns.play(lambda ask: len(ask["options"]) - 1))
        yield room
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def test_a_message_is_sealed_as_in_the_example_of_the_standard():
    browser = from_unpadded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    once = key_of(from_unpadded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    salt, shared = from_unpadded("DGv6ra1nlYgDCS1FRnbzlw"), from_unpadded("BTBZMqHH6r4Tts7J_aSIgg")
    assert unpadded(sealed(b"When I grow up, I want to be a watermelon", browser, shared, once, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_no_browser_is_told_anything_unless_it_is_set(tmp_path):
    async with serving(tmp_path) as served, served.client() as ann:
        assert await ann.get("/api/me/pushes") == {"key": ""}
        asked = Browser().subscription("https://fcm.googleapis.com/fcm/send/1")
        assert await refused(ann, asked) == "This table tells no browser anything."


async def test_the_browser_of_whose_turn_it_is_is_told_and_nobody_else_can_read_it(tmp_path):
    async with push_service() as service:
        settings = {"push_contact": CONTACT, "push_services": (service.address,)}
        async with serving(tmp_path, **settings) as served, guests(served, "Ann", "Bob") as (ann, bob):
            phone = Browser()
            key = (await bob.post("/api/me/pushes", phone.subscription(f"{service.address}/bob")))["key"]
            await ann.post("/api/me/pushes", Browser().subscription(f"{service.address}/ann"))
            async with bob_is_away(served, ann, bob) as room:
                came = await service.next()
                assert came.path == "/bob"
                assert phone.read(came.body) == {"title": "Casting Shadows: it is your turn", "room": room}
                assert room.encode() not in came.body
                assert (came.headers["ttl"], came.headers["content-encoding"]) == (str(3 * DAY), "aes128gcm")
                check_sender(came.headers["authorization"], key, service.address)
                assert service.came.empty(), "who is at the table was told too"
        async with serving(tmp_path, **settings) as served, served.client() as ann:
            assert (await ann.get("/api/me/pushes"))["key"] == key, "another key, which no browser knows"


@pytest.mark.parametrize("how", ["it says so", "it signs out", "its service knows it no longer"])
async def test_a_browser_is_told_no_more(tmp_path, how: str):
    async with push_service() as service:
        settings = {"push_contact": CONTACT, "push_services": (service.address,)}
        async with serving(tmp_path, **settings) as served, guests(served, "Ann", "Bob") as (ann, bob):
            endpoint, told = f"{service.address}/bob", served.server.rooms.pushes
            await bob.post("/api/me/pushes", Browser().subscription(endpoint))
            guest = (await bob.get("/api/me"))["id"]
            assert [each.endpoint for each in await told._of(guest)] == [endpoint]
            if how == "it says so":
                await ann.post("/api/me/pushes/end", {"endpoint": endpoint})  # it is not hers
                assert await told._of(guest)
                await bob.post("/api/me/pushes/end", {"endpoint": endpoint})
            elif how == "it signs out":
                await bob.post("/api/me/sign-out", {})
            else:
                service.status = "410 Gone"
                async with bob_is_away(served, ann, bob):
                    await service.next()
                    await told.stop()
            assert await told._of(guest) == []


async def test_the_table_knocks_at_no_door_that_a_guest_names(tmp_path):
    async with serving(tmp_path, push_contact=CONTACT) as served, served.client() as ann:
        for endpoint in (
            "http://127.0.0.1:8765/healthz",
            "http://fcm.googleapis.com/1",
            "https://fcm.googleapis.com.example.org/1",
            "https://fcm.googleapis.com@example.org/1",
            "https://push.apple.com.evil.example/1",
            "https://[::1/1",
            "https://[::1].push.apple.com/1",
            "https://127.0.0.1\\.push.apple.com/1",
            "https://127.0.0.1%2f.push.apple.com/1",
            "https://\nweb.push.apple.com/1",
            "https://web.push.apple.com/1\r\nX-Gloaming: 1",
            "https://web.push.apple.com#@example.org/1",
            "file:///etc/passwd",
            "",
        ):
            words = await refused(ann, Browser().subscription(endpoint))
            assert words.startswith("The push service of this browser is not known here"), endpoint
        fine = Browser().subscription("https://web.push.apple.com/1")
        for keys in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "é"}, {"p256dh": unpadded(b"\4" + bytes(64))}):
            words = await refused(ann, {**fine, "keys": {**fine["keys"], **keys}})
            assert words == "These are not the keys of a browser."
        for number in range(12):
            await ann.post("/api/me/pushes", Browser().subscription(f"https://web.push.apple.com/{number}"))
        kept = await served.server.rooms.pushes._of((await ann.get("/api/me"))["id"])
        assert [each.endpoint.rpartition("/")[2] for each in kept] == [str(number) for number in range(11, 1, -1)]

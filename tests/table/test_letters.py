"""Letters to those whose turn it is in a game by correspondence."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_string

import pytest

from tests.table.serving import GAME, Guest, guests, serving
from tests.table.test_seats import seats_are

pytestmark = pytest.mark.asyncio

DAY = 24 * 3600


class PostOffice:
    """Takes letters and gives them out."""

    def __init__(self) -> None:
        self.port = 0
        self.letters: asyncio.Queue[tuple[str, str]] = asyncio.Queue()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        to = ""
        say("220 here")
        while line := (await reader.readline()).decode().strip():
            if line.upper().startswith("RCPT TO"):
                to = line
            if line.upper() == "DATA":
                say("354 go on")
                text = (await reader.readuntil(b"\r\n.\r\n")).decode()
                self.letters.put_nowait((to, str(message_from_string(text).get_payload())))
            say("221 bye" if line.upper() == "QUIT" else "250 good")
        writer.close()

    async def next(self) -> tuple[str, str]:
        return await asyncio.wait_for(self.letters.get(), 300)


@asynccontextmanager
async def post_office() -> AsyncIterator[PostOffice]:
    office = PostOffice()
    server = await asyncio.start_server(office.serve, "127.0.0.1", 0)
    async with server:
        office.port = server.sockets[0].getsockname()[1]
        yield office


async def refused(guest: Guest, path: str, **body: str) -> str:
    answer = await guest.http.post(f"/api/me/letters{path}", json=body)
    assert answer.status_code == 400
    return str(answer.json()["error"])


async def test_no_letters_unless_they_are_set_up(tmp_path):
    async with serving(tmp_path) as served, served.client() as ann:
        assert await ann.get("/api/me/letters") == {"offered": False, "address": ""}
        assert await refused(ann, "", address="ann@example.org") == "This table writes no letters."


async def test_whose_turn_it_is_gets_a_letter_at_an_address_that_is_theirs(tmp_path):
    async with post_office() as office:
        settings = {"smtp_host": "127.0.0.1", "smtp_port": office.port, "smtp_tls": False}
        async with (
            serving(tmp_path, public_url="https://table.example", **settings) as served,
            guests(served, "Ann", "Bob") as (ann, bob),
        ):
            for wrong in ("ann", "a@b", "a@b.c\nBcc: all@example.org", "<a@b.c>"):
                assert await refused(bob, "", address=wrong) == "Write an address such as ann@example.org."
            await bob.post("/api/me/letters", {"address": "bob@example.org"})
            to, text = await office.next()
            assert "bob@example.org" in to
            code = re.findall(r"\b\d{8}\b", text)[0]
            assert await refused(ann, "/confirm", code=code) == (
                "This is not the code of your last letter; ask for another."
            )
            assert (await bob.get("/api/me/letters"))["address"] == ""
            assert (await bob.post("/api/me/letters/confirm", {"code": code}))["address"] == "bob@example.org"

            room = await ann.make_room(GAME, 2, pace={"turn": 3 * DAY}, response_time=0)
            async with ann.enter(room) as anns:
                async with bob.enter(room) as bobs:
                    await bobs.say("sit", seat=1)
                    await seats_are(anns, "person", "person")
                await anns.hear_until(lambda _: not anns.room["seats"][1]["online"])
                await anns.say("start")
                playing = asyncio.create_task(anns.play(lambda ask: len(ask["options"]) - 1))
                to, text = await office.next()
                assert "bob@example.org" in to
                assert f"https://table.example/room/{room}" in text
                assert "3 days" in text
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
            assert (await bob.post("/api/me/letters", {"address": ""}))["address"] == ""

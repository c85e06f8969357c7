"""Who is here: guests by name, at which public table; a private table is never named."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from gloaming.client import Message
from gloaming.table.settings import Limits
from tests.table.serving import GAME, guests, serving

pytestmark = pytest.mark.asyncio

PRIVATE = {"at": "private", "room": None, "title": None}
LOBBY = {"at": "lobby", "room": None, "title": None}


async def test_the_lobby_tells_who_is_here_and_where(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann", "Bob", "Cat") as (ann, bob, cat):
        open_room, secret = await bob.make_room(GAME, 2), await cat.make_room(GAME, 2, private=True)
        async with ann.enter_lobby() as hear:
            assert await hear() == {"type": "here", "guests": [], "more": 0}
            async with bob.enter(open_room), cat.enter(secret):
                here = await hear()
                while len(here["guests"]) < 2:
                    here = await hear()
                table = {"at": "table", "room": open_room, "title": "Casting Shadows"}
                assert by_name(here) == {"Bob": table, "Cat": PRIVATE}
                assert secret not in str(here)
                await bob.become("Rob")
                await until(hear, {"Rob": table, "Cat": PRIVATE})
            await until(hear, {})


async def test_someone_who_looks_at_the_lobby_too_is_at_the_table(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann", "Bob") as (ann, bob):
        room = await bob.make_room(GAME, 2)
        async with bob.enter_lobby(), ann.enter_lobby() as hear:
            assert by_name(await hear()) == {"Bob": LOBBY}
            async with bob.enter(room):
                await until(hear, {"Bob": {"at": "table", "room": room, "title": "Casting Shadows"}})
            await until(hear, {"Bob": LOBBY})


async def test_only_so_many_are_named(tmp_path):
    async with (
        serving(tmp_path, limits=Limits(here_listed=2)) as served,
        guests(served, "Ann", "Bob", "Cat", "Dan") as (ann, *others),
        others[0].enter_lobby(),
        others[1].enter_lobby(),
        others[2].enter_lobby(),
        ann.enter_lobby() as hear,
    ):
        here = await hear()
        assert ([guest["name"] for guest in here["guests"]], here["more"]) == (["Dan", "Cat"], 1)


async def test_the_lobby_takes_nothing_but_hello(tmp_path):
    async with serving(tmp_path) as served, served.client() as ann, ann._dial("/ws/lobby") as socket:
        await socket.recv()
        await socket.send('{"type": "hello"}')
        await socket.send('{"type": "start"}')
        assert "refused" in str(await socket.recv())


def by_name(here: Message) -> dict[str, Message]:
    """Where everyone is."""
    return {guest.pop("name"): guest for guest in here["guests"]}


async def until(hear: Callable[[], Awaitable[Message]], everyone: dict[str, Message]) -> None:
    """Wait until everyone is told to be where they are; how many words it takes depends on how fast they come."""
    while by_name(await hear()) != everyone:
        pass

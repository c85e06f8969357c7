"""Nobody can stall the others: what costs has limits, waits in one's own line, and is worked out beside the table."""

from __future__ import annotations

import asyncio
import threading

import pytest

import gloaming
from gloaming.client import TableError
from gloaming.table.costly import Lines
from gloaming.table.refusals import TooMany
from gloaming.table.settings import Limits
from tests.table.serving import GAME, any_option, guests, serving

pytestmark = pytest.mark.asyncio


async def test_a_guest_who_asks_too_often_is_refused_and_others_are_not(tmp_path):
    limits = Limits(costly_per_minute=3)
    async with serving(tmp_path, limits=limits) as served, guests(served, "Ann", "Bob") as (ann, bob):
        for _ in range(3):
            await ann.make_room(GAME, 2)
        for ask in (
            ann.make_room(GAME, 2),
            ann.get("/api/replays/nothing"),
            ann.post("/api/games/dusk/decks/check", {"text": "Deck: A"}),
            ann.post("/api/records", b"{}"),
        ):
            with pytest.raises(TableError, match="Too many requests") as refused:
                await ask
            assert refused.value.status == 429
        assert await bob.make_room(GAME, 2)


async def test_decks_are_not_checked_on_the_tables_own_thread(tmp_path, monkeypatch):
    here = threading.get_ident()

    def checked(*_: object) -> None:
        assert threading.get_ident() != here, "everyone waits for this"

    monkeypatch.setattr(type(gloaming.game("dusk").decks), "problems", checked)
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        told = await ann.post("/api/games/dusk/decks/check", {"text": "Deck: A"})
        assert told["deck"] is None
        assert told["problems"]


async def test_everyone_waits_in_their_own_line():
    lines = Lines(2)
    order: list[str] = []
    gate = asyncio.Event()

    async def ask(who: str, what: str, *, held: bool = False) -> None:
        async with lines.turn(who):
            if held:
                await gate.wait()
            order.append(what)

    first = asyncio.create_task(ask("Ann", "first of Ann", held=True))
    await asyncio.sleep(0)
    second = asyncio.create_task(ask("Ann", "second of Ann"))
    await asyncio.sleep(0)
    with pytest.raises(TooMany):
        await ask("Ann", "third of Ann")
    await ask("Bob", "first of Bob")
    gate.set()
    await asyncio.gather(first, second)
    assert order == ["first of Bob", "first of Ann", "second of Ann"]
    await ask("Ann", "later")


async def test_bots_among_themselves_stand_still_while_nobody_watches(tmp_path):
    async with serving(tmp_path, bot_pause=0.0, response_pause=0.0) as served, guests(served, "Ann") as (ann,):
        room = await ann.make_room(GAME, 2, bots=["random", "random"], start=True)
        loaded = await served.server.rooms.find(room)
        loaded.bots.think()
        assert not loaded.bots.thinking
        async with ann.enter(room) as table:
            assert await table.play(any_option(0))

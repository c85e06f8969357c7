"""Nobody can stall the others: what costs has limits, waits in one's own line, and is worked out beside the table."""

from __future__ import annotations

import asyncio
import os
import signal
import threading

import pytest

import gloaming
from gloaming.client import TableError
from gloaming.table.endpoints.request_limits import Queues
from gloaming.table.live_game import LiveGame
from gloaming.table.refusals import TooMany
from gloaming.table.replays.films import Films, ToFilm
from gloaming.table.settings import Limits
from gloaming.table.workers import PLACES, Workers
from tests.table.serving import GAME, PATIENCE, any_option, guests, serving

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


async def test_what_was_asked_for_ends_when_the_asker_leaves(tmp_path, monkeypatch):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        monkeypatch.setattr(served.server.rooms, "film", lambda _: None)  # nobody but Ann wants to see it
        room = await ann.make_room(GAME, 2, bots=["random", "random"], start=True)
        async with ann.enter(room) as table:
            await table.play(any_option(0))
        begun, ended = asyncio.Event(), asyncio.Event()

        async def work_for_ever(*_: object) -> None:
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                ended.set()

        monkeypatch.setattr(served.server.rooms.workers, "compute", work_for_ever)
        for asking in (
            ann.get(f"/api/replays/{room}", seat="all"),
            ann.post("/api/games/dusk/decks/check", {"text": "Deck: A"}),
            ann.post("/api/records", b"{}"),
        ):
            begun.clear()
            ended.clear()
            asked = asyncio.create_task(asking)
            async with asyncio.timeout(PATIENCE):
                await begun.wait()
                asked.cancel()
                await ended.wait()
        assert not served.server.request_limits.queues._waiting


async def test_the_process_that_works_for_someone_hears_that_they_have_left(tmp_path, monkeypatch):
    """From a browser that is closed to the desk of the process; that it then stops is shown in `test_workers.py`."""
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        rooms, workers = served.server.rooms, served.server.rooms.workers
        monkeypatch.setattr(rooms, "film", lambda _: None)  # nobody but Ann wants to see it
        room = await ann.make_room(GAME, 2, bots=[None, "random"], start=True)
        async with ann.enter(room) as table:
            await table.hear()
            await table.say("resign", seat=0)
            await table.hear_until(lambda _: table.room["state"] == "over")
        process = await workers.compute(os.getpid)
        told = workers._desk._told
        os.kill(process, signal.SIGSTOP)
        try:
            for asking in (
                ann.get(f"/api/replays/{room}", seat="all"),
                ann.get(f"/api/replays/{room}/throws"),
                ann.post("/api/games/dusk/decks/check", {"text": "Deck: A"}),
                ann.post("/api/records", b"{}"),
            ):
                given_up = list(told[1::2])
                asked = asyncio.create_task(asking)
                async with asyncio.timeout(PATIENCE):
                    while workers._free.qsize() == PLACES:  # it does not lie ready for the process yet
                        await asyncio.sleep(0.01)
                    asked.cancel()
                    while list(told[1::2]) == given_up:
                        await asyncio.sleep(0.01)
                    os.kill(process, signal.SIGCONT)
                    assert await workers.compute(os.getpid) == process
                os.kill(process, signal.SIGSTOP)
        finally:
            os.kill(process, signal.SIGCONT)
        assert await served.server.store.filmed(room, "all") == [], "a film was made for nobody"


async def test_a_film_is_made_on_for_those_who_still_wait(monkeypatch):
    ended, waits = asyncio.Event(), asyncio.Event()

    async def work(*_: object) -> dict[str, bytes]:
        try:
            await waits.wait()
        except asyncio.CancelledError:
            ended.set()
            raise
        return {"all": b"film"}

    films = Films(Workers(1, 1.0))
    monkeypatch.setattr(films, "_make", work)
    live = LiveGame.begin(gloaming.game(GAME), 2, 7, {})
    to_film = ToFilm(live.match.record, ["Ann", "Bob"], live.start, [], ["all"])

    def asker() -> asyncio.Task[bytes]:
        return asyncio.create_task(films.part(None, "game", to_film, "all", keep=True))  # type: ignore[arg-type]

    first, second = asker(), asker()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert not ended.is_set()
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    await asyncio.sleep(0)
    assert ended.is_set()
    third = asker()
    waits.set()
    assert await third == b"film"


async def test_everyone_waits_in_their_own_line():
    lines = Queues(2)
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

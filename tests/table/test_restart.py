"""The process is killed in the middle of play; after a restart everything goes on where it was."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

import gloaming
from gloaming.client import Closed, Message, RoomClient
from gloaming.table.store.snapshots import effective
from gloaming.table.store.store import Store
from tests.table.serving import GAME, Guest, any_option, events_of, process

pytestmark = pytest.mark.asyncio


class Player:
    """Answers at random until sent away, and remembers what was acknowledged and seen."""

    def __init__(self, table: RoomClient, seed: int) -> None:
        self.table = table
        self.choose = any_option(seed)
        self.acknowledged: list[tuple[int, int]] = []
        self.seen: list[Message] = []

    async def play(self) -> None:
        sent: tuple[int, int] | None = None
        try:
            while self.table.outcome is None:
                ask = self.table.ask
                if ask is not None and (sent is None or sent[0] != ask["decision"]):
                    option = self.choose(ask)
                    sent = (ask["decision"], option)
                    await self.table.answer(option)
                elif ask is None:
                    await self.table.let_go_on()
                heard = await self.table.hear()
                self.seen.append(heard)
                now = self.table.ask
                moved_on = now is None or sent is None or now["decision"] > sent[0]
                if sent and heard["type"] == "update" and moved_on and sent not in self.acknowledged:
                    self.acknowledged.append(sent)
        except Closed:
            pass


async def test_kill_9_in_the_middle_of_play_and_exact_continuation(tmp_path):
    database = tmp_path / "table.sqlite3"
    async with AsyncExitStack() as people:
        async with process(database, killed=True) as first:
            ann, bob = [await people.enter_async_context(Guest(first.address)) for _ in range(2)]
            room = await ann.make_room(GAME, 2, response_time=600.0)
            async with ann.enter(room) as anns, bob.enter(room) as bobs:
                await bobs.say("sit", seat=1)
                await anns.hear_until(lambda _: bool(anns.room) and anns.room["seats"][1]["kind"] == "person")
                await anns.say("start")
                for table in (anns, bobs):
                    await table.hear_until(lambda heard: heard["type"] == "table" and bool(heard["seats"]))
                players = [Player(anns, 1), Player(bobs, 2)]
                playing = [asyncio.create_task(player.play()) for player in players]
                while sum(len(player.acknowledged) for player in players) < 40:
                    await asyncio.sleep(0.001)
                    assert not any(task.done() for task in playing), "the game is too short; play another"
                os.kill(first.pid, signal.SIGKILL)
                await asyncio.gather(*playing)

        kept = await _kept(database, room)
        for seat, player in enumerate(players):
            mine = [answer for who, answer in kept if who == seat]
            told = [option for _, option in player.acknowledged]
            assert mine[: len(told)] == told, "an acknowledged answer was lost or changed"
            assert len(mine) - len(told) <= 1, "an answer was doubled"

        async with process(database, first.port), ann.enter(room, last=anns.last) as anns, bob.enter(room) as bobs:
            fresh, other = await anns.hear(), await bobs.hear()
            assert fresh["type"] == other["type"] == "table"
            assert fresh["n"] > players[0].table.last
            assert fresh["seats"]["0"]["view"] == _view(await _seed(database, room), [answer for _, answer in kept])
            told_lines = [event["words"] for heard in players[0].seen for event in events_of(heard)]
            assert told_lines[-5:] == _in_order(told_lines[-5:], [e["words"] for e in fresh["seats"]["0"]["log"]])
            assert await asyncio.gather(anns.play(any_option(7)), bobs.play(any_option(8)))


async def _kept(database: Path, room: str) -> list[tuple[int, int]]:
    """What is in the database: who answered what."""
    store = Store(str(database))
    entries = await store.entries(room)
    await store.engine.dispose()
    assert len(effective(entries)) == len(entries)
    return [(entry.seat, entry.answer) for entry in entries]


async def _seed(database: Path, room: str) -> int:
    store = Store(str(database))
    row = await store.room(room)
    await store.engine.dispose()
    assert row is not None
    return row.seed


def _view(seed: int, answers: list[int]) -> Message:
    """What the first seat has to see after these answers, on the wire."""
    game = gloaming.game(GAME)
    record = gloaming.Record.begun(game, 2, seed, answers=answers)
    shown = record.length
    while (ask := record.replay(shown).ask) is not None and ask.secret:
        shown -= 1  # what is not complete is not shown yet
    pos = record.replay(shown)
    view: Message = msgspec.json.decode(msgspec.json.encode(game.view(pos, 0)))
    del view["ask"]
    return view


def _in_order(wanted: list[str], lines: list[str]) -> list[str]:
    """Those of the wanted lines that are found in that order."""
    rest = iter(lines)
    return [line for line in wanted if line in rest]


async def test_bots_go_on_after_a_restart(tmp_path):
    database = tmp_path / "table.sqlite3"
    async with AsyncExitStack() as people:
        async with process(database, killed=True) as first:
            ann = await people.enter_async_context(Guest(first.address))
            room = await ann.make_room(GAME, 2, bots=["random", "random"], start=True)
            async with ann.enter(room) as table:
                while len(await _kept(database, room)) < 20:
                    await table.hear()
                assert table.outcome is None
        kept = await _kept(database, room)
        async with process(database, first.port), ann.enter(room) as table:
            assert await table.play(any_option(0))
        assert (await _kept(database, room))[: len(kept)] == kept

"""Bots think in other processes: within their time, and never to the harm of the table."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.bots import BOTS, Bot, Sight
from gloaming.kernel import Position
from gloaming.table.worker_process import think
from gloaming.table.workers import Workers
from tests.table.serving import GAME, PATIENCE


def a_question(seed: int) -> Position:
    """A position with several options."""
    game = gloaming.game(GAME)
    pos: Position = game.new(2, seed)
    while pos.ask is not None and len(pos.ask.options) < 3:
        game.apply(pos, 0)
    return pos


class Dreamer(Bot):
    """A bot that never comes to an end."""

    name = "dreamer"

    def choose(self, sight: Sight) -> int:
        while True:
            time.sleep(0.001)


def test_a_bot_that_takes_too_long_gets_any_legal_answer(monkeypatch):
    monkeypatch.setitem(BOTS, "dreamer", Dreamer)
    pos = a_question(1)
    assert pos.ask is not None
    began = time.monotonic()
    chosen = think(GAME, gloaming.game(GAME).save(pos), "dreamer", 7, 0.05)
    assert 0 <= chosen < len(pos.ask.options)
    assert time.monotonic() - began < 120


@pytest.mark.asyncio
async def test_the_same_question_gets_the_same_answer_and_a_killed_process_is_replaced():
    game, pos = gloaming.game(GAME), a_question(2)
    assert pos.ask is not None
    workers = Workers(1, bot_seconds=300.0)
    try:
        first = await workers.choose(game, pos, "greedy", 3)
        assert first == BOTS["greedy"](3).choose(Sight(game, pos))
        os.kill(_worker(workers), signal.SIGKILL)
        assert 0 <= await workers.choose(game, pos, "greedy", 3) < len(pos.ask.options)
        assert await workers.choose(game, pos, "greedy", 3) == first
        assert 0 <= await workers.choose(game, pos, "nobody", 3) < len(pos.ask.options)
    finally:
        workers.stop()


def _worker(workers: Workers) -> int:
    pool: Any = workers._pool
    return int(next(iter(pool._processes)))


def dream(file: Path) -> None:
    """Begin, and never come to an end."""
    file.touch()
    while True:
        time.sleep(0.001)


@pytest.mark.asyncio
async def test_work_that_nobody_waits_for_ends_and_what_has_not_begun_never_does(tmp_path):
    workers = Workers(1, bot_seconds=300.0)
    files = [tmp_path / name for name in ("begun", "lies ready", "waits", "waits too")]
    try:
        given_up = [asyncio.create_task(workers.compute(dream, file)) for file in files]
        wanted = asyncio.create_task(workers.compute(os.getpid))
        async with asyncio.timeout(PATIENCE):
            while not files[0].exists():
                await asyncio.sleep(0.01)
            worker = _worker(workers)
            for task in given_up:
                task.cancel()
            await asyncio.gather(*given_up, return_exceptions=True)
            assert await wanted == worker, "the process is free again, and the same"
    finally:
        workers.stop()
    assert [file.exists() for file in files] == [True, False, False, False]

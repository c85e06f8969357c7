"""Bots think in other processes: within their time, and never to the harm of the table."""

from __future__ import annotations

import os
import signal
import time
from typing import Any

import pytest

import gloaming
from gloaming.bots import BOTS, Bot, Sight
from gloaming.kernel import Position
from gloaming.table.thinking import Thinkers, _think
from tests.table.serving import GAME


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
    chosen = _think(GAME, gloaming.game(GAME).save(pos), "dreamer", 7, 0.05)
    assert 0 <= chosen < len(pos.ask.options)
    assert time.monotonic() - began < 120


@pytest.mark.asyncio
async def test_the_same_question_gets_the_same_answer_and_a_killed_process_is_replaced():
    game, pos = gloaming.game(GAME), a_question(2)
    assert pos.ask is not None
    thinkers = Thinkers(1, seconds=300.0)
    try:
        first = await thinkers.choose(game, pos, "greedy", 3)
        assert first == BOTS["greedy"](3).choose(Sight(game, pos))
        os.kill(_worker(thinkers), signal.SIGKILL)
        assert 0 <= await thinkers.choose(game, pos, "greedy", 3) < len(pos.ask.options)
        assert await thinkers.choose(game, pos, "greedy", 3) == first
        assert 0 <= await thinkers.choose(game, pos, "nobody", 3) < len(pos.ask.options)
    finally:
        thinkers.stop()


def _worker(thinkers: Thinkers) -> int:
    pool: Any = thinkers._pool
    return int(next(iter(pool._processes)))

"""What rooms held is free again once they have ended."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator

import pytest

from gloaming import Match
from gloaming.games.casting_shadows.map import reach
from gloaming.games.dusk.arena import can_walk
from gloaming.kernel import Position
from gloaming.table import memory
from gloaming.table.live_game import LiveGame
from gloaming.table.memory import Memory
from gloaming.table.room.room import Room
from gloaming.table.room.streams import Stream
from tests.table.serving import PATIENCE, serving, two_at_a_table
from tests.table.test_reconnect import play_some

pytestmark = pytest.mark.asyncio

OF_ROOMS = (Room, LiveGame, Match, Position, Stream)


def held() -> Counter[str]:
    """How many of the things that rooms hold there are, whether or not somebody needs them."""
    return Counter(kind.__name__ for each in gc.get_objects() for kind in OF_ROOMS if isinstance(each, kind))


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Python finds by itself no more what nobody needs."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
async def test_nothing_of_a_room_is_left_once_it_has_ended(tmp_path, monkeypatch):
    monkeypatch.setattr(memory, "SOON", 0.0)
    async with serving(tmp_path, idle_after=0.0) as served:
        before = held()
        async with two_at_a_table(served) as (_, ann, bob):
            await play_some(ann, bob, 3)
            assert held() - before >= Counter({"Room": 1, "LiveGame": 1, "Match": 1, "Stream": 2})
        async with asyncio.timeout(PATIENCE):
            while held() - before:
                await asyncio.sleep(0.05)


@pytest.mark.usefixtures("uncollected")
async def test_the_game_of_a_room_and_what_it_told_are_gone_as_soon_as_it_has_ended(tmp_path, monkeypatch):
    """Rooms end one after another: what they leave to the collector would pile up beside those that are played."""
    monkeypatch.setattr(memory, "SOON", PATIENCE)
    async with serving(tmp_path, idle_after=0.0) as served:
        before = held()
        async with two_at_a_table(served) as (_, ann, bob):
            await play_some(ann, bob, 3)
        async with asyncio.timeout(PATIENCE):
            while set(held() - before) - {"Room"}:
                await asyncio.sleep(0.05)
        assert held()["Room"] > before["Room"], "nothing was left to the collector"


async def test_what_games_remember_up_to_a_limit_is_forgotten_with_the_rooms_and_facts_are_not(monkeypatch):
    monkeypatch.setattr(gc, "freeze", lambda: None)
    memory.settle_in()
    reach(0, (1,))
    can_walk(0, 0, 1, 0)
    assert can_walk.cache_info().currsize
    memory.give_back()
    assert not can_walk.cache_info().currsize
    assert reach.cache_info().currsize


async def test_memory_is_given_back_once_as_many_rooms_have_ended_as_are_left(monkeypatch):
    monkeypatch.setattr(memory, "SOON", 0.0)
    given: list[int] = []
    rooms = 5
    kept = Memory(lambda: rooms, lambda: given.append(rooms))
    for ends in range(3):
        rooms = 4 - ends
        kept.room_ended()
        await asyncio.sleep(0)
        await asyncio.sleep(0.01)
    assert given == [2], "after three have ended and two are left, and not before"
    kept.room_ended()
    kept.stop()
    await asyncio.sleep(0.01)
    assert given == [2]

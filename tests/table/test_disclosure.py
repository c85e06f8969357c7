"""Nothing about a running game leaves by any door but what a spectator may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import gloaming
from gloaming.client import TableError
from tests.table.serving import Guest, guests, serving

pytestmark = pytest.mark.asyncio

SEED = 7_340_126_551_203


def a_deck(name: str) -> str:
    """A ready deck of Dusk under a name of one's own, as text."""
    building = gloaming.game("dusk").decks
    assert building is not None
    text = building.to_text(building.starters()[0])
    return text.replace(building.starters()[0].name, name, 1)


def doors(described: dict[str, Any], room: str) -> Iterator[str]:
    """Every address of the API that something can be asked of about a room, or about anything at all."""
    for path, methods in described["paths"].items():
        if "get" in methods:
            asked = path.replace("{game}", "dusk")
            for name in ("{room}", "{replay}"):
                asked = asked.replace(name, room)
            assert "{" not in asked, f"{path} has a part that this test does not know"
            yield asked
            if "replay" in path:
                yield from (f"{asked}?seat={eyes}" for eyes in ("0", "1", "all"))


async def everything_told(stranger: Guest, room: str) -> list[str]:
    """What a stranger gets out of every door, as text."""
    described = (await stranger.http.get("/api/openapi.json")).json()
    asked = list(doors(described, room))
    assert len(asked) > 8
    return [f"{door}: {(await stranger.http.get(door)).text}" for door in asked]


async def test_no_door_tells_a_stranger_what_is_secret_in_a_running_game(tmp_path):
    deck = a_deck("Crimson Lullaby")
    assert "Crimson Lullaby" in deck
    async with serving(tmp_path) as served, guests(served, "Ann", "Cat") as (ann, cat):
        room = await ann.make_room(
            "dusk", 2, options={"brought": [deck]}, bots=[None, "random"], seed=SEED, start=True, private=True
        )
        async with ann.enter(room) as anns, cat.enter(room) as cats:
            await anns.hear_until(lambda _: anns.ask is not None)
            heard = await cats.hear_until(lambda heard: heard["type"] == "table")
            told = [*await everything_told(cat, room), str(heard)]
            with pytest.raises(TableError):
                await cat.post(f"/api/replays/{room}/continue", {"answers": 0, "seat": 0})
    for words in told:
        assert "Crimson Lullaby" not in words, words[:200]
        assert str(SEED) not in words, words[:200]

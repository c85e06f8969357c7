"""Decks over HTTP: starters to begin with, texts checked, decks written."""

from __future__ import annotations

import pytest

from gloaming.client import TableError
from tests.table.serving import GAME, serving

pytestmark = pytest.mark.asyncio

DECKS = "/api/games/dusk/decks"


async def test_a_deck_is_written_read_again_and_brought_to_a_room(tmp_path):
    async with serving(tmp_path) as served, served.client() as ann:
        ready = (await ann.get(DECKS))[0]
        written = await ann.post(f"{DECKS}/write", {"name": "Bell and Bone", "parts": ready["parts"]})
        assert written["problems"] == []
        assert written["deck"]["name"] == "Bell and Bone"
        again = await ann.post(f"{DECKS}/check", {"text": written["text"].upper()})
        assert again["deck"] == {**written["deck"], "name": "BELL AND BONE"}, "spelled as the game spells it"
        room = await ann.make_room("dusk", 2, options={"brought": [written["text"]]}, bots=[None, "random"], start=True)
        async with ann.enter(room) as table:
            heard = await table.hear_until(lambda heard: heard["type"] == "table")
            phantom = heard["seats"]["0"]["view"]["players"][0]["phantom"]
        content = await ann.get("/api/games/dusk/content")
        assert content["sets"][phantom]["name"] == ready["parts"][0]["title"]


async def test_what_is_wrong_with_a_deck_is_told_line_by_line(tmp_path):
    async with serving(tmp_path) as served, served.client() as ann:
        ready = (await ann.get(DECKS))[0]
        short = [{**part, "cards": part["cards"][:3]} for part in ready["parts"]]
        found = await ann.post(f"{DECKS}/write", {"name": "Short", "parts": short})
        assert found["deck"] is None
        assert len(found["problems"]) == 3
        assert all(problem["line"] and "choose 1 more" in problem["words"] for problem in found["problems"])
        nonsense = await ann.post(f"{DECKS}/check", {"text": "hello"})
        assert nonsense["problems"][0]["line"] == 1
        with pytest.raises(TableError) as error:
            await ann.post(f"{DECKS}/check", {"text": "x" * 20_000})
        assert error.value.status == 400
        with pytest.raises(TableError) as error:
            await ann.get(f"/api/games/{GAME}/decks")
        assert (error.value.status, str(error.value)) == (404, "Nobody brings a deck to that game.")

"""A campaign quest by quest: when each was played, watched again from there, and gone on from at another table."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

import gloaming
from gloaming.client import TableError
from gloaming.kernel import Chance
from gloaming.table.room import chapters
from gloaming.table.store import schema
from tests.table.serving import Guest, Served, guests, serving

pytestmark = pytest.mark.asyncio
GAME = gloaming.game("descent")
CAMPAIGN = {"mode": "campaign", "until": "act1", "set_up": "quick"}
OVERLORD, HEROES = 0, 1
BEGUN = {"game": "descent", "seats": 2, "options": CAMPAIGN, "seed": 3, "response_time": 0}


@cache
def answers(seed: int) -> tuple[list[int], list[str]]:
    """A campaign of random players, and the chapter after each answer."""
    pos, chance = GAME.new(2, seed, CAMPAIGN), Chance(seed)
    given: list[int] = []
    titles: list[str] = []
    while pos.ask is not None:
        given.append(chance.below(len(pos.ask.options)))
        GAME.apply(pos, given[-1], quiet=True)
        titles.append(GAME.chapter(pos))
    return given, titles


def hidden(pos: Any) -> tuple[object, ...]:
    """What only the overlord knows, and what nobody does."""
    return pos.hand, pos.deck


async def played(served: Served, ann: Guest, bob: Guest, *, until: int) -> str:
    """A table of two people at which so many answers were given."""
    room: str = (await ann.post("/api/rooms", BEGUN))["id"]
    async with ann.enter(room) as anns, bob.enter(room) as bobs:
        await bobs.say("sit", seat=HEROES)
        await anns.hear_until(lambda _: bool(anns.room) and anns.room["seats"][1]["kind"] == "person")
        await anns.say("start")
        await anns.hear_until(lambda heard: heard["type"] == "table" and bool(heard["seats"]))
        inside = served.server.rooms.in_memory[room]
        for answer in answers(3)[0][:until]:
            await answer_now(inside, answer)
    return room


async def answer_now(inside: Any, answer: int) -> None:
    live = inside.live
    assert live is not None
    entry = live.answer(live.position.ask.seat, live.decision(live.position.ask.seat), answer)
    live.settle()
    await inside.keep_entry(entry)


async def test_chapters_evenings_and_a_branch_that_tells_nothing(tmp_path, monkeypatch: pytest.MonkeyPatch):
    given, titles = answers(3)
    second = titles.index(next(title for title in titles if title != titles[0])) + 1
    async with serving(tmp_path) as served, guests(served, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        room = await played(served, ann, bob, until=second + 40)
        inside = served.server.rooms.in_memory[room]
        monkeypatch.setattr(chapters, "EVENING", -1.0)  # hours have gone by
        await answer_now(inside, given[second + 40])
        told = await cleo.get(f"/api/replays/{room}/chapters")
        assert [(line["title"], line["evening"]) for line in told] == [
            (titles[0], 1),
            (titles[second], 1),
            (titles[second], 2),
        ]
        assert told[0]["part"] == 0 < told[1]["part"], "each leads to its own part of the replay"
        part = await cleo.get(f"/api/replays/{room}", part=str(told[1]["part"]))
        assert titles[second] in {
            quest["name"]
            for step in part["steps"]
            for quest in step["view"]["campaign"]["path"]
            if quest["state"] == "playing"
        }

        wanted = {"chapter": titles[0], "seat": HEROES}
        with pytest.raises(TableError, match="only those who play in it"):
            await cleo.post(f"/api/replays/{room}/branch", wanted)
        with pytest.raises(TableError, match="only those who play in it"):
            await bob.post(f"/api/replays/{room}/branch", {**wanted, "seat": OVERLORD})
        with pytest.raises(TableError, match="still being played"):
            await bob.post(f"/api/replays/{room}/branch", {**wanted, "chapter": titles[second]})
        with pytest.raises(TableError, match="no such chapter"):
            await bob.post(f"/api/replays/{room}/branch", {**wanted, "chapter": "The Hidden Quest"})

        # In the middle of a fight the overlord's hand is a secret; between quests there is hardly one.
        fight = chapters.Chapter(60, "A fight", 1, 0.0, 0.0)
        await served.server.store.write(insert(schema.chapters).values(game=room, **msgspec.structs.asdict(fight)))
        row = await served.server.store.room(room)
        wanted["chapter"] = "A fight"
        made = [(await bob.post(f"/api/replays/{room}/branch", wanted))["id"] for _ in range(2)]
        branches = [(await served.server.rooms.find(each)).live for each in made]
        real = GAME.new(2, 3, CAMPAIGN)
        for number, answer in enumerate(given):
            assert real.ask is not None
            if number >= 60 and real.ask.seat == HEROES:
                break
            GAME.apply(real, answer, quiet=True)
        assert real.hand
        for live in branches:
            assert live is not None
            assert GAME.view(live.position, HEROES) == GAME.view(real, HEROES), "what the seat knew"
            assert live.position.chance != real.chance
            assert hidden(live.position) != hidden(real), "the rest is dealt anew"
            assert live.match.events == [], "nothing is told of what others saw"
        rows = [await served.server.store.room(each) for each in made]
        assert row is not None
        assert all(each is not None and each.seed != row.seed for each in rows), "nor does the seed tell what comes"
        assert branches[0] is not None
        assert branches[1] is not None
        assert hidden(branches[0].position) != hidden(branches[1].position)
        assert await bob.get(f"/api/replays/{made[0]}/chapters") == [], "nothing was played there yet"
        async with bob.enter(made[0]) as bobs:
            await bobs.hear_until(lambda heard: heard["type"] == "table")
            assert [seat["kind"] for seat in bobs.room["seats"]] == ["bot", "person"]
            assert bobs.ask is not None
            await bobs.answer(0)
            await bobs.hear_until(lambda heard: heard["type"] == "update")


async def test_what_is_taken_back_is_no_chapter_and_a_finished_game_is_gone_on_with_as_it_was(tmp_path):
    given, titles = answers(3)
    second = titles.index(next(title for title in titles if title != titles[0])) + 1
    async with serving(tmp_path) as served, guests(served, "Ann", "Bob") as (ann, bob):
        room = await played(served, ann, bob, until=second + 2)
        assert len(await ann.get(f"/api/replays/{room}/chapters")) == 2
        inside = served.server.rooms.in_memory[room]
        await inside.undo.take_back(HEROES, second - 3)
        await answer_now(inside, given[second - 3])
        assert [line["title"] for line in await ann.get(f"/api/replays/{room}/chapters")] == [titles[0]]
        for answer in given[second - 2 : second + 2]:
            await answer_now(inside, answer)
        async with bob.enter(room) as bobs:
            await bobs.say("resign", seat=HEROES)
            await bobs.hear_until(lambda _: bobs.room["state"] == "over")
        made = (await bob.post(f"/api/replays/{room}/branch", {"chapter": titles[second], "seat": OVERLORD}))["id"]
        live = (await served.server.rooms.find(made)).live
        assert live is not None
        truth, _ = GAME.begin(2, 3, CAMPAIGN)
        for answer in given[:second]:
            GAME.apply(truth, answer, quiet=True)
        assert live.position == truth
        async with bob.enter(made) as bobs:
            await bobs.hear()
            await answer_now(served.server.rooms.in_memory[made], given[second])
            await bobs.say("resign", seat=OVERLORD)
            await bobs.hear_until(lambda _: bobs.room["state"] == "over")
        told = await ann.get(f"/api/replays/{made}/chapters")
        assert [(line["title"], line["evening"]) for line in told] == [
            (titles[0], 1),
            (titles[second], 2),
        ], "what was played before it, and at this table"
        again = (await bob.post(f"/api/replays/{made}/branch", {"chapter": titles[0], "seat": OVERLORD}))["id"]
        anew = (await served.server.rooms.find(again)).live
        assert anew is not None
        assert anew.answers == 0, "from the very beginning"

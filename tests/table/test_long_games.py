"""Games that live long: taken up and taken back from snapshots, brought up to new rules, and filmed for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

import gloaming
from gloaming.api.game import Game, RulesChanged
from gloaming.api.record import Segment
from gloaming.client import RoomClient, TableError
from gloaming.kernel.save import unchanged
from gloaming.table.live_game import LiveGame
from gloaming.table.replays.film_gaps import since
from gloaming.table.replays.films import cut, read
from gloaming.table.room.bot_turns import BotTurns
from gloaming.table.room.rebuilding import checkpoints_of, checkpoints_of_file
from gloaming.table.room.resuming import record_of
from gloaming.table.room.room import Room
from gloaming.table.store.snapshots import EVERY, TAKEN_BACK, Entry, effective
from gloaming.table.store.store import RoomRow, Store
from tests.table.serving import GAME, PATIENCE, Guest, Served, any_option, guests, serving, two_at_a_table, whose_turn

PLAYED = gloaming.game(GAME)


async def play_on(ann: RoomClient, bob: RoomClient, answers: int, seed: int = 4) -> None:
    """So many answers of whoever is asked."""
    choose = any_option(seed)
    for _ in range(answers):
        mover = await whose_turn(ann, bob)
        assert mover.ask is not None
        seat, decision = str(mover.ask["seat"]), mover.ask["decision"]
        await mover.answer(choose(mover.ask))
        while (ask := mover.seats[seat].get("ask")) is not None and ask["decision"] == decision:
            await mover.hear()


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every answer that this process plays, again or for the first time."""
    played: list[int] = []
    apply = Game.apply

    def counted(game: Game, pos: object, answer: int, **how: object) -> object:  # type: ignore[type-arg]
        played.append(answer)
        return apply(game, pos, answer, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(Game, "apply", counted)
    return played


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The next version of the game, which reads the saves of this one."""
    after = str(int(PLAYED.version) + 1)
    monkeypatch.setattr(type(PLAYED), "migrations", {**PLAYED.migrations, PLAYED.version: unchanged})
    monkeypatch.setattr(type(PLAYED), "version", after)
    PLAYED.__dict__.pop("saves", None)
    yield
    PLAYED.__dict__.pop("saves", None)


@pytest.mark.asyncio
async def test_taking_a_long_game_up_and_an_answer_back_plays_little_again(tmp_path, applied: list[int]):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        await play_on(ann, bob, 150)
    async with serving(tmp_path) as served:
        applied.clear()
        live = (await served.server.rooms.find(room)).live
        assert live is not None
        assert live.answers == 150
        assert len(applied) < EVERY * 2, "the whole game was played again"
        kept = await served.server.store.entries(room)
        row = await _row(served.server.store, room)
        whole = LiveGame.begin(PLAYED, 2, row.seed, row.options)
        for entry in effective(kept):
            whole.replay(entry)
        assert live.position == whole.position
        told = live.match.events  # what happened since the checkpoint it was taken up from
        assert told == whole.match.events[len(whole.match.events) - len(told) :]
        assert [live.decision(seat) for seat in (0, 1)] == [whole.decision(seat) for seat in (0, 1)]
        assert [live.last_answer_of(seat) for seat in (0, 1)] == [whole.last_answer_of(seat) for seat in (0, 1)]
        snapshots = await served.server.store.checkpoints(room)
        assert len(snapshots) <= 150 // EVERY + 1


async def _row(store: Store, room: str) -> RoomRow:
    row = await store.room(room)
    assert row is not None
    return row


@pytest.mark.asyncio
async def test_checkpoints_of_what_was_taken_back_are_forgotten(tmp_path):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        await play_on(ann, bob, 3 * EVERY + 2)
        store, loaded = served.server.store, served.server.rooms.in_memory[room]
        await loaded.undo.take_back(0, EVERY + 3)
        assert loaded.live is not None
        assert loaded.live.answers == EVERY + 3
        assert max(await store.checkpoints(room)) <= EVERY + 3
        latest = await store.latest(room)
        assert latest is not None
        assert latest.save == PLAYED.save(loaded.live.position)
        before = loaded.live.position.clone()
    async with serving(tmp_path) as served:
        live = (await served.server.rooms.find(room)).live
        assert live is not None
        assert live.position == before


@pytest.mark.asyncio
async def test_who_takes_everything_back_keeps_where_it_began(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await ann.make_room(GAME, 2, bots=[None, "random"], start=True)
        async with ann.enter(room) as table:
            await table.hear()
            for _ in range(2):
                await table.answer(0)
                await table.hear_until(lambda heard: heard["type"] == "update")
                await table.say("undo", seat=0)
                await table.hear_until(lambda heard: heard["type"] == "table")
        assert await served.server.store.checkpoints(room) == [0]


def test_a_room_from_before_there_were_snapshots_is_given_some():
    live = LiveGame.begin(PLAYED, 2, 11, {})
    entries: list[Entry] = []
    rng = any_option(3)
    for number in range(60):
        ask = live.position.ask
        assert ask is not None
        entries.append(live.answer(ask.seat, live.decision(ask.seat), rng({"options": ask.options})))
        live.settle()
        if number in (20, 40):
            back = Entry(ask.seat, TAKEN_BACK, live.answers - 5)
            live = LiveGame.take_up(PLAYED, live.match.record, live.start, [*entries, back])
            entries.append(back)
    made = checkpoints_of(live.match.record, entries)
    assert len(made) > 3
    for snapshot in made:
        again = LiveGame.take_up(PLAYED, live.match.record, snapshot, entries[snapshot.lines :])
        assert again.position == live.position
        assert again.lines == live.lines
        assert [again.decision(seat) for seat in (0, 1)] == [live.decision(seat) for seat in (0, 1)]


@pytest.mark.asyncio
async def test_a_running_game_goes_on_under_new_rules(tmp_path, request: pytest.FixtureRequest):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        await play_on(ann, bob, 21)
        live = served.server.rooms.in_memory[room].live
        assert live is not None
        before, old = live.position.clone(), PLAYED.version
    request.getfixturevalue("new_rules")
    async with serving(tmp_path) as served:
        live = (await served.server.rooms.find(room)).live
        assert live is not None
        assert live.position == before
        ask = live.position.ask
        assert ask is not None
        async with guests(served, "Cleo") as (cleo,), cleo.enter(room) as watching:
            fresh = await watching.hear()
            assert fresh["seats"]["watch"]["log"][-1]["event"] == "rules_changed"
            assert f"from version {old} to {PLAYED.version}" in fresh["seats"]["watch"]["log"][-1]["words"]
        await served.server.rooms.in_memory[room].answer(ask.seat, live.decision(ask.seat), 0, "person")
    async with serving(tmp_path) as served:
        row = await _row(served.server.store, room)
        assert row.version == PLAYED.version
        record = await record_of(served.server.store, row)
        assert [(segment.version, len(segment.answers)) for segment in record.segments] == [
            (old, 21),
            (PLAYED.version, 1),
        ]
        live = (await served.server.rooms.find(room)).live
        assert live is not None
        assert record.replay() == live.position


@pytest.mark.asyncio
async def test_a_film_has_no_gap_where_the_rules_changed(tmp_path, request: pytest.FixtureRequest):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        await play_on(ann, bob, 3 * EVERY + 5)
        live = served.server.rooms.in_memory[room].live
        assert live is not None
        before, old = live.position.clone(), PLAYED.version
    request.getfixturevalue("new_rules")
    async with serving(tmp_path) as served, guests(served, "Cleo") as (cleo,):
        loaded = await served.server.rooms.find(room)
        store, checkpoints = served.server.store, await served.server.store.checkpoints(room)
        assert await store.filmed(room, "watch") == [(0, 3 * EVERY + 5)]
        row = await store.film(room, "all", 0)
        assert row is not None
        assert row.version == old
        steps = (await cleo.replay(room, "watch"))["steps"]
        assert [step["view"]["turn"] for step in steps][-1] == before.turn
        told = [event["event"] for step in steps for event in step["events"]]
        assert "rules_changed" not in told
        assert told.count("turn_began") >= before.turn - 2  # but for what was told after the last checkpoint
        assert checkpoints == [3 * EVERY + 5]
        ask = before.ask
        assert loaded.live is not None
        assert ask is not None
        await loaded.answer(ask.seat, loaded.live.decision(ask.seat), 0, "person")
        longer = await cleo.get(f"/api/replays/{room}")
        assert (longer["steps"], longer["parts"]) == (steps, 2)


@pytest.mark.asyncio
async def test_a_game_that_was_taken_up_twice_is_watched_from_its_very_beginning(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann", "Bob") as (ann, bob):
        rooms = [await _finished(ann, await ann.make_room(GAME, 2, bots=["random", "random"], start=True))]
        films = [(await ann.replay(rooms[0], "all"))["steps"]]
        moments = [len(films[0]) * 2 // 3]
        for _ in range(2):
            rooms.append(await _gone_on(ann, rooms[-1], moments[-1]))
            watched = await bob.replay(rooms[-1], "watch")
            await _finished(ann, rooms[-1])
            films.append((await ann.replay(rooms[-1], "all"))["steps"])
            assert films[-1][: moments[-1] + 1] == films[-2][: moments[-1] + 1], "what came before, as it was seen"
            assert [step["answer"] for step in films[-1]] == list(range(len(films[-1])))
            seen = (await bob.replay(rooms[-1], "watch"))["steps"]
            assert watched["steps"][0]["view"] == seen[0]["view"]
            assert seen[moments[-1]]["view"] in [step["view"] for step in watched["steps"]]
            assert watched["allowed"] == ["watch"]
            assert {step["answer"] for step in watched["steps"]} == {None}
            moments.append(moments[-1] + 3)
        file = (await ann.http.get(f"/api/rooms/{rooms[-1]}/record")).content
        record, end = gloaming.Record.from_json(file)
        assert record.length == len(films[-1]) - 1
        assert record.check(end) == [True, True, True]
        early = await _gone_on(ann, rooms[-1], 5)
        row = await _row(served.server.store, early)
        assert row.goes_on_from == rooms[0], "a moment of the first game is gone on from there"
        again = await served.server.rooms.find(early)
        assert again.live is not None
        assert again.live.position == record.replay(5)


async def _compute_here(work: Callable[..., Any], *given: Any) -> Any:
    return work(*given)


async def _gone_on(host: Guest, room: str, answers: int) -> str:
    made = await host.post(f"/api/replays/{room}/continue", {"answers": answers, "seat": 0, "bots": "random"})
    return str(made["id"])


async def _finished(host: Guest, room: str) -> str:
    async with host.enter(room) as table:
        await table.play(any_option(len(room)))
    return room


@pytest.mark.asyncio
async def test_what_is_played_on_from_a_moment_is_taken_back_up_to_that_moment_and_no_further(
    tmp_path, monkeypatch: pytest.MonkeyPatch
):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await _finished(ann, await ann.make_room(GAME, 2, bots=["random", "random"], start=True))
        made = await _gone_on(ann, room, 40)
        monkeypatch.setattr(BotTurns, "think", lambda _: None)
        loaded = await served.server.rooms.find(made)
        assert loaded.live is not None
        start = loaded.live.position.clone()
        with pytest.raises(gloaming.Refused, match="not answered anything yet"):
            loaded.live.last_answer_of(0)
        for _ in range(EVERY + 3):
            await _answer(loaded)
        await loaded.undo.take_back(0, 40)
        assert loaded.live is not None
        assert loaded.live.answers == 40
        assert loaded.live.position == start
        record = await record_of(served.server.store, loaded.row)
        assert [len(segment.answers) for segment in record.segments] == [40, 0]


@pytest.mark.asyncio
async def test_a_game_of_old_rules_is_gone_on_from_with_its_film_before(
    tmp_path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await _finished(ann, await ann.make_room(GAME, 2, bots=["random", "random"], start=True))
        before = (await ann.replay(room, "all"))["steps"]
        kept = max(each for each in await served.server.store.checkpoints(room) if each <= 60)
    request.getfixturevalue("new_rules")
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        # Other processes do not know the new rules.
        monkeypatch.setattr(served.server.rooms.workers, "compute", _compute_here)
        made = await _finished(ann, await _gone_on(ann, room, 60))
        watched = await ann.replay(made, "all")
        assert watched["steps"][: kept + 1] == before[: kept + 1]
        assert watched["note"].startswith("Not verifiable with these rules")
        file = (await ann.http.get(f"/api/rooms/{made}/record")).content
        record, end = gloaming.Record.from_json(file)
        assert record.check(end) == [False, True]
        assert len(watched["steps"]) == record.length + 1


@pytest.mark.asyncio
async def test_an_uploaded_game_of_several_versions_is_watched_from_where_the_present_rules_took_it_up(tmp_path):
    played, rng = gloaming.Match(PLAYED, 2, 5), any_option(5)
    while played.position.ask is not None:
        played.answer(rng({"options": played.position.ask.options}))
    given = played.record.answers
    reached = PLAYED.save(played.record.replay(30))
    old, new = Segment(version="0", answers=given[:30]), Segment(version=PLAYED.version, save=reached)
    nothing = replace(played.record, segments=[old, new])
    with pytest.raises(gloaming.FileError, match="Nothing was played yet with the present rules"):
        checkpoints_of_file(nothing.to_json())
    new.answers = given[30:]
    file = nothing.to_json()
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        upload = (await ann.post("/api/records", file))["id"]
        watched = await ann.replay(upload, "all")
        assert [step["answer"] for step in watched["steps"]] == list(range(31, len(given) + 1))
        assert watched["note"].startswith("Not verifiable with these rules")
        with pytest.raises(TableError, match="another version of the rules, and nothing was kept"):
            await _gone_on(ann, upload, 10)
        made = await _gone_on(ann, upload, 50)
        live = (await served.server.rooms.find(made)).live
        assert live is not None
        assert live.start.save == PLAYED.save(played.record.replay(50))
        record = await record_of(served.server.store, await _row(served.server.store, made))
        assert [len(segment.answers) for segment in record.segments[:2]] == [30, 20]
    new.answers = given[30:-1]
    with pytest.raises(gloaming.FileError, match="leads to another position"):
        checkpoints_of_file(replace(nothing, segments=[old, new]).to_json(PLAYED.load(reached)))


@pytest.mark.asyncio
async def test_a_room_that_everyone_has_left_is_filmed_to_its_last_answer(tmp_path, request: pytest.FixtureRequest):
    last = EVERY + 5
    async with serving(tmp_path) as served:
        async with two_at_a_table(served) as (room, ann, bob):
            await play_on(ann, bob, last)
            served.set(idle_after=0.0)
        await _left(served, room)
        assert await served.server.store.filmed(room, "watch") == [(0, last)]
        served.set(idle_after=300.0)
        loaded = await served.server.rooms.find(room)
        await _answer(loaded)
        assert await served.server.store.filmed(room, "watch") == [], (
            "the part goes on, and is made when it is complete"
        )
        async with guests(served, "Cleo") as (cleo,):
            assert (await cleo.replay(room))["parts"] == 1
            served.set(idle_after=0.0)
            async with cleo.enter(room) as watching:
                await watching.hear()
        await _left(served, room)
        before = await served.server.store.film(room, "all", 0)
        assert before is not None
    request.getfixturevalue("new_rules")
    async with serving(tmp_path) as served:
        loaded = await served.server.rooms.find(room)
        await _answer(loaded)
        after = await served.server.store.film(room, "all", 0)
        assert after == before, "every answer of the old rules is seen for ever"
        steps = read(after.film, last + 1, finished=True)
        assert [step["answer"] for step in steps] == list(range(last + 2))


async def _left(served: Served, room: str) -> None:
    """Wait until a room has left memory."""
    async with asyncio.timeout(PATIENCE):
        while room in served.server.rooms.in_memory:
            await asyncio.sleep(0.02)


async def _answer(room: Room) -> None:
    live = room.live
    assert live is not None
    assert live.position.ask is not None
    seat = live.position.ask.seat
    entry = live.answer(seat, live.decision(seat), 0)
    live.settle()
    await room.keep_entry(entry)


def test_what_has_happened_since_is_found_in_the_latest_events():
    first, second, third = (RulesChanged(str(n), str(n + 1)) for n in range(3))
    assert since([], [first]) == [first]
    assert since([first, second], [first, second, third]) == [third]
    assert since([first, second], [second, third]) == [third]
    assert since([first], [second, third]) == [second, third]
    assert since([first, second], [first, second]) == []


@pytest.mark.asyncio
async def test_a_running_game_whose_save_cannot_be_read_says_so(tmp_path, monkeypatch: pytest.MonkeyPatch):
    async with serving(tmp_path) as served, two_at_a_table(served) as (room, ann, bob):
        await play_on(ann, bob, 5)
        old = PLAYED.version
    monkeypatch.setattr(type(PLAYED), "version", "99")
    PLAYED.__dict__.pop("saves", None)
    try:
        async with serving(tmp_path) as served:
            with pytest.raises(gloaming.Refused, match=f"version {old} of .*version 99 is played: it cannot go on"):
                await served.server.rooms.find(room)
    finally:
        PLAYED.__dict__.pop("saves", None)


@pytest.mark.asyncio
async def test_a_finished_game_is_watched_for_ever(tmp_path, monkeypatch: pytest.MonkeyPatch):
    async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
        room = await ann.make_room(GAME, 2, bots=["random", "random"], start=True)
        async with ann.enter(room) as table:
            await table.play(lambda _: 0)
        seen = {eyes: await ann.replay(room, eyes) for eyes in ("watch", "1", "all")}
        assert seen["watch"]["parts"] > 2
        assert seen["watch"]["note"] == ""
    monkeypatch.setattr(type(PLAYED), "version", "99")
    PLAYED.__dict__.pop("saves", None)
    try:
        async with serving(tmp_path) as served, guests(served, "Ann") as (ann,):
            for eyes, before in seen.items():
                again = await ann.replay(room, eyes)
                assert again["steps"] == before["steps"]
                assert again["note"].startswith("Not verifiable with these rules")
    finally:
        PLAYED.__dict__.pop("saves", None)


def test_a_film_is_cut_at_checkpoints():
    assert cut([0, 16, 33, 49, 66, 82, 150], 160) == [(0, 66), (66, 160)]
    assert cut([0], 3) == [(0, 3)]
    assert cut([0, 16, 30, 41, 64], 64) == [(0, 64)]
    assert cut([64, 80, 96, 144, 160, 176, 180], 181, 80) == [(80, 176), (176, 181)]

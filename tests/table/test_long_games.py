"""Games that live long: taken up and taken back from snapshots, brought up to new rules, and filmed for ever."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import gloaming
from gloaming.api.game import Game, RulesChanged
from gloaming.client import RoomClient
from gloaming.kernel.save import unchanged
from gloaming.table.live_game import LiveGame
from gloaming.table.replays.film_gaps import since
from gloaming.table.replays.films import cut
from gloaming.table.room.rebuilding import checkpoints_of
from gloaming.table.room.resuming import record_of
from gloaming.table.store.snapshots import EVERY, TAKEN_BACK, Entry, effective
from gloaming.table.store.store import RoomRow, Store
from tests.table.serving import GAME, any_option, guests, serving, two_at_a_table, whose_turn

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

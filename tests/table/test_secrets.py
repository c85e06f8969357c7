"""Nothing that reaches a seat depends on what the seat cannot know: not the words, not the number of messages."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import Executable

from gloaming.client import Message, RoomClient
from gloaming.table.live_game import LiveGame, News
from gloaming.table.room.streams import Stream
from gloaming.table.room.waiting import Patience
from gloaming.table.store.store import RoomRow, change_room
from tests.table.hidden_hands import COUNTERED, TRAPPED, Hidden, Player
from tests.table.serving import guests, serving

pytestmark = pytest.mark.asyncio

CHANGES: Counter[str] = Counter()


class Played(NamedTuple):
    """What Ann and a spectator received, when it was sent, and how often Bob was asked in secret."""

    ann: list[Message]
    watched: list[Message]
    came: list[float]
    replayed: list[Message]
    """What anyone can watch again while the game still runs, part by part."""
    changes: int
    """How often the room became the latest of the lobby's list."""
    asked_in_secret: int


class Room(NamedTuple):
    """How a game is played twice: its seed, how long, and how the table waits for responses."""

    game: int
    turns: int
    pause: float
    of: Hidden = COUNTERED
    response_time: float = 60.0
    pace: dict[str, float] | None = None
    silent: bool = False
    """True: Bob neither answers a secret question nor lets anything go on; his time runs out."""


COUNTERSPELLS = Room(game=151, turns=24, pause=0.0)
OVERLORD_CARDS = Room(game=3, turns=4, pause=0.0, of=TRAPPED)


async def played(folder: Path, how: Room) -> Played:
    """Some turns of Ann against Bob's two seats: what Ann and a spectator receive, and Bob's secret questions."""
    folder.mkdir()
    game, turns = how.game, how.turns
    async with (
        serving(folder, response_pause=how.pause) as served,
        guests(served, "Ann", "Bob", "Cat") as (ann, bob, cat),
    ):
        room = await ann.make_room(how.of.game, how.of.seats, seed=game, response_time=how.response_time, pace=how.pace)
        async with ann.enter(room) as anns, bob.enter(room) as bobs, cat.enter(room) as cats:
            if how.of.ann:
                await anns.say("leave", seat=0)
                await anns.say("sit", seat=how.of.ann)
            await anns.hear_until(lambda _: bool(anns.room) and anns.room["seats"][how.of.ann]["mine"])
            for seat in how.of.bob:
                await bobs.say("sit", seat=seat)
            for table in (anns, cats):
                await table.hear_until(lambda heard: heard["type"] == "room" and _all_are_there(heard["room"]))
            await anns.say("start")
            careful = how.of.holds(game, how.silent)
            (mine, _), _, (watched, came) = await asyncio.gather(
                _receive(anns, how.of.listens(game + 1), turns),
                _receive(bobs, careful, turns),
                _receive(cats, careful, turns),
            )
            changes = CHANGES[room]
            replay = f"/api/replays/{room}"
            replayed = [await cat.get(replay)]
            replayed += [await cat.get(replay, part=str(part)) for part in range(1, replayed[0]["parts"])]
            return Played(mine, watched, came, replayed, changes, careful.answered_in_secret)


def _all_are_there(room: Message) -> bool:
    """Everyone sits, and the spectator has come: nothing more is told before the game begins."""
    return all(seat["kind"] == "person" for seat in room["seats"]) and room["watchers"] == 1


async def _receive(table: RoomClient, choose: Player, turns: int) -> tuple[list[Message], list[float]]:
    """What a connection receives until so many turns are over, without the running numbers, and when it was sent."""
    stream: list[Message] = []
    came: list[float] = []
    answered: set[tuple[int, int]] = set()
    while True:
        ask = table.ask
        if ask is not None and (ask["seat"], ask["decision"]) not in answered:
            answered.add((ask["seat"], ask["decision"]))
            if (answer := choose(ask)) is not None:
                await table.answer(answer)
        elif ask is None and not choose.silent:
            await table.let_go_on()
        heard = await table.hear()
        turn = next((seat["view"]["turn"] for seat in table.seats.values() if "view" in seat), 0)
        if turn > turns or table.outcome is not None:
            return stream, came
        came.append(heard.pop("sent", 0.0))
        stream.append(without_names_of_this_run(heard))


def without_names_of_this_run(heard: Message) -> Message:
    if "room" not in heard:
        return {**heard, "n": 0}
    nameless = {who: [{**one, "who": ""} for one in heard["room"][who]] for who in ("people", "neighbours")}
    return {**heard, "n": 0, "room": {**heard["room"], "id": "", **nameless}}


async def both_deals(folder: Path, monkeypatch: pytest.MonkeyPatch, how: Room) -> list[Played]:
    """The same turns with the hidden cards as they lie, and dealt otherwise."""
    monkeypatch.undo()
    tell, news_of = Stream.tell, LiveGame.news
    clock = 0.0

    def news(live: LiveGame, now: float, patience: Patience) -> list[News]:
        nonlocal clock
        clock = now
        return news_of(live, now, patience)

    def noted(row: RoomRow) -> Executable:
        CHANGES[row.id] += 1
        return change_room(row)

    deals = []
    for number, deal in enumerate((None, 1000 + how.game)):
        monkeypatch.undo()
        if deal is not None:
            how.of.deals(monkeypatch, deal)
        # By the table's own clock, so that a slow machine between its reading and the sending changes nothing.
        monkeypatch.setattr(LiveGame, "news", news)
        monkeypatch.setattr("gloaming.table.room.room.change_room", noted)
        monkeypatch.setattr(Stream, "tell", lambda to, kind, **words: tell(to, kind, sent=clock, **words))
        deals.append(await played(folder / f"{how.game} {number}", how))
    return deals


def leaks(one: Played, other: Played) -> list[str]:
    """How Ann's or the spectator's messages differ in two deals."""
    found = []
    for who, first, second in (("Ann", one.ann, other.ann), ("the spectator", one.watched, other.watched)):
        if first != second:
            same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False)))
            found.append(f"{who} can tell by message {same} of {len(first)} and {len(second)}")
    films = [[step for part in deal.replayed for step in part["steps"]] for deal in (one, other)]
    told = min(len(film) for film in films)
    # What came last may still be under way when the film is asked for.
    if films[0][:told] != films[1][:told] or max(len(film) for film in films) > told + 1:
        found.append(f"who watches it again can tell, by {len(films[0])} and {len(films[1])} steps maybe")
    if one.changes != other.changes:
        found.append("the list of rooms tells")
    return found


def pauses(game: Played) -> list[float]:
    """How long the spectator waited for the rest wherever news came without a change."""
    times = zip(game.watched, game.came, game.came[1:], strict=False)
    return [then - at for heard, at, then in times if _is_a_part(heard)]


def _is_a_part(heard: Message) -> bool:
    return heard["type"] == "update" and "change" not in heard["seats"]["watch"]


BOTH = pytest.mark.parametrize("how", [COUNTERSPELLS, OVERLORD_CARDS], ids=["counterspells", "overlord cards"])


@BOTH
async def test_what_a_seat_receives_and_when_is_the_same_however_the_hidden_cards_lie(tmp_path, monkeypatch, how):
    how = how._replace(pause=0.05)
    one, other = await both_deals(tmp_path, monkeypatch, how)
    assert leaks(one, other) == []
    assert one.asked_in_secret != other.asked_in_secret, "nobody was asked otherwise; play another game"
    for deal in (one, other):
        assert len(pauses(deal)) > 2
        assert any(heard["seats"]["watch"]["waits"] for heard in deal.watched if _is_a_part(heard))


async def test_nor_does_someone_who_never_answers_show_whether_they_were_asked(tmp_path, monkeypatch):
    how = COUNTERSPELLS._replace(response_time=0.15, silent=True)
    one, other = await both_deals(tmp_path, monkeypatch, how)
    assert leaks(one, other) == []
    assert one.asked_in_secret != other.asked_in_secret, "nobody was asked otherwise; play another game"
    for deal in (one, other):
        times = zip(deal.watched, deal.came, deal.came[1:], strict=False)
        waited = [then - at for heard, at, then in times if _is_a_part(heard) and heard["seats"]["watch"]["waits"]]
        assert len(waited) > 2
        assert min(waited) >= how.response_time


@BOTH
async def test_without_time_for_responses_the_same_pause_is_kept_for_all(tmp_path, monkeypatch, how):
    how = how._replace(pause=0.05, response_time=0.0)
    one, other = await both_deals(tmp_path, monkeypatch, how)
    assert leaks(one, other) == []
    for deal in (one, other):
        assert len(pauses(deal)) > 1
        assert min(pauses(deal)) >= how.pause


async def test_nor_does_a_clock_tell_whether_someone_was_asked(tmp_path, monkeypatch):
    how = COUNTERSPELLS._replace(pause=0.05, response_time=0.0, pace={"turn": 600.0})
    one, other = await both_deals(tmp_path, monkeypatch, how)
    rooms = [[heard["type"] for heard in deal.watched] for deal in (one, other)]
    assert rooms[0] == rooms[1]
    assert one.changes == other.changes
    assert not any("watches it again" in leak for leak in leaks(one, other))
    assert rooms[0].count("room") > 20, "the clock was never told"
    assert one.asked_in_secret != other.asked_in_secret, "nobody was asked otherwise; play another game"


@pytest.mark.soak
async def test_nor_in_a_hundred_games(tmp_path, monkeypatch):
    found: list[str] = []
    asked_otherwise = 0
    for game in range(100):
        one, other = await both_deals(tmp_path, monkeypatch, Room(game, turns=40, pause=0.005))
        found += [f"game {game}: {leak}" for leak in leaks(one, other)]
        asked_otherwise += one.asked_in_secret != other.asked_in_secret
    print(f"\n100 games, in {asked_otherwise} of them other secret questions after the redeal, leaks: {found}")
    assert found == []
    assert asked_otherwise > 10

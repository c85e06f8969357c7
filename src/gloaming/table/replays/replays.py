"""Replays: a game step by step, through the eyes of a spectator, a seat, or of everyone at once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

import gloaming
from gloaming import Record
from gloaming.api.throws import Throw, throws_of
from gloaming.kernel import FileError, Refused
from gloaming.table.disclosure import eyes_for, need_finished, options_of
from gloaming.table.live_game import LiveGame
from gloaming.table.refusals import NoRoom
from gloaming.table.replays import films
from gloaming.table.replays.films import WATCH, ToFilm, eyes_of
from gloaming.table.room import rebuilding
from gloaming.table.room.resuming import make_checkpoints, origin_of, record_of
from gloaming.table.room.seats import Seats
from gloaming.table.store.snapshots import Entry, Snapshot, effective
from gloaming.table.store.store import GuestRow, RoomRow

if TYPE_CHECKING:
    from gloaming.table.room.rooms import Rooms

NOT_VERIFIABLE = "Not verifiable with these rules: it was played with another version of the game."


class Source(msgspec.Struct):
    """A game that can be watched: a room, or an uploaded record."""

    id: str
    origin: Record
    names: list[str]
    finished: bool
    answers: int
    """How many may be seen."""
    outcome: Any
    versions: list[str]
    begins: int = 0
    """After how many answers it was taken up, which were given in another game."""
    row: RoomRow | None = None
    record: Record | None = None

    @property
    def verifiable(self) -> bool:
        """True if all of it was played with the present rules."""
        return set(self.versions) == {gloaming.game(self.origin.game).version}

    def seats_of(self, guest: str) -> list[int]:
        """The seats a guest had in it; none in an uploaded record."""
        return [] if self.row is None else Seats(list(self.row.seats), "").of(guest)


class Part(NamedTuple):
    """A part of a film: of which game, from where to where, and up to which answer it is shown."""

    of: Source
    first: int
    last: int
    until: int


async def find(rooms: Rooms, replay: str) -> Source:
    """The game behind a replay's id: an uploaded record, or a room up to what everyone has been told."""
    uploaded = await rooms.store.replay(replay)
    if uploaded is not None:
        return await _uploaded(rooms, replay, *uploaded)
    row = await rooms.store.room(replay)
    if row is not None and row.state == "over":
        latest = await rooms.store.latest(replay)
        answers = None if latest is None else latest.answers
    else:
        room = await rooms.find(replay)
        if room.live is None:
            raise NoRoom("Nothing has been played at that table yet.")
        row, answers = room.row, room.live.shown_answers
    if answers is None:
        answers = len(effective(await rooms.store.entries(replay)))
    assert row is not None
    segments = await rooms.store.segments(replay)
    return Source(
        id=replay,
        origin=origin_of(row),
        names=Seats(list(row.seats), "").names(),
        finished=row.state == "over",
        answers=answers,
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome),
        versions=[each.version for each in segments] or [row.version],
        begins=next((each.answers for each in segments if each.given is None), 0),
        row=row,
    )


async def _uploaded(rooms: Rooms, replay: str, data: bytes, names: list[str]) -> Source:
    record, _ = Record.from_json(data)
    latest = await rooms.store.latest(replay)
    if latest is None:  # uploaded before there were snapshots
        made = await rooms.workers.compute(rebuilding.checkpoints_of_file, data)
        await rooms.store.write(snapshots=[(replay, snapshot) for snapshot in made])
        latest = made[-1]
    try:
        outcome = msgspec.to_builtins(gloaming.game(record.game).load(latest.save).outcome)
    except FileError:
        outcome = None
    return Source(
        id=replay,
        origin=msgspec.structs.replace(record, segments=[]),
        names=names,
        finished=True,
        answers=record.length,
        outcome=outcome,
        versions=[segment.version for segment in record.segments],
        record=record,
    )


async def _before(rooms: Rooms, source: Source) -> Source | None:
    """The game that a room goes on from; None where it begins by itself, or that game is kept no more."""
    if source.row is None or source.row.goes_on_from is None:
        return None
    try:
        return await find(rooms, source.row.goes_on_from)
    except NoRoom:
        return None


async def file_of(rooms: Rooms, source: Source) -> bytes:
    """The record as a file."""
    need_finished(source.finished, "A record is given out when the game is over.")
    if source.row is None:
        uploaded = await rooms.store.replay(source.id)
        assert uploaded is not None
        return uploaded[0]
    latest = await rooms.store.latest(source.id)
    record = await _record(rooms, source)
    return record.to_json(None if latest is None else latest.save)


async def throws(rooms: Rooms, source: Source) -> list[Throw]:
    """Every throw and shuffle of a finished game, to be checked from its seed."""
    need_finished(source.finished, "What was thrown is told when the game is over.")
    return await rooms.workers.compute(throws_of, await _record(rooms, source), source.names)


async def _record(rooms: Rooms, source: Source) -> Record:
    """Everything that was played in a game."""
    if source.record is not None:
        return source.record
    assert source.row is not None
    return await record_of(rooms.store, source.row)


async def go_on_from(rooms: Rooms, source: Source, answers: int, host: GuestRow, seat: int, bots: str) -> str:
    """A new room from a moment of a finished game, whose record and film hold what was played before it too."""
    need_finished(source.finished, "A game can be continued from a moment of it when it is over.")
    if not 0 <= answers <= source.answers:
        raise Refused(f"This game has {source.answers} answers.")
    record = await _record(rooms, source)
    uncounted = record.length - source.answers  # what a room from before there was film of it has taken up
    while answers < source.begins and (before := await _before(rooms, source)) is not None:
        source = before
    live = await at(rooms, source, answers)
    return await rooms.make_from(host, live, seat, bots, record.up_to(uncounted + live.answers).segments, source.id)


async def at(rooms: Rooms, source: Source, answers: int) -> LiveGame:
    """A finished game at a moment of it; where other rules were played then, at the last that was kept before it."""
    start, tail = await from_checkpoint(rooms, source, answers, answers)
    game = gloaming.game(source.origin.game)
    entries = [Entry(0, answer) for answer in tail] if source.versions[-1] == game.version else []
    return LiveGame.take_up(game, source.origin, start, entries)


async def from_checkpoint(rooms: Rooms, source: Source, first: int, last: int) -> tuple[Snapshot, list[int]]:
    """The latest checkpoint before a number of answers, and the answers from there to another number."""
    start = await rooms.store.checkpoint(source.id, first)
    if start is None and source.row is not None and source.verifiable:
        await make_checkpoints(rooms.store, rooms.workers, source.row)
        start = await rooms.store.checkpoint(source.id, first)
    if start is None:
        raise Refused("That part was played with another version of the rules, and nothing was kept of it.")
    if source.record is not None:
        return start, source.record.answers[start.answers : last]
    lines = await rooms.store.entries(source.id, start.lines, await rooms.store.lines_by(source.id, last))
    entries = effective(lines, start.answers)
    return start, [entry.answer for entry in entries[: last - start.answers]]


async def replay(rooms: Rooms, source: Source, eyes: str, part: int) -> dict[str, Any]:
    """A part of a game as those eyes saw it, step by step."""
    allowed = eyes_for(source.origin.seats, finished=source.finished)
    if eyes not in allowed:
        if eyes in eyes_of(source.origin.seats):
            need_finished(source.finished, "A running game is shown as a spectator sees it.")
        raise Refused(f"A replay is seen as one of: {', '.join(allowed)}.")
    parts = await parts_of(rooms, source)
    if not 0 <= part < len(parts):
        raise Refused(f"This replay has {len(parts)} parts.")
    shown = parts[part]
    film = await _film(rooms, shown, eyes, complete=part < len(parts) - 1 or source.finished)
    game = gloaming.game(source.origin.game)
    return {
        "game": game.name,
        "title": game.title,
        "options": options_of(game.name, source.origin.options, finished=source.finished),
        "names": source.names,
        "eyes": eyes,
        "allowed": allowed,
        "finished": source.finished,
        "outcome": source.outcome,
        "note": "" if source.verifiable else NOT_VERIFIABLE,
        "part": part,
        "parts": len(parts),
        "steps": await asyncio.to_thread(films.read, film, shown.until, finished=source.finished),
    }


async def parts_of(rooms: Rooms, source: Source) -> list[Part]:
    """The parts of a film, with those of the games that it goes on from before its own."""
    parts = [Part(source, *own, source.answers) for own in await _own_parts(rooms, source)]
    while (before := await _before(rooms, source)) is not None:
        until = source.begins
        parts[:0] = [Part(before, *own, until) for own in await _own_parts(rooms, before) if own[0] < until]
        source = before
    return parts


async def _own_parts(rooms: Rooms, source: Source) -> list[tuple[int, int]]:
    """From where to where the parts of a film go: those that are there, and around them those that can be made."""
    filmed = await rooms.store.filmed(source.id, WATCH)
    checkpoints = await rooms.store.checkpoints(source.id)
    parts, end = list[tuple[int, int]](), 0

    def to_make(until: int) -> list[tuple[int, int]]:
        first = next((checkpoint for checkpoint in checkpoints if checkpoint >= end), end)
        return films.cut(checkpoints, until, first)

    for first, last in filmed:
        # A later part may have been asked for first. What other rules were played with was filmed then, or never is.
        if end < first and source.verifiable:
            parts += [part for part in to_make(first) if part[0] < part[1]]
        parts.append((first, last))
        end = last
    return parts if parts and end >= source.answers else parts + to_make(source.answers)


async def _film(rooms: Rooms, part: Part, eyes: str, *, complete: bool) -> bytes:
    """What those eyes saw in a part; it is made if it is not there, and kept if the part is complete."""
    source = part.of
    row = await rooms.store.film(source.id, eyes, part.first)
    if row is not None:
        return row.film
    start, answers = await from_checkpoint(rooms, source, part.first, part.last)
    to_film = ToFilm(source.origin, source.names, start, answers, eyes_of(source.origin.seats))
    return await rooms.films.part(rooms.store_of(source.id), source.id, to_film, eyes, keep=complete)


async def film_all(rooms: Rooms, room: str, *, to_the_end: bool = False) -> None:
    """Keep the film of a room as far as its parts are complete, or up to where it stands."""
    source = await find(rooms, room)
    if to_the_end and (latest := await rooms.store.latest(room)) is not None:
        source.answers = latest.answers  # more than is shown, where someone is asked in secret
    parts = [Part(source, *own, source.answers) for own in await _own_parts(rooms, source)]
    if not source.finished:
        parts = [part for part in parts if part.first < part.last] if to_the_end else parts[:-1]
    for part in parts:
        if await rooms.store.film(room, WATCH, part.first) is None:
            await _film(rooms, part, WATCH, complete=True)

"""Resuming: a room's game is taken up from what the store keeps, also by a new version of the rules."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import delete

import gloaming
from gloaming import Record
from gloaming.api.game import RulesChanged
from gloaming.api.record import Segment
from gloaming.kernel import FileError, Refused
from gloaming.table.live_game import LiveGame
from gloaming.table.replays import film_gaps
from gloaming.table.room import rebuilding
from gloaming.table.store import schema
from gloaming.table.store.snapshots import Entry, effective
from gloaming.table.store.store import RoomRow, SegmentRow, Store, add_segment, change_room
from gloaming.table.workers import Workers

RULES_CHANGED = "The rules have changed since then: that cannot be taken back."


def origin_of(row: RoomRow) -> Record:
    """The record of a room without what was played."""
    return Record(game=row.game, seats=len(row.seats), seed=row.seed, options=row.options, segments=[])


async def take_up(store: Store, workers: Workers, row: RoomRow, back: Entry | None = None) -> LiveGame:
    """The game of a room from its latest checkpoint on, or as it was before something was taken back."""
    game = gloaming.game(row.game)
    start = await store.checkpoint(row.id, 1 << 30 if back is None else back.back_to)
    if start is None:
        if back is not None and await store.segments(row.id):
            raise Refused(RULES_CHANGED)
        await make_checkpoints(store, workers, row)
        return await take_up(store, workers, row, back)
    while True:
        entries = await store.entries(row.id, start.lines)
        live = LiveGame.take_up(game, origin_of(row), start, entries if back is None else [*entries, back])
        earlier = await store.checkpoint(row.id, start.answers - 1) if live.match.undo_reaches_start else None
        if earlier is None:
            return live
        start = earlier  # what may be taken back freely is also so after the game was loaded


async def make_checkpoints(store: Store, workers: Workers, row: RoomRow) -> None:
    """Keep the checkpoints of a room from before there were any."""
    entries = await store.entries(row.id)
    made = await workers.compute(rebuilding.checkpoints_of, origin_of(row), entries)
    await store.write(snapshots=[(row.id, snapshot) for snapshot in made])


async def bring_up(store: Store, workers: Workers, row: RoomRow) -> tuple[RoomRow, LiveGame]:
    """The game of a room that was played with other rules: it goes on with the present ones, if its save can be read.

    A game that is over is only shown; its record stays as it was.
    """
    game = gloaming.game(row.game)
    latest = await store.latest(row.id)
    try:
        if latest is None:
            raise FileError("nothing was kept that a later version could read")
        game.load(latest.save)
    except FileError as error:
        what = "it can still be watched as a replay" if row.state == "over" else "it cannot go on here"
        raise Refused(
            f"This game was played with version {row.version} of {game.title}, and here version {game.version} is "
            f"played: {what}. ({str(error).rstrip('.')})"
        ) from None
    if row.state == "over":
        return row, LiveGame.take_up(game, origin_of(row), latest)
    checkpoint = await store.checkpoint(row.id, latest.answers)
    log = None if checkpoint is None else checkpoint.log
    live = LiveGame.take_up(game, origin_of(row), replace(latest, log=log))
    live.match.events.append(RulesChanged(row.version, game.version))
    live.settle()
    written = await film_gaps.fill(store, workers, row, latest)
    written.append(add_segment(row.id, SegmentRow(latest.answers, game.version, latest.save)))
    if not await store.segments(row.id):
        written.append(add_segment(row.id, SegmentRow(0, row.version, None)))
    row = replace(row, version=game.version)
    anew = replace(latest, save=game.save(live.position), log=game.log.write(live.match.events))
    await store.write(
        change_room(row),
        delete(schema.snapshots).where(schema.snapshots.c.game == row.id),
        *written,
        snapshots=[(row.id, anew)],
    )
    return row, live


async def record_of(store: Store, row: RoomRow) -> Record:
    """Everything that was played in a room and stands, segment by segment."""
    starts = await store.segments(row.id) or [SegmentRow(0, row.version, None)]
    begins = next(start.answers for start in starts if start.given is None)
    answers = [entry.answer for entry in effective(await store.entries(row.id), begins)]
    ends = [start.answers - begins for start in starts[1:]] + [len(answers)]
    segments = [
        Segment(
            version=start.version,
            save=start.save,
            answers=answers[start.answers - begins : end] if start.given is None else start.given,
        )
        for start, end in zip(starts, ends, strict=True)
    ]
    shares = await store.seed_shares(row.id)
    return replace(origin_of(row), segments=segments, fair=None if shares is None else shares.dice)

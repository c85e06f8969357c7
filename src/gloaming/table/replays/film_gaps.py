"""Gaps in films: the film of what no longer can be played again, because the rules changed before it was filmed.

What was kept then is shown: the table at each checkpoint, and in words all that had happened until then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import gloaming
from gloaming.api.moments import Memory
from gloaming.kernel import Event, FileError
from gloaming.table.replays import films
from gloaming.table.replays.films import WATCH, Eyes, eyes_of
from gloaming.table.room.seats import Seats
from gloaming.table.store.snapshots import Snapshot
from gloaming.table.store.store import FilmRow, RoomRow, Store, add_film
from gloaming.table.workers import Workers


class Gap(msgspec.Struct):
    """What lies between a film and a change of rules: the checkpoints from the end of the film on, and the end."""

    game: str
    names: list[str]
    kept: list[Snapshot]


async def fill(store: Store, workers: Workers, row: RoomRow, latest: Snapshot) -> list[Any]:
    """What keeps the missing part of a room's film, up to where it goes on with other rules."""
    filmed, checkpoints = await store.filmed(row.id, WATCH), await store.checkpoints(row.id)
    first = filmed[-1][1] if filmed else next(iter(checkpoints), 0)
    if first >= latest.answers:
        return []
    kept = [await store.checkpoint(row.id, answers) for answers in checkpoints if answers >= first]
    gap = Gap(row.game, Seats(list(row.seats), "").names(), [one for one in kept if one is not None])
    if not gap.kept or gap.kept[-1].answers < latest.answers:
        gap.kept.append(latest)
    made = await workers.compute(shown, gap)
    return [add_film(row.id, eyes, FilmRow(first, latest.answers, row.version, film)) for eyes, film in made.items()]


def shown(gap: Gap) -> dict[str, bytes]:
    """A part of a film for each pair of eyes: one step for each of the moments that were kept."""
    game = gloaming.game(gap.game)
    positions = [game.load(snapshot.save) for snapshot in gap.kept]
    looking = [Eyes(game, eyes, gap.names) for eyes in eyes_of(len(gap.names))]
    steps: list[list[Any]] = [[] for _ in looking]
    memory, told = Memory(game), list[Event]()
    for snapshot, pos in zip(gap.kept, positions, strict=True):
        log = _log(game.log, snapshot)
        events = [] if log is None else since(told, log)
        told = told if log is None else log
        if snapshot.answers and snapshot is gap.kept[0]:
            continue  # the film before it ends there
        for eyes, own in zip(looking, steps, strict=True):
            own.append(eyes.step([memory.moment(pos)], snapshot.answers, None, events))
    return {eyes.of: films.packed(own) for eyes, own in zip(looking, steps, strict=True)}


def since(before: Sequence[Event], now: Sequence[Event]) -> list[Event]:
    """What has happened, of the latest events, since those before were the latest."""
    most = min(len(before), len(now))
    same = next(same for same in range(most, -1, -1) if list(now[:same]) == list(before[len(before) - same :]))
    return list(now[same:])


def _log(log: Any, snapshot: Snapshot) -> list[Event] | None:
    """The events a checkpoint remembers, as far as these rules know them."""
    try:
        return None if snapshot.log is None else list(log.read(snapshot.log))
    except FileError:
        return None

"""The finished games of a guest, as the lobby lists them: against whom, how each ended, and when."""

from __future__ import annotations

import msgspec
from sqlalchemy import exists, select

import gloaming
from gloaming.kernel.frozen import Frozen
from gloaming.table.room.seats import Seats
from gloaming.table.store import schema
from gloaming.table.store.store import RoomRow, Store, has_seat, room_of


class FinishedGame(Frozen):
    """A game that is over, in which the guest had a seat; its id is that of its replay."""

    id: str
    game: str
    title: str
    names: list[str]
    bots: list[int]
    """The seats that bots played to the end."""
    mine: list[int]
    """The guest's own seats."""
    winners: list[int]
    words: str
    """How it ended."""
    ended_at: float
    """In seconds since 1970."""


class _Ending(msgspec.Struct):
    winners: list[int]
    reason: str


async def finished_games(store: Store, guest: str, most: int) -> list[FinishedGame]:
    """The games of a guest that are over and were played, the latest first."""
    c = schema.rooms.c
    begun = exists().where(schema.snapshots.c.game == c.id)
    query = (
        select(schema.rooms).where(c.state == "over", has_seat(guest), begun).order_by(c.changed_at.desc()).limit(most)
    )
    async with store.engine.connect() as connection:
        rows = [(room_of(row), row.changed_at) for row in await connection.execute(query)]
    return [_finished(row, guest, when) for row, when in rows]


def _finished(row: RoomRow, guest: str, when: float) -> FinishedGame:
    seats = Seats(list(row.seats), row.host)
    ending = _Ending([], "") if row.outcome is None else msgspec.json.decode(row.outcome, type=_Ending)
    return FinishedGame(
        id=row.id,
        game=row.game,
        title=gloaming.game(row.game).title,
        names=seats.names(),
        bots=[number for number, seat in enumerate(row.seats) if seat.kind == "bot"],
        mine=seats.of(guest),
        winners=ending.winners,
        words=ending.reason,
        ended_at=when,
    )

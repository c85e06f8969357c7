"""Rooms and seats as a guest sees them, on the wire and over HTTP."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import gloaming
from gloaming.kernel.frozen import Frozen
from gloaming.table.disclosure import options_of
from gloaming.table.room.moderation import Ended, PersonView
from gloaming.table.room.seating import NeighbourView, Seating
from gloaming.table.room.seats import ANYONE, Kind, Seat
from gloaming.table.room.seed_shares import SeedShares, SeedView, seed_view
from gloaming.table.room.turn_clock import ClockView, clock_view
from gloaming.table.store.store import RoomRow, RoomState


class SeatView(Frozen):
    """One seat as a guest sees it."""

    seat: int
    kind: Kind
    name: str
    level: str | None
    mine: bool
    online: bool
    away: bool
    offered: Literal["", "me", "anyone", "someone"]
    """To whom it is handed over; `me` and, for whoever does not play yet, `anyone` may take it."""
    to_hand: bool
    """May I hand it over?"""


class RoomView(Frozen):
    """A room as a guest sees it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    state: RoomState
    private: bool
    response_time: float
    hesitates: bool
    host: bool
    seats: list[SeatView]
    watchers: int
    rematch: str | None
    locked: bool
    ended: Ended | None
    """How the game ended, if it was not by its rules."""
    clock: ClockView | None
    your_turn: bool
    people: list[PersonView]
    """Everyone whom the host may mute, remove or ban; empty for all others."""
    neighbours: list[NeighbourView]
    """Everyone to whom I could hand a seat, if I play here or am the host."""
    sides: list[int]
    """The side of each seat; empty where nobody is in the room."""
    seed: SeedView | None
    """Where the seed comes from; None where nobody is in the room."""


def room_view(
    row: RoomRow,
    guest: str,
    online: Callable[[str], bool],
    watchers: int,
    asked: int | None = None,
    people: Callable[[], list[PersonView]] = list,
    shares: SeedShares | None = None,
    seating: Seating | None = None,
    sides: Sequence[int] = (),
) -> RoomView:
    """A room as that guest sees it."""
    seating = seating if row.state == "running" else None
    asked = row.clock.seat if asked is None else asked
    seats = [
        SeatView(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            mine=seat.kind == "person" and seat.guest == guest,
            online=seat.kind == "bot" or (seat.kind == "person" and online(seat.guest)),
            away=seat.away,
            offered=_offered(seat, guest),
            to_hand=seating is not None and seating.may_hand(guest, number),
        )
        for number, seat in enumerate(row.seats)
    ]
    return RoomView(
        id=row.id,
        game=row.game,
        title=gloaming.game(row.game).title,
        options=options_of(row.game, row.options, finished=row.state == "over"),
        state=row.state,
        private=row.private,
        response_time=row.response_time,
        hesitates=row.hesitates,
        host=row.host == guest,
        seats=seats,
        watchers=watchers,
        rematch=row.rematch,
        locked=row.moderation.locked,
        ended=row.moderation.ended,
        clock=clock_view(row.clock),
        your_turn=row.state == "running" and asked is not None and seats[asked].mine,
        neighbours=[] if seating is None else seating.neighbours(guest),
        sides=list(sides),
        people=people() if row.host == guest else [],
        seed=None if shares is None else seed_view(shares, guest, row.seed, finished=row.state == "over"),
    )


def _offered(seat: Seat, guest: str) -> Literal["", "me", "anyone", "someone"]:
    if seat.offered in ("", ANYONE):
        return "anyone" if seat.offered else ""
    return "me" if seat.offered == guest else "someone"

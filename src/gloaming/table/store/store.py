"""The store: everything that has to outlive the process, written by one writer."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from copy import copy
from typing import Any, Literal, Self

import msgspec
from sqlalchemy import (
    ColumnElement,
    Executable,
    case,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gloaming.kernel.frozen import Frozen
from gloaming.table.room import seed_shares
from gloaming.table.room.moderation import Moderation
from gloaming.table.room.seats import Seat
from gloaming.table.room.seed_shares import SeedShares
from gloaming.table.room.turn_clock import Clock
from gloaming.table.settings import database_url
from gloaming.table.store import schema, snapshots
from gloaming.table.store.database import database_file, migrate
from gloaming.table.store.snapshots import Entry, Snapshot
from gloaming.table.store.writer import Lease, Writer

AT_ONCE = 1000
"""Lines of a long game are read by so many, so that nobody waits until all are there."""
SIGNING_KEY = "signing key"
ONE_MIGRATES = text("SELECT pg_advisory_xact_lock(7340126185)")
"""Processes that start at once bring the tables up to date one after the other."""

FRESH = 24 * 3600.0
"""Seconds after which an untouched room is no longer listed and no longer counts against its host."""


class ChatLine(Frozen):
    """Who said what, and to which side; None for everyone."""

    name: str
    text: str
    side: int | None = None


RoomState = Literal["open", "running", "over"]


class RoomRow(Frozen, kw_only=True):
    """A room as it is stored."""

    id: str
    game: str
    version: str
    options: dict[str, Any]
    seed: int
    private: bool
    host: str
    state: RoomState
    seats: list[Seat]
    response_time: float
    """Seconds each person who might respond in secret is waited for; 0 for a short pause only."""
    hesitates: bool = True
    """Whether the table hesitates in the place of people who have nothing to respond."""
    outcome: str | None = None
    rematch: str | None = None
    moderation: Moderation = Moderation()
    clock: Clock = Clock()
    goes_on_from: str | None = None
    """The game that is over, a room or an upload, whose film comes before its own."""


class GuestRow(Frozen):
    """A person as they are stored."""

    id: str
    name: str
    secret_digest: bytes


class SegmentRow(Frozen):
    """From how many answers on a game is played with a version, and from which position; None for the seed."""

    answers: int
    version: str
    save: bytes | None
    given: list[int] | None = None
    """What was answered in it, where that was before the room took the game up; else it is among its entries."""


_answers = msgspec.msgpack.Decoder(list[int])


class FilmRow(Frozen):
    """What was to be seen between two numbers of answers, compressed, and with which version it was filmed."""

    first: int
    last: int
    version: str
    film: bytes


class Store:
    """The database; all writing goes through one queue, many jobs to a commit."""

    def __init__(self, database: str) -> None:
        self.engine: AsyncEngine = create_async_engine(database_url(database), hide_parameters=True)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.file = database_file(database)
        self._writer = Writer(self.engine)
        self._lease: Lease | None = None

    def under(self, lease: Lease | None) -> Self:
        """This store for what is written in a room: only while its lease holds, if there are leases at all."""
        fenced = copy(self)
        fenced._lease = lease
        return fenced

    async def start(self) -> None:
        """Bring the tables up to date and begin to write."""
        try:
            async with self.engine.begin() as connection:
                if self.is_shared:
                    await connection.execute(ONE_MIGRATES)
                await connection.run_sync(migrate)
        except BaseException:
            await self.engine.dispose()
            raise
        self._writer.start()

    @property
    def is_shared(self) -> bool:
        """True for a database that several processes can use together."""
        return self.engine.dialect.name == "postgresql"

    async def stop(self) -> None:
        """Finish what is being written and close."""
        await self._writer.stop()
        await self.engine.dispose()

    # Writing.

    async def write(
        self,
        *statements: Executable,
        entries: Sequence[dict[str, Any]] = (),
        snapshots: Sequence[tuple[str, Snapshot]] = (),
    ) -> None:
        """Write; when this returns it is kept, and it is kept whole or not at all."""
        await self._writer.write(self._lease, statements, entries, snapshots)

    async def check_writable(self) -> None:
        """Write what is there already, to see whether something could be written now."""
        c = schema.secrets.c
        await self.write(update(schema.secrets).where(c.name == SIGNING_KEY).values(name=SIGNING_KEY))

    # Secrets of the table itself.

    async def own_secret(self, name: str, fresh: bytes) -> bytes:
        """What is kept under a name for this table alone; what is fresh is kept the first time."""
        with suppress(IntegrityError):
            await self.write(insert(schema.secrets).values(name=name, value=fresh))
        found = await self.secret(name)
        assert found is not None
        return found

    async def secret(self, name: str) -> bytes | None:
        """What is kept under a name for this table alone."""
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        return None if found is None else bytes(found)

    async def seed_shares(self, room: str) -> SeedShares | None:
        """Where the seed of a room comes from; None for a room from before that was kept."""
        found = await self.secret(_shares_name(room))
        return None if found is None else seed_shares.read(found)

    # Guests.

    async def add_guest(self, guest: GuestRow) -> None:
        """Keep a new guest."""
        await self.write(insert(schema.guests).values(**msgspec.structs.asdict(guest), made_at=time.time()))

    async def name_guest(self, guest: str, name: str) -> None:
        """Give a guest another name."""
        await self.write(update(schema.guests).where(schema.guests.c.id == guest).values(name=name))

    async def guest(self, guest: str) -> GuestRow | None:
        """The guest of that id."""
        columns = (schema.guests.c.id, schema.guests.c.name, schema.guests.c.secret_digest)
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(*columns).where(schema.guests.c.id == guest))).one_or_none()
        return None if row is None else GuestRow(row.id, row.name, bytes(row.secret_digest))

    # Rooms.

    async def add_room(self, room: RoomRow, start: Snapshot | None = None, *with_it: Executable) -> None:
        """Keep a new room, and where it stands if it has begun."""
        written = insert(schema.rooms).values(id=room.id, changed_at=time.time(), **_columns(room))
        await self.write(written, *with_it, snapshots=[] if start is None else [(room.id, start)])

    async def room(self, room: str) -> RoomRow | None:
        """The room of that id."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(schema.rooms).where(schema.rooms.c.id == room))).one_or_none()
        return None if row is None else room_of(row)

    async def entries(self, room: str, first: int = 0, last: int | None = None) -> list[Entry]:
        """What was played in a room, in order, from one line on, up to another; everything by default."""
        c = schema.entries.c
        entries: list[Entry] = []
        while last is None or first < last:
            until = first + AT_ONCE if last is None else min(first + AT_ONCE, last)
            query = select(c.seat, c.answer, c.back_to).where(c.room == room, c.number >= first, c.number < until)
            async with self.engine.connect() as connection:
                rows = (await connection.execute(query.order_by(c.number))).all()
            entries += [Entry(row.seat, row.answer, row.back_to) for row in rows]
            if len(rows) < until - first:
                break
            first = until
        return entries

    async def public_rooms(self, most: int) -> list[RoomRow]:
        """The rooms anyone may see that are open or running, the latest first."""
        c = schema.rooms.c
        query = (
            select(schema.rooms)
            .where(c.private.is_(False), c.state != "over", c.changed_at > time.time() - FRESH)
            .order_by(c.changed_at.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return [room_of(row) for row in await connection.execute(query)]

    async def rooms_with(self, guest: str, most: int) -> list[RoomRow]:
        """The rooms, open or running, in which a guest has a seat, the latest first."""
        c = schema.rooms.c
        query = select(schema.rooms).where(c.state != "over", has_seat(guest)).order_by(c.changed_at.desc()).limit(most)
        async with self.engine.connect() as connection:
            return [room_of(row) for row in await connection.execute(query)]

    async def rooms_due(self, now: float) -> list[str]:
        """The rooms in which someone's time is over."""
        query = select(schema.rooms.c.id).where(schema.rooms.c.due_at <= now)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def rooms_of(self, host: str) -> int:
        """How many rooms of a host are open or running."""
        c = schema.rooms.c
        query = select(func.count()).where(c.host == host, c.state != "over", c.changed_at > time.time() - FRESH)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    # Where games stand.

    async def checkpoint(self, game: str, answers: int) -> Snapshot | None:
        """The latest checkpoint of a game at or before so many answers."""
        c = schema.snapshots.c
        return await self._snapshot(c.game == game, c.answers <= answers, c.checkpoint.is_(True))

    async def lines_by(self, game: str, answers: int) -> int | None:
        """How many lines had been kept at the first checkpoint at or after so many answers; None if there is none.

        No later line changes what stood then: a checkpoint is forgotten when something before it is taken back.
        """
        c = schema.snapshots.c
        found = await self._snapshot(c.game == game, c.answers >= answers, c.checkpoint.is_(True), latest=False)
        return None if found is None else found.lines

    async def latest(self, game: str) -> Snapshot | None:
        """The latest snapshot of a game: after all that was accepted."""
        return await self._snapshot(schema.snapshots.c.game == game)

    async def _snapshot(self, *where: Any, latest: bool = True) -> Snapshot | None:
        c = schema.snapshots.c
        query = select(c.snapshot).where(*where).order_by(c.answers.desc() if latest else c.answers).limit(1)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        return None if found is None else snapshots.read(found)

    async def checkpoints(self, game: str) -> list[int]:
        """After how many answers there are checkpoints of a game."""
        c = schema.snapshots.c
        query = select(c.answers).where(c.game == game, c.checkpoint.is_(True)).order_by(c.answers)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def segments(self, game: str) -> list[SegmentRow]:
        """With which versions a room was played; empty for only one, from its seed."""
        query = select(schema.segments).where(schema.segments.c.game == game)
        async with self.engine.connect() as connection:
            rows = [
                SegmentRow(row.answers, row.version, row.save, _answers.decode(row.given) if row.given else None)
                for row in await connection.execute(query)
            ]
        return sorted(rows, key=lambda row: (row.answers, row.save is not None))

    # Films.

    async def film(self, game: str, eyes: str, first: int) -> FilmRow | None:
        """What was to be seen from so many answers on."""
        c = schema.films.c
        query = select(c.first, c.last, c.version, c.film).where(c.game == game, c.eyes == eyes, c.first == first)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else FilmRow(row.first, row.last, row.version, row.film)

    async def filmed(self, game: str, eyes: str) -> list[tuple[int, int]]:
        """From where to where there is film of a game, in order."""
        c = schema.films.c
        query = select(c.first, c.last).where(c.game == game, c.eyes == eyes).order_by(c.first)
        async with self.engine.connect() as connection:
            return [(row.first, row.last) for row in await connection.execute(query)]

    # Chat.

    async def chats(self, room: str, most: int) -> list[ChatLine]:
        """The last lines of a room: so many that were said to everyone, and so many to each side."""
        c = schema.chats.c
        place = func.row_number().over(partition_by=c.side, order_by=c.id.desc()).label("place")
        lines = select(c.id, c.name, c.text, c.side, place).where(c.room == room).subquery().c
        query = select(lines.name, lines.text, lines.side).where(lines.place <= most).order_by(lines.id)
        async with self.engine.connect() as connection:
            return [ChatLine(row.name, row.text, row.side) for row in await connection.execute(query)]

    # Replays.

    async def add_replay(
        self, replay: str, guest: str, record: bytes, names: list[str], found: Sequence[Snapshot]
    ) -> None:
        """Keep a record that a guest has uploaded, and its checkpoints."""
        written = insert(schema.replays).values(
            id=replay,
            guest=guest,
            made_at=time.time(),
            record=record.decode(),
            names=msgspec.json.encode(names).decode(),
        )
        await self.write(written, snapshots=[(replay, snapshot) for snapshot in found])

    async def replay(self, replay: str) -> tuple[bytes, list[str]] | None:
        """An uploaded record and the names of its seats."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(schema.replays).where(schema.replays.c.id == replay))).one_or_none()
        return None if row is None else (row.record.encode(), msgspec.json.decode(row.names, type=list[str]))


def entry_of(room: str, number: int, entry: Entry) -> dict[str, Any]:
    """One more line of what was played, as it is stored; a number can be kept once only."""
    return {"room": room, "number": number, **msgspec.structs.asdict(entry)}


def add_segment(game: str, row: SegmentRow) -> Executable:
    """Keep from where on a game is played with which version."""
    given = None if row.given is None else msgspec.msgpack.encode(row.given)
    return insert(schema.segments).values(
        game=game, answers=row.answers, version=row.version, save=row.save, given=given
    )


def add_film(game: str, eyes: str, film: FilmRow) -> Executable:
    """Keep what was to be seen."""
    return insert(schema.films).values(game=game, eyes=eyes, **msgspec.structs.asdict(film))


def drop_films(game: str, answers: int) -> Executable:
    """Forget what was to be seen after so many answers: these were taken back."""
    return delete(schema.films).where(schema.films.c.game == game, schema.films.c.last > answers)


def keep_secret(name: str, value: bytes) -> list[Executable]:
    """Keep something for this table alone, in place of what was kept under that name."""
    return [drop_secret(name), insert(schema.secrets).values(name=name, value=value)]


def drop_secret(name: str) -> Executable:
    """Forget what was kept under a name."""
    return delete(schema.secrets).where(schema.secrets.c.name == name)


def keep_shares(room: str, shares: SeedShares) -> list[Executable]:
    """Keep where the seed of a room comes from, in place of what was kept."""
    return keep_secret(_shares_name(room), seed_shares.write(shares))


def drop_shares(room: str) -> Executable:
    """Forget where the seed of a room came from."""
    return drop_secret(_shares_name(room))


def _shares_name(room: str) -> str:
    return f"seed {room}"


def add_chat(room: str, line: ChatLine) -> Executable:
    """Keep a chat line."""
    return insert(schema.chats).values(room=room, name=line.name, text=line.text, side=line.side)


def has_seat(guest: str) -> ColumnElement[bool]:
    """The condition that a guest has a seat in a room."""
    return schema.rooms.c.seats.contains(f'"guest":"{guest}"', autoescape=True)


def change_room(room: RoomRow) -> Executable:
    """Keep what has changed about a room; a game that is over stays one of the day when it ended."""
    c, now = schema.rooms.c, time.time()
    when = case((c.state == "over", c.changed_at), else_=now) if room.state == "over" else now
    return update(schema.rooms).where(c.id == room.id).values(changed_at=when, **_columns(room))


def keep_clock(room: RoomRow) -> Executable:
    """Keep where the clock of a room stands, of which nobody hears: the room is listed where it was before."""
    columns = _columns(room)
    kept = {name: columns[name] for name in ("clock", "due_at")}
    return update(schema.rooms).where(schema.rooms.c.id == room.id).values(kept)


def touch_room(room: str) -> Executable:
    """Keep that someone has looked at a room."""
    return update(schema.rooms).where(schema.rooms.c.id == room).values(changed_at=time.time())


def _columns(room: RoomRow) -> dict[str, Any]:
    return {
        "game": room.game,
        "version": room.version,
        "options": msgspec.json.encode(room.options).decode(),
        "seed": str(room.seed),
        "private": room.private,
        "host": room.host,
        "state": room.state,
        "seats": msgspec.json.encode(room.seats).decode(),
        "response_time": room.response_time,
        "hesitates": room.hesitates,
        "outcome": room.outcome,
        "rematch": room.rematch,
        "order": msgspec.json.encode(room.moderation).decode(),
        "clock": msgspec.json.encode(room.clock).decode(),
        "due_at": room.clock.due_at() if room.state == "running" else None,
        "goes_on_from": room.goes_on_from,
    }


def room_of(row: Any) -> RoomRow:
    """A room from its row."""
    return RoomRow(
        id=row.id,
        game=row.game,
        version=row.version,
        options=msgspec.json.decode(row.options),
        seed=int(row.seed),
        private=row.private,
        host=row.host,
        state=row.state,
        seats=msgspec.json.decode(row.seats, type=list[Seat]),
        response_time=row.response_time,
        hesitates=row.hesitates,
        outcome=row.outcome,
        rematch=row.rematch,
        moderation=msgspec.json.decode(row.order, type=Moderation),
        clock=msgspec.json.decode(row.clock, type=Clock),
        goes_on_from=row.goes_on_from,
    )


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

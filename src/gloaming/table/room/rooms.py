"""The rooms: all rooms of the server, in memory while somebody needs them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy import Executable

import gloaming
from gloaming.api import settings as game_settings
from gloaming.api.record import Segment
from gloaming.bots import BOTS
from gloaming.kernel import Refused
from gloaming.table import metrics
from gloaming.table.catalogue import game_at_tables
from gloaming.table.cluster.leases import Leases
from gloaming.table.guests.guests import fresh_id
from gloaming.table.guests.letters import Letters
from gloaming.table.guests.pushes import Pushes
from gloaming.table.live_game import LOG_LINES, LiveGame
from gloaming.table.memory import Memory
from gloaming.table.refusals import NO_ROOM, NoRoom, TooMany
from gloaming.table.replays import replays
from gloaming.table.replays.films import Films
from gloaming.table.room import rebuilding, resuming
from gloaming.table.room.chat import CHAT_LINES
from gloaming.table.room.hesitation import Hesitation
from gloaming.table.room.moderation import Moderation
from gloaming.table.room.room import Room
from gloaming.table.room.seats import Seat, bot, person
from gloaming.table.room.seed_shares import SeedShares
from gloaming.table.room.seed_shares import fresh as fresh_shares
from gloaming.table.room.turn_clock import Clock, Pace
from gloaming.table.settings import Settings
from gloaming.table.store.snapshots import Snapshot, fresh
from gloaming.table.store.store import GuestRow, RoomRow, SegmentRow, Store, add_segment, keep_shares, touch_room
from gloaming.table.store.writer import Lease
from gloaming.table.workers import Workers

log = structlog.get_logger()

LONG = 300
"""Bytes of options from which on they are tried out beside the table: to say what is wrong with a deck takes long."""
LISTED = 100
"""How many rooms the public list shows."""


class Rooms:
    """Finds rooms, makes them, and lets them leave memory."""

    def __init__(self, settings: Settings, store: Store, workers: Workers, leases: Leases | None = None) -> None:
        self.settings = settings
        self._leases = leases
        """Which rooms are ours; None where all are, for there is no other process."""
        self.letters = Letters(settings, store)
        self.pushes = Pushes(settings, store)
        self.store = store
        self.workers = workers
        self.films = Films(workers)
        self._filming: set[asyncio.Task[None]] = set()
        self._releasing: set[asyncio.Task[None]] = set()
        self.in_memory: dict[str, Room] = {}
        self.hesitation = Hesitation(settings.hesitation)
        self._memory = Memory(lambda: len(self.in_memory))
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._adding: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Of each host who is making a room; forgotten with the last of them."""

    async def find(self, room: str, *, looked_at: bool = True) -> Room:
        """The room of that id, from memory or from the store; HeldElsewhere where another process plays it.

        One that was looked at is listed first; one that only its clock has woken stays where it was.
        """
        if room in self.in_memory:
            return self.in_memory[room]
        if room not in self._loading:
            self._loading[room] = asyncio.ensure_future(self._load(room, looked_at=looked_at))
        return await asyncio.shield(self._loading[room])

    async def _load(self, room: str, *, looked_at: bool) -> Room:
        lease = None
        try:
            lease = None if self._leases is None else await self._leases.take(room)
            loaded = await self._loaded(room, lease, looked_at=looked_at)
            self.in_memory[room] = loaded
            metrics.ROOMS.set(len(self.in_memory))
            return loaded
        except BaseException:
            self._release(lease)
            raise
        finally:
            del self._loading[room]

    async def _loaded(self, room: str, lease: Lease | None, *, looked_at: bool) -> Room:
        store = self.store.under(lease)
        row = await store.room(room)
        if row is None:
            raise NoRoom(NO_ROOM)
        live = None
        if row.state != "open" and row.version != gloaming.game(row.game).version:
            row, live = await resuming.bring_up(store, self.workers, row)
        elif row.state != "open":
            live = await resuming.take_up(store, self.workers, row)
        shares = await store.seed_shares(room)
        if looked_at:
            await store.write(touch_room(room))
        return Room(self, lease, row, live, await store.chats(room, CHAT_LINES), shares)

    def forget(self, room: Room) -> None:
        """Let a room leave memory; it comes back from the store when someone asks for it."""
        if self.in_memory.get(room.row.id) is room:
            del self.in_memory[room.row.id]
            self._release(room.lease)
            self._memory.room_ended()
        metrics.ROOMS.set(len(self.in_memory))

    def store_of(self, room: str) -> Store:
        """Where to write about a room: while it is played here, only as long as it is ours."""
        return self.in_memory[room].store if room in self.in_memory else self.store

    async def held_elsewhere(self, rooms: Sequence[str]) -> dict[str, str]:
        """Which of these rooms other processes play, and which processes."""
        asked = [room for room in rooms if room not in self.in_memory]
        return await self._leases.holders(asked) if asked and self._leases is not None else {}

    def _release(self, lease: Lease | None) -> None:
        """Let any process take a room."""
        if lease is not None and self._leases is not None:
            task = asyncio.create_task(self._leases.release(lease), name="releasing")
            self._releasing.add(task)
            task.add_done_callback(self._releasing.discard)

    async def call(self, guest: str, row: RoomRow) -> None:
        """Let someone who is not here know that it is their turn, wherever they want to know it."""
        title = gloaming.game(row.game).title
        await self.letters.tell_turn(guest, row, title)
        await self.pushes.tell_turn(guest, row, title)

    async def public(self) -> list[RoomRow]:
        """The rooms anyone may see."""
        return await self.store.public_rooms(LISTED)

    async def make(
        self,
        host: GuestRow,
        game: str,
        seats: int,
        options: dict[str, Any],
        bots: Sequence[str | None],
        *,
        private: bool,
        seed: int | None,
        start: bool,
        response_time: float | None = None,
        hesitates: bool = True,
        pace: Pace | None = None,
    ) -> str:
        """A new room; the host sits in the first seat that is not a bot's."""
        played = game_at_tables(game)
        shares = fresh_shares() if seed is None else SeedShares(None)
        chosen = shares.dice.seed if shares.dice is not None else seed or 0
        if len(bots) > seats:
            raise Refused(f"There are {seats} seats, and bots for {len(bots)}.")
        placed = [bot(level, n) if level else Seat() for n, level in enumerate([*bots, *[None] * (seats - len(bots))])]
        free = [number for number, seat in enumerate(placed) if seat.kind == "open"]
        if free:
            placed[free[0]] = person(host.id, host.name)
        if start and len(free) > 1:
            raise Refused("Some seats are open: put bots there to start at once.")
        if len(free) > 1:
            options = game_settings.among_people(played.settings, options)
        if len(msgspec.json.encode(options)) > LONG:
            await self.workers.compute(rebuilding.try_out, game, seats, options)
        live = LiveGame.begin(played, seats, chosen, options)  # raises where these options do not fit
        row = RoomRow(
            id=fresh_id(),
            game=played.name,
            version=played.version,
            options=msgspec.to_builtins(game_settings.read(played.settings, options)),
            seed=chosen,
            private=private,
            host=host.id,
            state="running" if start else "open",
            seats=placed,
            response_time=played.response_time if response_time is None else response_time,
            hesitates=hesitates,
            clock=Clock(pace=pace),
        )
        return await self._add(row, live.start if start else None, shares)

    async def make_from(
        self,
        host: GuestRow,
        live: LiveGame,
        seat: int,
        bots: str,
        before: Sequence[Segment] = (),
        goes_on_from: str | None = None,
    ) -> str:
        """A running room that goes on from a moment of a game, the host in one seat and bots in the others.

        What was played before that moment, if it may be known, is kept for the room's own record, and the game that
        has the film of it.
        """
        record = live.match.record
        if not 0 <= seat < record.seats:
            raise Refused(f"There are seats 0 to {record.seats - 1}, not {seat}.")
        if bots not in BOTS:
            raise Refused(f"There is no bot {bots!r}; the bots are: {', '.join(BOTS)}.")
        if live.position.ask is None:
            raise Refused("The game is over at that moment; choose an earlier one.")
        row = RoomRow(
            id=fresh_id(),
            game=record.game,
            version=live.game.version,
            options=record.options,
            seed=record.seed,
            private=True,
            host=host.id,
            state="running",
            seats=[person(host.id, host.name) if n == seat else bot(bots, n) for n in range(record.seats)],
            response_time=0.0,
            goes_on_from=goes_on_from,
        )
        begins = 0 if goes_on_from is None else live.answers
        save, log = live.game.save(live.position), live.game.log.write(live.match.events[-LOG_LINES:])
        rows = [
            SegmentRow(number - len(before), each.version, each.save, each.answers)
            for number, each in enumerate(before)
        ]
        segments = [add_segment(row.id, each) for each in (*rows, SegmentRow(begins, row.version, save))]
        # Whoever goes on from a game that is over may know what comes.
        return await self._add(row, fresh(record.seats, save, log, begins), SeedShares(None), *segments)

    async def rematch(self, row: RoomRow, host: str) -> str:
        """The same table again with the same people and bots; it starts at once if only one person plays."""
        people = {seat.guest for seat in row.seats if seat.kind == "person"}
        shares = fresh_shares()
        assert shares.dice is not None
        game = gloaming.game(row.game)
        again = msgspec.structs.replace(
            row,
            options=game_settings.still_known(game.settings, row.options),
            id=fresh_id(),
            seed=shares.dice.seed,
            host=host,
            state="running" if len(people) <= 1 else "open",
            seats=[
                msgspec.structs.replace(s, away=False, level=s.level if s.kind == "bot" else None) for s in row.seats
            ],
            outcome=None,
            rematch=None,
            moderation=Moderation(),
            clock=Clock(pace=row.clock.pace),
            version=game.version,
            goes_on_from=None,
        )
        live = LiveGame.begin(game, len(row.seats), again.seed, again.options)
        return await self._add(again, live.start if again.state == "running" else None, shares)

    async def _add(self, row: RoomRow, start: Snapshot | None, shares: SeedShares, *with_it: Executable) -> str:
        most = self.settings.limits.rooms_per_guest
        # One after the other, for many at once would be counted before any is kept.
        async with self._adding.setdefault(row.host, asyncio.Lock()):
            if await self.store.rooms_of(row.host) >= most:
                raise TooMany(f"You have {most} tables open or running; finish one first.")
            await self.store.add_room(row, start, *keep_shares(row.id, shares), *with_it)
        return row.id

    def film(self, room: str) -> None:
        """Have the film of a room kept, as far as it has come."""
        task = asyncio.create_task(self.film_now(room), name="filming")
        self._filming.add(task)
        task.add_done_callback(self._filming.discard)

    async def film_now(self, room: str, *, to_the_end: bool = False) -> None:
        """Keep the film of a room as far as its parts are complete, or up to where it stands."""
        try:
            await replays.film_all(self, room, to_the_end=to_the_end)
        except Exception:
            # Nobody waits for it: it is made when someone wants to see it.
            log.exception("film_failed")

    async def stop(self) -> None:
        """Send everyone away and stop thinking."""
        for task in list(self._filming):
            task.cancel()
        await asyncio.gather(*self._filming, return_exceptions=True)
        await asyncio.gather(
            *(room.close("The table is closing for a moment.") for room in list(self.in_memory.values()))
        )
        self._memory.stop()
        await asyncio.gather(*self._releasing, return_exceptions=True)
        await self.films.stop()
        await self.letters.stop()
        await self.pushes.stop()
        await asyncio.to_thread(self.workers.stop)

"""A room: one task owns it, takes what people, bots and clocks say one at a time, keeps it, then tells it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy import Executable

import gloaming
from gloaming.kernel import Refused
from gloaming.table import metrics, updates, wire
from gloaming.table.limits import BeyondLimit
from gloaming.table.live_game import LiveGame, News
from gloaming.table.replays.films import PART
from gloaming.table.room.audience import Audience, Visitor, key, viewers_of
from gloaming.table.room.bot_turns import BotTurns
from gloaming.table.room.chapters import Chapters
from gloaming.table.room.chat import Chat
from gloaming.table.room.endings import Endings
from gloaming.table.room.host import Host
from gloaming.table.room.messages import (
    Arrived,
    DrawLapsed,
    Ending,
    Gone,
    Lapsed,
    LongGone,
    Missed,
    Overdue,
    Thought,
    Tick,
    Unopened,
)
from gloaming.table.room.moderation import Ended, ended
from gloaming.table.room.patience import RoomPatience
from gloaming.table.room.room_view import RoomView, room_view
from gloaming.table.room.seating import Seating
from gloaming.table.room.seats import Seats
from gloaming.table.room.seed_shares import SeedShares
from gloaming.table.room.starting import OPENING_SECONDS, Starting
from gloaming.table.room.timers import Timers
from gloaming.table.room.turn_clock import TurnClock
from gloaming.table.room.undo import Undo
from gloaming.table.store.snapshots import Entry, Snapshot
from gloaming.table.store.store import ChatLine, RoomRow, change_room, drop_films, entry_of, keep_clock
from gloaming.table.store.writer import Lease, LeaseLost

if TYPE_CHECKING:
    from gloaming.table.room.rooms import Rooms

log = structlog.get_logger()

MOVED = "This table is moving, and goes on in a moment."
"""What is said where another process has taken the room."""


class Room:
    """One room in memory."""

    def __init__(
        self,
        rooms: Rooms,
        lease: Lease | None,
        row: RoomRow,
        live: LiveGame | None,
        chats: Sequence[ChatLine],
        shares: SeedShares | None,
    ) -> None:
        self.rooms = rooms
        self.lease = lease
        self.store = rooms.store.under(lease)
        """What is written here is kept only while the room is ours."""
        self.row = row
        self.game = gloaming.game(row.game)
        self.seats = Seats(list(row.seats), row.host)
        self.audience = Audience()
        self.chat = Chat(self, chats)
        self.starting = Starting(self.store, row.id, shares)
        self.live = live
        self.state = row.state
        self.absent: set[str] = set()
        self.host = Host(self)
        self.endings = Endings(self)
        self.seating = Seating(self)
        self.chapters = Chapters(self.store, row.id)
        self.turn_clock = TurnClock(self)
        self.patience = RoomPatience(self)
        self.bots = BotTurns(self)
        self.undo = Undo(self)
        self._inbox: asyncio.Queue[tuple[Visitor | None, Any]] = asyncio.Queue()
        self.timers = Timers()
        self._at_the_door = 0
        self._ended: str | None = None
        """What is said to those who come after the end."""
        self._unfilmed = 0
        """Checkpoints since a film was last made."""
        self._end_is_filmed = True
        """Whether there may be film of a part that is not complete: it goes when the game goes on."""
        self._log = log.bind(room=blake2b(row.id.encode(), digest_size=4).hexdigest())
        for guest in self.seats.all_people():
            self.endings.gone(guest)
            self._watch_absence(guest)
        self._task = asyncio.create_task(self._live(), name="room")

    def say(self, visitor: Visitor | None, said: Any) -> None:
        """Put something into the inbox; the room's task takes it in turn."""
        if self._ended is None:
            self._inbox.put_nowait((visitor, said))
        elif visitor is not None:
            visitor.close(self._ended)

    @contextmanager
    def expecting(self) -> Iterator[None]:
        """Stay in memory for someone who has connected, also before they have said hello."""
        self._at_the_door += 1
        try:
            yield
        finally:
            self._at_the_door -= 1

    async def close(self, words: str) -> None:
        """Send everyone away, in good order."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._end(words)

    # The life of a room.

    async def _live(self) -> None:
        self.later("idle", self.rooms.settings.idle_after, Tick())
        self.say(None, Tick())
        while True:
            visitor, said = await self._inbox.get()
            try:
                await self._take(visitor, said)
            except BeyondLimit as error:
                if visitor is not None:
                    visitor.close(str(error), beyond_limit=True)
            except Refused as error:
                metrics.REFUSALS.inc()
                if visitor is not None:
                    visitor.send(wire.encode({"type": "refused", "words": str(error)}))
            except LeaseLost:
                self._log.warning("lease_lost")
                self._inbox.put_nowait((visitor, said))
                self._end(MOVED)
                return
            except Exception:
                # What is kept is sound; what is in memory may not be. The room comes back from the store.
                self._log.exception("room_fell")
                self._inbox.put_nowait((visitor, said))  # to be sent away with everyone else
                self._end("Something went wrong at this table; it goes on when you reconnect.")
                return
            if self._inbox.empty() and self._is_idle():
                await self._film_to_the_end()
                if self._inbox.empty():
                    self._end("")
                    return

    def _is_idle(self) -> bool:
        nobody = not self.audience.anyone and not self._at_the_door
        return nobody and "idle" not in self.timers and not self.bots.thinking

    def _end(self, words: str) -> None:
        self._ended = words
        self.timers.stop_all()
        self.bots.stop()
        self.rooms.forget(self)
        self.audience.send_away(words)
        while not self._inbox.empty():  # also who has said hello and was not heard any more
            visitor, _ = self._inbox.get_nowait()
            if visitor is not None:
                visitor.close(words)
        # Most of what a room holds goes at once, and does not wait until the rest of it is found.
        self.live = None
        self.audience.forget()

    def later(self, name: str, seconds: float, happening: Any) -> None:
        """Let something happen to this room later."""
        self.timers.set(name, seconds, lambda: self.say(None, happening))

    # What is said to a room.

    async def _take(self, visitor: Visitor | None, said: Any) -> None:
        if visitor is None:
            await self._take_own(said)
            return
        guest = visitor.guest
        match said:
            case Arrived(last=last):
                await self._arrive(visitor, last)
            case Gone():
                self._leave_audience(visitor)
            case wire.Answer(seat=seat, decision=decision, option=option):
                began = time.perf_counter()
                self._seat_of(guest, seat)
                await self.answer(seat, decision, option, "person")
                metrics.ANSWER_SECONDS.observe(time.perf_counter() - began)
            case wire.Ready(seat=seat, number=number):
                self.running().ready(self._seat_of(guest, seat), number)
                await self.go_on()
            case wire.Why(seat=seat):
                reasons = updates.refusals_for(self.running(), self._seat_of(guest, seat))
                visitor.send(wire.encode({"type": "reasons", "seat": seat, "refusals": reasons}))
            case wire.Chat():
                self.host.check_may_talk(guest)
                await self.chat.take(visitor, said)
            case wire.Undo(seat=seat):
                await self.undo.ask(guest, self._seat_of(guest, seat))
            case wire.UndoVote(yes=yes):
                await self.undo.vote(guest, yes)
            case wire.Seal(seal=seal):
                self.before_the_game()
                if not self.seats.of(guest):
                    raise Refused("Sit down first.")
                await self.starting.seal(guest, visitor.name, seal)
                self.tell_room()
            case wire.Unseal(number=number):
                if self.starting.open(guest, number):
                    await self._begin()
            case wire.Start():
                await self._start(guest)
            case wire.Rematch():
                await self._rematch(guest)
            case wire.Resign() | wire.Draw() | wire.DrawVote() | wire.Claim():
                await self.endings.take(guest, said)
            case _ if isinstance(said, wire.AboutSeats):
                await self.seating.take(guest, visitor.name, said)
            case wire.Lock() | wire.Mute() | wire.Remove() | wire.Ban() | wire.Close():
                await self.host.take(guest, said)
            case _:
                raise Refused("Say hello once only.")

    async def _take_own(self, said: Any) -> None:
        match said:
            case Thought(entries=entries, option=option):
                await self.bots.answer(entries, option)
            case Unopened() if self.starting.waits:
                words = self.starting.missing(self.seats)
                self.audience.tell_guest(self.seats.host, "refused", words=words)
            case Missed(guest=guest):
                self._offer_cover(guest)
            case LongGone():
                self.tell_room()
            case DrawLapsed():
                self.endings.lapse("Not everyone agreed to a draw in time.")
            case Ending(how=how):
                await self.endings.close(how)
            case Overdue():
                await self.turn_clock.overdue()
            case Lapsed():
                self.undo.drop("Not everyone agreed in time.")
            case Tick():
                await self.go_on()

    # People come and go.

    async def _arrive(self, visitor: Visitor, last: int) -> None:
        guest = visitor.guest
        if words := self.host.why_not_in(guest):
            visitor.close(words)
            return
        self.timers.stop("idle")
        self.endings.here(guest)
        self.timers.stop(f"absent {guest}")
        self.timers.stop(f"long gone {guest}")
        self.absent.discard(guest)
        stream = self.audience.join(visitor)
        renamed = self.seats.rename(guest, visitor.name)
        returned = [seat for seat in self.seats.of(guest) if self.seats.all[seat].away]
        for seat in returned:
            self.seats.back(seat, guest)
        if renamed or returned:
            await self.keep()
        if not stream.repeat(visitor.send, last):
            stream.tell_one(visitor.send, "table", **self._table(guest))
        self.tell_room()
        self.bots.think()

    def _leave_audience(self, visitor: Visitor) -> None:
        seated = bool(self.seats.of(visitor.guest))
        if not self.audience.leave(visitor, keep=seated):
            return
        if seated and not self.audience.online(visitor.guest):
            self.endings.gone(visitor.guest)
            self._watch_absence(visitor.guest)
        if not self.audience.anyone:
            self.later("idle", self.rooms.settings.idle_after, Tick())
        self.tell_room()

    def _watch_absence(self, guest: str) -> None:
        self.later(f"absent {guest}", self.rooms.settings.away_after, Missed(guest))
        self.later(f"long gone {guest}", self.rooms.settings.claim_after, LongGone())

    def _offer_cover(self, guest: str) -> None:
        if self.state != "running" or self.audience.online(guest):
            return
        self.absent.add(guest)
        for seat in self.seats.of(guest):
            if not self.seats.all[seat].away:
                self.audience.tell("away", seat=seat, seconds=self.rooms.settings.away_after)

    # Seats.

    def _seat_of(self, guest: str, seat: int) -> int:
        if seat not in self.seats.of(guest):
            raise Refused("That is not your seat.")
        return seat

    def before_the_game(self) -> None:
        """Refuse what can only be done before the game begins."""
        if self.state != "open":
            raise Refused("The game has begun: its seats are taken.")

    async def reseat(self, change: Callable[[], None]) -> None:
        """Change seats, keep it, tell it."""
        if self.state == "over":
            raise Refused("The game is over.")
        before = list(self.seats.all)
        change()
        await self.keep()
        self.tell_room()
        if self.live is not None:
            changed = [(old, new) for old, new in zip(before, self.seats.all, strict=True) if old.guest != new.guest]
            for guest in dict.fromkeys(guest for pair in changed for guest in (pair[0].guest, pair[1].guest) if guest):
                self.audience.tell_guest(guest, "table", **self._table(guest))
            await self.go_on()

    async def keep(self, snapshots: Sequence[tuple[str, Snapshot]] = (), *with_it: Executable) -> None:
        """Keep what has changed about the room, together with where its game stands."""
        self.row = msgspec.structs.replace(self.row, seats=list(self.seats.all), state=self.state)
        await self.store.write(change_room(self.row), *with_it, snapshots=snapshots)

    async def keep_clock(self) -> None:
        """Keep where the clock stands, of which nobody hears."""
        await self.store.write(keep_clock(self.row))

    # The game.

    async def _start(self, guest: str) -> None:
        self.before_the_game()
        if guest != self.seats.host:
            raise Refused("Only the host can start the game.")
        if any(seat.kind == "open" for seat in self.seats.all):
            raise Refused("Some seats are open: wait for people, or put bots there.")
        if self.starting.call(self.seats):
            self.audience.tell("unseal")
            self.later("unseal", OPENING_SECONDS, Unopened())
        else:
            await self._begin()

    async def _begin(self) -> None:
        """All numbers are open: the seed is made of them, and the game begins."""
        self.timers.stop("unseal")
        self.before_the_game()
        self.row = msgspec.structs.replace(self.row, version=self.game.version, seed=self.starting.seed(self.row.seed))
        self.live = LiveGame.begin(self.game, len(self.seats.all), self.row.seed, self.row.options)
        self.state = "running"
        await self.keep([(self.row.id, self.live.start)], *self.starting.kept())
        for person in self.seats.people():
            if not self.audience.online(person):
                self._watch_absence(person)
        self.tell_room()
        self._tell_table()
        await self.go_on()

    async def answer(self, seat: int, decision: int, option: int, by: str) -> None:
        """Take the answer of a person, a bot or the clock, keep it, and go on."""
        entry = self.running().answer(seat, decision, option)
        await self.keep_entry(entry)
        metrics.ANSWERS.labels(by).inc()
        self.undo.drop("The game went on.")
        await self.go_on()

    def running(self) -> LiveGame:
        """The game, while it is played."""
        if self.live is None:
            raise Refused("The game has not begun yet.")
        if self.state == "over":
            raise Refused("The game is over.")
        return self.live

    async def keep_entry(self, entry: Entry) -> None:
        """Keep what was played, and where the game stands then; nobody is told before."""
        live = self.running()
        stands = live.answers if entry.takes_back else live.checkpoint if self._end_is_filmed else None
        outdated = [] if stands is None else [drop_films(self.row.id, stands)]
        self._end_is_filmed = False
        line = entry_of(self.row.id, live.lines - 1, entry)
        snapshot = live.snapshot()
        noted = await self.chapters.note(live, checkpoint=snapshot.log is not None)
        await self.store.write(*outdated, *noted, entries=[line], snapshots=[(self.row.id, snapshot)])
        self._unfilmed += snapshot.log is not None
        if self._unfilmed >= PART:
            self._film()

    def _film(self) -> None:
        """Have what was to be seen so far kept."""
        self._unfilmed = 0
        self.rooms.film(self.row.id)

    async def _film_to_the_end(self) -> None:
        """Keep what was to be seen up to now, though the part is not complete: other rules may go on from here."""
        if self.state == "running":
            self._end_is_filmed = True
            await self.rooms.film_now(self.row.id, to_the_end=True)

    async def go_on(self) -> None:
        """Tell what can be told, set the clock for the rest, and let a bot think if one is asked."""
        live = self.live
        if live is None or self.row.moderation.ended is not None:
            return
        news = live.news(time.monotonic(), self.patience.now())
        self.audience.update(((each.viewer, partial(self._update, each)) for each in news), self.seats)
        if live.wakes_at:
            self.later("telling", max(0.0, live.wakes_at - time.monotonic()), Tick())
        if live.settled and live.position.outcome is not None and self.state != "over":
            self.state = "over"
            self.row = msgspec.structs.replace(self.row, outcome=msgspec.json.encode(live.position.outcome).decode())
            await self.keep()
            self.tell_room()
            self._film()
        if (late := live.late(time.monotonic())) is not None and late.option is not None:
            await self.answer(late.seat, live.decision(late.seat), late.option, "clock")
            return
        await self.turn_clock.look()
        self.bots.think()

    # The end, and another game.

    async def end(self, how: Ended) -> None:
        """End the game as its rules did not."""
        self.state = "over"
        self.row = ended(self.row, how)
        self.timers.stop_all()
        await self.keep()
        self.tell_room()
        if self.live is not None:
            self._film()

    async def _rematch(self, guest: str) -> None:
        if self.state != "over":
            raise Refused("The game is not over yet.")
        if not self.seats.of(guest):
            raise Refused("Only someone who played here can ask for a rematch.")
        if self.row.rematch is None:
            again = await self.rooms.rematch(self.row, guest)
            self.row = msgspec.structs.replace(self.row, rematch=again)
            await self.keep()
        self.audience.tell("rematch", id=self.row.rematch)

    # What everyone gets to see.

    def view(self, guest: str) -> RoomView:
        """The room as a guest sees it."""
        row = msgspec.structs.replace(self.row, seats=list(self.seats.all), state=self.state)
        asked = self.turn_clock.asked()
        watchers = self.audience.watchers(self.seats)
        shares = self.starting.shares
        online = self.audience.online
        people, sides = self.host.people, self.chat.sides
        return room_view(row, guest, online, watchers, asked and asked[0], people, shares, self.seating, sides)

    def tell_room(self) -> None:
        """Tell everyone who sits where."""
        self.audience.tell_each("room", lambda guest: {"room": self.view(guest)})

    def _update(self, news: News) -> dict[str, Any]:
        assert self.live is not None
        return updates.update_for(self.live, news, self.seats.names(news.viewer))

    def _table(self, guest: str) -> dict[str, Any]:
        """Everything a guest needs who knows nothing yet."""
        seats: dict[str, Any] = {}
        if self.live is not None:
            for viewer in viewers_of(guest, self.seats):
                seats[key(viewer)] = updates.table_for(self.live, viewer, self.seats.names(viewer))
        return {"room": self.view(guest), "seats": seats, "chat": self.chat.heard_by(guest)}

    def _tell_table(self) -> None:
        self.audience.tell_each("table", self._table)

    async def tell_afresh(self) -> None:
        """Tell everyone everything, and go on from there."""
        self._tell_table()
        await self.go_on()

"""A game as it is played in a room: what was played, and how much of it each viewer has been told.

It is told in the parts of `api/telling.py`, with the same pause after each, and people who might respond are waited for
in the same way whether or not they are asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from gloaming.api.game import Game
from gloaming.api.match import Match
from gloaming.api.moments import Moment
from gloaming.api.record import Record, Segment
from gloaming.api.telling import Telling
from gloaming.kernel import Ask, Event, FileError, Opened, Pass, Position, Refused
from gloaming.kernel.frozen import Frozen
from gloaming.table.differences import Differences
from gloaming.table.readings import Readings
from gloaming.table.room.waiting import Patience, Responders, Waits
from gloaming.table.store.snapshots import EVERY, TAKEN_BACK, TAKEN_BACK_UNTOLD, Entry, Snapshot, effective, fresh

LOG_LINES = 300
"""How many of the latest events a fresh table repeats."""


class News(Frozen):
    """News for one viewer: which events, and where things stand after them."""

    viewer: int | None
    events: list[Event]
    moments: list[Moment]
    """Before the first of the events, and after each of them."""
    end: Moment | None
    """Where things stand now, if that and the question come with them."""
    waits: Waits | None
    """Whose response is waited for then."""


class Late(Frozen):
    """Someone whose time for a secret question is over, and the answer that lets it go on; None where a bot has to."""

    seat: int
    option: int | None


class LiveGame:
    """A running game, taken up from any snapshot of it."""

    def __init__(self, match: Match, start: Snapshot) -> None:
        self.game = match.game
        self.match = match
        """What was played since the snapshot it was taken up from."""
        self.lines = start.lines
        """How many entries were kept of this game."""
        self.start = start
        self._answered = list(start.answered)
        self._takebacks = start.takebacks
        self._by: list[int] = []
        """Who gave the answers since the snapshot that stand."""
        self._complete: list[bool] = []
        """After which of them everyone could be told everything."""
        self.checkpoint = start.answers if start.log is not None else -1
        """After how many answers the latest checkpoint was kept."""
        self.viewers: tuple[int | None, ...] = (None, *range(match.record.seats))
        self.telling = Telling(match)
        self.wakes_at = 0.0
        """When the next part may be told."""
        self._responders = Responders()
        self.settle()

    @classmethod
    def begin(cls, game: Game[Any], seats: int, seed: int, options: dict[str, Any]) -> LiveGame:
        """A new game."""
        match = Match(game, seats, seed, options)
        return cls(match, fresh(seats, game.save(match.position), game.log.write(match.events)))

    @classmethod
    def take_up(cls, game: Game[Any], record: Record, start: Snapshot, entries: Sequence[Entry] = ()) -> LiveGame:
        """The game from a snapshot on: what was kept since is played again, and what is complete counts as told."""
        own = replace(record, segments=[Segment(version=game.version, save=start.save)])
        live = cls(Match.at(own, game.load(start.save), _told(game, start)), start)
        for entry in effective(entries, start.answers):
            live._stand(entry)
        live.lines += len(entries)
        for entry in entries:
            live._count(entry)
        return live

    def replay(self, entry: Entry) -> None:
        """Take an entry that was kept before; what is complete counts as told."""
        self._stand(entry)
        self._keep(entry)

    def _stand(self, entry: Entry) -> None:
        assert self.position.ask is not None
        self._apply(self.position.ask.seat, entry.answer)
        if self.quiet:
            self.settle()

    def _count(self, entry: Entry) -> None:
        if entry.answer == TAKEN_BACK:
            self._takebacks += 1
        else:  # what was taken back and nobody knew of counts for that seat alone
            self._answered[entry.seat] += 1

    @property
    def answers(self) -> int:
        """How many answers stand."""
        return self.start.answers + self.match.record.length

    def snapshot(self) -> Snapshot:
        """Where the game stands; a checkpoint wherever one is due and nobody is asked in secret."""
        log = None
        if self.quiet and self._checkpoint_is_due():
            self.checkpoint = self.answers
            log = self.game.log.write(self.match.events[-LOG_LINES:])
        return Snapshot(
            answers=self.answers,
            lines=self.lines,
            takebacks=self._takebacks,
            answered=tuple(self._answered),
            last=tuple(self._last_of(seat) for seat in range(len(self._answered))),
            save=self.game.save(self.position),
            log=log,
        )

    def _checkpoint_is_due(self) -> bool:
        """True after so many steps that everyone has seen: who asks for a replay sees where it is cut, and must not
        learn from it how many secret questions there were. What is taken back to the latest one is kept as it again."""
        since = self.checkpoint - self.start.answers
        if self.checkpoint == self.answers:
            return True
        return self.checkpoint < 0 or not 0 <= since <= len(self._by) or sum(self._complete[since:]) >= EVERY

    # What is so.

    @property
    def position(self) -> Position:
        """The position that was reached, known to nobody in full."""
        position: Position = self.match.position
        return position

    @property
    def here(self) -> Moment:
        """The position that was reached, as it stays until the next answer."""
        return self.telling.here

    @property
    def quiet(self) -> bool:
        """True where the step is complete: nobody is asked in secret."""
        return self.telling.quiet

    @property
    def asked(self) -> int | None:
        """Whose answer is awaited now; None while everyone still has to be told, and at the end."""
        ask = self.position.ask
        return ask.seat if ask is not None and (self.settled or self._ask_is_sent) else None

    @property
    def waits(self) -> Waits | None:
        """Whose response is waited for now, as everyone is told, whether or not they are asked."""
        return self._responders.waits

    @property
    def _ask_is_sent(self) -> bool:
        """True once whoever is asked in secret has been told so."""
        return self._asked_at == self.lines

    def _is_asked(self, viewer: int | None) -> bool:
        """True for a seat that is asked in secret and knows it."""
        return self._ask_is_sent and self.position.ask is not None and self.position.ask.seat == viewer

    def shown_to(self, viewer: int | None) -> Moment:
        """The moment that a viewer has been shown."""
        if self.settled or self._is_asked(viewer):
            return self.here
        return self._seen.get(viewer, self.telling.still)

    def ask_of(self, viewer: int | None) -> Ask | None:
        """The question, if it is this viewer's to answer and they know it."""
        return self.position.ask if viewer is not None and viewer == self.asked else None

    def decision(self, seat: int) -> int:
        """The number of a seat's present question; it never comes twice and says nothing about other seats."""
        return self._answered[seat] + self._takebacks

    # What is done.

    def answer(self, seat: int, decision: int, option: int) -> Entry:
        """Answer the question; the caller keeps the entry before anyone is told."""
        ask = self.position.ask
        if self.asked != seat or ask is None:
            raise Refused("You are not asked now." if self.position.outcome is None else "The game is over.")
        if decision != self.decision(seat):
            raise Refused("That question has been answered already.")
        if not 0 <= option < len(ask.options):
            raise Refused(f"Answer with a number from 0 to {len(ask.options) - 1}, not {option}.")
        if ask.secret:
            self._responders.answered(seat, passed=isinstance(ask.options[option], Pass))
        if self.settled and len(self.match.events) > 3 * LOG_LINES:
            self.match.forget(len(self.match.events) - LOG_LINES)
            self.settle()
        self._apply(seat, option)
        return self._keep(Entry(seat, option))

    def _keep(self, entry: Entry) -> Entry:
        self.lines += 1
        self._count(entry)
        return entry

    def can_undo(self, seat: int) -> bool:
        """True if a seat may take back its last answer without asking anyone."""
        return self.match.can_undo(seat) and (self.settled or self._is_asked(seat)) and self.position.outcome is None

    def last_answer_of(self, seat: int) -> int:
        """How many answers were given before the last one of a seat that still stands."""
        last = self._last_of(seat)
        if last < 0:
            raise Refused("You have not answered anything yet that could be taken back.")
        return last

    def _last_of(self, seat: int) -> int:
        start = self.start
        since = next((n for n in range(len(self._by) - 1, -1, -1) if self._by[n] == seat), -1)
        return start.last[seat] if since < 0 else start.answers + since

    def undo(self, seat: int) -> Entry:
        """Take back the last answer of a seat that may do so freely."""
        self.telling.undo(seat)
        del self._by[-1], self._complete[-1]
        if self.quiet:
            self.settle()
        return self._keep(Entry(seat, TAKEN_BACK if self.quiet else TAKEN_BACK_UNTOLD, self.answers))

    # Telling.

    def news(self, now: float, patience: Patience) -> list[News]:
        """What is to be told now, in order; `wakes_at` then says when to ask again, 0 if an answer is awaited."""
        news: list[News] = []
        while not self.settled:
            cut = self.telling.pause_after(self.telling.told)
            news += self._secret_question(now, patience, here=cut is None)
            asked = None if cut is not None or self.quiet or self.position.ask is None else self.position.ask.seat
            told = self.waits is not None
            if self._responders.move_on(now, asked, patience):
                if told:
                    for viewer in self.viewers:
                        news += self._news_for([viewer], 0, whole=self._is_asked(viewer))
                continue
            if self._is_held(now, asked):
                break
            end = len(self.match.events) if cut is None else cut
            if cut is not None:
                opened = self.match.events[end - 1]
                assert isinstance(opened, Opened)
                self._responders.begin(opened, now, patience)
                self.telling.told = end
                self._held_until = now + patience.pause
            everyone = cut is None or self.waits is not None
            untold = [viewer for viewer in self.viewers if everyone or self.events_sent[viewer] < end]
            news += self._news_for(untold, end, whole=cut is None)
            if cut is None:
                self.settle()
        return news

    def _secret_question(self, now: float, patience: Patience, *, here: bool) -> list[News]:
        """Tell whoever is asked in secret, once everyone is told so far and it is their turn to respond."""
        ask = self.position.ask
        if ask is None or not ask.secret or self._ask_is_sent:
            return []
        if ask.seat in patience.seats and not (here and self._responders.comes_to(ask.seat)):
            return []
        self._asked_at = self.lines
        self._asked_since = now
        self._asked_until = self._responders.until if self._responders.first == ask.seat else now + patience.longest
        return self._news_for([ask.seat], len(self.match.events), whole=True)

    def _is_held(self, now: float, asked: int | None) -> bool:
        """True while the next part may not be told; `wakes_at` says until when, 0 for an answer of any time."""
        if self._responders.first is not None or asked is not None:
            ends = [self._asked_until] if self._ask_is_sent else []
            ends += [self._responders.wakes_at(asked)] if self._responders.first is not None else []
            self.wakes_at = min((end for end in ends if now < end), default=0.0)
            return True
        self.wakes_at = self._held_until
        return now < self._held_until

    def late(self, now: float) -> Late | None:
        """Who was asked in secret and has had their time, so that it goes on without them."""
        ask = self.position.ask
        if ask is None or not self._ask_is_sent or not self._asked_since < self._asked_until <= now:
            return None
        passes = (number for number, option in enumerate(ask.options) if isinstance(option, Pass))
        return Late(ask.seat, next(passes, None))

    def ready(self, seat: int, number: int) -> None:
        """Someone who might respond, and has nothing to, lets it go on."""
        if not self._is_asked(seat):
            self._responders.ready(seat, number)

    def _news_for(self, viewers: Sequence[int | None], end: int, *, whole: bool) -> list[News]:
        """What each of these viewers has not been told up to an event; from now on it counts as told."""
        still, here, waits = self.telling.still, self.here if whole else None, self.waits
        news = []
        for viewer in viewers:
            first = self.events_sent[viewer]
            last = max(end, first)
            moments = [self._seen.get(viewer, still), *self.telling.moments(first, last)]
            self.events_sent[viewer], self._seen[viewer] = last, moments[-1] if here is None else here
            news.append(News(viewer, self.match.events[first:last], moments, here, waits))
        return news

    def _apply(self, seat: int, answer: int) -> None:
        self.telling.answer(answer)
        self._by.append(seat)
        self._complete.append(self.quiet)
        self.settled = False

    def settle(self) -> None:
        """Everyone has been told everything."""
        self.telling.settle()
        self.differences, self.readings = Differences(), Readings(self.game)
        self.shown_answers = self.answers
        self._seen: dict[int | None, Moment] = {}
        """Where things stood when a viewer was last told something, of those who know more than was shown to all."""
        self._held_until = self.wakes_at = 0.0
        self._asked_at = -1
        self._asked_since = self._asked_until = 0.0
        """Since when someone is asked in secret, and until when; the same for as long as they like."""
        self._responders.clear()
        self.events_sent: dict[int | None, int] = dict.fromkeys(self.viewers, self.telling.told)
        self.settled = True


def _told(game: Game[Any], start: Snapshot) -> list[Any]:
    """The events that a snapshot remembers, as far as these rules know them."""
    try:
        return [] if start.log is None else list(game.log.read(start.log))
    except FileError:
        return []

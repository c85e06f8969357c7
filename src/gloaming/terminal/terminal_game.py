"""A game at a terminal: one match, who holds it, and what may be shown to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from gloaming.api.match import Match
from gloaming.api.telling import Telling
from gloaming.bots import Bot, Sight
from gloaming.kernel import Chance, FileError, Option, Outcome, Position, event_known_to
from gloaming.terminal.choices import Choice, label_all, marks
from gloaming.terminal.panel import YOU, Key, Picture, Thing
from gloaming.terminal.panels import panel_of
from gloaming.terminal.saving import SaveFile, how_to_replay, how_to_resume
from gloaming.terminal.scroll import Scroll
from gloaming.terminal.stops import AnyStops, Mode


@dataclass(frozen=True)
class Line:
    """One sentence of the log."""

    words: str
    seat: int | None
    """Whose deed it is."""
    heading: bool
    fresh: bool
    """True if the viewer has not answered anything since."""


@dataclass(frozen=True)
class Reason:
    """Why some things are not on offer now."""

    subjects: tuple[str, ...]
    verbs: frozenset[str]
    words: str
    rule: str
    rule_text: str


class TerminalGame:
    """The only part of the terminal that touches the position; everyone else gets what the holder may know."""

    def __init__(self, match: Match, names: Sequence[str], bots: Mapping[int, Bot], save_to: Path) -> None:
        self.match = match
        self.game = match.game
        self.panel = panel_of(match.game.name)
        self.bots = bots
        self.file = SaveFile(save_to)
        self._names = tuple(names)
        self.people = [seat for seat in range(match.position.seats) if seat not in bots]
        self.holder: int | None = self.people[0] if len(self.people) == 1 else None
        """The person at the terminal, whose secrets may be on the screen; None: only what everyone knows."""
        self.scroll = Scroll()
        self.telling = Telling(match, lambda ask: ask.secret and ask.seat in bots)
        self._stops = {seat: stops for seat in self.people if (stops := self.panel.stops()) is not None}
        self._passed: set[int] = set()
        """Answers that were given for a person who had no stop there, by their place in the record."""
        self._pass: tuple[int, int | None] = (-1, None)
        """A question by its place in the record, and the pass that its person wants to be given there."""
        self._answered_at: dict[int | None, int] = {}
        self._said: dict[tuple[int, int | None], str] = {}
        """What was said of events, by their place and to whom: said when they happened, as the table changes."""
        self._before: dict[int | None, Any] = {}
        self.problem = ""
        """Why the game could not be saved the last time; empty if it was."""

    @property
    def _position(self) -> Position:
        position: Position = self.match.position
        return position

    # Who is asked, and who may look.

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self._position.ask is None

    @property
    def ended(self) -> bool:
        """True if the game has ended and everyone has been told."""
        return self.over and self.telling.settled

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self._position.outcome

    @property
    def asked(self) -> int:
        """The seat whose answer the game waits for."""
        ask = self._position.ask
        assert ask is not None
        return ask.seat

    @property
    def bot_asked(self) -> Bot | None:
        """The bot the game waits for."""
        return self.bots.get(self.asked)

    @property
    def hot_seat(self) -> bool:
        """True if several people share this terminal."""
        return len(self.people) > 1

    @property
    def my_turn_to_answer(self) -> bool:
        """True if the holder is asked and knows all that happened."""
        return not self.over and self.asked == self.holder and self.telling.settled and self._passing() is None

    def put_down(self) -> None:
        """Hide the holder's secrets where someone else may be looking: they are not asked, and all has been told."""
        if self.hot_seat and self.telling.settled and not self.my_turn_to_answer:
            self.holder = None

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return self._position.turn

    def name(self, seat: int) -> str:
        """A seat's name as others say it."""
        return self._names[seat]

    @property
    def names(self) -> list[str]:
        """The names as the holder reads them."""
        return self._names_for(self.holder)

    def _names_for(self, reader: int | None) -> list[str]:
        return [YOU if seat == reader else name for seat, name in enumerate(self._names)]

    def waiting_for(self) -> str:
        """Who decides or has just decided, where the others may know it."""
        ask = self._position.ask
        seat = self.telling.by if not self.telling.settled else None if ask is None or ask.secret else ask.seat
        return "" if seat is None or seat == self.holder else self._names[seat]

    # What is shown.

    @property
    def view(self) -> Any:
        """The table as the holder may see it."""
        return self.game.view(self.telling.position, self.holder)

    def picture(self, cursor: Key | None = None, option: Option | None = None) -> Picture[Any]:
        """What the panel draws, with the thing under the cursor and the option that is highlighted."""
        marked, before = marks(self.choices()), self._before.get(self.holder)
        return Picture(self.view, self.names, marked, cursor, before, option, self.stops, self.scroll)

    def question(self) -> str:
        """The question to the holder in words; empty where they are not asked."""
        return self.game.say_ask(self._position, self.names) if self.my_turn_to_answer else ""

    def consequence(self) -> str:
        """What the question leads to, in one line."""
        return self.game.say_consequence(self._position, self.names) if self.my_turn_to_answer else ""

    def choices(self) -> list[Choice]:
        """What the holder may answer."""
        pos = self._position
        if not self.my_turn_to_answer or pos.ask is None:
            return []
        names, view = self.names, self.view
        numbered = sorted(enumerate(pos.ask.options), key=lambda one: bool(self.panel.brief(view, one[1])))
        labels = label_all([option for _, option in numbered], self.panel.verbs)
        return [
            Choice(
                number,
                label,
                letter,
                self.panel.symbol(view, option),
                self.game.say_option(pos, option, names),
                option,
                self.panel.about(view, option),
                self.panel.doubts(view, option),
                self.panel.brief(view, option),
            )
            for (number, option), (label, letter) in zip(numbered, labels, strict=True)
        ]

    def log(self, last: int | None = None) -> list[Line]:
        """What has happened, as told to the holder; only the last so many lines if that is given."""
        since = self._answered_at.get(self.holder, 0)
        told = (self._line(at, fresh=at >= since) for at in reversed(range(self.telling.told)))
        return list(islice((line for line in told if line.words), last))[::-1]

    def next_line(self) -> Line | None:
        """Show one more event; its line, or None where all have been shown."""
        if self.telling.next_event() is None:
            return None
        for seat in (None, *self.people):
            self._words(self.telling.told - 1, seat)
        return self._line(self.telling.told - 1, fresh=True)

    @property
    def told_slowly(self) -> bool:
        """True if a bot set off what is being told, so that people have to read it."""
        return self.telling.by in self.bots

    def _line(self, at: int, fresh: bool) -> Line:
        event = event_known_to(self.match.events[at], self.holder)
        seat = self.panel.doer(event)
        known = seat is not None and 0 <= seat < len(self._names)
        return Line(self._words(at, self.holder), seat if known else None, event.name in self.panel.headings, fresh)

    def _words(self, at: int, seat: int | None) -> str:
        """An event in words for a seat, as they were when it happened."""
        said = self._said.get((at, seat))
        if said is None:
            event = event_known_to(self.match.events[at], seat)
            said = self.game.say(self._position, event, self._names_for(seat))
            self._said[at, seat] = said
        return said

    def why_not(self) -> list[Reason]:
        """What the holder cannot do now and why, the same reason told once."""
        if self.holder is None or self.over or not self.telling.settled:
            return []
        pos, names = self._position, self.names
        grouped: dict[tuple[str, str], list[Any]] = {}
        for refusal in self.game.explain(pos, self.holder):
            grouped.setdefault((refusal.rule, refusal.words), []).append(refusal.subject)
        return [
            Reason(
                tuple(dict.fromkeys(self.game.say_option(pos, subject, names, self.holder) for subject in subjects)),
                frozenset(subject.verb for subject in subjects),
                words,
                rule,
                self.game.ledger.find(rule).text,
            )
            for (rule, words), subjects in grouped.items()
        ]

    def things(self) -> list[list[Thing]]:
        """Everything on the table that can be looked at, in rows."""
        return self.panel.rows(self.view, self.names)

    def find_text(self, wanted: str) -> list[Thing]:
        """The things whose name is, begins with or contains those words, the best kind of match only."""
        wanted = wanted.casefold().strip()
        known = {thing.title.casefold(): thing for row in self.things() for thing in row}
        for thing in self.panel.catalogue():
            known.setdefault(thing.title.casefold(), thing)
        if not wanted:
            return []
        for fits in (str.__eq__, str.startswith, str.__contains__):
            if found := [thing for title, thing in known.items() if fits(title, wanted)]:
                return found
        return []

    # Stops.

    @property
    def stops(self) -> AnyStops | None:
        """Where the holder is asked in windows; None in a game without stops."""
        return None if self.holder is None else self._stops.get(self.holder)

    def _passing(self) -> int | None:
        """The pass of a person who is asked in a window and has no stop there; settled once for each question."""
        ask, at = self._position.ask, self.match.record.length
        if self._pass[0] != at:
            stops = self._stops.get(ask.seat) if ask is not None else None
            view = None if ask is None or stops is None else self.game.view(self._position, ask.seat)
            self._pass = (at, None if ask is None or stops is None else stops.answer(ask, view))
        return self._pass[1]

    def passes(self) -> bool:
        """Pass for a person who has no stop where they are asked; False where somebody is to decide."""
        number = self._passing()
        if number is None:
            return False
        self._passed.add(self.match.record.length)
        self._answer(number)
        return True

    def wish(self, mode: Mode) -> int | None:
        """The holder wishes to be asked less, or again; the pass of the window that is open, where that is to go on."""
        stops, ask = self.stops, self._position.ask
        assert stops is not None
        stops.choose(mode, self.view)
        return stops.pass_of(ask) if ask is not None and self.my_turn_to_answer and mode != "stops" else None

    @property
    def comes_again(self) -> bool:
        """True if the holder is asked what may be asked again in this turn: one answer may hold for all of it."""
        ask = self._position.ask
        return (
            self.stops is not None and ask is not None and self.my_turn_to_answer and ask.topic in self.stops.repeated
        )

    def say_to_all(self, number: int) -> None:
        """The holder wishes this answer to hold for all such questions of the turn."""
        assert self.stops is not None
        assert self._position.ask is not None
        self.stops.say_to_all(self._position.ask, number, self.view)

    # What is done.

    def think(self) -> int:
        """The answer of the bot that is asked; it gets to see what its seat may know."""
        bot = self.bot_asked
        assert bot is not None
        return bot.choose(Sight(self.game, self._position))

    def answer(self, number: int) -> None:
        """Answer for whoever is asked; what is accepted is saved at once."""
        if self.my_turn_to_answer:
            self._remember()
        self._answer(number)

    def _answer(self, number: int) -> None:
        self.telling.answer(number)
        self.save()

    @property
    def can_undo(self) -> bool:
        """True if the holder, who is asked now, may take back the last answer."""
        if not self.my_turn_to_answer:
            return False
        answers = self.match.record.length
        return not self._passed.issuperset(range(answers - self.match.undoable(self.asked), answers))

    def undo(self) -> None:
        """Take back the holder's last answer, and with it what was passed for them since."""
        seat, passed = self.asked, True
        while passed:
            self.telling.undo(seat)
            at = self.match.record.length
            self._pass = (at, None)  # the question that an undo leads to is asked, whatever the stops say
            passed = at in self._passed
            self._passed.discard(at)
        if self.stops is not None:
            self.stops.choose("stops", self.view)
        self._said = {key: words for key, words in self._said.items() if key[0] < len(self.match.events)}
        self._remember()
        self.save()

    def _remember(self) -> None:
        """From here on things are news to the holder."""
        self._answered_at[self.holder] = self.telling.told
        self._before[self.holder] = self.view

    def save(self) -> None:
        """Write the record; where that fails, the reason is kept and the game goes on."""
        try:
            self.file.write(self.match.to_json())
            self.problem = ""
        except FileError as error:
            self.problem = str(error)

    def forget(self) -> None:
        """Leave the save file as it was before this game."""
        try:
            self.file.restore()
        except FileError as error:
            self.problem = str(error)

    def farewell(self) -> str:
        """Where the game is and how to go on, or why it is nowhere."""
        if self.problem:
            return self.problem
        return how_to_replay(self.file.path) if self.over else how_to_resume(self.file.path)

    def rematch(self) -> TerminalGame:
        """A new game with the same people, bots and options, in a file of its own."""
        record = self.match.record
        seed = Chance(record.seed).below(1 << 32)
        match = Match(self.game, record.seats, seed, record.options)
        match.record.names, match.record.bots = record.names, record.bots
        again = TerminalGame(match, self._names, self.bots, _next_free(self.file.path))
        again._stops = self._stops
        return again


def _next_free(path: Path) -> Path:
    """A path beside this one that does not exist yet."""
    number = 2
    while (other := path.with_stem(f"{path.stem}-{number}")).exists():
        number += 1
    return other

"""A game: what people, bots, tables and the lab use of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from gloaming.api.decks import DeckBuilding
from gloaming.api.defined import defined_in, modules_of
from gloaming.api.event_log import EventLog
from gloaming.api.how_to_play import HowToPlay, load_how_to_play
from gloaming.api.judgement import Judgement
from gloaming.api.ledger import Ledger, Refusal, load_ledger
from gloaming.api.numbered_saves import with_names
from gloaming.api.settings import read as read_settings
from gloaming.api.views import BaseView, Look, seen_by
from gloaming.kernel.agenda import Rule, run
from gloaming.kernel.ask import Ask, Option
from gloaming.kernel.chance import Chance
from gloaming.kernel.errors import FileError, Refused
from gloaming.kernel.event import Event, Opened
from gloaming.kernel.frozen import Frozen
from gloaming.kernel.position import Position
from gloaming.kernel.save import Migration, SaveFormat

P = TypeVar("P", bound=Position)


class RulesChanged(Event):
    """The game goes on under another version of its rules."""

    before: str
    now: str


class Game(ABC, Generic[P]):
    """One game: its name, its options, and what can be done with a position of it."""

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[str]
    """Changes whenever the same seed and answers may give another game, or a save is written otherwise: 1, 2, 3, ..."""
    migrations: ClassVar[Mapping[str, Migration]] = {}
    """For each earlier version whose saves can be read, what brings one of them to the version after it."""
    seats: ClassVar[range]
    usual_seats: ClassVar[int] = 2
    """How many play unless someone says otherwise."""
    usual_seat: ClassVar[int] = 0
    """Where someone sits in a terminal, unless they say otherwise."""
    settings: ClassVar[type[msgspec.Struct]]
    response_time: ClassVar[float] = 0.0
    """Seconds a table gives each person who might respond in secret, unless the room sets others; with 0 the table
    waits a short pause for all: for games in which somebody might respond at every step."""
    position: type[P]
    judgement: ClassVar[Judgement[Any]]
    """What bots that look ahead think of its positions: the `bot.py` or `bot/` beside it."""
    numbered_steps: ClassVar[Mapping[str, str]] = {}
    """For rules whose steps have changed since saves numbered them, the steps that now follow each number, in words."""
    decks: ClassVar[DeckBuilding | None] = None
    """How decks are built outside a game, where players bring their own."""
    measured: ClassVar[Mapping[str, object]] = {}
    """The options of the games that show how fast it is, where the usual ones are not what others measure."""
    fair: ClassVar[Mapping[str, tuple[float, float]]] = {}
    """Between which shares of wins the things of a kind should be; others stand out if they are far from the middle."""
    at_tables: ClassVar[bool] = True
    """False while the browser has no look for it: terminal and lab play it, and no table offers it."""

    # To be written by each game.

    @abstractmethod
    def set_up(self, seats: int, chance: int, options: Any) -> P:
        """The position before the first step, its agenda ready."""

    @abstractmethod
    def public(self, look: Look[P]) -> BaseView:
        """What everyone may know, built from nothing else: the view of a spectator."""

    @abstractmethod
    def besides(self, look: Look[P], seat: int, public: Any) -> dict[str, Any]:
        """The fields of a view that may be otherwise for that seat than for everyone: it knows more of these.

        They are always the same fields; the question is none of them. `public` is what everyone sees of this position.
        """

    @abstractmethod
    def explain(self, pos: P, seat: int) -> list[Refusal]:
        """What is not on offer to that seat now, and why."""

    @abstractmethod
    def redeal(self, pos: P, seat: int, rng: Chance) -> P:
        """Another position that this seat cannot tell from this one."""

    @abstractmethod
    def say_ask(self, pos: P, names: Sequence[str]) -> str:
        """The question in words, verb first."""

    def say_consequence(self, pos: P, names: Sequence[str]) -> str:
        """What the question leads to, in sentences on one line; empty where its options say it all."""
        return ""

    @abstractmethod
    def say_option(self, pos: P, option: Option, names: Sequence[str], seat: int | None = None) -> str:
        """An option in words, as one of that seat; of the seat that is asked by default."""

    @abstractmethod
    def say_event(self, pos: P, event: Event, names: Sequence[str]) -> str:
        """An event, as told to some seat, in one sentence; empty where there is nothing to say."""

    @abstractmethod
    def things(self, pos: P) -> list[str]:
        """Every physical card by number and name, sorted: the same list for the whole game."""

    # The same for all games.

    def view(self, pos: P, seat: int | None) -> Any:
        """What that seat may know; None is a spectator."""
        look = Look(pos)
        public = self.public(look)
        return public if seat is None else seen_by(pos, seat, public, self.besides(look, seat, public))

    def check(self, seats: int, options: Any) -> None:
        """Raise OptionError where options do not fit each other or the seats."""
        return None

    def sides(self, seats: int, options: Any) -> tuple[int, ...]:
        """On which side each seat plays, by number: those of one side may talk among themselves."""
        return tuple(range(seats))

    def sides_with(self, seats: int, options: Mapping[str, object]) -> tuple[int, ...]:
        """The same, for options as a table keeps them."""
        return self.sides(seats, read_settings(self.settings, options))

    def labels(self, pos: P) -> list[str]:
        """What each seat plays, by name, where seats differ: the lab tells wins apart by it."""
        return []

    def lineup(self, pos: P, seat: int) -> tuple[tuple[str, str], ...]:
        """What a seat plays with, as pairs of a kind and a name: a balance report tells wins apart by each."""
        labels = self.labels(pos)
        return (("side", labels[seat]),) if labels else ()

    def contests(self, pos: P) -> tuple[tuple[str, str, bool], ...]:
        """What was decided on the way of a game that is over: a kind, a name, and whether it was won."""
        return ()

    def chapter(self, pos: P) -> str:
        """Which chapter of a game for many evenings is played, by name; empty for a game that is played at one go."""
        return ""

    def series(self) -> Mapping[str, Sequence[Mapping[str, object]]]:
        """Options that a lab goes through game by game, under the name of the series: scenarios, maps, quests."""
        return {}

    def say(self, pos: P, event: Event, names: Sequence[str]) -> str:
        """An event in one sentence: the game's own, or one that all games have; empty where there is nothing to say."""
        if isinstance(event, Opened):
            return ""
        if isinstance(event, RulesChanged):
            return f"The rules have changed from version {event.before} to {event.now}: the game goes on with those."
        return self.say_event(pos, event, names)

    def heard(self, pos: P, events: list[Event]) -> list[Event]:
        """What a position tells its events to, for that list: a game may add to them what will be gone later."""
        return events

    def content(self) -> Frozen:
        """What a screen needs to draw this game and no view repeats: cards, boards, names."""
        return Frozen()

    def begin(self, seats: int, seed: int, options: Mapping[str, object] | None = None) -> tuple[P, list[Event]]:
        """A new game up to its first question, and what happened till then."""
        if seats not in self.seats:
            raise Refused(f"{self.title} takes {self.seats[0]} to {self.seats[-1]} seats, not {seats}.")
        if not 0 <= seed < 1 << 64:
            raise Refused("A seed is a whole number from 0 to 18446744073709551615.")
        chosen = read_settings(self.settings, options or {})
        self.check(seats, chosen)
        pos = self.set_up(seats, Chance(seed).state, chosen)
        events: list[Event] = []
        pos.listener = self.heard(pos, events)
        run(pos)
        pos.listener = None
        return pos, events

    def new(self, seats: int, seed: int, options: Mapping[str, object] | None = None) -> P:
        """A new game up to its first question."""
        return self.begin(seats, seed, options)[0]

    def apply(self, pos: P, answer: int, *, quiet: bool = False, listener: list[Event] | None = None) -> list[Event]:
        """Answer the question, in place; `quiet` tells no events, `listener` is a list of one's own for them."""
        ask = pos.ask
        if ask is None:
            raise Refused("The game is over: there is no question to answer.")
        if type(answer) is not int or not 0 <= answer < len(ask.options):
            raise Refused(f"Answer with a number from 0 to {len(ask.options) - 1}, not {answer!r}.")
        events: list[Event] = [] if listener is None else listener
        if not quiet:
            pos.listener = self.heard(pos, events)
        run(pos, ask.options[answer])
        pos.listener = None
        return events

    def ask_of(self, pos: P, seat: int | None) -> Ask | None:
        """The question, if it is this seat's."""
        return pos.ask if pos.ask is not None and pos.ask.seat == seat else None

    @property
    def package(self) -> str:
        """The package this game is written in: where the class that is first made from Game stands."""
        kinds = type(self).__mro__
        return kinds[kinds.index(Game) - 1].__module__.rpartition(".")[0]

    @property
    def ledger_path(self) -> Path:
        """Where its rules are written down, beside its class."""
        return Path(str(import_module(self.package).__file__)).with_name("ledger.toml")

    @cached_property
    def rules(self) -> Sequence[type[Rule]]:
        """Every rule of this game; what rules are made from has no steps."""
        return [kind for kind in defined_in(self.package, Rule) if kind.steps]

    @cached_property
    def answers(self) -> Sequence[type[Option]]:
        """Everything a seat may ever be offered; what options are made from is never offered itself."""
        return [kind for kind in defined_in(self.package, Option) if not kind.__subclasses__()]

    @cached_property
    def events(self) -> Sequence[type[Event]]:
        """Everything that may ever happen; what events are made from never happens itself."""
        own = (kind for kind in defined_in(self.package, Event) if not kind.__subclasses__())
        return (Opened, RulesChanged, *own)

    @cached_property
    def log(self) -> EventLog:
        """How the events of this game are written."""
        return EventLog(self.events)

    @cached_property
    def saves(self) -> SaveFormat[P]:
        """How positions of this game are written."""
        return SaveFormat(self.name, self.version, self.position, self.rules, self.answers, self.migrations)

    def save(self, pos: P) -> bytes:
        """The position as bytes, at any moment."""
        return self.saves.save(pos)

    def load(self, data: bytes) -> P:
        """The position from its bytes; a FileError says what is wrong with them."""
        try:
            return self.saves.load(data)
        except FileError:
            if named := with_names(data, self.rules, self.numbered_steps):
                return self.saves.load(named)
            raise

    @property
    def ledger(self) -> Ledger:
        """Every rule of this game by id."""
        return load_ledger(self.ledger_path)

    @property
    def how_to_play(self) -> HowToPlay:
        """The page on how to play."""
        return load_how_to_play(self.ledger_path.with_name("how_to_play.toml"))


_GAMES: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Make a game known by its name, with all its modules: some only say how an op is carried out."""
    modules_of(game.package)
    _GAMES[game.name] = game


def games() -> list[str]:
    """The names of all games."""
    return list(_GAMES)


def game(name: str) -> Game[Any]:
    """The game of that name."""
    try:
        return _GAMES[name.lower().replace("_", "-")]
    except KeyError:
        raise Refused(f"There is no game {name!r}; the games are: {', '.join(_GAMES)}.") from None

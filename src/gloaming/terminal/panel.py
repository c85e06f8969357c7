"""A panel: how the table of one game looks, drawn from what a seat may know and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec
from rich.text import Text
from textual.geometry import Region

from gloaming.kernel import Event, Option
from gloaming.terminal.canvas import Canvas, fitted
from gloaming.terminal.palette import FAINT, QUIET, STRONG, TEXT, UNDER_CURSOR, seat_mark, seat_style
from gloaming.terminal.scroll import Scroll
from gloaming.terminal.stops import Stops

V = TypeVar("V")

YOU = "You"
"""How a person reads their own name."""

Key: TypeAlias = tuple[str, int]
"""A thing on the table: what kind of thing, as the fields of options call it, and its number."""


@dataclass(frozen=True)
class Thing:
    """Something that can be looked at: a card, a hex, a player's board."""

    key: Key
    title: str
    facts: str
    """What it is, in half a line."""
    text: str
    """What it does."""

    @property
    def words(self) -> str:
        """Text and facts in one paragraph."""
        return " ".join(part for part in (self.text, self.facts) if part)


@dataclass(frozen=True)
class Picture(Generic[V]):
    """What is drawn: the view of one seat, and what that person is about to do."""

    view: V
    names: Sequence[str]
    marks: Mapping[Key, str] = field(default_factory=dict)
    """Which keys answer with something about a thing."""
    cursor: Key | None = None
    before: V | None = None
    """The table when this seat last answered, to show what has changed since."""
    option: Option | None = None
    """The option that is highlighted, to show what it would reach."""
    stops: Stops[V] | None = None
    """Where the viewer is asked in windows, in a game that has many."""
    scroll: Scroll = field(default_factory=Scroll)
    """Which part is seen of a board that is larger than its room."""

    def mark(self, *keys: Key) -> str:
        """The keys that choose one of those things, as they stand beside it: `3▸`; empty where there are none."""
        found = "".join(self.marks.get(key, "") for key in keys)
        return f"{found}▸" if found else ""

    def turn_of(self, seat: int) -> Text:
        """Whose turn it is, with the mark of that seat."""
        return Text(f"{seat_mark(seat)} {whose_turn(self.names, seat)}", seat_style(seat))


def whose_turn(names: Sequence[str], seat: int) -> str:
    """Whose turn it is, in words."""
    return "your turn" if names[seat] == YOU else f"{names[seat]}'s turn"


class Panel(ABC, Generic[V]):
    """The look of one game."""

    verbs: ClassVar[Mapping[str, str]] = {}
    """Letters that always stand for the same verb."""
    headings: ClassVar[frozenset[str]] = frozenset()
    """Events that begin a new paragraph of the log."""
    kinds: ClassVar[frozenset[str]] = frozenset()
    """The kinds of things on the table, as options name them in their fields."""
    board_lines: ClassVar[int] = 13
    """How many lines the board needs in the smallest window."""
    mine_lines: ClassVar[int] = 2
    """How many lines the things of the viewer need there."""

    @abstractmethod
    def headline(self, picture: Picture[V]) -> Text:
        """Where the game stands, in one line."""

    @abstractmethod
    def board(self, picture: Picture[V], width: int, height: int) -> list[Text]:
        """The map or the middle of the table."""

    @abstractmethod
    def seats(self, picture: Picture[V], width: int, height: int) -> list[Text]:
        """Every player's board."""

    @abstractmethod
    def mine(self, picture: Picture[V], width: int, height: int) -> list[Text]:
        """What lies before the viewer."""

    def about(self, view: V, option: Option) -> tuple[Key, ...]:
        """The things on the table an option is about."""
        named = ((name, getattr(option, name)) for name in option.__struct_fields__ if name in self.kinds)
        return tuple((name, value) for name, value in named if isinstance(value, int))

    @abstractmethod
    def rows(self, view: V, names: Sequence[str]) -> list[list[Thing]]:
        """Everything that can be looked at, in rows as it lies on the table."""

    @abstractmethod
    def catalogue(self) -> list[Thing]:
        """Every card and place of the game, whether it is on the table or not."""

    @abstractmethod
    def describe(self, view: V, names: Sequence[str]) -> list[str]:
        """The table in sentences."""

    @abstractmethod
    def standings(self, view: V, names: Sequence[str]) -> list[str]:
        """How each seat stands, in seat order."""

    def log_lines(self, view: V) -> int:
        """How many lines of the log win over the text of what is highlighted, in the smallest window."""
        return 1

    def stops(self) -> Stops[V] | None:
        """The first wishes of a person, in a game with so many windows that most are passed for them."""
        return None

    def symbol(self, view: V, option: Option) -> Text:
        """What an option is about, as a symbol before its words; empty where there is none."""
        return Text("")

    def subject(self, view: V) -> Key | None:
        """The thing the question is about, whose text is shown where the highlighted option has none."""
        return None

    def first_highlighted(self, view: V, options: Sequence[Option]) -> int:
        """The option that is highlighted when a question is asked."""
        return 0

    def doer(self, event: Event) -> int | None:
        """Whose deed an event is, if anyone's."""
        seat = getattr(event, "seat", getattr(event, "by", None))
        return seat if isinstance(seat, int) else None

    def start_of_looking(self, view: V) -> Key | None:
        """Where the cursor is when a person begins to look around."""
        return None

    def brief(self, view: V, option: Option) -> str:
        """In short, where the option is one of many places on the board: they are listed last, close together."""
        return ""

    def doubts(self, view: V, option: Option) -> str:
        """Why a person may not mean this option, in one sentence; empty where there is no doubt."""
        return ""

    def guide(self) -> list[tuple[str, str]]:
        """How to read this screen, for the help: headings and paragraphs."""
        return []

    def legend(self) -> list[Text]:
        """What the symbols stand for."""
        return []


LONGEST = 300
"""Letters of a field that are shown where a game has no look of its own."""


class PlainPanel(Panel[Any]):
    """Any game without a look of its own: the view, field by field."""

    def headline(self, picture: Picture[Any]) -> Text:
        return Text(type(picture.view).__name__, STRONG)

    def board(self, picture: Picture[Any], width: int, height: int) -> list[Text]:
        facts = list(self._facts(picture.view))
        lines = [Text.assemble((f"{name}: ", FAINT), (value[:LONGEST], TEXT)) for name, value in facts]
        at = next((n for n in range(len(lines)) if picture.cursor == ("field", n)), 0)
        if picture.cursor is not None:
            lines[at].stylize(UNDER_CURSOR)
        sheet = Canvas(max(line.cell_len for line in lines), len(lines))
        for y, line in enumerate(lines):
            sheet.write(0, y, line)
        return picture.scroll.seen(sheet, width, height, follow=Region(0, at, 1, 1))

    def seats(self, picture: Picture[Any], width: int, height: int) -> list[Text]:
        return [fitted(Text(name, QUIET), width) for name in picture.names[:height]]

    def mine(self, picture: Picture[Any], width: int, height: int) -> list[Text]:
        return []

    def about(self, view: Any, option: Option) -> tuple[Key, ...]:
        return tuple(
            (name, value) for name in option.__struct_fields__ if isinstance(value := getattr(option, name), int)
        )

    def rows(self, view: Any, names: Sequence[str]) -> list[list[Thing]]:
        return [[Thing(("field", n), name, "", value)] for n, (name, value) in enumerate(self._facts(view))]

    def catalogue(self) -> list[Thing]:
        return []

    def describe(self, view: Any, names: Sequence[str]) -> list[str]:
        return [f"{name}: {value}" for name, value in self._facts(view)]

    def standings(self, view: Any, names: Sequence[str]) -> list[str]:
        return list(names)

    def _facts(self, view: Any) -> Iterator[tuple[str, str]]:
        for name in view.__struct_fields__:
            if name not in ("ask", "outcome"):
                yield name.replace("_", " "), msgspec.json.encode(getattr(view, name)).decode()

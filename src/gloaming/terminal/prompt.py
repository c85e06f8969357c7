"""The prompt: the question, its options in columns, and the text of what is highlighted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import Console
from rich.style import Style
from rich.text import Text

from gloaming.terminal.canvas import fitted
from gloaming.terminal.choices import Choice
from gloaming.terminal.palette import (
    BONE_50,
    CANDLE_200,
    CANDLE_400,
    CHOOSE,
    DUSK_200,
    INK,
    PROMPT_GROUND,
    QUIET,
    STRONG,
    TEXT,
)

CHOSEN = Style(color=INK, bgcolor=CANDLE_400, bold=True)
NARROWEST_CELL = 26
DETAIL_LINES = 2


@dataclass
class Prompt:
    """What the prompt says at present."""

    heading: str = ""
    choices: Sequence[Choice] = ()
    highlighted: int = 0
    title: str = ""
    detail: str = ""
    """The text of the card or place under the cursor, or what to think of before answering."""
    _console: Console = field(default_factory=Console)

    def columns(self, width: int) -> int:
        """One column for a short question, up to as many as fit for a long one."""
        wanted = 1 if len(self.choices) <= 3 else 2 if len(self.choices) <= 6 else 3
        return max(1, min(wanted, width // NARROWEST_CELL))

    def rows(self, width: int) -> int:
        """Lines of options."""
        return -(-len(self.choices) // self.columns(width))

    def height(self, width: int) -> int:
        """How many lines it takes to say everything."""
        return 1 + self.rows(width) + min(DETAIL_LINES, len(self._detail(width)))

    def draw(self, width: int, height: int) -> list[Text]:
        """The lines of the prompt; where there is little room the options win over the text."""
        if not self.choices:
            heading = fitted(Text(f" {self.heading}", Style(color=DUSK_200, bold=True)), width)
            return [heading, *self._cut_detail(width, height - 1)][:height]
        heading = fitted(Text.assemble(("▌", CHOOSE), (self.heading, Style(color=BONE_50, bold=True))), width)
        heading.stylize(Style(bgcolor=PROMPT_GROUND))
        room = max(1, height - 1)
        first = self._first_row(width, height)
        lines = [self._row(row, width) for row in range(first, min(self.rows(width), first + room))]
        return [heading, *lines, *self._cut_detail(width, room - len(lines))]

    def move(self, key: str, width: int) -> None:
        """Move the highlight: down and up within a column, right and left across columns."""
        rows = self.rows(width)
        step = {"up": -1, "down": 1, "left": -rows, "right": rows}[key]
        if 0 <= self.highlighted + step < len(self.choices):
            self.highlighted += step

    def _first_row(self, width: int, height: int) -> int:
        """Where not all rows fit, the ones around the highlighted option are shown."""
        rows, room = self.rows(width), max(1, height - 1)
        return max(0, min(self.highlighted % rows - room // 2, rows - room))

    def _row(self, row: int, width: int) -> Text:
        cell = width // self.columns(width)
        numbers = range(row, len(self.choices), self.rows(width))
        return Text("").join(self._option(number, cell) for number in numbers)

    def _option(self, number: int, width: int) -> Text:
        choice = self.choices[number]
        words = Text(choice.words, TEXT)
        at = choice.words.lower().find(choice.letter) if choice.letter else -1
        if at >= 0:
            words.stylize(Style(color=CANDLE_200, underline=True, bold=True), at, at + 1)
        shown = fitted(Text.assemble((f"{choice.label:>2} ", CHOOSE), words), width - 1)
        if number == self.highlighted:
            shown.stylize(CHOSEN)
        return Text.assemble(shown, " ")

    def at(self, x: int, y: int, width: int, height: int) -> int | None:
        """The option that is drawn at that cell."""
        if not self.choices or not 1 <= y <= min(self.rows(width), height - 1):
            return None
        row = y - 1 + self._first_row(width, height)
        number = row + x // (width // self.columns(width)) * self.rows(width)
        return number if number < len(self.choices) else None

    def _detail(self, width: int) -> list[Text]:
        if not self.detail:
            return []
        title = f"{self.title}  " if self.title else ""
        return list(Text.assemble((title, STRONG), (self.detail, QUIET)).wrap(self._console, max(1, width - 2)))

    def _cut_detail(self, width: int, height: int) -> list[Text]:
        lines = self._detail(width)
        if len(lines) > height > 0:
            lines = [*lines[: height - 1], fitted(Text(" ").join(lines[height - 1 :]), width - 2)]
        return [Text.assemble(" ", line) for line in lines[: max(0, height)]]

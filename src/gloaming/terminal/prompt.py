"""The prompt: the question, its options in columns, and the text of what is highlighted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from gloaming.terminal.canvas import fitted, wrapped
from gloaming.terminal.choices import Choice, words_in
from gloaming.terminal.palette import (
    BONE_50,
    CANDLE_200,
    CANDLE_400,
    CHOOSE,
    DUSK_200,
    HARM,
    INK,
    PROMPT_GROUND,
    QUIET,
    STRONG,
    TEXT,
)

CHOSEN = Style(color=INK, bgcolor=CANDLE_400, bold=True)
NARROWEST_CELL = 26
FEW_ROWS = 5
"""So many lines of options leave room for the rest."""
BRIEF_MARGIN = 5
"""Cells around the brief words of an option, for its key and a space."""
DETAIL_LINES = 3
LOOKING_LINES = 7
"""Lines for the text of what is looked at, where no options need the room."""


@dataclass(frozen=True)
class Block:
    """Options in columns of one width; those for places of the board stand close together below the others."""

    first: int
    """The number of its first option in the question."""
    said: Sequence[str]
    columns: int
    cell: int

    @property
    def rows(self) -> int:
        return -(-len(self.said) // self.columns)

    def in_row(self, row: int) -> range:
        """The numbers of the options in a row, from left to right."""
        return range(self.first + row, self.first + len(self.said), max(1, self.rows))


@dataclass
class Prompt:
    """What the prompt says at present."""

    heading: str = ""
    choices: Sequence[Choice] = ()
    highlighted: int = 0
    title: str = ""
    detail: str = ""
    """The text of the card or place under the cursor."""
    consequence: str = ""
    """What the question leads to, where no option that is highlighted says more."""
    notice: str = ""
    """What the person has to be told first: a refusal, a doubt; it wins over the detail and over options."""

    def blocks(self, width: int) -> list[Block]:
        """The options in words that fit, in columns."""
        plain = [choice for choice in self.choices if not choice.brief]
        columns = self._columns(plain, width)
        blocks = [Block(0, words_in(plain, self._room(width)), columns, width // columns)]
        brief = [choice.brief for choice in self.choices[len(plain) :]]
        if brief:
            columns = max(1, width // (max(map(cell_len, brief)) + BRIEF_MARGIN))
            blocks.append(Block(len(plain), brief, columns, width // columns))
        return [block for block in blocks if block.said]

    def _columns(self, choices: Sequence[Choice], width: int) -> int:
        """One column for a short question, up to as many as fit for a long one; fewer where words would be cut."""
        wanted = 1 if len(choices) <= 3 else 2 if len(choices) <= 6 else 3
        columns = max(1, min(wanted, width // NARROWEST_CELL))
        longest = max((cell_len(choice.words) for choice in choices), default=0)
        while columns > 1 and longest > width // columns - 4 and -(-len(choices) // (columns - 1)) <= FEW_ROWS:
            columns -= 1
        return columns

    def rows(self, width: int) -> int:
        """Lines of options."""
        return sum(block.rows for block in self.blocks(width))

    def height(self, width: int) -> int:
        """How many lines it takes to say everything."""
        most = DETAIL_LINES if self.choices else LOOKING_LINES
        return 1 + self.rows(width) + min(most, len(self._words(width)))

    def least_height(self, width: int) -> int:
        """How many lines it takes to say what can be chosen, and what has to be told first."""
        notice = min(DETAIL_LINES, len(self._words(width))) if self.notice else 0
        return 1 + self.rows(width) + notice

    def draw(self, width: int, height: int) -> list[Text]:
        """The lines of the prompt; where there is little room the options win over the text."""
        if not self.choices:
            heading = fitted(Text(f" {self.heading}", Style(color=DUSK_200, bold=True)), width)
            return [heading, *self._below(width, height - 1)][:height]
        heading = fitted(Text.assemble(("▌", CHOOSE), (self.heading, Style(color=BONE_50, bold=True))), width)
        heading.stylize(Style(bgcolor=PROMPT_GROUND))
        rows, first = self._visible(width, height), self._first_row(width, height)
        lines = [self._row(row, width) for row in range(first, first + rows)]
        return [heading, *lines, *self._below(width, height - 1 - rows)]

    def move(self, key: str, width: int) -> None:
        """Move the highlight: down and up within a column, right and left across columns."""
        rows = self._at(self.highlighted, width)[0].rows
        step = {"up": -1, "down": 1, "left": -rows, "right": rows}[key]
        if 0 <= self.highlighted + step < len(self.choices):
            self.highlighted += step

    def _at(self, number: int, width: int) -> tuple[Block, int]:
        """The block an option is in, and its row among all."""
        above = 0
        for block in self.blocks(width):
            if number < block.first + len(block.said):
                return block, above + (number - block.first) % block.rows
            above += block.rows
        raise IndexError(number)

    def _visible(self, width: int, height: int) -> int:
        """How many rows of options are shown."""
        notice = min(DETAIL_LINES, len(self._words(width))) if self.notice else 0
        return max(1, min(self.rows(width), height - 1 - notice))

    def _first_row(self, width: int, height: int) -> int:
        """Where not all rows fit, the ones around the highlighted option are shown."""
        rows, room = self.rows(width), self._visible(width, height)
        return max(0, min(self._at(self.highlighted, width)[1] - room // 2, rows - room))

    def _row(self, row: int, width: int) -> Text:
        for block in self.blocks(width):
            if row < block.rows:
                options = (
                    self._option(number, block.said[number - block.first], block.cell) for number in block.in_row(row)
                )
                return Text("").join(options)
            row -= block.rows
        return Text("")

    def _room(self, width: int) -> int:
        """How many cells the words of an option have."""
        plain = [choice for choice in self.choices if not choice.brief]
        symbols = max((choice.symbol.cell_len + 1 for choice in plain if choice.symbol), default=0)
        return width // self._columns(plain, width) - 4 - symbols

    def _option(self, number: int, said: str, width: int) -> Text:
        choice = self.choices[number]
        words = Text(said, TEXT)
        at = said.lower().find(choice.letter) if choice.letter else -1
        if at >= 0:
            words.stylize(Style(color=CANDLE_200, underline=True, bold=True), at, at + 1)
        symbol = Text.assemble(choice.symbol, " ") if choice.symbol else ""
        shown = fitted(Text.assemble((f"{choice.label:>2} ", CHOOSE), symbol, words), width - 1)
        if number == self.highlighted:
            shown.stylize(CHOSEN)
        return Text.assemble(shown, " ")

    def at(self, x: int, y: int, width: int, height: int) -> int | None:
        """The option that is drawn at that cell."""
        if not self.choices or not 1 <= y <= self._visible(width, height):
            return None
        row = y - 1 + self._first_row(width, height)
        for block in self.blocks(width):
            if row < block.rows:
                numbers, column = block.in_row(row), x // block.cell
                return numbers[column] if column < len(numbers) else None
            row -= block.rows
        return None

    def _words(self, width: int) -> list[Text]:
        """The notice or the detail, in lines."""
        title = f"{self.title}  " if self.title else ""
        if self.notice:
            words = Text.assemble((title, STRONG), (self.notice, HARM))
        else:
            leads_to = f"{self.consequence}  " if self.consequence else ""
            detail = self.detail or self._cut_words(width)
            words = Text.assemble((leads_to, QUIET), (title, STRONG), (detail, QUIET))
        words.rstrip()
        return wrapped(words, max(1, width - 2)) if words else []

    def _cut_words(self, width: int) -> str:
        """The highlighted option in full, where its cell is too narrow for it."""
        words = self.choices[self.highlighted].words if self.choices else ""
        brief = self.choices[self.highlighted].brief if self.choices else ""
        return words if brief or cell_len(words) > self._room(width) else ""

    def _below(self, width: int, height: int) -> list[Text]:
        """As much of the words below the options as fits."""
        lines = self._words(width)
        if len(lines) > height > 0:
            lines = [*lines[: height - 1], fitted(Text(" ").join(lines[height - 1 :]), width - 2)]
        return [Text.assemble(" ", line) for line in lines[: max(0, height)]]

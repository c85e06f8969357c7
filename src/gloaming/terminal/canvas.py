"""A sheet of cells to draw on: text on top, thin lines of braille dots below, a ground behind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import TypeVar

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text
from textual.geometry import Region

# The bit of each dot of a braille character, by row and column.
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
BRAILLE = 0x2800
DOTS_ACROSS, DOTS_DOWN = 2, 4

NO_STYLE = Style()

T = TypeVar("T")


class Canvas:
    """Cells of a fixed width and height; everything drawn beyond the edge is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._dots = [[0] * width for _ in range(height)]
        self._ink: list[list[Style]] = [[NO_STYLE] * width for _ in range(height)]
        self._ground: list[list[Style]] = [[NO_STYLE] * width for _ in range(height)]
        self._texts: list[list[tuple[str, Style] | None]] = [[None] * width for _ in range(height)]

    def line(self, start: tuple[int, int], end: tuple[int, int], style: Style) -> None:
        """Draw from dot to dot."""
        (x, y), (to_x, to_y) = start, end
        steps = max(abs(to_x - x), abs(to_y - y), 1)
        for step in range(steps + 1):
            self._dot(x + round((to_x - x) * step / steps), y + round((to_y - y) * step / steps), style)

    def _dot(self, x: int, y: int, style: Style) -> None:
        column, row = x // DOTS_ACROSS, y // DOTS_DOWN
        if 0 <= column < self.width and 0 <= row < self.height:
            self._dots[row][column] |= DOTS[y % DOTS_DOWN][x % DOTS_ACROSS]
            self._ink[row][column] = style

    def paint(self, x: int, y: int, ground: Style) -> None:
        """Give one cell a ground."""
        if 0 <= x < self.width and 0 <= y < self.height:
            self._ground[y][x] = ground

    def write(self, x: int, y: int, text: Text) -> None:
        """Put one line of text; it hides the dots below it."""
        if not 0 <= y < self.height:
            return
        for letter, style in _letters(text):
            width = cell_len(letter)
            if x >= 0 and x + width <= self.width:
                self._texts[y][x] = (letter, style)
                for covered in range(x + 1, x + width):
                    self._texts[y][covered] = ("", style)
            x += width

    def part(self, window: Region) -> Canvas:
        """A sheet of what lies in a window on this one; a letter that lies only half in it is left out."""
        part = Canvas(window.width, window.height)
        part._dots = _cut(self._dots, window, 0)
        part._ink = _cut(self._ink, window, NO_STYLE)
        part._ground = _cut(self._ground, window, NO_STYLE)
        part._texts = _cut(self._texts, window, None)
        for row in part._texts:
            if (first := row[0]) is not None and not first[0]:
                row[0] = (" ", first[1])
            if (last := row[-1]) is not None and cell_len(last[0]) > 1:
                row[-1] = (" ", last[1])
        return part

    def lines(self) -> list[Text]:
        """What was drawn, line by line."""
        return [self._row(row) for row in range(self.height)]

    def _row(self, row: int) -> Text:
        drawn = Text(no_wrap=True, end="")
        # Neighbours of one style are joined: a line of a few spans is drawn many times faster than one of many.
        for style, cells in groupby((self._cell(row, column) for column in range(self.width)), key=itemgetter(1)):
            drawn.append("".join(letter for letter, _ in cells), style)
        return drawn

    def _cell(self, row: int, column: int) -> tuple[str, Style]:
        ground = self._ground[row][column]
        written = self._texts[row][column]
        if written is not None:
            return written[0], ground + written[1]
        dots = self._dots[row][column]
        return (chr(BRAILLE + dots), ground + self._ink[row][column]) if dots else (" ", ground)


def _cut(layer: list[list[T]], window: Region, blank: T) -> list[list[T]]:
    """What lies in a window on a layer, with blanks beyond its edges."""
    rows = [row[window.x : window.right] for row in layer[window.y : window.bottom]]
    rows += [[] for _ in range(window.height - len(rows))]
    return [row + [blank] * (window.width - len(row)) for row in rows]


def _letters(text: Text) -> list[tuple[str, Style]]:
    """Each character of a text with its style."""
    styles = [Style.parse(text.style) if isinstance(text.style, str) else text.style] * len(text)
    for start, end, style in text.spans:
        for at in range(start, min(end, len(text))):
            styles[at] += Style.parse(style) if isinstance(style, str) else style
    return list(zip(text.plain, styles, strict=True))


def fitted(text: Text, width: int) -> Text:
    """The text cut or filled to exactly that many cells."""
    fit = text.copy()
    fit.no_wrap = True
    fit.truncate(max(0, width), overflow="ellipsis")
    fit.pad_right(max(0, width - fit.cell_len))
    return fit


def fitted_string(words: str, width: int) -> str:
    """Words cut to at most that many cells, with dots where something is missing."""
    if cell_len(words) <= width:
        return words
    return set_cell_size(words, max(0, width - 1)).rstrip() + "…" if width > 0 else ""


def middle_cut(words: str, width: int) -> str:
    """Words cut to at most that many cells in their middle, most of their end kept."""
    if cell_len(words) <= width:
        return words
    tail = max(1, (width - 1) * 2 // 3)
    return f"{words[: max(0, width - 1 - tail)].rstrip()}…{words[-tail:].lstrip()}"


def spread(left: Text, right: Text, width: int) -> Text:
    """One line with a text at either end; the left one gives way."""
    room = width - right.cell_len
    return Text.assemble(fitted(left, max(0, room)), right) if room > 0 else fitted(right, width)


def shortened(text: Text, width: int) -> Text:
    """The text cut to at most that many cells."""
    return text if text.cell_len <= width else fitted(text, width)


def packed(draw: Callable[[int], Sequence[Text]], width: int, height: int, longest: int) -> list[Text]:
    """Parts side by side in so many lines; they are drawn as long as the room allows."""
    lines: list[Text] = []
    for most in range(longest, 2, -1):
        lines = []
        for part in draw(most):
            if lines and lines[-1].cell_len + 1 + part.cell_len <= width:
                lines[-1] = Text.assemble(lines[-1], " ", part)
            else:
                lines.append(part)
        if len(lines) <= height:
            break
    return lines[:height]


def stacked(blocks: Sequence[list[Text]], height: int, least: int) -> list[Text]:
    """Blocks one below the other, with a gap where there is room; where there is not, the longest give way."""
    lengths = [len(block) for block in blocks]
    while sum(lengths) > height and max(lengths) > least:
        lengths[lengths.index(max(lengths))] -= 1
    shown = [block[:length] for block, length in zip(blocks, lengths, strict=True)]
    gap = [Text("")] if sum(map(len, shown)) + len(shown) <= height else []
    return [line for block in shown for line in (*block, *gap)][:height]


def wrapped(text: Text, width: int) -> list[Text]:
    """A sentence in lines of at most that many cells."""
    lines: list[Text] = []
    current = Text()
    for word in text.split(" "):
        if current and current.cell_len + 1 + word.cell_len > width:
            lines.append(current)
            current = word
        else:
            current = Text.assemble(current, " ", word) if current else word
    return [*lines, current]

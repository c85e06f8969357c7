"""The arena in text: every hex with its coordinates, who stands there, what reaches it, and the response stack."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from gloaming.games.dusk.arena import ARENAS, Arena
from gloaming.games.dusk.view import View
from gloaming.terminal.canvas import Canvas, fitted, fitted_string, wrapped
from gloaming.terminal.dusk import reach, symbols
from gloaming.terminal.palette import (
    ASH_300,
    CANDLE_400,
    CANDLE_900,
    CHOOSE,
    EMBER,
    FAINT,
    GILT,
    NIGHT_600,
    NIGHT_700,
    NIGHT_800,
    QUIET,
    SAGE,
    STRONG,
    UNDER_CURSOR,
    seat_mark,
    seat_style,
)
from gloaming.terminal.panel import Picture

WIDEST_CELL = 10
NARROWEST_CELL = 5
IN_RANGE = "#4a1f1a"
REACHED = "#1f3a24"


@dataclass(frozen=True)
class Grid:
    """Where the hexes lie in cells: rows of bricks, each row half a brick aside."""

    arena: Arena
    brick: int
    """Cells across a hex, the gap beside it included."""
    pitch: int
    """Lines of a row."""
    left: int

    @classmethod
    def within(cls, arena: Arena, width: int, height: int) -> Grid:
        """The largest bricks that fit."""
        across = [2 * q + r for q, r in arena.cells]
        bricks = (max(across) - min(across)) / 2 + 1
        brick = max(NARROWEST_CELL, min(WIDEST_CELL, int(width / bricks)))
        pitch = 2 if height >= 2 * rows_of(arena) else 1
        return cls(arena, brick, pitch, max(0, (width - int(brick * bricks)) // 2))

    def at(self, number: int) -> tuple[int, int]:
        """The first cell and the line of a hex."""
        q, r = self.arena.cells[number]
        least = min(2 * q + r for q, r in self.arena.cells)
        return self.left + (2 * q + r - least) * self.brick // 2, (r - self.arena.cells[0][1]) * self.pitch


def rows_of(arena: Arena) -> int:
    """How many rows of hexes an arena has."""
    return arena.cells[-1][1] - arena.cells[0][1] + 1


def draw(picture: Picture[View], width: int, height: int) -> list[Text]:
    """The arena, and below it what waits to be resolved."""
    arena = ARENAS[picture.view.arena]
    waiting = _stack(picture, width) if picture.view.stack else []
    rows = rows_of(arena)
    room = height if height < rows + 1 else height - min(len(waiting), height - rows)
    grid = Grid.within(arena, width, room)
    sheet = Canvas(width, height)
    strikes, moves = reach.shown_for(picture.view, picture.option, picture.cursor)
    for number in range(len(arena.cells)):
        _draw_hex(picture, sheet, grid, number, number in strikes, number in moves)
    first = rows * grid.pitch
    for line, words in enumerate(waiting[: max(0, height - first)]):
        sheet.write(0, first + line, words)
    return sheet.lines()


def _draw_hex(picture: Picture[View], sheet: Canvas, grid: Grid, number: int, struck: bool, reached: bool) -> None:
    x, y = grid.at(number)
    key = ("hex", number)
    lit = key in picture.marks
    corner = number in grid.arena.corners
    tile = NIGHT_600 if corner else NIGHT_800 if grid.arena.cells[number] in grid.arena.small else NIGHT_700
    colour = CANDLE_900 if lit else IN_RANGE if struck else REACHED if reached else tile
    for line in range(grid.pitch):
        for column in range(grid.brick - 1):
            sheet.paint(x + column, y + line, Style(bgcolor=colour))
    name = reach.place(picture.view, number)
    mark = picture.mark(key)
    here = _here(picture, number)
    room = grid.brick - 1
    if grid.pitch > 1 and here:
        sheet.write(x, y + 1, _occupant(picture, number, room))
        here = Text("")
    body = Text.assemble(here, (name, UNDER_CURSOR if picture.cursor == key else _ink(lit, struck, reached)))
    if struck:
        body = Text.assemble(("(", EMBER), body, (")", EMBER))
    elif reached:
        body = Text.assemble(("+", SAGE), body)
    whole = Text.assemble((mark, CHOOSE), body)
    # A key that chooses the hex and who stands there say more than its name, which its neighbours tell too.
    shown = whole if whole.cell_len <= room + 1 else Text.assemble((mark, CHOOSE), here or body)
    sheet.write(x + max(0, (room - shown.cell_len) // 2), y, fitted(shown, min(room + 1, shown.cell_len)))


def _ink(lit: bool, struck: bool, reached: bool) -> Style:
    return CHOOSE if lit else STRONG if struck or reached else Style(color=ASH_300)


def _here(picture: Picture[View], number: int) -> Text:
    """The mark of who stands on a hex, or of a Wick."""
    seat = next((player.seat for player in picture.view.players if player.hex == number), None)
    if seat is not None:
        chosen = picture.mark(("seat", seat))
        return Text.assemble((chosen, CHOOSE), (seat_mark(seat), seat_style(seat)))
    if number in picture.view.wicks:
        return Text(symbols.WICK, Style(color=CANDLE_400))
    return Text("")


def _occupant(picture: Picture[View], number: int, width: int) -> Text:
    """Who stands on a hex by name, where a second line leaves room for it."""
    mark = _here(picture, number)
    seat = next((player.seat for player in picture.view.players if player.hex == number), None)
    name = "Wick" if seat is None else picture.names[seat]
    style = Style(color=CANDLE_400) if seat is None else seat_style(seat)
    return Text.assemble(mark, (fitted_string(name, width - mark.cell_len), style))


def _stack(picture: Picture[View], width: int) -> list[Text]:
    """What is declared and not yet resolved, the top first, for it resolves first."""
    lines: list[Text] = []
    for number, one in enumerate(reversed(picture.view.stack)):
        head = Text("Stack ⇒ ", Style(color=GILT)) if number == 0 else Text("   then ", FAINT)
        said = Text(symbols.unresolved(one, picture.names), STRONG if number == 0 else QUIET)
        mark = Text(f"{seat_mark(one.seat)} ", seat_style(one.seat)) if one.seat >= 0 else Text("")
        first, *rest = wrapped(said, width - head.cell_len - mark.cell_len)
        lines.append(Text.assemble(head, mark, first))
        lines += [Text.assemble(" " * (head.cell_len + mark.cell_len), line) for line in rest]
    return lines

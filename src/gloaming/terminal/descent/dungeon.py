"""The dungeon in text: floor, walls, doors and terrain, who stands where, where one can go and whom one can hit."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual.geometry import Region

from gloaming.games.descent import options as opt
from gloaming.games.descent.board import ground_of
from gloaming.games.descent.maps import encounter_maps
from gloaming.games.descent.state import NOBODY, NOWHERE
from gloaming.games.descent.view import View
from gloaming.games.descent.words import column_name
from gloaming.kernel import Option
from gloaming.pieces.squares import Ground
from gloaming.terminal.canvas import Canvas
from gloaming.terminal.descent.symbols import DOORS, TERRAIN, WAY_OUT, mark_of, token_mark
from gloaming.terminal.palette import (
    CANDLE_400,
    CANDLE_900,
    EMBER,
    FAINT,
    NIGHT_600,
    NIGHT_800,
    UNDER_CURSOR,
)
from gloaming.terminal.panel import Picture
from gloaming.terminal.scroll import Scroll

ACROSS, DOWN = 4, 2
"""Cells of a space: an edge at its left and one above it, the rest is the space itself."""
LEFT, TOP = 3, 1
"""Room for the names of rows and columns, which stay where they are while the map scrolls."""
FLOOR = Style(bgcolor=NIGHT_800, color=NIGHT_600)
GOAL = Style(bgcolor=CANDLE_900)
TARGET = Style(bgcolor="#4a1f1a")
WALL = Style(color=FAINT.color)


def draw(picture: Picture[View], width: int, height: int) -> list[Text]:
    """The part of the map around whoever acts."""
    view = picture.view
    if not view.encounter:
        return [Text("The heroes gather.", FAINT)]
    ground = ground_of(view.encounter)
    sheet = Canvas(ground.width * ACROSS + 1, ground.height * DOWN + 1)
    _floor(sheet, ground)
    for space in _ways_out(view, ground):
        _write(sheet, ground, space, WAY_OUT, "")
    _options(sheet, picture, ground)
    _edges(sheet, ground, view)
    for number, token in enumerate(view.tokens):
        if token.space != NOWHERE:
            _write(sheet, ground, token.space, token_mark(token), picture.mark(("token", number)))
    for one in view.figures:
        if one.figure.fallen != NOWHERE:
            _write(sheet, ground, one.figure.fallen, Text("✝", Style(color=EMBER, bold=True)), "")
        elif one.figure.spaces:
            keys = picture.mark(("figure", one.number))
            for space in one.figure.spaces:
                _write(sheet, ground, space, mark_of(view, one), keys)
    follow = _followed(picture, ground)
    if picture.cursor is not None and picture.cursor[0] == "space":
        x, y = ground.at[picture.cursor[1]]
        for dx in range(1, ACROSS):
            sheet.paint(x * ACROSS + dx, y * DOWN + 1, UNDER_CURSOR)
    lines = picture.scroll.seen(sheet, width - LEFT, height - TOP, follow=follow)
    return _named(lines, picture.scroll, ground, width)


def _followed(picture: Picture[View], ground: Ground) -> Region:
    """What the board follows: what is looked at, what is highlighted, or whoever acts."""
    view, space = picture.view, NOWHERE
    if picture.cursor is not None and picture.cursor[0] == "space":
        space = picture.cursor[1]
    elif highlighted := spaces_of_option(view, picture.option):
        space = highlighted[0]
    else:
        number = view.acting if view.acting != NOBODY else 0
        figure = view.figures[number].figure if number < len(view.figures) else None
        if figure is not None:
            space = figure.at if figure.spaces else figure.fallen
    x, y = ground.at[space] if space != NOWHERE else (ground.width // 2, ground.height // 2)
    return Region(x * ACROSS, y * DOWN, ACROSS + 1, DOWN + 1)


def _named(lines: list[Text], scroll: Scroll, ground: Ground, width: int) -> list[Text]:
    """The part of the map that is seen, with letters for its columns and numbers for its rows."""
    head = Canvas(width, TOP)
    for x in range(ground.width):
        if (across := x * ACROSS + 2 - scroll.left) >= 0:
            head.write(LEFT + across, 0, Text(column_name(x), FAINT))
    rows = range(scroll.top, scroll.top + len(lines))
    numbers = [f"{row // DOWN + 1:>2} " if row % DOWN and row < ground.height * DOWN else "" for row in rows]
    return [*head.lines(), *(Text(f"{n:<{LEFT}}", FAINT) + line for n, line in zip(numbers, lines, strict=True))]


def _floor(sheet: Canvas, ground: Ground) -> None:
    for space, (x, y) in enumerate(ground.at):
        for dx in range(1, ACROSS):
            sheet.paint(x * ACROSS + dx, y * DOWN + 1, FLOOR)
        kind = ground.terrain_of(space)
        if kind:
            sheet.write(x * ACROSS + 1, y * DOWN + 1, TERRAIN[kind])


def _ways_out(view: View, ground: Ground) -> list[int]:
    """The spaces from which someone may leave the map."""
    drawn = encounter_maps().get(view.encounter)
    return [ground.number[point] for way in drawn.ways.values() for point in way] if drawn is not None else []


def spaces_of_option(view: View, option: Option | None) -> tuple[int, ...]:
    """Where an option leads to, or where whoever it is about stands."""
    if isinstance(option, opt.Go | opt.ChooseSpace | opt.AimAt):
        return (option.space,)
    if isinstance(option, opt.PlaceAt | opt.TurnBase):
        return tuple(option.spaces)
    if isinstance(option, opt.AttackWith | opt.Choose) and 0 <= option.figure < len(view.figures):
        return view.figures[option.figure].figure.spaces
    return ()


def _options(sheet: Canvas, picture: Picture[View], ground: Ground) -> None:
    """Where one can go glows, and so does whom one can attack; the highlighted one most."""
    ask = picture.view.ask
    for option in ask.options if ask is not None else ():
        style = TARGET if isinstance(option, opt.AttackWith | opt.Choose) else GOAL
        if option == picture.option:
            style = Style(bgcolor=CANDLE_400, color="#1f1510")
        for space in spaces_of_option(picture.view, option):
            x, y = ground.at[space]
            for dx in range(1, ACROSS):
                sheet.paint(x * ACROSS + dx, y * DOWN + 1, style)


def _edges(sheet: Canvas, ground: Ground, view: View) -> None:
    """Walls where the floor ends or a wall stands, doors where they are."""
    shut = ground.arms(0)
    for (x, y), arms in shut.items():
        if arms & 2:  # to the east
            for dx in range(1, ACROSS):
                sheet.write(x * ACROSS + dx, y * DOWN, Text("─", WALL))
        if arms & 4:  # to the south
            sheet.write(x * ACROSS, y * DOWN + 1, Text("│", WALL))
        if arms:
            sheet.write(x * ACROSS, y * DOWN, Text(_corner(arms), WALL))
    for state, door in zip(view.doors, ground.doors.values(), strict=True):
        x1, y1, x2, y2 = door.line
        style = DOORS[state]
        if x1 == x2:
            for y in range(y1 * DOWN + 1, y2 * DOWN):
                sheet.write(x1 * ACROSS, y, Text("▒" if state != "open" else "╎", style))
        else:
            for x in range(x1 * ACROSS + 1, x2 * ACROSS):
                sheet.write(x, y1 * DOWN, Text("▒" if state != "open" else "╌", style))


def _corner(arms: int) -> str:
    """The line that joins these arms: north, east, south, west."""
    return " ╵╶└╷│┌├╴┘─┴┐┤┬┼"[arms]


def _write(sheet: Canvas, ground: Ground, space: int, text: Text, keys: str) -> None:
    x, y = ground.at[space]
    room = ACROSS - 1
    if keys and len(keys) + text.cell_len <= room:
        text = Text.assemble((keys, Style(color=CANDLE_400, bold=True)), text)
    sheet.write(x * ACROSS + 1, y * DOWN + 1, text[:room])

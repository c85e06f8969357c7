"""A board larger than its room: it follows what matters, and keys scroll over the rest."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.style import Style
from rich.text import Text
from textual.geometry import Region

from gloaming.terminal.canvas import Canvas
from gloaming.terminal.panel import PlainPanel
from gloaming.terminal.scroll import Scroll
from tests.terminal.terminal_games import live_game_of, new_match, on_screen, press, shown

ACROSS, DOWN = 40, 30
SQUARE = 4
"""Cells of a square, which holds its own name: a letter for the row and the number of the column."""
ROOMS = [(55, 13), (64, 20), (150, 40)]
ROWS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcd"


def name(column: int, row: int) -> str:
    return f"{ROWS[row]}{column:02}"


def a_map() -> Canvas:
    """A map of 40 x 30 squares."""
    sheet = Canvas(ACROSS * SQUARE, DOWN)
    for row in range(DOWN):
        for column in range(ACROSS):
            sheet.write(column * SQUARE, row, Text(name(column, row)))
    return sheet


def seen(scroll: Scroll, room: tuple[int, int], column: int, row: int) -> str:
    lines = scroll.seen(a_map(), *room, follow=Region(column * SQUARE, row, SQUARE - 1, 1))
    assert [line.cell_len for line in lines] == [room[0]] * room[1]
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("room", ROOMS)
def test_what_is_followed_is_always_seen(room: tuple[int, int]):
    scroll = Scroll()
    for column, row in ((0, 0), (39, 29), (20, 15), (21, 15), (0, 29), (39, 0)):
        assert name(column, row) in seen(scroll, room, column, row)
        assert scroll.hidden


def test_a_step_in_the_middle_does_not_move_the_board():
    scroll = Scroll()
    seen(scroll, ROOMS[0], 20, 15)
    before = (scroll.left, scroll.top)
    for column, row in ((19, 14), (20, 16)):
        seen(scroll, ROOMS[0], column, row)
    assert (scroll.left, scroll.top) == before
    seen(scroll, ROOMS[0], 27, 15)
    assert scroll.left > before[0]
    assert scroll.top == before[1]


def test_every_square_can_be_scrolled_to_and_the_board_stays_there_until_something_else_matters():
    scroll, found = Scroll(), set[str]()
    seen(scroll, ROOMS[0], 0, 0)
    for _ in range(6):
        for _ in range(8):
            found.update(seen(scroll, ROOMS[0], 0, 0).split())
            scroll.by(1, 0)
        for _ in range(8):
            scroll.by(-1, 0)
        scroll.by(0, 1)
        seen(scroll, ROOMS[0], 0, 0)
    missing = {name(column, row) for column in range(ACROSS) for row in range(DOWN)} - found
    assert not missing
    assert name(0, 0) not in seen(scroll, ROOMS[0], 0, 0)
    assert name(1, 0) in seen(scroll, ROOMS[0], 1, 0)


def test_scrolling_stops_at_the_edge_so_that_one_step_leads_back():
    scroll = Scroll()
    seen(scroll, ROOMS[0], 0, 0)
    for _ in range(50):
        scroll.by(1, 1)
        seen(scroll, ROOMS[0], 0, 0)
    assert (scroll.left, scroll.top) == (ACROSS * SQUARE - 55, DOWN - 13)
    scroll.by(-1, 0)
    assert scroll.left == ACROSS * SQUARE - 55 - 27
    scroll.back()
    assert name(0, 0) in seen(scroll, ROOMS[0], 0, 0)


def test_arrows_stand_where_there_is_more():
    scroll = Scroll()
    assert {arrow for arrow in "◂▸▴▾" if arrow in seen(scroll, ROOMS[0], 0, 0)} == {"▸", "▾"}
    assert {arrow for arrow in "◂▸▴▾" if arrow in seen(scroll, ROOMS[0], 20, 15)} == {"◂", "▸", "▴", "▾"}
    whole = seen(scroll, (200, 40), 20, 15)
    assert not scroll.hidden
    assert not set("◂▸▴▾") & set(whole)


def test_a_part_of_a_sheet_keeps_grounds_and_cuts_no_letter_in_half():
    sheet = Canvas(8, 2)
    sheet.paint(3, 1, Style(bgcolor="red"))
    sheet.write(1, 0, Text("世界ab"))
    assert [line.plain for line in sheet.part(Region(2, 0, 2, 2)).lines()] == ["  ", "  "]
    assert [line.plain for line in sheet.part(Region(1, 0, 4, 1)).lines()] == ["世界"]
    assert [line.plain for line in sheet.part(Region(5, 0, 5, 3)).lines()] == ["ab   ", "     ", "     "]
    (_, below) = sheet.part(Region(2, 0, 2, 2)).lines()
    assert [span.style for span in below.spans if isinstance(span.style, Style) and span.style.bgcolor] == [
        Style(bgcolor="red")
    ]


@pytest.mark.asyncio
async def test_a_view_that_is_larger_than_the_window_is_scrolled_by_keys(tmp_path: Path):
    live = live_game_of(new_match(4), tmp_path / "game.json")
    live.panel = PlainPanel()
    async with on_screen(live, (80, 24)) as pilot:
        assert "shift+arrows scroll" in shown(pilot)
        assert "seat: 0" in shown(pilot)
        await press(pilot, "shift+down", "shift+right")
        assert "seat: 0" not in shown(pilot)
        await press(pilot, "home")
        assert "seat: 0" in shown(pilot)

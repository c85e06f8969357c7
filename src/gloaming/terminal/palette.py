"""The colours of the table at dusk, and a second mark for everything a colour means."""

from __future__ import annotations

from rich.style import Style

# The room and the table.
NIGHT_950 = "#0b0810"
NIGHT_800 = "#1d1726"
NIGHT_700 = "#281f33"
NIGHT_600 = "#372b44"
NIGHT_400 = "#75648a"

# Candle light: the only colour that means "you can act here".
CANDLE_200 = "#ffe3a6"
CANDLE_400 = "#fbb94b"
CANDLE_900 = "#3a230d"
INK = "#1f1510"
PROMPT_GROUND = "#683e14"

# Text on the dark.
BONE_50 = "#fbf3e2"
BONE_100 = "#f1e4ca"
ASH_300 = "#c2b5ba"
ASH_400 = "#a497a2"
DUSK_200 = "#cfd1ea"

# Meanings.
EMBER = "#f2765a"
SAGE = "#9ccb8a"
ARCANE = "#b9a0f2"
FROST = "#9fd0ee"
GILT = "#c9a659"

TEXT = Style(color=BONE_100)
STRONG = Style(color=BONE_50, bold=True)
QUIET = Style(color=ASH_300)
FAINT = Style(color=ASH_400)
CHOOSE = Style(color=CANDLE_400, bold=True)
HARM = Style(color=EMBER, bold=True)
GOOD = Style(color=SAGE, bold=True)
SECRET = Style(color=ARCANE)
UNDER_CURSOR = Style(color=NIGHT_950, bgcolor=BONE_50, bold=True)

SEATS: tuple[tuple[str, str], ...] = (
    ("◉", "#f0623f"),
    ("▣", "#9bc3f1"),
    ("▲", "#45c98b"),
    ("❖", "#d767a3"),
    ("✚", "#eeebdf"),
    ("⬢", "#938ae5"),
)
"""The shape and the colour of each seat."""


def seat_mark(seat: int) -> str:
    """The shape that stands for a seat."""
    return SEATS[seat % len(SEATS)][0]


def seat_style(seat: int) -> Style:
    """The colour that goes with the shape."""
    return Style(color=SEATS[seat % len(SEATS)][1], bold=True)

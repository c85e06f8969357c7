"""How the window is shared out: at 80 x 24 everything has its place, and larger windows show more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from textual.geometry import Region

SMALLEST = (80, 24)
WIDE = (110, 34)
"""From this size on the log stands at the side and every card shows what it does."""

SMALL_SIDE = 25
MOST_SIDE = 54
MINE_LINES = 8
"""In the wide layout: the pool, a title, five cards and a Companion."""


@dataclass(frozen=True)
class Needs:
    """How many lines the parts of a game need in the smallest window."""

    board: int
    mine: int
    log: int
    prompt: int
    """How many lines the prompt would like to have."""
    options: int
    """How many of them it takes to say what can be chosen."""


@dataclass(frozen=True)
class Layout:
    """Where each part of the table is."""

    headline: Region
    board: Region
    seats: Region
    mine: Region
    log: Region
    prompt: Region
    keys: Region

    @classmethod
    def of(cls, width: int, height: int, needs: Needs, seats: Callable[[int, int], int]) -> Layout:
        """The layout of a window; `seats` says how many lines the boards take in a column of a width and a height at
        most."""
        if width >= WIDE[0] and height >= WIDE[1]:
            return cls._wide(width, height, seats)
        return cls._small(width, height, needs)

    @classmethod
    def _small(cls, width: int, height: int, needs: Needs) -> Layout:
        """Map and boards above, the rest below in full width; the log takes what the prompt leaves."""
        spare = max(0, height - SMALLEST[1])
        board = max(0, needs.board + spare // 2 - max(0, SMALLEST[1] - height))
        mine = needs.mine + min(4, spare // 4)
        side = max(SMALL_SIDE, min(MOST_SIDE, width // 3 - 1))
        lower = 1 + board + mine
        room = max(0, height - 1 - lower)
        # The last lines of the log say what the last answer led to: they win over the text of what is highlighted.
        prompt = min(max(0, room - 1), max(needs.options, min(needs.prompt, room - needs.log)))
        return cls(
            headline=Region(0, 0, width, 1),
            board=Region(0, 1, width - side, board),
            seats=Region(width - side, 1, side, board),
            mine=Region(0, 1 + board, width, mine),
            log=Region(0, lower, width, room - prompt),
            prompt=Region(0, lower + room - prompt, width, prompt),
            keys=Region(0, height - 1, width, 1),
        )

    @classmethod
    def _wide(cls, width: int, height: int, seats: Callable[[int, int], int]) -> Layout:
        """Map, own cards and prompt on the left, boards and log on the right."""
        side = min(MOST_SIDE, width * 3 // 8)
        left = width - side - 1
        prompt = max(8, height // 4)
        board = height - 2 - MINE_LINES - prompt
        boards = seats(side, height * 3 // 5)
        return cls(
            headline=Region(0, 0, width, 1),
            board=Region(0, 1, left, board),
            seats=Region(left + 1, 1, side, boards),
            mine=Region(0, 1 + board, left, MINE_LINES),
            log=Region(left + 1, 1 + boards, side, height - 2 - boards),
            prompt=Region(0, 1 + board + MINE_LINES, left, prompt),
            keys=Region(0, height - 1, width, 1),
        )

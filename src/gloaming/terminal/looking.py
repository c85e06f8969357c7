"""Looking around: a cursor that walks over everything on the table."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.terminal.panel import Key, Thing


def find(rows: Sequence[Sequence[Thing]], key: Key | None) -> tuple[int, int]:
    """The row and the place in it where a thing lies; the first thing where it is gone."""
    for row, things in enumerate(rows):
        for column, thing in enumerate(things):
            if thing.key == key:
                return row, column
    return 0, 0


def step(rows: Sequence[Sequence[Thing]], key: Key | None, direction: str) -> Key:
    """The next thing in a direction; up and down keep about the same place in the row."""
    row, column = find(rows, key)
    if direction in ("left", "right"):
        column += 1 if direction == "right" else -1
        if not 0 <= column < len(rows[row]):
            row = (row + (1 if column > 0 else -1)) % len(rows)
            column = 0 if column > 0 else len(rows[row]) - 1
        return rows[row][column].key
    share = column / max(1, len(rows[row]) - 1)
    row = (row + (1 if direction == "down" else -1)) % len(rows)
    return rows[row][round(share * (len(rows[row]) - 1))].key

"""A board larger than its room: the part around what matters is seen, and keys scroll over the rest."""

from __future__ import annotations

from rich.text import Text
from textual.geometry import Region

from gloaming.terminal.canvas import Canvas
from gloaming.terminal.palette import CHOOSE

STEP = 2
"""A key scrolls by this part of the room: by half of it."""
CALM = 4
"""What is followed may come this near to an edge before the board moves: a quarter of the room."""


class Scroll:
    """Which part of a board is seen: the one around what is followed, until a person scrolls away from that."""

    def __init__(self) -> None:
        self.left = self.top = 0
        self.room = (0, 0)
        self.hidden = False
        """True if some of the board is out of sight."""
        self._followed: Region | None = None
        self._away = False

    def by(self, across: int, down: int) -> None:
        """Scroll by so many steps; the board stays there until something else is to be followed."""
        width, height = self.room
        self.left += across * max(1, width // STEP)
        self.top += down * max(1, height // STEP)
        self._away = True

    def back(self) -> None:
        """Follow again."""
        self._away = False

    def seen(self, sheet: Canvas, width: int, height: int, follow: Region) -> list[Text]:
        """The lines of the part that is seen in such a room; `follow` is what matters, in cells of the sheet."""
        self.room = (width, height)
        if follow != self._followed:
            self._followed, self._away = follow, False
        if not self._away:
            self.left = _near(self.left, width, follow.x, follow.right)
            self.top = _near(self.top, height, follow.y, follow.bottom)
        self.left = max(0, min(self.left, sheet.width - width))
        self.top = max(0, min(self.top, sheet.height - height))
        self.hidden = sheet.width > width or sheet.height > height
        part = sheet.part(Region(self.left, self.top, width, height))
        self._mark_what_is_hidden(part, sheet)
        return part.lines()

    def _mark_what_is_hidden(self, part: Canvas, sheet: Canvas) -> None:
        """An arrow at each edge beyond which there is more."""
        across, down = part.width // 2, part.height // 2
        for more, x, y, arrow in (
            (self.left > 0, 0, down, "◂"),
            (self.left + part.width < sheet.width, part.width - 1, down, "▸"),
            (self.top > 0, across, 0, "▴"),
            (self.top + part.height < sheet.height, across, part.height - 1, "▾"),
        ):
            if more:
                part.write(x, y, Text(arrow, CHOOSE))


def _near(start: int, room: int, first: int, end: int) -> int:
    """Where to start so that first to end is seen, not close to an edge; not far from before, if it was seen then."""
    spare = room - (end - first)
    if spare <= 0:
        return first
    if not start <= first <= end <= start + room:
        return first - spare // 2
    calm = min(room // CALM, spare // 2)
    return max(end + calm - room, min(start, first - calm))

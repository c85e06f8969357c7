"""A part of the table on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text
from textual.strip import Strip
from textual.widget import Widget


class Part(Widget):
    """A part of the table whose lines are drawn for the room it has."""

    def __init__(self, name: str, draw: Callable[[int, int], Sequence[Text]]) -> None:
        super().__init__(id=name)
        self._draw = draw

        self._strips: list[Strip] | None = None

    def redraw(self) -> None:
        """Draw it anew: something has changed."""
        self._strips = None
        self.refresh()

    def on_resize(self) -> None:
        self.redraw()

    def render_line(self, y: int) -> Strip:
        width, height = self.size
        if self._strips is None:
            console, ground = self.app.console, self.rich_style
            self._strips = [
                # Assembled, so that the style of the line becomes a span: rendering drops the style of a bare text.
                Strip(Text.assemble(line).render(console)).adjust_cell_length(width).apply_style(ground)
                for line in self._draw(width, height)[:height]
            ]
        return self._strips[y] if y < len(self._strips) else Strip.blank(width, self.rich_style)

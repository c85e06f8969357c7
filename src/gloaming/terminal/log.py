"""The log: who did what, news brighter than what is known."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from gloaming.terminal.canvas import fitted, wrapped
from gloaming.terminal.palette import FAINT, GILT, STRONG, TEXT, seat_mark, seat_style
from gloaming.terminal.terminal_game import Line


def draw_log(lines: Sequence[Line], width: int) -> list[Text]:
    """Every line with the mark of the seat whose deed it is, wrapped to the width."""
    drawn: list[Text] = []
    for line in lines:
        if line.heading:
            rule = Text(f"─ {line.words.rstrip('.')} ", STRONG if line.fresh else Style(color=GILT))
            rule.append("─" * max(0, width - rule.cell_len), FAINT)
            drawn.append(fitted(rule, width))
            continue
        mark = Text("  ") if line.seat is None else Text(f"{seat_mark(line.seat)} ", seat_style(line.seat))
        parts = wrapped(Text(line.words, TEXT if line.fresh else FAINT), width - 2)
        drawn += [Text.assemble(mark if number == 0 else "  ", part) for number, part in enumerate(parts)]
    return drawn


def last_lines(lines: Sequence[Line], width: int, height: int) -> list[Text]:
    """The end of the log, at the bottom of the space it has."""
    drawn = draw_log(lines, width)[-height:] if height > 0 else []
    return [Text("")] * (height - len(drawn)) + drawn

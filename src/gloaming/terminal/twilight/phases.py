"""The phase bar: where the turn is, and which windows will ask the viewer."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from gloaming.games.twilight.phases import PHASES
from gloaming.games.twilight.view import View
from gloaming.games.twilight.words import MOMENTS
from gloaming.terminal.canvas import fitted
from gloaming.terminal.palette import CANDLE_400, FAINT, GILT, QUIET, UNDER_CURSOR
from gloaming.terminal.panel import Picture
from gloaming.terminal.stops import NO_STOP, STOP
from gloaming.terminal.twilight.stops import LAST_OF_COMBAT, NO_ATTACK

SHORT = {"Refresh": "Ref", "Resource": "Res", "Summoning": "Sum"}
PLAIN = ("summoning", "chain")
"""Windows that need no words: the phase itself, or the chain that is seen, says it all."""
WIDE_BAR = 70
"""From this width on the names of the phases are whole."""
HERE = Style(color=GILT, bold=True, reverse=True)
NAMES = {phase.phase: phase.label for phase in PHASES}


def bar(picture: Picture[View], width: int) -> Text:
    """The eight phases; behind each its windows, an octagon where the viewer is asked."""
    view = picture.view
    order = list(NAMES)
    now = order.index(view.phase) if view.phase in order else -1
    parts = []
    for place, phase in enumerate(PHASES):
        said = phase.label if width >= WIDE_BAR else SHORT.get(phase.label, phase.label)
        style = HERE if place == now else FAINT if place < now else QUIET
        part = Text(f"▶{said}" if place == now else said, style)
        for window in phase.windows:
            part.append_text(_window(picture, window.moment))
        parts.append(part)
    return fitted(Text(" ").join(parts), width)


def _window(picture: Picture[View], window: str) -> Text:
    view, stops = picture.view, picture.stops
    asked = stops is not None and window in (stops.mine if view.active == view.seat else stops.theirs)
    mark = STOP if asked else NO_STOP
    open_now = LAST_OF_COMBAT if view.window == NO_ATTACK else view.window
    if open_now == window:
        return Text(mark, UNDER_CURSOR)
    return Text(mark, Style(color=CANDLE_400) if asked else FAINT)


def moment(view: View) -> str:
    """Where the turn is, in words."""
    phase = NAMES.get(view.phase, "")
    happening = MOMENTS.get(view.window, "") if view.window not in PLAIN else ""
    return f"{phase}: {happening}" if phase and happening else phase

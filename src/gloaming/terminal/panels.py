"""The look of each game, by its name; a game without one is shown field by field."""

from __future__ import annotations

from typing import Any

from gloaming.terminal.casting_shadows import CastingShadowsPanel
from gloaming.terminal.descent import DescentPanel
from gloaming.terminal.dusk import DuskPanel
from gloaming.terminal.panel import Panel, PlainPanel
from gloaming.terminal.twilight import TwilightPanel

PANELS: dict[str, type[Panel[Any]]] = {
    "casting-shadows": CastingShadowsPanel,
    "descent": DescentPanel,
    "dusk": DuskPanel,
    "twilight": TwilightPanel,
}


def panel_of(game: str) -> Panel[Any]:
    """The panel that draws a game."""
    return PANELS.get(game, PlainPanel)()

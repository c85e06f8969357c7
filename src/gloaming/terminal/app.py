"""The terminal program."""

from __future__ import annotations

from pathlib import Path

from textual.app import App

from gloaming.terminal.pace import Pace
from gloaming.terminal.sitting import Sitting
from gloaming.terminal.table import Table


class TableApp(App[str]):
    """Plays one sitting; the result is the sentence to leave with."""

    CSS_PATH = Path(__file__).with_name("look.tcss")
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Gloaming"

    def __init__(self, sitting: Sitting, pace: Pace) -> None:
        super().__init__()
        self.sitting = sitting
        self._pace = pace

    def on_mount(self) -> None:
        self.push_screen(Table(self.sitting, self._pace))

    async def action_quit(self) -> None:
        """Save and leave at once, from wherever."""
        next(screen for screen in self.screen_stack if isinstance(screen, Table)).leave()

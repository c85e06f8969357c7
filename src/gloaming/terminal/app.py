"""The terminal program."""

from __future__ import annotations

from pathlib import Path

from textual.app import App

from gloaming.terminal.game_screen import GameScreen
from gloaming.terminal.pace import Pace
from gloaming.terminal.terminal_game import TerminalGame


class TerminalApp(App[str]):
    """Plays one game; the result is the sentence to leave with."""

    CSS_PATH = Path(__file__).with_name("look.tcss")
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Gloaming"

    def __init__(self, live: TerminalGame, pace: Pace) -> None:
        super().__init__()
        self.live = live
        self._pace = pace

    def on_mount(self) -> None:
        self.push_screen(GameScreen(self.live, self._pace))

    async def action_quit(self) -> None:
        """Save and leave at once, from wherever."""
        next(screen for screen in self.screen_stack if isinstance(screen, GameScreen)).leave()

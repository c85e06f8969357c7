"""Playing in the terminal: a table drawn in text, or line by line."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from gloaming.api.match import Match
from gloaming.bots import Bot
from gloaming.terminal.plain import PlainGame
from gloaming.terminal.terminal_game import TerminalGame


def play(match: Match, names: Sequence[str], bots: Mapping[int, Bot], *, plain: bool, save_to: Path) -> None:
    """Play a match here; seats without a bot are people. Every answer is saved as it is given."""
    live = TerminalGame(match, names, bots, save_to)
    if plain:
        PlainGame(live, sys.stdin, sys.stdout).play()
        return
    # Imports that line-by-line play does not need take a while.
    from gloaming.terminal.app import TerminalApp
    from gloaming.terminal.pace import Pace

    farewell = TerminalApp(live, Pace()).run()
    if farewell:
        print(farewell)


__all__ = ["play"]

"""What may be known of a game outside its seats: one place decides it for every door.

While a game runs, a stranger may know what a spectator sees and nothing else. Once it is over, everything is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gloaming
from gloaming.api.settings import open_ones
from gloaming.table.refusals import StillRunning
from gloaming.table.replays.films import WATCH, eyes_of


def options_of(game: str, options: Mapping[str, Any], *, finished: bool) -> dict[str, Any]:
    """The options of a game as anyone may see them: brought decks, for one, are shown when it is over."""
    return dict(options) if finished else open_ones(gloaming.game(game).settings, options)


def eyes_for(seats: int, *, finished: bool) -> list[str]:
    """Through whose eyes anyone may look at a game."""
    return eyes_of(seats) if finished else [WATCH]


def need_finished(finished: bool, words: str) -> None:
    """Refuse what tells more than a spectator may know."""
    if not finished:
        raise StillRunning(words)

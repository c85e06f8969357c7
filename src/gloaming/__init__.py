"""Gloaming: a digital tabletop for games of shadow and twilight."""

from gloaming import interrupts as _interrupts  # first, for the rest takes a while to load

# isort: split
from gloaming import games as _games  # registers every game
from gloaming.api.game import game, games
from gloaming.api.match import Match
from gloaming.api.record import Record
from gloaming.kernel import Chance, FileError, GloamingError, OptionError, Refused

__all__ = ["Chance", "FileError", "GloamingError", "Match", "OptionError", "Record", "Refused", "game", "games"]

del _games, _interrupts

"""Gloaming: a digital tabletop for games of shadow and twilight."""

from gloaming import games as _games  # registers every game
from gloaming.kernel import Chance, FileError, GloamingError, OptionError, Refused
from gloaming.outside.game import game, games
from gloaming.outside.match import Match
from gloaming.outside.record import Record

__all__ = ["Chance", "FileError", "GloamingError", "Match", "OptionError", "Record", "Refused", "game", "games"]

del _games

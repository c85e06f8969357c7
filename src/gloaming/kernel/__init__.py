"""The kernel: positions, the agenda, asks, events, chance and saves. It knows no game."""

from gloaming.kernel.agenda import Next, Rule, again, choose, done, each, leave
from gloaming.kernel.ask import PASS, Ask, Option, Pass
from gloaming.kernel.chance import Chance
from gloaming.kernel.errors import FileError, GloamingError, OptionError, Refused
from gloaming.kernel.event import EVERYONE, Event, Opened, Secret, event_known_to
from gloaming.kernel.position import Outcome, Position
from gloaming.kernel.window import Window

__all__ = [
    "EVERYONE",
    "PASS",
    "Ask",
    "Chance",
    "Event",
    "FileError",
    "GloamingError",
    "Next",
    "Opened",
    "Option",
    "OptionError",
    "Outcome",
    "Pass",
    "Position",
    "Refused",
    "Rule",
    "Secret",
    "Window",
    "again",
    "choose",
    "done",
    "each",
    "event_known_to",
    "leave",
]

"""What a room is told by sockets, clocks and bots, beside what people say."""

from __future__ import annotations

from gloaming.kernel.frozen import Frozen
from gloaming.table.room.moderation import Ended


class Arrived(Frozen):
    """A connection said hello."""

    last: int


class Gone(Frozen):
    """A connection was closed."""


class Missed(Frozen):
    """Someone has been away for a while."""

    guest: str


class LongGone(Frozen):
    """Someone has been away for so long that the host decides about their seat."""


class Lapsed(Frozen):
    """A proposal has waited long enough."""


class DrawLapsed(Frozen):
    """A draw was offered, and not everyone has agreed in time."""


class Ending(Frozen):
    """The operator ends the game."""

    how: Ended


class Overdue(Frozen):
    """Someone has taken their time over a question."""


class Thought(Frozen):
    """A bot has made up its mind about the question after so many entries."""

    entries: int
    option: int


class Tick(Frozen):
    """Time to tell the next part, or to see whether anyone is still here."""


class Unopened(Frozen):
    """Not everyone has opened their sealed number in time."""

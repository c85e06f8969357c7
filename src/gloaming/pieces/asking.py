"""What is asked now, for the words and the reasons of a game."""

from __future__ import annotations

from gloaming.kernel.ask import Option
from gloaming.kernel.position import Position


class Asking(Position, kw_only=True):
    """A position that says who is asked what."""

    @property
    def topic(self) -> str:
        """What kind of question is asked now; empty where none is."""
        return "" if self.ask is None else self.ask.topic

    @property
    def asked(self) -> int:
        """The seat that is asked now; -1 where none is."""
        return -1 if self.ask is None else self.ask.seat

    def offered(self, seat: int) -> set[Option]:
        """What a seat may choose from now."""
        return set(self.ask.options) if self.ask is not None and self.ask.seat == seat else set()

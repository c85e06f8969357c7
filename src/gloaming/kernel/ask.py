"""A question to one seat: a short list of options, answered by the number of one."""

from __future__ import annotations

import re

from gloaming.kernel.frozen import Frozen

MOST_OPTIONS = 128


def snake(name: str) -> str:
    """The written name of a class: RunAway becomes run_away."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Option(Frozen, tag=snake, tag_field="verb"):
    """One thing a seat may do: the class is the verb, each field is named for the kind of thing it is about."""

    @property
    def verb(self) -> str:
        """The verb of this option, as it is written on the wire."""
        return snake(type(self).__name__)


class Pass(Option):
    """Do nothing now."""


PASS = Pass()


class Ask(Frozen):
    """One question to one seat with 1 to 128 options."""

    seat: int
    topic: str
    """What kind of question it is, one word of the game's own."""
    options: tuple[Option, ...]
    secret: bool = False
    """True where even the fact that this seat is asked would tell the others what it holds."""

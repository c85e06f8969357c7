"""A question to one seat: a short list of options, answered by the number of one."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from gloaming.kernel.frozen import Frozen, FrozenMeta

MOST_OPTIONS = 128


def snake(name: str) -> str:
    """The written name of a class: RunAway becomes run_away."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class KindMeta(FrozenMeta):
    """Lets the line of a class say what holds for all of its kind: `class Drew(Event, says="{seat:draw} a card.")`."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **said: Any) -> Any:
        body |= {word: said.pop(word) for word in ("reveals", "rule", "says") if word in said}
        return super().__new__(cls, name, bases, body, **said)


class Option(Frozen, metaclass=KindMeta, tag=snake, tag_field="verb"):
    """One thing a seat may do: the class is the verb, each field is named for the kind of thing it is about."""

    says: ClassVar[str | None] = None

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

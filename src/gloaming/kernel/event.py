"""What happened, and who may know which part of it."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from msgspec.structs import astuple, replace

from gloaming.kernel.ask import KindMeta, snake
from gloaming.kernel.frozen import Frozen

T = TypeVar("T")

EVERYONE = (1 << 30) - 1


class Secret(Frozen, Generic[T]):
    """A value and the seats that have seen it, as bits; None is the value for everyone else."""

    value: T | None
    seen_by: int

    def known_to(self, seat: int | None) -> bool:
        """True if that seat has seen it; a spectator (None) has seen only what everyone has."""
        return bool(self.seen_by >> seat & 1) if seat is not None else self.seen_by == EVERYONE

    def to(self, seat: int | None) -> T | None:
        """The value as that seat knows it."""
        return self.value if self.known_to(seat) else None


class Event(Frozen, metaclass=KindMeta, tag=snake, tag_field="event"):
    """One change of a position, told in the same place as it is made."""

    reveals: ClassVar[bool] = False
    """True if someone learns by it what was not known before: a die, a hidden card. Undo never crosses it."""
    rule: ClassVar[str] = ""
    """The rule of the ledger behind it, where one stands out."""
    says: ClassVar[str | None] = None

    @property
    def name(self) -> str:
        """The name of this event, as it is written on the wire."""
        return snake(type(self).__name__)


class Opened(Event):
    """By what everyone knows, these seats might answer now, in order of priority: they are waited for alike."""

    moment: str
    seats: tuple[int, ...]


E_ = TypeVar("E_", bound=Event)


def event_known_to(event: E_, seat: int | None) -> E_:
    """The event as one seat may know it: secrets it has not seen hold None."""
    hidden: dict[str, Secret[object]] = {
        name: Secret(None, value.seen_by)
        for name, value in zip(event.__struct_fields__, astuple(event), strict=True)
        if isinstance(value, Secret) and not value.known_to(seat)
    }
    return replace(event, **hidden) if hidden else event

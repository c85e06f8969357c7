"""Seats of a room: open, a person's, or a bot's; who may change which, and how."""

from __future__ import annotations

from typing import Literal

import msgspec

from gloaming.bots import BOT_NAMES, BOTS
from gloaming.kernel import Refused
from gloaming.kernel.frozen import Frozen
from gloaming.table.guests.names import refuse_look_alike, skeleton

Kind = Literal["open", "person", "bot"]

ANYONE = "*"
"""To whom a seat is handed that the first one may have who takes it."""


class Seat(Frozen):
    """One seat: who plays it."""

    kind: Kind = "open"
    guest: str = ""
    """The id of the person whose seat it is."""
    name: str = ""
    level: str | None = None
    """Which bot plays; for an absent person, which bot plays until they return."""
    away: bool = False
    """True while a bot plays for the person."""
    offered: str = ""
    """To whom it is handed over, once they take it: a guest, or ANYONE who comes by the link."""

    @property
    def played_by(self) -> str | None:
        """The level of the bot that answers for this seat now; None for a person."""
        return self.level if self.kind == "bot" or self.away else None


def person(guest: str, name: str) -> Seat:
    """A seat of that person."""
    return Seat("person", guest, name)


def bot(level: str, seat: int) -> Seat:
    """A seat of a bot."""
    if level not in BOTS:
        raise Refused(f"There is no bot {level!r}; the bots are: {', '.join(BOTS)}.")
    return Seat("bot", "", BOT_NAMES[seat % len(BOT_NAMES)], level)


class Seats:
    """The seats of one room, each change checked against who asks for it."""

    def __init__(self, seats: list[Seat], host: str) -> None:
        self.all = seats
        self.host = host

    def of(self, guest: str) -> list[int]:
        """The seats of a person."""
        return [number for number, seat in enumerate(self.all) if seat.kind == "person" and seat.guest == guest]

    def people(self) -> list[str]:
        """Everyone who has a seat and has not left it to a bot, once each."""
        return list(dict.fromkeys(seat.guest for seat in self.all if seat.kind == "person" and not seat.away))

    def all_people(self) -> list[str]:
        """Everyone whose seat it is, also where a bot plays for them."""
        return list(dict.fromkeys(seat.guest for seat in self.all if seat.kind == "person"))

    def names(self, viewer: int | None = None) -> list[str]:
        """The names of all seats, the viewer's own being You."""
        return [
            "You" if number == viewer else seat.name or f"Seat {number + 1}" for number, seat in enumerate(self.all)
        ]

    def sit(self, seat: int, guest: str, name: str) -> None:
        """Take an open seat."""
        if self.at(seat).kind != "open":
            raise Refused("That seat is taken; choose an open one or watch.")
        refuse_look_alike(name, (other.name for other in self.all if other.guest != guest))
        self.all[seat] = person(guest, self._distinct(name))

    def _distinct(self, name: str) -> str:
        """The name, with a number if somebody here is called so already: also the same person in a second seat."""
        taken = {skeleton(seat.name) for seat in self.all}
        numbered = (f"{name} {number}" for number in range(2, len(self.all) + 2))
        return name if skeleton(name) not in taken else next(each for each in numbered if skeleton(each) not in taken)

    def voice(self, guest: str, name: str) -> str:
        """Under which name a guest talks: that of their seat, or one that nobody who plays has."""
        if own := self.of(guest):
            return self.all[own[0]].name
        if skeleton(name) in {skeleton(seat.name) for seat in self.all if seat.name}:
            raise Refused("Somebody who plays here is called so: take another name to talk.")
        return name

    def leave(self, seat: int, guest: str, *, running: bool, cover: str) -> None:
        """Leave one's seat: it is open again before the game, and a bot's to play during it."""
        mine = self._own(seat, guest)
        if running:
            self.all[seat] = msgspec.structs.replace(mine, away=True, level=cover)
        else:
            self.all[seat] = Seat()

    def give_to_bot(self, seat: int, guest: str, level: str, *, running: bool, deserted: bool) -> None:
        """Put a bot in a seat: the person whose seat it is; the host before the game, or in place of who left it."""
        at = self.at(seat)
        if not (at.kind == "person" and at.guest == guest):
            self._host_only(guest, "put bots in seats")
            if (running or at.kind == "person") and not deserted:
                raise Refused("Only the person in that seat can give it to a bot.")
        self.all[seat] = bot(level, seat)

    def free(self, seat: int, guest: str) -> None:
        """Take a bot or a person out of a seat before the game."""
        self._host_only(guest, "free a seat")
        self.at(seat)
        self.all[seat] = Seat()

    def cover(self, seat: int, level: str) -> None:
        """Let a bot play for an absent person until they return."""
        at = self.at(seat)
        if at.kind != "person" or at.away:
            raise Refused("There is no absent person in that seat.")
        self.all[seat] = msgspec.structs.replace(at, away=True, level=level)

    def back(self, seat: int, guest: str) -> None:
        """Take one's seat back from the bot that played it."""
        self.all[seat] = msgspec.structs.replace(self._own(seat, guest), away=False, level=None)

    def offer(self, seat: int, to: str) -> None:
        """Hand a seat over as soon as they take it; nobody takes it back by that alone."""
        self.all[seat] = msgspec.structs.replace(self.at(seat), offered=to)

    def may_take(self, seat: int, guest: str) -> bool:
        """True for whom a seat is handed to; someone who plays already is only meant if they are named."""
        offered = self.at(seat).offered
        return offered == guest or (offered == ANYONE and not self.of(guest))

    def take(self, seat: int, guest: str, name: str) -> None:
        """Take a seat that was handed over, as it stands."""
        if not self.may_take(seat, guest):
            raise Refused("That seat is not handed to you.")
        refuse_look_alike(name, (other.name for n, other in enumerate(self.all) if n != seat and other.guest != guest))
        self.all[seat] = Seat()
        self.all[seat] = person(guest, self._distinct(name))

    def rename(self, guest: str, name: str) -> bool:
        """Give a person another name in all their seats; False where nothing changed."""
        own = self.of(guest)
        before = [self.all[seat].name for seat in own]
        for new in ("", name):
            for seat in own:
                self.all[seat] = msgspec.structs.replace(self.all[seat], name=new and self._distinct(new))
        return before != [self.all[seat].name for seat in own]

    def at(self, seat: int) -> Seat:
        """One seat, if there is one of that number."""
        if not 0 <= seat < len(self.all):
            raise Refused(f"There are seats 0 to {len(self.all) - 1}, not {seat}.")
        return self.all[seat]

    def _own(self, seat: int, guest: str) -> Seat:
        at = self.at(seat)
        if at.kind != "person" or at.guest != guest:
            raise Refused("That is not your seat.")
        return at

    def _host_only(self, guest: str, what: str) -> None:
        if guest != self.host:
            raise Refused(f"Only the host can {what}.")

"""Seating: who sits where before the game, and how a seat of a running game changes hands between two answers.

Its owner hands it over, or the host once its owner has been away for long, or where a bot has it. Nobody gets a seat
unasked: it is offered to someone, or to whoever comes by the link, and theirs once they take it, with what the seat
knows and no more; until then it is played as before. What is offered is kept with the seat, over weeks and restarts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.kernel import Refused
from gloaming.kernel.frozen import Frozen
from gloaming.table import wire
from gloaming.table.room.moderation import who
from gloaming.table.room.seats import ANYONE

if TYPE_CHECKING:
    from gloaming.table.room.room import Room


class NeighbourView(Frozen):
    """Someone at the table to whom a seat can be handed."""

    who: str
    name: str
    plays: bool


class Seating:
    """What people say about the seats of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def take(self, guest: str, name: str, said: wire.AboutSeats) -> None:
        """Sit, leave, come back, let a bot play, or hand a seat over."""
        room, seats = self._room, self._room.seats
        cover = room.rooms.settings.cover_level
        running = room.state == "running"
        match said:
            case wire.Sit(seat=seat):
                room.before_the_game()
                await room.reseat(lambda: seats.sit(seat, guest, name))
            case wire.Open(seat=seat):
                room.before_the_game()
                await room.reseat(lambda: seats.free(seat, guest))
            case wire.Leave(seat=seat):
                await room.reseat(lambda: seats.leave(seat, guest, running=running, cover=cover))
            case wire.Back(seat=seat):
                await room.reseat(lambda: seats.back(seat, guest))
            case wire.Cover(seat=seat):
                room.turn_clock.check_may_cover(guest, seat)
                await room.reseat(lambda: seats.cover(seat, cover))
            case wire.Bot(seat=seat, level=level):
                deserted = running and self.is_deserted(seat)
                await room.reseat(lambda: seats.give_to_bot(seat, guest, level, running=running, deserted=deserted))
            case wire.Hand() | wire.Keep() | wire.Take():
                room.running()
                await self._change_hands(guest, name, said)

    async def _change_hands(self, guest: str, name: str, said: wire.Hand | wire.Keep | wire.Take) -> None:
        room, seat = self._room, said.seat
        before = room.seats.at(seat).name
        if isinstance(said, wire.Take):
            await room.reseat(lambda: room.seats.take(seat, guest, name))
            room.undo.drop("A seat has changed hands: nothing is taken back.")
            room.endings.lapse("A seat has changed hands: the draw is off.")
            room.audience.tell("notice", words=f"{room.seats.all[seat].name} plays on in the seat of {before}.")
            return
        offered = isinstance(said, wire.Keep) and room.seats.may_take(seat, guest)
        if not offered:
            self._check_may_hand(guest, seat)
        to = "" if isinstance(said, wire.Keep) else self._named(said.to, guest, seat) if said.to else ANYONE
        await room.reseat(lambda: room.seats.offer(seat, to))

    def may_hand(self, guest: str, seat: int) -> bool:
        """True for the owner of a seat, and for the host where it is a bot's or its owner has long been away."""
        at = self._room.seats.all[seat]
        if at.kind == "person" and at.guest == guest:
            return True
        return guest == self._room.row.host and (at.kind == "bot" or self.is_deserted(seat))

    def is_deserted(self, seat: int) -> bool:
        """True for a seat whose person has been away for long."""
        at = self._room.seats.at(seat)
        return at.kind == "person" and self._room.endings.long_gone(at.guest)

    def neighbours(self, guest: str) -> list[NeighbourView]:
        """Everyone else who is at the table, for someone who plays there or is its host."""
        room = self._room
        if not room.seats.of(guest) and guest != room.row.host:
            return []
        return [
            NeighbourView(who(room.row.id, other), name, bool(room.seats.of(other)))
            for other, name in room.audience.names().items()
            if other != guest
        ]

    def _check_may_hand(self, guest: str, seat: int) -> None:
        if self.may_hand(guest, seat):
            return
        if guest != self._room.row.host:
            raise Refused("Only the person in that seat, or the host once they have long been away, can hand it over.")
        minutes = self._room.rooms.settings.claim_after / 60
        raise Refused(f"You can hand over the seat of someone who has been away for {minutes:g} minutes.")

    def _named(self, named: str, guest: str, seat: int) -> str:
        """The guest to whom a seat is handed: its owner may choose anyone, the host nobody who plays already.

        Whoever plays against a seat would see its secrets; that is for its owner alone to decide.
        """
        room = self._room
        at = room.seats.all[seat]
        here = [other for other in room.audience.names() if who(room.row.id, other) == named]
        if not here:
            raise Refused("There is nobody of that name at this table.")
        if at.guest != guest and room.seats.of(here[0]):
            raise Refused("Someone who plays here can get another seat only from its owner.")
        return here[0]

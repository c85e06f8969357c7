"""Endings that no rule of a game knows: resigning, agreeing on a draw, claiming the game of someone long away."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from gloaming.kernel import Refused
from gloaming.table import wire
from gloaming.table.room.messages import DrawLapsed
from gloaming.table.room.moderation import Ended
from gloaming.table.room.seats import bot

if TYPE_CHECKING:
    from gloaming.table.room.room import Room


class Endings:
    """How people end the game of one room by themselves."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._waiting: set[str] = set()
        """Who has been offered a draw and has not agreed yet."""
        self._gone_since: dict[str, float] = {}

    def gone(self, guest: str) -> None:
        """Someone has no connection any more."""
        self._gone_since.setdefault(guest, time.monotonic())

    def here(self, guest: str) -> None:
        """Someone is back."""
        self._gone_since.pop(guest, None)

    def long_gone(self, guest: str) -> bool:
        """True for someone who has had no connection for so long that others decide about their seat."""
        since = self._gone_since.get(guest)
        return since is not None and since <= time.monotonic() - self._room.rooms.settings.claim_after

    async def take(self, guest: str, said: wire.AboutTheEnd) -> None:
        """Resign, offer, agree or claim."""
        room = self._room
        if room.state != "running":
            raise Refused("There is no game to end here.")
        if not (mine := room.seats.of(guest)):
            raise Refused("Only someone who plays here can end the game.")
        match said:
            case wire.Resign(seat=seat):
                if seat not in mine:
                    raise Refused("That is not your seat.")
                await self._resign(seat)
            case wire.Draw():
                self._offer(guest, mine[0])
            case wire.DrawVote(yes=yes):
                await self._vote(guest, yes)
            case wire.Claim():
                await self._claim(guest, mine)

    async def close(self, how: Ended) -> None:
        """End the game, and send everyone away."""
        await self._room.end(how)
        self._room.audience.send_away(how.words)

    async def _resign(self, seat: int) -> None:
        room = self._room
        name = room.seats.all[seat].name
        if len(room.seats.all) == 2:
            await room.end(Ended((1 - seat,), f"{name} resigns."))
            return

        def give_up() -> None:
            room.seats.all[seat] = bot(room.rooms.settings.cover_level, seat)

        await room.reseat(give_up)
        room.audience.tell("notice", words=f"{name} resigns; a bot plays on in that seat.")

    def _offer(self, guest: str, seat: int) -> None:
        room = self._room
        if self._waiting:
            raise Refused("A draw is offered already.")
        self._waiting = {person for person in room.seats.people() if person != guest}
        if not self._waiting:
            raise Refused("There is nobody who could agree to a draw; you can resign.")
        room.later("draw", room.rooms.settings.undo_wait, DrawLapsed())
        room.audience.tell("draw_offered", seat=seat, name=room.seats.all[seat].name)

    async def _vote(self, guest: str, yes: bool) -> None:
        if guest not in self._waiting:
            raise Refused("There is nothing for you to agree to.")
        if not yes:
            self.lapse("The draw was declined.")
            return
        self._waiting.discard(guest)
        if not self._waiting:
            self._room.audience.tell("draw_settled", words="A draw was agreed.")
            await self._room.end(Ended((), "A draw was agreed."))

    def lapse(self, words: str) -> None:
        """Nothing comes of an offer."""
        if self._waiting:
            self._waiting = set()
            self._room.audience.tell("draw_settled", words=words)

    async def _claim(self, guest: str, mine: list[int]) -> None:
        room = self._room
        others = {seat.guest for seat in room.seats.all if seat.kind == "person" and seat.guest != guest}
        if not others or not all(self.long_gone(other) for other in others):
            minutes = room.rooms.settings.claim_after / 60
            raise Refused(f"A game can be claimed when all others have been away for {minutes:g} minutes.")
        names = " and ".join(seat.name for seat in room.seats.all if seat.guest in others)
        await room.end(Ended(tuple(mine), f"{room.seats.all[mine[0]].name} claims the game: {names} left."))

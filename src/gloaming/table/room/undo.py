"""Taking back: free while nothing was shown since, and otherwise only if everyone else whose seat it is agrees.

Against bots alone everything can be taken back at any time: a bot learns nothing from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gloaming.kernel import Refused
from gloaming.table.room import resuming
from gloaming.table.room.messages import Lapsed
from gloaming.table.store.snapshots import TAKEN_BACK, Entry

if TYPE_CHECKING:
    from gloaming.table.room.room import Room


class Proposal(msgspec.Struct):
    """A wish to take back what others have seen, and who has not agreed yet."""

    seat: int
    back_to: int
    waiting: set[str]


class Undo:
    """What people of one room want to take back."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.proposal: Proposal | None = None

    async def ask(self, guest: str, seat: int) -> None:
        """Take back the last answer of a seat, or propose to."""
        room = self._room
        live = room.running()
        if live.can_undo(seat):
            entry = live.undo(seat)
            if live.quiet:
                await self._tell(seat, entry)
            else:  # of what is still being put together in secret nobody else is told
                await room.keep_entry(entry)
                await room.go_on()
            return
        others = {person for person in room.seats.all_people() if person != guest}
        if others and not live.settled:
            raise Refused("Wait until everyone has seen what is happening.")
        if self.proposal is not None:
            raise Refused("Something is proposed already: vote on it first.")
        back_to = live.last_answer_of(seat)
        if not others:
            await self.take_back(seat, back_to)
            return
        self.proposal = Proposal(seat, back_to, others)
        room.later("proposal", room.rooms.settings.undo_wait, Lapsed())
        room.audience.tell("undo_proposed", seat=seat, name=room.seats.all[seat].name)

    async def vote(self, guest: str, yes: bool) -> None:
        """Agree to what is proposed, or not."""
        proposal = self.proposal
        if proposal is None or guest not in proposal.waiting:
            raise Refused("There is nothing for you to vote on.")
        if not yes:
            self.drop("Someone did not agree: nothing is taken back.")
            return
        proposal.waiting.discard(guest)
        if not proposal.waiting:
            self.proposal = None
            self._room.timers.stop("proposal")
            await self.take_back(proposal.seat, proposal.back_to)

    def drop(self, words: str) -> None:
        """Nothing is taken back, and why."""
        if self.proposal is None:
            return
        self.proposal = None
        self._room.timers.stop("proposal")
        self._room.audience.tell("undo_settled", done=False, words=words)
        self._room.bots.think()

    async def take_back(self, seat: int, back_to: int) -> None:
        """Return to where so many answers stood."""
        room = self._room
        entry = Entry(seat, TAKEN_BACK, back_to)
        room.live = await resuming.take_up(room.store, room.rooms.workers, room.row, entry)
        await self._tell(seat, entry)

    async def _tell(self, seat: int, entry: Entry) -> None:
        await self._room.keep_entry(entry)
        words = f"{self._room.seats.all[seat].name} takes back a choice."
        self._room.audience.tell("undo_settled", done=True, seat=seat, words=words)
        await self._room.tell_afresh()

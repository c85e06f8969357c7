"""Snapshots: where a game stands, so that going on and going back never play it again from its beginning."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gloaming.kernel.frozen import Frozen

EVERY = 16
"""A checkpoint is kept after so many steps: what is played again is never more than their answers."""

TAKEN_BACK = -1
TAKEN_BACK_UNTOLD = -2
"""The same where nobody else knew of it yet."""


class Entry(Frozen):
    """One line of what was played: an answer, or (answer -1 or -2) a return to the position after so many answers."""

    seat: int
    answer: int
    back_to: int = 0

    @property
    def takes_back(self) -> bool:
        """True for a return."""
        return self.answer < 0


class Snapshot(Frozen, kw_only=True):
    """A game after so many answers that stand."""

    answers: int
    lines: int
    """How many entries were kept, also those that were taken back."""
    takebacks: int
    answered: tuple[int, ...]
    """How often each seat has answered, also what was taken back."""
    last: tuple[int, ...]
    """How many answers came before the last one of each seat; -1 if there is none."""
    save: bytes
    log: bytes | None = None
    """The latest events, in a checkpoint: where nobody is asked in secret, a game can be taken up with all it told."""


def fresh(seats: int, save: bytes, log: bytes, answers: int = 0) -> Snapshot:
    """The snapshot of a game in which nothing was answered here yet, but so much before it was taken up."""
    none = (0,) * seats
    return Snapshot(answers=answers, lines=0, takebacks=0, answered=none, last=(-1,) * seats, save=save, log=log)


def effective(entries: Sequence[Entry], first: int = 0) -> list[Entry]:
    """The entries that stand after everything that was taken back, where so many answers stood before the first."""
    standing: list[Entry] = []
    for entry in entries:
        if entry.takes_back:
            del standing[entry.back_to - first :]
        else:
            standing.append(entry)
    return standing


_decoder = msgspec.msgpack.Decoder(Snapshot)


def write(snapshot: Snapshot) -> bytes:
    """A snapshot as it is stored."""
    return msgspec.msgpack.encode(snapshot)


def read(data: bytes) -> Snapshot:
    """A snapshot that was stored."""
    return _decoder.decode(data)

"""Fair dice: the seed of a game is made of numbers that several parties sealed before anyone knew another's.

The table seals its number when the room opens, each person's browser when its person sits down. Only when all seals lie
open for everyone to see are the people's numbers opened, and the table's at the end of the game: then anyone can check
that every number fits its seal and that the seed follows from all of them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256

from gloaming.kernel.frozen import Frozen

NUMBER = re.compile(r"[0-9a-f]{64}")
"""How numbers and seals are written: 32 bytes in hexadecimal."""


class Share(Frozen):
    """A number that somebody adds to the seed."""

    name: str
    seal: str
    number: str = ""
    """Empty until it is opened."""

    @property
    def fits(self) -> bool:
        """True if the number is the one that was sealed."""
        return bool(NUMBER.fullmatch(self.number)) and seal_of(self.number) == self.seal


class FairDice(Frozen):
    """What a seed is made of: the table's number first, then each person's, in the order in which they were sealed."""

    table: Share
    people: tuple[Share, ...] = ()

    @property
    def seed(self) -> int:
        """The seed that follows from all numbers."""
        return seed_of([share.number for share in (self.table, *self.people)])

    def doubts(self, seed: int) -> list[str]:
        """Everything that speaks against a seed being made of these."""
        found = [f"{share.name}'s opened number does not fit its seal." for share in self._shares() if not share.fits]
        return found or ([] if self.seed == seed else ["The seed does not follow from the opened numbers."])

    def _shares(self) -> tuple[Share, ...]:
        return self.table, *self.people


def seal_of(number: str) -> str:
    """The seal of a number: its SHA-256, from which nobody can tell the number."""
    return sha256(bytes.fromhex(number)).hexdigest()


def seed_of(numbers: Sequence[str]) -> int:
    """The seed of numbers: the first 8 bytes of the SHA-256 of all of them, one after the other."""
    return int.from_bytes(sha256(b"".join(map(bytes.fromhex, numbers))).digest()[:8])

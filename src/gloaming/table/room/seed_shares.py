"""Shares of a seed: who adds a number to the seed of a room's game, and what of it may be seen when."""

from __future__ import annotations

import secrets

import msgspec
from msgspec.structs import replace

from gloaming.api.fair_dice import NUMBER, FairDice, Share, seal_of
from gloaming.kernel import Refused
from gloaming.kernel.frozen import Frozen

TABLE = "The table"


class SeedShares(Frozen):
    """Where the seed of one game comes from; kept with its room from the moment the room opens."""

    dice: FairDice | None
    """None where the host has chosen the seed."""
    guests: tuple[str, ...] = ()
    """Whose share each of the people's is."""

    def seal(self, guest: str, name: str, seal: str) -> SeedShares:
        """Somebody seals a number, or another one than before."""
        if self.dice is None:
            raise Refused("The seed of this game was chosen: nobody adds to it.")
        if not NUMBER.fullmatch(seal):
            raise Refused("A seal is a SHA-256 in hexadecimal.")
        kept = self.without(guest)
        assert kept.dice is not None
        people = (*kept.dice.people, Share(name, seal))
        return SeedShares(replace(kept.dice, people=people), (*kept.guests, guest))

    def without(self, *left: str) -> SeedShares:
        """Without the shares of people who have left their seats."""
        if self.dice is None:
            return self
        kept = [(guest, share) for guest, share in self._shares() if guest not in left]
        people = tuple(share for _, share in kept)
        return SeedShares(replace(self.dice, people=people), tuple(guest for guest, _ in kept))

    def open(self, guest: str, number: str) -> SeedShares:
        """Somebody opens the number they sealed."""
        shares = dict(self._shares())
        if self.dice is None or guest not in shares:
            raise Refused("You have sealed no number.")
        opened = replace(shares[guest], number=number)
        if not opened.fits:
            raise Refused("That number does not fit your seal.")
        people = tuple(opened if whose == guest else share for whose, share in self._shares())
        return SeedShares(replace(self.dice, people=people), self.guests)

    @property
    def sealed(self) -> set[str]:
        """Who has sealed a number and not opened it yet."""
        return {guest for guest, share in self._shares() if not share.number}

    def _shares(self) -> list[tuple[str, Share]]:
        return [] if self.dice is None else list(zip(self.guests, self.dice.people, strict=True))


def fresh() -> SeedShares:
    """The table seals a number of its own."""
    number = secrets.token_hex(32)
    return SeedShares(FairDice(Share(TABLE, seal_of(number), number)))


class ShareView(Frozen):
    """A share as everyone sees it."""

    name: str
    mine: bool
    seal: str
    number: str
    """Empty until the game is over."""


class SeedView(Frozen):
    """Where the seed comes from, as everyone sees it before they sit down and ever after."""

    chosen: bool
    """True if the host has chosen the seed, and so may know what comes."""
    shares: tuple[ShareView, ...]
    """The table's first."""
    seed: str
    """In decimal digits; empty until the game is over."""


def seed_view(shares: SeedShares, guest: str, seed: int, *, finished: bool) -> SeedView:
    """The seals, and once the game is over the numbers and the seed."""
    told = str(seed) if finished else ""
    dice = shares.dice
    if dice is None:
        return SeedView(True, (), told)
    seen = tuple(
        ShareView(share.name, whose == guest, share.seal, share.number if finished else "")
        for whose, share in zip(("", *shares.guests), (dice.table, *dice.people), strict=True)
    )
    return SeedView(False, seen, told)


_decoder = msgspec.json.Decoder(SeedShares)


def write(shares: SeedShares) -> bytes:
    """As it is stored."""
    return msgspec.json.encode(shares)


def read(data: bytes) -> SeedShares:
    """What was stored."""
    return _decoder.decode(data)

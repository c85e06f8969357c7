"""Who knows which card lies where: the bookkeeping behind views and redeals.

Three numbers are kept for each card. `placed`: the seats that know which card lies in its place. `among`: the seats
that know it to be one of its kin. `kin`: the cards it was mixed with, so that nobody who did not see the mixing can
tell them apart. A card that everyone sees has no kin.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gloaming.games.twilight.state import State


class Knowledge(State, kw_only=True):
    """A position that keeps track of who knows what."""

    @property
    def everyone(self) -> int:
        """All seats, as bits."""
        return (1 << self.seats) - 1

    def show(self, card: int) -> None:
        """Everyone sees the card."""
        self.placed[card] = self.among[card] = self.everyone
        self.kin[card] = 0

    def show_to(self, seat: int, card: int) -> None:
        """A seat sees the card."""
        self.placed[card] |= 1 << seat
        self.among[card] |= 1 << seat

    def hide(self, cards: Iterable[int]) -> None:
        """Nobody knows any more where these cards are; whoever knew they exist knows only that."""
        for card in cards:
            self.placed[card] = self.among[card] = self.kin[card] = 0

    def mix(self, cards: Sequence[int], watching: int = 0) -> None:
        """Make cards indistinguishable, but for the seats that watch it, as bits.

        Who knew a card's place now only knows it to be among them. Kin of these cards become kin of all.
        """
        if len(cards) < 2:
            return
        kin = self.kin
        old = [kin[card] for card in cards]
        if not old[0] or any(group != old[0] for group in old):
            self.kins += 1
            for card in cards:
                kin[card] = self.kins
            for card, group in enumerate(kin):
                if group and group in old:
                    kin[card] = self.kins
        for card in cards:
            self.among[card] |= self.placed[card]
            self.placed[card] &= watching

"""Who stands where, as sets of spaces: worked out once for a list of figures and kept while nobody moves.

Nothing of it is in a position. What was worked out last is compared with the figures by value; they are frozen and
mostly the very same ones, so that this takes next to no time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gloaming.pieces.squares import mask_of

if TYPE_CHECKING:
    from gloaming.games.descent.state import Figure


class Places:
    """The spaces of some figures."""

    __slots__ = ("figures", "heroes", "masks", "overlord", "shared", "taken")

    def __init__(self, figures: Sequence[Figure]) -> None:
        self.figures = list(figures)
        self.masks = [mask_of(one.spaces) for one in figures]
        """For each figure where it stands; 0 while it is not on the map."""
        heroes = overlord = shared = 0
        for one, mask in zip(figures, self.masks, strict=True):
            if mask and one.kind != "object":
                shared |= (heroes | overlord) & mask
                if one.side == "heroes":
                    heroes |= mask
                else:
                    overlord |= mask
        self.heroes = heroes
        """Where figures of the heroes' side stand, objects left out."""
        self.overlord = overlord
        """Where those of the overlord do."""
        self.shared = shared
        """Where more than one stands, as somebody passes through."""
        self.taken = heroes | overlord
        """The spaces of all figures: they block (DE-095). Objects and knocked-out heroes do not."""

    def fits(self, figures: list[Figure]) -> bool:
        """True if these figures stand in the same spaces, whatever else has become of them."""
        if len(self.figures) != len(figures):
            return False
        for before, now in zip(self.figures, figures, strict=True):
            if before is not now and (
                before.spaces != now.spaces or before.side != now.side or before.kind != now.kind
            ):
                return False
        self.figures = figures[:]
        return True


_last = [Places(())]


def places_of(figures: list[Figure]) -> Places:
    """Where these figures stand."""
    found = _last[0]
    if found.figures != figures and not found.fits(figures):
        found = _last[0] = Places(figures)
    return found

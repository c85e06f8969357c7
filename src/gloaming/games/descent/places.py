"""Who stands where, as sets of spaces: worked out once for a list of figures and kept while nobody moves.

Nothing of it is in a position. What was worked out last is compared with the figures by value; they are frozen and
mostly the very same ones, so that this takes next to no time.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, count
from operator import is_not
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gloaming.games.descent.state import Figure


class Places:
    """The spaces of some figures."""

    __slots__ = ("figures", "heroes", "masks", "overlord", "shared", "taken")

    def __init__(self, figures: Sequence[Figure], masks: list[int]) -> None:
        self.figures = list(figures)
        self.masks = masks
        """For each figure where it stands; 0 while it is not on the map."""
        heroes = overlord = shared = 0
        for one, mask in zip(figures, masks, strict=True):
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

    def followed_by(self, figures: list[Figure]) -> Places:
        """The same for what has become of these figures since; itself if nobody has moved."""
        masks, moved = self.masks, False
        for at in compress(count(), map(is_not, self.figures, figures)):
            before, now = self.figures[at], figures[at]
            if before.spaces != now.spaces:
                masks = masks if moved else masks[:]
                masks[at] = now.mask
                moved = True
            elif before.side != now.side or before.kind != now.kind:
                return Places(figures, [one.mask for one in figures])
        if moved:
            return Places(figures, masks)
        self.figures = figures[:]
        return self


_last = [Places((), [])]


def places_of(figures: list[Figure]) -> Places:
    """Where these figures stand."""
    found = _last[0]
    if found.figures != figures:
        same = len(found.figures) == len(figures)
        found = found.followed_by(figures) if same else Places(figures, [one.mask for one in figures])
        _last[0] = found
    return found

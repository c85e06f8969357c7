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

    def __init__(self, figures: Sequence[Figure], masks: list[int], heroes: int, overlord: int, shared: int) -> None:
        self.figures = list(figures)
        self.masks = masks
        """For each figure where it stands; 0 while it is not on the map."""
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
        moved = []
        for at in compress(count(), map(is_not, self.figures, figures)):
            before, now = self.figures[at], figures[at]
            if before.side != now.side or before.kind != now.kind:
                return found_out(figures, [one.mask for one in figures])
            if before.spaces != now.spaces:
                moved.append(at)
        if not moved:
            self.figures = figures[:]
            return self
        masks = self.masks[:]
        for at in moved:
            masks[at] = figures[at].mask
        one, left, entered = figures[moved[0]], self.masks[moved[0]], masks[moved[0]]
        if len(moved) > 1 or self.shared or one.kind == "object" or entered & self.taken & ~left:
            return found_out(figures, masks)
        # Mostly one figure moves, to where nobody stands.
        if one.side == "heroes":
            return Places(figures, masks, self.heroes & ~left | entered, self.overlord, 0)
        return Places(figures, masks, self.heroes, self.overlord & ~left | entered, 0)


def found_out(figures: Sequence[Figure], masks: list[int]) -> Places:
    """Where figures with these spaces stand, side by side."""
    heroes = overlord = shared = 0
    for one, mask in zip(figures, masks, strict=True):
        if mask and one.kind != "object":
            shared |= (heroes | overlord) & mask
            if one.side == "heroes":
                heroes |= mask
            else:
                overlord |= mask
    return Places(figures, masks, heroes, overlord, shared)


_last = [found_out((), [])]


def places_of(figures: list[Figure]) -> Places:
    """Where these figures stand."""
    found = _last[0]
    if found.figures != figures:
        same = len(found.figures) == len(figures)
        found = found.followed_by(figures) if same else found_out(figures, [one.mask for one in figures])
        _last[0] = found
    return found

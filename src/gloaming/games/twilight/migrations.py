"""Saves of earlier versions of Twilight of the Gods."""

from __future__ import annotations

from gloaming.kernel.event import EVERYONE
from gloaming.kernel.save import Plain


def to_4(plain: Plain) -> None:
    """Version 4 keeps who knows which card as every game does: `seen` for each card, and groups of mixed ones."""
    position = plain.position
    everyone = (1 << position["seats"]) - 1
    position["seen"] = [EVERYONE if bits == everyone else bits for bits in position.pop("placed")]
    among, groups = position.pop("among"), dict[int, list[int]]()
    for card, group in enumerate(position.pop("kin")):
        if group:
            groups.setdefault(group, []).append(card)
    position["mixed"] = [{"things": cards, "among": [among[card] for card in cards]} for cards in groups.values()]


MIGRATIONS = {"3": to_4}

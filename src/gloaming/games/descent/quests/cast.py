"""Who is who: the figures that a word of a quest means by what they are, whatever they do and wherever they stand.

As with `places.py`, this is worked out once for some figures and kept while they are the same ones; it is no part of a
position.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter

from gloaming.games.descent.keeping import alike
from gloaming.games.descent.quests.words import Who
from gloaming.games.descent.state import NOTHING, Figure, Group

SAID_OF = frozenset({"that", "by", "this", "spawned"})
"""Words for figures that something is about: they mean others each time."""

_named = attrgetter("id")
_who = attrgetter("kind", "side", "rank", "id", "group")


class Cast:
    """Some figures, and whom each word means among them."""

    __slots__ = ("_known", "figures", "groups")

    def __init__(self, figures: list[Figure], groups: list[Group]) -> None:
        self.figures = figures[:]
        self.groups = groups[:]
        self._known: dict[Who, tuple[int, ...]] = {}

    def meant(self, who: Who) -> tuple[int, ...]:
        """The figures that are meant, in their order; `who` is fixed."""
        found = self._known.get(who)
        if found is None:
            words = who if isinstance(who, tuple) else (who,)
            found = tuple(n for n, one in enumerate(self.figures) if any(self._is_meant(one, word) for word in words))
            self._known[who] = found
        return found

    def _is_meant(self, one: Figure, word: object) -> bool:
        match word:
            case "heroes":
                return one.kind == "hero"
            case "monsters":
                return one.is_monster
            case "minions" | "masters":
                return one.kind == "monster" and one.side == "overlord" and one.rank == str(word)[:-1]
            case "npcs":
                return one.kind == "npc"
        return word == one.id or (one.group != NOTHING and word == self.groups[one.group].id)

    def fits(self, figures: list[Figure], groups: list[Group]) -> bool:
        """True if these are the same figures."""
        if self.groups != groups and not alike(self.groups, groups, _named):
            return False
        if not alike(self.figures, figures, _who):
            return False
        self.figures, self.groups = figures[:], groups[:]
        return True


_last = [Cast([], [])]


def cast_of(figures: list[Figure], groups: list[Group]) -> Cast:
    """Who is who among these figures."""
    found = _last[0]
    if (found.figures != figures or found.groups != groups) and not found.fits(figures, groups):
        found = _last[0] = Cast(figures, groups)
    return found


@lru_cache(maxsize=1024)
def is_fixed(who: Who) -> bool:
    """True if a word means figures by what they are."""
    if isinstance(who, tuple):
        return all(is_fixed(one) for one in who)
    return isinstance(who, str) and who not in SAID_OF

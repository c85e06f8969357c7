"""Targets: which of many things an op is about, and the rule by which somebody picks them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from gloaming.kernel import Ask, Next, Option, Pass, Rule, again, done
from gloaming.kernel.agenda import Chosen
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.effects import A, G


class Select(Frozen, Generic[G, A], kw_only=True):
    """Which things a text means, by number: so many of those that fit, or all of them.

    A game adds fields that narrow what fits, and says what does and who picks. An op with a selector `t` can work if
    `t.found(g, about)` has something, and `t.aim(g, about)` is how it aims: its aim is a tuple of numbers.
    """

    n: int = 1
    up_to: bool = False
    """Fewer will do, none too."""
    all: bool = False
    """All that fit; nobody picks."""

    def found(self, g: G, about: A) -> Sequence[int]:
        """Everything that fits now."""
        raise NotImplementedError(f"{type(self).__name__} does not say what fits")

    def picking(self, g: G, about: A, items: tuple[int, ...]) -> Pick:
        """The rule by which somebody picks among these."""
        raise NotImplementedError(f"{type(self).__name__} does not say who picks")

    def aim(self, g: G, about: A) -> Next:
        """What an op does to choose what it is about."""
        items = tuple(self.found(g, about))
        return Chosen(items) if self.all else self.picking(g, about, items)


class Pick(Rule):
    """Pick so many of some things, one at a time; the result is their numbers in the order picked.

    Nobody is asked where all of them are needed. A game says how it asks, in a class of its own for each kind of thing.
    """

    seat: int
    items: tuple[int, ...]
    n: int = 1
    up_to: bool = False
    """Fewer will do, none too."""
    picked: tuple[int, ...] = ()

    def ask(self, g: Any) -> Next:
        """Ask for one more, as long as more are wanted and there are any."""
        left = self.n - len(self.picked)
        if left <= 0 or not self.items:
            return done(self.picked)
        if not self.up_to and len(self.items) <= left:
            return done((*self.picked, *self.items))
        return self._ask(g)

    def take(self, g: Any, option: Option) -> Next:
        """Add one; a pass wants no more."""
        if isinstance(option, Pass):
            return done(self.picked)
        item = self._item(option)
        items = tuple(one for one in self.items if one != item)
        return self.having(items=items, picked=(*self.picked, item)).then(again("ask"))

    def _ask(self, g: Any) -> Ask:
        """The question which of the items is next, with a pass where fewer will do."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it asks")

    def _item(self, option: Option) -> int:
        """The item an option names."""
        raise NotImplementedError(f"{type(self).__name__} does not say what was picked")

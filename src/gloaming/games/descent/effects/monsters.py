"""Monsters that come, go, or become others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gloaming.games.descent import options as opt
from gloaming.games.descent.effects.op import About, Op
from gloaming.kernel import Next, choose

if TYPE_CHECKING:
    from gloaming.games.descent.verbs import Play


class Promote(Op):
    """A minion next to the owner is swapped for a master of its type, within the group limit."""

    def can_work(self, g: Play, about: About) -> bool:
        return bool(g.promotable(about.me))

    def aim(self, g: Play, about: About) -> Next:
        options = [opt.Choose(figure) for figure in g.promotable(about.me)]
        return choose(about.seat, "whom", options) if options else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        if aim is None:
            return False
        g.promote(aim.figure)

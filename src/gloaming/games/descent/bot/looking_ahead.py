"""A position that a bot looks ahead in. Whoever is asked there what to do next is not answered any more.

A thought ends where a figure is asked afresh: that it may do something is enough to know, and listing all of it would
take longer than all else. Rules never see such a position.
"""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.rules.actions import why_no_move
from gloaming.games.descent.rules.move import webbed
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import IMMOBILIZED
from gloaming.kernel import Option


class LookingAhead(DescentPosition, kw_only=True):
    """One thing that a figure may do stands for all."""

    def offers(self, figure: int) -> list[Option]:
        one = self.figures[figure]
        if (one.actions or one.extra_moves) and why_no_move(self, figure) is None:
            return [opt.MoveAction(), opt.EndTurn()]
        if one.points > 1 and self._can_step(figure):
            return [opt.Go(one.at, points=0), opt.EndTurn()]
        return super().offers(figure)

    def _can_step(self, figure: int) -> bool:
        """True if a small figure that may walk has an empty space next to it."""
        one = self.figures[figure]
        if one.conditions & IMMOBILIZED or self.in_pit(figure):
            return False
        if one.large or self.sheet(figure).size != (1, 1) or webbed(self, figure) or self.fatigue_left(figure) < 0:
            return False
        return bool(self.floor.adjacent(one.mask) & self.empty())

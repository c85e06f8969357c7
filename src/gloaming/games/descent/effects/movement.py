"""Moving, and actions beyond the usual ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from gloaming.games.descent.effects.op import About, Aimed

if TYPE_CHECKING:
    from gloaming.games.descent.verbs import Play


class MovePoints(Aimed):
    """A figure gets movement points; fewer than none take them away."""

    n: int

    def to(self, g: Play, about: About) -> Any:
        g.gain_points(about.it, self.n)
        return about.it


class MoveUpTo(Aimed):
    """A figure moves at once, with so many movement points; 0 is its Speed."""

    n: int = 0

    def to(self, g: Play, about: About) -> Any:
        return g.moving(about.it, self.n or g.speed(about.it))


class LosePoint(Aimed):
    """A figure loses a movement point; with none left to lose it is Stunned instead."""

    def to(self, g: Play, about: About) -> Any:
        if g.figures[about.it].points:
            g.gain_points(about.it, -1)
        else:
            g.inflict(about.it, "Stunned")
        return about.it


class EndMove(Aimed):
    """The move action of a figure ends."""

    def to(self, g: Play, about: About) -> Any:
        g.end_move(about.it)
        return about.it


class ExtraAction(Aimed):
    """A figure may take one more move or attack action in this turn."""

    kind: Literal["move", "attack"]

    def to(self, g: Play, about: About) -> Any:
        g.gain_action(about.it, self.kind)
        return about.it

"""Moving, and actions beyond the usual ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.effects.op import About, Aimed, Around, Op
from gloaming.kernel import Next, choose

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


class MoveAndAttack(Op):
    """The owner moves up to so many times his Speed and makes one attack at any moment of that."""

    speeds: int

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return g.moving_and_attacking(about.me, self.speeds * g.speed(about.me))


class StandBesideEnemy(Op):
    """The owner is put in an empty space next to a monster beside a hero nearby, the one nearest to where it stood.

    The monster is `it` afterwards.
    """

    within: int

    def can_work(self, g: Play, about: About) -> bool:
        return bool(self._monsters(g, about))

    def _monsters(self, g: Play, about: About) -> list[int]:
        near = g.around(about.me, Around(of="heroes", within=self.within))
        monsters = [n for hero in near for n in g.around(hero, Around(of="monsters", within=1))]
        return [n for n in dict.fromkeys(monsters) if g.spaces_beside(n, about.me)]

    def aim(self, g: Play, about: About) -> Next:
        options = [
            opt.StandBy(figure, space)
            for figure in self._monsters(g, about)
            for space in g.spaces_beside(figure, about.me)
        ]
        return choose(about.seat, "stand_by", options) if options else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        if aim is None:
            return False
        if g.figures[about.me].at != aim.space:
            g.place(about.me, (aim.space,))
        return aim.figure

    def note(self, about: About, result: Any) -> About:
        return replace(about, it=result)


class Vanish(Op):
    """The owner is taken off the map, which ends his turn; when his next turn starts he comes back nearby."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.vanish(about.me)


class Forced(Aimed, kw_only=True):
    """Figures are moved by somebody else; some cannot be."""

    def fits(self, g: Play, about: About, figure: int) -> bool:
        return g.on_map(figure) and not g.holds("unmovable", figure)


class Push(Forced):
    """Whoever has the text moves a figure that is not his own, space by space, into empty spaces."""

    n: int

    def to(self, g: Play, about: About) -> Any:
        return g.pushing(about.it, self.n, about.seat)


class PutElsewhere(Forced):
    """Whoever has the text puts a figure in an empty space not too far away, which counts as entering it."""

    within: int

    def to(self, g: Play, about: About) -> Any:
        return g.putting(about.it, self.within, about.seat)


class SwapPlaces(Forced):
    """The owner and a figure change places."""

    def to(self, g: Play, about: About) -> Any:
        mine, other = g.figures[about.me].spaces, g.figures[about.it].spaces
        g.place(about.it, mine)
        g.place(about.me, other)
        return about.it

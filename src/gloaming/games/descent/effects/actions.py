"""What a card lets somebody do without spending an action: searching, doors; and choosing among lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gloaming.games.descent import options as opt
from gloaming.games.descent.effects.op import About, Op
from gloaming.kernel import Next, choose
from gloaming.pieces import effects
from gloaming.pieces.effects import inside

if TYPE_CHECKING:
    from gloaming.games.descent.verbs import Play


class SearchNear(Op):
    """The owner searches a token so many spaces away, as if it lay next to him."""

    within: int

    def can_work(self, g: Play, about: About) -> bool:
        return bool(g.searches_for(about.me, self.within))

    def aim(self, g: Play, about: About) -> Next:
        options = g.searches_for(about.me, self.within)
        return choose(about.seat, "search", options) if options else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return False if aim is None else g.acting(about.me, aim)


class UseDoor(Op):
    """The owner opens or closes a door next to him."""

    def can_work(self, g: Play, about: About) -> bool:
        return bool(g.door_options(about.me))

    def aim(self, g: Play, about: About) -> Next:
        options = g.door_options(about.me)
        return choose(about.seat, "door", options) if options else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return False if aim is None else g.acting(about.me, aim)


class Either(Op):
    """The owner of the text picks one of several lists."""

    among: tuple[tuple[Op, ...], ...]

    def aim(self, g: Play, about: About) -> Next:
        return choose(about.seat, "either", [opt.ChooseNumber(number) for number in range(len(self.among))])

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return inside(aim.number)

    def lists(self) -> Sequence[Sequence[effects.Op[Play, About]]]:
        return self.among

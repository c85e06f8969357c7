"""Monsters that come, go, or become others; heroes who act as if they were some."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.effects.op import About, Aimed, Op
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


class PickGroup(Op):
    """The overlord picks one of his monster groups on the map; a figure of it is `it` afterwards."""

    gate: bool = True

    def can_work(self, g: Play, about: About) -> bool:
        return bool(self._groups(g))

    def _groups(self, g: Play) -> list[int]:
        there = {g.figures[figure].group for figure in g.monsters() if g.figures[figure].kind == "monster"}
        return sorted(there)

    def aim(self, g: Play, about: About) -> Next:
        options = [opt.ChooseGroup(group) for group in self._groups(g)]
        return choose(about.seat, "monster_group", options) if options else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return False if aim is None else g.in_group(aim.group)[0]

    def note(self, about: About, result: Any) -> About:
        return about if result is False else replace(about, it=result)


class RiseLater(Op):
    """The monster just defeated will come back near its space when the overlord's next turn starts."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.mark_to_rise(about.that, about.space)


class Reinforce(Op):
    """Minions are put next to a master of their group, up to the group limit."""

    def can_work(self, g: Play, about: About) -> bool:
        return bool(g.to_reinforce())

    def aim(self, g: Play, about: About) -> Next:
        options = [opt.Choose(figure) for figure in g.to_reinforce()]
        return choose(about.seat, "whom", options) if options else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return False if aim is None else g.reinforcing(aim.figure)


class Charm(Aimed):
    """The overlord takes one move or attack action with a hero."""

    def to(self, g: Play, about: About) -> Any:
        return g.charming(about.it)

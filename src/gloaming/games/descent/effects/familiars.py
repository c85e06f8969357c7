"""Familiars: calling one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gloaming.games.descent.effects.op import About, Op

if TYPE_CHECKING:
    from gloaming.games.descent.verbs import Play


class CallFamiliar(Op):
    """The owner's familiar is put in an empty space next to him."""

    name: str

    def can_work(self, g: Play, about: About) -> bool:
        return bool(g.floor.adjacent(g.figures[about.me].mask) & g.empty())

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return g.calling_familiar(about.me, self.name)

"""What effects do to the chain, and effects that let a player choose one of several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.effects import Op, Select, Who
from gloaming.games.twilight.options import ChooseEffect, TargetItem
from gloaming.games.twilight.rules.aiming import ChooseAim, aimed
from gloaming.games.twilight.rules.matter import About, Aim, Matter
from gloaming.games.twilight.rules.targets import seats_meant, sides_meant
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, choose
from gloaming.pieces import effects

PICKED_AS = {"scheme": "scheme", "summon": "summon", "ability": "ability", "power": "ability", "trigger": "ability"}
"""What a text calls an item of each kind."""


class Counter(Op):
    """Stop a pending item."""

    t: Select
    dest: Literal["discard", "destroyed"] = "discard"

    def can_work(self, g: Play, about: About) -> bool:
        return bool(self._pending(g, about))

    def chooses(self) -> bool:
        return True

    def pick(self, g: Play, run: ChooseAim) -> Next:
        found = [depth for depth in self._pending(g, run.about) if depth not in run.depths]
        if len(run.depths) == self.t.n or not found:
            return aimed(run)
        return choose(run.about.seat, "target_item", tuple(map(TargetItem, found)))

    def still(self, g: Play, about: About, aim: Aim) -> Aim:
        depths = set(self._pending(g, about))
        return replace(aim, depths=tuple(depth for depth in aim.depths if depth in depths))

    def do(self, g: Play, about: About, aim: Aim) -> None:
        for depth in aim.depths:
            g.counter(depth, self.dest)

    def _pending(self, g: Play, about: About) -> list[int]:
        """The depths of items that may be Countered."""
        sides = sides_meant(g, about, self.t)
        found = []
        for depth, frame in enumerate(g.agenda):
            matter = getattr(frame.rule, "matter", None)
            if matter is None or getattr(frame.rule, "countered", True) or matter == about.matter:
                continue
            if matter.seat in sides and self._fits(matter):
                found.append(depth)
        return found

    def _fits(self, matter: Matter) -> bool:
        if PICKED_AS.get(matter.kind, "") not in self.t.pick:
            return False
        return not self.t.aspect or FACES[matter.face].aspect in self.t.aspect


class Choose(effects.Choosing["Play", About], Op):
    """A player picks one list of ops, and it is carried out."""

    by: Who
    among: tuple[tuple[Op, ...], ...]

    def ask(self, g: Play, about: About, numbers: Sequence[int]) -> Next:
        seats = seats_meant(g, about, self.by)
        return choose(seats[0], "effect", [ChooseEffect(number) for number in numbers]) if seats else None

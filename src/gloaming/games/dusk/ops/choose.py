"""Texts that let somebody choose between several things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from gloaming.games.dusk.effects import Context, Op
from gloaming.games.dusk.options import Choice
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Next, choose
from gloaming.pieces import effects

CHOICES = tuple(Choice(number) for number in range(8))


class Choose(effects.Choosing["Play", Context], Op):
    """Someone picks one of several lists of things to do; only what can be done in full may be picked."""

    among: tuple[tuple[Op, ...], ...]
    by: Literal["self", "actor"] = "self"

    def fits(self, g: Play, about: Context, ops: Sequence[effects.Op[Play, Context]]) -> bool:
        return all(op.can_work(g, about) for op in ops)

    def ask(self, g: Play, about: Context, numbers: Sequence[int]) -> Next:
        seat = about.actor if self.by == "actor" else about.seat
        if g.players[seat].out:
            return None
        return choose(seat, "choose", [CHOICES[number] for number in numbers])

    def is_vital(self) -> bool:
        return self.by == "self"

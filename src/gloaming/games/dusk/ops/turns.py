"""What texts do with turns, actions and players: redraws, initiative, passives, bans."""

from __future__ import annotations

from typing import Literal

from gloaming.games.dusk.effects import Context, Op, seats_meant
from gloaming.games.dusk.state import Boost
from gloaming.games.dusk.verbs import Play


class Redraw(Op):
    """Change what the next redraw refills to."""

    by: int

    def do(self, g: Play, about: Context, aim: None) -> None:
        g.change_refill(about.seat, self.by)


class Initiative(Op):
    """Change the next initiative roll."""

    by: int

    def do(self, g: Play, about: Context, aim: None) -> None:
        for seat in seats_meant(g, about, self.who):
            g.change_initiative(seat, self.by)


class Action(Op, says="take one more action"):
    """More actions this turn: of any kind, or for an Attack with a single card."""

    n: int
    kind: Literal["any", "attack"]

    def do(self, g: Play, about: Context, aim: None) -> None:
        g.gain_action(self.n, self.kind)


class Passive(Op, says="turn a passive {to}"):
    """Turn a passive."""

    to: Literal["ready", "exhausted"]

    def do(self, g: Play, about: Context, aim: None) -> None:
        for seat in seats_meant(g, about, self.who):
            g.turn_passive(seat, ready=self.to == "ready")


class Stun(Op):
    def do(self, g: Play, about: Context, aim: None) -> None:
        for seat in seats_meant(g, about, self.who):
            g.stun(seat)


class Forbid(Op):
    """A ban for this turn, or for the next one of whom it hits."""

    what: Literal["move", "block"]
    next_turn: bool = False

    def do(self, g: Play, about: Context, aim: None) -> None:
        if self.what == "block":
            g.add_boost(Boost("unblockable", 1))
            return
        for seat in seats_meant(g, about, self.who):
            g.hold_still(seat, next_turn=self.next_turn)

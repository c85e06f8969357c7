"""The turn: eight phases in fixed order, player after player, until the game is over."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.twilight.rules.combat import Combat
from gloaming.games.twilight.rules.phases import CleanUp, DrawPhase, EndPhase, RefreshPhase, ResourcePhase
from gloaming.games.twilight.rules.seize import SeizePhase
from gloaming.games.twilight.rules.settle import settle, window
from gloaming.games.twilight.rules.trade import TradePhase
from gloaming.games.twilight.state import Phase
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, Rule, again
from gloaming.pieces.subjects import SeatRule


class Turns(Rule):
    """Turns pass clockwise from the starting player on."""

    def first_turn(self, g: Play) -> Next:
        return Turn(g.first)

    def after_turn(self, g: Play) -> Next:
        """Aspects are recovered and Power decays, also where the turn player is out."""
        return CleanUp()

    def next_turn(self, g: Play) -> Next:
        return again("after_turn", after=Turn(g.others(g.active)[0]))


def _phase(name: Phase, rule: type[Rule]) -> Callable[[Rule, Play], Next]:
    """A phase begins, and is carried out by its rule."""

    def begun(turn: Rule, g: Play) -> Next:
        g.begin_phase(name)
        return rule()

    return begun


class Turn(SeatRule):
    def begin(self, g: Play) -> None:
        g.begin_turn(self.seat)

    def refresh(self, g: Play) -> Next:
        g.begin_phase("refresh")
        return RefreshPhase() if g.players[self.seat].turns > 1 else None

    draw = _phase("draw", DrawPhase)
    trade = _phase("trade", TradePhase)
    seize = _phase("seize", SeizePhase)
    resource = _phase("resource", ResourcePhase)

    def summoning(self, g: Play) -> Next:
        g.begin_phase("summoning")
        return settle(g)

    summon = window("summoning")
    """Summons and Active Effects mix freely in one window."""
    combat = _phase("combat", Combat)
    end = _phase("end", EndPhase)

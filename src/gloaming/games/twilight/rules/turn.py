"""The turn: eight phases in fixed order, player after player, until the game is over."""

from __future__ import annotations

from gloaming.games.twilight.rules.combat import Combat
from gloaming.games.twilight.rules.phases import CleanUp, DrawPhase, EndPhase, RefreshPhase, ResourcePhase
from gloaming.games.twilight.rules.seize import SeizePhase
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.rules.trade import TradePhase
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, Rule, again


class Turns(Rule):
    """Turns pass clockwise from the starting player on."""

    def first_turn(self, g: Play) -> Next:
        return Turn(g.first)

    def after_turn(self, g: Play) -> Next:
        """Aspects are recovered and Power decays, also where the turn player is out."""
        return CleanUp()

    def next_turn(self, g: Play) -> Next:
        around = ((g.active + step) % g.seats for step in range(1, g.seats + 1))
        return again("after_turn", after=Turn(next(seat for seat in around if not g.players[seat].out)))


class Turn(Rule):
    seat: int

    def begin(self, g: Play) -> Next:
        g.begin_turn(self.seat)
        return None

    def refresh(self, g: Play) -> Next:
        g.begin_phase("refresh")
        return RefreshPhase() if g.players[self.seat].turns > 1 else None

    def draw(self, g: Play) -> Next:
        g.begin_phase("draw")
        return DrawPhase()

    def trade(self, g: Play) -> Next:
        g.begin_phase("trade")
        return TradePhase()

    def seize(self, g: Play) -> Next:
        g.begin_phase("seize")
        return SeizePhase()

    def resource(self, g: Play) -> Next:
        g.begin_phase("resource")
        return ResourcePhase()

    def summoning(self, g: Play) -> Next:
        g.begin_phase("summoning")
        return settle(g)

    def summon(self, g: Play) -> Next:
        """Summons and Active Effects mix freely in one window."""
        return g.open("summoning")

    def combat(self, g: Play) -> Next:
        g.begin_phase("combat")
        return Combat()

    def end(self, g: Play) -> Next:
        g.begin_phase("end")
        return EndPhase()

"""Paying a cost: one pick at a time, only picks that can still complete, no question where there is just one way."""

from __future__ import annotations

from gloaming.api.ledger import Why
from gloaming.games.casting_shadows.effects import FreeReroll
from gloaming.games.casting_shadows.options import Spend
from gloaming.games.casting_shadows.resources import FRAGMENT, FRAGMENT_ON, NUMBER_OF, RESOURCES, Cost, ways_to_pay
from gloaming.games.casting_shadows.verbs import Play
from gloaming.kernel import Ask, Next, Rule, again, done

NO_POINTS = Why("CS-043", "You have no Action points left this turn.")

SPENDS = (*(Spend(name) for name in RESOURCES), *(Spend(RESOURCES[FRAGMENT], colour) for colour in FRAGMENT_ON))
"""The option for each piece."""


class Pay(Rule):
    """The active player pays a cost from the pool."""

    cost: Cost
    picked: tuple[int, ...] = ()

    def pick(self, g: Play) -> Next:
        ways = self._ways_left(g)
        if len(ways) == 1:
            g.spend_resources((*self.picked, *ways[0]))
            return done()
        pieces = sorted({piece for way in ways for piece in way})
        return Ask(g.active, "pay", tuple(SPENDS[piece] for piece in pieces))

    def _ways_left(self, g: Play) -> list[list[int]]:
        """Every way to pay that goes on from what was picked, without that."""
        rerolls = bool(g.points) or g.companion(g.active, FreeReroll) is not None
        ways = [list(way) for way in ways_to_pay(self.cost, g.pool(), rerolls)]
        for piece in self.picked:
            ways = [way for way in ways if piece in way]
            for way in ways:
                way.remove(piece)
        return ways

    def take(self, g: Play, option: Spend) -> Next:
        piece = FRAGMENT_ON[option.die] if option.die else NUMBER_OF[option.resource]
        return self.having(picked=(*self.picked, piece)).then(again("pick"))

"""Travel: move the Meeple to an adjacent hex."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.api.ledger import Why
from gloaming.games.casting_shadows.effects import TravelTwice
from gloaming.games.casting_shadows.map import ADJACENT
from gloaming.games.casting_shadows.options import Travel
from gloaming.games.casting_shadows.rules.pay import NO_POINTS
from gloaming.games.casting_shadows.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, done
from gloaming.pieces.subjects import SeatRule

TRAVELS = tuple(tuple(Travel(other) for other in range(7) if other != place) for place in range(7))
STEPS = tuple(tuple(Travel(other) for other in ADJACENT[place]) for place in range(7))

TOO_FAR = Why("CS-050", "{hex} does not touch your Hex: Travel goes one Hex at a time.")


def travels(g: Play, seat: int) -> Sequence[Travel]:
    return TRAVELS[g.players[seat].hex]


def why_not_travel(g: Play, seat: int, option: Travel) -> Why | None:
    if option.hex not in ADJACENT[g.players[seat].hex]:
        return TOO_FAR
    return None if g.points else NO_POINTS


class TravelAction(SeatRule):
    """One step, or two with Speed Mouster."""

    hex: int

    def travel(self, g: Play) -> Next:
        g.spend_point()
        g.move(self.seat, self.hex)
        if g.companion(self.seat, TravelTwice) is None:
            return done()
        return Ask(self.seat, "second_step", (*STEPS[self.hex], PASS))

    def second_step(self, g: Play, option: Option) -> Next:
        if isinstance(option, Travel):
            g.move(self.seat, option.hex)
        return done()

"""The Draw Phase: effects at its start, the draw, effects at its end, with a window after each."""

from __future__ import annotations

from gloaming.games.twilight import triggers
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.state import CARDS_DRAWN, State
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, Rule


def cards_to_draw(g: State, seat: int) -> int:
    """Two cards; between two players the starting player draws one on the first turn."""
    starts = g.seats == 2 and seat == g.first and g.players[seat].turns == 1
    return CARDS_DRAWN - 1 if starts else CARDS_DRAWN


class DrawPhase(Rule):
    """Draw two cards from the Life Stack."""

    def start(self, g: Play) -> Next:
        triggers.happened(g, "start_of_draw", seat=g.active)
        return settle(g)

    def before(self, g: Play) -> Next:
        return g.open("draw_start")

    def draw(self, g: Play) -> Next:
        g.draw(g.active, cards_to_draw(g, g.active))
        return settle(g)

    def after(self, g: Play) -> Next:
        return g.open("drawn") if g.options.draw_windows == "three" else None

    def end(self, g: Play) -> Next:
        triggers.happened(g, "end_of_draw", seat=g.active)
        return settle(g)

    def after_all(self, g: Play) -> Next:
        return g.open("draw_end")

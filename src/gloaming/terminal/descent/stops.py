"""Where a person is asked what they may answer in Descent: everywhere, but about a walk only as it begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.moments import MOMENTS
from gloaming.games.descent.state import NOBODY, OVERLORD
from gloaming.games.descent.view import View
from gloaming.kernel import Ask
from gloaming.terminal.stops import Moment, Stops

STEP = "entered"
EACH_STEP = "each_step"
"""Set, one is asked at each step that could be answered, such as by a trap, not only at the first of a walk."""

PHASES = {
    "Movement": ("entered", "door_opened", "searched", "search_drawn", "bought_movement", "left_map", "picked_up"),
    "Attacks": (
        "attack_declared",
        "before_dice",
        "dice_rolled",
        "defense_rolled",
        "range_checked",
        "before_damage",
        "attack_done",
    ),
    "Tests": ("test_rolled", "test_passed", "rolled"),
    "Figures": ("damaged", "defeated", "falling", "knocked_out", "rested", "restored", "prayed"),
}
ANSWERED = {one.at for card in CARDS for one in card.abilities if not one.must}


def _phase(name: str) -> str:
    return next((phase for phase, names in PHASES.items() if name in names), "Turns")


class DescentStops(Stops[View]):
    """Stops at the moments at which cards speak; a pass about a walk holds until the figure acts again."""

    moments: ClassVar[Sequence[Moment]] = [
        *(Moment(name, _phase(name), words) for name, words in MOMENTS.items() if name in ANSWERED),
        Moment(EACH_STEP, "Movement", "each step of a walk, not only the first"),
    ]

    def __init__(self) -> None:
        everywhere = [moment.name for moment in self.moments if moment.name != EACH_STEP]
        super().__init__(everywhere, everywhere)
        self._walk: tuple[int, int, int] | None = None
        """The walk that was asked about last: turn, figure, and the actions it had left."""

    def is_window(self, topic: str) -> bool:
        return topic in MOMENTS

    def turn_of(self, view: View) -> int:
        return view.turn

    def is_quiet(self, ask: Ask, view: View) -> bool:
        stops = self.mine if self._is_own(view) else self.theirs
        if ask.topic not in stops:
            return True
        if ask.topic != STEP:
            return False
        if EACH_STEP in stops:
            return self.mode == "quiet"
        walk = (view.turn, view.acting, view.figures[view.acting].figure.actions if view.acting != NOBODY else 0)
        asked, self._walk = self._walk, walk
        return self.mode == "quiet" or asked == walk

    def _is_own(self, view: View) -> bool:
        """True in a turn of this person: of one of their heroes, or the overlord's."""
        whose = OVERLORD if view.acting == NOBODY else view.figures[view.acting].seat
        return whose == view.seat

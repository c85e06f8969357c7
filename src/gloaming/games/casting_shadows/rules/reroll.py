"""Reroll, and Protect: what can be done about the dice."""

from __future__ import annotations

from functools import lru_cache

from gloaming.api.ledger import Why
from gloaming.games.casting_shadows.effects import FreeReroll
from gloaming.games.casting_shadows.options import Protect, Reroll, RerollDie, RollDice
from gloaming.games.casting_shadows.resources import CRYSTAL, SPENT
from gloaming.games.casting_shadows.rules.pay import NO_POINTS
from gloaming.games.casting_shadows.verbs import Play
from gloaming.kernel import Ask, Next, Option, again
from gloaming.pieces.subjects import SeatRule

REROLL_DIE = tuple(RerollDie(die) for die in range(5))
ROLL = RollDice()

NOTHING_TO_REROLL = Why(
    "CS-058", "No die in your Pool can be rerolled: spent dice and tokens cannot, nor dice that show a Cursed Crystal."
)
NO_CRYSTAL = Why("CS-059", "There is no Cursed Crystal in your Pool.")


@lru_cache(maxsize=1 << 12)
def _can_be_rerolled(dice: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(die for die, face in enumerate(dice) if face not in (SPENT, CRYSTAL))


def why_not_reroll(g: Play, seat: int, option: Reroll) -> Why | None:
    if not g.points and g.companion(seat, FreeReroll) is None:
        return NO_POINTS
    return None if _can_be_rerolled(g.dice) else NOTHING_TO_REROLL


class RerollAction(SeatRule):
    """Choose dice one at a time, then roll them together."""

    chosen: tuple[int, ...] = ()

    def spend(self, g: Play) -> None:
        if g.companion(self.seat, FreeReroll):
            g.spend_companion(self.seat)
        else:
            g.spend_point()

    def choose_dice(self, g: Play) -> Next:
        left = [REROLL_DIE[die] for die in _can_be_rerolled(g.dice) if die not in self.chosen]
        if not left:
            return again("roll")
        return Ask(self.seat, "reroll", (*left, ROLL) if self.chosen else tuple(left))

    def choose(self, g: Play, option: Option) -> Next:
        if isinstance(option, RerollDie):
            return self.having(chosen=(*self.chosen, option.die)).then(again("choose_dice"))
        return None

    def roll(self, g: Play) -> None:
        g.roll_dice(self.chosen)


def why_not_protect(g: Play, seat: int, option: Protect) -> Why | None:
    if not g.pool().counts[CRYSTAL]:
        return NO_CRYSTAL
    return None if g.points else NO_POINTS


class ProtectAction(SeatRule):
    """Remove one Cursed Crystal without damage."""

    def protect(self, g: Play) -> None:
        g.spend_point()
        g.remove_crystal()

"""Dice that are rolled for something that is neither an attack nor a test."""

from __future__ import annotations

from gloaming.games.descent.dice import Colour
from gloaming.games.descent.rules.moments import happens
from gloaming.games.descent.verbs import Play
from gloaming.kernel import Next, Rule, done


class RollDice(Rule):
    """A seat rolls dice; the result is what they show in the end."""

    pool: tuple[Colour, ...]
    seat: int
    dice: tuple[int, ...] = ()

    def roll(self, g: Play) -> Next:
        return self.having(dice=g.roll_dice(self.pool, self.seat))

    def rolled(self, g: Play) -> Next:
        return happens(g, "rolled")

    def over(self, g: Play) -> Next:
        return done(self.dice)

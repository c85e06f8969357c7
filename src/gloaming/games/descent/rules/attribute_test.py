"""Attribute tests: one gray and one black die against an attribute."""

from __future__ import annotations

from functools import cache
from itertools import product

from gloaming.games.descent import events
from gloaming.games.descent.dice import ATTRIBUTE_TEST, DICE, shields_on
from gloaming.games.descent.rules.moments import happens
from gloaming.games.descent.verbs import Play
from gloaming.kernel import Next, Rule, done
from gloaming.kernel.frozen import Frozen


@cache
def passing_rolls(against: int) -> tuple[int, int]:
    """How many of all equally likely rolls do not exceed an attribute, and how many there are."""
    rolls = [sum(face.shields for face in faces) for faces in product(*(DICE[colour] for colour in ATTRIBUTE_TEST))]
    return sum(shields <= against for shields in rolls), len(rolls)


class TestResult(Frozen):
    """What came of a test."""

    passed: bool
    shields: int
    against: int = 0
    """The value of the attribute."""


class AttributeTest(Rule):
    """A figure tests an attribute; the result is whether it passed, and the shields."""

    figure: int
    attribute: str
    by: int = 0
    """Added to the attribute."""
    dice: tuple[int, ...] = ()
    repeated: TestResult | None = None
    """What came of it when it had to be made again."""

    def roll(self, g: Play) -> Next:
        """Minions, masters and familiars have no attributes and fail without a roll (DE-276, DE-310)."""
        if not g.has_attributes(self.figure):
            return done(TestResult(False, 0))
        return self.having(dice=g.roll(ATTRIBUTE_TEST))

    def rolled(self, g: Play) -> Next:
        g.tell(events.Tested(self.figure, self.attribute, self.dice, self._passed(g)))
        return happens(g, "test_rolled", self.figure)

    def passed(self, g: Play) -> Next:
        return happens(g, "test_passed", self.figure) if self._passed(g) else None

    def over(self, g: Play) -> Next:
        return done(self.repeated or TestResult(self._passed(g), shields_on(self.dice), self._against(g)))

    def _against(self, g: Play) -> int:
        return g.attribute(self.figure, self.attribute) + self.by

    def _passed(self, g: Play) -> bool:
        """Passed when the shields do not exceed the attribute (DE-273)."""
        return shields_on(self.dice) <= self._against(g)


class TestAgain(Rule):
    """The test at that place of the agenda is made again with its attribute changed, and the new result stands."""

    depth: int
    by: int

    def test(self, g: Play) -> Next:
        first: AttributeTest = g.rule_at(self.depth)
        return AttributeTest(first.figure, first.attribute, first.by + self.by)

    def stands(self, g: Play, result: TestResult) -> Next:
        g.amend(self.depth, repeated=result)
        return done(result)

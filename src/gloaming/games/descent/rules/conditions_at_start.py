"""Conditions that are tested for at the start of a figure's turn."""

from __future__ import annotations

from gloaming.games.descent.rules.attribute_test import AttributeTest, TestResult
from gloaming.games.descent.rules.damage import SufferDamage
from gloaming.games.descent.state import DISEASED, POISONED
from gloaming.games.descent.verbs import Play
from gloaming.kernel import Next, Rule, again


def start_conditions(g: Play, figure: int) -> Rule | None:
    """What is tested for at the start of a figure's turn; mostly nothing."""
    return StartConditions(figure) if g.figures[figure].conditions & (DISEASED | POISONED) else None


class StartConditions(Rule):
    """At the start of a figure's turn Diseased and Poisoned are tested for."""

    figure: int

    def disease(self, g: Play) -> Next:
        if not g.has_condition(self.figure, DISEASED):
            return again("poison")
        return AttributeTest(self.figure, "willpower")

    def after_disease(self, g: Play, result: TestResult) -> Next:
        if result.passed:
            g.lose_condition(self.figure, "Diseased")
            return None
        return SufferDamage(self.figure, fatigue=1)

    def poison(self, g: Play) -> Next:
        if not g.has_condition(self.figure, POISONED):
            return again("over")
        return AttributeTest(self.figure, "might")

    def after_poison(self, g: Play, result: TestResult) -> Next:
        if result.passed:
            g.lose_condition(self.figure, "Poisoned")
            return None
        return SufferDamage(self.figure, damage=1)

    def over(self, g: Play) -> Next:
        return None

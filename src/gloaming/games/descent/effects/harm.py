"""Damage, fatigue, conditions, rolls and tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.dice import Colour, damage_on, surges_on
from gloaming.games.descent.effects.op import About, Aimed, Failed, Op, Passed, Then, Who, meant
from gloaming.kernel import Next, choose
from gloaming.pieces import effects
from gloaming.pieces.effects import inside

if TYPE_CHECKING:
    from gloaming.games.descent.verbs import Play


ALL = -1
ROLLED = -2
OVER = -3
"""The shields rolled above the attribute in the test before."""
AGAINST = -4
"""The value of the attribute tested before."""


class Suffer(Aimed):
    """Figures suffer damage and fatigue; damage of -2 is what was rolled last, -3 and -4 go by the last test."""

    damage: int = 0
    fatigue: int = 0

    def to(self, g: Play, about: About) -> Any:
        by_test = {ROLLED: about.amount, OVER: about.amount - about.against, AGAINST: about.against}
        damage = by_test.get(self.damage, self.damage)
        return g.suffering(about.it, damage=damage, fatigue=self.fatigue, by=about.me)


class Recover(Aimed):
    """Figures recover damage and fatigue; -1 is all of it, -2 what was rolled last."""

    damage: int = 0
    fatigue: int = 0

    def fits(self, g: Play, about: About, figure: int) -> bool:
        one = g.figures[figure]
        return bool((self.damage and one.damage) or (self.fatigue and one.fatigue and not g.knocked_out(figure)))

    def to(self, g: Play, about: About) -> Any:
        damage = {-1: 99, -2: about.amount}.get(self.damage, self.damage)
        fatigue = {-1: 99, -2: about.amount}.get(self.fatigue, self.fatigue)
        return g.recovering(about.it, damage=damage, fatigue=fatigue)


class Inflict(Aimed):
    """Figures get a condition."""

    condition: str

    def fits(self, g: Play, about: About, figure: int) -> bool:
        return g.can_have(figure, self.condition)

    def to(self, g: Play, about: About) -> Any:
        g.inflict(about.it, self.condition)
        return about.it


class DropCondition(Aimed):
    """A figure loses one of its conditions, picked by whoever has the text."""

    def fits(self, g: Play, about: About, figure: int) -> bool:
        return bool(g.figures[figure].conditions)

    def to(self, g: Play, about: About) -> Any:
        return g.dropping_condition(about.it, about.seat)


class Roll(Op):
    """Dice are rolled: what they show in hearts is what was rolled last."""

    dice: tuple[Colour, ...]

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return g.rolling(self.dice, about.seat)

    def note(self, about: About, result: Any) -> About:
        return replace(about, amount=damage_on(result), surges=surges_on(result))


class OneTest(Op):
    """`it` makes a test; of several attributes whoever has the text picks one."""

    attribute: str | tuple[str, ...]
    by: int = 0
    picks: bool = False
    """`it` picks the attribute."""

    def aim(self, g: Play, about: About) -> Next:
        if isinstance(self.attribute, str):
            return None
        return choose(
            g.seat_of(about.it) if self.picks else about.seat,
            "attribute",
            [opt.ChooseWord(word) for word in self.attribute],
        )

    def do(self, g: Play, about: About, aim: Any) -> Any:
        attribute = self.attribute if isinstance(self.attribute, str) else aim.word
        return g.testing(about.it, attribute, self.by)

    def note(self, about: About, result: Any) -> About:
        return replace(about, passed=result.passed, amount=result.shields, against=result.against)


class Test(Aimed):
    """Figures test an attribute, one after another, and what comes of it is done to each as `it`."""

    attribute: str | tuple[str, ...]
    passed: tuple[Op, ...] = ()
    failed: tuple[Op, ...] = ()
    by: int = 0
    picks: bool = False
    """Each picks the attribute himself."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        figures = self.figures(g, about)
        return inside(0, *(replace(about, it=figure) for figure in figures)) if figures else False

    def lists(self) -> Sequence[Sequence[effects.Op[Play, About]]]:
        passed = Then(of=self.passed, conditions=(Passed(),))
        test = OneTest(attribute=self.attribute, by=self.by, picks=self.picks)
        return ((test, passed, Then(of=self.failed, conditions=(Failed(),))),)


class TestMine(Op):
    """The owner of the text tests an attribute; whoever is `it` stays so."""

    attribute: str

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return g.testing(about.me, self.attribute)

    def note(self, about: About, result: Any) -> About:
        return replace(about, passed=result.passed, amount=result.shields)


class InflictOne(Aimed):
    """A figure gets one condition, or one of some, picked by the owner of the text."""

    among: tuple[str, ...] = ()

    def fits(self, g: Play, about: About, figure: int) -> bool:
        return bool(g.conditions_for(figure))

    def to(self, g: Play, about: About) -> Any:
        return g.inflicting_one(about.it, about.seat, self.among)


class CallSpirits(Op, kw_only=True):
    """Exhaust Ancestor Spirits for 1 fatigue: monsters just hurt are Poisoned, or heroes just healed regain more."""

    whom: Who
    harm: bool = False
    may: bool = True

    def can_work(self, g: Play, about: About) -> bool:
        card = g.skill_named(about.me, "Ancestor Spirits")
        return card >= 0 and g.can_exhaust(about.me, card, fatigue=1) and bool(meant(g, about, self.whom))

    def do(self, g: Play, about: About, aim: Any) -> Any:
        card = g.skill_named(about.me, "Ancestor Spirits")
        g.exhaust(about.me, card)
        g.take_fatigue(about.me, 1)
        for figure in meant(g, about, self.whom):
            if self.harm:
                g.inflict(figure, "Poisoned")
            elif not g.knocked_out(figure):
                g.recover(figure, damage=1, fatigue=1)


class RerollTest(Op):
    """All dice of the test just rolled are rolled again."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        test: Any = g.rule_at(about.depth)
        for die in range(len(test.dice)):
            g.reroll(about.depth, -1, die)


class HurtUpTo(Op):
    """`it` suffers as much damage as the owner of the text likes, at most so much; that is what was counted last."""

    most: int

    def aim(self, g: Play, about: About) -> Next:
        return choose(about.seat, "damage", [opt.ChooseNumber(n) for n in range(1, self.most + 1)])

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return g.suffering(about.it, damage=aim.number, by=about.me)

    def note(self, about: About, result: Any) -> About:
        return replace(about, amount=result)


class BeDefeated(Aimed):
    """Figures are defeated, whatever damage they have."""

    def fits(self, g: Play, about: About, figure: int) -> bool:
        return g.on_map(figure)

    def to(self, g: Play, about: About) -> Any:
        return g.defeating(about.it)


class RepeatTest(Op):
    """The test just passed is made again with the attribute changed, and the new result stands."""

    by: int

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return g.testing_again(about.depth, self.by)

    def note(self, about: About, result: Any) -> About:
        return replace(about, passed=result.passed)

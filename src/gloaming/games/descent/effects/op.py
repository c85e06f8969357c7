"""What every op and condition of Descent shares: what the words of a text mean, and whom it is done to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.kernel import Next, choose
from gloaming.kernel.frozen import Frozen
from gloaming.pieces import effects
from gloaming.pieces.effects import inside

if TYPE_CHECKING:
    from gloaming.games.descent.verbs import Play

Part: TypeAlias = Literal["ability", "surge", "modifier"]
Whose: TypeAlias = Literal["heroes", "monsters", "minions", "figures", "friends", "enemies", "familiar"]


class About(Frozen, kw_only=True):
    """Whose text it is and what its words mean. Figures by number, -1 for nobody."""

    seat: int
    """Who decides."""
    me: int = -1
    """The figure whose card it is; nobody for an Overlord card."""
    card: int = -1
    part: Part = "ability"
    n: int = 0
    """Which of the abilities or surges of the card."""
    moment: str = ""
    that: int = -1
    """Whom the moment is about: who is attacked, hurt, tested, who moves, opens, searches."""
    by: int = -1
    """Who did it to them."""
    it: int = -1
    """Whom the text has come to speak of: picked, or one of several in turn."""
    space: int = -1
    weapon: int = -1
    """The weapon of the attack under way."""
    depth: int = -1
    """The frame that opened the moment, which the text may change."""
    amount: int = 0
    """What was rolled or counted last; after an attack, the damage it dealt its target."""
    surges: int = 0
    """The surges that were rolled last."""
    passed: bool = False
    """Whether the last test was passed."""
    against: int = 0
    """The value of the attribute that was tested last."""
    found: int = -1
    """The card that the text has taken or turned up."""


class Group(Frozen):
    """All figures of the monster group `it` belongs to (DE-287)."""

    others: bool = False
    """But not `it` itself."""


class Around(Frozen, kw_only=True):
    """Figures by where they are, seen from the owner of the text."""

    of: Whose
    within: int = -1
    """At most so many spaces away; -1 for anywhere."""
    sight: bool = False
    others: bool = True
    """The owner is not meant."""
    fallen: bool = False
    """Knocked-out heroes are meant, too (DE-246)."""
    of_that: bool = False
    """Seen from the figure the moment is about instead."""
    hurt: bool = False
    """Only those that have suffered damage."""
    unless_it: bool = False
    """Whoever the text speaks of already is not meant."""
    unless_that: bool = False
    """Nor is the figure the moment is about."""
    ill: bool = False
    """Only figures with a condition are meant."""


Who: TypeAlias = Literal["me", "that", "by", "it"] | Around | Group

ADJACENT = 1


class Condition(effects.Condition["Play", About]):
    """What has to be true."""


class Not(Condition):
    """None of several conditions is met."""

    of: tuple[Condition, ...]

    def holds(self, g: Play, about: About) -> bool:
        return not any(condition.holds(g, about) for condition in self.of)


class Op(effects.Op["Play", About]):
    """One thing a text does."""


class Aimed(Op, kw_only=True):
    """An op done to the figures a word means, one after another."""

    who: Who = "me"

    def can_work(self, g: Play, about: About) -> bool:
        return bool(self.figures(g, about))

    def figures(self, g: Play, about: About) -> list[int]:
        """Whom it could be done to."""
        return [figure for figure in meant(g, about, self.who) if self.fits(g, about, figure)]

    def fits(self, g: Play, about: About, figure: int) -> bool:
        """True if it would do anything to that figure."""
        return True

    def do(self, g: Play, about: About, aim: Any) -> Any:
        figures = self.figures(g, about)
        if not figures:
            return False
        if len(figures) == 1:
            return self.to(g, replace(about, it=figures[0]))
        return inside(0, *(replace(about, it=figure) for figure in figures))

    def lists(self) -> Sequence[Sequence[effects.Op[Play, About]]]:
        return ((replace(self, who="it", conditions=(), may=False, gate=False),),)

    def to(self, g: Play, about: About) -> Any:
        """Do it to `about.it`."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it does to a figure")


class Pick(Op, kw_only=True):
    """Whoever has the text picks a figure, which the ops after this one call `it`; without any they are left out."""

    who: Who
    gate: bool = True

    def can_work(self, g: Play, about: About) -> bool:
        return bool(meant(g, about, self.who))

    def aim(self, g: Play, about: About) -> Next:
        options = [opt.Choose(figure) for figure in meant(g, about, self.who)]
        return choose(about.seat, "whom", options) if options else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return False if aim is None else aim.figure

    def note(self, about: About, result: Any) -> About:
        return about if result is False else replace(about, it=result)


def meant(g: Play, about: About, who: Who) -> list[int]:
    """The figures that a word means now."""
    if isinstance(who, str):
        figure: int = getattr(about, who)
        return [figure] if figure >= 0 else []
    if isinstance(who, Group):
        group = g.in_group(g.figures[about.it].group)
        return [figure for figure in group if not who.others or figure != about.it]
    around = g.around(about.that if who.of_that else about.me, who)
    if who.unless_it:
        around = [figure for figure in around if figure != about.it]
    if who.unless_that:
        around = [figure for figure in around if figure != about.that]
    return [figure for figure in around if g.figures[figure].conditions] if who.ill else around


class Passed(Condition):
    """The last test was passed."""

    def holds(self, g: Play, about: About) -> bool:
        return about.passed


class Failed(Condition):
    """The last test was failed."""

    def holds(self, g: Play, about: About) -> bool:
        return not about.passed


class Then(Op):
    """A list of ops that is carried out if the conditions hold."""

    of: tuple[Op, ...]

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return inside(0) if self.of else None

    def lists(self) -> Sequence[Sequence[effects.Op[Play, About]]]:
        return (self.of,)

"""The vocabulary of cards: what their texts do and on which conditions. Each op is one class.

An op changes a position by verbs, or returns a rule that the position hands out (`g.suffering`, `g.testing`,
`g.attacking` ...): so that cards know the words of the game and nothing of its rules' insides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.dice import Colour, damage_on
from gloaming.kernel import Next, choose
from gloaming.kernel.frozen import Frozen
from gloaming.pieces import effects
from gloaming.pieces.effects import inside

if TYPE_CHECKING:
    from gloaming.games.descent.verbs import Play

Part: TypeAlias = Literal["ability", "surge", "modifier"]
Whose: TypeAlias = Literal["heroes", "monsters", "minions", "figures", "friends", "enemies"]


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
    """What was rolled or counted last."""
    passed: bool = False
    """Whether the last test was passed."""


class Group(Frozen):
    """All figures of the monster group `it` belongs to (DE-287)."""


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
        return g.in_group(g.figures[about.it].group)
    return g.around(about.that if who.of_that else about.me, who)


# Conditions.


class OfMine(Condition):
    """The moment is about the owner of the text."""

    def holds(self, g: Play, about: About) -> bool:
        return about.that == about.me


class ByMe(Condition):
    """The owner of the text does it."""

    def holds(self, g: Play, about: About) -> bool:
        return about.by == about.me


class That(Condition):
    """What the figure is that the moment is about, or, with `by`, the one that does it."""

    of: Whose
    by: bool = False
    within: int = -1
    """At most so many spaces from the owner."""

    def holds(self, g: Play, about: About) -> bool:
        figure = about.by if self.by else about.that
        if figure < 0 or not g.is_of(about.me, figure, self.of):
            return False
        return self.within < 0 or g.within(about.me, figure, self.within)


class WithWeapon(Condition):
    """The attack under way is made with an equipped weapon of a type or trait."""

    like: str

    def holds(self, g: Play, about: About) -> bool:
        return g.weapon_is(about, self.like)


class Equipped(Condition):
    """The owner has an item of one of these traits equipped."""

    like: tuple[str, ...]

    def holds(self, g: Play, about: About) -> bool:
        return any(g.has_equipped(about.me, like) for like in self.like)


class MonsterAttacks(Condition):
    """A monster of the overlord attacks; with `hero` it attacks a hero."""

    hero: bool = False

    def holds(self, g: Play, about: About) -> bool:
        return g.is_of(-1, about.by, "monsters") and (not self.hero or g.is_of(-1, about.that, "heroes"))


class InMoveAction(Condition):
    """The figure the moment is about is in the course of a move action."""

    def holds(self, g: Play, about: About) -> bool:
        return g.figures[about.that].moving


class NoLeaderNear(Condition):
    """No master and no lieutenant is up to 3 spaces away from the owner."""

    def holds(self, g: Play, about: About) -> bool:
        near = g.around(about.me, Around(of="monsters", within=3, others=False))
        return not any(g.figures[figure].rank != "minion" for figure in near)


class MonsterNear(Condition):
    """A figure of a kind is near the owner."""

    around: Around

    def holds(self, g: Play, about: About) -> bool:
        return bool(g.around(about.me, self.around))


# Damage, fatigue, conditions.


class Suffer(Aimed):
    """Figures suffer damage and fatigue."""

    damage: int = 0
    fatigue: int = 0

    def to(self, g: Play, about: About) -> Any:
        return g.suffering(about.it, damage=self.damage, fatigue=self.fatigue, by=about.me)

    def say(self) -> str:
        return "deal " + " and ".join(
            part
            for part in (self.damage and f"{self.damage} damage", self.fatigue and f"{self.fatigue} fatigue")
            if part
        )


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


ALL = -1
ROLLED = -2


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
        return damage_on(g.roll_dice(self.dice, about.seat))

    def note(self, about: About, result: Any) -> About:
        return replace(about, amount=result)


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


class OneTest(Op):
    """`it` makes a test; of several attributes whoever has the text picks one."""

    attribute: str | tuple[str, ...]
    by: int = 0

    def aim(self, g: Play, about: About) -> Next:
        if isinstance(self.attribute, str):
            return None
        return choose(about.seat, "attribute", [opt.ChooseWord(word) for word in self.attribute])

    def do(self, g: Play, about: About, aim: Any) -> Any:
        attribute = self.attribute if isinstance(self.attribute, str) else aim.word
        return g.testing(about.it, attribute, self.by)

    def note(self, about: About, result: Any) -> About:
        return replace(about, passed=result.passed, amount=result.shields)


class Test(Aimed):
    """Figures test an attribute, one after another, and what comes of it is done to each as `it`."""

    attribute: str | tuple[str, ...]
    passed: tuple[Op, ...] = ()
    failed: tuple[Op, ...] = ()
    by: int = 0

    def do(self, g: Play, about: About, aim: Any) -> Any:
        figures = self.figures(g, about)
        return inside(0, *(replace(about, it=figure) for figure in figures)) if figures else False

    def lists(self) -> Sequence[Sequence[effects.Op[Play, About]]]:
        passed = Then(of=self.passed, conditions=(Passed(),))
        return ((OneTest(attribute=self.attribute, by=self.by), passed, Then(of=self.failed, conditions=(Failed(),))),)


# Attacks.


class ChangeAttack(Op):
    """The attack under way gets another result."""

    damage: int = 0
    range: int = 0
    surges: int = 0
    pierce: int = 0
    condition: str = ""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.change_attack(about.depth, damage=self.damage, range=self.range, surges=self.surges, pierce=self.pierce)


class AddShields(Op):
    """The defender adds shields to the roll."""

    n: int

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.add_shields(about.depth, about.that, self.n)


class AddDice(Op):
    """Dice are added to a pool before it is rolled."""

    dice: tuple[Colour, ...]
    defense: bool = False

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.add_dice(about.depth, self.dice, about.that if self.defense else -1)


class GainSurge(Op):
    """The attack gets the surge abilities of this card."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.gain_surge(about.depth, about.card)


class RerollDie(Op):
    """One die is rolled again: of the attack, or a defense die of the figure the moment is about."""

    colours: tuple[Colour, ...] = ()
    """Only these; any if empty."""
    defense: bool = False
    mine: bool = False
    """Any die of the overlord's, be it attack or defense."""

    def can_work(self, g: Play, about: About) -> bool:
        return bool(g.dice_to_reroll(about, self.colours, defense=self.defense, either=self.mine))

    def aim(self, g: Play, about: About) -> Next:
        options = g.dice_to_reroll(about, self.colours, defense=self.defense, either=self.mine)
        return choose(about.seat, "reroll", options) if options else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        if aim is None:
            return False
        g.reroll(about.depth, aim.figure, aim.die)


class Attack(Op):
    """The owner makes an attack, by all the usual rules."""

    like: str = ""
    """With a weapon of this type or trait; any if empty."""
    target: Who | None = None
    """Only against these."""
    damage: int = 0
    range: int = 0
    pierce: int = 0
    blast: bool = False
    condition: str = ""

    def can_work(self, g: Play, about: About) -> bool:
        return bool(g.attacks_for(about.me, self.like, self._targets(g, about)))

    def _targets(self, g: Play, about: About) -> list[int] | None:
        return None if self.target is None else meant(g, about, self.target)

    def aim(self, g: Play, about: About) -> Next:
        options = g.attacks_for(about.me, self.like, self._targets(g, about))
        return choose(about.seat, "attack", options) if options else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        if aim is None:
            return False
        return g.attacking(
            about.me,
            aim,
            damage=self.damage,
            range=self.range,
            pierce=self.pierce,
            blast=self.blast,
            condition=self.condition,
        )


# Moving.


class MovePoints(Aimed):
    """A figure gets movement points; fewer than none take them away."""

    n: int

    def to(self, g: Play, about: About) -> Any:
        g.gain_points(about.it, self.n)
        return about.it


class MoveUpTo(Aimed):
    """A figure moves at once, with so many movement points; 0 is its Speed."""

    n: int = 0

    def to(self, g: Play, about: About) -> Any:
        return g.moving(about.it, self.n or g.speed(about.it))


class LosePoint(Aimed):
    """A figure loses a movement point; with none left to lose it is Stunned instead."""

    def to(self, g: Play, about: About) -> Any:
        if g.figures[about.it].points:
            g.gain_points(about.it, -1)
        else:
            g.inflict(about.it, "Stunned")
        return about.it


class EndMove(Aimed):
    """The move action of a figure ends."""

    def to(self, g: Play, about: About) -> Any:
        g.end_move(about.it)
        return about.it


class ExtraAction(Aimed):
    """A figure may take one more move or attack action in this turn."""

    kind: Literal["move", "attack"]

    def to(self, g: Play, about: About) -> Any:
        g.gain_action(about.it, self.kind)
        return about.it


# The overlord's cards.


class DrawOverlord(Op):
    """The overlord draws cards."""

    n: int = 1

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.draw_overlord(self.n)


# Search cards.


class DiscardFind(Op):
    """The Search card just drawn goes to the discards at once."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.discard_search(about.me, about.card)

"""Attacks with more to choose: two targets at once, one somewhere on the way, and a breath of fire."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.dice import SIDES, colour_of
from gloaming.games.descent.rules.actions import attack, attacks_for
from gloaming.games.descent.rules.attack import Attack, attack_at
from gloaming.games.descent.rules.moments import happens
from gloaming.games.descent.rules.move import MoveNow
from gloaming.games.descent.state import IMMOBILIZED, NOBODY, NOTHING
from gloaming.games.descent.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, choose, done
from gloaming.pieces.squares import mask_of, spaces_of


class AttackTwo(Rule):
    """One attack roll against two different targets; the second is chosen now."""

    figure: int
    card: int
    target: int
    others: tuple[int, ...] = ()
    """Whom else it may be aimed at."""
    source: int = NOTHING

    def second(self, g: Play) -> Next:
        options = [opt.AttackWith(self.card, figure) for figure in self.others if figure != self.target]
        return choose(g.seat_of(self.figure), "second_target", options) if options else again("alone")

    def both(self, g: Play, option: opt.AttackWith) -> Next:
        kind = g.attack_kind(self.figure, self.card)
        return Attack(self.figure, self.target, self.card, also=(option.figure,), kind=kind, source=self.source)

    def struck(self, g: Play, result: Attack) -> Next:
        return done(result)

    def alone(self, g: Play) -> Next:
        kind = g.attack_kind(self.figure, self.card)
        return Attack(self.figure, self.target, self.card, kind=kind, source=self.source)

    def over(self, g: Play, result: Attack) -> Next:
        return done(result)


class MoveAndAttack(MoveNow):
    """A figure moves with points of its own and makes one attack at any moment of that."""

    attacked: bool = False

    def ask(self, g: Play) -> Next:
        attacks = [] if self.attacked else attacks_for(g, self.figure)
        options = (*self._ways(g), *attacks)
        return Ask(g.seat_of(self.figure), "move_and_attack", (*options, PASS)) if options else again("over")

    def go(self, g: Play, option: Option) -> Next:
        if isinstance(option, opt.AttackWith):
            return self.having(attacked=True).then(attack(g, self.figure, option))
        return super().go(g, option)


class ChooseDice(Rule):
    """A player names any number of dice that were rolled, one at a time; the result is their places."""

    seat: int
    depth: int
    figure: int
    """Whose defense dice; nobody for those of the attack."""
    chosen: tuple[int, ...] = ()

    def ask(self, g: Play) -> Next:
        dice = g.dice_of(self.depth, self.figure)
        options = [
            opt.Reroll(at, colour_of(die), die % SIDES, self.figure)
            for at, die in enumerate(dice)
            if at not in self.chosen
        ]
        return Ask(self.seat, "reroll", (*options, PASS)) if options else done(self.chosen)

    def choose(self, g: Play, option: Option) -> Next:
        if not isinstance(option, opt.Reroll):
            return done(self.chosen)
        return self.having(chosen=(*self.chosen, option.die)).then(again("ask"))


class RushThrough(Rule):
    """A flying figure moves space by space and then attacks everyone it moved through, and nobody else."""

    figure: int
    points: int
    source: int = NOTHING
    passed: tuple[int, ...] = ()

    def ask(self, g: Play) -> Next:
        options: list[Option] = [opt.ChooseSpace(space) for space in self._steps(g)]
        if not options:
            return again("settle")
        over = g.shares_space(self.figure)
        return Ask(g.seat_of(self.figure), "rush", tuple(options) if over else (*options, PASS))

    def _steps(self, g: Play) -> list[int]:
        """The spaces next to it, occupied ones only if an empty one can still be reached from there."""
        one = g.figures[self.figure]
        if not self.points or one.conditions & IMMOBILIZED:
            return []
        empty = g.floor.empty(g.taken(without=self.figure))
        near = g.reach(self.figure, 1).all & ~one.mask
        return [space for space in spaces_of(near) if g.floor.within(1 << space, self.points - 1) & empty]

    def step(self, g: Play, option: Option) -> Next:
        if isinstance(option, Pass):
            return again("attack")
        assert isinstance(option, opt.ChooseSpace)
        other = g.at_space(option.space)
        g.step(self.figure, option.space, 0)
        passed = (*self.passed, other) if other != NOBODY and other not in self.passed else self.passed
        return self.having(points=self.points - 1, passed=passed)

    def entered(self, g: Play) -> Next:
        return happens(g, "entered", self.figure, space=g.figures[self.figure].at)

    def go_on(self, g: Play) -> Next:
        return again("ask") if g.on_map(self.figure) else done()

    def settle(self, g: Play) -> Next:
        """Nobody stays in another's space, even where something held it up there (R16)."""
        if not g.shares_space(self.figure):
            return again("attack")
        spaces = g.floor.nearest(g.figures[self.figure].mask, g.empty())
        return choose(g.seat_of(self.figure), "base", [opt.TurnBase((space,)) for space in spaces_of(spaces)])

    def settled(self, g: Play, option: opt.TurnBase) -> None:
        g.turn_base(self.figure, option.spaces)

    def attack(self, g: Play) -> Next:
        targets = tuple(n for n in self.passed if g.on_map(n) and g.can_be_attacked(self.figure, n))
        if not targets:
            return done()
        return g.attacking_all(self.figure, NOTHING, targets, any_range=True, source=self.source)

    def over(self, g: Play) -> Next:
        return done()


class BreatheFire(Rule):
    """A path of spaces from the target space on is traced; every figure on it is hit by the attack, too."""

    depth: int
    length: int
    seat: int
    path: tuple[int, ...] = ()

    def start(self, g: Play) -> Next:
        return self.having(path=(attack_at(g, self.depth).space,))

    def ask(self, g: Play) -> Next:
        near = g.floor.neighbours[self.path[-1]] & ~mask_of(self.path)
        if len(self.path) == self.length or not near:
            return again("burn")
        return choose(self.seat, "fire", [opt.ChooseSpace(space) for space in spaces_of(near)])

    def go_on(self, g: Play, option: opt.ChooseSpace) -> Next:
        return self.having(path=(*self.path, option.space)).then(again("ask"))

    def burn(self, g: Play) -> Next:
        g.hit_as_well(self.depth, *g.caught_in(attack_at(g, self.depth).by, mask_of(self.path)))
        return done()

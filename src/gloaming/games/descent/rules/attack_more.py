"""Attacks with more to choose: two targets at once, and one somewhere on the way."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.dice import SIDES, colour_of
from gloaming.games.descent.rules.actions import attack, attacks_for
from gloaming.games.descent.rules.attack import Attack
from gloaming.games.descent.rules.move import Walk, walks
from gloaming.games.descent.state import NOTHING
from gloaming.games.descent.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, choose, done


class AttackTwo(Rule):
    """One attack roll against two different targets; the second is chosen now."""

    figure: int
    card: int
    target: int
    source: int = NOTHING

    def second(self, g: Play) -> Next:
        options = [
            opt.AttackWith(self.card, one.figure)
            for one in attacks_for(g, self.figure)
            if one.card == self.card and one.figure != self.target
        ]
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


class MoveAndAttack(Rule):
    """A figure moves with points of its own and makes one attack at any moment of that."""

    figure: int
    points: int
    kept: int = 0
    """Points it had before."""
    attacked: bool = False

    def start(self, g: Play) -> Next:
        kept = g.figures[self.figure].points
        g.gain_points(self.figure, self.points - kept)
        return self.having(kept=kept)

    def ask(self, g: Play) -> Next:
        options: list[Option] = [go for go in walks(g, self.figure) if not go.fatigue]
        if not self.attacked:
            options += attacks_for(g, self.figure)
        if not options:
            return again("over")
        return Ask(g.seat_of(self.figure), "move_and_attack", (*options, PASS))

    def act(self, g: Play, option: Option) -> Next:
        if isinstance(option, Pass):
            return again("over")
        if isinstance(option, opt.AttackWith):
            return self.having(attacked=True).then(attack(g, self.figure, option))
        assert isinstance(option, opt.Go)
        return Walk(self.figure, option.space)

    def go_on(self, g: Play) -> Next:
        return again("ask") if g.figures[self.figure].spaces else again("over")

    def over(self, g: Play) -> Next:
        if g.figures[self.figure].spaces:
            g.gain_points(self.figure, self.kept - g.figures[self.figure].points)
        return done(self.figure)


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

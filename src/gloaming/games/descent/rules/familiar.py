"""Familiars: once in its hero's turn each may move, and do what its card says, at no action (DE-299 to DE-302)."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.rules.actions import attack, attacks_for, carry_out
from gloaming.games.descent.rules.conditions_at_start import start_conditions
from gloaming.games.descent.rules.damage import Defeat
from gloaming.games.descent.rules.move import MoveNow
from gloaming.games.descent.state import NOTHING
from gloaming.games.descent.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, choose, done
from gloaming.pieces.squares import spaces_of


def waiting(g: Play, hero: int) -> list[Option]:
    """The familiars of a hero that he may still activate in this turn."""
    return [
        opt.Familiar(number)
        for number, one in enumerate(g.figures)
        if one.kind == "familiar" and one.owner == hero and one.spaces and not one.acted
    ]


class FamiliarTurn(Rule):
    """A familiar acts: one move action, and besides what its card says; either may interrupt the other."""

    figure: int
    besides: bool = False
    """True: its usual activation of this turn is not used up."""
    had_acted: bool = False

    def begin(self, g: Play) -> Next:
        had_acted = g.figures[self.figure].acted
        g.begin_familiar(self.figure)
        return self.having(had_acted=had_acted)

    def conditions(self, g: Play) -> Next:
        return start_conditions(g, self.figure)

    def act(self, g: Play) -> Next:
        if not g.on_map(self.figure):
            return again("close")
        options = g.offers(self.figure)
        return again("lava") if len(options) == 1 else Ask(g.seat_of(self.figure), "act", tuple(options))

    def do(self, g: Play, option: Option) -> Next:
        return again("lava") if isinstance(option, opt.EndTurn) else carry_out(g, self.figure, option)

    def go_on(self, g: Play) -> Next:
        return again("act")

    def lava(self, g: Play) -> Next:
        """Its activation is its turn (R73)."""
        return Defeat(self.figure) if g.on_map(self.figure) and g.in_lava(self.figure) else None

    def close(self, g: Play) -> None:
        g.end_familiar(self.figure)
        if self.besides and not self.had_acted:
            g.may_act_again(self.figure)


class LastFamiliars(Rule):
    """After his last action a hero may activate the familiars that have not acted (DE-300, R67)."""

    hero: int

    def ask(self, g: Play) -> Next:
        options = waiting(g, self.hero) if g.on_map(self.hero) else []
        return Ask(g.seat_of(self.hero), "familiar", (*options, PASS)) if options else done()

    def activate(self, g: Play, option: Option) -> Next:
        if isinstance(option, Pass):
            return done()
        assert isinstance(option, opt.Familiar)
        return FamiliarTurn(option.figure)

    def go_on(self, g: Play) -> Next:
        return again("ask")


class CallFamiliar(Rule):
    """A familiar is put in an empty space next to its hero; there is one of its kind at most."""

    hero: int
    name: str

    def choose_space(self, g: Play) -> Next:
        free = g.floor.adjacent(g.figures[self.hero].mask) & g.empty()
        if not free:
            return done(NOTHING)
        return choose(g.seat_of(self.hero), "call", [opt.ChooseSpace(space) for space in spaces_of(free)])

    def put(self, g: Play, option: opt.ChooseSpace) -> Next:
        return done(g.call_familiar(self.hero, self.name, option.space))


class RiseAndStrike(Rule):
    """A defeated monster stands where it fell, moves, attacks one of its own for a hero, and is gone again."""

    figure: int
    hero: int
    space: int

    def stand(self, g: Play) -> Next:
        bases = g.floor.nearest_fitting(g.sheet(self.figure).size, 1 << self.space, g.empty())
        options = [opt.TurnBase(tuple(spaces_of(base))) for base in bases]
        return choose(g.seat_of(self.hero), "base", options) if options else done(False)

    def move(self, g: Play, option: opt.TurnBase) -> Next:
        g.rise_for(self.figure, self.hero, option.spaces)
        return MoveNow(self.figure, g.speed(self.figure))

    def choose_target(self, g: Play) -> Next:
        options = attacks_for(g, self.figure) if g.on_map(self.figure) else []
        return choose(g.seat_of(self.hero), "attack", options) if options else again("fall")

    def strike(self, g: Play, option: opt.AttackWith) -> Next:
        return attack(g, self.figure, option)

    def fall(self, g: Play) -> Next:
        g.fall_again(self.figure)
        return done(True)

"""What effects do to players and to the chain, and effects that let a player choose one of several."""

from __future__ import annotations

from gloaming.games.twilight import effects as fx
from gloaming.games.twilight.effect_verbs import Changes
from gloaming.games.twilight.options import ChooseEffect
from gloaming.games.twilight.rules.feasible import can_work
from gloaming.games.twilight.rules.matter import Aim, Matter
from gloaming.games.twilight.rules.perform import NOT_DONE, Did, Ops, amount, does
from gloaming.games.twilight.rules.targets import seats_meant
from gloaming.games.twilight.state import Lasting
from gloaming.kernel import Next, Option, Rule, choose, done


@does(fx.ArmorPlayer)
def armor_player(g: Changes, run: Ops, op: fx.ArmorPlayer, aim: Aim) -> Rule | Did | None:
    for seat in aim.seats:
        g.last(Lasting(kind="armor", seat=seat, n=amount(g, run, op), until=op.until, whose=run.matter.seat))
    return None


@does(fx.PreventDamage)
def prevent_damage(g: Changes, run: Ops, op: fx.PreventDamage, aim: Aim) -> Rule | Did | None:
    for seat in aim.seats:
        g.last(Lasting(kind="prevent", seat=seat, n=amount(g, run, op), until=op.until, whose=run.matter.seat))
    return None


@does(fx.Counter)
def counter(g: Changes, run: Ops, op: fx.Counter, aim: Aim) -> Rule | Did | None:
    for depth in aim.depths:
        g.counter(depth, op.dest)
    return Did(worked=bool(aim.depths))


@does(fx.Choose)
def choose_effect(g: Changes, run: Ops, op: fx.Choose, aim: Aim) -> Rule | Did | None:
    return ChooseOne(run.matter, run.number, (*run.path, run.at), run.it, run.removed)


class ChooseOne(Rule):
    """A player picks one of several lists of ops that have something to do, and it is carried out."""

    matter: Matter
    number: int
    path: tuple[int, ...]
    """The way to the choice: it ends with the number of the op."""
    it: tuple[int, ...]
    removed: tuple[int, ...]

    def ask(self, g: Changes) -> Next:
        op = self.matter.ops(self.number, self.path[:-1])[self.path[-1]]
        assert isinstance(op, fx.Choose)
        fitting = [n for n, ops in enumerate(op.options) if any(can_work(g, self.matter, one) for one in ops)]
        seats = seats_meant(g, self.matter, op.by)
        if not fitting or not seats:
            return done(NOT_DONE)
        return choose(seats[0], "effect", [ChooseEffect(number) for number in fitting])

    def carry_out(self, g: Changes, option: Option) -> Next:
        assert isinstance(option, ChooseEffect)
        return Ops(self.matter, self.number, (*self.path, option.number), it=self.it, removed=self.removed)

    def over(self, g: Changes, did: Did) -> Next:
        return done(did)

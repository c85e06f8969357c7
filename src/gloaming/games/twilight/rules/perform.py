"""Carrying out abilities: conditions first, then what they do, one thing after another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from gloaming.games.twilight.effects import Op
from gloaming.games.twilight.natures import is_used
from gloaming.games.twilight.options import Agree
from gloaming.games.twilight.rules.aiming import ChooseAim, OnCards
from gloaming.games.twilight.rules.matter import About, Matter
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.rules.targets import amount
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, done
from gloaming.kernel.agenda import Chosen
from gloaming.pieces import effects
from gloaming.pieces.effects import all_hold

AGREE = Agree()


class Perform(Rule):
    """Carry out one ability of an item."""

    matter: Matter
    number: int

    def begin(self, g: Play) -> Next:
        """Leave it out if it was used up, if a condition fails, or if there is nothing it could do by choice."""
        matter = self.matter
        ability = matter.ability(self.number)
        about = About(matter, self.number)
        if matter.needs_conviction(self.number) and not about.has_conviction(g):
            return done()
        if not all_hold(g, about, ability.conditions):
            return done()
        if ability.once and matter.kind == "trigger" and is_used(g, matter.seat, matter.card, matter.face, self.number):
            return done()
        if not ability.may:
            return again("carry_out")
        if not ability.do[0].can_work(g, about):
            return done()
        return Ask(matter.seat, "may", (AGREE, PASS))

    def decided(self, g: Play, option: Option) -> Next:
        return done() if isinstance(option, Pass) else None

    def carry_out(self, g: Play) -> Next:
        matter = self.matter
        if matter.ability(self.number).once and matter.kind == "trigger":
            g.use_once(matter.seat, matter.card, matter.face, self.number)
        return Ops(About(matter, self.number))


class Ops(effects.Run["Play", About]):
    """Carry out the ops of an ability in order."""

    @property
    def matter(self) -> Matter:
        return self.about.matter

    def aim(self, g: Play) -> Next:
        """What the op is about: as announced, plain to see, or chosen now."""
        op, about = self.op, self.about
        if not isinstance(op, Op) or not op.chooses():
            return op.aim(g, about)
        announced = None if self.path else about.matter.aim(about.number, self.at)
        if announced is not None:
            return Chosen(op.still(g, about, announced))
        return ChooseAim(about, self.at, self.path, amount(g, about, op))

    def act(self, g: Play, aim: Any) -> Next:
        """The cards chosen last are `it`."""
        if not isinstance(self.op, OnCards):
            return self._do(g, aim)
        run = replace(self, about=replace(self.about, it=aim.cards))
        return run.having().then(run._do(g, aim))

    def _list(self) -> Sequence[Op]:
        return self.matter.ability(self.about.number).do

    def _offer(self, g: Play, op: effects.Op[Play, About]) -> Ask:
        return Ask(self.about.seat, "may", (AGREE, PASS))

    def _between(self, g: Play) -> Rule | None:
        """Losses, Creatures without Life and the Creature Limit come before the next op."""
        return settle(g, triggers=False)

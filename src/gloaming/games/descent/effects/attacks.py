"""Attacks: what changes one under way, and making one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.dice import Colour
from gloaming.games.descent.effects.op import About, Condition, Op, Who, meant
from gloaming.kernel import Next, Option, choose

if TYPE_CHECKING:
    from gloaming.games.descent.verbs import Play


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
    """Dice are added to a defense pool before it is rolled."""

    dice: tuple[Colour, ...]

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.add_dice(about.depth, self.dice, about.that)


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
    anyone: bool = False
    """Any die that was rolled."""

    def can_work(self, g: Play, about: About) -> bool:
        return bool(self.dice(g, about))

    def dice(self, g: Play, about: About) -> Sequence[opt.Reroll]:
        """Those it may be done with now."""
        return g.dice_to_reroll(about, self.colours, defense=self.defense, either=self.mine, anyone=self.anyone)

    def aim(self, g: Play, about: About) -> Next:
        options = self.dice(g, about)
        return choose(about.seat, "reroll", options) if options else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        if aim is None:
            return False
        g.reroll(about.depth, aim.figure, aim.die)


class Attack(Op):
    """The owner makes an attack, by all the usual rules; its target is `it` afterwards."""

    like: str = ""
    """With a weapon of this type or trait, or one of several with a bar between; any if empty."""
    target: Who | None = None
    """Only against these."""
    damage: int = 0
    range: int = 0
    pierce: int = 0
    blast: bool = False
    condition: str = ""
    least: int = 0
    """Unless it misses, so much damage gets through."""
    by_it: bool = False
    """`it` makes the attack, and stays `it`."""

    def can_work(self, g: Play, about: About) -> bool:
        return bool(self._options(g, about))

    def _options(self, g: Play, about: About) -> Sequence[Option]:
        targets = None if self.target is None else meant(g, about, self.target)
        return g.attacks_for(about.it if self.by_it else about.me, self.like, targets)

    def aim(self, g: Play, about: About) -> Next:
        options = self._options(g, about)
        return choose(about.seat, "attack", options) if options else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        if aim is None:
            return False
        return g.attacking(
            about.it if self.by_it else about.me,
            aim,
            damage=self.damage,
            range=self.range,
            pierce=self.pierce,
            blast=self.blast,
            condition=self.condition,
            least=self.least,
            source=about.card,
        )

    def note(self, about: About, result: Any) -> About:
        return about if self.by_it else after_attack(about, result)


def after_attack(about: About, attack: Any) -> About:
    """What the ops after an attack may speak of: whom it was aimed at, and the damage that got through."""
    if attack is False:
        return replace(about, amount=0)
    return replace(about, it=attack.target, amount=dict(attack.dealt).get(attack.target, 0))


class Dealt(Condition):
    """At least 1 damage of the attack before got through."""

    def holds(self, g: Play, about: About) -> bool:
        return about.amount > 0


class AttackAll(Op):
    """One attack that is rolled once and hits every one of several figures, each with a defense of its own."""

    targets: Who
    like: str = ""
    any_range: bool = False

    def can_work(self, g: Play, about: About) -> bool:
        return bool(g.weapons_like(about.me, self.like) and self._figures(g, about))

    def _figures(self, g: Play, about: About) -> list[int]:
        return [figure for figure in meant(g, about, self.targets) if g.can_be_affected(about.me, figure)]

    def aim(self, g: Play, about: About) -> Next:
        """With which weapon."""
        cards = g.weapons_like(about.me, self.like)
        return choose(about.seat, "weapon", [opt.ChooseCard(card) for card in cards]) if cards else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        figures = self._figures(g, about)
        if aim is None or not figures:
            return False
        return g.attacking_all(about.me, aim.card, tuple(figures), any_range=self.any_range, source=about.card)

    def note(self, about: About, result: Any) -> About:
        return after_attack(about, result)


class AttackTwo(Op):
    """One attack roll against two different targets."""

    targets: Who | None = None
    """Only against these; then there have to be two of them."""

    def can_work(self, g: Play, about: About) -> bool:
        options = self._options(g, about)
        return bool(options) if self.targets is None else len({option.figure for option in options}) > 1

    def _options(self, g: Play, about: About) -> Sequence[Any]:
        return g.attacks_for(about.me, targets=None if self.targets is None else meant(g, about, self.targets))

    def aim(self, g: Play, about: About) -> Next:
        options = self._options(g, about)
        return choose(about.seat, "attack", options) if options else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        if aim is None:
            return False
        others = tuple(option.figure for option in self._options(g, about) if option.card == aim.card)
        return g.attacking_two(about.me, aim, others, about.card)


class PayForDamage(Op):
    """Pay any amount of fatigue, within Stamina, for as much damage of the attack under way."""

    def can_work(self, g: Play, about: About) -> bool:
        return g.fatigue_left(about.me) > 0

    def aim(self, g: Play, about: About) -> Next:
        return choose(about.seat, "fatigue", [opt.ChooseNumber(n) for n in range(1, g.fatigue_left(about.me) + 1)])

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.take_fatigue(about.me, aim.number)
        g.change_attack(about.depth, damage=aim.number)


class DamageForWounds(Op):
    """The attack under way deals 1 more damage for every so much damage on the owner."""

    per: int

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.change_attack(about.depth, damage=g.figures[about.me].damage // self.per)


class BecomeTarget(Op):
    """The owner, or `it`, takes the place of the target; range and sight are those to the first one."""

    it: bool = False

    def can_work(self, g: Play, about: About) -> bool:
        return about.that != (about.it if self.it else about.me)

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.redirect_attack(about.depth, about.it if self.it else about.me)


class AddPoolOf(Op):
    """Whoever is attacked adds the defense pool of `it` to the own."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.add_dice(about.depth, g.defense_pool(about.it), about.that)


class CancelSurge(Op):
    """One surge of the attack under way is cancelled."""

    def can_work(self, g: Play, about: About) -> bool:
        return g.surges_rolled(about.depth) > 0

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.change_attack(about.depth, surges=-1)


class ShieldsByAwareness(Op):
    """What the defense dice show becomes as many shields as the Awareness of the defender."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        shields = g.attribute(about.me, "awareness") - g.shields_rolled(about.depth, about.me)
        g.add_shields(about.depth, about.me, shields)


class RerollSome(Op):
    """Any number of dice of the attack are rolled again, together."""

    def aim(self, g: Play, about: About) -> Next:
        return g.choosing_dice(about)

    def do(self, g: Play, about: About, aim: Any) -> Any:
        for die in aim:
            g.reroll(about.depth, -1, die)


class RerollDefense(Op):
    """Any number of the owner's defense dice are rolled again, together; the new roll stands only if it is better."""

    def aim(self, g: Play, about: About) -> Next:
        return g.choosing_dice(about, defense=True)

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.reroll_if_better(about.depth, about.me, aim)


class AttackWithThis(Op):
    """An attack with this card, which is no weapon that could be equipped."""

    def can_work(self, g: Play, about: About) -> bool:
        return bool(g.attacks_with(about.me, about.card))

    def aim(self, g: Play, about: About) -> Next:
        options = g.attacks_with(about.me, about.card)
        return choose(about.seat, "attack", options) if options else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return False if aim is None else g.attacking(about.me, aim, source=about.card)


class AlsoHit(Op):
    """The attack under way also hits `it`, who rolls defense at once."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.hit_as_well(about.depth, about.it)


class AttackAction(Op):
    """The owner makes an attack: a plain one with a weapon of this trait, or by another of his cards."""

    like: str

    def can_work(self, g: Play, about: About) -> bool:
        return bool(g.attack_actions(about, self.like))

    def aim(self, g: Play, about: About) -> Next:
        options = g.attack_actions(about, self.like)
        return choose(about.seat, "attack", options) if options else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        if isinstance(aim, opt.Use):
            return g.using(replace(about, card=aim.card, n=aim.ability))
        return g.attacking(about.me, aim, source=about.card) if aim is not None else False


class CountDealt(Op):
    """What the attack under way has dealt, in all or to its target, is what was counted last."""

    in_all: bool = False

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return g.dealt_by_attack(about, in_all=self.in_all)

    def note(self, about: About, result: Any) -> About:
        return replace(about, amount=result)


class BreatheFire(Op):
    """The attack under way also hits every figure on a path of so many spaces that begins with the target space."""

    spaces: int

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return g.breathing_fire(about.depth, self.spaces, about.seat)


class RushThrough(Op):
    """The owner moves up to his Speed, and attacks every figure he moved through, and nobody else."""

    def can_work(self, g: Play, about: About) -> bool:
        return g.can_walk(about.me)

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return g.rushing_through(about.me, about.card)

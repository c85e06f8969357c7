"""Attacks: what changes one under way, and making one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.dice import Colour
from gloaming.games.descent.effects.op import About, Condition, Op, Who, meant
from gloaming.kernel import Next, choose

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
            least=self.least,
            source=about.card,
        )

    def note(self, about: About, result: Any) -> About:
        return after_attack(about, result)


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
        return bool(g.weapons_like(about.me, self.like) and meant(g, about, self.targets))

    def aim(self, g: Play, about: About) -> Next:
        """With which weapon."""
        cards = g.weapons_like(about.me, self.like)
        return choose(about.seat, "weapon", [opt.ChooseCard(card) for card in cards]) if cards else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        figures = meant(g, about, self.targets)
        if aim is None or not figures:
            return False
        return g.attacking_all(about.me, aim.card, tuple(figures), any_range=self.any_range, source=about.card)

    def note(self, about: About, result: Any) -> About:
        return after_attack(about, result)


class AttackTwo(Op):
    """One attack roll against two different targets."""

    def can_work(self, g: Play, about: About) -> bool:
        return bool(g.attacks_for(about.me))

    def aim(self, g: Play, about: About) -> Next:
        options = g.attacks_for(about.me)
        return choose(about.seat, "attack", options) if options else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return False if aim is None else g.attacking_two(about.me, aim, about.card)


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
    """The owner takes the place of the target; range and sight are those to the first one."""

    def can_work(self, g: Play, about: About) -> bool:
        return about.that != about.me

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.redirect_attack(about.depth, about.me)


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

"""Attacks: what changes one under way, and making one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gloaming.games.descent.dice import Colour
from gloaming.games.descent.effects.op import About, Op, Who, meant
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

"""Verbs of dice and of the attack under way: what cards change about it is written into its frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from gloaming.games.descent import events
from gloaming.games.descent.board import Board
from gloaming.games.descent.dice import SIDES, Colour, colour_of, rolled, shields_on
from gloaming.games.descent.state import NOBODY


class Combat(Board, kw_only=True):
    """A game of Descent with its dice."""

    def _change(self, figure: int, **fields: Any) -> None:
        self.figures[figure] = replace(self.figures[figure], **fields)

    def _change_hero(self, figure: int, **fields: Any) -> None:
        self.heroes[figure] = replace(self.heroes[figure], **fields)

    def roll(self, pool: Sequence[Colour]) -> tuple[int, ...]:
        """Roll dice; whoever rolls them tells of it."""
        return tuple(rolled(colour, self.below(SIDES)) for colour in pool)

    def roll_dice(self, pool: Sequence[Colour], seat: int) -> tuple[int, ...]:
        """Roll dice for something that is neither attack nor test."""
        dice = self.roll(pool)
        self.tell(events.DiceRolled(seat, dice))
        return dice

    def change_attack(self, depth: int, *, damage: int = 0, range: int = 0, surges: int = 0, pierce: int = 0) -> None:  # noqa: A002
        attack: Any = self.rule_at(depth)
        self.amend(
            depth,
            damage=attack.damage + damage,
            range=attack.range + range,
            surges=attack.surges + surges,
            pierce=attack.pierce + pierce,
        )

    def redirect_attack(self, depth: int, figure: int) -> None:
        """Another figure is the target; the target space stays what it was."""
        attack: Any = self.rule_at(depth)
        self.amend(depth, target=figure)
        self.tell(events.AttackRedirected(attack.target, figure))

    def gain_surge(self, depth: int, card: int) -> None:
        """The attack may use the surge abilities of a card."""
        attack: Any = self.rule_at(depth)
        self.amend(depth, gained=(*attack.gained, card))

    # What was rolled.

    def dice_of(self, depth: int, figure: int) -> tuple[int, ...]:
        """The dice of an attack, or those a figure defends with."""
        attack: Any = self.rule_at(depth)
        if figure == NOBODY:
            return tuple(attack.dice)
        return next((tuple(hit.dice) for hit in attack.hits if hit.figure == figure), ())

    def shields_rolled(self, depth: int, figure: int) -> int:
        return shields_on(self.dice_of(depth, figure))

    def has_blank_die(self, depth: int, figure: int) -> bool:
        return any(not shields_on((die,)) for die in self.dice_of(depth, figure))

    def surges_rolled(self, depth: int) -> int:
        """The surges an attack has left."""
        attack: Any = self.rule_at(depth)
        return int(attack.surges_left())

    def hit_as_well(self, depth: int, *figures: int) -> None:
        """The attack also hits other figures, which roll defense at once."""
        attack: Any = self.rule_at(depth)
        self.amend(depth, hits=attack.also_hitting(self, figures))

    def reroll_if_better(self, depth: int, figure: int, places: Sequence[int]) -> None:
        """Defense dice are rolled again; the new roll stands only if it shows more shields."""
        old = self.dice_of(depth, figure)
        new = tuple(rolled(colour_of(die), self.below(SIDES)) if at in places else die for at, die in enumerate(old))
        self.tell(events.DefenseRolled(figure, new))
        if shields_on(new) > shields_on(old):
            attack: Any = self.rule_at(depth)
            hits = [replace(hit, dice=new) if hit.figure == figure else hit for hit in attack.hits]
            self.amend(depth, hits=tuple(hits))

    def add_dice(self, depth: int, dice: tuple[Colour, ...], figure: int) -> None:
        """Dice are added to the defense of a figure before they are rolled."""
        attack: Any = self.rule_at(depth)
        hits = [replace(hit, pool=hit.pool + dice) if hit.figure == figure else hit for hit in attack.hits]
        self.amend(depth, hits=tuple(hits))

    def add_shields(self, depth: int, figure: int, shields: int) -> None:
        attack: Any = self.rule_at(depth)
        hits = [replace(hit, shields=hit.shields + shields) if hit.figure == figure else hit for hit in attack.hits]
        self.amend(depth, hits=tuple(hits))

    def reroll(self, depth: int, figure: int, at: int) -> None:
        """Roll one die of an attack or a defense, or of a test, again; the new face stands."""
        rule: Any = self.rule_at(depth)
        if figure == NOBODY:
            dice, old = self._rolled_again(rule.dice, at)
            self.amend(depth, dice=dice)
        else:
            hits = list(rule.hits)
            n = next(n for n, hit in enumerate(hits) if hit.figure == figure)
            dice, old = self._rolled_again(hits[n].dice, at)
            hits[n] = replace(hits[n], dice=dice)
            self.amend(depth, hits=tuple(hits))
        self.tell(events.DieRerolled(figure, old, dice[at]))

    def _rolled_again(self, dice: tuple[int, ...], at: int) -> tuple[tuple[int, ...], int]:
        old = dice[at]
        new = rolled(colour_of(old), self.below(SIDES))
        return (*dice[:at], new, *dice[at + 1 :]), old

"""Damage to Life Stacks and to Creatures: what Armor and prevention leave of it, and who deals it in Combat."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from gloaming.games.twilight import options as opt
from gloaming.games.twilight import triggers
from gloaming.games.twilight.derived import armor, fight, has, life, peaceful, player_armor
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.state import NOTHING, State
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, Rule, again, choose, done
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.subjects import SeatRule


def to_life(g: Play, seat: int, n: int, *, by: int = NOTHING, destroyed: bool = False) -> int:
    """One instance of damage to a Life Stack; how many cards it took."""
    n = max(0, n - player_armor(g, seat))
    n = g.use_up_prevention(seat, n)
    taken = len(g.damage_life(seat, n, by, "destroyed" if destroyed else "discard"))
    if taken:
        triggers.happened(g, "you_damaged", seat=seat, amount=taken)
    return taken


def to_creature(g: Play, card: int, n: int) -> None:
    """One instance of damage to a Creature."""
    one = g.permanent(card)
    if one is not None and (n := n - armor(g, one)) > 0:
        g.mark(card, "damage", n)


# Between attackers and their blockers, at once but for Initiative.


class Duel(Frozen):
    """An attacker and its blocker, if it has one."""

    attacker: int
    blocker: int = NOTHING
    excess: int = 0
    """Damage beyond the blocker's Life, by Overrun."""


def fixed(g: State) -> tuple[Duel, ...]:
    """Who is blocked by whom, once and for all."""
    blockers = dict(g.held_up) | {one.blocks: one.card for one in g.field if one.blocks != NOTHING}
    return tuple(Duel(one.card, blockers.get(one.card, NOTHING)) for one in g.field if one.attacks != NOTHING)


class CreatureDamage(Rule):
    """Those with Initiative strike first, then all others that are left; the result is the duels with their excess."""

    duels: tuple[Duel, ...]
    first: tuple[int, ...] = ()
    """Creatures that have struck first."""

    def strike_first(self, g: Play) -> Next:
        fighting = [card for duel in self.duels if duel.blocker != NOTHING for card in (duel.attacker, duel.blocker)]
        if not fighting:
            return done(self.duels)
        first = tuple(card for card in fighting if (one := g.permanent(card)) is not None and has(g, one, "initiative"))
        if not first:
            return again("strike")
        return self.having(first=first, duels=_deal(g, self.duels, first))

    def slain_first(self, g: Play) -> Next:
        return settle(g, triggers=False)

    def strike(self, g: Play) -> Next:
        others = [card for duel in self.duels for card in (duel.attacker, duel.blocker) if card not in self.first]
        return done(_deal(g, self.duels, others))


def _deal(g: Play, duels: tuple[Duel, ...], strikers: tuple[int, ...] | list[int]) -> tuple[Duel, ...]:
    """These Creatures deal their Fight to whom they fight, all at the same time."""
    dealt: list[tuple[int, int]] = []
    after: list[Duel] = []
    for duel in duels:
        excess = duel.excess
        if duel.blocker != NOTHING:
            for striker, struck in ((duel.attacker, duel.blocker), (duel.blocker, duel.attacker)):
                by, to = g.permanent(striker), g.permanent(struck)
                if striker not in strikers or by is None or to is None or peaceful(g, by) or peaceful(g, to):
                    continue
                damage = max(0, fight(g, by) - armor(g, to))
                dealt.append((struck, damage))
                if striker == duel.attacker and has(g, by, "overrun"):
                    excess = max(0, damage - life(g, to))
        after.append(replace(duel, excess=excess))
    for card, damage in dealt:
        if damage:
            g.mark(card, "damage", damage)
    return tuple(after)


# To Discard and Life Stacks, one attacker after the other.


def strength(g: State, duel: Duel, stack: Literal["life", "discard"]) -> int:
    """What an attacker deals to the stack: its Life now, or what went beyond its blocker; half to a Discard Stack."""
    one = g.permanent(duel.attacker)
    if one is None or one.stack != stack or peaceful(g, one) or g.players[one.attacks].out:
        return 0
    full = life(g, one) if duel.blocker == NOTHING else duel.excess
    return full if stack == "life" else (full + 1) // 2


class StackDamage(Rule):
    """All attackers on one kind of stack, in the order the attacking player chooses."""

    stack: Literal["life", "discard"]
    duels: tuple[Duel, ...]
    """Those that have not yet struck."""
    striker: int = NOTHING
    lost: int = 0
    """How many cards the striker has taken."""

    def choose_striker(self, g: Play) -> Next:
        ready = [duel.attacker for duel in self.duels if strength(g, duel, self.stack)]
        if not ready:
            return done()
        return choose(g.active, "strike_next", tuple(opt.StrikeNext(card) for card in ready))

    def strike(self, g: Play, option: opt.StrikeNext) -> Next:
        one = g.lying(option.card)
        duel = next(duel for duel in self.duels if duel.attacker == option.card)
        n = strength(g, duel, self.stack)
        left = tuple(other for other in self.duels if other is not duel)
        if self.stack == "discard":
            hit = DamageDiscard(g.active, one.attacks, n, option.card)
            return self.having(striker=option.card, duels=left).then(hit)
        lost = to_life(g, one.attacks, n, by=option.card)
        return self.having(striker=option.card, duels=left, lost=lost).then(again("struck"))

    def counted(self, g: Play, lost: int) -> Next:
        return self.having(lost=lost)

    def struck(self, g: Play) -> Next:
        one = g.permanent(self.striker)
        if self.lost and one is not None:
            triggers.happened(g, "on_stack_damage", card=one.card, seat=one.attacks, amount=self.lost, stack=self.stack)
        return again("choose_striker", after=settle(g, triggers=False))


class DamageDiscard(SeatRule):
    """Damage to a Discard Stack: a player chooses the cards to be Destroyed; the result is how many."""

    of: int
    n: int
    by: int
    chosen: tuple[int, ...] = ()

    def choose_card(self, g: Play) -> Next:
        stack = [card for card in g.players[self.of].discard if card not in self.chosen]
        missing = self.n - len(self.chosen)
        if missing >= len(stack):
            return self.having(chosen=(*self.chosen, *stack)).then(again("destroy"))
        if not missing:
            return again("destroy")
        distinct = {(g.faces[card], g.owners[card]): opt.DestroyCard(card) for card in reversed(stack)}
        return choose(self.seat, "destroy", tuple(distinct.values())[::-1])

    def chosen_card(self, g: Play, option: opt.DestroyCard) -> Next:
        return self.having(chosen=(*self.chosen, option.card)).then(again("choose_card"))

    def destroy(self, g: Play) -> Next:
        if self.chosen:
            g.damage_discard(self.of, self.chosen, self.by)
        return done(len(self.chosen))

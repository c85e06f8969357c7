"""Combat damage to Discard and Life Stacks, one attacker after the other."""

from __future__ import annotations

from typing import Literal

from gloaming.games.twilight import options as opt
from gloaming.games.twilight import triggers
from gloaming.games.twilight.derived import life, peaceful
from gloaming.games.twilight.rules import damage
from gloaming.games.twilight.rules.creature_damage import Duel
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.state import NOTHING, State
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, Rule, again, choose, done


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
        lost = damage.to_life(g, one.attacks, n, by=option.card)
        return self.having(striker=option.card, duels=left, lost=lost).then(again("struck"))

    def counted(self, g: Play, lost: int) -> Next:
        return self.having(lost=lost)

    def struck(self, g: Play) -> Next:
        one = g.permanent(self.striker)
        if self.lost and one is not None:
            triggers.happened(g, "on_stack_damage", card=one.card, seat=one.attacks, amount=self.lost, stack=self.stack)
        return again("choose_striker", after=settle(g, triggers=False))


class DamageDiscard(Rule):
    """Damage to a Discard Stack: a player chooses the cards to be Destroyed; the result is how many."""

    seat: int
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

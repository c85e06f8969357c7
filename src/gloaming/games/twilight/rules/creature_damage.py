"""Combat damage between attackers and their blockers, at once but for Initiative."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.twilight.derived import armor, fight, has, life, peaceful
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.state import NOTHING, State
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, Rule, again, done
from gloaming.kernel.frozen import Frozen


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

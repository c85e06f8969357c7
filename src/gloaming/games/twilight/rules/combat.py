"""The Combat Phase: attackers, blockers, replacement, damage to Creatures, to Discard and to Life Stacks."""

from __future__ import annotations

from typing import Literal

from gloaming.api.ledger import Why
from gloaming.games.twilight import options as opt
from gloaming.games.twilight import triggers
from gloaming.games.twilight.derived import barred, has
from gloaming.games.twilight.rules.blocking import Blocking, can_be_replaced, in_one_question
from gloaming.games.twilight.rules.damage import CreatureDamage, Duel, StackDamage, fixed
from gloaming.games.twilight.rules.settle import settle, settling, window
from gloaming.games.twilight.state import Permanent, State
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Pass, Rule, again

NOT_FRESH = Why("TG-240", "{card} is Exhausted and cannot attack.")
JUST_ARRIVED = Why("TG-226", "{card} came under your control this turn and cannot attack yet.")
ROOTED = Why("TG-405", "{card} is Rooted and cannot attack.")
BARRED = Why("TG-056", "An effect forbids {card} to attack.")


def why_not_attack(g: State, one: Permanent) -> Why | None:
    """Why a Creature of the turn player cannot be declared as attacker."""
    if not one.fresh:
        return NOT_FRESH
    if one.since == g.turn and not has(g, one, "onrush"):
        return JUST_ARRIVED
    if has(g, one, "rooted"):
        return ROOTED
    return BARRED if barred(g, one, "attack") else None


def attacks(g: State, without: set[int]) -> list[opt.Attack]:
    """The attacks the turn player may still declare, without those Creatures."""
    stacks: tuple[Literal["life", "discard"], ...] = ("life", "discard")
    ready = [one for one in g.creatures(g.active) if one.card not in without and why_not_attack(g, one) is None]
    return [opt.Attack(one.card, seat, stack) for one in ready for seat in g.opponents(g.active) for stack in stacks]


class Combat(Rule):
    """The six steps, a window after each; one window where nobody attacks."""

    declared: tuple[opt.Attack, ...] = ()
    skipped: tuple[int, ...] = ()
    """Creatures that were on offer and stay at home, where not all fit into one question."""
    duels: tuple[Duel, ...] = ()

    def begin(self, g: Play) -> Next:
        g.begin_step("")
        return settle(g)

    def choose_attack(self, g: Play) -> Next:
        """Name attackers one at a time, each with the stack it attacks; they all attack at once."""
        options = attacks(g, {attack.card for attack in self.declared} | set(self.skipped))
        return Ask(g.active, "attack", (*in_one_question(options), PASS)) if options else again("declare")

    def add_attacker(self, g: Play, option: opt.Attack | Pass) -> Next:
        if isinstance(option, Pass):
            options = attacks(g, {attack.card for attack in self.declared} | set(self.skipped))
            offered = {attack.card for attack in in_one_question(options)}
            return self.having(skipped=(*self.skipped, *sorted(offered))).then(again("choose_attack"))
        return self.having(declared=(*self.declared, option)).then(again("choose_attack"))

    def declare(self, g: Play) -> Next:
        """Step a: all attackers become Exhausted."""
        if not self.declared:
            return again("nobody_attacks")
        g.begin_step("attackers")
        for attack in self.declared:
            g.attack(attack.card, attack.seat, attack.stack)
        for seat in g.priority():
            if any(attack.seat == seat for attack in self.declared):
                triggers.happened(g, "when_attacked", seat=seat)
        for attack in self.declared:
            triggers.happened(g, "on_attack", card=attack.card, seat=attack.seat)
        return settle(g)

    after_attackers = window("attackers")

    def block(self, g: Play) -> Next:
        """Step b."""
        g.begin_step("blockers")
        return Blocking(g.priority()[1:])

    blocked = settling
    after_blockers = window("blockers")

    def replace(self, g: Play) -> Next:
        """Step c: skipped unless a blocker was Slain or Destroyed."""
        g.begin_step("replace")
        return Blocking(g.priority()[1:], replacing=True) if can_be_replaced(g) else None

    replaced = settling
    after_replacement = window("replaced")

    def replace_again(self, g: Play) -> Next:
        """Until nobody can be replaced any more."""
        return again("replace") if can_be_replaced(g) else None

    def damage_creatures(self, g: Play) -> Next:
        """Step d: what is blocked and what is not is settled from here on."""
        g.begin_step("damage")
        duels = fixed(g)
        return self.having(duels=duels).then(CreatureDamage(duels))

    def creatures_damaged(self, g: Play, duels: tuple[Duel, ...]) -> Next:
        return self.having(duels=duels)

    slain = settling

    def after_creature_damage(self, g: Play) -> Next:
        g.begin_step("discard")
        return g.open("creature_damage")

    def damage_discard(self, g: Play) -> Next:
        """Step e: one attacker after the other, in the attacking player's order."""
        return StackDamage("discard", self.duels)

    discard_damaged = settling
    after_discard_damage = window("discard_damage")

    def damage_life(self, g: Play) -> Next:
        """Step f, likewise."""
        g.begin_step("life")
        return StackDamage("life", self.duels)

    life_damaged = settling
    after_life_damage = window("life_damage")

    def over(self, g: Play) -> Next:
        g.end_combat()
        return again("done")

    nobody_attacks = window("no_attack")

    def done(self, g: Play) -> Next:
        return None

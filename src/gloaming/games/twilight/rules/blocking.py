"""Declaring and replacing blockers, also for others where more than two play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from gloaming.api.ledger import Why
from gloaming.games.twilight import options as opt
from gloaming.games.twilight import triggers
from gloaming.games.twilight.derived import barred, has
from gloaming.games.twilight.state import NOTHING, Permanent, State
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again
from gloaming.kernel.ask import MOST_OPTIONS

Combatant = TypeVar("Combatant", opt.Attack, opt.Block)

NOT_FRESH = Why("TG-252", "{card} is Exhausted and cannot block.")
BLOCKS_ALREADY = Why("TG-254", "{card} blocks already.")
IS_BLOCKED = Why("TG-253", "That attacker is blocked already.")
OUTRUN = Why("TG-400", "That attacker has Fleet, and {card} has not.")
BARRED = Why("TG-056", "An effect forbids {card} to block.")


def why_not_block(g: State, one: Permanent, attacker: Permanent) -> Why | None:
    """Why a Creature cannot block an attacker."""
    if one.blocks != NOTHING:
        return BLOCKS_ALREADY
    if not one.fresh and not has(g, one, "watchful"):
        return NOT_FRESH
    if any(other.blocks == attacker.card for other in g.field):
        return IS_BLOCKED
    if has(g, attacker, "fleet") and not has(g, one, "fleet"):
        return OUTRUN
    return BARRED if barred(g, one, "block") else None


def in_one_question(options: Sequence[Combatant]) -> Sequence[Combatant]:
    """As many Creatures as fit into one question with all their options."""
    most = MOST_OPTIONS - 1
    if len(options) <= most:
        return options
    cut = options[most].card
    return [option for option in options[:most] if option.card != cut]


def blocks(g: State, seat: int, *, helping: bool, replacing: bool, without: set[int]) -> list[opt.Block]:
    """The blocks a player may declare against own attackers, or where helping against those of others."""
    attackers = [
        one
        for one in g.field
        if one.attacks != NOTHING
        and (one.attacks != seat) == helping
        and not g.players[one.attacks].out
        and (not replacing or one.card in g.unguarded)
    ]
    if not attackers:
        return []
    return [
        opt.Block(one.card, attacker.card)
        for one in g.creatures(seat)
        if one.card not in without
        for attacker in attackers
        if why_not_block(g, one, attacker) is None
    ]


def can_be_replaced(g: State) -> bool:
    """True if some lost blocker has a replacement."""
    return bool(g.unguarded) and any(
        blocks(g, seat, helping=helping, replacing=True, without=set())
        for seat in g.priority()[1:]
        for helping in (False, True)
    )


class Blocking(Rule):
    """The attacked players block for themselves; then anyone may help, if the attacked player agrees."""

    order: tuple[int, ...]
    replacing: bool = False
    """Only attackers whose blocker was lost."""
    helping: bool = False
    at: int = 0
    """Who is asked, by the place in the order."""
    skipped: tuple[int, ...] = ()
    """Creatures that were on offer and stay out of it, or whose help was declined."""
    offered: opt.Block | None = None
    """A Creature of one player that would block for another."""
    assigned: tuple[int, ...] = ()

    def choose_block(self, g: Play) -> Next:
        for at in range(self.at, len(self.order)):
            if options := self._options(g, self.order[at]):
                ask = Ask(self.order[at], "block", (*in_one_question(options), PASS))
                return self.having(at=at).then(ask)
        if self.helping:
            return again("assign")
        return self.having(helping=True, at=0, skipped=()).then(again("choose_block"))

    def answer(self, g: Play, option: opt.Block | Pass) -> Next:
        if isinstance(option, Pass):
            offered = {block.card for block in in_one_question(self._options(g, self.order[self.at]))}
            return self.having(skipped=(*self.skipped, *sorted(offered))).then(again("choose_block"))
        if not self.helping:
            g.block(option.card, option.attacker)
            return self.having(assigned=(*self.assigned, option.card)).then(again("choose_block"))
        return self.having(offered=option).then(Ask(g.lying(option.attacker).attacks, "help", (opt.Agree(), PASS)))

    def accept(self, g: Play, option: Option) -> Next:
        """The attacked player may decline help."""
        block = self.offered
        assert block is not None
        if isinstance(option, Pass):
            return self.having(offered=None, skipped=(*self.skipped, block.card)).then(again("choose_block"))
        g.block(block.card, block.attacker)
        return self.having(offered=None, assigned=(*self.assigned, block.card)).then(again("choose_block"))

    def assign(self, g: Play) -> None:
        for card in self.assigned:
            triggers.happened(g, "on_block", card=card)
        if self.replacing:
            g.leave_unguarded()

    def _options(self, g: State, seat: int) -> list[opt.Block]:
        return blocks(g, seat, helping=self.helping, replacing=self.replacing, without=set(self.skipped))

"""The Refresh Phase: Aspects, Creatures and Fortifications become Fresh, Intrigues are paid for, cards thaw."""

from __future__ import annotations

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.natures import nature
from gloaming.games.twilight.power import Units
from gloaming.games.twilight.rules.pay import pay
from gloaming.games.twilight.rules.sacrifice import SacrificeRound
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.state import State
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, Rule, again, choose


class RefreshPhase(Rule):
    """What the turn player does before drawing, but on the first turn."""

    due: tuple[int, ...] = ()
    """Intrigues whose Upkeep is not yet paid."""

    def refresh(self, g: Play) -> Next:
        g.refresh_all(g.active)
        return self.having(due=tuple(one.card for one in g.controlled(g.active) if g.kind(one) == "intrigue"))

    def sacrifices(self, g: Play) -> Next:
        return SacrificeRound() if g.options.sacrifice_anytime else None

    def choose_upkeep(self, g: Play) -> Next:
        """Upkeep is compulsory; its order is the player's choice."""
        due = [card for card in self.due if g.permanent(card) is not None]
        if not due:
            return again("generate")
        return choose(g.active, "upkeep", tuple(opt.PayUpkeep(card) for card in due))

    def pay_upkeep(self, g: Play, option: opt.PayUpkeep) -> Next:
        """Pay as much as there is, level by level, even where it does not suffice."""
        one = g.permanent(option.card)
        assert one is not None
        cost = nature(one).upkeep
        paid = _affordable(g, g.active, cost)
        pay(g, g.active, paid)
        g.keep_up(g.active, option.card, full=paid == cost)
        left = self.having(due=tuple(card for card in self.due if card != option.card))
        return left.then(again("sacrifices", after=settle(g, triggers=False)))

    def generate(self, g: Play) -> Next:
        """Upkeep comes first; then Power may be made, which is the one Active Effect of this phase."""
        return g.open("refresh")

    def thaw(self, g: Play) -> Next:
        """All Freeze markers come off the cards of the turn player."""
        g.thaw([one.card for one in g.controlled(g.active) if one.freezes])
        return None


def _affordable(g: State, seat: int, cost: Units) -> Units:
    have, pool = g.fresh_levels(seat), g.players[seat].power
    return (min(cost[0], have[0] + pool[0]), min(cost[1], have[1] + pool[1]), min(cost[2], have[2] + pool[2]))

"""Recharging: replacing an Aspect that a Heresy took out of a Resource Area."""

from __future__ import annotations

from gloaming.games.twilight.options import PlaceAspect
from gloaming.games.twilight.power import Level
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, Rule, again, choose


class Recharge(Rule):
    """A matching Aspect of the Aspect Stack, else the topmost of the Life Stack, enters Exhausted."""

    seat: int
    level: Level

    def from_stack(self, g: Play) -> Next:
        aspects = g.players[self.seat].aspects
        slots = [slot for slot, card in enumerate(aspects) if g.level(card) == self.level]
        if not slots:
            g.recharge_from_life(self.seat, self.level)
            return again("recharged")
        return choose(self.seat, "place_aspect", [PlaceAspect(slot) for slot in slots])

    def place(self, g: Play, option: PlaceAspect) -> Next:
        g.recharge_from_stack(self.seat, option.slot)
        return None

    def from_life(self, g: Play) -> Next:
        """The topmost match of the Life Stack follows into the Aspect Stack."""
        g.search_life(self.seat, self.seat, self.level)
        return None

    def recharged(self, g: Play) -> Next:
        """Whoever gave the last card of the Life Stack has lost; the Creature Limit holds again."""
        return settle(g, triggers=False)

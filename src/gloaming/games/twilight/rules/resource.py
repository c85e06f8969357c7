"""The Resource Phase: one Aspect goes from the Aspect Stack into the Resource Area."""

from __future__ import annotations

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.state import NOTHING, State
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, Option, Rule, again, choose


class ResourcePhase(Rule):
    """Place one Aspect, with a window before and after."""

    def start(self, g: Play) -> Next:
        return settle(g)

    def before(self, g: Play) -> Next:
        return g.open("resource_before")

    def choose_aspect(self, g: Play) -> Next:
        """It is compulsory wherever the Aspect Stack has a card."""
        options = placeable(g, g.active)
        return choose(g.active, "place_aspect", options) if options else again("after")

    def place(self, g: Play, option: opt.PlaceAspect) -> Next:
        g.place_aspect(g.active, g.players[g.active].aspects[option.slot])
        return settle(g)

    def after(self, g: Play) -> Next:
        return g.open("resource_after")


def placeable(g: State, seat: int) -> tuple[Option, ...]:
    """The cards of an Aspect Stack that a player can tell apart, by slot: level, and who knows what of them.

    A card whose face the player knows is always an option of its own, so that its number tells nobody anything.
    """
    found: dict[tuple[int, int, int, int], Option] = {}
    for slot, card in enumerate(g.players[seat].aspects):
        own = card if g.knows(seat, card) else NOTHING
        found.setdefault((g.level(card), g.seen[card], g.mixed_with(card), own), opt.PlaceAspect(slot))
    return tuple(found.values())

"""Manifesting: turn a face-down Aspect up and let its Heresy happen; and Recharging what a Heresy took away."""

from __future__ import annotations

from gloaming.games.twilight import triggers
from gloaming.games.twilight.options import ChooseAspect, PlaceAspect
from gloaming.games.twilight.power import Level
from gloaming.games.twilight.rules.matter import Matter
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.rules.targets import aspects
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, again, choose, done
from gloaming.pieces.subjects import SeatRule


def manifestable(g: Play, seat: int, level: int) -> list[ChooseAspect]:
    """The Aspects a player may Manifest: own or an opponent's, each once per turn."""
    holders = (seat, *g.opponents(seat))
    return aspects(g, holders, lambda one: not one.face_up and not one.manifested and g.level(one.card) == level)


class ManifestAspects(SeatRule):
    """Manifest so many Aspects of a level, each with its Heresy before the next."""

    level: Level
    n: int
    count: int = 0

    def pick(self, g: Play) -> Next:
        """Any face-down Aspect of the level that was not Manifested this turn; it has to be one if there is one."""
        found = manifestable(g, self.seat, self.level)
        if self.count >= self.n or not found or g.players[self.seat].out:
            return done()
        return choose(self.seat, "aspect", found)

    def turn_up(self, g: Play, option: ChooseAspect) -> Next:
        card = g.turn_up(self.seat, option.seat, option.slot)
        trap = tuple(range(len(g.printed(card).heresy_does)))
        heresy = Matter("heresy", self.seat, card, g.faces[card], trap, holder=option.seat)
        return self.having(count=self.count + 1).then(g.onto_chain(heresy))

    def answered(self, g: Play) -> Next:
        """Whatever waits for a Manifest happens after the Heresy."""
        triggers.happened(g, "you_manifest", seat=self.seat)
        return again("pick")


class Recharge(SeatRule):
    """A matching Aspect of the Aspect Stack, else the topmost of the Life Stack, enters Exhausted."""

    level: Level

    def from_stack(self, g: Play) -> Next:
        aspects = g.players[self.seat].aspects
        slots = [slot for slot, card in enumerate(aspects) if g.level(card) == self.level]
        if not slots:
            g.recharge_from_life(self.seat, self.level)
            return again("recharged")
        return choose(self.seat, "place_aspect", [PlaceAspect(slot) for slot in slots])

    def place(self, g: Play, option: PlaceAspect) -> None:
        g.recharge_from_stack(self.seat, option.slot)

    def from_life(self, g: Play) -> None:
        """The topmost match of the Life Stack follows into the Aspect Stack."""
        g.search_life(self.seat, self.seat, self.level)

    def recharged(self, g: Play) -> Next:
        """Whoever gave the last card of the Life Stack has lost; the Creature Limit holds again."""
        return settle(g, triggers=False)

"""Manifesting: turn a face-down Aspect up and let its Heresy happen."""

from __future__ import annotations

from gloaming.games.twilight import triggers
from gloaming.games.twilight.options import ChooseAspect
from gloaming.games.twilight.power import Level
from gloaming.games.twilight.rules.matter import Matter
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, Rule, again, choose, done


def manifestable(g: Play, seat: int, level: int) -> list[tuple[int, int]]:
    """The Aspects a player may Manifest, by player and slot: own or an opponent's, each once per turn."""
    return [
        (holder, slot)
        for holder in (seat, *g.opponents(seat))
        for slot, one in enumerate(g.players[holder].resources)
        if not one.face_up and not one.manifested and g.level(one.card) == level
    ]


class ManifestAspects(Rule):
    """Manifest so many Aspects of a level, each with its Heresy before the next."""

    seat: int
    level: Level
    n: int
    count: int = 0

    def pick(self, g: Play) -> Next:
        """Any face-down Aspect of the level that was not Manifested this turn; it has to be one if there is one."""
        found = manifestable(g, self.seat, self.level)
        if self.count >= self.n or not found or g.players[self.seat].out:
            return done()
        return choose(self.seat, "aspect", [ChooseAspect(holder, slot) for holder, slot in found])

    def turn_up(self, g: Play, option: ChooseAspect) -> Next:
        card = g.turn_up(self.seat, option.seat, option.slot)
        trap = tuple(range(len(g.printed(card).heresy_does)))
        heresy = Matter("heresy", self.seat, card, g.faces[card], trap, holder=option.seat)
        return self.having(count=self.count + 1).then(g.onto_chain(heresy))

    def answered(self, g: Play) -> Next:
        """Whatever waits for a Manifest happens after the Heresy."""
        triggers.happened(g, "you_manifest", seat=self.seat)
        return again("pick")

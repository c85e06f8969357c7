"""The End Phase: two windows, then Aspects are recovered, Prescience thaws and unspent Power decays."""

from __future__ import annotations

from gloaming.games.twilight.derived import has
from gloaming.games.twilight.power import NO_POWER, worth
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, Rule, again


class EndPhase(Rule):
    """Effects at its start and at its end, each with a window."""

    def start(self, g: Play) -> Next:
        g.destroy_doomed()
        return settle(g)

    def after_start(self, g: Play) -> Next:
        return g.open("end_start")

    def after_end(self, g: Play) -> Next:
        return g.open("end_end")


class CleanUp(Rule):
    """What happens between two turns, for all players; again where it set something off."""

    def leave_combat(self, g: Play) -> Next:
        """Combat is not over yet where the turn player has lost in it."""
        if g.step:
            g.end_combat()
        return None

    def recover(self, g: Play) -> Next:
        """Everyone turns Manifested Aspects down and mixes those of each level."""
        for seat in g.priority():
            g.recover(seat)
        return None

    def thaw(self, g: Play) -> Next:
        """Freeze markers come off the turn player's cards with Prescience."""
        g.thaw([one.card for one in g.controlled(g.active) if one.freezes and has(g, one, "prescience")])
        return None

    def decay(self, g: Play) -> Next:
        """Unspent Power of all players takes cards of their Life Stacks at the same time."""
        for seat in g.priority():
            if (power := g.players[seat].power) != NO_POWER:
                g.decay(seat, worth(power))
        return settle(g)

    def repeat(self, g: Play) -> Next:
        """What the Decay set off may have made Power or Manifested Aspects again."""
        again_due = any(p.power != NO_POWER or any(one.face_up for one in p.resources) for p in g.players)
        return again("recover") if again_due else None

    def expire(self, g: Play) -> Next:
        g.end_turn()
        return settle(g)

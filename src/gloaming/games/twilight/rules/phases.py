"""The phases in which nobody trades, seizes or fights: Refresh, Draw, Resource, End; and what is between two turns."""

from __future__ import annotations

from gloaming.games.twilight import options as opt
from gloaming.games.twilight import triggers
from gloaming.games.twilight.derived import has
from gloaming.games.twilight.natures import nature
from gloaming.games.twilight.power import NO_POWER, Units, worth
from gloaming.games.twilight.rules.sacrifice import sacrifice_round
from gloaming.games.twilight.rules.settle import settle, settling, window
from gloaming.games.twilight.state import CARDS_DRAWN, State
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, Option, Rule, again, choose
from gloaming.pieces.alike import first_of_each


class RefreshPhase(Rule):
    """What the turn player does before drawing, but on the first turn."""

    due: tuple[int, ...] = ()
    """Intrigues whose Upkeep is not yet paid."""

    def refresh(self, g: Play) -> Next:
        g.refresh_all(g.active)
        return self.having(due=tuple(one.card for one in g.controlled(g.active) if g.kind(one) == "intrigue"))

    sacrifices = sacrifice_round

    def choose_upkeep(self, g: Play) -> Next:
        """Upkeep is compulsory; its order is the player's choice."""
        due = [card for card in self.due if g.permanent(card) is not None]
        if not due:
            return again("generate")
        return choose(g.active, "upkeep", tuple(opt.PayUpkeep(card) for card in due))

    def pay_upkeep(self, g: Play, option: opt.PayUpkeep) -> Next:
        """Pay as much as there is, level by level, even where it does not suffice."""
        cost = nature(g.lying(option.card)).upkeep
        paid = _affordable(g, g.active, cost)
        g.pay(g.active, paid)
        g.keep_up(g.active, option.card, full=paid == cost)
        left = self.having(due=tuple(card for card in self.due if card != option.card))
        return left.then(again("sacrifices", after=settle(g)))

    generate = window("refresh")
    """Upkeep comes first; then Power may be made, which is the one Active Effect of this phase."""

    def thaw(self, g: Play) -> None:
        """All Freeze markers come off the cards of the turn player."""
        g.thaw([one.card for one in g.controlled(g.active) if one.freezes])


def _affordable(g: State, seat: int, cost: Units) -> Units:
    have, pool = g.fresh_levels(seat), g.players[seat].power
    return (min(cost[0], have[0] + pool[0]), min(cost[1], have[1] + pool[1]), min(cost[2], have[2] + pool[2]))


class DrawPhase(Rule):
    """Draw two cards from the Life Stack."""

    def start(self, g: Play) -> Next:
        triggers.happened(g, "start_of_draw", seat=g.active)
        return settle(g)

    before = window("draw_start")

    def draw(self, g: Play) -> Next:
        """Two cards; between two players the starting player draws one on the first turn."""
        starts = g.seats == 2 and g.active == g.first and g.players[g.active].turns == 1
        g.draw(g.active, CARDS_DRAWN - 1 if starts else CARDS_DRAWN)
        return settle(g)

    def after(self, g: Play) -> Next:
        return g.open("drawn") if g.options.draw_windows == "three" else None

    def end(self, g: Play) -> Next:
        triggers.happened(g, "end_of_draw", seat=g.active)
        return settle(g)

    after_all = window("draw_end")


class ResourcePhase(Rule):
    """Place one Aspect, with a window before and after."""

    start = settling
    before = window("resource_before")

    def choose_aspect(self, g: Play) -> Next:
        """It is compulsory wherever the Aspect Stack has a card."""
        options = placeable(g, g.active)
        return choose(g.active, "place_aspect", options) if options else again("after")

    def place(self, g: Play, option: opt.PlaceAspect) -> Next:
        g.place_aspect(g.active, g.players[g.active].aspects[option.slot])
        return settle(g)

    after = window("resource_after")


def placeable(g: State, seat: int) -> tuple[Option, ...]:
    """The cards of an Aspect Stack that a player can tell apart, by slot: level, and who knows what of them.

    A card whose face the player knows is always an option of its own, so that its number tells nobody anything.
    """
    stack = g.players[seat].aspects
    return tuple(map(opt.PlaceAspect, first_of_each(range(len(stack)), lambda slot: g.look_of(stack[slot], seat))))


class EndPhase(Rule):
    """Effects at its start and at its end, each with a window."""

    def start(self, g: Play) -> Next:
        g.destroy_doomed()
        return settle(g)

    after_start = window("end_start")
    after_end = window("end_end")


class CleanUp(Rule):
    """What happens between two turns, for all players; again where it set something off."""

    def leave_combat(self, g: Play) -> None:
        """Combat is not over yet where the turn player has lost in it."""
        if g.step:
            g.end_combat()

    def recover(self, g: Play) -> None:
        """Everyone turns Manifested Aspects down and mixes those of each level."""
        for seat in g.priority():
            g.recover(seat)

    def thaw(self, g: Play) -> None:
        """Freeze markers come off the turn player's cards with Prescience."""
        g.thaw([one.card for one in g.controlled(g.active) if one.freezes and has(g, one, "prescience")])

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

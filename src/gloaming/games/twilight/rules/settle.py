"""State checks: losses, Creatures without Life, the Creature Limit, and triggers that wait for the chain."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import CREATURE_LEVELS
from gloaming.games.twilight.derived import life
from gloaming.games.twilight.power import LEVELS
from gloaming.games.twilight.rules.matter import Matter
from gloaming.games.twilight.state import State, Waiting
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, Rule, again, choose, done, leave
from gloaming.pieces.alike import first_of_each

WITHOUT_WINDOWS = frozenset(("refresh", "trade", "seize"))
"""Phases in which triggers wait for the next phase."""


def after_losses(g: Play, lost: Sequence[int]) -> Next:
    """These players are out; the game may be over, and the turn of a player who is out ends at once."""
    ends = g.active in lost
    g.empty_chain(lost, whole=ends)
    for seat in lost:
        g.lose(seat)
    teams = {g.players[seat].team for seat in g.alive()}
    if len(teams) <= 1:
        winners = [seat for seat, player in enumerate(g.players) if player.team in teams]
        g.end_game(winners, "all opponents have lost" if winners else "the last players lost together")
        return None
    # Whoever loses by Decay does so between two turns.
    turn_is_on = any(type(frame.rule).__name__ == "Turn" for frame in g.agenda)
    return leave("Turn") if ends and turn_is_on else None


def settle(g: Play, *, triggers: bool = True) -> Rule | None:
    """The rule that puts the position in order, or nothing where it is; `triggers` lets waiting ones resolve."""
    if triggers and g.waiting and g.phase not in WITHOUT_WINDOWS:
        return Settle()
    return Settle(triggers) if _out_of_order(g) else None


# Steps that many rules have.


def settling(rule: Rule, g: Play) -> Next:
    """The position is put in order."""
    return settle(g)


def window(moment: str) -> Callable[[Rule, Play], Next]:
    """Everyone may act at this moment, or answer what is pending."""
    return lambda rule, g: g.open(moment)


# What is out of order, and how it is put right.


def _out_of_order(g: State) -> bool:
    """True if someone has lost, a Creature has no Life, or there are too many Creatures."""
    if losing(g):
        return True
    if not g.field:
        return False
    return bool(lifeless(g)) or any(over_limit(g, seat) for seat in g.alive())


def losing(g: State) -> list[int]:
    """The players whose Life Stack is empty, from the turn player on."""
    if all(player.life for player in g.players):
        return []
    return [seat for seat in g.priority() if not g.players[seat].life]


def lifeless(g: State) -> list[int]:
    """The Creatures without Life."""
    return [one.card for one in g.field if CREATURE_LEVELS[one.face] and life(g, one) <= 0]


def over_limit(g: State, seat: int) -> list[int]:
    """The Creatures of the first level of which a player has too many."""
    counted = [one for one in g.creatures(seat) if not one.beyond_limit]
    if not counted:
        return []
    limits = g.resource_levels(seat)
    for level in LEVELS:
        found = [one.card for one in counted if CREATURE_LEVELS[one.face] == level]
        if len(found) > limits[level - 1]:
            return found
    return []


class Settle(Rule):
    """Losses, victory, Creatures Slain, Creature Limit, then the next trigger, until nothing changes."""

    triggers: bool = True

    def losses(self, g: Play) -> Next:
        """All players with an empty Life Stack lose together."""
        lost = losing(g)
        return after_losses(g, lost) if lost else None

    def slay(self, g: Play) -> None:
        """All Creatures without Life are Slain together."""
        for card in lifeless(g):
            g.leave_field(card, "slain")

    def limit(self, g: Play) -> Next:
        """Whoever has too many Creatures of a level Discards one of them, the turn player first."""
        for seat in g.priority():
            if found := over_limit(g, seat):
                return choose(seat, "limit", tuple(opt.DiscardCard(card) for card in found))
        return again("trigger")

    def discard(self, g: Play, option: opt.DiscardCard) -> Next:
        g.leave_field(option.card, "discarded")
        return again("losses")

    def trigger(self, g: Play) -> Next:
        """The next trigger joins the chain, those of the turn player first, each player's own in the order chosen."""
        if not self.triggers or not g.waiting or g.phase in WITHOUT_WINDOWS:
            return done()
        found = _next_triggers(g)
        return choose(found[0].seat, "first_trigger", tuple(opt.FirstTrigger(one.card, one.ability) for one in found))

    def enter_chain(self, g: Play, option: opt.FirstTrigger) -> Next:
        one = next(one for one in _next_triggers(g) if one.card == option.card)
        g.unqueue(one)
        trigger = Matter("trigger", one.seat, one.card, one.face, (one.ability,), cause=one.cause)
        return again("losses", after=g.onto_chain(trigger))


def _next_triggers(g: State) -> list[Waiting]:
    """What waits for the first player in turn; of each card only the first, since they happen in printed order."""
    seat = next(seat for seat in g.priority() if any(one.seat == seat for one in g.waiting))
    return first_of_each((one for one in g.waiting if one.seat == seat), lambda one: one.card)

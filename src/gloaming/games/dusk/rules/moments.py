"""Moments: what has just happened, whose passives it refreshes, and who may answer it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from gloaming.games.dusk.cards import CARDS, PASSIVE_OF
from gloaming.games.dusk.effects import Context, Trigger
from gloaming.games.dusk.state import NOTHING
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Opened, Option, Rule, Window
from gloaming.kernel.agenda import Chosen
from gloaming.pieces.effects import all_hold
from gloaming.pieces.subjects import CardRule


@cache
def refreshing() -> frozenset[str]:
    """The events that can turn a passive to its gold side."""
    return frozenset(trigger.on for passive in PASSIVE_OF if passive != NOTHING for trigger in CARDS[passive].refresh)


WAITED_FOR = frozenset(
    (
        *("attack_missed", "attack_hit", "attack_blocked", "attack_resolved", "armour_lost", "wounded"),
        *("moved", "cards_drawn", "card_discarded", "card_banished", "round_end"),
    )
)
"""What happens and some card waits for."""


def opened(g: Play, cause: Rule, moment: str) -> Window | None:
    """Let everyone answer what this rule is doing; nothing where nobody can."""
    order = g.response_order()
    g.tell_opened(moment, order)
    passed = g.passing(cause, moment, order)
    return Window(moment, order, passed=passed, news=False) if passed < len(order) else None


def window(moment: str) -> Callable[[Rule, Play], Next]:
    """A step of any rule: everyone may answer what it is doing."""
    return lambda rule, g: opened(g, rule, moment)


def privately(
    g: Play, seat: int, topic: str, options: Iterable[Option], *, may_pass: bool = False, first: bool = True
) -> Ask | Chosen:
    """Ask a seat about its hidden cards: that it is asked is its secret; a single option needs no question."""
    if first:  # how many picks a choice takes is a secret too, and so is what goes on from a secret answer
        empty = topic == "block" and not g.players[seat].hand
        g.tell(Opened(topic, () if empty else (seat,)))
    choices = (*options, PASS) if may_pass else tuple(options)
    return Chosen(*choices) if len(choices) == 1 else Ask(seat, topic, choices, secret=True)


def fits(g: Play, trigger: Trigger, about: Context, cause_to: tuple[int, ...]) -> bool:
    """True if what has happened is what a trigger waits for; `about.actor` caused it, `cause_to` it happened to."""
    seat = about.seat
    if trigger.by == "self" and about.actor != seat:
        return False
    if trigger.by == "enemy" and (about.actor == NOTHING or not g.is_enemy(seat, about.actor)):
        return False
    if trigger.to == "self" and seat not in cause_to:
        return False
    if trigger.to == "enemy" and not any(g.is_enemy(seat, other) for other in cause_to):
        return False
    if trigger.to == "holder":
        lying = g.lying(about.card)
        if lying is None or lying.holder not in cause_to:
            return False
    return all_hold(g, about, trigger.conditions)


class Deed(Rule):
    """What somebody does to somebody; nobody in particular does what has no cause."""

    by: int
    seat: int

    @property
    def to(self) -> tuple[int, ...]:
        return (self.seat,)


class CardDeed(CardRule):
    """What a player does with a card of the own hand, to be answered by others."""

    @property
    def by(self) -> int:
        return self.seat


class Happened(Rule):
    """Something has happened that cards may wait for."""

    moment: str
    by: int = NOTHING
    seat: int = NOTHING
    """Whom it happened to."""
    cards: tuple[int, ...] = ()
    hex: int = NOTHING
    walked: int = 0

    @property
    def to(self) -> tuple[int, ...]:
        return (self.seat,) if self.seat != NOTHING else ()

    def must_be_answered(self, g: Play) -> Next:
        """Texts that work whether their owner wants it or not."""
        return g.forced_answer(self, self.moment)

    def may_be_answered(self, g: Play) -> Next:
        return Window(self.moment, g.response_order()) if self.moment in WAITED_FOR else None


def happened(
    g: Play,
    moment: str,
    by: int = NOTHING,
    seat: int = NOTHING,
    cards: tuple[int, ...] = (),
    hex: int = NOTHING,  # noqa: A002
    walked: int = 0,
) -> Happened | None:
    """Refresh passives, and let those answer who can; nothing where nobody can."""
    refreshes = moment in refreshing()
    if not refreshes and not g.in_play and moment not in WAITED_FOR:
        return None
    event = Happened(moment, by, seat, cards, hex, walked)
    if refreshes:
        _refresh(g, event)
    if g.in_play and g.forced_answer(event, moment) is not None:
        return event
    if moment not in WAITED_FOR:
        return None
    order = g.response_order()
    if g.passing(event, moment, order) < len(order):
        return event
    g.tell_opened(moment, order)
    return None


def _refresh(g: Play, event: Happened) -> None:
    for seat, player in enumerate(g.players):
        if player.ready or player.out:
            continue
        for trigger in CARDS[g.passive(seat)].refresh:
            about = Context(seat, g.passive(seat), actor=event.by, hex=event.hex, steps=event.walked)
            if trigger.on == event.moment and fits(g, trigger, about, event.to):
                g.turn_passive(seat, ready=True)

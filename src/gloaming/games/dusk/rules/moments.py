"""Moments: what has just happened, whose passives it refreshes, and who may answer it."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.dusk import events
from gloaming.games.dusk.cards import CARDS, PASSIVE_OF
from gloaming.games.dusk.effects import Trigger
from gloaming.games.dusk.rules.conditions import Context, all_hold
from gloaming.games.dusk.state import NOTHING
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Ask, Next, Option, Rule, Window
from gloaming.kernel.agenda import Chosen

REFRESHING = frozenset(trigger.on for passive in PASSIVE_OF if passive != NOTHING for trigger in CARDS[passive].refresh)
"""The events that can turn a passive to its gold side."""


def opened(g: Play, cause: Rule, moment: str) -> Window | None:
    """Let everyone answer what this rule is doing; nothing where nobody can."""
    g.tell(events.Opened(moment))
    order = g.response_order()
    for seat in order:
        if g.answers_to(cause, moment, seat):
            return Window(moment, order)
    return None


def answer_given(g: Play) -> None:
    """An answer has been carried out: whoever is next may answer again."""
    g.tell(events.Opened("answered"))


def privately(g: Play, seat: int, topic: str, options: Sequence[Option], *, first: bool = True) -> Ask | Chosen:
    """Ask a seat about its hidden cards: that it is asked is its secret; a single option needs no question."""
    if first:  # how many picks a choice takes is a secret too
        g.tell(events.Opened(topic))
    return Chosen(options[0]) if len(options) == 1 else Ask(seat, topic, tuple(options), secret=True)


def fits(g: Play, trigger: Trigger, about: Context, cause_to: tuple[int, ...]) -> bool:
    """True if what has happened is what a trigger waits for; `about.actor` caused it, `cause_to` it happened to."""
    seat = about.seat
    if trigger.by != "any":
        if about.actor == NOTHING:
            return False
        if (trigger.by == "self") != (about.actor == seat) or (
            trigger.by == "enemy" and not g.is_enemy(seat, about.actor)
        ):
            return False
    if trigger.to == "self" and seat not in cause_to:
        return False
    if trigger.to == "enemy" and not any(g.is_enemy(seat, other) for other in cause_to):
        return False
    if trigger.to == "holder":
        lying = g.lying(about.card)
        if lying is None or lying.holder not in cause_to:
            return False
    return all_hold(g, trigger.conditions, about)


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
        return opened(g, self, self.moment)


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
    event = Happened(moment, by, seat, cards, hex, walked)
    if moment in REFRESHING:
        _refresh(g, event)
    if g.forced_answer(event, moment) is not None:
        return event
    for other in range(g.seats):
        if g.answers_to(event, moment, other):
            return event
    g.tell(events.Opened(moment))
    return None


def _refresh(g: Play, event: Happened) -> None:
    for seat, player in enumerate(g.players):
        if player.ready or player.out:
            continue
        for trigger in CARDS[g.passive(seat)].refresh:
            about = Context(seat, g.passive(seat), actor=event.by, hex=event.hex, steps=event.walked)
            if trigger.on == event.moment and fits(g, trigger, about, event.to):
                g.turn_passive(seat, ready=True)

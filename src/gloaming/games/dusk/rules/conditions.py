"""Conditions: what has to be true for a text to work, and whom its words mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from gloaming.games.dusk import effects as fx
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.state import LOCATIONS, NOTHING
from gloaming.games.dusk.verbs import Play
from gloaming.kernel.frozen import Frozen

if TYPE_CHECKING:
    from gloaming.games.dusk.rules.attack import Attack


class Tally(Frozen):
    """What using a text has come to so far."""

    spent: int = 0
    """Shards spent."""
    paid: bool = False
    """An optional payment was made."""
    value: int = 0
    """Of the card just discarded."""
    shards: int = 0
    """That were on this card before it left play."""
    blocked: bool = False
    joined: bool = False


NO_TALLY = Tally()


class Context(Frozen):
    """Whose text it is, and what its words mean."""

    seat: int
    card: int = NOTHING
    target: int = NOTHING
    actor: int = NOTHING
    hex: int = NOTHING
    """Where the move in question began, or the token in question lay."""
    steps: int = 0
    """The hexes of the move in question."""
    answers: int = NOTHING
    """The depth on the agenda of what the text answers or belongs to."""


def attack_at(g: Play, depth: int) -> Attack | None:
    """The attack at this depth of the agenda or next below it."""
    for frame in reversed(g.agenda[: depth + 1] if depth >= 0 else g.agenda):
        if type(frame.rule).__name__ == "Attack":
            return cast("Attack", frame.rule)
    return None


def attack_depth(g: Play, depth: int) -> int:
    """Where on the agenda that attack lies."""
    for at in range(min(depth, len(g.agenda) - 1), -1, -1):
        if type(g.agenda[at].rule).__name__ == "Attack":
            return at
    return NOTHING


def seats_meant(g: Play, about: Context, who: fx.Who) -> list[int]:
    """The players a word of a text means."""
    if who == "self":
        return [about.seat]
    if who == "enemies":
        return g.enemies(about.seat)
    if who == "holder":
        lying = g.lying(about.card)
        return [lying.holder] if lying else []
    seat = about.actor if who == "actor" else about.target
    return [seat] if seat != NOTHING and not g.players[seat].out else []


def holds(g: Play, condition: fx.Condition, about: Context, tally: Tally = NO_TALLY) -> bool:
    """True if a condition is met."""
    return condition.min <= _amount(g, condition, about, tally) <= condition.max


def all_hold(g: Play, conditions: tuple[fx.Condition, ...], about: Context, tally: Tally = NO_TALLY) -> bool:
    """True if all conditions are met."""
    return all(holds(g, condition, about, tally) for condition in conditions)


def _amount(g: Play, condition: fx.Condition, about: Context, tally: Tally) -> int:
    """What a condition counts; -1 is never met, a plain yes counts as its lower bound."""
    yes = condition.min
    match condition:
        case fx.Range(of=of, origin=origin):
            seat = about.actor if of == "actor" else about.target
            return _range(g, about.seat, seat, origin)
        case fx.Moved(span="move"):
            return about.steps
        case fx.Moved(who=who, forced=True):
            return sum(g.players[s].pushed_by >> about.seat & 1 for s in seats_meant(g, about, who))
        case fx.Moved(who=who):
            return sum(g.players[s].moved for s in seats_meant(g, about, who))
        case fx.HandSize(who=who):
            return sum(len(g.players[s].hand) for s in seats_meant(g, about, who))
        case fx.Bare(who=who):
            return sum(bare_locations(g, s) for s in seats_meant(g, about, who))
        case fx.VoidSize(who=who):
            return sum(len(g.players[s].void) for s in seats_meant(g, about, who))
        case fx.Tokens():
            return len(g.own_wicks(about.seat))
        case fx.LiesBefore(who=who, keyword=keyword):
            before = seats_meant(g, about, who)
            there = any(one.holder in before and keyword in CARDS[one.card].powers for one in g.in_play)
            return yes if there else -1
        case fx.AttackKind(kind=kind):
            attack = attack_at(g, about.answers)
            return yes if attack is not None and attack.kind == kind else -1
        case fx.AttackValue():
            attack = attack_at(g, about.answers)
            return attack.value if attack is not None else -1
        case fx.CardType(types=types):
            played = getattr(g.agenda[about.answers].rule, "card", NOTHING)
            return yes if played != NOTHING and CARDS[played].type in types else -1
        case fx.Paid():
            return yes if tally.paid else -1
        case fx.Spent():
            return tally.spent
        case fx.Dealt():
            attack = attack_at(g, about.answers)
            return sum(b.damage for b in attack.blows if b.target == about.seat) if attack is not None else -1
    raise AssertionError(f"no meaning for {condition}")


def _range(g: Play, seat: int, other: int, origin: str) -> int:
    if other == NOTHING or g.players[other].hex == NOTHING:
        return -1
    if origin == "self":
        return g.distance(seat, other)
    to = g.players[other].hex
    return min((g.board.distance[wick][to] for wick in g.own_wicks(seat)), default=-1)


def bare_locations(g: Play, seat: int) -> int:
    """How many locations of a player have lost their armour."""
    armour = g.players[seat].armour
    return sum(1 for location in LOCATIONS if not armour >> location & 1)

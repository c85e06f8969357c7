"""Whom and what effects are about: the players a word means, the cards that fit, and how much it comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from gloaming.games.twilight.effects import Op, Select, Who
from gloaming.games.twilight.natures import fits
from gloaming.games.twilight.options import ChooseAspect
from gloaming.games.twilight.rules.matter import About
from gloaming.games.twilight.state import NOTHING, Aspect, State


def seats_meant(g: State, about: About, who: Who) -> list[int]:
    """The players a word of a text means, or may mean where one is to be chosen."""
    if who == "you":
        found = [about.seat]
    elif who in ("opponent", "each_opponent"):
        found = g.opponents(about.seat)
    elif who in ("any", "each"):
        found = list(g.priority())
    elif who == "controller":
        found = [about.matter.holder]
    else:
        found = [about.matter.cause.seat]
    return [seat for seat in found if seat != NOTHING and not g.players[seat].out]


def sides_meant(g: State, about: About, select: Select) -> Sequence[int]:
    """The players whose cards a text may mean."""
    if select.side == "you":
        return (about.seat,)
    if select.side == "controller":
        return (about.matter.holder,)
    if select.side == "defender":
        return (about.matter.cause.seat,)
    return g.alive() if select.side == "any" else g.others(about.seat)


def candidates(g: State, about: About, select: Select) -> list[int]:
    """The cards of the Combat Field that a text may mean."""
    if select.ref:
        return [card for card in _referred(g, about, select) if g.permanent(card) is not None]
    sides = sides_meant(g, about, select)
    return [
        one.card
        for one in g.field
        if one.controller in sides and fits(one, select) and not (select.other and one.card == about.card)
    ]


def _referred(g: State, about: About, select: Select) -> Sequence[int]:
    if select.ref == "self":
        return (about.card,)
    if select.ref == "it":
        return about.it
    if select.ref == "actor":
        return (about.matter.cause.card,)
    mine = g.permanent(about.card)
    blocked = mine.blocks if mine is not None else NOTHING
    return (*(one.card for one in g.field if one.blocks == about.card), blocked)


def aspects(g: State, seats: Iterable[int], fits: Callable[[Aspect], bool]) -> list[ChooseAspect]:
    """The Aspects in Resource Areas of players that are asked for."""
    return [ChooseAspect(s, slot) for s in seats for slot, one in enumerate(g.players[s].resources) if fits(one)]


def amount(g: State, about: About, op: Op) -> int:
    """How much an op comes to now."""
    n = op.n
    if op.n_from == "x":
        n *= about.matter.x
    elif op.n_from == "removed_fight_plus_life":
        n *= about.strength
    elif op.n_from == "damage_you_took":
        n *= g.players[about.seat].damaged
    if op.n_per is not None:
        n *= len(candidates(g, about, op.n_per))
    return min(n, op.cap) if op.cap else n


def different(g: State, cards: Sequence[int]) -> list[int]:
    """One of each kind: cards of the same face and owner are the same to everyone."""
    found: dict[tuple[int, int], int] = {}
    for card in cards:
        found[g.faces[card], g.owners[card]] = card
    return list(found.values())

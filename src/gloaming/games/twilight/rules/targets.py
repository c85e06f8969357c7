"""Whom and what effects are about: the players a word means, and the cards, items and Aspects that fit."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.twilight import effects as fx
from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.derived import card_level, fits, matches, nature
from gloaming.games.twilight.effects import Select, Who
from gloaming.games.twilight.rules.matter import Matter
from gloaming.games.twilight.state import NOTHING, State

# Players.


def seats_meant(g: State, matter: Matter, who: Who) -> list[int]:
    """The players a word of a text means, or may mean where one is to be chosen."""
    if who == "you":
        found = [matter.seat]
    elif who in ("opponent", "each_opponent"):
        found = g.opponents(matter.seat)
    elif who in ("any", "each"):
        found = list(g.priority())
    elif who == "controller":
        found = [matter.holder]
    else:
        found = [matter.cause.seat]
    return [seat for seat in found if seat != NOTHING and not g.players[seat].out]


# Cards.


def candidates(g: State, matter: Matter, select: Select, it: Sequence[int] = ()) -> list[int]:
    """The cards of the Combat Field that a text may mean."""
    if select.ref:
        return [card for card in _referred(g, matter, select, it) if g.permanent(card) is not None]
    sides = _sides(g, matter, select)
    return [
        one.card
        for one in g.field
        if one.controller in sides and fits(g, one, select) and not (select.other and one.card == matter.card)
    ]


def _referred(g: State, matter: Matter, select: Select, it: Sequence[int]) -> Sequence[int]:
    if select.ref == "self":
        return (matter.card,)
    if select.ref == "it":
        return it
    if select.ref == "actor":
        return (matter.cause.card,)
    mine = g.permanent(matter.card)
    blocked = mine.blocks if mine is not None else NOTHING
    return (*(one.card for one in g.field if one.blocks == matter.card), blocked)


def _sides(g: State, matter: Matter, select: Select) -> Sequence[int]:
    """The players whose cards a text may mean."""
    if select.side == "you":
        return (matter.seat,)
    if select.side == "controller":
        return (matter.holder,)
    if select.side == "defender":
        return (matter.cause.seat,)
    return g.alive() if select.side == "any" else g.others(matter.seat)


def in_stacks(g: State, matter: Matter, op: fx.PutIntoPlay | fx.ReturnFromDiscard) -> list[int]:
    """The cards of stacks or Hands that a text may mean."""
    zone = op.zone if isinstance(op, fx.PutIntoPlay) else "discard"
    found: list[int] = []
    for seat in _sides(g, matter, op.t):
        found += [card for card in getattr(g.players[seat], zone) if matches(g.printed(card), op.t)]
    return found


def in_discards(g: State, matter: Matter, op: fx.DestroyFromDiscard) -> list[tuple[int, int]]:
    """The cards of Discard Stacks that may be Destroyed, each with the player whose stack it is."""
    seats = seats_meant(g, matter, op.who)
    return [(seat, card) for seat in seats for card in g.players[seat].discard]


def different(g: State, cards: Sequence[int]) -> list[int]:
    """One of each kind: cards of the same face and owner are the same to everyone."""
    found: dict[tuple[int, int], int] = {}
    for card in cards:
        found[g.faces[card], g.owners[card]] = card
    return list(found.values())


# Items of the chain.


def pending(g: State, matter: Matter, select: Select) -> list[int]:
    """The depths of items that may be Countered."""
    found = []
    for depth, frame in enumerate(g.agenda):
        about = getattr(frame.rule, "matter", None)
        if about is None or not hasattr(frame.rule, "countered") or frame.rule.countered:
            continue
        if about.seat in _sides(g, matter, select) and _kind_fits(about, select) and about is not matter:
            found.append(depth)
    return found


def _kind_fits(about: Matter, select: Select) -> bool:
    kind = {"scheme": "scheme", "summon": "summon", "ability": "ability", "power": "ability", "trigger": "ability"}
    if kind.get(about.kind, "") not in select.pick:
        return False
    return not select.aspect or card_level(FACES[about.face]) in select.aspect


# Aspects.


def manifestable(g: State, seat: int, level: int) -> list[tuple[int, int]]:
    """The Aspects a player may Manifest, by player and slot: own or an opponent's, each once per turn."""
    return [
        (holder, slot)
        for holder in (seat, *g.opponents(seat))
        for slot, one in enumerate(g.players[holder].resources)
        if not one.face_up and not one.manifested and g.level(one.card) == level
    ]


def aspects_to_turn(g: State, matter: Matter, op: fx.ExhaustAspect | fx.RefreshAspect) -> list[tuple[int, int]]:
    """The Aspects an effect may Exhaust or Refresh, by player and slot."""
    fresh = isinstance(op, fx.ExhaustAspect)
    if isinstance(op, fx.ExhaustAspect) and op.t is not None:
        slots = ((matter.holder, slot) for slot, one in enumerate(g.players[matter.holder].resources) if one.fresh)
        return [(seat, slot) for seat, slot in slots if g.players[seat].resources[slot].card == matter.card]
    return [
        (seat, slot)
        for seat in seats_meant(g, matter, op.who)
        for slot, one in enumerate(g.players[seat].resources)
        if one.fresh == fresh and g.level(one.card) in op.aspect
    ]


def swappable(g: State, matter: Matter, op: fx.SwapAspect) -> list[tuple[int, int]]:
    """The face-down Aspects for which the player has a card of the same level in Hand, by player and slot."""
    levels = {g.level(card) for card in g.players[matter.seat].hand}
    return [
        (seat, slot)
        for seat in seats_meant(g, matter, op.who)
        for slot, one in enumerate(g.players[seat].resources)
        if not one.face_up and g.level(one.card) in levels
    ]


def lookable(g: State, seat: int) -> list[tuple[int, int]]:
    """The Aspects in Resource Areas whose face a player does not know, by player and slot."""
    return [
        (holder, slot)
        for holder in g.priority()
        for slot, one in enumerate(g.players[holder].resources)
        if not g.knows(seat, one.card)
    ]


def copyable(g: State, matter: Matter, op: fx.CopyCreature) -> list[int]:
    """The Creatures a card may become a copy of: none it already copies."""
    mine = g.permanent(matter.card)
    if mine is None:
        return []
    found = (card for card in candidates(g, matter, op.t))
    return [card for card in found if (one := g.permanent(card)) is not None and nature(one) is not nature(mine)]

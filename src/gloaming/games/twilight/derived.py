"""Values that are read off a position and never written: Conviction, Fight, Life, keywords, Armor, costs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, NamedTuple, TypeVar

from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.effects import Ability, Keyword, Op, Select
from gloaming.games.twilight.natures import abilities_of, conviction, fits, matches, nature, printed_ability, works
from gloaming.games.twilight.power import NO_POWER, Units
from gloaming.games.twilight.state import NOTHING, Permanent, State
from gloaming.games.twilight.statics import ArmorPlayer, ChangeCost, GainKeyword, Modify
from gloaming.games.twilight.triggers import deity_abilities


class Source(NamedTuple):
    """Where a static effect comes from: whose it is, and from which card; a Deity has none."""

    seat: int
    card: int


# Static effects.

StaticOp = TypeVar("StaticOp", bound=Op)


@cache
def _static_ops(face: int, copies: int, kind: type[StaticOp]) -> tuple[tuple[Ability, StaticOp], ...]:
    """What the static abilities of a card do of one kind."""
    found = (ability for pair in abilities_of(face, copies) if (ability := printed_ability(pair)).on == "static")
    return tuple((ability, op) for ability in found for op in ability.do if isinstance(op, kind))


@cache
def _deity_ops(deity: int, kind: type[StaticOp]) -> tuple[tuple[bool, StaticOp], ...]:
    """What a face-up Deity does of one kind all the time, and whether that needs Conviction."""
    found = ((ability, convinced) for ability, convinced in deity_abilities(deity, "passive") if ability.on == "static")
    return tuple((convinced, op) for ability, convinced in found for op in ability.do if isinstance(op, kind))


def statics(g: State, kind: type[StaticOp]) -> Iterator[tuple[Source, StaticOp]]:
    """All static effects of one kind that are working now."""
    for one in g.field:
        found = _static_ops(one.face, one.copies, kind)
        if found and works(g, one):
            for ability, op in found:
                if all(condition.met(g, one.controller, one) for condition in ability.conditions):
                    yield Source(one.controller, one.card), op
    for seat, player in enumerate(g.players):
        parts = _deity_ops(player.deity, kind) if player.deity != NOTHING else ()
        if parts and player.face_up and player.faithful and not player.out:
            for needs_conviction, op in parts:
                if not needs_conviction or conviction(g, seat):
                    yield Source(seat, NOTHING), op


def _reaches(g: State, source: Source, select: Select, one: Permanent) -> bool:
    """True if a static effect is about this card."""
    if select.ref == "self":
        return source.card == one.card
    if select.other and source.card == one.card:
        return False
    return _concerns(source, select, one.controller) and fits(one, select)


# Creatures.


def fight(g: State, one: Permanent) -> int:
    value = nature(one).fight + one.blessings
    for effect in g.lasting:
        if effect.kind == "fight" and effect.card == one.card:
            value += effect.n
    for source, op in statics(g, Modify):
        if _reaches(g, source, op.t, one):
            value += op.fight
    return max(0, value)


def life(g: State, one: Permanent) -> int:
    return nature(one).life + one.blessings - one.damage


def armor(g: State, one: Permanent) -> int:
    """The Armor of a Creature now; several values add up, and a lost keyword takes all of it."""
    value = nature(one).armor
    for effect in g.lasting:
        if effect.card == one.card and effect.keyword == "armor":
            if effect.kind == "lose":
                return 0
            value += effect.n
    for source, op in statics(g, GainKeyword):
        if op.keyword == "armor" and _reaches(g, source, op.t, one):
            value += op.value
    return value


def keywords(g: State, one: Permanent) -> frozenset[Keyword]:
    """The keywords of a card in the Combat Field now."""
    found = set(nature(one).keywords)
    if one.keyword:
        found.add(one.keyword)
    if one.card in g.doomed:
        found.add("doomed")
    lost: set[Keyword | Literal[""]] = set()
    for effect in g.lasting:
        if effect.card == one.card and effect.keyword:
            (lost if effect.kind == "lose" else found).add(effect.keyword)
    found.update(op.keyword for source, op in statics(g, GainKeyword) if _reaches(g, source, op.t, one))
    return frozenset(found - lost)


def has(g: State, one: Permanent, keyword: Keyword) -> bool:
    """True if a card of the Combat Field has the keyword now."""
    has = keyword in nature(one).keywords or one.keyword == keyword or (keyword == "doomed" and one.card in g.doomed)
    for effect in g.lasting:
        if effect.card == one.card and effect.keyword == keyword:
            if effect.kind == "lose":
                return False
            has = True
    return has or any(
        op.keyword == keyword and _reaches(g, source, op.t, one) for source, op in statics(g, GainKeyword)
    )


def barred(g: State, one: Permanent, what: Literal["attack", "block"]) -> bool:
    """True if an effect forbids it to attack or to block."""
    return any(effect.kind == what and effect.card == one.card for effect in g.lasting)


def peaceful(g: State, one: Permanent) -> bool:
    """True if it deals and receives no combat damage."""
    return any(effect.kind == "no_combat" and effect.card == one.card for effect in g.lasting)


# Players.


def player_armor(g: State, seat: int) -> int:
    """The Armor of a Life Stack now."""
    value = sum(effect.n for effect in g.lasting if effect.kind == "armor" and effect.seat == seat)
    return value + sum(op.n for source, op in statics(g, ArmorPlayer) if source.seat == seat or op.who == "each")


def cost(g: State, seat: int, face: int) -> Units:
    """What a player has to pay to Summon a card now."""
    return changed_cost(face, cost_changes(g, seat))


def cost_changes(g: State, seat: int) -> list[ChangeCost]:
    """What makes Summons of a player cost more or less now."""
    return [op for source, op in statics(g, ChangeCost) if _concerns(source, op.t, seat)]


def changed_cost(face: int, changes: list[ChangeCost]) -> Units:
    """What a card costs with all that changes it; a discount leaves at least one unit of its cost."""
    printed = FACES[face]
    if not changes:
        return printed.cost
    units = list(printed.cost)
    for op in changes:
        if matches(printed, op.t):
            units = [max(0, unit + change) for unit, change in zip(units, op.delta, strict=True)]
    if not any(units) and printed.cost != NO_POWER:
        units[next(n for n, unit in enumerate(printed.cost) if unit)] = 1
    return (units[0], units[1], units[2])


def _concerns(source: Source, select: Select, seat: int) -> bool:
    """True if a static effect is about cards of a player."""
    mine = source.seat == seat
    return mine if select.side == "you" else not mine or select.side not in ("other", "each_other")

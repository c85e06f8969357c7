"""Values that are read off a position and never written: Conviction, Fight, Life, keywords, Armor, costs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, NamedTuple, TypeVar

from gloaming.games.twilight import effects as fx
from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.cards.card import COLOURS, Card
from gloaming.games.twilight.cards.deities import DEITIES
from gloaming.games.twilight.effects import Ability, If, Keyword, Op, Select
from gloaming.games.twilight.power import NO_POWER, Level, Units
from gloaming.games.twilight.state import NOTHING, Permanent, State


class Source(NamedTuple):
    """Where a static effect comes from: whose it is, and from which card; a Deity has none."""

    seat: int
    card: int


def nature(one: Permanent) -> Card:
    """What a card of the Combat Field now is: itself, or the Creature it copies."""
    return FACES[one.face if one.copies == NOTHING else one.copies]


def level(one: Permanent) -> Level:
    """The level of a card in the Combat Field: of a Creature the highest in its cost, of others their back."""
    card = FACES[one.face]
    return card.level if card.kind == "creature" else card.aspect


def card_level(card: Card) -> Level:
    """The level effects go by, wherever the card is."""
    return card.level if card.kind == "creature" else card.aspect


def abilities(one: Permanent) -> tuple[tuple[int, int], ...]:
    """The abilities of a card in the Combat Field, each by face and number there."""
    return _abilities(one.face, one.copies)


@cache
def _abilities(face: int, copies: int) -> tuple[tuple[int, int], ...]:
    own = tuple((face, number) for number in range(len(FACES[face].abilities)))
    if copies == NOTHING:
        return own
    taken = tuple((copies, number) for number in range(len(FACES[copies].abilities)))
    kept = (pair for pair in own if _copies_creatures(_ability(pair)))
    return (*taken, *(pair for pair in kept if not any(_ability(pair) == _ability(other) for other in taken)))


def _ability(pair: tuple[int, int]) -> Ability:
    return FACES[pair[0]].abilities[pair[1]]


def _copies_creatures(ability: Ability) -> bool:
    return any(isinstance(op, fx.CopyCreature) for op in ability.do)


def works(g: State, one: Permanent) -> bool:
    """True if its text counts: any Creature, the topmost Fortification of a direction, a Fresh Intrigue."""
    kind = FACES[one.face].kind
    if kind == "creature":
        return True
    return one.fresh if kind == "intrigue" else g.uncovered(one)


def is_used(g: State, seat: int, card: int, face: int, number: int) -> bool:
    """True if an ability that works once per turn has been used; that of a Deity has no card."""
    if card == NOTHING:
        return bool(g.players[seat].used >> number & 1)
    one = g.permanent(card)
    if one is None or (face, number) not in abilities(one):
        return False
    return bool(one.used >> abilities(one).index((face, number)) & 1)


# Conviction.


def conviction(g: State, seat: int, *, resolving: int = NOTHING) -> bool:
    """True if every card the player controls has a colour of the Deity; a Scheme that resolves counts too."""
    player = g.players[seat]
    if player.deity == NOTHING or not player.faithful:
        return False
    colours = DEITIES[player.deity].colours
    if resolving != NOTHING and COLOURS[FACES[resolving].faction] not in colours:
        return False
    return all(COLOURS[nature(one).faction] in colours for one in g.field if one.controller == seat)


# Static effects.

StaticOp = TypeVar("StaticOp", bound=Op)


@cache
def _static_ops(face: int, copies: int, kind: type[StaticOp]) -> tuple[tuple[Ability, StaticOp], ...]:
    """What the static abilities of a card do of one kind."""
    found = (ability for pair in _abilities(face, copies) if (ability := _ability(pair)).on == "static")
    return tuple((ability, op) for ability in found for op in ability.do if isinstance(op, kind))


@cache
def _deity_ops(deity: int, kind: type[StaticOp]) -> tuple[tuple[bool, StaticOp], ...]:
    """What a face-up Deity does of one kind all the time, and whether that needs Conviction."""
    parts = (part for part in DEITIES[deity].parts if part.kind == "passive")
    return tuple(
        (part.conviction, op)
        for part in parts
        for ability in part.abilities
        if ability.on == "static"
        for op in ability.do
        if isinstance(op, kind)
    )


def statics(g: State, kind: type[StaticOp]) -> Iterator[tuple[Source, StaticOp]]:
    """All static effects of one kind that are working now."""
    for one in g.field:
        found = _static_ops(one.face, one.copies, kind)
        if found and works(g, one):
            for ability, op in found:
                if not ability.cond or all_hold(g, ability.cond, one.controller, one):
                    yield Source(one.controller, one.card), op
    for seat, player in enumerate(g.players):
        parts = _deity_ops(player.deity, kind) if player.deity != NOTHING else ()
        if parts and player.face_up and player.faithful and not player.out:
            for needs_conviction, op in parts:
                if not needs_conviction or conviction(g, seat):
                    yield Source(seat, NOTHING), op


def all_hold(g: State, conditions: tuple[If, ...], seat: int, one: Permanent | None) -> bool:
    """True if the conditions of a static effect are met."""
    return all(_holds(g, condition, seat, one) for condition in conditions)


def _holds(g: State, condition: If, seat: int, one: Permanent | None) -> bool:
    if condition.holds == "conviction":
        return conviction(g, seat)
    if condition.holds == "damaged_this_turn":
        return g.players[seat].damaged > 0
    if condition.holds == "card_destroyed_this_turn":
        return g.destroyed_this_turn > 0
    if condition.holds == "manifested_this_turn":
        return g.players[seat].manifested >= condition.min
    if condition.holds == "attacked_this_turn":
        return g.players[seat].attacked
    if one is None:
        return False
    if condition.holds == "upkeep_paid":
        return one.upkeep_paid
    if condition.holds == "blocking":
        return one.blocks != NOTHING
    return covered_by(g, one) >= condition.min


def covered_by(g: State, one: Permanent) -> int:
    """How many Fortifications lie under this one."""
    count = 0
    for other in g.field:
        if other.card == one.card:
            return count
        count += other.controller == one.controller and other.direction == one.direction != ""
    return count


def fits(g: State, one: Permanent, select: Select) -> bool:
    """True if a card of the Combat Field is of the kind, level, faction, type and state that is asked for."""
    card = FACES[one.face]
    if select.pick and card.kind not in select.pick:
        return False
    if select.aspect and level(one) not in select.aspect:
        return False
    if select.faction and nature(one).faction not in select.faction:
        return False
    if select.type and not set(select.type) & set(nature(one).types):
        return False
    return not select.state or any(_in_state(one, state) for state in select.state)


def _in_state(one: Permanent, state: fx.State) -> bool:
    if state == "fresh":
        return one.fresh
    if state == "exhausted":
        return not one.fresh
    if state == "attacking":
        return one.attacks != NOTHING
    if state == "attacking_life":
        return one.attacks != NOTHING and one.stack == "life"
    if state == "blocking":
        return one.blocks != NOTHING
    return one.damage > 0


def _reaches(g: State, source: Source, select: Select, one: Permanent) -> bool:
    """True if a static effect is about this card."""
    if select.ref == "self":
        return source.card == one.card
    if select.other and source.card == one.card:
        return False
    mine = one.controller == source.seat
    if (select.side == "you" and not mine) or (select.side in ("other", "each_other") and mine):
        return False
    return fits(g, one, select)


# Creatures.


def fight(g: State, one: Permanent) -> int:
    """The Fight of a Creature now."""
    value = nature(one).fight + one.blessings
    for effect in g.lasting:
        if effect.kind == "fight" and effect.card == one.card:
            value += effect.n
    for source, op in statics(g, fx.Modify):
        if _reaches(g, source, op.t, one):
            value += op.fight
    return max(0, value)


def life(g: State, one: Permanent) -> int:
    """The Life of a Creature now."""
    return nature(one).life + one.blessings - one.damage


def armor(g: State, one: Permanent) -> int:
    """The Armor of a Creature now; several values add up, and a lost keyword takes all of it."""
    value = nature(one).armor
    for effect in g.lasting:
        if effect.card == one.card and effect.keyword == "armor":
            if effect.kind == "lose":
                return 0
            value += effect.n
    for source, op in statics(g, fx.GainKeyword):
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
    for source, op in statics(g, fx.GainKeyword):
        if _reaches(g, source, op.t, one):
            found.add(op.keyword)
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
        op.keyword == keyword and _reaches(g, source, op.t, one) for source, op in statics(g, fx.GainKeyword)
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
    for source, op in statics(g, fx.ArmorPlayer):
        if source.seat == seat or op.who == "each":
            value += op.n
    return value


def cost(g: State, seat: int, face: int) -> Units:
    """What a player has to pay to Summon a card now; a discount leaves at least one unit of its cost."""
    printed = FACES[face]
    changes = [op.delta for source, op in statics(g, fx.ChangeCost) if _concerns(source, op.t, seat, printed)]
    if not changes:
        return printed.cost
    units = list(printed.cost)
    for delta in changes:
        units = [max(0, unit + change) for unit, change in zip(units, delta, strict=True)]
    if not any(units) and printed.cost != NO_POWER:
        units[next(n for n, unit in enumerate(printed.cost) if unit)] = 1
    return (units[0], units[1], units[2])


def _concerns(source: Source, select: Select, seat: int, card: Card) -> bool:
    mine = source.seat == seat
    if (select.side == "you" and not mine) or (select.side in ("other", "each_other") and mine):
        return False
    return matches(card, select)


def matches(card: Card, select: Select) -> bool:
    """True if a card outside the Combat Field is of the kind, level, faction and type that is asked for."""
    return (
        (not select.pick or card.kind in select.pick)
        and (not select.aspect or card_level(card) in select.aspect)
        and (not select.faction or card.faction in select.faction)
        and (not select.type or bool(set(select.type) & set(card.types)))
    )

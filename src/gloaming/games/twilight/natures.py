"""What a card of the Combat Field is and says, and whether that counts; what changes it stands in `derived.py`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from gloaming.games.twilight import effects
from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.effects import Ability, Select
from gloaming.games.twilight.state import NOTHING, Permanent, State


def nature(one: Permanent) -> Card:
    """What a card of the Combat Field now is: itself, or the Creature it copies."""
    return FACES[one.face if one.copies == NOTHING else one.copies]


def abilities(one: Permanent) -> tuple[tuple[int, int], ...]:
    """The abilities of a card in the Combat Field, each by face and number there."""
    return abilities_of(one.face, one.copies)


@cache
def abilities_of(face: int, copies: int) -> tuple[tuple[int, int], ...]:
    own = tuple((face, number) for number in range(len(FACES[face].abilities)))
    if copies == NOTHING:
        return own
    taken = tuple((copies, number) for number in range(len(FACES[copies].abilities)))
    kept = (pair for pair in own if any(op.outlasts_copying() for op in printed_ability(pair).do))
    return (
        *taken,
        *(pair for pair in kept if not any(printed_ability(pair) == printed_ability(other) for other in taken)),
    )


def printed_ability(pair: tuple[int, int]) -> Ability:
    return FACES[pair[0]].abilities[pair[1]]


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
    own = DEITIES[player.deity].requirement
    if resolving != NOTHING and FACES[resolving].faction not in own:
        return False
    return all(nature(one).faction in own for one in g.field if one.controller == seat)


# What a text asks for.

STATES: dict[effects.State, Callable[[Permanent], bool]] = {
    "fresh": lambda one: one.fresh,
    "exhausted": lambda one: not one.fresh,
    "attacking": lambda one: one.attacks != NOTHING,
    "attacking_life": lambda one: one.attacks != NOTHING and one.stack == "life",
    "blocking": lambda one: one.blocks != NOTHING,
    "damaged": lambda one: one.damage > 0,
}


def fits(one: Permanent, select: Select) -> bool:
    """True if a card of the Combat Field is what is asked for, and in such a state; a copy keeps its own level."""
    if not matches(FACES[one.face], select, nature(one)):
        return False
    return not select.state or any(STATES[state](one) for state in select.state)


def matches(card: Card, select: Select, copied: Card | None = None) -> bool:
    """True if a card is of the kind, level, faction and type that is asked for; a copy has the last two of another."""
    now = copied or card
    return (
        (not select.pick or card.kind in select.pick)
        and (not select.aspect or card.aspect in select.aspect)
        and (not select.faction or now.faction in select.faction)
        and (not select.type or not set(select.type).isdisjoint(now.types))
    )

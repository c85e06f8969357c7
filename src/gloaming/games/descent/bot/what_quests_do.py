"""What the rules of a quest do, all of it at once: which of them change a counter, and what opens a door."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from gloaming.games.descent.quests import triggers as on
from gloaming.games.descent.quests.actions import AnyAction, AttributeTest, Chance, ChangeCounter, Damage, Each, SetDoor
from gloaming.games.descent.quests.listening import entries, listeners
from gloaming.games.descent.quests.reading import encounters
from gloaming.games.descent.quests.words import Who
from gloaming.games.descent.settings import Level


@cache
def changing(encounter: str, level: Level, counter: str, *, up: bool) -> tuple[int, ...]:
    """The rules that raise a counter, or lower it."""
    changes = _raises if up else _lowers
    return tuple(rule for rule, does in all_rules(encounter, level) if any(changes(one, counter) for one in does))


def _raises(one: AnyAction, counter: str) -> bool:
    if not isinstance(one, ChangeCounter) or one.counter != counter or _lowers(one, counter):
        return False
    return one.add is not None or one.set not in (None, 0)


def _lowers(one: AnyAction, counter: str) -> bool:
    return isinstance(one, ChangeCounter) and one.counter == counter and isinstance(one.add, int) and one.add < 0


@cache
def chances(encounter: str, level: Level) -> dict[str, tuple[str, int]]:
    return {
        inner.counter: (one.counter, one.of)
        for _, does in all_rules(encounter, level)
        for one in does
        if isinstance(one, Chance)
        for inner in all_of(one.passed)
        if isinstance(inner, ChangeCounter)
    }


@cache
def opened_by_counter(encounter: str, level: Level) -> dict[str, str]:
    """The doors that open when a counter reaches a number."""
    found: dict[str, str] = {}
    for rule, does in all_rules(encounter, level):
        trigger = entries(encounter)[rule].when
        if isinstance(trigger, on.CounterReaches):
            found |= {one.door: trigger.counter for one in does if isinstance(one, SetDoor) and one.state == "open"}
    return found


@cache
def hurt_elsewhere(encounter: str, level: Level) -> tuple[tuple[Who, Who], ...]:
    """Who suffers damage when something else does, and what that is."""
    return tuple(
        (one.who, trigger.who)
        for rule, does in all_rules(encounter, level)
        if isinstance(trigger := entries(encounter)[rule].when, on.Damaged)
        for one in does
        if isinstance(one, Damage)
    )


@cache
def opened_elsewhere(encounter: str) -> frozenset[str]:
    """The doors that nobody gets open on the spot: they need a key, or a lever somewhere else."""
    return frozenset(door.id for door in encounters()[encounter].doors if door.key is not None or door.rule is not None)


@cache
def all_rules(encounter: str, level: Level) -> tuple[tuple[int, tuple[AnyAction, ...]], ...]:
    """Every rule that speaks at a level, and all it does."""
    spoken = sorted({rule for rules in listeners(encounter, level).values() for rule in rules})
    return tuple((rule, tuple(all_of(getattr(entries(encounter)[rule], "do", ())))) for rule in spoken)


def all_of(actions: Iterable[AnyAction]) -> Iterator[AnyAction]:
    """Actions and those inside them; what only chance brings about is not among them."""
    for one in actions:
        yield one
        if isinstance(one, AttributeTest):
            yield from all_of(one.passed)
        elif isinstance(one, Each):
            yield from all_of(one.do)

"""What there is to do for a goal: where somebody has to go, whom to strike, what to fetch. For bots, never for a rule.

An errand says how nearly it is done (0 to 1), where it leads to, and who can run it. Errands are found in the rules of
the quest: whatever raises a counter that a goal asks for is one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from gloaming.games.descent.effects.op import About
from gloaming.games.descent.quests import triggers as on
from gloaming.games.descent.quests.actions import AnyAction, AttributeTest, Chance, ChangeCounter, Each, Reveal, SetDoor
from gloaming.games.descent.quests.hooks import QuestHooks
from gloaming.games.descent.quests.listening import entries, listeners, shows
from gloaming.games.descent.quests.words import Narrowed, Who
from gloaming.games.descent.settings import Level
from gloaming.games.descent.state import NOBODY, NOTHING, NOWHERE, OVERLORD
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.squares import Floor

FAR = 60
"""A way that counts as no progress at all."""
NEAR = 24
"""A way that can be gone in an encounter: up to here each space counts more."""
SECOND = 0.25
"""What the second nearest counts."""
IN_HAND = 0.8
"""What a movement point in hand counts, in spaces."""
SHUT = 3
LOCKED = 8
"""What a shut or a locked door in the way counts, in spaces."""
ABOUT = About(seat=OVERLORD)


class Errand(Frozen):
    """Something to be done for a goal."""

    done: float
    spaces: int
    figures: tuple[int, ...]


# Ways.


def steps_to(g: QuestHooks, figure: int, spaces: int) -> float:
    """How many spaces a figure is from some spaces; for heroes a locked door is no way.

    Movement points in hand are nearly as good as the way itself: so a move action is worth what it can lead to.
    """
    one = g.figures[figure]
    away, doors = _way(g, one.mask, spaces, FAR if one.side == "heroes" else LOCKED)
    if figure == g.active and one.points and not one.stepped and away < FAR:
        return max(float(doors), away - IN_HAND * one.points)  # points open no doors
    return away


def steps_from(g: QuestHooks, here: int, spaces: int) -> int:
    """How many spaces it is from some spaces to others; doors in the way count as detours."""
    return _way(g, here, spaces, LOCKED)[0]


def _way(g: QuestHooks, here: int, spaces: int, locked: int) -> tuple[int, int]:
    """How many spaces it is from some spaces to others, and how many of them stand for doors."""
    if here & spaces:
        return 0, 0
    through = g.ground.floor(0).distance(here, spaces)
    if through is None:
        return FAR, 0
    now = g.floor.distance(here, spaces) if g.doors else through
    if now == through:
        return min(FAR, now), 0
    unlocked = _unlocked(g).distance(here, spaces) if "locked" in g.doors else through
    ways = [(through + locked, locked)]
    if unlocked is not None:
        ways.append((unlocked + SHUT, SHUT))
    if now is not None:
        ways.append((now, 0))
    away, doors = min(ways)
    return min(FAR, away), doors


def _unlocked(g: QuestHooks) -> Floor:
    """The map with its locked doors shut and all others open."""
    shut = 0
    for door, state in zip(g.ground.doors.values(), g.doors, strict=True):
        if state == "locked":
            shut |= door.bit
    return g.ground.floor(shut)


def nearness(g: QuestHooks, figures: Iterable[int], spaces: int, beside: int = 0) -> float:
    """How near some figures are to some spaces, or to so many spaces from them: 1 there, 0 far away.

    The nearest counts most; the next one counts a little, lest he stays behind.
    """
    if not spaces:
        return 0.0
    near = [near_by(max(0, steps_to(g, one, spaces) - beside)) for one in figures if g.figures[one].mask]
    if len(near) < 2:
        return near[0] if near else 0.0
    first, second = sorted(near, reverse=True)[:2]
    return first + SECOND * (second - first) if first < 1 else 1.0


def near_by(away: float) -> float:
    """What a way still to be gone counts: 1 for none, 0 for one that is too far."""
    return 1 - 0.8 * away / NEAR if away <= NEAR else 0.2 * max(0.0, (FAR - away) / (FAR - NEAR))


# Errands.


def to_raise(g: QuestHooks, counter: str) -> list[Errand]:
    """What raises a counter, the most nearly done first."""
    found: dict[Errand, None] = {}
    for rule in _raising(g.encounter, g.options.level, counter):
        found |= dict.fromkeys(_set_off(g, entries(g.encounter)[rule].when))
    return sorted(found, key=lambda one: -one.done)


def chances_of(g: QuestHooks, counter: str) -> tuple[str, int] | None:
    """The counter whose number decides by chance whether another one is raised, and of how many."""
    return _chances(g.encounter, g.options.level).get(counter)


def _set_off(g: QuestHooks, trigger: on.AnyTrigger) -> Iterator[Errand]:
    """What sets off a rule."""
    match trigger:
        case on.SpecialAction(by=by, near=near, within=within, face=face) if near is not None:
            names = near if isinstance(near, tuple) else (near,)
            place = g.place_of(within, ABOUT) if within is not None else 0
            for thing in _things(g, names, face):
                yield _at_thing(g, g.called(by, ABOUT), thing, place)
        case on.Enters(who=Narrowed(carrying=str() as token) as who, where=where):
            yield from to_deliver(g, token, g.called(who.of, ABOUT), g.place_of(where, ABOUT))
        case on.Enters(who=who, where=where):
            yield from to_go(g, who, g.place_of(where, ABOUT))
        case on.LeavesMap(who=who, via=via, carrying=None):
            yield from to_go(g, who, g.place_of(via, ABOUT), leaving=True)
        case on.LeavesMap(who=who, via=via, carrying=str() as token):
            yield from to_deliver(g, token, g.called(who, ABOUT), g.place_of(via, ABOUT))
        case on.Defeated(who=who):
            yield from (to_defeat(g, one) for one in g.called(who, ABOUT))
        case on.Reveals(token=token):
            for rule in listeners(g.encounter, g.options.level).get("action", ()):
                entry = entries(g.encounter)[rule]
                reveals = any(isinstance(one, Reveal) for one in _all_of(getattr(entry, "do", ())))
                if reveals and isinstance(entry.when, on.SpecialAction) and entry.when.near == token:
                    yield from _set_off(g, entry.when)


def _at_thing(g: QuestHooks, figures: Sequence[int], thing: int, place: int) -> Errand:
    """Something that one of some figures does beside a thing, both of them in a place if one is named."""
    if not place:
        near = nearness(g, figures, thing, beside=1)
        ready = near == 1 and g.active in figures and g.figures[g.active].actions > 0
        return Errand(0.75 if ready and _can_reach(g, thing, 1) else 0.6 * near, thing, tuple(figures))
    brought = near_by(steps_from(g, thing, place))
    return Errand(0.5 * nearness(g, figures, place) + 0.4 * brought, thing | place, tuple(figures))


def _can_reach(g: QuestHooks, spaces: int, beside: int) -> bool:
    """True if whoever acts gets there with the points in hand; with -1 there has to be one left."""
    one = g.figures[g.active]
    return bool(one.mask) and steps_from(g, one.mask, spaces) <= one.points + beside


def to_go(g: QuestHooks, who: Who, place: int, *, leaving: bool = False) -> Iterator[Errand]:
    """Each of those who have to get to a place; who is no hero of his own will is fetched."""
    for one in g.called(who, ABOUT):
        near = 0.9 * nearness(g, (one,), place)
        if one == g.active and leaving and _can_reach(g, place, -1):
            near = 0.97
        if g.figures[one].kind == "npc":
            friends = [n for n in range(len(g.heroes)) if g.figures[n].mask]
            yield Errand(0.6 * near + 0.3 * nearness(g, friends, g.figures[one].mask, beside=1), place, (one, *friends))
        else:
            yield Errand(near, place, (one,))


def to_deliver(g: QuestHooks, token: str, figures: Sequence[int], place: int) -> Iterator[Errand]:
    """Each token of a kind that one of some figures has to bring to a place."""
    free = tuple(one for one in figures if g.figures[one].carries == NOTHING)
    carry = g.carry_of(token)
    for number, one in enumerate(g.tokens):
        if one.kind != token:
            continue
        if one.carrier != NOBODY:
            if g.figures[one.carrier].gone or not g.figures[one.carrier].mask:
                continue
            if one.carrier in figures:
                there = one.carrier == g.active and _can_reach(g, place, -1)
                near = 0.97 if there else 0.5 + 0.42 * nearness(g, (one.carrier,), place)
                yield Errand(near, place, (one.carrier,))
            else:
                theirs = g.figures[one.carrier].mask
                yield Errand(0.2 * nearness(g, free, theirs, beside=1), theirs, free)
        elif one.space != NOWHERE:
            ready = carry is None or shows(g, number, carry.face)
            way = 1 - near_by(steps_from(g, 1 << one.space, place))
            yield Errand(
                (0.4 if ready else 0.25) * nearness(g, free, 1 << one.space) * (1 - way / 3), 1 << one.space, free
            )


def to_defeat(g: QuestHooks, target: int) -> Errand:
    """A figure that has to be defeated: harmed, and with enemies about it."""
    one = g.figures[target]
    hunters = [
        n for n, other in enumerate(g.figures) if other.mask and other.side != one.side and other.kind != "object"
    ]
    near = sorted((near_by(max(0, steps_to(g, n, one.mask) - 1)) for n in hunters), reverse=True)[:3]
    closed_in = sum(near) / 3
    return Errand(0.55 * one.damage / max(1, g.health(target)) + 0.35 * closed_in, one.mask, tuple(hunters))


def opened_from(g: QuestHooks, door: str) -> int:
    """Where a special action opens a locked door from afar: levers."""
    spaces = 0
    for rule, does in _all_rules(g.encounter, g.options.level):
        trigger = entries(g.encounter)[rule].when
        opens = any(isinstance(one, SetDoor) and one.door == door and one.state == "open" for one in does)
        if opens and isinstance(trigger, on.SpecialAction) and trigger.near is not None:
            for thing in _things(g, trigger.near if isinstance(trigger.near, tuple) else (trigger.near,), trigger.face):
                spaces |= thing
    return spaces


def _things(g: QuestHooks, names: Sequence[str], face: str | None) -> Iterator[int]:
    """The spaces of each thing of these names: doors, tokens, figures."""
    for name in names:
        if name in g.ground.doors:
            yield g.ground.doors[name].near
            continue
        for number, token in enumerate(g.tokens):
            if token.kind == name and shows(g, number, face):
                if token.space != NOWHERE:
                    yield 1 << token.space
                elif token.carrier != NOBODY and g.figures[token.carrier].mask:
                    yield g.figures[token.carrier].mask
        for figure in g.called(name, ABOUT):
            yield g.figures[figure].mask


# What the rules of the quest say about counters.


@cache
def _raising(encounter: str, level: Level, counter: str) -> tuple[int, ...]:
    """The rules that raise a counter."""
    spoken = sorted({rule for rules in listeners(encounter, level).values() for rule in rules})
    return tuple(
        rule
        for rule in spoken
        if any(_raises(one, counter) for one in _all_of(getattr(entries(encounter)[rule], "do", ())))
    )


def _raises(one: AnyAction, counter: str) -> bool:
    return isinstance(one, ChangeCounter) and one.counter == counter and one.add is not None and one.add != -1


@cache
def _chances(encounter: str, level: Level) -> dict[str, tuple[str, int]]:
    return {
        inner.counter: (one.counter, one.of)
        for _, does in _all_rules(encounter, level)
        for one in does
        if isinstance(one, Chance)
        for inner in _all_of(one.passed)
        if isinstance(inner, ChangeCounter)
    }


@cache
def _all_rules(encounter: str, level: Level) -> tuple[tuple[int, tuple[AnyAction, ...]], ...]:
    """Every rule that speaks at a level, and all it does."""
    spoken = sorted({rule for rules in listeners(encounter, level).values() for rule in rules})
    return tuple((rule, tuple(_all_of(getattr(entries(encounter)[rule], "do", ())))) for rule in spoken)


def _all_of(actions: Iterable[AnyAction]) -> Iterator[AnyAction]:
    """Actions and those inside them; what only chance brings about is not among them."""
    for one in actions:
        yield one
        if isinstance(one, AttributeTest):
            yield from _all_of(one.passed)
        elif isinstance(one, Each):
            yield from _all_of(one.do)

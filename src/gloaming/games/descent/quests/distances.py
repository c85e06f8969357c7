"""How far it is to somewhere, doors and movement points counted in. For bots, never for a rule."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from gloaming.games.descent.quests.doing import opened_by_counter
from gloaming.games.descent.quests.hooks import QuestHooks
from gloaming.games.descent.state import DoorState
from gloaming.pieces.squares import Ground

FAR = 80
"""A way that cannot be gone at all."""
NEAR = 24
"""A way that can be gone in an encounter: up to here each space counts more."""
SECOND = 0.25
"""What the second nearest counts."""
IN_HAND = 0.8
"""What a movement point in hand counts, in spaces."""
SHUT = 3
LOCKED = 8
"""What a shut or a locked door in the way counts, in spaces."""


def steps_to(g: QuestHooks, figure: int, spaces: int) -> float:
    """How many spaces a figure is from some spaces; for heroes a locked door is no way.

    Movement points in hand are nearly as good as the way itself: so a move action is worth what it can lead to.
    """
    one = g.figures[figure]
    away, doors = _way(g, one.mask, spaces, FAR if one.side == "heroes" else LOCKED)
    if figure != g.active or not one.points or one.stepped or away >= FAR:
        return away
    # Points open no doors: they lead to the next one that is shut.
    usable = min(one.points, g.floor.distance(one.mask, _shut(g)) or 0) if doors else one.points
    return max(0.0, away - IN_HAND * usable)


def _shut(g: QuestHooks) -> int:
    """The spaces beside doors that are not open."""
    spaces = 0
    for door, state in zip(g.ground.doors.values(), g.doors, strict=True):
        if state in ("closed", "locked"):
            spaces |= door.near
    return spaces


def steps_from(g: QuestHooks, here: int, spaces: int) -> int:
    """How many spaces it is from some spaces to others; doors in the way count as detours."""
    return int(_way(g, here, spaces, LOCKED)[0])


def _way(g: QuestHooks, here: int, spaces: int, locked: int) -> tuple[float, float]:
    """How many spaces it is from some spaces to others, and how many of them stand for doors in the way."""
    return _way_past(g.ground, _prices(g, locked), here, spaces)


def _prices(g: QuestHooks, locked: int) -> tuple[float, ...]:
    """What each door in the way counts, in spaces: nothing while one can walk through."""
    if "locked" not in g.doors:
        return _unlocked(g.doors)
    return tuple(
        SHUT if state == "closed" else _lock(g, name, locked) if state == "locked" else 0
        for name, state in zip(g.ground.doors, g.doors, strict=True)
    )


@lru_cache
def _unlocked(doors: tuple[DoorState, ...]) -> tuple[float, ...]:
    return tuple(SHUT if state == "closed" else 0 for state in doors)


@lru_cache(maxsize=1 << 16)
def _way_past(ground: Ground, prices: tuple[float, ...], here: int, spaces: int) -> tuple[float, float]:
    """The same on a map whose doors have these prices; the same ways are asked for again and again."""
    if here & spaces:
        return 0, 0
    through = ground.floor(0).distance(here, spaces)
    if through is None:
        return FAR, 0
    shut = [(door.bit, price) for door, price in zip(ground.doors.values(), prices, strict=True) if price]
    now = ground.floor(sum(bit for bit, _ in shut)).distance(here, spaces)
    detours = 0.0
    for bit, price in shut if now != through else ():
        around = ground.floor(bit).distance(here, spaces)
        detours += price if around is None else min(price, around - through)
    if now is not None and now <= through + detours:
        return min(FAR, now), 0
    return min(FAR, through + detours), detours


def _lock(g: QuestHooks, door: str, locked: int) -> float:
    """What a locked door counts: less as the counter comes down that will open it."""
    counter = opened_by_counter(g.encounter, g.options.level).get(door)
    if counter is None:
        return locked
    start = next((g.number_of(one.start) for one in g.laid_out.counters if one.id == counter), 1)
    return LOCKED * (0.4 + 0.6 * min(1.0, g.counter(counter) / max(1, start)))


def nearness(g: QuestHooks, figures: Iterable[int], spaces: int, beside: int = 0) -> float:
    """How near some figures are to some spaces, or to so many spaces from them: 1 there, about 0 far away.

    The nearest counts most; the next one counts a little, lest he stays behind.
    """
    if not spaces:
        return 0.0
    near = [near_by(max(0, steps_to(g, one, spaces) - beside)) for one in figures if g.figures[one].spaces]
    if len(near) < 2:
        return near[0] if near else 0.0
    first, second = sorted(near, reverse=True)[:2]
    return first + SECOND * (second - first) if first < 1 else 1.0


def near_by(away: float) -> float:
    """What a way still to be gone counts: 1 for none, less than nothing for one that is too far."""
    return 1 - 0.8 * away / NEAR if away <= NEAR else 0.2 - 0.4 * (min(away, FAR) - NEAR) / (FAR - NEAR)

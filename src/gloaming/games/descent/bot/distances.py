"""How far it is to somewhere, doors and movement points counted in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from gloaming.games.descent.bot.what_quests_do import opened_by_counter, opened_elsewhere
from gloaming.games.descent.quests.hooks import QuestHooks
from gloaming.games.descent.state import DoorState
from gloaming.pieces.squares import Ground, spaces_of

FAR = 80
"""A way that cannot be gone at all."""
NEAR = 24
"""A way that can be gone in an encounter: up to here each space counts more."""
SECOND = 0.25
"""What the second nearest counts."""
SHUT = 3
LOCKED = 8
"""What a shut or a locked door in the way counts, in spaces."""


def steps_to(g: QuestHooks, figure: int, spaces: int) -> float:
    """How many spaces a figure is from some spaces; for heroes a door that is opened elsewhere is no way."""
    return all_steps_to(g, (figure,), spaces)[0]


def all_steps_to(g: QuestHooks, figures: Sequence[int], spaces: int) -> list[float]:
    """The same for each of several figures of one side."""
    if not figures:
        return []
    away = away_for(g, figures[0], spaces)
    return [min([away[space] for space in g.figures[one].spaces], default=FAR) for one in figures]


def away_for(g: QuestHooks, figure: int, spaces: int) -> tuple[float, ...]:
    """How far each space is from some spaces for figures of this one's side."""
    return _away_from(g, spaces, FAR if g.figures[figure].side == "heroes" else LOCKED)


def steps_from(g: QuestHooks, here: int, spaces: int) -> int:
    """How many spaces it is from some spaces to others; doors in the way count as detours."""
    away = _away_from(g, spaces, LOCKED)
    return int(min([away[space] for space in spaces_of(here)], default=FAR))


def _away_from(g: QuestHooks, spaces: int, keyless: int) -> tuple[float, ...]:
    """How far each space is from some spaces; doors in the way count as detours."""
    return _away_past(g.ground, _prices(g, keyless), spaces)


def _prices(g: QuestHooks, keyless: int) -> tuple[float, ...]:
    """What each door in the way counts, in spaces: nothing while one can walk through."""
    if "locked" not in g.doors:
        return _unlocked(g.doors)
    return tuple(
        SHUT if state == "closed" else _lock(g, name, keyless) if state == "locked" else 0
        for name, state in zip(g.ground.doors, g.doors, strict=True)
    )


@lru_cache
def _unlocked(doors: tuple[DoorState, ...]) -> tuple[float, ...]:
    return tuple(SHUT if state == "closed" else 0 for state in doors)


@lru_cache(maxsize=1 << 13)
def _away_past(ground: Ground, prices: tuple[float, ...], spaces: int) -> tuple[float, ...]:
    """The same on a map whose doors have these prices; the same ways are asked for again and again."""
    through = _away(ground, 0, spaces)
    shut = [(door.bit, price) for door, price in zip(ground.doors.values(), prices, strict=True) if price]
    if not shut:
        return through
    now = _away(ground, sum(bit for bit, _ in shut), spaces)
    detours = [0.0] * len(through)
    for bit, price in shut:
        around = _away(ground, bit, spaces)
        detours = [
            so_far + min(price, there - here) for so_far, here, there in zip(detours, through, around, strict=True)
        ]
    return tuple([min(FAR, a, b + c) for a, b, c in zip(now, through, detours, strict=True)])


@lru_cache(maxsize=1 << 13)
def _away(ground: Ground, shut: int, spaces: int) -> tuple[float, ...]:
    """How far each space is from some spaces while some doors are shut."""
    away: list[float] = [FAR] * len(ground.at)
    for steps, ring in enumerate(ground.floor(shut).rings(spaces)):
        for space in spaces_of(ring):
            away[space] = min(FAR, steps)
    return tuple(away)


def _lock(g: QuestHooks, door: str, keyless: int) -> float:
    """What a locked door counts: less as the counter comes down that will open it, much if its key is missing."""
    counter = opened_by_counter(g.encounter, g.options.level).get(door)
    if counter is not None:
        start = next((g.number_of(one.start) for one in g.laid_out.counters if one.id == counter), 1)
        return LOCKED * (0.4 + 0.6 * min(1.0, g.counter(counter) / max(1, start)))
    return keyless if door in opened_elsewhere(g.encounter) else LOCKED


def nearness(g: QuestHooks, figures: Iterable[int], spaces: int, beside: int = 0) -> float:
    """How near some figures of one side are to some spaces, or to so many spaces from them: 1 there, about 0 far away.

    The nearest counts most; the next one counts a little, lest he stays behind.
    """
    there = [one for one in figures if g.figures[one].spaces]
    if not spaces or not there:
        return 0.0
    steps = sorted(all_steps_to(g, there, spaces))
    first = near_by(max(0, steps[0] - beside))
    if len(steps) < 2 or first >= 1:
        return first
    return first + SECOND * (near_by(max(0, steps[1] - beside)) - first)


def near_by(away: float) -> float:
    """What a way still to be gone counts: 1 for none, less than nothing for one that is too far."""
    return 1 - 0.8 * away / NEAR if away <= NEAR else 0.2 - 0.8 * (min(away, FAR) - NEAR) / (FAR - NEAR)

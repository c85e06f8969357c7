"""Power and costs: how many units of Lesser, Greater and Exalted Power."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Level: TypeAlias = int
"""An Aspect: 1 Lesser, 2 Greater, 3 Exalted."""

LEVELS: tuple[Level, ...] = (1, 2, 3)
NUMERALS = ("", "I", "II", "III")
LEVEL_NAMES = ("", "Lesser", "Greater", "Exalted")

Units: TypeAlias = tuple[int, int, int]
"""Units of Power of each level, from Lesser to Exalted."""

NO_POWER: Units = (0, 0, 0)


def unit(level: Level) -> Units:
    return (int(level == 1), int(level == 2), int(level == 3))


def counted(levels: Sequence[Level]) -> Units:
    """How many there are of each level."""
    return (levels.count(1), levels.count(2), levels.count(3))


def plus(a: Units, b: Units) -> Units:
    """Both together."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def minus(a: Units, b: Units) -> Units:
    """What is left of the first without the second, never below nothing."""
    return (max(0, a[0] - b[0]), max(0, a[1] - b[1]), max(0, a[2] - b[2]))


def covers(have: Units, cost: Units) -> bool:
    """True if one pays the other, each level by its own."""
    return have[0] >= cost[0] and have[1] >= cost[1] and have[2] >= cost[2]


def worth(units: Units) -> int:
    """What units count for an X cost: 1, 2 or 3 each."""
    return units[0] + 2 * units[1] + 3 * units[2]


def highest(cost: Units) -> Level:
    """The highest level in a cost; Lesser where there is none."""
    return 3 if cost[2] else 2 if cost[1] else 1

"""The dice: six colours, six faces each. A rolled die is one number, colour and face together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from gloaming.kernel.frozen import Frozen

Colour = Literal["blue", "red", "yellow", "brown", "gray", "black"]

SIDES = 6


class Face(Frozen):
    """One face of a die: hearts, surges and range of attack and power dice, shields of defense dice."""

    damage: int = 0
    surges: int = 0
    range: int = 0
    miss: bool = False
    shields: int = 0


def _attack(*faces: tuple[int, int, int]) -> tuple[Face, ...]:
    return tuple(Face(damage, surges, range_) for damage, surges, range_ in faces)


def _defense(*shields: int) -> tuple[Face, ...]:
    return tuple(Face(shields=number) for number in shields)


DICE: dict[Colour, tuple[Face, ...]] = {
    "blue": (Face(miss=True), *_attack((2, 1, 2), (2, 0, 3), (2, 0, 4), (1, 0, 5), (1, 1, 6))),
    "red": _attack((1, 0, 0), (2, 0, 0), (2, 0, 0), (2, 0, 0), (3, 0, 0), (3, 1, 0)),
    "yellow": _attack((0, 1, 1), (1, 0, 1), (1, 0, 2), (1, 1, 0), (2, 0, 0), (2, 1, 0)),
    "brown": _defense(0, 0, 0, 1, 1, 2),
    "gray": _defense(0, 1, 1, 1, 2, 3),
    "black": _defense(0, 2, 2, 2, 3, 4),
}
"""The faces of each colour: blue is the attack die, red and yellow are power dice, the others defend."""

COLOURS: tuple[Colour, ...] = tuple(DICE)
FACES: tuple[Face, ...] = tuple(face for faces in DICE.values() for face in faces)
"""Every face by the number of a rolled die."""

ATTRIBUTE_TEST: tuple[Colour, ...] = ("gray", "black")
RECOVERY: tuple[Colour, ...] = ("red", "red")


def rolled(colour: Colour, face: int) -> int:
    """The number of a die that shows that face, counted from 0."""
    return COLOURS.index(colour) * SIDES + face


def colour_of(die: int) -> Colour:
    """The colour of a rolled die."""
    return COLOURS[die // SIDES]


def damage_on(dice: Iterable[int]) -> int:
    return sum(FACES[die].damage for die in dice)


def surges_on(dice: Iterable[int]) -> int:
    return sum(FACES[die].surges for die in dice)


def range_on(dice: Iterable[int]) -> int:
    return sum(FACES[die].range for die in dice)


def shields_on(dice: Iterable[int]) -> int:
    return sum(FACES[die].shields for die in dice)


def misses(dice: Iterable[int]) -> bool:
    """True if the blue die shows an X."""
    return any(FACES[die].miss for die in dice)

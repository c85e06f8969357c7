"""What a screen draws while an open group is chosen or a figure is put on the map: where, how many, how near."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.quests.reading import encounters
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.set_up import SETTING_UP, SetUp, waits
from gloaming.games.descent.state import OVERLORD, Side
from gloaming.games.descent.view_outlook import NOT_COUNTED
from gloaming.kernel import Ask
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.squares import spaces_of


class Strength(Frozen):
    """How many monsters of a type the group would have."""

    type: str
    minions: int
    masters: int


class Placing(Frozen, kw_only=True):
    """An open group that is chosen, or a figure that is about to stand somewhere."""

    group: str = ""
    """The open group whose monsters are chosen."""
    spaces: tuple[int, ...] = ()
    """Where that group starts."""
    strengths: tuple[Strength, ...] = ()
    away: tuple[int, ...] = ()
    """By space how many spaces the nearest enemy is away (DE-204)."""
    left: int = 0
    """How many figures are placed after this one."""


def placing(pos: DescentPosition, ask: Ask) -> Placing | None:
    """What to draw for a question of that kind; None for any other."""
    set_up = pos.find(SetUp)
    if ask.topic == "open_group" and set_up is not None:
        group = [each for each in encounters()[set_up.encounter].groups if each.open][set_up.at]
        types = [option.type for option in ask.options if isinstance(option, opt.TakeGroup)]
        return Placing(
            group=group.id,
            spaces=tuple(spaces_of(pos.place_of(group.start, SETTING_UP))),
            strengths=tuple(
                Strength(name, pos.group_size(group, name, "minion"), pos.group_size(group, name, "master"))
                for name in types
            ),
            away=_from(pos, "heroes"),
        )
    first = ask.options[0]
    if not isinstance(first, opt.PlaceAt):
        return None
    left = 0
    if set_up is not None:
        heroes = first.figure < len(pos.heroes)
        waiting = sum(waits(one) for one in pos.figures)
        left = len(pos.heroes) - first.figure - 1 if heroes else waiting - 1
    return Placing(away=_from(pos, "heroes" if ask.seat == OVERLORD else "overlord"), left=left)


def _from(pos: DescentPosition, enemies: Side) -> tuple[int, ...]:
    """How far each space is from the nearest figure of a side."""
    there = 0
    for one in pos.figures:
        if one.side == enemies and one.kind != "object":
            there |= one.mask
    away = [NOT_COUNTED] * pos.ground.size
    for number, ring in enumerate(pos.floor.rings(there) if there else ()):
        for space in spaces_of(ring):
            away[space] = number
    return tuple(away)

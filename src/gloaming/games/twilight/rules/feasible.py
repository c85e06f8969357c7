"""Whether an ability has anything to do: what has not is neither offered nor announced."""

from __future__ import annotations

from typing import Any

from gloaming.games.twilight.effects import FREE
from gloaming.games.twilight.natures import conviction
from gloaming.games.twilight.rules.matter import About, Matter
from gloaming.games.twilight.state import NOTHING, State
from gloaming.games.twilight.triggers import deity_abilities
from gloaming.games.twilight.verbs import Play


def aimable(g: Play, matter: Matter) -> bool:
    """True if some of it has something to do, and it is no free ability that is pending already."""
    if matter.kind == "ability" and _is_free(matter) and _is_pending(g, matter):
        return False
    return any(_ability_can_work(g, matter, number) for number in matter.abilities)


def power_works(g: Play, seat: int) -> bool:
    """True if the Deity Power of a player would do something now."""
    if g.players[seat].deity == NOTHING:
        return False
    matter = power_matter(g, seat)
    convinced = conviction(g, seat)
    return any(
        _ability_can_work(g, matter, number)
        for number in matter.abilities
        if convinced or not matter.needs_conviction(number)
    )


def power_matter(g: State, seat: int) -> Matter:
    """What using the Deity Power would put on the chain."""
    deity = g.players[seat].deity
    return Matter("power", seat, NOTHING, deity, tuple(range(len(deity_abilities(deity, "active")))))


def _is_free(matter: Matter) -> bool:
    """True for an ability that costs nothing to announce: what uses it up comes with its effect."""
    ability = matter.ability(matter.abilities[0])
    return not ability.once and ability.price == FREE


def _is_pending(g: Play, matter: Matter) -> bool:
    same = (matter.card, matter.face, matter.abilities)
    items: list[Any] = [frame.rule for frame in g.agenda if hasattr(frame.rule, "countered")]
    return any((item.matter.card, item.matter.face, item.matter.abilities) == same for item in items)


def _ability_can_work(g: Play, matter: Matter, number: int) -> bool:
    about = About(matter, number)
    for op in matter.ability(number).do:
        if op.can_work(g, about):
            return True
        if op.gate:
            return False
    return False

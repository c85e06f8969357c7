"""Of all the spaces where a figure could go those worth a thought: towards what it wants to hit, fetch or reach."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.descent import options as opt
from gloaming.games.descent.bot.distances import away_for
from gloaming.games.descent.bot.progress import goal_places
from gloaming.games.descent.quests.reading import encounters
from gloaming.games.descent.rules.move import walks
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import NOBODY, NOWHERE

NEARLY_NONE = 3
"""Movement points that may be left over when a figure takes its next move."""
OF_EACH = 2
"""So many destinations for each thing one may want."""


def ways_in_hand(pos: DescentPosition, seat: int) -> list[opt.Go]:
    """The destinations worth a thought of a figure that has just got the points of a move."""
    if pos.ask is None or pos.ask.seat != seat or pos.ask.topic != "act" or pos.active == NOBODY:
        return []
    one, speed = pos.figures[pos.active], pos.sheet(pos.active).speed
    if one.points < speed or (one.stepped and one.points >= speed + NEARLY_NONE):
        return []
    goes = dict(enumerate(walks(pos, pos.active)))
    return [goes[n] for n in destinations(pos, pos.active, goes)]


def destinations(pos: DescentPosition, figure: int, goes: dict[int, opt.Go]) -> list[int]:
    """For each thing that draws a figure the destinations that bring it nearest, the cheapest first; and a retreat."""
    enemies = spaces_under(pos, enemies_of(pos, figure))
    wanted = [enemies, *(goal_places(pos, figure) if pos.encounter in encounters() else ())]
    if pos.figures[figure].kind == "hero":
        wanted += [_tokens(pos), _fallen(pos), _shut_doors(pos)]
    found: dict[int, None] = {}
    for spaces in wanted:
        if spaces:
            away = away_for(pos, figure, spaces)
            now = min(away[space] for space in pos.figures[figure].spaces)
            nearer = [n for n in goes if away[goes[n].space] < now]
            ranked = sorted(nearer, key=lambda n: _rank(goes[n], away[goes[n].space]))
            found |= dict.fromkeys(ranked[: OF_EACH if spaces == enemies else 1])
            found |= dict.fromkeys([n for n in ranked if not goes[n].fatigue and not goes[n].damage][:1])
    if enemies:
        away = away_for(pos, figure, enemies)
        found |= dict.fromkeys(sorted(goes, key=lambda n: _rank(goes[n], -away[goes[n].space]))[:1])
        # Somewhere to shoot from: near an enemy, not beside one.
        found |= dict.fromkeys([n for n in goes if 2 <= away[goes[n].space] <= 4 and not goes[n].fatigue][:OF_EACH])
    return list(found)


def _rank(go: opt.Go, away: float) -> tuple[float, int, int, int]:
    return away, go.fatigue, go.damage, go.points


def enemies_of(pos: DescentPosition, figure: int) -> list[int]:
    """Those whom a figure can attack."""
    return [n for n, one in enumerate(pos.figures) if one.spaces and pos.enemies(figure, n) and one.kind != "object"]


def spaces_under(pos: DescentPosition, figures: Iterable[int]) -> int:
    spaces = 0
    for number in figures:
        if pos.figures[number].spaces:
            spaces |= pos.figures[number].mask
    return spaces


def _tokens(pos: DescentPosition) -> int:
    spaces = 0
    for token in pos.tokens:
        if token.space != NOWHERE:
            spaces |= 1 << token.space
    return spaces


def _fallen(pos: DescentPosition) -> int:
    spaces = 0
    for one in pos.figures[: len(pos.heroes)]:
        if one.fallen != NOWHERE:
            spaces |= 1 << one.fallen
    return spaces


def _shut_doors(pos: DescentPosition) -> int:
    spaces = 0
    for door, state in zip(pos.ground.doors.values(), pos.doors, strict=True):
        if state in ("closed", "locked"):
            spaces |= door.near
    return spaces

"""What a screen draws for the figure that is about to act: how far, by which way, and whom it sees."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.rules.move import walks
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import NOBODY
from gloaming.kernel import Ask
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.squares import Point, spaces_of

NOT_COUNTED = -1
"""The distance of a space to which no count leads."""


class Way(Frozen):
    """How the figure gets to a space."""

    space: int
    points: int
    path: tuple[int, ...]
    """The spaces it enters, that one last."""
    fatigue: int = 0


class SightLine(Frozen, kw_only=True):
    """The line to an enemy: the one that holds, or the least hindered one with what stops it."""

    figure: int
    space: int
    away: int
    seen: bool
    start: Point | None = None
    """From corner to corner; none where walls cut every line."""
    end: Point | None = None
    stopped_by: tuple[int, ...] = ()
    """The spaces in its way."""
    doors: tuple[int, ...] = ()
    """The shut doors in its way."""


class Outlook(Frozen, kw_only=True):
    """The map as one figure sees it."""

    figure: int
    away: tuple[int, ...]
    """By space how many spaces it is away (DE-204)."""
    seen: tuple[int, ...]
    """The spaces in its line of sight."""
    ways: tuple[Way, ...]
    """To every space it can go to now."""
    moves: tuple[Way, ...]
    """To the spaces it could go to after a move action, and what that takes in fatigue."""
    lines: tuple[SightLine, ...]


def outlook(pos: DescentPosition, ask: Ask) -> Outlook | None:
    """What to draw for a question; None where no figure on the map is about to do something."""
    figure = _who_acts(pos, ask)
    if figure == NOBODY or not pos.encounter or not pos.on_map(figure):
        return None
    rings = pos.floor.rings(pos.figures[figure].mask)
    away = [NOT_COUNTED] * pos.ground.size
    for number, ring in enumerate(rings):
        for space in spaces_of(ring):
            away[space] = number
    return Outlook(
        figure=figure,
        away=tuple(away),
        seen=tuple(spaces_of(_seen(pos, figure))),
        ways=_ways(pos, figure, ask),
        moves=_moves(pos, figure, ask),
        lines=tuple(line_of_sight(pos, figure, other) for other in _enemies(pos, figure)),
    )


def _who_acts(pos: DescentPosition, ask: Ask) -> int:
    """Who would go where the question lets someone go; else whose turn it is."""
    if ask.topic != "act" and any(isinstance(option, opt.Go) for option in ask.options):
        for frame in reversed(pos.agenda):
            mover: int | None = getattr(frame.rule, "figure", None)
            if mover is not None:
                return mover
    return pos.active


def _seen(pos: DescentPosition, figure: int) -> int:
    """All spaces in line of sight; in a pit, or of who is in one, only what is adjacent (DE-320)."""
    mine = pos.figures[figure].mask
    near = mine | pos.floor.adjacent(mine)
    if pos.in_pit(figure):
        return near
    deep = sum(one.mask for number, one in enumerate(pos.figures) if one.spaces and pos.in_pit(number))
    return near | pos.floor.seen(mine, pos.taken()) & ~deep


def _ways(pos: DescentPosition, figure: int, ask: Ask) -> tuple[Way, ...]:
    goes = [option for option in ask.options if isinstance(option, opt.Go)]
    if not goes:
        return ()
    return _by_foot(pos, figure, goes)


def _moves(pos: DescentPosition, figure: int, ask: Ask) -> tuple[Way, ...]:
    if opt.MoveAction() not in ask.options:
        return ()
    at_once = {option.space for option in ask.options if isinstance(option, opt.Go) and not option.fatigue}
    goes = [go for go in walks(pos, figure, more=pos.speed(figure)) if go.space not in at_once]
    return _by_foot(pos, figure, goes) if goes else ()


def _by_foot(pos: DescentPosition, figure: int, goes: list[opt.Go]) -> tuple[Way, ...]:
    reach = pos.reach(figure, max(go.points for go in goes))
    return tuple(Way(go.space, go.points, reach.path(go.space), go.fatigue) for go in goes if reach.all >> go.space & 1)


def _enemies(pos: DescentPosition, figure: int) -> list[int]:
    side = pos.figures[figure].side
    return [n for n, other in enumerate(pos.figures) if other.spaces and other.side != side and other.kind != "object"]


def line_of_sight(pos: DescentPosition, figure: int, other: int) -> SightLine:
    """The line to whichever space of an enemy is seen best."""
    mine = pos.figures[figure].mask
    cards = pos.weapons(figure) if pos.figures[figure].kind == "hero" else []
    past = 0
    for card in cards:
        past |= pos.seen_past(figure, card)
    spaces = sorted(pos.figures[other].spaces, key=lambda space: (pos.count(figure, space), space))
    seen = [space for space in spaces if pos.sees(figure, space, past)]
    space = (seen or spaces)[0]
    line = pos.floor.line_to(mine, space, pos.taken() & ~past | 1 << space)
    doors = [door.bit for door in pos.ground.doors.values()]
    stopped = 0 if line is None or seen else line.stopped
    return SightLine(
        figure=other,
        space=space,
        away=pos.count(figure, space),
        seen=bool(seen),
        start=None if line is None else line.start,
        end=None if line is None else line.end,
        stopped_by=tuple(spaces_of(stopped & pos.ground.all)),
        doors=tuple(number for number, bit in enumerate(doors) if stopped & bit),
    )

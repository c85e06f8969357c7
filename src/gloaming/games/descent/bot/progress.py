"""How near a side is to what the quest asks of it: 1 once it is met."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from gloaming.games.descent.bot.distances import nearness, steps_to
from gloaming.games.descent.bot.errands import (
    Errand,
    chances_of,
    opened_from,
    to_change,
    to_defeat,
    to_deliver,
    to_go,
)
from gloaming.games.descent.effects.op import About
from gloaming.games.descent.quests import conditions as c
from gloaming.games.descent.quests.actions import Forbid
from gloaming.games.descent.quests.encounter import Goal
from gloaming.games.descent.quests.hooks import QuestHooks
from gloaming.games.descent.quests.listening import entries, said_of, standing
from gloaming.games.descent.quests.reading import encounters
from gloaming.games.descent.quests.words import Side, Where, Who
from gloaming.games.descent.state import NOWHERE, OVERLORD

ABOUT = About(seat=OVERLORD)
MOST_PLACES = 4
"""So many places a figure looks at for its own goal."""
A_FEW = 5
"""A counter that has to fall is taken to begin no lower."""
SHARED = 0.25
"""What a condition counts that the other side needs as well."""
WAITING = 0.2
"""What it costs that all have left but one who is far behind."""
KEY = 1.0
FORCED = 0.15
"""What a locked door is worth to the heroes once it is open, if there is a key to be found and if not."""


def progress(g: QuestHooks, side: Side) -> float:
    """How near a side is to its goal, from 0 to about 1."""
    goal: Goal = g.laid_out.victory.of(side)
    if goal.any:
        found = max(_of(g, one, side) for one in goal.any)
    else:
        weights = _weights(g.encounter, side)
        parts = [weight * _of(g, one, side) for weight, one in zip(weights, goal.all, strict=True)]
        found = sum(parts) / sum(weights) if parts else 0.0
    return found + _unlocking(g) if side == "heroes" and g.doors else found


@cache
def _weights(encounter: str, side: Side) -> tuple[float, ...]:
    """What each condition of a goal counts."""
    victory = encounters()[encounter].victory
    theirs = victory.of("overlord" if side == "heroes" else "heroes").all
    return tuple(SHARED if one in theirs else 1.0 for one in victory.of(side).all)


def _of(g: QuestHooks, condition: c.Condition, side: Side) -> float:
    """How near one condition is to being met."""
    if condition.holds(g, ABOUT):
        return 1.0
    match condition:
        case c.WereDefeated(who=who, min=least):
            return _defeating(g, who, least)
        case c.CounterIs(counter=counter, min=least) if least is not None:
            return _counting(g, counter, max(1, g.number_of(least)), side)
        case c.CounterIs(counter=counter, max=most) if most is not None:
            return _counting_down(g, counter, g.number_of(most))
        case c.OnMap(who=who, max=most) if most is not None:
            ever, there = g.ever_called(who, ABOUT), g.called(who, ABOUT)
            wanted = max(1, len(ever) - g.number_of(most))
            return 0.95 * _part(len(ever) - len(there), errands_for(g, condition), wanted)
        case c.Majority(side=of, where=where):
            return 0.9 * _part(0, errands_for(g, condition), 2 + _standing_in(g, where, not_of=of))
        case c.Not(of=(c.Majority(side="heroes", where=where),)):
            return 0.8 * _part(0, errands_for(g, condition), 1 + _standing_in(g, where, not_of="overlord"))
        case c.LeftMap(via=via) if (first := _to_be_let_out(g, via)) is not None:
            return 0.5 * (_of(g, first, side) + _getting_there(g, condition))
        case c.InArea() | c.LeftMap() | c.Carries():
            return _getting_there(g, condition)
        case c.KnockedOut():
            ever = g.ever_called(condition.who, ABOUT)
            down = [1.0 if g.knocked_out(one) else g.figures[one].damage / g.health(one) for one in ever]
            wanted = g.number_of(condition.min, len(ever))
            return 0.9 * min(1.0, sum(sorted(down)[-wanted:]) / max(1, wanted))
        case c.RoundIs(done=done) if done is not None:
            return 0.9 * min(1.0, g.rounds_over / done)
        case c.All(of=of):
            return sum(_of(g, one, side) for one in of) / len(of)
    return 0.0


def errands_for(g: QuestHooks, condition: c.Condition) -> list[Errand]:
    """What there is to do for a condition, and for what has to come before it."""
    first = _to_be_let_out(g, condition.via) if isinstance(condition, c.LeftMap) else None
    return _errands(g, condition) if first is None else [*_errands(g, first), *_errands(g, condition)]


def _errands(g: QuestHooks, condition: c.Condition) -> list[Errand]:
    match condition:
        case c.WereDefeated(who=who):
            return [to_defeat(g, one) for one in g.called(who, ABOUT)]
        case c.CounterIs(counter=counter, min=least) if least is not None:
            by_chance = chances_of(g, counter)
            return to_change(g, counter if by_chance is None else by_chance[0], up=True)
        case c.CounterIs(counter=counter, max=most) if most is not None:
            return to_change(g, counter, up=False)
        case c.OnMap(who=who, max=most) if most is not None:
            return [to_defeat(g, one) for one in g.called(who, ABOUT)]
        case c.Majority(side="heroes", where=where):
            return list(to_go(g, "heroes", g.place_of(where, ABOUT)))
        case c.Not(of=(c.Majority(side="heroes", where=where),)):
            return list(to_go(g, "monsters", g.place_of(where, ABOUT)))
        case c.InArea(who=who, where=where):
            return list(to_go(g, who, g.place_of(where, ABOUT)))
        case c.LeftMap(via=via) if not _is_open(g, via):
            return []
        case c.LeftMap(who=who, via=via, carrying=None):
            return list(to_go(g, who, g.place_of(via, ABOUT), leaving=True))
        case c.LeftMap(who=who, via=via, carrying=str() as token):
            return list(to_deliver(g, token, g.called(who, ABOUT), g.place_of(via, ABOUT)))
        case c.All(of=of):
            return [errand for one in of for errand in errands_for(g, one)]
    return []


def _getting_there(g: QuestHooks, condition: c.InArea | c.LeftMap | c.Carries) -> float:
    ever = g.ever_called(condition.who, ABOUT)
    wanted = _wanted(g, condition, len(ever))
    errands = _errands(g, condition)
    found = _part(_already(g, condition, ever), errands, wanted)
    return found if wanted < 2 or wanted < len(ever) else _together(g, errands, ever, found)


def _standing_in(g: QuestHooks, where: Where, *, not_of: Side) -> int:
    """How many of the other side stand in a place."""
    place = g.place_of(where, ABOUT)
    return sum(one.side != not_of and bool(one.mask & place) and one.kind != "object" for one in g.figures)


def _to_be_let_out(g: QuestHooks, via: str) -> c.CounterIs | None:
    """What a counter has to come to before a way can be taken that is shut from the start."""
    for rule, said in said_of(g.encounter, g.options.level, Forbid, "leave_map"):
        for one in entries(g.encounter)[rule].conditions if isinstance(said, Forbid) and said.via == via else ():
            if isinstance(one, c.CounterIs):
                start, _ = _limits(g, one.counter)
                if isinstance(one.min, int) and start >= one.min:
                    return c.CounterIs(counter=one.counter, max=one.min - 1)
                if isinstance(one.max, int) and start <= one.max:
                    return c.CounterIs(counter=one.counter, min=one.max + 1)
    return None


def _part(already: int, errands: list[Errand], wanted: int) -> float:
    """What is done, and what is nearly done, of what is wanted."""
    left = sorted((one.done for one in errands), reverse=True)[: max(0, wanted - already)]
    return min(1.0, (already + 0.9 * sum(left)) / max(1, wanted))


def _together(g: QuestHooks, errands: Sequence[Errand], ever: Sequence[int], found: float) -> float:
    """Where nobody is to stay behind, the last one counts as much as all together; who is down is far behind.

    Whoever has left already can help no one.
    """
    still = [one for one in ever if g.figures[one].gone != "left"]
    there = {figure: errand.done for errand in errands for figure in errand.figures}
    last = min([there.get(one, 0.0) for one in still], default=1.0)
    gone = (len(ever) - len(still)) / max(1, len(ever))
    return 0.5 * found + 0.45 * last - WAITING * (1 - last) * gone


def _counting(g: QuestHooks, counter: str, wanted: int, side: Side) -> float:
    by_chance = chances_of(g, counter)
    if by_chance is not None:
        counter, wanted = by_chance
    errands = to_change(g, counter, up=True)
    # What the other side may do for it is nothing to work for.
    own = [one for one in errands if any(g.figures[figure].side == side for figure in one.figures)]
    return 0.95 * _part(g.counter(counter), own or errands, wanted)


def _limits(g: QuestHooks, counter: str) -> tuple[int, int]:
    """Where a counter of this encounter starts, and how high it may come if that is said."""
    one = next((one for one in g.laid_out.counters if one.id == counter), None)
    if one is None:
        return 0, 0
    return g.number_of(one.start), 0 if one.max is None else g.number_of(one.max)


def _counting_down(g: QuestHooks, counter: str, most: int) -> float:
    """The same for a counter that has to fall; where it may have begun higher is guessed."""
    high = max(A_FEW, *_limits(g, counter))
    return 0.95 * _part(high - g.counter(counter), to_change(g, counter, up=False), high - most)


def _defeating(g: QuestHooks, who: Who, least: c.Count | None) -> float:
    ever = g.ever_called(who, ABOUT)
    gone = sum(g.figures[one].gone == "defeated" for one in ever)
    wanted = len(ever) if least is None else max(1, g.number_of(least, len(ever)))
    found = _part(gone, [to_defeat(g, one) for one in g.called(who, ABOUT)], max(1, wanted))
    return found if not isinstance(who, str) else found + _protected(g, who)


def _protected(g: QuestHooks, who: str) -> float:
    """How much of what keeps attacks away from somebody is worn down: a counter that has to come to nothing."""
    for rule, said in standing(g.encounter, g.options.level):
        if isinstance(said, Forbid) and said.what == "attack" and said.target == who:
            for condition in entries(g.encounter)[rule].conditions:
                if isinstance(condition, c.CounterIs) and condition.min is not None:
                    counter = next(one for one in g.laid_out.counters if one.id == condition.counter)
                    start = max(1, g.number_of(counter.start))
                    return 0.3 * (1 - min(start, g.counter(counter.id)) / start)
    return 0.0


def _already(g: QuestHooks, condition: c.InArea | c.LeftMap | c.Carries, ever: Sequence[int]) -> int:
    """How many of those who are wanted have done it; who stands in an area may still leave it."""
    if not isinstance(condition, c.LeftMap):
        return 0
    left = [g.figures[one] for one in ever if g.figures[one].gone == "left" and g.figures[one].via == condition.via]
    return sum(condition.carrying is None or g.carries_token(one, condition.carrying) for one in left)


def _wanted(g: QuestHooks, condition: c.InArea | c.LeftMap | c.Carries, everybody: int) -> int:
    least = getattr(condition, "min", None)
    return 1 if least is None else max(1, g.number_of(least, everybody))


def _unlocking(g: QuestHooks) -> float:
    """What heroes do about locked doors: look for the key, carry it there, or go and force them."""
    heroes = [number for number in range(len(g.heroes)) if g.figures[number].mask]
    worth = 0.0
    for door, state in zip(g.laid_out_doors(), g.doors, strict=True):
        if door.kind != "locked door":
            continue
        near = g.ground.doors[door.id].near
        if door.key is None:
            near |= opened_from(g, door.id)
            worth += FORCED * (1.0 if state != "locked" else 0.6 * nearness(g, heroes, near, beside=1))
            continue
        holders = [token.carrier for token in g.tokens if token.kind == door.key and token.carrier in heroes]
        if state != "locked":
            worth += KEY
        elif holders:
            worth += KEY * (0.6 + 0.3 * nearness(g, holders, near))
        else:
            lying = [token for token in g.tokens if token.kind in ("search", door.key)]
            ways = sorted(
                (nearness(g, heroes, 1 << one.space, beside=1) for one in lying if one.space != NOWHERE), reverse=True
            )
            searched = sum(token.space == NOWHERE for token in lying) / max(1, len(lying))
            worth += KEY * (0.25 * searched + 0.3 * sum(ways[:3]) / 3)
    return worth


def _is_open(g: QuestHooks, via: str) -> bool:
    """True unless a way can be taken only while a token lies on the map that is gone."""
    needed = _token_of_way(g.encounter, via)
    return needed is None or any(one.kind == needed and one.space != NOWHERE for one in g.tokens)


@cache
def _token_of_way(encounter: str, via: str) -> str | None:
    """The token that has to lie on the map while a way is taken."""
    return next((way.while_token for way in encounters()[encounter].ways if way.id == via), None)


def goal_places(g: QuestHooks, figure: int) -> list[int]:
    """Where a figure can do something for a goal of its side, and all places at once where others can be hindered."""
    victory, side = g.laid_out.victory, g.figures[figure].side
    own: dict[int, None] = {}
    theirs = 0
    for of in ("heroes", "overlord"):
        goal: Goal = victory.of(of)
        for condition in (*goal.all, *goal.any):
            for errand in errands_for(g, condition):
                if of != side:
                    theirs |= errand.spaces
                elif figure in errand.figures:
                    own[errand.spaces] = None
    nearest = sorted(own, key=lambda spaces: steps_to(g, figure, spaces))[:MOST_PLACES]
    return [*nearest, theirs, *(_levers(g) if side == "heroes" and "locked" in g.doors else ())]


def _levers(g: QuestHooks) -> list[int]:
    """Where locked doors are opened from afar."""
    locked = [door.id for door, state in zip(g.laid_out_doors(), g.doors, strict=True) if state == "locked"]
    return [spaces for door in locked if (spaces := opened_from(g, door))]


def urgency(g: QuestHooks, side: Side) -> float:
    """How pressed for time a side is: from 1 to 2 for the one that loses when the last round is over."""
    clock = g.laid_out.clock
    if clock.then in (side, "none"):
        return 1.0
    return 1.0 + min(1.0, g.rounds_over / clock.last_round)

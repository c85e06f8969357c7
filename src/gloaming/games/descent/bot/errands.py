"""What there is to do for a goal: where somebody has to go, whom to strike, what to fetch.

An errand says how nearly it is done (0 to 1), where it leads to, and who can run it. Errands are found in the rules of
the quest: whatever raises or lowers a counter that a goal asks for is one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gloaming.games.descent.bot.distances import all_steps_to, near_by, nearness, steps_from
from gloaming.games.descent.bot.remembering import remembered
from gloaming.games.descent.bot.what_quests_do import all_of, all_rules, chances, changing, hurt_elsewhere
from gloaming.games.descent.effects.op import About
from gloaming.games.descent.quests import triggers as on
from gloaming.games.descent.quests.actions import Forbid, GiveToken, PlaceToken, Reveal, SetDoor
from gloaming.games.descent.quests.conditions import CounterIs
from gloaming.games.descent.quests.hooks import QuestHooks
from gloaming.games.descent.quests.listening import entries, listeners, said_of, shows
from gloaming.games.descent.quests.words import Narrowed, Who
from gloaming.games.descent.state import IMMOBILIZED, NOBODY, NOTHING, NOWHERE, OVERLORD
from gloaming.kernel.frozen import Frozen

ABOUT = About(seat=OVERLORD)
WRONG = 0.1
"""What it is worth to know that a token was not the right one."""
FOUND = 0.45
"""What it is worth to be about to look at one."""
SEARCHED = 0.04
"""What it is worth that a token was searched for, wherever it was not."""
READY = 0.06
"""What it is worth that whoever acts can still get to a place and leave the map."""
CHAINED = 0.12
"""What each chain costs that keeps a token where it lies."""


class Errand(Frozen):
    """Something to be done for a goal."""

    done: float
    spaces: int
    figures: tuple[int, ...]


@remembered
def to_change(g: QuestHooks, counter: str, *, up: bool) -> list[Errand]:
    """What raises a counter, or lowers it, the most nearly done first."""
    found: dict[Errand, None] = {}
    rules = changing(g.encounter, g.options.level, counter, up=up)
    for trigger in dict.fromkeys(entries(g.encounter)[rule].when for rule in rules):
        found |= dict.fromkeys(_all_set_off(g, trigger))
    return sorted(found, key=lambda one: -one.done)


def chances_of(g: QuestHooks, counter: str) -> tuple[str, int] | None:
    """The counter whose number decides by chance whether another one is raised, and of how many."""
    return chances(g.encounter, g.options.level).get(counter)


@remembered
def _all_set_off(g: QuestHooks, trigger: on.AnyTrigger) -> tuple[Errand, ...]:
    return tuple(_set_off(g, trigger))


def _set_off(g: QuestHooks, trigger: on.AnyTrigger) -> Iterator[Errand]:
    """What sets off a rule."""
    match trigger:
        case on.SpecialAction(by=by, near=str() as near, carrying=str() as token):
            for thing in _things(g, (near,), None):
                yield from to_deliver(g, token, g.called(by, ABOUT), g.floor.adjacent(thing) | thing)
        case on.SpecialAction(by=by, near=near, within=within, face=face) if near is not None:
            names = near if isinstance(near, tuple) else (near,)
            place = g.place_of(within, ABOUT) if within is not None else 0
            figures = g.called(by, ABOUT)
            for thing in _things(g, names, face):
                yield _at_thing(g, figures, thing, place)
        case on.SpecialAction(by=by, within=within) if within is not None:
            yield from (_in(g, one, g.place_of(within, ABOUT)) for one in g.called(by, ABOUT))
        case on.Enters(who=Narrowed(carrying=str() as token) as who, where=where):
            yield from to_deliver(g, token, g.called(who.of, ABOUT), g.place_of(where, ABOUT))
        case on.Enters(who=who, where=where):
            yield from to_go(g, who, g.place_of(where, ABOUT))
        case on.LeavesMap(who=who, via=via, carrying=None):
            yield from to_go(g, who, g.place_of(via, ABOUT), leaving=True)
        case on.LeavesMap(who=who, via=via, carrying=str() as token):
            yield from to_deliver(g, token, g.called(who, ABOUT), g.place_of(via, ABOUT))
        case on.Defeated(who=who) | on.Damaged(who=who):
            yield from (to_defeat(g, one) for one in g.called(who, ABOUT))
        case on.Reveals(token=token):
            for rule in listeners(g.encounter, g.options.level).get("action", ()):
                entry = entries(g.encounter)[rule]
                reveals = any(isinstance(one, Reveal) for one in all_of(getattr(entry, "do", ())))
                if reveals and isinstance(entry.when, on.SpecialAction) and entry.when.near == token:
                    yield from _set_off(g, entry.when)


def _in(g: QuestHooks, figure: int, place: int) -> Errand:
    """Something that a figure does in a place."""
    ready = figure == g.active and bool(g.figures[figure].mask & place) and g.figures[figure].actions > 0
    return Errand(0.75 if ready else 0.6 * nearness(g, (figure,), place), place, (figure,))


def _at_thing(g: QuestHooks, figures: Sequence[int], thing: int, place: int) -> Errand:
    """Something that one of some figures does beside a thing, both of them in a place if one is named."""
    if place:
        return _in_place(g, figures, thing, place)
    near = nearness(g, figures, thing, beside=1)
    ready = near == 1 and g.active in figures and g.figures[g.active].actions > 0
    return Errand(0.75 if ready and _is_beside(g, thing) else 0.6 * near, thing, tuple(figures))


def _in_place(g: QuestHooks, figures: Sequence[int], thing: int, place: int) -> Errand:
    """The same where the thing may have to be brought to the place first: friends fetch it, carry it, lay it down."""
    if thing & place:
        lies = next((False for one in g.figures if one.carries != NOTHING and one.mask == thing), True)
        beside = (g.floor.adjacent(thing) | thing) & place
        return Errand(0.5 * lies + 0.45 * nearness(g, figures, beside), beside, tuple(figures))
    way = near_by(steps_from(g, thing, place))
    carrier = next((n for n, one in enumerate(g.figures) if one.carries != NOTHING and one.mask == thing), NOBODY)
    if carrier != NOBODY:
        return Errand(0.25 + 0.2 * way, place, (carrier,))
    side = g.figures[figures[0]].side if figures else "heroes"
    fetchers = [
        n
        for n, one in enumerate(g.figures)
        if one.mask and one.side == side and one.carries == NOTHING and one.kind == "monster"
    ]
    return Errand(0.15 * nearness(g, fetchers, thing, beside=1) + 0.1 * way, thing, tuple(fetchers))


def _is_beside(g: QuestHooks, spaces: int) -> bool:
    """True if whoever acts gets next to some spaces with the points in hand."""
    one = g.figures[g.active]
    return bool(one.mask) and steps_from(g, one.mask, spaces) <= one.points + 1


def _can_leave(g: QuestHooks, place: int) -> bool:
    """True if whoever acts gets to a place with the points in hand, and one is left for the last step.

    What looks near may be far: water, and whoever stands in the way.
    """
    one = g.figures[g.active]
    if not one.mask or not one.points or one.mask & place:
        return bool(one.mask & place and one.points)
    if one.conditions & IMMOBILIZED or steps_from(g, one.mask, place) >= one.points:
        return False
    return bool(g.reach(g.active, one.points - 1).stops & place)


def to_go(g: QuestHooks, who: Who, place: int, *, leaving: bool = False) -> Iterator[Errand]:
    """Each of those who have to get to a place; who is no hero of his own will is fetched."""
    for one in g.called(who, ABOUT):
        near = 0.9 * nearness(g, (one,), place)
        if one == g.active and leaving and _can_leave(g, place):
            near += READY
        if g.figures[one].kind == "npc" and g.figures[one].side == "heroes":
            friends = [n for n in range(len(g.heroes)) if g.figures[n].mask]
            yield Errand(0.6 * near + 0.3 * nearness(g, friends, g.figures[one].mask, beside=1), place, (one, *friends))
        else:
            yield Errand(near, place, (one,))


def to_deliver(g: QuestHooks, token: str, figures: Sequence[int], place: int) -> Iterator[Errand]:
    """Each token of a kind that one of some figures has to bring to a place."""
    free = tuple(one for one in figures if g.figures[one].carries == NOTHING)
    face = _face_wanted(g, token)
    there = [n for n, one in enumerate(g.tokens) if one.kind == token and (one.space != NOWHERE or _carried(g, n))]
    if not there:
        yield from _to_get(g, token, free)
    hidden = [n for n in there if not shows(g, n, face)]
    to_find = _to_find(g, token) if hidden else []
    yield from to_find
    for number in there:
        one = g.tokens[number]
        if to_find and number in hidden:
            continue
        if one.carrier == NOBODY:
            way = 1 - near_by(steps_from(g, 1 << one.space, place))
            near = nearness(g, free, 1 << one.space, beside=1) * (1 - way / 3)
            yield Errand(0.4 * near - CHAINED * _chains(g, token), 1 << one.space, free)
        elif one.carrier in figures:
            ready = one.carrier == g.active and _can_leave(g, place)
            near = 0.5 + 0.42 * nearness(g, (one.carrier,), place) + READY * ready
            yield Errand(near, place, (one.carrier,))
        else:
            carrier = g.figures[one.carrier]
            struck = 0.1 * carrier.damage / max(1, g.health(one.carrier))
            yield Errand(0.08 * nearness(g, free, carrier.mask, beside=1) + struck, carrier.mask, free)


def _to_get(g: QuestHooks, token: str, figures: Sequence[int]) -> Iterator[Errand]:
    """What brings a token into play: a search that finds it, or whatever a rule gives it for."""
    unique = g.laid_out.search.unique
    if unique is not None and unique.id == token:
        among = g.ground.mask(unique.among) if unique.among else -1
        search = [1 << one.space for one in g.tokens if one.kind == "search" and one.space != NOWHERE]
        there = [spaces for spaces in search if spaces & among]
        gone = len(g.laid_out.search.tokens) - len(search)
        near = sorted((nearness(g, figures, spaces, beside=1) for spaces in there), reverse=True)
        done = min(0.2, SEARCHED * gone) + 0.2 * sum(near[:1]) + 0.05 * sum(near[1:2])
        yield from (Errand(done, spaces, tuple(figures)) for spaces in there)
    for rule, does in all_rules(g.encounter, g.options.level):
        if any(isinstance(one, GiveToken | PlaceToken) and one.token == token for one in does):
            for errand in _all_set_off(g, entries(g.encounter)[rule].when):
                yield Errand(0.35 * errand.done, errand.spaces, errand.figures)


def _chains(g: QuestHooks, token: str) -> int:
    """How far a counter has to fall before a token of a kind can be picked up."""
    forbidden = said_of(g.encounter, g.options.level, Forbid, "pick_up")
    chained = [rule for rule, said in forbidden if isinstance(said, Forbid) and said.token == token]
    conditions = [one for rule in chained for one in entries(g.encounter)[rule].conditions]
    return sum(g.counter(one.counter) for one in conditions if isinstance(one, CounterIs) and one.min == 1)


def _carried(g: QuestHooks, token: int) -> bool:
    carrier = g.tokens[token].carrier
    return carrier != NOBODY and bool(g.figures[carrier].mask)


def _face_wanted(g: QuestHooks, token: str) -> str | None:
    """The face that a token has to show before it can be brought somewhere, or taken off the map."""
    carry = g.carry_of(token)
    faces = [way.face for way in g.laid_out.ways if way.carrying == token]
    return next((face for face in (carry.face if carry is not None else None, *faces) if face is not None), None)


def _to_find(g: QuestHooks, token: str) -> list[Errand]:
    """What turns tokens of a kind up, where that is done: the fewer are left, the likelier each is the right one."""
    asked = sorted(_all_set_off(g, on.Reveals(token=token)), key=lambda one: -one.done)
    if not asked:
        return []
    wrong = sum(one.kind == token and one.space == NOWHERE and one.carrier == NOBODY for one in g.tokens)
    done = 0.7 * asked[0].done + 0.3 * sum(one.done for one in asked[1:3]) / 2
    return [Errand(min(0.3, WRONG * wrong) + FOUND * done, one.spaces, one.figures) for one in asked]


def to_defeat(g: QuestHooks, target: int) -> Errand:
    """A figure that has to be defeated: harmed, and with enemies about it or about what hurts it, too."""
    one = g.figures[target]
    spaces = one.mask
    for who, elsewhere in hurt_elsewhere(g.encounter, g.options.level):
        if target in g.called(who, ABOUT):
            spaces |= sum(g.figures[other].mask for other in g.called(elsewhere, ABOUT))
    hunters = [
        n for n, other in enumerate(g.figures) if other.spaces and other.side != one.side and other.kind != "object"
    ]
    steps = sorted(all_steps_to(g, hunters, spaces))[:3]
    closed_in = sum(near_by(max(0, away - 1)) for away in steps) / 3
    return Errand(0.55 * one.damage / max(1, g.health(target)) + 0.35 * closed_in, spaces, tuple(hunters))


def opened_from(g: QuestHooks, door: str) -> int:
    """Where a special action opens a locked door from afar: levers."""
    spaces = 0
    for rule, does in all_rules(g.encounter, g.options.level):
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

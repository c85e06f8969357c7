"""Which rules of a quest hear what happens."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypeAlias

from gloaming.games.descent.quests import triggers as on
from gloaming.games.descent.quests.actions import Allow, Forbid, Modify
from gloaming.games.descent.quests.conditions import AnyCondition, InArea, Majority
from gloaming.games.descent.quests.encounter import EpicRule, QuestRule, Reinforcement
from gloaming.games.descent.quests.meaning import QuestPlay
from gloaming.games.descent.quests.reading import encounters
from gloaming.games.descent.quests.telling import Happening, Telling
from gloaming.games.descent.settings import Level
from gloaming.games.descent.state import NOBODY, OVERLORD
from gloaming.kernel import EVERYONE

RuleEntry: TypeAlias = Reinforcement | QuestRule | EpicRule
LEVELS: tuple[Level, ...] = ("basic", "advanced", "expert")
JUDGED = frozenset({"defeated", "leaves_map", "round_end"})
"""What always may decide an encounter."""
AS_STATS = {"pass_heroes": "pass_enemies", "ignore_lava": "ignore_lava"}
"""Permissions that are modifiers of a figure."""


@cache
def entries(encounter: str) -> tuple[RuleEntry, ...]:
    """All that speaks in an encounter, in the order it speaks: reinforcements, rules, and epic entries last."""
    one = encounters()[encounter]
    return (*one.reinforcements, *one.rules, *one.epic)


@cache
def listeners(encounter: str, level: Level) -> dict[str, tuple[int, ...]]:
    """For each trigger the entries that hear it at a level (SR-18)."""
    found: dict[str, tuple[int, ...]] = {}
    for number, entry in enumerate(entries(encounter)):
        if not isinstance(entry, EpicRule) or LEVELS.index(entry.level) <= LEVELS.index(level):
            word = str(entry.when.__struct_config__.tag)
            found[word] = (*found.get(word, ()), number)
    return found


@cache
def hears(encounter: str, level: Level) -> frozenset[str]:
    """The triggers at which a rule may speak or the encounter may be decided; drawn maps have no quest."""
    if encounter not in encounters():
        return frozenset()
    goals = encounters()[encounter].victory
    conditions = (*goals.heroes.all, *goals.heroes.any, *goals.overlord.all, *goals.overlord.any)
    places = {"enters"} if any(map(_is_about_places, conditions)) else set()
    return frozenset(listeners(encounter, level)) | JUDGED | places


def _is_about_places(condition: AnyCondition) -> bool:
    return isinstance(condition, InArea | Majority) or any(map(_is_about_places, getattr(condition, "of", ())))


@lru_cache(maxsize=256)
def standing(encounter: str, level: Level) -> tuple[tuple[int, Modify | Allow | Forbid], ...]:
    """What holds as long as the conditions of its rule do: the rule, and each thing it says."""
    if encounter not in encounters():
        return ()  # drawn maps have no quest
    found = []
    for number in listeners(encounter, level).get("always", ()):
        entry = entries(encounter)[number]
        assert not isinstance(entry, Reinforcement)
        for action in entry.do:
            assert isinstance(action, Modify | Allow | Forbid), f"{encounter}: {action} cannot hold always"
            found.append((number, action))
    return tuple(found)


@lru_cache(maxsize=4096)
def said_of(
    encounter: str, level: Level, kind: type[Allow] | type[Forbid], what: str
) -> tuple[tuple[int, Allow | Forbid], ...]:
    """What of that allows or forbids to do something."""
    return tuple((n, one) for n, one in standing(encounter, level) if isinstance(one, kind) and one.what == what)


@lru_cache(maxsize=256)
def said_of_stats(encounter: str, level: Level) -> dict[str, tuple[tuple[int, Modify | Allow], ...]]:
    """For each value what of that changes it; some permissions do."""
    found: dict[str, tuple[tuple[int, Modify | Allow], ...]] = {}
    for number, one in standing(encounter, level):
        stat = one.stat if isinstance(one, Modify) else AS_STATS.get(one.what) if isinstance(one, Allow) else None
        if stat is not None and not isinstance(one, Forbid):
            found[stat] = (*found.get(stat, ()), (number, one))
    return found


def telling(g: QuestPlay, rule: int, what: Happening) -> Telling:
    """What the words of a rule mean when that happens."""
    return Telling(
        seat=OVERLORD,
        encounter=g.encounter,
        rule=rule,
        that=what.that,
        by=what.by,
        it=what.it,
        token=what.token,
        door=what.door,
        space=what.space,
    )


def matches(g: QuestPlay, trigger: on.AnyTrigger, what: Happening, about: Telling) -> bool:
    """True if a trigger is about what happens; its word fits already."""
    match trigger:
        case on.RoundStart() | on.RoundEnd() | on.HeroesDone():
            return _round_fits(g.round, trigger)
        case on.TurnStart(who=who) | on.TurnEnd(who=who):
            if who == "overlord":
                return what.that == NOBODY
            return what.that != NOBODY and g.is_called(what.that, who, about)
        case on.Defeated(who=who, by=by) | on.Damaged(who=who, by=by):
            return g.is_called(what.that, who, about) and _done_by(g, what.by, by, about)
        case on.Enters(who=who, where=where):
            return g.is_called(what.that, who, about) and bool(g.place_of(where, about) >> what.space & 1)
        case on.Reveals(token=token, face=face, by=by):
            shown = g.tokens[what.token]
            return shown.kind == token and face in (None, shown.face) and _done_by(g, what.that, by, about)
        case on.DoorMoves(door=door, to=to, by=by):
            return list(g.ground.doors)[what.door] == door and what.word == to and _done_by(g, what.that, by, about)
        case on.PicksUp(token=token, by=by):
            return g.tokens[what.token].kind == token and _done_by(g, what.that, by, about)
        case on.LeavesMap(who=who, via=via, carrying=carrying):
            one = g.figures[what.that]
            return (
                g.is_called(what.that, who, about)
                and one.via == via
                and (carrying is None or g.carries_token(one, carrying))
            )
        case on.CounterReaches(counter=counter, reaches=reaches):
            number = g.number_of(reaches)
            crossed = what.before < number <= what.after or what.before > number >= what.after
            return what.word == counter and crossed
        case on.Setup():
            return True
        case _:
            raise AssertionError(f"{trigger} hears nothing that happens")


def _done_by(g: QuestPlay, figure: int, who: object, about: Telling) -> bool:
    return who is None or (figure != NOBODY and g.is_called(figure, who, about))  # type: ignore[arg-type]


def _round_fits(number: int, trigger: on.RoundStart | on.RoundEnd | on.HeroesDone) -> bool:
    if trigger.round is not None:
        return number == trigger.round
    until = trigger.until is None or number <= trigger.until
    return number >= trigger.since and until and number % getattr(trigger, "every", 1) == 0


def shows(g: QuestPlay, token: int, face: str | None) -> bool:
    """True if a token shows a face: `up`, `down`, or a certain one that has been turned up."""
    one = g.tokens[token]
    up = one.seen == EVERYONE
    if face is None:
        return True
    return up != (face == "down") if face in ("up", "down") else up and one.face == face

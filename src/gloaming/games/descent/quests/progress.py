"""How near a side is to what the quest asks of it: 1 once it is met. For bots, never for a rule."""

from __future__ import annotations

from gloaming.games.descent.effects.op import About
from gloaming.games.descent.quests import conditions as c
from gloaming.games.descent.quests.encounter import Goal
from gloaming.games.descent.quests.meaning import QuestPlay
from gloaming.games.descent.quests.words import Side, Where, Who
from gloaming.games.descent.state import OVERLORD

FAR = 24
"""A way that counts as no progress at all."""


def progress(g: QuestPlay, side: Side) -> float:
    """How near a side is to its goal, from 0 to 1."""
    goal: Goal = g.laid_out.victory.of(side)
    about = About(seat=OVERLORD)
    if goal.any:
        return max(_of(g, one, about) for one in goal.any)
    parts = [_of(g, one, about) for one in goal.all]
    return sum(parts) / len(parts) if parts else 0.0


def _of(g: QuestPlay, condition: c.Condition, about: About) -> float:
    """How near one condition is to being met."""
    if condition.holds(g, about):
        return 1.0
    match condition:
        case c.WereDefeated():
            return 0.5 * _harmed(g, condition, about) + 0.4 * _closed_in(g, condition, about)
        case c.InArea(who=who, where=where, min=least):
            return 0.9 * _nearness(g, who, where, about, _wanted(g, who, least, about))
        case c.LeftMap(who=who, via=via, min=least):
            return 0.9 * _nearness(g, who, via, about, _wanted(g, who, least, about))
        case c.CounterIs(min=least) if least is not None:
            return 0.9 * min(1.0, g.counter(condition.counter) / max(1, g.number_of(least)))
        case c.KnockedOut():
            ever = g.ever_called(condition.who, about)
            down = [1.0 if g.knocked_out(one) else g.figures[one].damage / g.health(one) for one in ever]
            wanted = g.number_of(condition.min, len(ever))
            return 0.9 * min(1.0, sum(sorted(down)[-wanted:]) / max(1, wanted))
        case c.RoundIs(done=done) if done is not None:
            return 0.9 * min(1.0, g.rounds_over / done)
        case c.All(of=of):
            return sum(_of(g, one, about) for one in of) / len(of)
    return 0.0


def _wanted(g: QuestPlay, who: Who, least: c.Count | None, about: About) -> int:
    return 1 if least is None else max(1, g.number_of(least, len(g.ever_called(who, about))))


def _harmed(g: QuestPlay, condition: c.WereDefeated, about: About) -> float:
    """The part of their Health that has been taken from those who have to be defeated."""
    ever = g.ever_called(condition.who, about)
    if not ever:
        return 0.0
    harm = [1.0 if g.figures[one].gone == "defeated" else g.figures[one].damage / max(1, g.health(one)) for one in ever]
    wanted = len(ever) if condition.min is None else max(1, min(len(ever), g.number_of(condition.min, len(ever))))
    return min(1.0, sum(sorted(harm)[-wanted:]) / wanted)


def _closed_in(g: QuestPlay, condition: c.WereDefeated, about: About) -> float:
    """How near the enemies of those who have to be defeated are to them."""
    targets = g.called(condition.who, about)
    if not targets:
        return 0.0
    spaces = 0
    for target in targets:
        spaces |= g.figures[target].mask
    side = g.figures[targets[0]].side
    hunters = [n for n, one in enumerate(g.figures) if one.mask and one.side != side and one.kind != "object"]
    near = [1 - min(FAR, steps_to(g, hunter, spaces)) / FAR for hunter in hunters]
    return sum(near) / len(near) if near else 0.0


def _nearness(g: QuestPlay, who: Who, where: Where, about: About, wanted: int) -> float:
    """How near those who are wanted there are to a place, by walking."""
    spaces = g.place_of(where, about)
    if not spaces:
        return 0.0
    near = sorted((1 - min(FAR, steps_to(g, one, spaces)) / FAR for one in g.called(who, about)), reverse=True)
    return sum(near[:wanted]) / wanted


def steps_to(g: QuestPlay, figure: int, spaces: int) -> int:
    """How many spaces a figure is from some spaces, doors taken to be open."""
    here = g.figures[figure].mask
    if here & spaces:
        return 0
    for steps, ring in enumerate(g.ground.floor(0).rings(here)):
        if ring & spaces:
            return steps
    return FAR


def goal_spaces(g: QuestPlay) -> int:
    """The places that the goals of both sides name: to get there, or to keep others from it."""
    spaces, about = 0, About(seat=OVERLORD)
    victory = g.laid_out.victory
    for goal in (victory.heroes, victory.overlord):
        for condition in (*goal.all, *goal.any):
            if isinstance(condition, c.InArea | c.Majority):
                spaces |= g.place_of(condition.where, about)
            elif isinstance(condition, c.LeftMap):
                spaces |= g.place_of(condition.via, about)
            elif isinstance(condition, c.WereDefeated):
                for figure in g.called(condition.who, about):
                    spaces |= g.figures[figure].mask
    return spaces

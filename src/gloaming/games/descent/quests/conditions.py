"""Conditions: what has to be true for a rule, a reinforcement or a victory. Each says what it reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from gloaming.games.descent.effects.op import About
from gloaming.games.descent.quests.words import CounterName, Side, TokenName, WayName, Where, Who
from gloaming.games.descent.state import NOWHERE
from gloaming.pieces import effects

if TYPE_CHECKING:
    from gloaming.games.descent.quests.meaning import QuestPlay

Count: TypeAlias = int | tuple[int, int, int] | Literal["all"]
"""A number, one each for two, three and four heroes, or every one of them in the game."""


class Condition(effects.Condition["QuestPlay", About], tag_field="op", forbid_unknown_fields=True, kw_only=True):
    """Something that is true or not."""


def _between(g: QuestPlay, found: int, least: Count | None, most: Count | None, everybody: int) -> bool:
    """Whether a number lies between two; without any it has to be at least 1."""
    if least is None:
        least = 1 if most is None else 0
    return g.number_of(least, everybody) <= found and (most is None or found <= g.number_of(most, everybody))


class WereDefeated(Condition, tag="defeated"):
    """So many have been defeated. Needs: who was defeated in this encounter, who is on the map or due to return."""

    who: Who
    min: Count | None = None

    def holds(self, g: QuestPlay, about: About) -> bool:
        ever = g.ever_called(self.who, about)
        found = sum(g.figures[one].gone == "defeated" for one in ever)
        found += sum(g.defeated.count(g.figures[one].name) for one in ever if g.figures[one].kind == "hero")
        if self.min is None:
            return found > 0 and not any(g.figures[one].mask for one in ever) and not g.is_due_back(self.who, about)
        return found >= g.number_of(self.min, len(ever))


class OnMap(Condition, tag="on_map"):
    """So many are on the map. Needs: the figures, knocked-out heroes left out."""

    who: Who
    min: Count | None = None
    max: Count | None = None

    def holds(self, g: QuestPlay, about: About) -> bool:
        ever = g.ever_called(self.who, about)
        return _between(g, len(g.called(self.who, about)), self.min, self.max, len(ever))


class InArea(Condition, tag="in_area"):
    """So many occupy a space of a place. Needs: the figures' spaces."""

    who: Who
    where: Where
    min: Count | None = None
    max: Count | None = None

    def holds(self, g: QuestPlay, about: About) -> bool:
        spaces = g.place_of(self.where, about)
        found = sum(bool(g.figures[one].mask & spaces) for one in g.called(self.who, about))
        return _between(g, found, self.min, self.max, len(g.ever_called(self.who, about)))


class Majority(Condition, tag="majority"):
    """A side has at least as many figures there as the other, and at least one. Needs: figures' spaces and sides."""

    side: Side
    where: Where

    def holds(self, g: QuestPlay, about: About) -> bool:
        spaces = g.place_of(self.where, about)
        there = [one.side for one in g.figures if one.mask & spaces and one.kind != "object"]
        own = there.count(self.side)
        return own > 0 and own >= len(there) - own


class LeftMap(Condition, tag="left_map"):
    """So many have left the map. Needs: who has left, by which way, with what."""

    who: Who
    via: WayName
    carrying: TokenName | None = None
    min: Count | None = None

    def holds(self, g: QuestPlay, about: About) -> bool:
        ever = g.ever_called(self.who, about)
        left = [one for one in map(g.figures.__getitem__, ever) if one.gone == "left" and one.via == self.via]
        found = sum(self.carrying is None or g.carries_token(one, self.carrying) for one in left)
        return _between(g, found, self.min, None, len(ever))


class Carries(Condition, tag="carries"):
    """One of them carries a token. Needs: what each figure carries."""

    who: Who
    token: TokenName

    def holds(self, g: QuestPlay, about: About) -> bool:
        return any(g.carries_token(g.figures[one], self.token) for one in g.called(self.who, about))


class CounterIs(Condition, tag="counter"):
    """A counter lies between two numbers. Needs: the counters."""

    counter: CounterName
    min: Count | None = None
    max: Count | None = None

    def holds(self, g: QuestPlay, about: About) -> bool:
        return _between(g, g.counter(self.counter), self.min, self.max, 0)


class RoundIs(Condition, tag="round"):
    """The round being played lies between two numbers, or a certain round has ended. Needs: the number of the round."""

    min: int | None = None
    max: int | None = None
    done: int | None = None

    def holds(self, g: QuestPlay, about: About) -> bool:
        if self.done is not None and g.rounds_over < self.done:
            return False
        return (self.min is None or g.round >= self.min) and (self.max is None or g.round <= self.max)


class TokenOn(Condition, tag="token_on"):
    """So many tokens lie on the map or are carried. Needs: the tokens."""

    token: TokenName
    min: Count | None = None
    max: Count | None = None

    def holds(self, g: QuestPlay, about: About) -> bool:
        all_of_it = [number for number, one in enumerate(g.tokens) if one.kind == self.token]
        return _between(g, sum(map(g.is_on_map, all_of_it)), self.min, self.max, len(all_of_it))


class KnockedOut(Condition, tag="knocked_out"):
    """So many are knocked out at this moment. Needs: the heroes."""

    who: Who
    min: Count

    def holds(self, g: QuestPlay, about: About) -> bool:
        ever = g.ever_called(self.who, about)
        return sum(g.figures[one].fallen != NOWHERE for one in ever) >= g.number_of(self.min, len(ever))


class Won(Condition, tag="won"):
    """A side won an encounter of this quest, a quest or a chain. Needs: the results; false outside a campaign."""

    by: Side
    encounter: int | None = None
    quest: str | None = None
    chain: str | None = None

    def holds(self, g: QuestPlay, about: About) -> bool:
        if self.encounter is not None:
            return g.results[self.encounter - 1 : self.encounter] == (self.by,)
        return g.is_won_by(self.by, self.quest, self.chain)


class HoldsRelic(Condition, tag="holds_relic"):
    """A side holds a relic. Needs: the relics of the campaign; false outside one."""

    relic: str
    by: Side

    def holds(self, g: QuestPlay, about: About) -> bool:
        return g.has_relic(self.by, self.relic)


class All(Condition, tag="all"):
    """All of several conditions are true."""

    of: tuple[AnyCondition, ...]

    def holds(self, g: QuestPlay, about: About) -> bool:
        return all(one.holds(g, about) for one in self.of)


class Not(Condition, tag="not"):
    """None of several conditions is true."""

    of: tuple[AnyCondition, ...]

    def holds(self, g: QuestPlay, about: About) -> bool:
        return not any(one.holds(g, about) for one in self.of)


AnyCondition: TypeAlias = (
    WereDefeated
    | OnMap
    | InArea
    | Majority
    | LeftMap
    | Carries
    | CounterIs
    | RoundIs
    | TokenOn
    | KnockedOut
    | Won
    | HoldsRelic
    | All
    | Not
)

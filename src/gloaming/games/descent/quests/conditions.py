"""Conditions: what has to be true for a rule, a reinforcement or a victory. Each says what it reads."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gloaming.games.descent.quests.words import CounterName, Side, TokenName, WayName, Where, Who
from gloaming.kernel.frozen import Frozen

Count: TypeAlias = int | tuple[int, int, int] | Literal["all"]
"""A number, one each for two, three and four heroes, or every one of them in the game."""


class Condition(Frozen, tag_field="op", forbid_unknown_fields=True, kw_only=True):
    """Something that is true or not."""


class WereDefeated(Condition, tag="defeated"):
    """So many have been defeated. Needs: who was defeated in this encounter, who is on the map or due to return."""

    who: Who
    min: Count | None = None


class OnMap(Condition, tag="on_map"):
    """So many are on the map. Needs: the figures, knocked-out heroes left out."""

    who: Who
    min: Count | None = None
    max: Count | None = None


class InArea(Condition, tag="in_area"):
    """So many occupy a space of a place. Needs: the figures' spaces."""

    who: Who
    where: Where
    min: Count | None = None
    max: Count | None = None


class Majority(Condition, tag="majority"):
    """A side has at least as many figures there as the other, and at least one. Needs: figures' spaces and sides."""

    side: Side
    where: Where


class LeftMap(Condition, tag="left_map"):
    """So many have left the map. Needs: who has left, by which way, with what."""

    who: Who
    via: WayName
    carrying: TokenName | None = None
    min: Count | None = None


class Carries(Condition, tag="carries"):
    """One of them carries a token. Needs: what each figure carries."""

    who: Who
    token: TokenName


class CounterIs(Condition, tag="counter"):
    """A counter lies between two numbers. Needs: the counters."""

    counter: CounterName
    min: Count | None = None
    max: Count | None = None


class RoundIs(Condition, tag="round"):
    """The round being played lies between two numbers, or a certain round has ended. Needs: the number of the round."""

    min: int | None = None
    max: int | None = None
    done: int | None = None


class TokenOn(Condition, tag="token_on"):
    """So many tokens lie on the map or are carried. Needs: the tokens."""

    token: TokenName
    min: Count | None = None
    max: Count | None = None


class KnockedOut(Condition, tag="knocked_out"):
    """So many are knocked out at this moment. Needs: the heroes."""

    who: Who
    min: Count


class Won(Condition, tag="won"):
    """A side won an encounter of this quest, a quest or a chain. Needs: the results; false outside a campaign."""

    by: Side
    encounter: int | None = None
    quest: str | None = None
    chain: str | None = None


class HoldsRelic(Condition, tag="holds_relic"):
    """A side holds a relic. Needs: the relics of the campaign; false outside one."""

    relic: str
    by: Side


class All(Condition, tag="all"):
    """All of several conditions are true."""

    of: tuple[AnyCondition, ...]


class Not(Condition, tag="not"):
    """None of several conditions is true."""

    of: tuple[AnyCondition, ...]


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

"""Triggers: when a rule of a quest speaks. Each says what has to tell it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from gloaming.games.descent.quests.words import CounterName, DoorName, ThingName, TokenName, WayName, Where, Who
from gloaming.kernel.frozen import Frozen


class Trigger(Frozen, tag_field="on", forbid_unknown_fields=True, kw_only=True):
    """A moment of the game."""


class Always(Trigger, tag="always"):
    """As long as the conditions hold. Needs no moment: asked whenever a value or a permission is read."""


class Setup(Trigger, tag="setup"):
    """After both sides have placed their figures. Needs: the moment between set-up and round 1."""


class RoundStart(Trigger, tag="round_start"):
    """A round begins. Needs: the number of the round."""

    round: int | None = None
    since: int = msgspec.field(name="from", default=1)
    until: int | None = None
    every: int = 1


class RoundEnd(Trigger, tag="round_end"):
    """A round ends, before the Activation cards are turned. Needs: the number of the round."""

    round: int | None = None
    since: int = msgspec.field(name="from", default=1)
    until: int | None = None
    every: int = 1


class TurnStart(Trigger, tag="turn_start"):
    """A hero's turn or a monster's activation begins; `overlord` is his whole turn, before he draws. Needs: whose."""

    who: Who


class TurnEnd(Trigger, tag="turn_end"):
    """The same when it ends; the overlord's after the cards he plays at the end of his turn. Needs: whose."""

    who: Who


class HeroesDone(Trigger, tag="heroes_done"):
    """All heroes have acted and the overlord has not begun. Needs: the round; then helpers of the heroes act."""

    round: int | None = None
    since: int = msgspec.field(name="from", default=1)
    until: int | None = None


class SpecialAction(Trigger, tag="action"):
    """An action offered to a figure. Needs: its spaces, what it is next to and carries, and the actions it has left."""

    by: Who
    near: ThingName | tuple[ThingName, ...] | None = None
    within: Where | None = msgspec.field(name="in", default=None)
    face: str | None = None
    carrying: TokenName | None = None
    cost: int = 1


class Defeated(Trigger, tag="defeated"):
    """A figure is defeated, a hero knocked out, an object or door destroyed. Needs: who, by whom, what it carried."""

    who: Who
    by: Who | None = None


class Damaged(Trigger, tag="damaged"):
    """At least 1 damage got through in an attack. Needs: the target and the attacker."""

    who: Who
    by: Who | None = None


class Enters(Trigger, tag="enters"):
    """A figure has entered a space by moving or being moved. Needs: the figure and the one space it entered."""

    who: Who
    where: Where


class Reveals(Trigger, tag="reveals"):
    """A token is turned up. Needs: the token, its face, and who turned it."""

    token: TokenName
    face: str | None = None
    by: Who | None = None


class DoorMoves(Trigger, tag="door"):
    """A door changes. Needs: the door, its new state, and who did it."""

    door: DoorName
    to: Literal["open", "closed", "locked", "broken"]
    by: Who | None = None


class PicksUp(Trigger, tag="picks_up"):
    """A figure picks up a token. Needs: both."""

    token: TokenName
    by: Who | None = None


class LeavesMap(Trigger, tag="leaves_map"):
    """A figure leaves the map. Needs: the figure, the way it took, and what it carried."""

    who: Who
    via: WayName
    carrying: TokenName | None = None


class CounterReaches(Trigger, tag="counter"):
    """A change takes a counter to a number or past it. Needs: its value before and after."""

    counter: CounterName
    reaches: int | tuple[int, int, int]


AnyTrigger: TypeAlias = (
    Always
    | Setup
    | RoundStart
    | RoundEnd
    | TurnStart
    | TurnEnd
    | HeroesDone
    | SpecialAction
    | Defeated
    | Damaged
    | Enters
    | Reveals
    | DoorMoves
    | PicksUp
    | LeavesMap
    | CounterReaches
)

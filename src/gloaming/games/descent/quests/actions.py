"""Actions: what a rule of a quest does, in the order written. Each says which verbs it needs."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from gloaming.games.descent.quests.words import (
    Amount,
    Attribute,
    Chooser,
    CounterName,
    DoorName,
    FigureName,
    GroupName,
    Number,
    Side,
    Space,
    TokenName,
    WayName,
    Where,
    Who,
)
from gloaming.kernel.frozen import Frozen


class Action(Frozen, tag_field="op", forbid_unknown_fields=True, kw_only=True):
    """Something a quest does."""


class Spawn(Action, tag="spawn"):
    """Put figures of a group on the map. Needs: group limits, figures left, empty spaces, bases that fit."""

    what: GroupName
    count: Number
    rank: Literal["minion", "master", "any"] = "minion"
    where: Where | None = None
    next_to: Where | None = None
    over_limit: bool = False
    damage: Literal["half"] | None = None
    delay: int = 0


class Remove(Action, tag="remove"):
    """Take figures off the map. Needs: removing a figure without defeating it."""

    who: Who


class Place(Action, tag="place"):
    """Put figures down elsewhere, where their side likes. Needs: placing without entering (R72), nearest spaces."""

    who: Who
    where: Where | None = None
    next_to: Where | None = None
    delay: int = 0


class Move(Action, tag="move"):
    """A side may move figures. Needs: a move with given points, decided by that side."""

    who: Who
    spaces: int
    by: Side


class Act(Action, tag="act"):
    """Figures may take actions outside their activation. Needs: single actions of a kind, decided by their side."""

    who: Who
    may: tuple[Literal["move", "attack", "door"], ...]
    count: int = 1


class PlaceToken(Action, tag="place_token"):
    """Lay a token somewhere, or one space further on its way. Needs: where tokens lie, and how far one has come."""

    token: TokenName
    where: Where | None = None
    along: tuple[Space, ...] = ()
    pick: Chooser | None = None


class RemoveToken(Action, tag="remove_token"):
    """Take a token off the map or from its carrier. Needs: where tokens lie and who carries them."""

    token: TokenName


class Reveal(Action, tag="reveal"):
    """Turn a token up, or let one side look at it. Needs: hidden faces and who knows them; opens `reveals`."""

    token: TokenName
    to: Side | None = None
    count: int | None = None
    pick: Chooser | None = None


class GiveToken(Action, tag="give_token"):
    """A figure carries a token from now on. Needs: what figures carry."""

    token: TokenName
    to: Who
    pick: Chooser | None = None


class SetDoor(Action, tag="set_door"):
    """Open, close, lock or break a door. Needs: the states of the doors; opens `door`."""

    door: DoorName
    state: Literal["open", "closed", "locked", "broken"]


class AttributeTest(Action, tag="test"):
    """Figures test an attribute, and something follows. Needs: attribute tests; the tester picks among several."""

    who: Who
    attribute: Attribute | tuple[Attribute, ...]
    by: int = 0
    passed: tuple[AnyAction, ...] = msgspec.field(name="pass", default=())
    failed: tuple[AnyAction, ...] = msgspec.field(name="fail", default=())


class Damage(Action, tag="damage"):
    """Figures suffer damage. Needs: damage without defense; `spare` never takes the last point of Health."""

    who: Who
    amount: Amount
    spare: bool = False
    pick: Chooser | None = None
    times: Number = 1


class Recover(Action, tag="recover"):
    """Figures recover damage and fatigue, or stand up by the free roll. Needs: recovering, also while knocked out."""

    who: Who
    damage: Amount = 0
    fatigue: Amount = 0
    stand: bool = False
    pick: Chooser | None = None
    times: Number = 1


class Fatigue(Action, tag="fatigue"):
    """Figures suffer fatigue. Needs: fatigue that overflows into damage."""

    who: Who
    amount: Amount


class GainCondition(Action, tag="condition"):
    """Figures get a condition. Needs: conditions of figures."""

    who: Who
    name: Literal["Diseased", "Immobilized", "Poisoned", "Stunned"]


class Modify(Action, tag="modify"):
    """A value of figures is another. Needs: values computed on read; lasts as long as its rule, or the encounter."""

    who: Who
    stat: Literal["speed", "health", "attack", "defense", "damage", "side"]
    by: Number | Literal["red", "yellow", "blue", "gray", "brown", "black"] | None = None
    to: Side | None = None


What: TypeAlias = Literal[
    "act",
    "move",
    "attack",
    "leave_map",
    "pick_up",
    "open_doors",
    "open_locked",
    "ignore_doors",
    "ignore_lava",
    "fatigue_move",
    "pass_heroes",
]


class Allow(Action, tag="allow"):
    """Figures may do something. Needs: permissions asked where options are made."""

    who: Who
    what: What
    token: TokenName | None = None
    door: DoorName | None = None
    target: FigureName | None = None


class Forbid(Action, tag="forbid"):
    """Figures may not do something; beats every permission (ruling R31). Needs: the same, and reasons for explain."""

    who: Who
    what: What
    token: TokenName | None = None
    door: DoorName | None = None
    target: FigureName | None = None
    via: WayName | None = None


class ChangeCounter(Action, tag="counter"):
    """Add to a counter or set it. Needs: the counters with their limits; opens `counter`."""

    counter: CounterName
    add: Number | None = None
    set: Number | None = None


class OverlordCards(Action, tag="overlord_cards"):
    """The overlord draws or discards cards. Needs: his deck and hand; a discard in first place is a cost."""

    draw: int = 0
    discard: int = 0


class DrawSearch(Action, tag="draw_search"):
    """Heroes draw Search cards. Needs: the Search deck."""

    who: Who
    count: int
    pick: Chooser | None = None
    times: Number = 1


class Chance(Action, tag="chance"):
    """A blind draw: so many winning lots among all. Needs: the position's generator."""

    counter: CounterName
    of: int
    passed: tuple[AnyAction, ...] = msgspec.field(name="pass")
    failed: tuple[AnyAction, ...] = msgspec.field(name="fail")


class Each(Action, tag="each"):
    """Something for each of several figures, which is `that` in it. Needs: an order chosen by their side."""

    who: Who
    do: tuple[AnyAction, ...]


AnyAction: TypeAlias = (
    Spawn
    | Remove
    | Place
    | Move
    | Act
    | PlaceToken
    | RemoveToken
    | Reveal
    | GiveToken
    | SetDoor
    | AttributeTest
    | Damage
    | Recover
    | Fatigue
    | GainCondition
    | Modify
    | Allow
    | Forbid
    | ChangeCounter
    | OverlordCards
    | DrawSearch
    | Chance
    | Each
)

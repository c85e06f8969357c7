"""Quests and encounters as they stand in `data/quests.toml`: records, nothing carried out."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from gloaming.games.descent.quests.actions import AnyAction
from gloaming.games.descent.quests.conditions import AnyCondition
from gloaming.games.descent.quests.triggers import AnyTrigger
from gloaming.games.descent.quests.words import (
    Attribute,
    CounterName,
    GroupName,
    Number,
    PlaceName,
    RuleName,
    Side,
    Space,
    TokenName,
    Who,
)
from gloaming.kernel.frozen import Frozen

ForHeroes: TypeAlias = int | tuple[int, int, int]
"""A number, or one each for two, three and four heroes."""
Die: TypeAlias = Literal["blue", "red", "yellow", "brown", "gray", "black"]


class Entry(Frozen, forbid_unknown_fields=True, kw_only=True):
    """Anything that says where it comes from; `text` is for players, `note` for engineers."""

    origin: Literal["fact", "house"]
    confidence: str = ""
    house: tuple[str, ...] = ()
    text: str = ""
    note: str = ""


class WithId(Entry):
    """An entry that others name by its id."""

    id: str


class Placed(WithId):
    """Something that lies or stands on certain spaces from the start."""

    at: tuple[Space, ...]


class MapOf(Entry):
    """Which map is laid out."""

    data: dict[Literal["quest", "encounter"], str | int]


class Start(Entry):
    """Where the heroes are placed."""

    heroes: tuple[PlaceName, ...]


class Way(WithId):
    """A way off the map, for certain figures; see SR-12."""

    tile: PlaceName
    users: Who = msgspec.field(name="for")
    carrying: TokenName | None = None
    face: str | None = None
    while_token: TokenName | None = None
    free: Who = ()


class Size(Frozen, forbid_unknown_fields=True):
    """How many figures a group starts with, where it is not what its card says."""

    minions: ForHeroes
    masters: ForHeroes


class Group(WithId):
    """A monster group: of a type, or open to the overlord's choice among types with certain traits (SR-02, SR-03)."""

    start: tuple[PlaceName, ...]
    type: str | None = None
    open: bool = False
    traits: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    size: Size | None = None


class Lieutenant(WithId):
    """A lieutenant; without a start he arrives by a rule."""

    name: str
    start: tuple[PlaceName, ...]
    side: Side = "overlord"
    conditions: tuple[AnyCondition, ...] = msgspec.field(name="if", default=())


class Named(WithId):
    """One monster of a group with a name and more Health (SR-11)."""

    name: str
    group: GroupName
    rank: Literal["minion", "master"]
    health: ForHeroes


class Npc(Placed):
    """Villagers and other characters (SR-09)."""

    name: str
    token: str
    count: int
    side: Side
    actions: int
    can: tuple[Literal["move", "attack", "door"], ...]
    speed: int
    health: ForHeroes | None = None
    defense_dice: tuple[Die, ...] = ()
    attack_type: Literal["melee", "ranged"] | None = None
    attack_dice: tuple[Die, ...] = ()
    attributes: dict[Attribute, int] = msgspec.field(default_factory=dict)


class Carry(Frozen, forbid_unknown_fields=True):
    """Who may carry a token, and how (SR-08)."""

    by: Who
    face: str | None = None
    hand_over: bool = False
    drop: Literal["adjacent"] | None = None
    bound: bool = False


class Thing(Placed):
    """An object that can be attacked (SR-10)."""

    name: str
    token: str
    hit_by: Who
    count: int = 1
    health: ForHeroes | None = None
    defense_dice: tuple[Die, ...] = ()
    carry: Carry | None = None


class Token(Placed):
    """An objective token; with `faces` it lies face down (SR-06)."""

    name: str
    kind: Literal["objective"]
    back: str
    count: int | None = None
    faces: dict[str, int] = msgspec.field(default_factory=dict)
    carry: Carry | None = None


class DoorHere(WithId):
    """A door of the map, and how a locked one opens (SR-05)."""

    between: tuple[Space, Space]
    kind: Literal["door", "locked door", "ice door"]
    key: TokenName | None = None
    force: tuple[Attribute, ...] = ()
    health: int | None = None
    rule: RuleName | None = None


class SearchToken(Frozen, forbid_unknown_fields=True):
    """A search token, in games with at least so many heroes (SR-07)."""

    at: Space
    from_heroes: int


class UniqueSearch(Frozen, forbid_unknown_fields=True, kw_only=True):
    """What the unique search token hides."""

    id: str
    name: str
    text: str
    among: tuple[Space, ...] = ()
    carry: Carry | None = None


class Search(Entry):
    """The search tokens."""

    tokens: tuple[SearchToken, ...]
    unique: UniqueSearch | None = None


class Area(WithId):
    """A named set of spaces."""

    spaces: tuple[Space, ...] = ()
    tiles: tuple[PlaceName, ...] = ()


class Counter(WithId):
    """A number the quest keeps, in one encounter or through the quest."""

    start: ForHeroes
    max: ForHeroes | None = None
    keep: Literal["quest"] | None = None


class Goal(Entry):
    """How a side wins: all of some conditions, or one of some."""

    all: tuple[AnyCondition, ...] = ()
    any: tuple[AnyCondition, ...] = ()


class Victory(Frozen, forbid_unknown_fields=True):
    """How each side wins."""

    heroes: Goal
    overlord: Goal

    def of(self, side: Side) -> Goal:
        """How that side wins."""
        return self.heroes if side == "heroes" else self.overlord


class Clock(Entry):
    """How long an encounter lasts, and who wins when it runs out (SR-13)."""

    expected: tuple[int, int]
    last_round: int
    then: Literal["heroes", "overlord", "none"]


class Reinforcement(WithId):
    """Monsters that arrive (SR-04)."""

    when: AnyTrigger
    what: tuple[GroupName, ...]
    count: Number
    where: tuple[PlaceName, ...]
    conditions: tuple[AnyCondition, ...] = msgspec.field(name="if", default=())
    rank: Literal["minion", "master", "any"] = "minion"
    reserve: CounterName | None = None


class QuestRule(WithId):
    """A rule: when it speaks, what has to be true, how often, and what it does."""

    when: AnyTrigger
    do: tuple[AnyAction, ...]
    conditions: tuple[AnyCondition, ...] = msgspec.field(name="if", default=())
    limit: Literal["turn", "round", "once"] | None = None
    times: int = 1


class EpicRule(Entry):
    """A rule of Epic Play, at a level and above (SR-18)."""

    level: Literal["advanced", "expert"]
    when: AnyTrigger
    do: tuple[AnyAction, ...]
    conditions: tuple[AnyCondition, ...] = msgspec.field(name="if", default=())


class CarryOver(Entry):
    """What the second encounter takes over from the first."""

    counters: tuple[CounterName, ...] = ()


class Plan(Entry):
    """One line for each side: what it is trying to do."""

    heroes: str
    overlord: str


class Special(Entry):
    """A rule that does not fit the vocabulary, stated exactly."""


class Encounter(Frozen, forbid_unknown_fields=True, kw_only=True):
    """One encounter."""

    id: str
    number: Literal[1, 2]
    title: str
    flavour: str
    origin: Literal["fact", "house"]
    map: MapOf
    start: Start
    victory: Victory
    clock: Clock
    search: Search
    plan: Plan
    ways: tuple[Way, ...] = msgspec.field(name="way", default=())
    groups: tuple[Group, ...] = msgspec.field(name="group", default=())
    lieutenants: tuple[Lieutenant, ...] = msgspec.field(name="lieutenant", default=())
    named: tuple[Named, ...] = ()
    npcs: tuple[Npc, ...] = msgspec.field(name="npc", default=())
    objects: tuple[Thing, ...] = msgspec.field(name="object", default=())
    tokens: tuple[Token, ...] = msgspec.field(name="token", default=())
    doors: tuple[DoorHere, ...] = msgspec.field(name="door", default=())
    areas: tuple[Area, ...] = msgspec.field(name="area", default=())
    counters: tuple[Counter, ...] = msgspec.field(name="counter", default=())
    reinforcements: tuple[Reinforcement, ...] = msgspec.field(name="reinforcement", default=())
    rules: tuple[QuestRule, ...] = msgspec.field(name="rule", default=())
    epic: tuple[EpicRule, ...] = ()
    carry: CarryOver | None = None
    special: Special | None = None

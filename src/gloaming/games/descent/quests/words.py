"""The words quests use: who, where, how many; each name says of what it is a name, so that it can be checked."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from gloaming.kernel.frozen import Frozen

Side: TypeAlias = Literal["heroes", "overlord"]
Chooser: TypeAlias = Literal["heroes", "overlord", "random"]
Attribute: TypeAlias = Literal["might", "knowledge", "willpower", "awareness"]
Space: TypeAlias = tuple[int, int]
"""x to the right, y down, as on the map."""

FigureName: TypeAlias = Annotated[str, msgspec.Meta(extra={"names": "figure"})]
PlaceName: TypeAlias = Annotated[str, msgspec.Meta(extra={"names": "place"})]
ThingName: TypeAlias = Annotated[str, msgspec.Meta(extra={"names": "thing"})]
TokenName: TypeAlias = Annotated[str, msgspec.Meta(extra={"names": "token"})]
DoorName: TypeAlias = Annotated[str, msgspec.Meta(extra={"names": "door"})]
WayName: TypeAlias = Annotated[str, msgspec.Meta(extra={"names": "way"})]
CounterName: TypeAlias = Annotated[str, msgspec.Meta(extra={"names": "counter"})]
GroupName: TypeAlias = Annotated[str, msgspec.Meta(extra={"names": "group"})]
RuleName: TypeAlias = Annotated[str, msgspec.Meta(extra={"names": "rule"})]


class Narrowed(Frozen, forbid_unknown_fields=True, kw_only=True):
    """Some of those figures: of a rank, carrying a token, in a place, near something, and not a certain one."""

    of: FigureName | tuple[FigureName, ...]
    rank: Literal["minion", "master"] | None = None
    carrying: TokenName | None = None
    within: PlaceName | None = msgspec.field(name="in", default=None)
    near: ThingName | None = None
    without: FigureName | None = msgspec.field(name="not", default=None)


Who: TypeAlias = FigureName | Narrowed | tuple[FigureName | Narrowed, ...]
"""Figures: a word such as `heroes` or `that`, the id of some, those narrowed by a table, or several of these."""
Where: TypeAlias = PlaceName | tuple[PlaceName, ...]
"""A tile, area, way, token or `this`; of several any one."""


class Scaled(Frozen, forbid_unknown_fields=True, kw_only=True):
    """A number that is counted: a counter, or the chains a side won; divided, multiplied, added to, limited."""

    counter: CounterName | None = None
    chains: Side | None = None
    times: int | tuple[int, int, int] = 1
    per: int = 1
    plus: int = 0
    max: int | None = None


Number: TypeAlias = int | tuple[int, int, int] | Scaled
"""A number, or one each for two, three and four heroes, or one that is counted."""
Amount: TypeAlias = int | tuple[int, int, int] | Scaled | Literal["all"]
"""A number, or everything there is."""

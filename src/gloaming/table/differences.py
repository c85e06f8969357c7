"""Differences: what is otherwise in a view, as deep as it goes, so that little is written and sent.

A difference is the new value, or `{"~": {name or place: difference}}` for a value of which only parts are otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress
from operator import is_not
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple

from gloaming.api.moments import Moment

NESTED = "~"
OF_THE_QUESTION = ("ask", "decides")
"""Who is asked what belongs to the end of what happened, not to any event on the way."""


UNCHANGED: dict[str, Any] = {}


class Shared(NamedTuple):
    """What is otherwise at one moment than at another, by the names of fields, for all who know no more."""

    public: dict[str, Any]
    rest: dict[str, Any]
    """Of that, what no seat may know more of."""
    own: dict[str, Any]
    """And what one may."""
    seats: dict[str, Any]
    """All of it in the order in which a seat is told it."""


class Differences:
    """Finds differences, and remembers those it found: viewers share most of what they see."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int], tuple[Any, Any, Any]] = {}
        """By the two values, which are kept with it so that nothing else can come to be in their place."""
        self._shared: dict[tuple[Moment, Moment], Shared] = {}

    def of_views(self, before: Any, after: Any) -> dict[str, Any]:
        """The fields of a view that are otherwise, by name; whom a question is put to goes separately."""
        fields: dict[str, Any] = self._nested(before, after)[NESTED]
        for name in OF_THE_QUESTION:
            fields.pop(name, None)
        return fields

    def seen_by(self, viewer: int | None, before: Moment, after: Moment) -> dict[str, Any]:
        """What is otherwise for a viewer at one moment than at another; what is so for everyone is found once."""
        if after is before:
            return UNCHANGED
        if (shared := self._shared.get((before, after))) is None:
            shared = self._shared[before, after] = self._for_all(before, after)
        if viewer is None:
            return shared.public
        known, knows = before.besides(viewer), after.besides(viewer)
        if known is knows:
            return shared.rest
        own = self._parts(known, knows)
        return shared.seats if own == shared.own else shared.rest | own

    def _for_all(self, before: Moment, after: Moment) -> Shared:
        public, own = self.of_views(before.public, after.public), after.besides(0)
        rest = {name: change for name, change in public.items() if name not in own}
        shared = {name: public[name] for name in own if name in public}
        return Shared(public, rest, shared, rest | shared)

    def between(self, before: Any, after: Any) -> Any:
        """From one value to another that is not the same."""
        kind = type(after)
        if type(before) is not kind or kind in _WITHOUT_PARTS:
            return after
        key = (id(before), id(after))
        if key not in self._found:
            self._found[key] = (before, after, self._nested(before, after))
        return self._found[key][2]

    def _nested(self, before: Any, after: Any) -> Any:
        if isinstance(after, msgspec.Struct):
            return {NESTED: self._otherwise(after.__struct_fields__, astuple(before), astuple(after))}
        if isinstance(after, (tuple, list)):
            if not 0 < len(before) == len(after):
                return after
            return {NESTED: self._otherwise(map(str, range(len(after))), before, after)}
        if isinstance(after, dict) and before.keys() == after.keys():
            return {NESTED: self._parts(before, after)}
        return after

    def _parts(self, before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
        return self._otherwise(after, [before[name] for name in after], [*after.values()])

    def _otherwise(self, names: Iterable[str], before: Sequence[Any], after: Sequence[Any]) -> dict[str, Any]:
        """What is otherwise, of parts by name before and after; most are the very same."""
        between, others = self.between, map(is_not, before, after)
        parts = compress(zip(names, before, after, strict=True), others)
        return {name: between(old, new) for name, old, new in parts if old != new}


_WITHOUT_PARTS = frozenset({bool, int, float, str, type(None)})


def applied(value: Any, change: Any) -> Any:
    """A value once it is otherwise; the one before stays as it was."""
    if not isinstance(change, dict) or NESTED not in change:
        return change
    if isinstance(value, list):
        return [applied(each, change[NESTED].get(str(place), each)) for place, each in enumerate(value)]
    return with_changes(value, change[NESTED])


def with_changes(view: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A view with its differences."""
    return {**view, **{name: applied(view.get(name), change) for name, change in changes.items()}}

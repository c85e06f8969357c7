"""Differences: what is otherwise in a view, as deep as it goes, so that little is written and sent.

A difference is the new value, or `{"~": {name or place: difference}}` for a value of which only parts are otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import astuple

from gloaming.api.moments import Moment

NESTED = "~"
OF_THE_QUESTION = ("ask", "decides")
"""Who is asked what belongs to the end of what happened, not to any event on the way."""


class Differences:
    """Finds differences, and remembers those it found: viewers share most of what they see."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int], tuple[Any, Any, Any]] = {}
        """By the two values, which are kept with it so that nothing else can come to be in their place."""
        self._shared: dict[tuple[Moment, Moment], tuple[dict[str, Any], dict[str, Any]]] = {}
        """What is otherwise for everyone, and of that what seats know no more of."""

    def of_views(self, before: Any, after: Any) -> dict[str, Any]:
        """The fields of a view that are otherwise, by name; whom a question is put to goes separately."""
        fields = self.between(before, after)[NESTED].items()
        return {name: change for name, change in fields if name not in OF_THE_QUESTION}

    def seen_by(self, viewer: int | None, before: Moment, after: Moment) -> dict[str, Any]:
        """What is otherwise for a viewer at one moment than at another; what is so for everyone is found once."""
        if after is before:
            return {}
        shared = self._shared.get((before, after))
        if shared is None:
            public, own = self.of_views(before.public, after.public), after.besides(0)
            shared = public, {name: change for name, change in public.items() if name not in own}
            self._shared[before, after] = shared
        if viewer is None:
            return shared[0]
        known, knows = before.besides(viewer), after.besides(viewer)
        return shared[1] if known is knows else shared[1] | self._parts(known, knows)

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
            return {NESTED: self._otherwise(zip(after.__struct_fields__, astuple(before), astuple(after), strict=True))}
        if isinstance(after, (tuple, list)):
            if not 0 < len(before) == len(after):
                return after
            return {NESTED: self._otherwise(zip(map(str, range(len(after))), before, after, strict=True))}
        if isinstance(after, dict) and before.keys() == after.keys():
            return {NESTED: self._parts(before, after)}
        return after

    def _parts(self, before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
        return self._otherwise((name, before[name], new) for name, new in after.items())

    def _otherwise(self, parts: Iterable[tuple[str, Any, Any]]) -> dict[str, Any]:
        """What is otherwise, of parts by name before and after."""
        between = self.between
        return {name: between(old, new) for name, old, new in parts if old is not new and old != new}


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

"""Differences: what is otherwise in a view, as deep as it goes, so that little is written and sent.

A difference is the new value, or `{"~": {name or place: difference}}` for a value of which only parts are otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import astuple

NESTED = "~"


class Differences:
    """Finds differences, and remembers those it found: viewers share most of what they see."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int], tuple[Any, Any, Any]] = {}
        """By the two values, which are kept with it so that nothing else can come to be in their place."""

    def of_views(self, before: Any, after: Any) -> dict[str, Any]:
        """The fields of a view that are otherwise, by name; the question goes separately."""
        parts = self._parts(before, after)
        parts.pop("ask", None)
        return parts

    def between(self, before: Any, after: Any) -> Any:
        """From one value to another that is not the same."""
        kind = type(after)
        if type(before) is not kind or not isinstance(after, _WITH_PARTS):
            return after
        key = (id(before), id(after))
        if key not in self._found:
            self._found[key] = (before, after, self._nested(before, after))
        return self._found[key][2]

    def _nested(self, before: Any, after: Any) -> Any:
        if isinstance(after, msgspec.Struct) or (isinstance(after, dict) and before.keys() == after.keys()):
            return {NESTED: self._parts(before, after)}
        if isinstance(after, (tuple, list)) and len(before) == len(after) > 0:
            return {NESTED: self._parts(before, after)}
        return after

    def _parts(self, before: Any, after: Any) -> dict[str, Any]:
        """What is otherwise in the parts of two values of one kind."""
        return {
            str(name): self.between(old, new)
            for name, old, new in _side_by_side(before, after)
            if old is not new and old != new
        }


_WITH_PARTS = (msgspec.Struct, tuple, list, dict)


def _side_by_side(before: Any, after: Any) -> Iterable[tuple[Any, Any, Any]]:
    if isinstance(after, msgspec.Struct):
        return zip(after.__struct_fields__, astuple(before), astuple(after), strict=True)
    if isinstance(after, dict):
        return ((name, before[name], new) for name, new in after.items())
    return zip(range(len(after)), before, after, strict=True)


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

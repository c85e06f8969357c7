"""Differences: what is otherwise in a view, as deep as it goes, so that little is written and sent.

A difference is the new value, or `{"~": {name or place: difference}}` for a value of which only parts are otherwise.
"""

from __future__ import annotations

from typing import Any

import msgspec

NESTED = "~"


def differences(before: Any, after: Any) -> dict[str, Any]:
    """The fields of a view that are otherwise, by name; the question goes separately."""
    return {
        name: difference(old, new) for name, old, new in _parts(before, after) if name != "ask" and _differ(old, new)
    }


def difference(before: Any, after: Any) -> Any:
    """From one value to another that is not the same."""
    kind = type(after)
    if type(before) is kind:
        alike = isinstance(after, msgspec.Struct) or (kind is dict and before.keys() == after.keys())
        if alike or (kind in (tuple, list) and len(before) == len(after) > 0):
            parts = {str(name): difference(old, new) for name, old, new in _parts(before, after) if _differ(old, new)}
            return {NESTED: parts}
    return msgspec.to_builtins(after)


def _differ(old: Any, new: Any) -> bool:
    return old is not new and old != new


def _parts(before: Any, after: Any) -> Any:
    """The parts of two values of one kind, side by side."""
    if isinstance(after, msgspec.Struct):
        return ((name, getattr(before, name), getattr(after, name)) for name in after.__struct_fields__)
    if isinstance(after, dict):
        return ((name, before[name], new) for name, new in after.items())
    return ((place, old, new) for place, (old, new) in enumerate(zip(before, after, strict=True)))


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

"""Plain data: what two copies of a position may share, because nothing can change it."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, ClassVar, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

SINGLE = (int, float, str, bytes, bool, NoneType)
OF_PARTS = (tuple, frozenset, Union, UnionType)


def refuse_shared_fields(position: type) -> None:
    """Raise TypeError for a field of a position that a clone would share with it although it can change."""
    for field, kind in _fields(position).items():
        parts = get_args(kind) if get_origin(kind) is list else (kind,)
        if found := next(filter(None, map(_changeable, parts)), ""):
            raise TypeError(
                f"{position.__name__}.{field} cannot hold {found}, which a clone would share: "
                "a field is a number, a word, a tuple, a frozen record, or a list of these."
            )


def _fields(record: type) -> dict[str, Any]:
    """The types of the fields that a class adds to those of its bases."""
    try:
        hints = get_type_hints(record, localns={record.__name__: record})
    except NameError as error:
        raise TypeError(f"{record.__name__} has a field of a type that is not defined above it: {error}.") from None
    own = {field: hints[field] for field in vars(record).get("__annotations__", ())}
    return {field: kind for field, kind in own.items() if get_origin(kind) is not ClassVar}


def _changeable(kind: Any, within: tuple[Any, ...] = ()) -> str:
    """What of such a value can change, by name; empty if nothing can."""
    if kind in within:
        return ""
    made_of = get_origin(kind) or kind
    if made_of is Literal or isinstance(kind, TypeVar) or kind is Ellipsis or made_of in SINGLE:
        return ""
    inside = get_args(kind)
    if isinstance(made_of, type) and issubclass(made_of, msgspec.Struct):
        if not made_of.__struct_config__.frozen:
            return f"a {made_of.__name__}, which is not frozen"
        inside += tuple(part for part in get_type_hints(made_of).values() if get_origin(part) is not ClassVar)
    elif made_of not in OF_PARTS:
        return f"a {getattr(made_of, '__name__', made_of)}"
    return next(filter(None, (_changeable(part, (*within, kind)) for part in inside)), "")

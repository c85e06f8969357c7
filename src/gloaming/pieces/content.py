"""What screens are told of a game's cards and boards."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)


def fields_of(record: object, *fields: str) -> dict[str, Any]:
    """Some fields of a record, by their names."""
    return {field: getattr(record, field) for field in fields}


def as_record(kind: type[T], record: object, **besides: Any) -> T:
    """What screens are told of a record: the fields that both kinds have, and what is said besides."""
    rest = (field for field in kind.__struct_fields__ if field not in besides)
    return kind(**fields_of(record, *rest), **besides)

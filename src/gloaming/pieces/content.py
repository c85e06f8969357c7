"""What screens are told of a game's cards and boards."""

from __future__ import annotations

from typing import Any


def told(record: object, *fields: str) -> dict[str, Any]:
    """Some fields of a record, by their names."""
    return {field: getattr(record, field) for field in fields}

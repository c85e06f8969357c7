"""Where a card or a number comes from; where rulebook and public facts are silent, the house decides."""

from __future__ import annotations

from typing import Literal, TypeAlias

Origin: TypeAlias = Literal["rulebook", "public facts", "house"]

RULEBOOK: Origin = "rulebook"
FACTS: Origin = "public facts"
HOUSE: Origin = "house"

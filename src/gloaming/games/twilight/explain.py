"""Why not: the rule behind everything a player has and cannot use now."""

from __future__ import annotations

from gloaming.games.twilight.rules.windows import TwilightPosition
from gloaming.outside.ledger import Refusal


def explain(pos: TwilightPosition, seat: int) -> list[Refusal]:
    """What is not on offer to that seat now, and why."""
    return []

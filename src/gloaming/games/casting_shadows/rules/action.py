"""An action as the rules know it: what could be chosen, why it may not be, and the rule that carries it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gloaming.api.ledger import Why
from gloaming.games.casting_shadows.verbs import Play
from gloaming.kernel import Option, Rule

NO_POINTS = Why("CS-043", "You have no Action points left this turn.")


class Action(NamedTuple):
    """One kind of thing to do in Phase 2."""

    could: Callable[[Play, int], Sequence[Option]]
    why_not: Callable[[Play, int, Any], Why | None]
    rule: Callable[[int, Any], Rule]

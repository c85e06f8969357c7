"""Whether the text of a card can be used now."""

from __future__ import annotations

from gloaming.api.ledger import Why
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.effects import Context
from gloaming.games.dusk.rules.texts import whom
from gloaming.games.dusk.verbs import Play

USED_UP = Why("DU-107", "{card} has been used as often as its text allows for now.")
CANNOT_PAY = Why("DU-102", "{card} costs more than you can pay.")
NOBODY_IN_RANGE = Why("DU-102", "Nobody is where {card} could reach them.")
NO_EFFECT = Why("DU-102", "{card} could do nothing now.")


def why_not_text(g: Play, about: Context) -> Why | None:
    """Why the text of a card cannot be used, apart from its timing."""
    card = CARDS[about.card]
    if (g.used_this_turn or g.used_this_round) and g.used_up(about.card):
        return USED_UP
    if card.target is not None and not whom(g, about, card.target):
        return NOBODY_IN_RANGE
    if card.type == "PERSISTENT" and card.pool != "passive" and g.lying(about.card) is None:
        return None  # its text works once it lies there
    if any(not op.can_work(g, about) for op in card.costs):
        return CANNOT_PAY
    vital = (op for op in card.effect if op.is_vital() and not op.when)
    return next((CANNOT_PAY if op.lists() else NO_EFFECT for op in vital if not op.can_work(g, about)), None)

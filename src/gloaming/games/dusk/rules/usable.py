"""Whether the text of a card can be used now."""

from __future__ import annotations

from gloaming.api.ledger import Why
from gloaming.games.dusk import effects as fx
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.rules.conditions import Context, attack_at
from gloaming.games.dusk.rules.ops import whom
from gloaming.games.dusk.rules.texts import can_do, can_do_all
from gloaming.games.dusk.verbs import Play

USED_UP = Why("DU-107", "{card} has been used as often as its text allows for now.")
CANNOT_PAY = Why("DU-102", "{card} costs more than you can pay.")
NOBODY_IN_RANGE = Why("DU-102", "Nobody is where {card} could reach them.")
NO_EFFECT = Why("DU-102", "{card} could do nothing now.")

NEEDED = (fx.Place, fx.Attack, fx.Value)
"""Ops without which a text does nothing worth declaring."""


def why_not_text(g: Play, about: Context) -> Why | None:
    """Why the text of a card cannot be used, apart from its timing."""
    card = CARDS[about.card]
    if (g.used_this_turn or g.used_this_round) and g.used_up(about.card):
        return USED_UP
    if card.target is not None and not whom(g, about, card.target):
        return NOBODY_IN_RANGE
    if card.type == "PERSISTENT" and card.pool != "passive" and g.lying(about.card) is None:
        return None  # its text works once it lies there
    if card.costs and not can_do_all(g, about, card.effect):
        return CANNOT_PAY
    for op in card.effect:
        if isinstance(op, NEEDED) and not op.when and not can_do(g, about, op):
            return NO_EFFECT
        if isinstance(op, fx.Choose) and op.by == "self" and not any(_all_possible(g, about, o) for o in op.choices):
            return CANNOT_PAY
        if isinstance(op, fx.Block) and not op.when and attack_at(g, about.answers) is None:
            return NO_EFFECT
    return None


def _all_possible(g: Play, about: Context, ops: tuple[fx.Op, ...]) -> bool:
    return all(can_do(g, about, op) for op in ops)

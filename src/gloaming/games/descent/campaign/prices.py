"""What is paid for an item, and what the shop pays for it."""

from __future__ import annotations

from gloaming.games.descent.cards import CARDS

STARTING_EQUIPMENT = 25
STEP = 25


def resale(card: int) -> int:
    """Half the cost rounded down to a multiple of 25, item by item (DE-400, R90); starting equipment 25 (DE-401)."""
    if is_starting_equipment(card):
        return STARTING_EQUIPMENT
    return CARDS[card].gold // 2 // STEP * STEP


def is_starting_equipment(card: int) -> bool:
    return CARDS[card].kind == "item" and bool(CARDS[card].hero_class)


def is_shop_item(card: int) -> bool:
    return CARDS[card].kind == "item" and not CARDS[card].hero_class


def may_change_hands(card: int) -> bool:
    """Shop Items and relics go from hero to hero (R93), never starting equipment (DE-405)."""
    return is_shop_item(card) or CARDS[card].kind == "relic"

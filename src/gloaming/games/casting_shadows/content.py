"""What a screen needs to draw the game: cards by number, tiles, places, characters, resources, dice."""

from __future__ import annotations

from functools import cache
from typing import Any

from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.cards.card import Card
from gloaming.games.casting_shadows.characters import (
    ABILITY_COST,
    BASE_FORM_LIMIT,
    CHARACTERS,
    SHADOW_FORM_LIMIT,
    STARTING_HP,
    TRANSFORM_COST,
)
from gloaming.games.casting_shadows.effects import Strike
from gloaming.games.casting_shadows.map import ADJACENT, PLACES, TILES
from gloaming.games.casting_shadows.resources import DIE_COLOURS, DIE_FACES, RESOURCES, Cost
from gloaming.games.casting_shadows.state import ACTION_POINTS, BOOK_SIZE, PORTAL_SIZE


@cache
def content() -> dict[str, Any]:
    """Everything about the game that never changes."""
    return {
        "cards": [_card(card) for card in CARDS],
        "tiles": [{"name": t.name, "market": t.market, "text": t.text, "icon": t.icon} for t in TILES],
        "places": PLACES,
        "adjacent": ADJACENT,
        "characters": [
            {"name": c.name, "base_form": c.base_form, "shadow_form": c.shadow_form, "text": c.text, "icon": c.icon}
            for c in CHARACTERS
        ],
        "resources": RESOURCES,
        "dice": DIE_COLOURS,
        "faces": DIE_FACES,
        "limits": {
            "hp": STARTING_HP,
            "book": BOOK_SIZE,
            "points": ACTION_POINTS,
            "portal": PORTAL_SIZE,
            "base_energy": BASE_FORM_LIMIT,
            "shadow_energy": SHADOW_FORM_LIMIT,
            "transform": TRANSFORM_COST,
            "ability": ABILITY_COST,
        },
    }


def _card(card: Card) -> dict[str, Any]:
    strike = card.effect if isinstance(card.effect, Strike) else None
    return {
        "name": card.name,
        "kind": card.kind,
        "deck": card.deck,
        "level": card.level,
        "collect": _cost(card.collect),
        "cast": _cost(card.cast),
        "text": card.text,
        "icon": card.icon,
        "damage": strike.damage if strike else (),
        "range": strike.range if strike else (),
        "at": strike.at if strike else "",
        "trigger": card.trigger,
    }


def _cost(cost: Cost) -> dict[str, int]:
    return {name: number for name, number in zip(cost._fields, cost, strict=True) if number}

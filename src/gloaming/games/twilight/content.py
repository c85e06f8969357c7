"""What a screen needs to draw the game: faces by number, Deities, decks, keywords, the rules behind kinds and zones."""

from __future__ import annotations

from functools import cache
from typing import Any

from gloaming.games.twilight.cards import DEITIES, DEITY_OF, FACE_OF, FACES
from gloaming.games.twilight.cards.card import COLOURS, DECK_SIZE, MOST_COPIES, Card, Deck, Deity
from gloaming.games.twilight.cards.decks import DECKS
from gloaming.games.twilight.keywords import KEYWORDS
from gloaming.pieces.content import told

KIND_RULES = {"creature": "TG-058", "fortification": "TG-064", "intrigue": "TG-074", "scheme": "TG-077"}
ZONE_RULES = {
    "hand": "TG-165",
    "life": "TG-108",
    "discard": "TG-123",
    "destroyed": "TG-020",
    "aspects": "TG-182",
    "resources": "TG-201",
    "field": "TG-018",
    "compass": "TG-019",
    "set_aside": "TG-185",
    "deity": "TG-104",
    "power": "TG-219",
    "chain": "TG-350",
}


@cache
def content() -> dict[str, Any]:
    """Everything about the game that never changes."""
    return {
        "faces": [_face(card) for card in FACES],
        "deities": [_deity(deity) for deity in DEITIES],
        "decks": [_deck(deck) for deck in DECKS],
        "keywords": {key: word.text for key, word in KEYWORDS.items()},
        "keyword_names": {key: word.name for key, word in KEYWORDS.items()},
        "keyword_rules": {key: word.rule for key, word in KEYWORDS.items()},
        "rules": {"kinds": KIND_RULES, "zones": ZONE_RULES},
        "limits": {"deck": DECK_SIZE, "copies": MOST_COPIES},
    }


def _face(card: Card) -> dict[str, Any]:
    prices = [ability.price for ability in card.abilities if ability.price is not None]
    return {
        **told(card, "name", "faction", "kind", "aspect", "cost", "fight", "life", "armor", "directions"),
        **told(card, "upkeep", "types", "keywords", "epic", "mini", "text", "heresy", "icon", "origin"),
        "level": card.aspect,
        "colour": COLOURS[card.faction],
        "x": any(price.x for price in prices),
        "active": [number for number, ability in enumerate(card.abilities) if ability.on == "active"],
    }


def _deity(deity: Deity) -> dict[str, Any]:
    return {
        **told(deity, "name", "faction", "pantheon", "colours", "requirement", "when", "icon", "origin"),
        "parts": [told(part, "kind", "conviction", "text") for part in deity.parts],
    }


def _deck(deck: Deck) -> dict[str, Any]:
    return {
        "name": deck.name,
        "deity": DEITY_OF[deck.deity],
        "cards": [[FACE_OF[name], copies] for name, copies in deck.cards.items()],
    }

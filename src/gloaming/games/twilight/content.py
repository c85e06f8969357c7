"""What a screen needs to draw the game: faces by number, Deities, decks, keywords, phases and windows."""

from __future__ import annotations

from functools import cache
from typing import Any

from gloaming.games.twilight.cards import DEITIES, DEITY_OF, FACE_OF, FACES
from gloaming.games.twilight.cards.card import COLOURS, DECK_SIZE, DIRECTIONS, FACTIONS, MOST_COPIES, Card, Deck, Deity
from gloaming.games.twilight.cards.decks import DECKS
from gloaming.games.twilight.cards.declared import FIRST_MINI
from gloaming.games.twilight.keywords import KEYWORDS
from gloaming.games.twilight.power import LEVEL_NAMES, LEVELS, NUMERALS
from gloaming.games.twilight.state import CARDS_DRAWN, HAND_SIZE, MOST_BLESSINGS, MOST_OFFERS
from gloaming.games.twilight.words import COMPASS, MOMENTS
from gloaming.pieces.content import told

PHASES: tuple[tuple[str, str, str, tuple[str, ...]], ...] = (
    ("refresh", "Refresh", "TG-147", ()),
    ("draw", "Draw", "TG-161", ("draw_start", "drawn", "draw_end")),
    ("trade", "Trade", "TG-166", ()),
    ("seize", "Seize", "TG-183", ()),
    ("resource", "Resource", "TG-211", ("resource_before", "resource_after")),
    ("summoning", "Summoning", "TG-217", ("summoning",)),
    (
        "combat",
        "Combat",
        "TG-238",
        ("attackers", "blockers", "replaced", "creature_damage", "discard_damage", "life_damage", "no_attack"),
    ),
    ("end", "End", "TG-281", ("end_start", "end_end")),
)
"""The phases of a turn in order: id, name, the rule behind it, its action windows."""

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
        "first_mini": FIRST_MINI,
        "deities": [_deity(deity) for deity in DEITIES],
        "decks": [_deck(deck) for deck in DECKS],
        "keywords": {key: word.text for key, word in KEYWORDS.items()},
        "keyword_names": {key: word.name for key, word in KEYWORDS.items()},
        "keyword_rules": {key: word.rule for key, word in KEYWORDS.items()},
        "levels": [
            {"level": level, "name": LEVEL_NAMES[level], "numeral": NUMERALS[level], "rule": "TG-200"}
            for level in LEVELS
        ],
        "factions": [{"name": name, "colour": COLOURS[name], "rule": "TG-024"} for name in FACTIONS],
        "directions": [{"id": direction, "name": COMPASS[direction]} for direction in DIRECTIONS],
        "phases": [{"id": id_, "name": name, "rule": rule, "windows": windows} for id_, name, rule, windows in PHASES],
        "windows": MOMENTS,
        "rules": {"kinds": KIND_RULES, "zones": ZONE_RULES},
        "limits": {
            "deck": DECK_SIZE,
            "copies": MOST_COPIES,
            "hand": HAND_SIZE,
            "drawn": CARDS_DRAWN,
            "blessings": MOST_BLESSINGS,
            "offers": MOST_OFFERS,
        },
    }


def _face(card: Card) -> dict[str, Any]:
    prices = [ability.price for ability in card.abilities if ability.price is not None]
    return {
        **told(card, "name", "faction", "kind", "aspect", "level", "cost", "fight", "life", "armor", "directions"),
        **told(card, "upkeep", "types", "keywords", "epic", "mini", "text", "heresy", "icon", "origin"),
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

"""What a screen needs to draw the game: faces by number, Deities, decks, keywords, the rules behind kinds and zones."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Literal

from gloaming.games.twilight.cards import DEITIES, DEITY_OF, FACE_OF, FACES
from gloaming.games.twilight.cards.card import (
    COLOURS,
    DECK_SIZE,
    MOST_COPIES,
    Card,
    Deck,
    Deity,
    Direction,
    Faction,
    Kind,
)
from gloaming.games.twilight.cards.decks import DECKS
from gloaming.games.twilight.keywords import KEYWORDS
from gloaming.games.twilight.phases import PHASES, PhaseOfTurn
from gloaming.games.twilight.power import LEVEL_NAMES, LEVELS, Level, Units
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.content import as_record
from gloaming.pieces.origins import Origin
from gloaming.pieces.words import listed, some

KIND_RULES: dict[Kind, str] = {
    "creature": "TG-058",
    "fortification": "TG-064",
    "intrigue": "TG-074",
    "scheme": "TG-077",
}
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

WAYS: dict[Faction, str] = {
    "Aggression": "Strong Creatures that attack early, and damage to Life Stacks without a fight.",
    "Negotiation": "Traps that are traded away and set off in others' hands, several in one turn.",
    "Mysticism": "Quick, fragile Creatures: cards are Destroyed for good, Discard Stacks damaged, losses answered.",
    "Sanctuary": "Slow and lasting: Creatures of much Life that are glad to block, and life that is Restored.",
}
"""How each Faction wins."""


class FaceContent(Frozen):
    """A face as it is printed."""

    name: str
    faction: Faction
    kind: Kind
    aspect: Level
    cost: Units
    fight: int
    life: int
    armor: int
    directions: tuple[Direction, ...]
    upkeep: Units
    types: tuple[str, ...]
    keywords: tuple[str, ...]
    epic: bool
    mini: bool
    text: str
    heresy: str
    icon: str
    origin: Origin
    level: Level
    colour: str
    x: bool
    active: tuple[int, ...]
    """The numbers of its abilities that can be used."""


class PartContent(Frozen):
    kind: Literal["active", "passive"]
    conviction: bool
    text: str


class DeityContent(Frozen):
    """A Deity as it is printed."""

    name: str
    faction: Faction
    pantheon: str
    colours: tuple[str, ...]
    requirement: dict[Faction, int]
    when: str
    icon: str
    origin: Origin
    parts: tuple[PartContent, ...]


class DeckContent(Frozen):
    """A ready deck, as whoever chooses one sees it."""

    name: str
    deity: int
    way: str
    """How it wins."""
    counts: str
    """Its cards by kind and by Aspect."""
    epics: str


class Rules(Frozen):
    """The rules behind what is seen."""

    kinds: dict[Kind, str]
    zones: dict[str, str]


class Limits(Frozen):
    deck: int = DECK_SIZE
    copies: int = MOST_COPIES


class Content(Frozen):
    """Everything about the game that never changes."""

    faces: tuple[FaceContent, ...]
    deities: tuple[DeityContent, ...]
    decks: tuple[DeckContent, ...]
    keywords: dict[str, str]
    """What each keyword means."""
    keyword_names: dict[str, str]
    keyword_rules: dict[str, str]
    rules: Rules
    phases: tuple[PhaseOfTurn, ...]
    limits: Limits


@cache
def content() -> Content:
    """All of it."""
    return Content(
        faces=tuple(map(_face, FACES)),
        deities=tuple(map(_deity, DEITIES)),
        decks=tuple(map(_deck, DECKS)),
        keywords={key: word.text for key, word in KEYWORDS.items()},
        keyword_names={key: word.name for key, word in KEYWORDS.items()},
        keyword_rules={key: word.rule for key, word in KEYWORDS.items()},
        rules=Rules(KIND_RULES, ZONE_RULES),
        phases=PHASES,
        limits=Limits(),
    )


def _face(card: Card) -> FaceContent:
    prices = [ability.price for ability in card.abilities if ability.price is not None]
    return as_record(
        FaceContent,
        card,
        level=card.aspect,
        colour=COLOURS[card.faction],
        x=any(price.x for price in prices),
        active=tuple(number for number, ability in enumerate(card.abilities) if ability.on == "active"),
    )


def _deity(deity: Deity) -> DeityContent:
    return as_record(DeityContent, deity, parts=tuple(as_record(PartContent, part) for part in deity.parts))


def _deck(deck: Deck) -> DeckContent:
    deity = DEITY_OF[deck.deity]
    cards = [FACES[FACE_OF[name]] for name, copies in deck.cards.items() for _ in range(copies)]
    kinds, levels = Counter(card.kind for card in cards), Counter(card.aspect for card in cards)
    by_kind = [some(kinds[kind], kind.title()) for kind in KIND_RULES if kinds[kind]]
    return DeckContent(
        name=deck.name,
        deity=deity,
        way=WAYS[DEITIES[deity].faction],
        counts=f"{listed(by_kind)}: {listed([f'{levels[level]} {LEVEL_NAMES[level]}' for level in LEVELS])}.",
        epics=listed([card.name for card in dict.fromkeys(cards) if card.epic]),
    )

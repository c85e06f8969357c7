"""What a screen needs to draw the game: cards by number, sets, arenas, keywords."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from gloaming.api.ledger import Ledger, load_ledger
from gloaming.games.dusk.arena import ARENAS
from gloaming.games.dusk.cards import BASIC_OF, CARDS, CARDS_OF, PASSIVE_OF, SETS
from gloaming.games.dusk.cards.card import Card, Pool, Type
from gloaming.games.dusk.cards.sets import Kind
from gloaming.games.dusk.state import ACTIONS_PER_TURN
from gloaming.games.dusk.words import named_hexes
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.content import as_record
from gloaming.pieces.hexes import Hex

KEYWORDS: dict[str, str] = {
    "ACCURATE": "When it hits, two hit locations are rolled and the attacker picks one.",
    "BLEED": "A Phantom it hits discards a card or takes 1 more damage with a roll of its own.",
    "BRACE": "Answer an attacker who has moved this turn: this card attacks first, at any range.",
    "CARVE": "On a location without armour roll again; 4 or more deals 1 more wound.",
    "CLEAVE": "Strikes every Phantom and token at its range.",
    "CRUSH": "If it breaks armour roll again; 4 or more deals 1 more damage there.",
    "DEFEND": "After blocking it stays before you; destroy it to lower a hit location roll by 2.",
    "EMPOWER": "Once a round, banish a card from hand to put a Shard on this card.",
    "FOCUS": "In a Power Attack its roll gains 1 for each other card that is not blocked.",
    "INDESTRUCTIBLE": "Cannot be destroyed.",
    "KNOCKBACK": "Push a Phantom it hits up to so many hexes straight away from you.",
    "MELODY": "May ignore range, with 1 less on its hit location roll.",
    "MOMENTUM": "If you have moved this turn it ignores armour.",
    "OVERPOWER": "Blocking it takes so much more; its range stays the same.",
    "PAIRED": "When it hits you may discard a card to add one more hit.",
    "PARALYZE": "The Phantom it lies before may not move by itself.",
    "POISON": "If it wounds, the target banishes a card at random from hand.",
    "PRECISE": "After its hit location roll you may shift the result by 1.",
    "QUELL": "Blocks every attack of its value against you this turn.",
    "REBOUND": "If it wounds, draw a card.",
    "RESTORATIVE": "If your location with its value has armour, you may heal a wound.",
    "REVEAL": "Returns to your hand after its effect.",
    "SACROSANCT": "Cannot be banished.",
    "SMITE": "If you have not moved, aim it at a hex: it strikes every Phantom within 2 of it.",
    "SOLO": "Cannot be part of a Power Attack.",
    "STUNNED": "In its next turn the Phantom may only Pass or Hold.",
    "TANGLE": "Reaches any range up to its value; then you may shift the target 1 hex.",
    "UNIFIED": "May join any attack or block of its value made by you or a team mate.",
}

RULES_OF_TYPES: dict[Type, tuple[str, ...]] = {
    "ATTACK": ("DU-069", "DU-116"),
    "ACTION": ("DU-093", "DU-097"),
    "FREE ACTION": ("DU-106", "DU-107"),
    "REACTION": ("DU-109", "DU-110"),
    "PERSISTENT": ("DU-171",),
    "NUMBER": ("DU-112", "DU-116", "DU-140"),
    "WILD": ("DU-022", "DU-025"),
    "TILT": ("DU-027", "DU-028", "DU-029"),
}
RULES_OF_PASSIVES = ("DU-051", "DU-052", "DU-054")


class CardContent(Frozen):
    """A card as it is printed."""

    name: str
    pool: Pool
    set: str
    """The id of the set it belongs to; empty for a BASIC card."""
    type: Type
    value: int
    """0 for a card without a value of its own."""
    values: tuple[int, ...]
    """What it may count as."""
    keywords: tuple[str, ...]
    words: tuple[str, ...]
    """The keywords on it and in its text, without their numbers."""
    rules: tuple[str, ...]
    """The rules it touches, in the order they are used."""
    text: str
    icon: str
    starter: bool
    attacks: bool
    """True if its text works while it attacks."""


class CardSetContent(Frozen):
    """A Phantom, a Skill or a Weapon."""

    id: str
    kind: Kind
    name: str
    style: str
    identity: str
    counter: str
    colour: str
    icon: str
    cards: tuple[int, ...]
    passive: int


class ArenaContent(Frozen):
    """An arrangement of the tiles, by places."""

    name: str
    title: str
    cells: tuple[Hex, ...]
    names: tuple[str, ...]
    large: tuple[Hex, ...]
    small: tuple[Hex, ...]
    near: tuple[tuple[int, ...], ...]
    distance: tuple[tuple[int, ...], ...]
    corners: tuple[int, ...]
    centre: int


class Limits(Frozen):
    actions: int = ACTIONS_PER_TURN


class Content(Frozen):
    """Everything about the game that never changes."""

    cards: tuple[CardContent, ...]
    basic: tuple[tuple[int, ...], ...]
    sets: tuple[CardSetContent, ...]
    arenas: tuple[ArenaContent, ...]
    keywords: dict[str, str]
    limits: Limits


def words_of(card: Card) -> tuple[str, ...]:
    """The keywords on a card and in its text, without their numbers."""
    in_text = (word for word in KEYWORDS if re.search(rf"\b{word}\b", card.text))
    return tuple(dict.fromkeys((*card.powers, *in_text)))


def rules_of(card: Card, ledger: Ledger) -> tuple[str, ...]:
    """The rules a card touches, in the order they are used: those of its keywords before what it is."""
    sections = [f"Keywords / {word}" for word in words_of(card)]
    found = [entry.id for section in sections for entry in ledger.rule if entry.section == section]
    kind = RULES_OF_PASSIVES if card.pool == "passive" else RULES_OF_TYPES[card.type]
    return (*found, *kind[:1]) if found else kind


@cache
def content() -> Content:
    """All of it."""
    ledger = load_ledger(Path(__file__).with_name("ledger.toml"))
    return Content(
        cards=tuple(as_record(CardContent, card, words=words_of(card), rules=rules_of(card, ledger)) for card in CARDS),
        basic=BASIC_OF,
        sets=tuple(
            as_record(CardSetContent, one, cards=CARDS_OF[number], passive=PASSIVE_OF[number])
            for number, one in enumerate(SETS)
        ),
        arenas=tuple(as_record(ArenaContent, one, names=named_hexes(number)) for number, one in enumerate(ARENAS)),
        keywords=KEYWORDS,
        limits=Limits(),
    )

"""Every card of the game: definitions, the physical cards by number, and the numbers of every figure.

How a card declares itself stands in `card.py`. One file for each deck: hero sheets in `heroes.py`, a class with its
starting equipment and skills in a file of its name, Shop Items in `shop_act_1.py` and `shop_act_2.py`, Search cards in
`search.py`, relics in `relics.py`; Overlord cards in `overlord_basic.py`, `magus.py`, `saboteur.py`, `warlord.py` and
`universal.py`; monster and lieutenant numbers in `monsters.py` and `lieutenants.py`, and what their abilities do in
`monster_abilities.py` and `lieutenant_abilities.py`. A card whose words are not built yet has a text and nothing else.

Examples to go by:

an ability that works by itself     Ashrian's (`heroes.py`)       a feat      Grisban's (`heroes.py`)
a skill that is an action           Rage (`berserker.py`)         an interrupt    Stoneskin (`spiritspeaker.py`)
an aura                             Leoric's and Avric's (`heroes.py`)
an item with surges                 every weapon                  an item that exhausts    Wooden Shield (`knight.py`)
a monster's action                  Howl, Grab                    a monster's reaction    Night Stalker
an Overlord event                   Dark Might, Critical Blow, Frenzy      a trap      Pit Trap, Tripwire, Poison Dart
a Search card                       Health Potion, Warding Talisman
"""

from __future__ import annotations

from functools import lru_cache

from gloaming.games.descent.cards import heroes
from gloaming.games.descent.cards.berserker import BERSERKER
from gloaming.games.descent.cards.card import Card, Sheet
from gloaming.games.descent.cards.disciple import DISCIPLE
from gloaming.games.descent.cards.heroes import HEROES
from gloaming.games.descent.cards.knight import KNIGHT
from gloaming.games.descent.cards.lieutenant_abilities import LIEUTENANT_ABILITIES
from gloaming.games.descent.cards.lieutenants import LIEUTENANTS
from gloaming.games.descent.cards.magus import MAGUS
from gloaming.games.descent.cards.monster import HERO_NUMBERS, Key, Monster
from gloaming.games.descent.cards.monster_abilities import MONSTER_ABILITIES
from gloaming.games.descent.cards.monsters import MONSTERS
from gloaming.games.descent.cards.necromancer import FAMILIARS, NECROMANCER
from gloaming.games.descent.cards.overlord_basic import OVERLORD_BASIC
from gloaming.games.descent.cards.relics import RELICS, RELICS_OF_THE_OVERLORD
from gloaming.games.descent.cards.runemaster import RUNEMASTER
from gloaming.games.descent.cards.saboteur import SABOTEUR
from gloaming.games.descent.cards.search import SEARCH
from gloaming.games.descent.cards.shop_act_1 import SHOP_ACT_1
from gloaming.games.descent.cards.shop_act_2 import SHOP_ACT_2
from gloaming.games.descent.cards.spiritspeaker import SPIRITSPEAKER
from gloaming.games.descent.cards.thief import THIEF
from gloaming.games.descent.cards.universal import UNIVERSAL
from gloaming.games.descent.cards.warlord import WARLORD
from gloaming.games.descent.cards.wildlander import WILDLANDER

CLASSES: dict[str, tuple[Card, ...]] = {
    "Berserker": BERSERKER,
    "Knight": KNIGHT,
    "Disciple": DISCIPLE,
    "Spiritspeaker": SPIRITSPEAKER,
    "Necromancer": NECROMANCER,
    "Runemaster": RUNEMASTER,
    "Thief": THIEF,
    "Wildlander": WILDLANDER,
}
ARCHETYPES: dict[str, tuple[str, str]] = {
    "Warrior": ("Berserker", "Knight"),
    "Healer": ("Disciple", "Spiritspeaker"),
    "Mage": ("Necromancer", "Runemaster"),
    "Scout": ("Thief", "Wildlander"),
}
"""The two classes of each archetype (DE-059)."""
OVERLORD_CARDS: tuple[Card, ...] = (*OVERLORD_BASIC, *MAGUS, *SABOTEUR, *WARLORD, *UNIVERSAL)

KINDS_OF_CARD: tuple[Card, ...] = (
    *HEROES,
    *(card for cards in CLASSES.values() for card in cards),
    *SHOP_ACT_1,
    *SHOP_ACT_2,
    *SEARCH,
    *RELICS,
    *RELICS_OF_THE_OVERLORD,
    *OVERLORD_CARDS,
    *MONSTER_ABILITIES,
    *LIEUTENANT_ABILITIES,
)
CARDS: tuple[Card, ...] = tuple(card for card in KINDS_OF_CARD for _ in range(card.count))
"""Every physical card; a position stores their numbers. What is printed on a monster's card is one, too."""

NUMBERS: dict[Card, tuple[int, ...]] = {
    card: tuple(number for number, other in enumerate(CARDS) if other is card) for card in KINDS_OF_CARD
}
"""The numbers of each kind of card."""
HERO_SHEETS: dict[str, Sheet] = {sheet.name: sheet for sheet in heroes.SHEETS}
MONSTER_TYPES: dict[str, Monster] = {one.name: one for one in MONSTERS}
SHEETS: dict[Key, Sheet] = {
    **{(s.name, "", act, n): s for s in (*heroes.SHEETS, *FAMILIARS) for act in (1, 2) for n in HERO_NUMBERS},
    **{key: sheet for monster in MONSTERS for key, sheet in monster.sheets()},
    **{key: sheet for lieutenant in LIEUTENANTS for key, sheet in lieutenant.sheets()},
}
"""The numbers of every figure, by name, rank, act and number of heroes."""
ABILITY_NUMBERS: dict[str, int] = {card.name: NUMBERS[card][0] for card in (*MONSTER_ABILITIES, *LIEUTENANT_ABILITIES)}


@lru_cache
def cards_named(names: tuple[str, ...]) -> tuple[int, ...]:
    """The cards of abilities by their names."""
    return tuple(ABILITY_NUMBERS[name] for name in names)


def numbers_named(name: str) -> tuple[int, ...]:
    """The physical cards of that name."""
    return tuple(number for number, card in enumerate(CARDS) if card.name == name)

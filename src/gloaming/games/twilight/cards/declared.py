"""Every card of the game, declared: whoever needs the cards while modules are loaded takes them from here.

The cards of a Faction stand in three files that are called as it is.
"""

from __future__ import annotations

from importlib import import_module

from gloaming.games.twilight.cards import (
    BACKS,
    CARDS,
    CREATURE_LEVELS,
    DEITIES,
    DEITY_OF,
    FACE_OF,
    FACES,
    IS_SCHEME,
    MINI_OF,
)
from gloaming.games.twilight.cards.card import FACTIONS
from gloaming.games.twilight.cards.deities import ALL_DEITIES
from gloaming.games.twilight.cards.minis import MINIS

FILES = (f"{faction.lower()}_{kinds}" for faction in FACTIONS for kinds in ("creatures", "permanents", "schemes"))

CARDS += (card for file in FILES for card in import_module(f"{__package__}.{file}").CARDS)
FACES += (*CARDS, *MINIS)
FIRST_MINI = len(CARDS)

DEITIES += ALL_DEITIES
BACKS += (card.aspect for card in FACES)
CREATURE_LEVELS += (card.aspect if card.kind == "creature" else 0 for card in FACES)
IS_SCHEME += (card.kind == "scheme" for card in FACES)
FACE_OF |= {card.name: number for number, card in enumerate(CARDS)}
MINI_OF |= {card.name: FIRST_MINI + number for number, card in enumerate(MINIS)}
DEITY_OF |= {deity.name: number for number, deity in enumerate(DEITIES)}

__all__ = ["CARDS", "DEITIES", "FACES", "FIRST_MINI"]

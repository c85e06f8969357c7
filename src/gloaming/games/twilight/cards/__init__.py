"""The cards of the game by number, to be read in play.

Texts know rules and rules know cards, so these lists are filled once all of both are there: by `declared.py`.
"""

from __future__ import annotations

from gloaming.games.twilight.cards.card import Card, Deity
from gloaming.games.twilight.power import Level

FACES: list[Card] = []
"""What can be printed on a card, by number: the Action cards, then the Mini-cards."""

CARDS: list[Card] = []
"""The Action cards."""

DEITIES: list[Deity] = []

BACKS: list[Level] = []
"""The back of each face."""

CREATURE_LEVELS: list[Level] = []
"""The level of each face that is a Creature; 0 for others."""

IS_SCHEME: list[bool] = []
"""For each face, whether it is a Scheme."""

FACE_OF: dict[str, int] = {}
"""Action cards by name."""

MINI_OF: dict[str, int] = {}
"""Mini-cards by name; some share it with the card they copy."""

DEITY_OF: dict[str, int] = {}

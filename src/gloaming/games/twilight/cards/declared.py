"""Every card of the game, declared: whoever needs the cards while modules are loaded takes them from here."""

from __future__ import annotations

from gloaming.games.twilight.cards import BACKS, CARDS, CREATURE_LEVELS, DEITIES, DEITY_OF, FACE_OF, FACES, MINI_OF
from gloaming.games.twilight.cards.aggression_creatures import AGGRESSION_CREATURES
from gloaming.games.twilight.cards.aggression_permanents import AGGRESSION_PERMANENTS
from gloaming.games.twilight.cards.aggression_schemes import AGGRESSION_SCHEMES
from gloaming.games.twilight.cards.deities import ALL_DEITIES
from gloaming.games.twilight.cards.minis import MINIS
from gloaming.games.twilight.cards.mysticism_creatures import MYSTICISM_CREATURES
from gloaming.games.twilight.cards.mysticism_permanents import MYSTICISM_PERMANENTS
from gloaming.games.twilight.cards.mysticism_schemes import MYSTICISM_SCHEMES
from gloaming.games.twilight.cards.negotiation_creatures import NEGOTIATION_CREATURES
from gloaming.games.twilight.cards.negotiation_permanents import NEGOTIATION_PERMANENTS
from gloaming.games.twilight.cards.negotiation_schemes import NEGOTIATION_SCHEMES
from gloaming.games.twilight.cards.sanctuary_creatures import SANCTUARY_CREATURES
from gloaming.games.twilight.cards.sanctuary_permanents import SANCTUARY_PERMANENTS
from gloaming.games.twilight.cards.sanctuary_schemes import SANCTUARY_SCHEMES

FACES += (
    *AGGRESSION_CREATURES,
    *AGGRESSION_PERMANENTS,
    *AGGRESSION_SCHEMES,
    *NEGOTIATION_CREATURES,
    *NEGOTIATION_PERMANENTS,
    *NEGOTIATION_SCHEMES,
    *MYSTICISM_CREATURES,
    *MYSTICISM_PERMANENTS,
    *MYSTICISM_SCHEMES,
    *SANCTUARY_CREATURES,
    *SANCTUARY_PERMANENTS,
    *SANCTUARY_SCHEMES,
    *MINIS,
)
FIRST_MINI = len(FACES) - len(MINIS)

CARDS += FACES[:FIRST_MINI]
DEITIES += ALL_DEITIES
BACKS += (card.aspect for card in FACES)
CREATURE_LEVELS += (card.aspect if card.kind == "creature" else 0 for card in FACES)
FACE_OF |= {card.name: number for number, card in enumerate(CARDS)}
MINI_OF |= {card.name: FIRST_MINI + number for number, card in enumerate(MINIS)}
DEITY_OF |= {deity.name: number for number, deity in enumerate(DEITIES)}

__all__ = ["CARDS", "DEITIES", "FACES", "FIRST_MINI"]

"""Every card of the game: definitions, and the physical cards by number."""

from __future__ import annotations

from gloaming.games.dusk.cards.almanac import ALMANAC
from gloaming.games.dusk.cards.basic import BASIC
from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.cards.dirge_fiddle import DIRGE_FIDDLE
from gloaming.games.dusk.cards.doorstep_chalk import DOORSTEP_CHALK
from gloaming.games.dusk.cards.drovers_lance import DROVERS_LANCE
from gloaming.games.dusk.cards.drowned_notary import DROWNED_NOTARY
from gloaming.games.dusk.cards.harrow_hare import HARROW_HARE
from gloaming.games.dusk.cards.hedge_walking import HEDGE_WALKING
from gloaming.games.dusk.cards.madame import MADAME
from gloaming.games.dusk.cards.marrow_knight import MARROW_KNIGHT
from gloaming.games.dusk.cards.ropewalk_tricks import ROPEWALK_TRICKS
from gloaming.games.dusk.cards.scarlet_usury import SCARLET_USURY
from gloaming.games.dusk.cards.sets import KINDS, SET_NUMBER, SETS, CardSet, Kind
from gloaming.games.dusk.cards.sexton_rites import SEXTON_RITES
from gloaming.games.dusk.cards.steeple_maul import STEEPLE_MAUL
from gloaming.games.dusk.cards.stubble_sickles import STUBBLE_SICKLES
from gloaming.games.dusk.cards.tallow_beadle import TALLOW_BEADLE
from gloaming.games.dusk.cards.trawl_chain import TRAWL_CHAIN
from gloaming.games.dusk.cards.vitrine import VITRINE
from gloaming.games.dusk.cards.waders_bow import WADERS_BOW

POOL: tuple[Card, ...] = (
    *MARROW_KNIGHT,
    *MADAME,
    *TALLOW_BEADLE,
    *VITRINE,
    *HARROW_HARE,
    *DROWNED_NOTARY,
    *HEDGE_WALKING,
    *DOORSTEP_CHALK,
    *ROPEWALK_TRICKS,
    *SCARLET_USURY,
    *ALMANAC,
    *SEXTON_RITES,
    *STEEPLE_MAUL,
    *STUBBLE_SICKLES,
    *DROVERS_LANCE,
    *TRAWL_CHAIN,
    *WADERS_BOW,
    *DIRGE_FIDDLE,
)
"""The cards of the eighteen sets, passives included; each exists once."""

BASIC_DECKS = 6
FIRST_BASIC = len(POOL)

CARDS: tuple[Card, ...] = (*POOL, *(card for _ in range(BASIC_DECKS) for card in BASIC))
"""Every physical card; a position stores their numbers. BASIC decks follow the pool, one for each seat."""

BASIC_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(range(FIRST_BASIC + deck * len(BASIC), FIRST_BASIC + (deck + 1) * len(BASIC))) for deck in range(BASIC_DECKS)
)
"""The cards of each BASIC deck."""

CARDS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(number for number, card in enumerate(POOL) if card.set == one.id and card.pool != "passive") for one in SETS
)
"""The nine cards of each set."""

PASSIVE_OF: tuple[int, ...] = tuple(
    next((number for number, card in enumerate(POOL) if card.set == one.id and card.pool == "passive"), -1)
    for one in SETS
)
"""The passive of each set, -1 for Skills and Weapons."""

SETS_OF: dict[Kind, tuple[int, ...]] = {
    kind: tuple(number for number, one in enumerate(SETS) if one.kind == kind) for kind in KINDS
}
"""The six sets of each kind."""

KIND_OF: tuple[int, ...] = tuple(
    number if number < FIRST_BASIC else FIRST_BASIC + BASIC.index(card) for number, card in enumerate(CARDS)
)
"""A number that copies of the same card share."""

NUMBER_OF: dict[str, int] = {card.name: number for number, card in enumerate(POOL)}
"""The cards of the sets by name."""

__all__ = [
    "BASIC",
    "BASIC_OF",
    "CARDS",
    "CARDS_OF",
    "FIRST_BASIC",
    "KINDS",
    "KIND_OF",
    "NUMBER_OF",
    "PASSIVE_OF",
    "POOL",
    "SETS",
    "SETS_OF",
    "SET_NUMBER",
    "Card",
    "CardSet",
    "Kind",
]

"""Every card of the game, declared: whoever needs the cards while modules are loaded takes them from here."""

from __future__ import annotations

from gloaming.games.dusk.cards import (
    BASIC,
    BASIC_DECKS,
    CARDS,
    CARDS_OF,
    FIRST_BASIC,
    KIND_OF,
    NUMBER_OF,
    PASSIVE_OF,
    POOL,
    SET_NUMBER,
    SET_OF,
    SETS,
)
from gloaming.games.dusk.cards.almanac import ALMANAC
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
from gloaming.games.dusk.cards.sexton_rites import SEXTON_RITES
from gloaming.games.dusk.cards.steeple_maul import STEEPLE_MAUL
from gloaming.games.dusk.cards.stubble_sickles import STUBBLE_SICKLES
from gloaming.games.dusk.cards.tallow_beadle import TALLOW_BEADLE
from gloaming.games.dusk.cards.trawl_chain import TRAWL_CHAIN
from gloaming.games.dusk.cards.vitrine import VITRINE
from gloaming.games.dusk.cards.waders_bow import WADERS_BOW

POOL += (
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

CARDS += (*POOL, *(card for _ in range(BASIC_DECKS) for card in BASIC))
CARDS_OF += (
    tuple(number for number, card in enumerate(POOL) if card.set == one.id and card.pool != "passive") for one in SETS
)
PASSIVE_OF += (
    next((number for number, card in enumerate(POOL) if card.set == one.id and card.pool == "passive"), -1)
    for one in SETS
)
SET_OF += (SET_NUMBER[card.set] if card.set else -1 for card in CARDS)
KIND_OF += (number if number < FIRST_BASIC else FIRST_BASIC + BASIC.index(card) for number, card in enumerate(CARDS))
NUMBER_OF |= {card.name: number for number, card in enumerate(POOL)}

assert len(POOL) == FIRST_BASIC, "each set has nine cards, and each Phantom a passive"

__all__ = ["CARDS", "CARDS_OF", "PASSIVE_OF", "POOL"]

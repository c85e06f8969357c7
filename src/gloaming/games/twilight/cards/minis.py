"""The Mini-cards: Lesser Creatures outside the decks, some of them small copies of a card."""

from functools import partial

from msgspec.structs import replace

from gloaming.games.twilight.cards import negotiation_creatures, sanctuary_creatures
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.power import NO_POWER

card = partial(Card, kind="creature", mini=True)


def copy_of(name: str) -> Card:
    """A card as a Mini-card: the same, without cost and Heresy."""
    whole = next(one for one in (*negotiation_creatures.CARDS, *sanctuary_creatures.CARDS) if one.name == name)
    return replace(whole, cost=NO_POWER, mini=True, heresy="", heresy_does=())


MINIS = (
    card("Leper", faction="Negotiation", life=1, types=("Outcast",), icon="bandaged", origin="rulebook"),
    card(
        "Hydra", faction="Sanctuary", fight=2, life=2, types=("Mythical", "Beast"), icon="hydra-shot", origin="rulebook"
    ),
    copy_of("Terracotta Warrior"),
    copy_of("Loki in Exile"),
    card("Wisp", faction="Mysticism", fight=1, life=1, types=("Spirit",), icon="floating-ghost").with_keywords("fleet"),
)

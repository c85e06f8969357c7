"""The Mini-cards: Lesser Creatures outside the decks, some of them small copies of a card."""

from functools import partial

from msgspec.structs import replace

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.cards.negotiation_creatures import NEGOTIATION_CREATURES
from gloaming.games.twilight.cards.sanctuary_creatures import SANCTUARY_CREATURES
from gloaming.games.twilight.power import NO_POWER

card = partial(Card, kind="creature", aspect=1, mini=True)


def copy_of(name: str) -> Card:
    """A card as a Mini-card: the same, without cost and Heresy."""
    whole = next(one for one in (*NEGOTIATION_CREATURES, *SANCTUARY_CREATURES) if one.name == name)
    return replace(whole, aspect=1, cost=NO_POWER, mini=True, heresy="", trap=())


MINIS = (
    card(
        name="Leper",
        faction="Negotiation",
        fight=0,
        life=1,
        types=("Outcast",),
        text="No ability.",
        icon="bandaged",
        origin="rulebook",
    ),
    card(
        name="Hydra",
        faction="Sanctuary",
        fight=2,
        life=2,
        types=("Mythical", "Beast"),
        text="No ability.",
        icon="hydra-shot",
        origin="rulebook",
    ),
    copy_of("Terracotta Warrior"),
    copy_of("Loki in Exile"),
    card(
        name="Wisp",
        faction="Mysticism",
        fight=1,
        life=1,
        types=("Spirit",),
        keywords=("fleet",),
        text="No ability beyond Fleet.",
        icon="floating-ghost",
    ),
)

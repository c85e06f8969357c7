"""The Mini-cards."""

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import CopyCreature, PlaceMini, Price, ability, creature

MINIS = (
    Card(
        name="Leper",
        faction="Negotiation",
        kind="creature",
        aspect=1,
        fight=0,
        life=1,
        types=("Outcast",),
        mini=True,
        text="No ability.",
        icon="bandaged",
        origin="rulebook",
    ),
    Card(
        name="Hydra",
        faction="Sanctuary",
        kind="creature",
        aspect=1,
        fight=2,
        life=2,
        types=("Mythical", "Beast"),
        mini=True,
        text="No ability.",
        icon="hydra-shot",
        origin="rulebook",
    ),
    Card(
        name="Terracotta Warrior",
        faction="Sanctuary",
        kind="creature",
        aspect=1,
        fight=1,
        life=1,
        types=("Construct",),
        keywords=("armor",),
        armor=1,
        mini=True,
        text="Exhaust and pay one Lesser: place an Exhausted Terracotta Warrior Mini-card.",
        abilities=(
            ability(
                "active",
                PlaceMini(mini="Terracotta Warrior", who="you", state="exhausted"),
                price=Price(exhaust=True, units=(1, 0, 0)),
            ),
        ),
        icon="lamellar",
        origin="rulebook",
    ),
    Card(
        name="Loki in Exile",
        faction="Negotiation",
        kind="creature",
        aspect=1,
        fight=3,
        life=1,
        types=("Mythical", "Traitor", "Hero"),
        keywords=("armor",),
        armor=1,
        epic=True,
        mini=True,
        text=(
            "Exhaust: remove all markers from this card; it becomes a copy, colour included, of a Creature in play "
            "that it is not copying now, and keeps this ability."
        ),
        abilities=(ability("active", CopyCreature(t=creature(side="any")), price=Price(exhaust=True)),),
        icon="duality-mask",
        origin="rulebook",
    ),
    Card(
        name="Wisp",
        faction="Mysticism",
        kind="creature",
        aspect=1,
        fight=1,
        life=1,
        types=("Spirit",),
        keywords=("fleet",),
        mini=True,
        text="No ability beyond Fleet.",
        icon="floating-ghost",
    ),
)

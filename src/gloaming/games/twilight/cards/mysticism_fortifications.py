"""The Fortifications of Mysticism."""

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    SELF,
    Ability,
    DamageLifeStack,
    Destroy,
    DestroyFromDiscard,
    DestroyFromHand,
    Draw,
    ExhaustAspect,
    GainKeyword,
    Of,
    PlaceMini,
    Price,
    Select,
    Slay,
)

MYSTICISM_FORTIFICATIONS = (
    Card(
        name="Pool of Votive Blades",
        faction="Mysticism",
        kind="fortification",
        aspect=1,
        cost=(2, 0, 0),
        directions=("S", "W"),
        types=("Environment",),
        text="Once per turn, when a Creature you control is Destroyed: place one Wisp Mini-card.",
        abilities=(
            Ability(
                on="card_destroyed",
                of=Of(side="you", pick=("creature",)),
                once=True,
                do=(PlaceMini(mini="Wisp", who="you", state="fresh"),),
            ),
        ),
        heresy="Exhaust this Aspect. Destroy 1.",
        trap=(Ability(on="heresy", do=(ExhaustAspect(t=SELF), DestroyFromDiscard(who="any"))),),
        icon="swamp",
    ),
    Card(
        name="Grove of Listening Yews",
        faction="Mysticism",
        kind="fortification",
        aspect=2,
        cost=(0, 2, 0),
        directions=("N", "W"),
        types=("Environment",),
        text="Your Lesser Creatures have Fleet.",
        abilities=(
            Ability(
                on="static",
                do=(
                    GainKeyword(
                        t=Select(pick=("creature",), side="you", all=True, aspect=(1,)),
                        keyword="fleet",
                        until="in_play",
                    ),
                ),
            ),
        ),
        heresy="Exhaust this Aspect. All Creatures of the manifesting player gain Fleet until end of turn.",
        trap=(
            Ability(
                on="heresy",
                do=(
                    ExhaustAspect(t=SELF),
                    GainKeyword(t=Select(pick=("creature",), side="you", all=True), keyword="fleet", until="turn"),
                ),
            ),
        ),
        icon="evil-tree",
    ),
    Card(
        name="Stonehenge",
        faction="Mysticism",
        kind="fortification",
        aspect=3,
        cost=(2, 2, 3),
        directions=("W",),
        types=("Keep",),
        epic=True,
        text=(
            "Once per turn, pay one Exalted: Destroy one of your Mysticism Creatures; if you did, one player takes "
            "damage equal to that Creature's current Fight plus Life, then you draw a card."
        ),
        abilities=(
            Ability(
                on="active",
                price=Price(units=(0, 0, 1)),
                once=True,
                do=(
                    Destroy(t=Select(pick=("creature",), side="you", faction=("Mysticism",)), gate=True),
                    DamageLifeStack(who="any", n_from="removed_fight_plus_life"),
                    Draw(who="you"),
                ),
            ),
        ),
        heresy=(
            "The manifesting player Slays one Creature of the controlling player; the controlling player Destroys "
            "one card of own choice from Hand."
        ),
        trap=(
            Ability(
                on="heresy",
                do=(
                    Slay(t=Select(pick=("creature",), side="controller")),
                    DestroyFromHand(who="controller", how="choice"),
                ),
            ),
        ),
        icon="dolmen",
        origin="rulebook",
    ),
)

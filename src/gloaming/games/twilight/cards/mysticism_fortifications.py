"""The Fortifications of Mysticism."""

from functools import partial

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    SELF,
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
    Slay,
    ability,
    creature,
    every_creature,
)

card = partial(Card, faction="Mysticism", kind="fortification")

MYSTICISM_FORTIFICATIONS = (
    card(
        name="Pool of Votive Blades",
        aspect=1,
        cost=(2, 0, 0),
        directions=("S", "W"),
        types=("Environment",),
        text="Once per turn, when a Creature you control is Destroyed: place one Wisp Mini-card.",
        abilities=(
            ability(
                "card_destroyed",
                PlaceMini(mini="Wisp", who="you", state="fresh"),
                of=Of(side="you", pick=("creature",)),
                once=True,
            ),
        ),
        heresy="Exhaust this Aspect. Destroy 1.",
        trap=(ability("heresy", ExhaustAspect(t=SELF), DestroyFromDiscard(who="any")),),
        icon="swamp",
    ),
    card(
        name="Grove of Listening Yews",
        aspect=2,
        cost=(0, 2, 0),
        directions=("N", "W"),
        types=("Environment",),
        text="Your Lesser Creatures have Fleet.",
        abilities=(
            ability("static", GainKeyword(t=every_creature(side="you", aspect=(1,)), keyword="fleet", until="in_play")),
        ),
        heresy="Exhaust this Aspect. All Creatures of the manifesting player gain Fleet until end of turn.",
        trap=(
            ability(
                "heresy",
                ExhaustAspect(t=SELF),
                GainKeyword(t=every_creature(side="you"), keyword="fleet", until="turn"),
            ),
        ),
        icon="evil-tree",
    ),
    card(
        name="Stonehenge",
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
            ability(
                "active",
                Destroy(t=creature(side="you", faction=("Mysticism",)), gate=True),
                DamageLifeStack(who="any", n_from="removed_fight_plus_life"),
                Draw(who="you"),
                price=Price(units=(0, 0, 1)),
                once=True,
            ),
        ),
        heresy=(
            "The manifesting player Slays one Creature of the controlling player; the controlling player Destroys "
            "one card of own choice from Hand."
        ),
        trap=(ability("heresy", Slay(t=creature(side="controller")), DestroyFromHand(who="controller", how="choice")),),
        icon="dolmen",
        origin="rulebook",
    ),
)

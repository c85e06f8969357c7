"""The Intrigues of Negotiation."""

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    Ability,
    Choose,
    DamageLifeStack,
    Manifest,
    PutSelfIntoPlay,
    Restore,
)

NEGOTIATION_INTRIGUES = (
    Card(
        name="Web of Informants",
        faction="Negotiation",
        kind="intrigue",
        aspect=1,
        cost=(2, 0, 0),
        upkeep=(1, 0, 0),
        types=("Political",),
        text="End of your Draw Phase: Manifest one Lesser Aspect.",
        abilities=(Ability(on="end_of_draw", do=(Manifest(aspect=1),)),),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(Ability(on="heresy", do=(PutSelfIntoPlay(may=True),)),),
        icon="spider-web",
    ),
    Card(
        name="Marriage of Rivals",
        faction="Negotiation",
        kind="intrigue",
        aspect=2,
        cost=(1, 1, 0),
        upkeep=(1, 0, 0),
        types=("Political",),
        text="When you Manifest an Aspect: Restore 1 to yourself, or 1 damage to one opponent's Life Stack.",
        abilities=(
            Ability(
                on="you_manifest",
                do=(
                    Choose(
                        by="you",
                        among=(
                            (Restore(who="you"),),
                            (DamageLifeStack(who="opponent"),),
                        ),
                    ),
                ),
            ),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(Ability(on="heresy", do=(PutSelfIntoPlay(may=True),)),),
        icon="linked-rings",
    ),
    Card(
        name="Congress of Masks",
        faction="Negotiation",
        kind="intrigue",
        aspect=3,
        cost=(1, 1, 1),
        upkeep=(0, 1, 0),
        types=("Political",),
        text="End of your Draw Phase: Manifest one Lesser Aspect. Conviction: Manifest one Greater Aspect.",
        abilities=(
            Ability(on="end_of_draw", do=(Manifest(aspect=1),)),
            Ability(on="end_of_draw", conditions=(CONVICTION,), do=(Manifest(aspect=2),)),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(Ability(on="heresy", do=(PutSelfIntoPlay(may=True),)),),
        icon="drama-masks",
    ),
)

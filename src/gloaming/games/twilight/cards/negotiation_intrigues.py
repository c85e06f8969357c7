"""The Intrigues of Negotiation."""

from functools import partial

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import CONVICTION, Choose, DamageLifeStack, Manifest, PutSelfIntoPlay, Restore, ability

card = partial(Card, faction="Negotiation", kind="intrigue")

NEGOTIATION_INTRIGUES = (
    card(
        name="Web of Informants",
        aspect=1,
        cost=(2, 0, 0),
        upkeep=(1, 0, 0),
        types=("Political",),
        text="End of your Draw Phase: Manifest one Lesser Aspect.",
        abilities=(ability("end_of_draw", Manifest(aspect=1)),),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(ability("heresy", PutSelfIntoPlay(may=True)),),
        icon="spider-web",
    ),
    card(
        name="Marriage of Rivals",
        aspect=2,
        cost=(1, 1, 0),
        upkeep=(1, 0, 0),
        types=("Political",),
        text="When you Manifest an Aspect: Restore 1 to yourself, or 1 damage to one opponent's Life Stack.",
        abilities=(
            ability(
                "you_manifest", Choose(by="you", among=((Restore(who="you"),), (DamageLifeStack(who="opponent"),)))
            ),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(ability("heresy", PutSelfIntoPlay(may=True)),),
        icon="linked-rings",
    ),
    card(
        name="Congress of Masks",
        aspect=3,
        cost=(1, 1, 1),
        upkeep=(0, 1, 0),
        types=("Political",),
        text="End of your Draw Phase: Manifest one Lesser Aspect. Conviction: Manifest one Greater Aspect.",
        abilities=(
            ability("end_of_draw", Manifest(aspect=1)),
            ability("end_of_draw", Manifest(aspect=2), conditions=(CONVICTION,)),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(ability("heresy", PutSelfIntoPlay(may=True)),),
        icon="drama-masks",
    ),
)

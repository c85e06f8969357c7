"""The Fortifications of Negotiation."""

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    SELF,
    Ability,
    ExhaustAspect,
    PlaceMini,
    RefreshAspect,
    SwapAspect,
)

NEGOTIATION_FORTIFICATIONS = (
    Card(
        name="Leper Quarter",
        faction="Negotiation",
        kind="fortification",
        aspect=2,
        cost=(0, 1, 0),
        directions=("S", "W"),
        types=("Village", "Ruin"),
        text="End of your Draw Phase: place one Leper Mini-card.",
        abilities=(Ability(on="end_of_draw", do=(PlaceMini(mini="Leper", who="you", state="fresh"),)),),
        heresy="Exhaust this Aspect.",
        trap=(Ability(on="heresy", do=(ExhaustAspect(t=SELF),)),),
        icon="huts-village",
        origin="rulebook",
    ),
    Card(
        name="Hall of Embassies",
        faction="Negotiation",
        kind="fortification",
        aspect=3,
        cost=(1, 1, 1),
        directions=("N", "E"),
        types=("Keep",),
        text=(
            "Once per turn, when you Manifest an Aspect: refresh one of your Aspects. Conviction: at the end of "
            "your Draw Phase you may exchange one card of your Hand with an Aspect of the same type in an "
            "opponent's Resource Area."
        ),
        abilities=(
            Ability(on="you_manifest", once=True, do=(RefreshAspect(who="you", aspect=(1, 2, 3)),)),
            Ability(on="end_of_draw", conditions=(CONVICTION,), may=True, do=(SwapAspect(who="opponent"),)),
        ),
        heresy="Exhaust this Aspect and two more Fresh Aspects of the controlling player.",
        trap=(
            Ability(on="heresy", do=(ExhaustAspect(t=SELF), ExhaustAspect(who="controller", aspect=(1, 2, 3), n=2))),
        ),
        icon="ancient-columns",
    ),
)

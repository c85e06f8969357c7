"""The Fortifications of Negotiation."""

from functools import partial

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import CONVICTION, SELF, ExhaustAspect, PlaceMini, RefreshAspect, SwapAspect, ability

card = partial(Card, faction="Negotiation", kind="fortification")

NEGOTIATION_FORTIFICATIONS = (
    card(
        name="Leper Quarter",
        aspect=2,
        cost=(0, 1, 0),
        directions=("S", "W"),
        types=("Village", "Ruin"),
        text="End of your Draw Phase: place one Leper Mini-card.",
        abilities=(ability("end_of_draw", PlaceMini(mini="Leper", who="you", state="fresh")),),
        heresy="Exhaust this Aspect.",
        trap=(ability("heresy", ExhaustAspect(t=SELF)),),
        icon="huts-village",
        origin="rulebook",
    ),
    card(
        name="Hall of Embassies",
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
            ability("you_manifest", RefreshAspect(who="you", aspect=(1, 2, 3)), once=True),
            ability("end_of_draw", SwapAspect(who="opponent"), conditions=(CONVICTION,), may=True),
        ),
        heresy="Exhaust this Aspect and two more Fresh Aspects of the controlling player.",
        trap=(ability("heresy", ExhaustAspect(t=SELF), ExhaustAspect(who="controller", aspect=(1, 2, 3), n=2)),),
        icon="ancient-columns",
    ),
)

"""The Fortifications and Intrigues of Negotiation."""

from functools import partial

from gloaming.games.twilight import ops
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import CONVICTION, SELF

fortification = partial(Card, faction="Negotiation", kind="fortification")
of_the_book = partial(fortification, origin="rulebook")
intrigue = partial(Card, faction="Negotiation", kind="intrigue")

CARDS = (
    of_the_book("Leper Quarter", cost=(0, 1, 0), directions=("S", "W"), types=("Village", "Ruin"), icon="huts-village")
    .does(
        "End of your Draw Phase: place one Leper Mini-card.",
        ops.PlaceMini(mini="Leper", who="you", state="fresh"),
        on="end_of_draw",
    )
    .trap("Exhaust this Aspect.", ops.ExhaustAspect(t=SELF)),
    fortification("Hall of Embassies", cost=(1, 1, 1), directions=("N", "E"), types=("Keep",), icon="ancient-columns")
    .does(
        "Once per turn, when you Manifest an Aspect: refresh one of your Aspects.",
        ops.RefreshAspect(who="you", aspect=(1, 2, 3)),
        on="you_manifest",
        once=True,
    )
    .does(
        "Conviction: at the end of your Draw Phase you may exchange one card of your Hand with an Aspect of the "
        "same type in an opponent's Resource Area.",
        ops.SwapAspect(who="opponent"),
        on="end_of_draw",
        when=CONVICTION,
        may=True,
    )
    .trap(
        "Exhaust this Aspect and two more Fresh Aspects of the controlling player.",
        ops.ExhaustAspect(t=SELF),
        ops.ExhaustAspect(who="controller", aspect=(1, 2, 3), n=2),
    ),
    intrigue("Web of Informants", cost=(2, 0, 0), upkeep=(1, 0, 0), types=("Political",), icon="spider-web")
    .does("End of your Draw Phase: Manifest one Lesser Aspect.", ops.Manifest(aspect=1), on="end_of_draw")
    .trap("The manifesting player may put this Intrigue into play under own control.", ops.PutSelfIntoPlay(may=True)),
    intrigue("Marriage of Rivals", cost=(1, 1, 0), upkeep=(1, 0, 0), types=("Political",), icon="linked-rings")
    .does(
        "When you Manifest an Aspect: Restore 1 to yourself, or 1 damage to one opponent's Life Stack.",
        ops.Choose(by="you", among=((ops.Restore(who="you"),), (ops.DamageLifeStack(who="opponent"),))),
        on="you_manifest",
    )
    .trap("The manifesting player may put this Intrigue into play under own control.", ops.PutSelfIntoPlay(may=True)),
    intrigue("Congress of Masks", cost=(1, 1, 1), upkeep=(0, 1, 0), types=("Political",), icon="drama-masks")
    .does("End of your Draw Phase: Manifest one Lesser Aspect.", ops.Manifest(aspect=1), on="end_of_draw")
    .does("Conviction: Manifest one Greater Aspect.", ops.Manifest(aspect=2), on="end_of_draw", when=CONVICTION)
    .trap("The manifesting player may put this Intrigue into play under own control.", ops.PutSelfIntoPlay(may=True)),
)

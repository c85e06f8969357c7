"""The Intrigues of Sanctuary."""

from functools import partial

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    ACTOR,
    CONVICTION,
    Bless,
    Choose,
    GainKeyword,
    If,
    Manifest,
    Modify,
    PutSelfIntoPlay,
    Restore,
    ability,
    creature,
    every_creature,
)

card = partial(Card, faction="Sanctuary", kind="intrigue")

SANCTUARY_INTRIGUES = (
    card(
        name="Household Rites",
        aspect=1,
        cost=(2, 0, 0),
        upkeep=(1, 0, 0),
        types=("Devotion",),
        text="Start of your Draw Phase: place a Blessing on one of your Creatures.",
        abilities=(ability("start_of_draw", Bless(t=creature(side="you"))),),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(ability("heresy", PutSelfIntoPlay(may=True)),),
        icon="incense",
    ),
    card(
        name="Covenant of Salt",
        aspect=2,
        cost=(1, 1, 0),
        upkeep=(1, 0, 0),
        types=("Devotion",),
        text=(
            "When one of your Creatures blocks: place a Blessing on it, or Restore 1 to yourself. Conviction: once "
            "per turn, when one of your Creatures blocks, Manifest one Lesser Aspect."
        ),
        abilities=(
            ability("ally_block", Choose(by="you", among=((Bless(t=ACTOR),), (Restore(who="you"),)))),
            ability("ally_block", Manifest(aspect=1), once=True, conditions=(CONVICTION,)),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(ability("heresy", PutSelfIntoPlay(may=True)),),
        icon="shaking-hands",
    ),
    card(
        name="Ishtar's Harvest",
        aspect=3,
        cost=(1, 1, 1),
        upkeep=(1, 1, 0),
        types=("Economic",),
        text=(
            "Start of your Draw Phase: Restore 3 to one player. Conviction: if its Upkeep was fully paid, Restore 3"
            " to one player again."
        ),
        abilities=(
            ability("start_of_draw", Restore(who="any", n=3)),
            ability("start_of_draw", Restore(who="any", n=3), conditions=(CONVICTION, If(fact="upkeep_paid"))),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(ability("heresy", PutSelfIntoPlay(may=True)),),
        icon="wheat",
        origin="rulebook",
    ),
    card(
        name="Night Watch of Uruk",
        aspect=3,
        cost=(0, 1, 1),
        upkeep=(0, 1, 0),
        types=("Devotion",),
        text="Your Creatures have Watchful. Conviction: your blocking Creatures get +1 Fight.",
        abilities=(
            ability("static", GainKeyword(t=every_creature(side="you"), keyword="watchful", until="in_play")),
            ability(
                "static",
                Modify(t=every_creature(side="you", state=("blocking",)), fight=1, until="in_play"),
                conditions=(CONVICTION,),
            ),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(ability("heresy", PutSelfIntoPlay(may=True)),),
        icon="watchtower",
    ),
)

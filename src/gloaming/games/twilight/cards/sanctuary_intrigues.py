"""The Intrigues of Sanctuary."""

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    ACTOR,
    CONVICTION,
    Ability,
    Bless,
    Choose,
    GainKeyword,
    If,
    Manifest,
    Modify,
    PutSelfIntoPlay,
    Restore,
    Select,
)

SANCTUARY_INTRIGUES = (
    Card(
        name="Household Rites",
        faction="Sanctuary",
        kind="intrigue",
        aspect=1,
        cost=(2, 0, 0),
        upkeep=(1, 0, 0),
        types=("Devotion",),
        text="Start of your Draw Phase: place a Blessing on one of your Creatures.",
        abilities=(Ability(on="start_of_draw", do=(Bless(t=Select(pick=("creature",), side="you")),)),),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(Ability(on="heresy", do=(PutSelfIntoPlay(may=True),)),),
        icon="incense",
    ),
    Card(
        name="Covenant of Salt",
        faction="Sanctuary",
        kind="intrigue",
        aspect=2,
        cost=(1, 1, 0),
        upkeep=(1, 0, 0),
        types=("Devotion",),
        text=(
            "When one of your Creatures blocks: place a Blessing on it, or Restore 1 to yourself. Conviction: once "
            "per turn, when one of your Creatures blocks, Manifest one Lesser Aspect."
        ),
        abilities=(
            Ability(
                on="ally_block",
                do=(
                    Choose(
                        by="you",
                        among=(
                            (Bless(t=ACTOR),),
                            (Restore(who="you"),),
                        ),
                    ),
                ),
            ),
            Ability(on="ally_block", once=True, conditions=(CONVICTION,), do=(Manifest(aspect=1),)),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(Ability(on="heresy", do=(PutSelfIntoPlay(may=True),)),),
        icon="shaking-hands",
    ),
    Card(
        name="Ishtar's Harvest",
        faction="Sanctuary",
        kind="intrigue",
        aspect=3,
        cost=(1, 1, 1),
        upkeep=(1, 1, 0),
        types=("Economic",),
        text=(
            "Start of your Draw Phase: Restore 3 to one player. Conviction: if its Upkeep was fully paid, Restore 3"
            " to one player again."
        ),
        abilities=(
            Ability(on="start_of_draw", do=(Restore(who="any", n=3),)),
            Ability(on="start_of_draw", conditions=(CONVICTION, If(fact="upkeep_paid")), do=(Restore(who="any", n=3),)),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(Ability(on="heresy", do=(PutSelfIntoPlay(may=True),)),),
        icon="wheat",
        origin="rulebook",
    ),
    Card(
        name="Night Watch of Uruk",
        faction="Sanctuary",
        kind="intrigue",
        aspect=3,
        cost=(0, 1, 1),
        upkeep=(0, 1, 0),
        types=("Devotion",),
        text="Your Creatures have Watchful. Conviction: your blocking Creatures get +1 Fight.",
        abilities=(
            Ability(
                on="static",
                do=(
                    GainKeyword(
                        t=Select(pick=("creature",), side="you", all=True), keyword="watchful", until="in_play"
                    ),
                ),
            ),
            Ability(
                on="static",
                conditions=(CONVICTION,),
                do=(
                    Modify(
                        t=Select(pick=("creature",), side="you", all=True, state=("blocking",)),
                        fight=1,
                        until="in_play",
                    ),
                ),
            ),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(Ability(on="heresy", do=(PutSelfIntoPlay(may=True),)),),
        icon="watchtower",
    ),
)

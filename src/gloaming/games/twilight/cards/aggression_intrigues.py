"""The Intrigues of Aggression."""

from functools import partial

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import CONVICTION, DamageLifeStack, Of, PutSelfIntoPlay, ability

card = partial(Card, faction="Aggression", kind="intrigue")

AGGRESSION_INTRIGUES = (
    card(
        name="Burning Villas",
        aspect=1,
        cost=(2, 0, 0),
        upkeep=(1, 0, 0),
        types=("Military",),
        text=(
            "Start of your Draw Phase: 1 damage to each opponent's Life Stack. Conviction: 1 more damage to one "
            "opponent's Life Stack."
        ),
        abilities=(
            ability("start_of_draw", DamageLifeStack(who="each_opponent")),
            ability("start_of_draw", DamageLifeStack(who="opponent"), conditions=(CONVICTION,)),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(ability("heresy", PutSelfIntoPlay(may=True)),),
        icon="wildfires",
    ),
    card(
        name="Funeral Games",
        aspect=2,
        cost=(0, 1, 0),
        upkeep=(1, 0, 0),
        types=("Military",),
        text=(
            "When a Creature of another player is Slain: that player takes 1 damage. Conviction: when your Creature"
            " is Slain, one opponent takes 1 damage."
        ),
        abilities=(
            ability("creature_slain", DamageLifeStack(who="its_controller"), of=Of(side="other")),
            ability("creature_slain", DamageLifeStack(who="opponent"), of=Of(side="you"), conditions=(CONVICTION,)),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(ability("heresy", PutSelfIntoPlay(may=True)),),
        icon="pyre",
    ),
    card(
        name="The Gates of Janus Stand Open",
        aspect=3,
        cost=(1, 1, 1),
        upkeep=(0, 1, 0),
        types=("Military",),
        text=(
            "Start of your Draw Phase: every player takes 2 damage. Conviction: 1 more damage to one opponent's "
            "Life Stack."
        ),
        abilities=(
            ability("start_of_draw", DamageLifeStack(who="each", n=2)),
            ability("start_of_draw", DamageLifeStack(who="opponent"), conditions=(CONVICTION,)),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(ability("heresy", PutSelfIntoPlay(may=True)),),
        icon="open-gate",
    ),
)

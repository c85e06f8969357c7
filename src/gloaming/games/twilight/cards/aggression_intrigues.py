"""The Intrigues of Aggression."""

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import CONVICTION, Ability, DamageLifeStack, Of, PutSelfIntoPlay

AGGRESSION_INTRIGUES = (
    Card(
        name="Burning Villas",
        faction="Aggression",
        kind="intrigue",
        aspect=1,
        cost=(2, 0, 0),
        upkeep=(1, 0, 0),
        types=("Military",),
        text=(
            "Start of your Draw Phase: 1 damage to each opponent's Life Stack. Conviction: 1 more damage to one "
            "opponent's Life Stack."
        ),
        abilities=(
            Ability(on="start_of_draw", do=(DamageLifeStack(who="each_opponent"),)),
            Ability(on="start_of_draw", conditions=(CONVICTION,), do=(DamageLifeStack(who="opponent"),)),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(Ability(on="heresy", do=(PutSelfIntoPlay(may=True),)),),
        icon="wildfires",
    ),
    Card(
        name="Funeral Games",
        faction="Aggression",
        kind="intrigue",
        aspect=2,
        cost=(0, 1, 0),
        upkeep=(1, 0, 0),
        types=("Military",),
        text=(
            "When a Creature of another player is Slain: that player takes 1 damage. Conviction: when your Creature"
            " is Slain, one opponent takes 1 damage."
        ),
        abilities=(
            Ability(on="creature_slain", of=Of(side="other"), do=(DamageLifeStack(who="its_controller"),)),
            Ability(
                on="creature_slain", of=Of(side="you"), conditions=(CONVICTION,), do=(DamageLifeStack(who="opponent"),)
            ),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(Ability(on="heresy", do=(PutSelfIntoPlay(may=True),)),),
        icon="pyre",
    ),
    Card(
        name="The Gates of Janus Stand Open",
        faction="Aggression",
        kind="intrigue",
        aspect=3,
        cost=(1, 1, 1),
        upkeep=(0, 1, 0),
        types=("Military",),
        text=(
            "Start of your Draw Phase: every player takes 2 damage. Conviction: 1 more damage to one opponent's "
            "Life Stack."
        ),
        abilities=(
            Ability(on="start_of_draw", do=(DamageLifeStack(who="each", n=2),)),
            Ability(on="start_of_draw", conditions=(CONVICTION,), do=(DamageLifeStack(who="opponent"),)),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(Ability(on="heresy", do=(PutSelfIntoPlay(may=True),)),),
        icon="open-gate",
    ),
)

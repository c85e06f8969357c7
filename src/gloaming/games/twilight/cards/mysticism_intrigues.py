"""The Intrigues of Mysticism."""

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    Ability,
    Choose,
    DamageLifeStack,
    Destroy,
    DestroyFromDiscard,
    Obliterate,
    Of,
    PutSelfIntoPlay,
    Select,
)

MYSTICISM_INTRIGUES = (
    Card(
        name="Whispers in the Cairn",
        faction="Mysticism",
        kind="intrigue",
        aspect=1,
        cost=(2, 0, 0),
        upkeep=(1, 0, 0),
        types=("Occult",),
        text="Start of your Draw Phase: Destroy one card in an opponent's Discard Stack. Conviction: Obliterate 1.",
        abilities=(
            Ability(on="start_of_draw", do=(DestroyFromDiscard(who="opponent"),)),
            Ability(on="start_of_draw", conditions=(CONVICTION,), do=(Obliterate(who="opponent"),)),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(Ability(on="heresy", do=(PutSelfIntoPlay(may=True),)),),
        icon="stone-pile",
    ),
    Card(
        name="Cult of the Severed Head",
        faction="Mysticism",
        kind="intrigue",
        aspect=2,
        cost=(1, 1, 0),
        upkeep=(0, 1, 0),
        types=("Occult",),
        text="Once per turn, when a card is Destroyed: 1 damage to one opponent's Life Stack. Conviction: 1 more.",
        abilities=(
            Ability(
                on="card_destroyed",
                of=Of(side="any"),
                once=True,
                do=(DamageLifeStack(who="opponent"), DamageLifeStack(who="opponent", conditions=(CONVICTION,))),
            ),
        ),
        heresy="Destroy one Intrigue of the controlling player, or Destroy 2.",
        trap=(
            Ability(
                on="heresy",
                do=(
                    Choose(
                        by="you",
                        among=(
                            (Destroy(t=Select(pick=("intrigue",), side="controller")),),
                            (DestroyFromDiscard(who="any", n=2),),
                        ),
                    ),
                ),
            ),
        ),
        icon="dead-head",
    ),
)

"""The Intrigues of Mysticism."""

from functools import partial

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    Choose,
    DamageLifeStack,
    Destroy,
    DestroyFromDiscard,
    Obliterate,
    Of,
    PutSelfIntoPlay,
    Select,
    ability,
)

card = partial(Card, faction="Mysticism", kind="intrigue")

MYSTICISM_INTRIGUES = (
    card(
        name="Whispers in the Cairn",
        aspect=1,
        cost=(2, 0, 0),
        upkeep=(1, 0, 0),
        types=("Occult",),
        text="Start of your Draw Phase: Destroy one card in an opponent's Discard Stack. Conviction: Obliterate 1.",
        abilities=(
            ability("start_of_draw", DestroyFromDiscard(who="opponent")),
            ability("start_of_draw", Obliterate(who="opponent"), conditions=(CONVICTION,)),
        ),
        heresy="The manifesting player may put this Intrigue into play under own control.",
        trap=(ability("heresy", PutSelfIntoPlay(may=True)),),
        icon="stone-pile",
    ),
    card(
        name="Cult of the Severed Head",
        aspect=2,
        cost=(1, 1, 0),
        upkeep=(0, 1, 0),
        types=("Occult",),
        text="Once per turn, when a card is Destroyed: 1 damage to one opponent's Life Stack. Conviction: 1 more.",
        abilities=(
            ability(
                "card_destroyed",
                DamageLifeStack(who="opponent"),
                DamageLifeStack(who="opponent", conditions=(CONVICTION,)),
                of=Of(side="any"),
                once=True,
            ),
        ),
        heresy="Destroy one Intrigue of the controlling player, or Destroy 2.",
        trap=(
            ability(
                "heresy",
                Choose(
                    by="you",
                    among=(
                        (Destroy(t=Select(pick=("intrigue",), side="controller")),),
                        (DestroyFromDiscard(who="any", n=2),),
                    ),
                ),
            ),
        ),
        icon="dead-head",
    ),
)

"""The Schemes of Aggression."""

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    IT,
    Ability,
    Counter,
    DamageCreature,
    DamageLifeStack,
    Destroy,
    DestroyFromHand,
    DiscardFromHand,
    Exhaust,
    GainKeyword,
    If,
    Manifest,
    Modify,
    RefreshAspect,
    Select,
    Slay,
)

AGGRESSION_SCHEMES = (
    Card(
        name="Lex Talionis",
        faction="Aggression",
        kind="scheme",
        aspect=1,
        cost=(1, 0, 0),
        text=(
            "2 damage to one Creature. If you were damaged earlier this turn, also 2 damage to one opponent's Life "
            "Stack."
        ),
        abilities=(
            Ability(on="resolve", do=(DamageCreature(t=Select(pick=("creature",), side="any"), n=2),)),
            Ability(
                on="resolve", conditions=(If(fact="damaged_this_turn"),), do=(DamageLifeStack(who="opponent", n=2),)
            ),
        ),
        heresy="2 damage to one Creature.",
        trap=(Ability(on="heresy", do=(DamageCreature(t=Select(pick=("creature",), side="any"), n=2),)),),
        icon="sword-clash",
    ),
    Card(
        name="Plunder the Baggage",
        faction="Aggression",
        kind="scheme",
        aspect=1,
        cost=(1, 0, 0),
        text="Manifest one Lesser Aspect. If you were damaged earlier this turn, refresh one of your Lesser Aspects.",
        abilities=(
            Ability(on="resolve", do=(Manifest(aspect=1),)),
            Ability(
                on="resolve", conditions=(If(fact="damaged_this_turn"),), do=(RefreshAspect(who="you", aspect=(1,)),)
            ),
        ),
        heresy="The controlling player discards one card of own choice from Hand.",
        trap=(Ability(on="heresy", do=(DiscardFromHand(who="controller", how="choice"),)),),
        icon="old-wagon",
    ),
    Card(
        name="Forced March",
        faction="Aggression",
        kind="scheme",
        aspect=1,
        cost=(1, 0, 0),
        text="Up to two of your Creatures get +1 Fight and Onrush until end of turn.",
        abilities=(
            Ability(
                on="resolve",
                do=(
                    Modify(t=Select(pick=("creature",), side="you", n=2, up_to=True), fight=1, until="turn"),
                    GainKeyword(t=IT, keyword="onrush", until="turn"),
                ),
            ),
        ),
        heresy="The manifesting player exhausts up to two Lesser Creatures of the controlling player.",
        trap=(
            Ability(
                on="heresy",
                do=(Exhaust(t=Select(pick=("creature",), side="controller", n=2, up_to=True, aspect=(1,))),),
            ),
        ),
        icon="boot-prints",
    ),
    Card(
        name="Ravage the Provinces",
        faction="Aggression",
        kind="scheme",
        aspect=2,
        cost=(2, 1, 0),
        text=(
            "4 damage to one opponent's Life Stack. If you were damaged earlier this turn, Manifest one Greater Aspect."
        ),
        abilities=(
            Ability(on="resolve", do=(DamageLifeStack(who="opponent", n=4),)),
            Ability(on="resolve", conditions=(If(fact="damaged_this_turn"),), do=(Manifest(aspect=2),)),
        ),
        heresy="3 damage to the controlling player's Life Stack.",
        trap=(Ability(on="heresy", do=(DamageLifeStack(who="controller", n=3),)),),
        icon="damaged-house",
    ),
    Card(
        name="Cut Down the Herald",
        faction="Aggression",
        kind="scheme",
        aspect=2,
        cost=(1, 1, 0),
        text="Counter one Scheme of another player. You take 2 damage.",
        abilities=(
            Ability(on="resolve", do=(Counter(t=Select(pick=("scheme",), side="other"), dest="discard"),)),
            Ability(on="resolve", do=(DamageLifeStack(who="you", n=2),)),
        ),
        heresy="Counter one Scheme or ability of the controlling player.",
        trap=(
            Ability(
                on="heresy", do=(Counter(t=Select(pick=("scheme", "ability"), side="controller"), dest="discard"),)
            ),
        ),
        icon="decapitation",
    ),
    Card(
        name="Every Tenth Man",
        faction="Aggression",
        kind="scheme",
        aspect=2,
        cost=(0, 2, 0),
        text="Slay one damaged or Exhausted Lesser or Greater Creature of another player.",
        abilities=(
            Ability(
                on="resolve",
                do=(Slay(t=Select(pick=("creature",), side="other", aspect=(1, 2), state=("damaged", "exhausted"))),),
            ),
        ),
        heresy="The controlling player Slays one own Creature of own choice.",
        trap=(Ability(on="heresy", do=(Slay(t=Select(pick=("creature",), side="controller", chooser="controller")),)),),
        icon="executioner-hood",
    ),
    Card(
        name="Sack of the Eternal City",
        faction="Aggression",
        kind="scheme",
        aspect=3,
        cost=(1, 2, 2),
        epic=True,
        text=(
            "6 damage to one opponent's Life Stack. If you were damaged earlier this turn, Destroy one "
            "Fortification or Intrigue of another player. Conviction: Manifest one Greater Aspect."
        ),
        abilities=(
            Ability(on="resolve", do=(DamageLifeStack(who="opponent", n=6),)),
            Ability(
                on="resolve",
                conditions=(If(fact="damaged_this_turn"),),
                do=(Destroy(t=Select(pick=("fortification", "intrigue"), side="other")),),
            ),
            Ability(on="resolve", conditions=(CONVICTION,), do=(Manifest(aspect=2),)),
        ),
        heresy=(
            "3 damage to the controlling player's Life Stack; that player Destroys one card of own choice from Hand."
        ),
        trap=(
            Ability(
                on="heresy",
                do=(DamageLifeStack(who="controller", n=3), DestroyFromHand(who="controller", how="choice")),
            ),
        ),
        icon="coliseum",
    ),
    Card(
        name="Vengeance of the Legions",
        faction="Aggression",
        kind="scheme",
        aspect=3,
        cost=(1, 1, 1),
        text=(
            "Slay one Creature of another player. Then one opponent takes damage equal to the damage you took this "
            "turn (at most 5)."
        ),
        abilities=(
            Ability(on="resolve", do=(Slay(t=Select(pick=("creature",), side="other")),)),
            Ability(
                on="resolve",
                conditions=(If(fact="damaged_this_turn"),),
                do=(DamageLifeStack(who="opponent", n_from="damage_you_took", cap=5),),
            ),
        ),
        heresy="Slay one Creature of the controlling player.",
        trap=(Ability(on="heresy", do=(Slay(t=Select(pick=("creature",), side="controller")),)),),
        icon="swords-power",
    ),
)

"""The Schemes of Aggression."""

from functools import partial

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    IT,
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
    ability,
    creature,
)

card = partial(Card, faction="Aggression", kind="scheme")

AGGRESSION_SCHEMES = (
    card(
        name="Lex Talionis",
        aspect=1,
        cost=(1, 0, 0),
        text=(
            "2 damage to one Creature. If you were damaged earlier this turn, also 2 damage to one opponent's Life "
            "Stack."
        ),
        abilities=(
            ability("resolve", DamageCreature(t=creature(side="any"), n=2)),
            ability("resolve", DamageLifeStack(who="opponent", n=2), conditions=(If(fact="damaged_this_turn"),)),
        ),
        heresy="2 damage to one Creature.",
        trap=(ability("heresy", DamageCreature(t=creature(side="any"), n=2)),),
        icon="sword-clash",
    ),
    card(
        name="Plunder the Baggage",
        aspect=1,
        cost=(1, 0, 0),
        text="Manifest one Lesser Aspect. If you were damaged earlier this turn, refresh one of your Lesser Aspects.",
        abilities=(
            ability("resolve", Manifest(aspect=1)),
            ability("resolve", RefreshAspect(who="you", aspect=(1,)), conditions=(If(fact="damaged_this_turn"),)),
        ),
        heresy="The controlling player discards one card of own choice from Hand.",
        trap=(ability("heresy", DiscardFromHand(who="controller", how="choice")),),
        icon="old-wagon",
    ),
    card(
        name="Forced March",
        aspect=1,
        cost=(1, 0, 0),
        text="Up to two of your Creatures get +1 Fight and Onrush until end of turn.",
        abilities=(
            ability(
                "resolve",
                Modify(t=creature(side="you", n=2, up_to=True), fight=1, until="turn"),
                GainKeyword(t=IT, keyword="onrush", until="turn"),
            ),
        ),
        heresy="The manifesting player exhausts up to two Lesser Creatures of the controlling player.",
        trap=(ability("heresy", Exhaust(t=creature(side="controller", n=2, up_to=True, aspect=(1,)))),),
        icon="boot-prints",
    ),
    card(
        name="Ravage the Provinces",
        aspect=2,
        cost=(2, 1, 0),
        text=(
            "4 damage to one opponent's Life Stack. If you were damaged earlier this turn, Manifest one Greater Aspect."
        ),
        abilities=(
            ability("resolve", DamageLifeStack(who="opponent", n=4)),
            ability("resolve", Manifest(aspect=2), conditions=(If(fact="damaged_this_turn"),)),
        ),
        heresy="3 damage to the controlling player's Life Stack.",
        trap=(ability("heresy", DamageLifeStack(who="controller", n=3)),),
        icon="damaged-house",
    ),
    card(
        name="Cut Down the Herald",
        aspect=2,
        cost=(1, 1, 0),
        text="Counter one Scheme of another player. You take 2 damage.",
        abilities=(
            ability("resolve", Counter(t=Select(pick=("scheme",), side="other"), dest="discard")),
            ability("resolve", DamageLifeStack(who="you", n=2)),
        ),
        heresy="Counter one Scheme or ability of the controlling player.",
        trap=(ability("heresy", Counter(t=Select(pick=("scheme", "ability"), side="controller"), dest="discard")),),
        icon="decapitation",
    ),
    card(
        name="Every Tenth Man",
        aspect=2,
        cost=(0, 2, 0),
        text="Slay one damaged or Exhausted Lesser or Greater Creature of another player.",
        abilities=(ability("resolve", Slay(t=creature(side="other", aspect=(1, 2), state=("damaged", "exhausted")))),),
        heresy="The controlling player Slays one own Creature of own choice.",
        trap=(ability("heresy", Slay(t=creature(side="controller", chooser="controller"))),),
        icon="executioner-hood",
    ),
    card(
        name="Sack of the Eternal City",
        aspect=3,
        cost=(1, 2, 2),
        epic=True,
        text=(
            "6 damage to one opponent's Life Stack. If you were damaged earlier this turn, Destroy one "
            "Fortification or Intrigue of another player. Conviction: Manifest one Greater Aspect."
        ),
        abilities=(
            ability("resolve", DamageLifeStack(who="opponent", n=6)),
            ability(
                "resolve",
                Destroy(t=Select(pick=("fortification", "intrigue"), side="other")),
                conditions=(If(fact="damaged_this_turn"),),
            ),
            ability("resolve", Manifest(aspect=2), conditions=(CONVICTION,)),
        ),
        heresy=(
            "3 damage to the controlling player's Life Stack; that player Destroys one card of own choice from Hand."
        ),
        trap=(
            ability("heresy", DamageLifeStack(who="controller", n=3), DestroyFromHand(who="controller", how="choice")),
        ),
        icon="coliseum",
    ),
    card(
        name="Vengeance of the Legions",
        aspect=3,
        cost=(1, 1, 1),
        text=(
            "Slay one Creature of another player. Then one opponent takes damage equal to the damage you took this "
            "turn (at most 5)."
        ),
        abilities=(
            ability("resolve", Slay(t=creature(side="other"))),
            ability(
                "resolve",
                DamageLifeStack(who="opponent", n_from="damage_you_took", cap=5),
                conditions=(If(fact="damaged_this_turn"),),
            ),
        ),
        heresy="Slay one Creature of the controlling player.",
        trap=(ability("heresy", Slay(t=creature(side="controller"))),),
        icon="swords-power",
    ),
)

"""The Fortifications of Aggression."""

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    SELF,
    Ability,
    ChangeCost,
    Choose,
    Destroy,
    ExhaustAspect,
    Modify,
    Price,
    PutIntoPlay,
    Select,
)

AGGRESSION_FORTIFICATIONS = (
    Card(
        name="Altar of Thermopylae",
        faction="Aggression",
        kind="fortification",
        aspect=1,
        cost=(4, 0, 0),
        directions=("S",),
        types=("Ruin",),
        text=(
            "End of your Draw Phase: you may put a Lesser or Greater Creature from your Discard Stack onto the "
            "Combat Field, outside the Creature Limit. It has Onrush and is doomed: Destroyed when Slain, or at the"
            " start of your End Phase wherever it is."
        ),
        abilities=(
            Ability(
                on="end_of_draw",
                may=True,
                do=(
                    PutIntoPlay(
                        t=Select(pick=("creature",), side="you", aspect=(1, 2)),
                        zone="discard",
                        who="you",
                        keyword="onrush",
                        ignore_limit=True,
                    ),
                ),
            ),
        ),
        heresy="Exhaust this Aspect.",
        trap=(Ability(on="heresy", do=(ExhaustAspect(t=SELF),)),),
        icon="sword-altar",
        origin="rulebook",
    ),
    Card(
        name="Marching Camp",
        faction="Aggression",
        kind="fortification",
        aspect=2,
        cost=(0, 2, 0),
        directions=("N", "E"),
        types=("Keep",),
        text=(
            "Your attacking Creatures get +1 Fight. Once per turn, pay X: one attacking Creature gets +X Fight "
            "until end of turn. Conviction: your Soldiers cost one Lesser less."
        ),
        abilities=(
            Ability(
                on="static",
                do=(
                    Modify(
                        t=Select(pick=("creature",), side="you", all=True, state=("attacking",)),
                        fight=1,
                        until="in_play",
                    ),
                ),
            ),
            Ability(
                on="active",
                price=Price(x=True),
                once=True,
                do=(
                    Modify(
                        t=Select(pick=("creature",), side="any", state=("attacking",)),
                        fight=1,
                        n_from="x",
                        until="turn",
                    ),
                ),
            ),
            Ability(
                on="static",
                conditions=(CONVICTION,),
                do=(ChangeCost(t=Select(pick=("creature",), side="you", type=("Soldier",)), delta=(-1, 0, 0)),),
            ),
        ),
        heresy=(
            "The manifesting player chooses: Destroy one Fortification of the controlling player, or exhaust this "
            "Aspect."
        ),
        trap=(
            Ability(
                on="heresy",
                do=(
                    Choose(
                        by="you",
                        among=(
                            (Destroy(t=Select(pick=("fortification",), side="controller")),),
                            (ExhaustAspect(t=SELF),),
                        ),
                    ),
                ),
            ),
        ),
        icon="barracks-tent",
    ),
)

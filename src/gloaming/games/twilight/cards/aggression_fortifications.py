"""The Fortifications of Aggression."""

from functools import partial

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    SELF,
    ChangeCost,
    Choose,
    Destroy,
    ExhaustAspect,
    Modify,
    Price,
    PutIntoPlay,
    Select,
    ability,
    creature,
    every_creature,
)

card = partial(Card, faction="Aggression", kind="fortification")

AGGRESSION_FORTIFICATIONS = (
    card(
        name="Altar of Thermopylae",
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
            ability(
                "end_of_draw",
                PutIntoPlay(
                    t=creature(side="you", aspect=(1, 2)),
                    zone="discard",
                    who="you",
                    keyword="onrush",
                    ignore_limit=True,
                ),
                may=True,
            ),
        ),
        heresy="Exhaust this Aspect.",
        trap=(ability("heresy", ExhaustAspect(t=SELF)),),
        icon="sword-altar",
        origin="rulebook",
    ),
    card(
        name="Marching Camp",
        aspect=2,
        cost=(0, 2, 0),
        directions=("N", "E"),
        types=("Keep",),
        text=(
            "Your attacking Creatures get +1 Fight. Once per turn, pay X: one attacking Creature gets +X Fight "
            "until end of turn. Conviction: your Soldiers cost one Lesser less."
        ),
        abilities=(
            ability("static", Modify(t=every_creature(side="you", state=("attacking",)), fight=1, until="in_play")),
            ability(
                "active",
                Modify(t=creature(side="any", state=("attacking",)), fight=1, n_from="x", until="turn"),
                price=Price(x=True),
                once=True,
            ),
            ability(
                "static",
                ChangeCost(t=creature(side="you", type=("Soldier",)), delta=(-1, 0, 0)),
                conditions=(CONVICTION,),
            ),
        ),
        heresy=(
            "The manifesting player chooses: Destroy one Fortification of the controlling player, or exhaust this "
            "Aspect."
        ),
        trap=(
            ability(
                "heresy",
                Choose(
                    by="you",
                    among=((Destroy(t=Select(pick=("fortification",), side="controller")),), (ExhaustAspect(t=SELF),)),
                ),
            ),
        ),
        icon="barracks-tent",
    ),
)

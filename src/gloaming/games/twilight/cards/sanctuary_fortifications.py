"""The Fortifications of Sanctuary."""

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    IT,
    SELF,
    Ability,
    ArmorPlayer,
    Destroy,
    Exhaust,
    ExhaustAspect,
    Heal,
    If,
    Modify,
    PlaceMini,
    Price,
    Refresh,
    Restore,
    Select,
)

SANCTUARY_FORTIFICATIONS = (
    Card(
        name="Verdant Oasis",
        faction="Sanctuary",
        kind="fortification",
        aspect=1,
        cost=(2, 0, 0),
        directions=("S",),
        types=("Environment",),
        text=(
            "Exhaust one of your Fresh Creatures: remove 1 damage from it. Once per turn, pay one Lesser: remove up"
            " to 2 damage from one Creature of any player."
        ),
        abilities=(
            Ability(
                on="active",
                do=(Exhaust(t=Select(pick=("creature",), side="you", state=("fresh",)), gate=True), Heal(t=IT)),
            ),
            Ability(
                on="active",
                price=Price(units=(1, 0, 0)),
                once=True,
                do=(Heal(t=Select(pick=("creature",), side="any"), n=2),),
            ),
        ),
        heresy="Remove all Freeze markers from, and refresh, up to two Creatures of the manifesting player.",
        trap=(
            Ability(on="heresy", do=(Refresh(t=Select(pick=("creature",), side="you", n=2, up_to=True), thaw=True),)),
        ),
        icon="oasis",
    ),
    Card(
        name="Hydra Nest",
        faction="Sanctuary",
        kind="fortification",
        aspect=2,
        cost=(0, 2, 0),
        directions=("S", "E"),
        types=("Environment",),
        text="Once per turn, when you are attacked: place one Hydra Mini-card.",
        abilities=(Ability(on="when_attacked", once=True, do=(PlaceMini(mini="Hydra", who="you", state="fresh"),)),),
        heresy="Exhaust this Aspect.",
        trap=(Ability(on="heresy", do=(ExhaustAspect(t=SELF),)),),
        icon="hydra",
        origin="rulebook",
    ),
    Card(
        name="Theodosian Walls",
        faction="Sanctuary",
        kind="fortification",
        aspect=2,
        cost=(1, 2, 0),
        directions=("N", "W"),
        types=("Keep",),
        text=(
            "Your Life Stack has Armor 1. While this covers another Fortification, your blocking Creatures get +1 "
            "Fight."
        ),
        abilities=(
            Ability(on="static", do=(ArmorPlayer(who="you", until="in_play"),)),
            Ability(
                on="static",
                conditions=(If(fact="covers", min=1),),
                do=(
                    Modify(
                        t=Select(pick=("creature",), side="you", all=True, state=("blocking",)),
                        fight=1,
                        until="in_play",
                    ),
                ),
            ),
        ),
        heresy="The manifesting player's Life Stack has Armor 2 until end of turn.",
        trap=(Ability(on="heresy", do=(ArmorPlayer(who="you", n=2, until="turn"),)),),
        icon="defensive-wall",
    ),
    Card(
        name="Gate of Ishtar",
        faction="Sanctuary",
        kind="fortification",
        aspect=3,
        cost=(1, 2, 2),
        directions=("N", "E"),
        types=("Keep",),
        epic=True,
        text=(
            "Start of your Draw Phase: Restore 2 to yourself. Once per turn, pay X: Restore X to one player. "
            "Conviction: your Life Stack has Armor 1."
        ),
        abilities=(
            Ability(on="start_of_draw", do=(Restore(who="you", n=2),)),
            Ability(on="active", price=Price(x=True), once=True, do=(Restore(who="any", n_from="x"),)),
            Ability(on="static", conditions=(CONVICTION,), do=(ArmorPlayer(who="you", until="in_play"),)),
        ),
        heresy="Destroy one Fortification or Intrigue of the controlling player; Restore 3 to the manifesting player.",
        trap=(
            Ability(
                on="heresy",
                do=(Destroy(t=Select(pick=("fortification", "intrigue"), side="controller")), Restore(who="you", n=3)),
            ),
        ),
        icon="temple-gate",
    ),
)

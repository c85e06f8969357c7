"""The Fortifications of Sanctuary."""

from functools import partial

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    IT,
    SELF,
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
    ability,
    creature,
    every_creature,
)

card = partial(Card, faction="Sanctuary", kind="fortification")

SANCTUARY_FORTIFICATIONS = (
    card(
        name="Verdant Oasis",
        aspect=1,
        cost=(2, 0, 0),
        directions=("S",),
        types=("Environment",),
        text=(
            "Exhaust one of your Fresh Creatures: remove 1 damage from it. Once per turn, pay one Lesser: remove up"
            " to 2 damage from one Creature of any player."
        ),
        abilities=(
            ability("active", Exhaust(t=creature(side="you", state=("fresh",)), gate=True), Heal(t=IT)),
            ability("active", Heal(t=creature(side="any"), n=2), price=Price(units=(1, 0, 0)), once=True),
        ),
        heresy="Remove all Freeze markers from, and refresh, up to two Creatures of the manifesting player.",
        trap=(ability("heresy", Refresh(t=creature(side="you", n=2, up_to=True), thaw=True)),),
        icon="oasis",
    ),
    card(
        name="Hydra Nest",
        aspect=2,
        cost=(0, 2, 0),
        directions=("S", "E"),
        types=("Environment",),
        text="Once per turn, when you are attacked: place one Hydra Mini-card.",
        abilities=(ability("when_attacked", PlaceMini(mini="Hydra", who="you", state="fresh"), once=True),),
        heresy="Exhaust this Aspect.",
        trap=(ability("heresy", ExhaustAspect(t=SELF)),),
        icon="hydra",
        origin="rulebook",
    ),
    card(
        name="Theodosian Walls",
        aspect=2,
        cost=(1, 2, 0),
        directions=("N", "W"),
        types=("Keep",),
        text=(
            "Your Life Stack has Armor 1. While this covers another Fortification, your blocking Creatures get +1 "
            "Fight."
        ),
        abilities=(
            ability("static", ArmorPlayer(who="you", until="in_play")),
            ability(
                "static",
                Modify(t=every_creature(side="you", state=("blocking",)), fight=1, until="in_play"),
                conditions=(If(fact="covers", min=1),),
            ),
        ),
        heresy="The manifesting player's Life Stack has Armor 2 until end of turn.",
        trap=(ability("heresy", ArmorPlayer(who="you", n=2, until="turn")),),
        icon="defensive-wall",
    ),
    card(
        name="Gate of Ishtar",
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
            ability("start_of_draw", Restore(who="you", n=2)),
            ability("active", Restore(who="any", n_from="x"), price=Price(x=True), once=True),
            ability("static", ArmorPlayer(who="you", until="in_play"), conditions=(CONVICTION,)),
        ),
        heresy="Destroy one Fortification or Intrigue of the controlling player; Restore 3 to the manifesting player.",
        trap=(
            ability(
                "heresy",
                Destroy(t=Select(pick=("fortification", "intrigue"), side="controller")),
                Restore(who="you", n=3),
            ),
        ),
        icon="temple-gate",
    ),
)

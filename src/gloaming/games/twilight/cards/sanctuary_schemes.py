"""The Schemes of Sanctuary."""

from functools import partial

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    Bless,
    Counter,
    Exhaust,
    Freeze,
    Heal,
    If,
    Manifest,
    PreventDamage,
    RedirectAttack,
    Restore,
    Select,
    ability,
    creature,
    every_creature,
)

card = partial(Card, faction="Sanctuary", kind="scheme")

SANCTUARY_SCHEMES = (
    card(
        name="Barley and Oil",
        aspect=1,
        cost=(1, 0, 0),
        text="Restore 2 to one player. Conviction: Restore 1 to yourself.",
        abilities=(
            ability("resolve", Restore(who="any", n=2)),
            ability("resolve", Restore(who="you"), conditions=(CONVICTION,)),
        ),
        heresy="Restore 2 to the manifesting player.",
        trap=(ability("heresy", Restore(who="you", n=2)),),
        icon="grain-bundle",
    ),
    card(
        name="Chain Across the Harbour",
        aspect=1,
        cost=(1, 0, 0),
        text="Prevent the next 4 damage to your Life Stack this turn.",
        abilities=(ability("resolve", PreventDamage(who="you", n=4, until="turn")),),
        heresy="One Creature attacking a Life Stack attacks that player's Discard Stack instead.",
        trap=(ability("heresy", RedirectAttack(t=creature(side="any", state=("attacking_life",)), to="discard")),),
        icon="crossed-chains",
    ),
    card(
        name="Oath at the Threshold",
        aspect=1,
        cost=(1, 0, 0),
        text="Manifest one Lesser Aspect. If you were attacked this turn, place a Blessing on one of your Creatures.",
        abilities=(
            ability("resolve", Manifest(aspect=1)),
            ability("resolve", Bless(t=creature(side="you")), conditions=(If(fact="attacked_this_turn"),)),
        ),
        heresy="Place a Blessing on one Creature of the manifesting player.",
        trap=(ability("heresy", Bless(t=creature(side="you"))),),
        icon="doorway",
    ),
    card(
        name="Waters of the Apsu",
        aspect=2,
        cost=(1, 1, 0),
        text="Restore 4 to one player. Conviction: remove up to 2 damage from one Creature.",
        abilities=(
            ability("resolve", Restore(who="any", n=4)),
            ability("resolve", Heal(t=creature(side="any"), n=2), conditions=(CONVICTION,)),
        ),
        heresy="Restore 3 to the manifesting player.",
        trap=(ability("heresy", Restore(who="you", n=3)),),
        icon="fountain",
    ),
    card(
        name="Right of Sanctuary",
        aspect=2,
        cost=(0, 2, 0),
        text=(
            "Counter one Scheme or ability of another player. Restore 1 to yourself. Conviction: Manifest one "
            "Lesser Aspect."
        ),
        abilities=(
            ability("resolve", Counter(t=Select(pick=("scheme", "ability"), side="other"), dest="discard")),
            ability("resolve", Restore(who="you")),
            ability("resolve", Manifest(aspect=1), conditions=(CONVICTION,)),
        ),
        heresy="Counter one Scheme or ability of the controlling player.",
        trap=(ability("heresy", Counter(t=Select(pick=("scheme", "ability"), side="controller"), dest="discard")),),
        icon="byzantin-temple",
    ),
    card(
        name="Deluge of Ziusudra",
        aspect=3,
        cost=(2, 1, 2),
        epic=True,
        text=(
            "Exhaust all Creatures of other players. Restore 5 to yourself. Conviction: place a Freeze marker on "
            "each Exhausted Creature of other players."
        ),
        abilities=(
            ability("resolve", Exhaust(t=every_creature(side="other"))),
            ability("resolve", Restore(who="you", n=5)),
            ability("resolve", Freeze(t=every_creature(side="other", state=("exhausted",))), conditions=(CONVICTION,)),
        ),
        heresy="Exhaust all Creatures of the controlling player; Restore 3 to the manifesting player.",
        trap=(ability("heresy", Exhaust(t=every_creature(side="controller")), Restore(who="you", n=3)),),
        icon="flood",
    ),
)

"""The Schemes of Sanctuary."""

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    Ability,
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
)

SANCTUARY_SCHEMES = (
    Card(
        name="Barley and Oil",
        faction="Sanctuary",
        kind="scheme",
        aspect=1,
        cost=(1, 0, 0),
        text="Restore 2 to one player. Conviction: Restore 1 to yourself.",
        abilities=(
            Ability(on="resolve", do=(Restore(who="any", n=2),)),
            Ability(on="resolve", conditions=(CONVICTION,), do=(Restore(who="you"),)),
        ),
        heresy="Restore 2 to the manifesting player.",
        trap=(Ability(on="heresy", do=(Restore(who="you", n=2),)),),
        icon="grain-bundle",
    ),
    Card(
        name="Chain Across the Harbour",
        faction="Sanctuary",
        kind="scheme",
        aspect=1,
        cost=(1, 0, 0),
        text="Prevent the next 4 damage to your Life Stack this turn.",
        abilities=(Ability(on="resolve", do=(PreventDamage(who="you", n=4, until="turn"),)),),
        heresy="One Creature attacking a Life Stack attacks that player's Discard Stack instead.",
        trap=(
            Ability(
                on="heresy",
                do=(RedirectAttack(t=Select(pick=("creature",), side="any", state=("attacking_life",)), to="discard"),),
            ),
        ),
        icon="crossed-chains",
    ),
    Card(
        name="Oath at the Threshold",
        faction="Sanctuary",
        kind="scheme",
        aspect=1,
        cost=(1, 0, 0),
        text="Manifest one Lesser Aspect. If you were attacked this turn, place a Blessing on one of your Creatures.",
        abilities=(
            Ability(on="resolve", do=(Manifest(aspect=1),)),
            Ability(
                on="resolve",
                conditions=(If(fact="attacked_this_turn"),),
                do=(Bless(t=Select(pick=("creature",), side="you")),),
            ),
        ),
        heresy="Place a Blessing on one Creature of the manifesting player.",
        trap=(Ability(on="heresy", do=(Bless(t=Select(pick=("creature",), side="you")),)),),
        icon="doorway",
    ),
    Card(
        name="Waters of the Apsu",
        faction="Sanctuary",
        kind="scheme",
        aspect=2,
        cost=(1, 1, 0),
        text="Restore 4 to one player. Conviction: remove up to 2 damage from one Creature.",
        abilities=(
            Ability(on="resolve", do=(Restore(who="any", n=4),)),
            Ability(on="resolve", conditions=(CONVICTION,), do=(Heal(t=Select(pick=("creature",), side="any"), n=2),)),
        ),
        heresy="Restore 3 to the manifesting player.",
        trap=(Ability(on="heresy", do=(Restore(who="you", n=3),)),),
        icon="fountain",
    ),
    Card(
        name="Right of Sanctuary",
        faction="Sanctuary",
        kind="scheme",
        aspect=2,
        cost=(0, 2, 0),
        text=(
            "Counter one Scheme or ability of another player. Restore 1 to yourself. Conviction: Manifest one "
            "Lesser Aspect."
        ),
        abilities=(
            Ability(on="resolve", do=(Counter(t=Select(pick=("scheme", "ability"), side="other"), dest="discard"),)),
            Ability(on="resolve", do=(Restore(who="you"),)),
            Ability(on="resolve", conditions=(CONVICTION,), do=(Manifest(aspect=1),)),
        ),
        heresy="Counter one Scheme or ability of the controlling player.",
        trap=(
            Ability(
                on="heresy", do=(Counter(t=Select(pick=("scheme", "ability"), side="controller"), dest="discard"),)
            ),
        ),
        icon="byzantin-temple",
    ),
    Card(
        name="Deluge of Ziusudra",
        faction="Sanctuary",
        kind="scheme",
        aspect=3,
        cost=(2, 1, 2),
        epic=True,
        text=(
            "Exhaust all Creatures of other players. Restore 5 to yourself. Conviction: place a Freeze marker on "
            "each Exhausted Creature of other players."
        ),
        abilities=(
            Ability(on="resolve", do=(Exhaust(t=Select(pick=("creature",), side="other", all=True)),)),
            Ability(on="resolve", do=(Restore(who="you", n=5),)),
            Ability(
                on="resolve",
                conditions=(CONVICTION,),
                do=(Freeze(t=Select(pick=("creature",), side="other", all=True, state=("exhausted",))),),
            ),
        ),
        heresy="Exhaust all Creatures of the controlling player; Restore 3 to the manifesting player.",
        trap=(
            Ability(
                on="heresy",
                do=(Exhaust(t=Select(pick=("creature",), side="controller", all=True)), Restore(who="you", n=3)),
            ),
        ),
        icon="flood",
    ),
)

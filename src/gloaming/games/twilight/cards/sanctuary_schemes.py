"""The Schemes of Sanctuary."""

from functools import partial

from gloaming.games.twilight import ops
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import CONVICTION, If, Select, creature, every_creature

card = partial(Card, faction="Sanctuary", kind="scheme")

SANCTUARY_SCHEMES = (
    card("Barley and Oil", cost=(1, 0, 0), icon="grain-bundle")
    .with_ability("resolve", "Restore 2 to one player.", ops.Restore(who="any", n=2))
    .with_ability("resolve", "Conviction: Restore 1 to yourself.", ops.Restore(who="you"), conditions=(CONVICTION,))
    .with_heresy("Restore 2 to the manifesting player.", ops.Restore(who="you", n=2)),
    card("Chain Across the Harbour", cost=(1, 0, 0), icon="crossed-chains")
    .with_ability(
        "resolve",
        "Prevent the next 4 damage to your Life Stack this turn.",
        ops.PreventDamage(who="you", n=4, until="turn"),
    )
    .with_heresy(
        "One Creature attacking a Life Stack attacks that player's Discard Stack instead.",
        ops.RedirectAttack(t=creature(side="any", state=("attacking_life",)), to="discard"),
    ),
    card("Oath at the Threshold", cost=(1, 0, 0), icon="doorway")
    .with_ability("resolve", "Manifest one Lesser Aspect.", ops.Manifest(aspect=1))
    .with_ability(
        "resolve",
        "If you were attacked this turn, place a Blessing on one of your Creatures.",
        ops.Bless(t=creature(side="you")),
        conditions=(If(fact="attacked_this_turn"),),
    )
    .with_heresy("Place a Blessing on one Creature of the manifesting player.", ops.Bless(t=creature(side="you"))),
    card("Waters of the Apsu", cost=(1, 1, 0), icon="fountain")
    .with_ability("resolve", "Restore 4 to one player.", ops.Restore(who="any", n=4))
    .with_ability(
        "resolve",
        "Conviction: remove up to 2 damage from one Creature.",
        ops.Heal(t=creature(side="any"), n=2),
        conditions=(CONVICTION,),
    )
    .with_heresy("Restore 3 to the manifesting player.", ops.Restore(who="you", n=3)),
    card("Right of Sanctuary", cost=(0, 2, 0), icon="byzantin-temple")
    .with_ability(
        "resolve",
        "Counter one Scheme or ability of another player.",
        ops.Counter(t=Select(pick=("scheme", "ability"), side="other"), dest="discard"),
    )
    .with_ability("resolve", "Restore 1 to yourself.", ops.Restore(who="you"))
    .with_ability(
        "resolve", "Conviction: Manifest one Lesser Aspect.", ops.Manifest(aspect=1), conditions=(CONVICTION,)
    )
    .with_heresy(
        "Counter one Scheme or ability of the controlling player.",
        ops.Counter(t=Select(pick=("scheme", "ability"), side="controller"), dest="discard"),
    ),
    card("Deluge of Ziusudra", cost=(2, 1, 2), epic=True, icon="flood")
    .with_ability("resolve", "Exhaust all Creatures of other players.", ops.Exhaust(t=every_creature(side="other")))
    .with_ability("resolve", "Restore 5 to yourself.", ops.Restore(who="you", n=5))
    .with_ability(
        "resolve",
        "Conviction: place a Freeze marker on each Exhausted Creature of other players.",
        ops.Freeze(t=every_creature(side="other", state=("exhausted",))),
        conditions=(CONVICTION,),
    )
    .with_heresy(
        "Exhaust all Creatures of the controlling player; Restore 3 to the manifesting player.",
        ops.Exhaust(t=every_creature(side="controller")),
        ops.Restore(who="you", n=3),
    ),
)

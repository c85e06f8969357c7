"""The Schemes of Sanctuary."""

from functools import partial

from gloaming.games.twilight import ops
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import CONVICTION, If, Select, creature, every_creature

card = partial(Card, faction="Sanctuary", kind="scheme")

CARDS = (
    card("Barley and Oil", cost=(1, 0, 0), icon="grain-bundle")
    .does("Restore 2 to one player.", ops.Restore(who="any", n=2))
    .does("Conviction: Restore 1 to yourself.", ops.Restore(who="you"), when=CONVICTION)
    .trap("Restore 2 to the manifesting player.", ops.Restore(who="you", n=2)),
    card("Chain Across the Harbour", cost=(1, 0, 0), icon="crossed-chains")
    .does("Prevent the next 4 damage to your Life Stack this turn.", ops.PreventDamage(who="you", n=4, until="turn"))
    .trap(
        "One Creature attacking a Life Stack attacks that player's Discard Stack instead.",
        ops.RedirectAttack(t=creature(side="any", state=("attacking_life",)), to="discard"),
    ),
    card("Oath at the Threshold", cost=(1, 0, 0), icon="doorway")
    .does("Manifest one Lesser Aspect.", ops.Manifest(aspect=1))
    .does(
        "If you were attacked this turn, place a Blessing on one of your Creatures.",
        ops.Bless(t=creature(side="you")),
        when=If(fact="attacked_this_turn"),
    )
    .trap("Place a Blessing on one Creature of the manifesting player.", ops.Bless(t=creature(side="you"))),
    card("Waters of the Apsu", cost=(1, 1, 0), icon="fountain")
    .does("Restore 4 to one player.", ops.Restore(who="any", n=4))
    .does(
        "Conviction: remove up to 2 damage from one Creature.", ops.Heal(t=creature(side="any"), n=2), when=CONVICTION
    )
    .trap("Restore 3 to the manifesting player.", ops.Restore(who="you", n=3)),
    card("Right of Sanctuary", cost=(0, 2, 0), icon="byzantin-temple")
    .does(
        "Counter one Scheme or ability of another player.",
        ops.Counter(t=Select(pick=("scheme", "ability"), side="other"), dest="discard"),
    )
    .does("Restore 1 to yourself.", ops.Restore(who="you"))
    .does("Conviction: Manifest one Lesser Aspect.", ops.Manifest(aspect=1), when=CONVICTION)
    .trap(
        "Counter one Scheme or ability of the controlling player.",
        ops.Counter(t=Select(pick=("scheme", "ability"), side="controller"), dest="discard"),
    ),
    card("Deluge of Ziusudra", cost=(2, 1, 2), epic=True, icon="flood")
    .does("Exhaust all Creatures of other players.", ops.Exhaust(t=every_creature(side="other")))
    .does("Restore 5 to yourself.", ops.Restore(who="you", n=5))
    .does(
        "Conviction: place a Freeze marker on each Exhausted Creature of other players.",
        ops.Freeze(t=every_creature(side="other", state=("exhausted",))),
        when=CONVICTION,
    )
    .trap(
        "Exhaust all Creatures of the controlling player; Restore 3 to the manifesting player.",
        ops.Exhaust(t=every_creature(side="controller")),
        ops.Restore(who="you", n=3),
    ),
)

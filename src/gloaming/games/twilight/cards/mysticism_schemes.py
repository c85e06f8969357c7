"""The Schemes of Mysticism."""

from functools import partial

from gloaming.games.twilight import ops
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import CONVICTION, IT, If, Select, creature

card = partial(Card, faction="Mysticism", kind="scheme")

CARDS = (
    card("Cut the Mistletoe", cost=(1, 0, 0), icon="sickle")
    .does("Destroy 1.", ops.DestroyFromDiscard(who="any"))
    .does("Obliterate 2.", ops.Obliterate(who="opponent", n=2))
    .trap(
        "Destroy this Aspect; the controlling player Recharges. Then Obliterate 2 against the controlling player.",
        ops.DestroyAspect(),
        ops.Obliterate(who="controller", n=2),
    ),
    card("Libation of the White Bull", cost=(1, 0, 0), icon="bull")
    .does(
        "Destroy one of your Creatures; if you did, Manifest one Lesser Aspect, then you may draw a card.",
        ops.Destroy(t=creature(side="you"), gate=True),
        ops.Manifest(aspect=1),
        ops.Draw(who="you", may=True),
    )
    .does("Conviction: Obliterate 2.", ops.Obliterate(who="opponent", n=2), when=CONVICTION)
    .trap("Slay one Lesser Creature of the controlling player.", ops.Slay(t=creature(side="controller", aspect=(1,)))),
    card("Curse Tablet from Bath", cost=(2, 0, 0), icon="broken-tablet")
    .does(
        "Remove all Blessings from one Creature, then 2 damage to it. If a card was Destroyed this turn, 2 more "
        "damage to it.",
        ops.RemoveBlessing(t=creature(side="any"), n=3),
        ops.DamageCreature(t=IT, n=2),
        ops.DamageCreature(t=IT, n=2, conditions=(If(fact="card_destroyed_this_turn"),)),
    )
    .trap(
        "2 damage to one Creature and remove one Blessing from it.",
        ops.DamageCreature(t=creature(side="any"), n=2),
        ops.RemoveBlessing(t=IT),
    ),
    card("Five Signs in the Entrails", cost=(1, 2, 0), icon="bowels")
    .does("Destroy 1.", ops.DestroyFromDiscard(who="any"))
    .does("Obliterate 5.", ops.Obliterate(who="opponent", n=5))
    .trap(
        "Destroy 2. Obliterate 2 against the controlling player.",
        ops.DestroyFromDiscard(who="any", n=2),
        ops.Obliterate(who="controller", n=2),
    ),
    card("Unspeak the Name", cost=(1, 1, 0), icon="silenced")
    .does(
        "Counter one Lesser or Greater Scheme of another player; that card is Destroyed.",
        ops.Counter(t=Select(pick=("scheme",), side="other", aspect=(1, 2)), dest="destroyed"),
    )
    .trap(
        "Destroy one card at random from the controlling player's Hand.",
        ops.DestroyFromHand(who="controller", how="random"),
    ),
    card("Samhain Summons", cost=(0, 1, 0), icon="raise-skeleton")
    .does(
        "Put a Lesser or Greater Creature from your Discard Stack onto the Combat Field; it has Onrush and is doomed.",
        ops.PutIntoPlay(t=creature(side="you", aspect=(1, 2)), zone="discard", who="you", keyword="onrush"),
    )
    .trap(
        "Put a Lesser Creature from the controlling player's Discard Stack onto the Combat Field under the "
        "manifesting player's control; it has Onrush and is doomed.",
        ops.PutIntoPlay(t=creature(side="controller", aspect=(1,)), zone="discard", who="you", keyword="onrush"),
    ),
    card("Night Without Stars", cost=(1, 2, 2), epic=True, icon="eclipse")
    .does("Destroy 3.", ops.DestroyFromDiscard(who="any", n=3))
    .does("Obliterate 7.", ops.Obliterate(who="opponent", n=7))
    .does("Conviction: Manifest one Exalted Aspect.", ops.Manifest(aspect=3), when=CONVICTION)
    .trap(
        "Destroy the top four cards of the controlling player's Life Stack.", ops.DestroyFromLife(who="controller", n=4)
    ),
    card("Rend the Tenfold Veil", cost=(0, 1, 1), icon="magic-portal")
    .does(
        "Destroy one Creature, Fortification or Intrigue.",
        ops.Destroy(t=Select(pick=("creature", "fortification", "intrigue"), side="any")),
    )
    .trap(
        "Destroy one Fortification, Intrigue or Greater Creature of the controlling player.",
        ops.Choose(
            by="you",
            among=(
                (ops.Destroy(t=Select(pick=("fortification", "intrigue"), side="controller")),),
                (ops.Destroy(t=creature(side="controller", aspect=(2,))),),
            ),
        ),
    ),
)

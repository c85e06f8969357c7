"""The Schemes of Negotiation."""

from functools import partial

from gloaming.games.twilight import ops
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import CONVICTION, IT, If, Select, creature

card = partial(Card, faction="Negotiation", kind="scheme")

CARDS = (
    card("Poisoned Knife", cost=(1, 0, 0), icon="dripping-knife")
    .does("2 damage to one Creature.", ops.DamageCreature(t=creature(side="any"), n=2))
    .trap("The manifesting player Slays one Lesser Creature.", ops.Slay(t=creature(side="any", aspect=(1,)))),
    card("Spring the Snare", cost=(1, 0, 0), icon="wolf-trap")
    .does("Manifest one Lesser Aspect.", ops.Manifest(aspect=1))
    .does("Conviction: look at one Aspect in any Resource Area.", ops.LookAtAspects(who="any"), when=CONVICTION)
    .trap("Manifest one Greater Aspect.", ops.Manifest(aspect=2)),
    card("Bargain Under Two Seals", cost=(2, 0, 0), icon="wax-seal")
    .does("Manifest two Lesser Aspects, one after the other.", ops.Manifest(aspect=1, n=2))
    .does(
        "Conviction: if you have Manifested three or more Aspects this turn, you may draw a card.",
        ops.Draw(who="you", may=True),
        when=(CONVICTION, If(fact="manifested_this_turn", min=3)),
    )
    .trap(
        "Manifest one Lesser Aspect, then the manifesting player may draw a card.",
        ops.Manifest(aspect=1),
        ops.Draw(who="you", may=True),
    ),
    card("Letter of Forged Seal", cost=(1, 0, 0), icon="tied-scroll")
    .does(
        "Exchange one card of your Hand with an Aspect of the same type in an opponent's Resource Area.",
        ops.SwapAspect(who="opponent"),
    )
    .does("Conviction: you may draw a card.", ops.Draw(who="you", may=True), when=CONVICTION)
    .trap(
        "This Aspect moves to the manifesting player's Aspect Stack; the controlling player Recharges.",
        ops.StealAspect(),
    ),
    card("Recalled to Court", cost=(2, 0, 0), icon="throne-king")
    .does(
        "Return one Lesser or Greater Creature to its controller's Hand.",
        ops.ReturnToHand(t=creature(side="any", aspect=(1, 2))),
    )
    .trap(
        "Return one Lesser Creature of the controlling player to that player's Hand.",
        ops.ReturnToHand(t=creature(side="controller", aspect=(1,))),
    ),
    card("Delphaic Vision", cost=(0, 1, 0), icon="third-eye")
    .does(
        "Foresee 3 on one Life Stack (look at its top three cards; put any of them on the bottom, the rest back "
        "on top in any order).",
        ops.Foresee(who="any", n=3),
    )
    .does("Then Manifest one Greater Aspect.", ops.Manifest(aspect=2))
    .trap(
        "The manifesting player Foresees 3 on one Life Stack, then may draw a card.",
        ops.Foresee(who="any", n=3),
        ops.Draw(who="you", may=True),
    ),
    card("Tribune's Veto", cost=(1, 2, 0), icon="halt")
    .does(
        "Counter one Scheme, ability or Summon of another player.",
        ops.Counter(t=Select(pick=("scheme", "ability", "summon"), side="other"), dest="discard"),
    )
    .does("Conviction: Manifest one Lesser Aspect.", ops.Manifest(aspect=1), when=CONVICTION)
    .trap(
        "Counter one Scheme or ability of the controlling player.",
        ops.Counter(t=Select(pick=("scheme", "ability"), side="controller"), dest="discard"),
    ),
    card("Bought Loyalty", cost=(0, 2, 0), icon="swap-bag")
    .does(
        "Gain control of one Lesser Creature of another player.",
        ops.GainControl(t=creature(side="other", aspect=(1,)), until="forever"),
    )
    .trap(
        "Gain control of one Lesser Creature of the controlling player.",
        ops.GainControl(t=creature(side="controller", aspect=(1,)), until="forever"),
    ),
    card("Night of Whispering Envoys", cost=(1, 1, 0), icon="conversation")
    .does("Manifest one Lesser and one Greater Aspect.", ops.Manifest(aspect=1))
    .does("", ops.Manifest(aspect=2))
    .trap(
        "Exhaust one Creature of the controlling player, then Manifest one Lesser Aspect.",
        ops.Exhaust(t=creature(side="controller")),
        ops.Manifest(aspect=1),
    ),
    card("Emperor's Decree", cost=(2, 2, 2), epic=True, icon="scroll-unfurled", origin="rulebook")
    .does(
        "Exhaust up to two Creatures of each opponent and place a Freeze marker on each.",
        ops.Exhaust(t=creature(side="each_other", n=2, up_to=True)),
        ops.Freeze(t=IT),
    )
    .does("Manifest one Lesser and one Exalted Aspect.", ops.Manifest(aspect=1), ops.Manifest(aspect=3))
    .does(
        "Conviction: exhaust up to three Creatures of one opponent and place a Freeze marker on each.",
        ops.Exhaust(t=creature(side="other", n=3, up_to=True)),
        ops.Freeze(t=IT),
        when=CONVICTION,
    )
    .trap(
        "The manifesting player may return up to three Creatures of each other player to their controllers' "
        "Hands, then Manifests one Greater Aspect.",
        ops.ReturnToHand(t=creature(side="each_other", n=3, up_to=True), may=True),
        ops.Manifest(aspect=2),
    ),
    card("Every Debt Falls Due", cost=(1, 1, 1), icon="scales")
    .does("Manifest one Lesser, one Greater and one Exalted Aspect.", ops.Manifest(aspect=1))
    .does("", ops.Manifest(aspect=2))
    .does("", ops.Manifest(aspect=3))
    .trap("Manifest one Lesser and one Greater Aspect.", ops.Manifest(aspect=1), ops.Manifest(aspect=2)),
)

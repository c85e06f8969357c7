"""The Creatures of Negotiation."""

from functools import partial

from gloaming.games.twilight import ops
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import IT, Of, creature

card = partial(Card, faction="Negotiation", kind="creature")
of_the_book = partial(card, origin="rulebook")
epic = partial(card, epic=True)

CARDS = (
    of_the_book("Borderland Scout", cost=(1, 0, 0), fight=1, life=1, types=("Scout",), icon="walking-scout")
    .does(
        "When this enters play: look at up to two Aspects in any Resource Areas.",
        ops.LookAtAspects(who="any", n=2),
        on="enter",
    )
    .trap(
        "Exhaust one Lesser Creature of the controlling player and place a Freeze marker on it.",
        ops.Exhaust(t=creature(side="controller", aspect=(1,))),
        ops.Freeze(t=IT),
    ),
    of_the_book("Corrupt Tribune", cost=(2, 0, 0), fight=1, life=2, types=("Noble", "Traitor"), icon="roman-toga")
    .active(
        "Exhaust and pay one Lesser: Manifest one Lesser Aspect.", ops.Manifest(aspect=1), exhaust=True, units=(1, 0, 0)
    )
    .trap(
        "The controlling player discards one card at random from Hand.",
        ops.DiscardFromHand(who="controller", how="random"),
    ),
    card("Palace Confidante", cost=(1, 0, 0), fight=1, life=2, types=("Spy",), icon="domino-mask")
    .does(
        "When this damages a Life Stack: look at that player's Hand; that player discards one card of own choice.",
        ops.LookAtHand(who="defender"),
        ops.DiscardFromHand(who="defender", how="choice"),
        on="on_stack_damage",
        of=Of(stack="life"),
    )
    .trap(
        "Take one card at random from the controlling player's Hand into the manifesting player's Hand.",
        ops.TakeFromHand(who="controller", how="random"),
    ),
    card("Silk-Road Broker", cost=(2, 0, 0), fight=2, life=2, types=("Envoy",), icon="camel")
    .does(
        "Once per turn, when you Manifest an Aspect: you may draw a card.",
        ops.Draw(who="you"),
        on="you_manifest",
        once=True,
        may=True,
    )
    .trap(
        "The topmost Lesser Aspect of the controlling player's Life Stack goes to the manifesting player's "
        "Aspect Stack.",
        ops.GatherAspect(who="controller", aspect=1),
    ),
    card("Delegate of the Senate", cost=(2, 0, 0), fight=1, life=3, types=("Envoy",), icon="public-speaker")
    .active(
        "Exhaust: exhaust one Lesser Creature of another player.",
        ops.Exhaust(t=creature(side="other", aspect=(1,))),
        exhaust=True,
    )
    .trap(
        "Refresh up to two Creatures of the manifesting player; one Creature of the controlling player cannot "
        "attack this turn.",
        ops.Refresh(t=creature(side="you", n=2, up_to=True)),
        ops.Restrict(t=creature(side="controller"), what=("attack",), until="turn"),
    ),
    of_the_book("Mischievous Nymph", cost=(2, 1, 0), life=4, types=("Mythical",), icon="fairy")
    .active(
        "Exhaust: one attacking or blocking Lesser or Greater Creature of another player deals and receives no "
        "combat damage this turn.",
        ops.NoCombatDamage(t=creature(side="other", aspect=(1, 2), state=("attacking", "blocking")), until="turn"),
        exhaust=True,
    )
    .trap(
        "One attacking or blocking Creature deals and receives no combat damage this turn; the manifesting "
        "player may draw a card.",
        ops.NoCombatDamage(t=creature(side="any", state=("attacking", "blocking")), until="turn"),
        ops.Draw(who="you", may=True),
    ),
    card("Masked Conspirator", cost=(1, 1, 0), fight=2, life=3, types=("Spy", "Traitor"), icon="cloak-dagger")
    .does(
        "When this attacks: Manifest one Lesser or one Greater Aspect.",
        ops.Choose(by="you", among=((ops.Manifest(aspect=1),), (ops.Manifest(aspect=2),))),
        on="on_attack",
    )
    .trap(
        "Gain control of one Lesser Creature of the controlling player until end of turn.",
        ops.GainControl(t=creature(side="controller", aspect=(1,)), until="turn"),
    ),
    card("Hostage Prince", cost=(0, 1, 0), fight=1, life=2, types=("Noble",), icon="handcuffed")
    .with_keywords("deathbound")
    .does(
        "Deathbound: Manifest one Lesser and one Greater Aspect.",
        ops.Manifest(aspect=1),
        ops.Manifest(aspect=2),
        on="deathbound",
    )
    .trap("Exhaust two Aspects of the controlling player.", ops.ExhaustAspect(who="controller", aspect=(1, 2, 3), n=2)),
    of_the_book(
        "Loki in Exile",
        cost=(3, 1, 1),
        fight=3,
        life=1,
        types=("Mythical", "Traitor", "Hero"),
        epic=True,
        icon="duality-mask",
    )
    .with_keywords("armor", armor=1)
    .active(
        "Exhaust: remove all markers from this card; it becomes a copy, colour included, of a Creature in play "
        "that it is not copying now, and keeps this ability.",
        ops.CopyCreature(t=creature(side="any")),
        exhaust=True,
    )
    .trap(
        "The manifesting player places a Loki in Exile Mini-card.",
        ops.PlaceMini(mini="Loki in Exile", who="you", state="fresh"),
    ),
    epic(
        "Galla Placidia, Regent of the West",
        cost=(1, 1, 1),
        fight=3,
        life=5,
        types=("Noble", "Hero"),
        icon="queen-crown",
    )
    .does(
        "Once per turn, when you Manifest an Aspect: exhaust one Creature of another player and place a Freeze "
        "marker on it.",
        ops.Exhaust(t=creature(side="other")),
        ops.Freeze(t=IT),
        on="you_manifest",
        once=True,
    )
    .trap("Manifest one Lesser and one Greater Aspect.", ops.Manifest(aspect=1), ops.Manifest(aspect=2)),
    card("Argos of the Hundred Eyes", cost=(1, 1, 1), fight=4, life=5, types=("Mythical", "Guardian"), icon="six-eyes")
    .with_keywords("prescience")
    .does(
        "Start of your Draw Phase: look at one Aspect in any Resource Area.",
        ops.LookAtAspects(who="any"),
        on="start_of_draw",
    )
    .active(
        "Exhaust and pay one Lesser: Manifest one Greater Aspect.",
        ops.Manifest(aspect=2),
        exhaust=True,
        units=(1, 0, 0),
    )
    .trap(
        "Look at up to three Aspects in any Resource Areas, then Manifest one Greater Aspect.",
        ops.LookAtAspects(who="any", n=3),
        ops.Manifest(aspect=2),
    ),
)

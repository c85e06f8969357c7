"""The Creatures of Negotiation."""

from functools import partial

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    IT,
    Choose,
    CopyCreature,
    DiscardFromHand,
    Draw,
    Exhaust,
    ExhaustAspect,
    Freeze,
    GainControl,
    GatherAspect,
    LookAtAspects,
    LookAtHand,
    Manifest,
    NoCombatDamage,
    Of,
    PlaceMini,
    Price,
    Refresh,
    Restrict,
    TakeFromHand,
    ability,
    creature,
)

card = partial(Card, faction="Negotiation", kind="creature")

NEGOTIATION_CREATURES = (
    card(
        name="Borderland Scout",
        aspect=1,
        cost=(1, 0, 0),
        fight=1,
        life=1,
        types=("Scout",),
        text="When this enters play: look at up to two Aspects in any Resource Areas.",
        abilities=(ability("enter", LookAtAspects(who="any", n=2)),),
        heresy="Exhaust one Lesser Creature of the controlling player and place a Freeze marker on it.",
        trap=(ability("heresy", Exhaust(t=creature(side="controller", aspect=(1,))), Freeze(t=IT)),),
        icon="walking-scout",
        origin="rulebook",
    ),
    card(
        name="Corrupt Tribune",
        aspect=1,
        cost=(2, 0, 0),
        fight=1,
        life=2,
        types=("Noble", "Traitor"),
        text="Exhaust and pay one Lesser: Manifest one Lesser Aspect.",
        abilities=(ability("active", Manifest(aspect=1), price=Price(exhaust=True, units=(1, 0, 0))),),
        heresy="The controlling player discards one card at random from Hand.",
        trap=(ability("heresy", DiscardFromHand(who="controller", how="random")),),
        icon="roman-toga",
        origin="rulebook",
    ),
    card(
        name="Palace Confidante",
        aspect=1,
        cost=(1, 0, 0),
        fight=1,
        life=2,
        types=("Spy",),
        text="When this damages a Life Stack: look at that player's Hand; that player discards one card of own choice.",
        abilities=(
            ability(
                "on_stack_damage",
                LookAtHand(who="defender"),
                DiscardFromHand(who="defender", how="choice"),
                of=Of(stack="life"),
            ),
        ),
        heresy="Take one card at random from the controlling player's Hand into the manifesting player's Hand.",
        trap=(ability("heresy", TakeFromHand(who="controller", how="random")),),
        icon="domino-mask",
    ),
    card(
        name="Silk-Road Broker",
        aspect=1,
        cost=(2, 0, 0),
        fight=2,
        life=2,
        types=("Envoy",),
        text="Once per turn, when you Manifest an Aspect: you may draw a card.",
        abilities=(ability("you_manifest", Draw(who="you"), once=True, may=True),),
        heresy=(
            "The topmost Lesser Aspect of the controlling player's Life Stack goes to the manifesting player's "
            "Aspect Stack."
        ),
        trap=(ability("heresy", GatherAspect(who="controller", aspect=1)),),
        icon="camel",
    ),
    card(
        name="Delegate of the Senate",
        aspect=1,
        cost=(2, 0, 0),
        fight=1,
        life=3,
        types=("Envoy",),
        text="Exhaust: exhaust one Lesser Creature of another player.",
        abilities=(ability("active", Exhaust(t=creature(side="other", aspect=(1,))), price=Price(exhaust=True)),),
        heresy=(
            "Refresh up to two Creatures of the manifesting player; one Creature of the controlling player cannot "
            "attack this turn."
        ),
        trap=(
            ability(
                "heresy",
                Refresh(t=creature(side="you", n=2, up_to=True)),
                Restrict(t=creature(side="controller"), what=("attack",), until="turn"),
            ),
        ),
        icon="public-speaker",
    ),
    card(
        name="Mischievous Nymph",
        aspect=2,
        cost=(2, 1, 0),
        fight=0,
        life=4,
        types=("Mythical",),
        text=(
            "Exhaust: one attacking or blocking Lesser or Greater Creature of another player deals and receives no "
            "combat damage this turn."
        ),
        abilities=(
            ability(
                "active",
                NoCombatDamage(t=creature(side="other", aspect=(1, 2), state=("attacking", "blocking")), until="turn"),
                price=Price(exhaust=True),
            ),
        ),
        heresy=(
            "One attacking or blocking Creature deals and receives no combat damage this turn; the manifesting "
            "player may draw a card."
        ),
        trap=(
            ability(
                "heresy",
                NoCombatDamage(t=creature(side="any", state=("attacking", "blocking")), until="turn"),
                Draw(who="you", may=True),
            ),
        ),
        icon="fairy",
        origin="rulebook",
    ),
    card(
        name="Masked Conspirator",
        aspect=2,
        cost=(1, 1, 0),
        fight=2,
        life=3,
        types=("Spy", "Traitor"),
        text="When this attacks: Manifest one Lesser or one Greater Aspect.",
        abilities=(ability("on_attack", Choose(by="you", among=((Manifest(aspect=1),), (Manifest(aspect=2),)))),),
        heresy="Gain control of one Lesser Creature of the controlling player until end of turn.",
        trap=(ability("heresy", GainControl(t=creature(side="controller", aspect=(1,)), until="turn")),),
        icon="cloak-dagger",
    ),
    card(
        name="Hostage Prince",
        aspect=2,
        cost=(0, 1, 0),
        fight=1,
        life=2,
        types=("Noble",),
        keywords=("deathbound",),
        text="Deathbound: Manifest one Lesser and one Greater Aspect.",
        abilities=(ability("deathbound", Manifest(aspect=1), Manifest(aspect=2)),),
        heresy="Exhaust two Aspects of the controlling player.",
        trap=(ability("heresy", ExhaustAspect(who="controller", aspect=(1, 2, 3), n=2)),),
        icon="handcuffed",
    ),
    card(
        name="Loki in Exile",
        aspect=3,
        cost=(3, 1, 1),
        fight=3,
        life=1,
        types=("Mythical", "Traitor", "Hero"),
        keywords=("armor",),
        armor=1,
        epic=True,
        text=(
            "Exhaust: remove all markers from this card; it becomes a copy, colour included, of a Creature in play "
            "that it is not copying now, and keeps this ability."
        ),
        abilities=(ability("active", CopyCreature(t=creature(side="any")), price=Price(exhaust=True)),),
        heresy="The manifesting player places a Loki in Exile Mini-card.",
        trap=(ability("heresy", PlaceMini(mini="Loki in Exile", who="you", state="fresh")),),
        icon="duality-mask",
        origin="rulebook",
    ),
    card(
        name="Galla Placidia, Regent of the West",
        aspect=3,
        cost=(1, 1, 1),
        fight=3,
        life=5,
        types=("Noble", "Hero"),
        epic=True,
        text=(
            "Once per turn, when you Manifest an Aspect: exhaust one Creature of another player and place a Freeze "
            "marker on it."
        ),
        abilities=(ability("you_manifest", Exhaust(t=creature(side="other")), Freeze(t=IT), once=True),),
        heresy="Manifest one Lesser and one Greater Aspect.",
        trap=(ability("heresy", Manifest(aspect=1), Manifest(aspect=2)),),
        icon="queen-crown",
    ),
    card(
        name="Argos of the Hundred Eyes",
        aspect=3,
        cost=(1, 1, 1),
        fight=4,
        life=5,
        types=("Mythical", "Guardian"),
        keywords=("prescience",),
        text=(
            "Start of your Draw Phase: look at one Aspect in any Resource Area. Exhaust and pay one Lesser: "
            "Manifest one Greater Aspect."
        ),
        abilities=(
            ability("start_of_draw", LookAtAspects(who="any")),
            ability("active", Manifest(aspect=2), price=Price(exhaust=True, units=(1, 0, 0))),
        ),
        heresy="Look at up to three Aspects in any Resource Areas, then Manifest one Greater Aspect.",
        trap=(ability("heresy", LookAtAspects(who="any", n=3), Manifest(aspect=2)),),
        icon="six-eyes",
    ),
)

"""The Creatures of Negotiation."""

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    IT,
    Ability,
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
    Select,
    TakeFromHand,
)

NEGOTIATION_CREATURES = (
    Card(
        name="Borderland Scout",
        faction="Negotiation",
        kind="creature",
        aspect=1,
        cost=(1, 0, 0),
        fight=1,
        life=1,
        types=("Scout",),
        text="When this enters play: look at up to two Aspects in any Resource Areas.",
        abilities=(Ability(on="enter", do=(LookAtAspects(who="any", n=2),)),),
        heresy="Exhaust one Lesser Creature of the controlling player and place a Freeze marker on it.",
        trap=(
            Ability(
                on="heresy", do=(Exhaust(t=Select(pick=("creature",), side="controller", aspect=(1,))), Freeze(t=IT))
            ),
        ),
        icon="walking-scout",
        origin="rulebook",
    ),
    Card(
        name="Corrupt Tribune",
        faction="Negotiation",
        kind="creature",
        aspect=1,
        cost=(2, 0, 0),
        fight=1,
        life=2,
        types=("Noble", "Traitor"),
        text="Exhaust and pay one Lesser: Manifest one Lesser Aspect.",
        abilities=(Ability(on="active", price=Price(exhaust=True, units=(1, 0, 0)), do=(Manifest(aspect=1),)),),
        heresy="The controlling player discards one card at random from Hand.",
        trap=(Ability(on="heresy", do=(DiscardFromHand(who="controller", how="random"),)),),
        icon="roman-toga",
        origin="rulebook",
    ),
    Card(
        name="Palace Confidante",
        faction="Negotiation",
        kind="creature",
        aspect=1,
        cost=(1, 0, 0),
        fight=1,
        life=2,
        types=("Spy",),
        text="When this damages a Life Stack: look at that player's Hand; that player discards one card of own choice.",
        abilities=(
            Ability(
                on="on_stack_damage",
                of=Of(stack="life"),
                do=(LookAtHand(who="defender"), DiscardFromHand(who="defender", how="choice")),
            ),
        ),
        heresy="Take one card at random from the controlling player's Hand into the manifesting player's Hand.",
        trap=(Ability(on="heresy", do=(TakeFromHand(who="controller", how="random"),)),),
        icon="domino-mask",
    ),
    Card(
        name="Silk-Road Broker",
        faction="Negotiation",
        kind="creature",
        aspect=1,
        cost=(2, 0, 0),
        fight=2,
        life=2,
        types=("Envoy",),
        text="Once per turn, when you Manifest an Aspect: you may draw a card.",
        abilities=(Ability(on="you_manifest", once=True, may=True, do=(Draw(who="you"),)),),
        heresy=(
            "The topmost Lesser Aspect of the controlling player's Life Stack goes to the manifesting player's "
            "Aspect Stack."
        ),
        trap=(Ability(on="heresy", do=(GatherAspect(who="controller", aspect=1),)),),
        icon="camel",
    ),
    Card(
        name="Delegate of the Senate",
        faction="Negotiation",
        kind="creature",
        aspect=1,
        cost=(2, 0, 0),
        fight=1,
        life=3,
        types=("Envoy",),
        text="Exhaust: exhaust one Lesser Creature of another player.",
        abilities=(
            Ability(
                on="active",
                price=Price(exhaust=True),
                do=(Exhaust(t=Select(pick=("creature",), side="other", aspect=(1,))),),
            ),
        ),
        heresy=(
            "Refresh up to two Creatures of the manifesting player; one Creature of the controlling player cannot "
            "attack this turn."
        ),
        trap=(
            Ability(
                on="heresy",
                do=(
                    Refresh(t=Select(pick=("creature",), side="you", n=2, up_to=True)),
                    Restrict(t=Select(pick=("creature",), side="controller"), what=("attack",), until="turn"),
                ),
            ),
        ),
        icon="public-speaker",
    ),
    Card(
        name="Mischievous Nymph",
        faction="Negotiation",
        kind="creature",
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
            Ability(
                on="active",
                price=Price(exhaust=True),
                do=(
                    NoCombatDamage(
                        t=Select(pick=("creature",), side="other", aspect=(1, 2), state=("attacking", "blocking")),
                        until="turn",
                    ),
                ),
            ),
        ),
        heresy=(
            "One attacking or blocking Creature deals and receives no combat damage this turn; the manifesting "
            "player may draw a card."
        ),
        trap=(
            Ability(
                on="heresy",
                do=(
                    NoCombatDamage(
                        t=Select(pick=("creature",), side="any", state=("attacking", "blocking")), until="turn"
                    ),
                    Draw(who="you", may=True),
                ),
            ),
        ),
        icon="fairy",
        origin="rulebook",
    ),
    Card(
        name="Masked Conspirator",
        faction="Negotiation",
        kind="creature",
        aspect=2,
        cost=(1, 1, 0),
        fight=2,
        life=3,
        types=("Spy", "Traitor"),
        text="When this attacks: Manifest one Lesser or one Greater Aspect.",
        abilities=(
            Ability(
                on="on_attack",
                do=(
                    Choose(
                        by="you",
                        among=(
                            (Manifest(aspect=1),),
                            (Manifest(aspect=2),),
                        ),
                    ),
                ),
            ),
        ),
        heresy="Gain control of one Lesser Creature of the controlling player until end of turn.",
        trap=(
            Ability(
                on="heresy",
                do=(GainControl(t=Select(pick=("creature",), side="controller", aspect=(1,)), until="turn"),),
            ),
        ),
        icon="cloak-dagger",
    ),
    Card(
        name="Hostage Prince",
        faction="Negotiation",
        kind="creature",
        aspect=2,
        cost=(0, 1, 0),
        fight=1,
        life=2,
        types=("Noble",),
        keywords=("deathbound",),
        text="Deathbound: Manifest one Lesser and one Greater Aspect.",
        abilities=(Ability(on="deathbound", do=(Manifest(aspect=1), Manifest(aspect=2))),),
        heresy="Exhaust two Aspects of the controlling player.",
        trap=(Ability(on="heresy", do=(ExhaustAspect(who="controller", aspect=(1, 2, 3), n=2),)),),
        icon="handcuffed",
    ),
    Card(
        name="Loki in Exile",
        faction="Negotiation",
        kind="creature",
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
        abilities=(
            Ability(
                on="active",
                price=Price(exhaust=True),
                do=(CopyCreature(t=Select(pick=("creature",), side="any")),),
            ),
        ),
        heresy="The manifesting player places a Loki in Exile Mini-card.",
        trap=(Ability(on="heresy", do=(PlaceMini(mini="Loki in Exile", who="you", state="fresh"),)),),
        icon="duality-mask",
        origin="rulebook",
    ),
    Card(
        name="Galla Placidia, Regent of the West",
        faction="Negotiation",
        kind="creature",
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
        abilities=(
            Ability(
                on="you_manifest", once=True, do=(Exhaust(t=Select(pick=("creature",), side="other")), Freeze(t=IT))
            ),
        ),
        heresy="Manifest one Lesser and one Greater Aspect.",
        trap=(Ability(on="heresy", do=(Manifest(aspect=1), Manifest(aspect=2))),),
        icon="queen-crown",
    ),
    Card(
        name="Argos of the Hundred Eyes",
        faction="Negotiation",
        kind="creature",
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
            Ability(on="start_of_draw", do=(LookAtAspects(who="any"),)),
            Ability(on="active", price=Price(exhaust=True, units=(1, 0, 0)), do=(Manifest(aspect=2),)),
        ),
        heresy="Look at up to three Aspects in any Resource Areas, then Manifest one Greater Aspect.",
        trap=(Ability(on="heresy", do=(LookAtAspects(who="any", n=3), Manifest(aspect=2))),),
        icon="six-eyes",
    ),
)

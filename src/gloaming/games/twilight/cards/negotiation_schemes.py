"""The Schemes of Negotiation."""

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    IT,
    Ability,
    Counter,
    DamageCreature,
    Draw,
    Exhaust,
    Foresee,
    Freeze,
    GainControl,
    If,
    LookAtAspects,
    Manifest,
    ReturnToHand,
    Select,
    Slay,
    StealAspect,
    SwapAspect,
)

NEGOTIATION_SCHEMES = (
    Card(
        name="Poisoned Knife",
        faction="Negotiation",
        kind="scheme",
        aspect=1,
        cost=(1, 0, 0),
        text="2 damage to one Creature.",
        abilities=(Ability(on="resolve", do=(DamageCreature(t=Select(pick=("creature",), side="any"), n=2),)),),
        heresy="The manifesting player Slays one Lesser Creature.",
        trap=(Ability(on="heresy", do=(Slay(t=Select(pick=("creature",), side="any", aspect=(1,))),)),),
        icon="dripping-knife",
    ),
    Card(
        name="Spring the Snare",
        faction="Negotiation",
        kind="scheme",
        aspect=1,
        cost=(1, 0, 0),
        text="Manifest one Lesser Aspect. Conviction: look at one Aspect in any Resource Area.",
        abilities=(
            Ability(on="resolve", do=(Manifest(aspect=1),)),
            Ability(on="resolve", conditions=(CONVICTION,), do=(LookAtAspects(who="any"),)),
        ),
        heresy="Manifest one Greater Aspect.",
        trap=(Ability(on="heresy", do=(Manifest(aspect=2),)),),
        icon="wolf-trap",
    ),
    Card(
        name="Bargain Under Two Seals",
        faction="Negotiation",
        kind="scheme",
        aspect=1,
        cost=(2, 0, 0),
        text=(
            "Manifest two Lesser Aspects, one after the other. Conviction: if you have Manifested three or more "
            "Aspects this turn, you may draw a card."
        ),
        abilities=(
            Ability(on="resolve", do=(Manifest(aspect=1, n=2),)),
            Ability(
                on="resolve",
                conditions=(CONVICTION, If(fact="manifested_this_turn", min=3)),
                do=(Draw(who="you", may=True),),
            ),
        ),
        heresy="Manifest one Lesser Aspect, then the manifesting player may draw a card.",
        trap=(Ability(on="heresy", do=(Manifest(aspect=1), Draw(who="you", may=True))),),
        icon="wax-seal",
    ),
    Card(
        name="Letter of Forged Seal",
        faction="Negotiation",
        kind="scheme",
        aspect=1,
        cost=(1, 0, 0),
        text=(
            "Exchange one card of your Hand with an Aspect of the same type in an opponent's Resource Area. "
            "Conviction: you may draw a card."
        ),
        abilities=(
            Ability(on="resolve", do=(SwapAspect(who="opponent"),)),
            Ability(on="resolve", conditions=(CONVICTION,), do=(Draw(who="you", may=True),)),
        ),
        heresy="This Aspect moves to the manifesting player's Aspect Stack; the controlling player Recharges.",
        trap=(Ability(on="heresy", do=(StealAspect(),)),),
        icon="tied-scroll",
    ),
    Card(
        name="Recalled to Court",
        faction="Negotiation",
        kind="scheme",
        aspect=1,
        cost=(2, 0, 0),
        text="Return one Lesser or Greater Creature to its controller's Hand.",
        abilities=(Ability(on="resolve", do=(ReturnToHand(t=Select(pick=("creature",), side="any", aspect=(1, 2))),)),),
        heresy="Return one Lesser Creature of the controlling player to that player's Hand.",
        trap=(Ability(on="heresy", do=(ReturnToHand(t=Select(pick=("creature",), side="controller", aspect=(1,))),)),),
        icon="throne-king",
    ),
    Card(
        name="Delphaic Vision",
        faction="Negotiation",
        kind="scheme",
        aspect=2,
        cost=(0, 1, 0),
        text=(
            "Foresee 3 on one Life Stack (look at its top three cards; put any of them on the bottom, the rest back"
            " on top in any order). Then Manifest one Greater Aspect."
        ),
        abilities=(
            Ability(on="resolve", do=(Foresee(who="any", n=3),)),
            Ability(on="resolve", do=(Manifest(aspect=2),)),
        ),
        heresy="The manifesting player Foresees 3 on one Life Stack, then may draw a card.",
        trap=(Ability(on="heresy", do=(Foresee(who="any", n=3), Draw(who="you", may=True))),),
        icon="third-eye",
    ),
    Card(
        name="Tribune's Veto",
        faction="Negotiation",
        kind="scheme",
        aspect=2,
        cost=(1, 2, 0),
        text="Counter one Scheme, ability or Summon of another player. Conviction: Manifest one Lesser Aspect.",
        abilities=(
            Ability(
                on="resolve",
                do=(Counter(t=Select(pick=("scheme", "ability", "summon"), side="other"), dest="discard"),),
            ),
            Ability(on="resolve", conditions=(CONVICTION,), do=(Manifest(aspect=1),)),
        ),
        heresy="Counter one Scheme or ability of the controlling player.",
        trap=(
            Ability(
                on="heresy", do=(Counter(t=Select(pick=("scheme", "ability"), side="controller"), dest="discard"),)
            ),
        ),
        icon="halt",
    ),
    Card(
        name="Bought Loyalty",
        faction="Negotiation",
        kind="scheme",
        aspect=2,
        cost=(0, 2, 0),
        text="Gain control of one Lesser Creature of another player.",
        abilities=(
            Ability(
                on="resolve",
                do=(GainControl(t=Select(pick=("creature",), side="other", aspect=(1,)), until="forever"),),
            ),
        ),
        heresy="Gain control of one Lesser Creature of the controlling player.",
        trap=(
            Ability(
                on="heresy",
                do=(GainControl(t=Select(pick=("creature",), side="controller", aspect=(1,)), until="forever"),),
            ),
        ),
        icon="swap-bag",
    ),
    Card(
        name="Night of Whispering Envoys",
        faction="Negotiation",
        kind="scheme",
        aspect=2,
        cost=(1, 1, 0),
        text="Manifest one Lesser and one Greater Aspect.",
        abilities=(Ability(on="resolve", do=(Manifest(aspect=1),)), Ability(on="resolve", do=(Manifest(aspect=2),))),
        heresy="Exhaust one Creature of the controlling player, then Manifest one Lesser Aspect.",
        trap=(Ability(on="heresy", do=(Exhaust(t=Select(pick=("creature",), side="controller")), Manifest(aspect=1))),),
        icon="conversation",
    ),
    Card(
        name="Emperor's Decree",
        faction="Negotiation",
        kind="scheme",
        aspect=3,
        cost=(2, 2, 2),
        epic=True,
        text=(
            "Exhaust up to two Creatures of each opponent and place a Freeze marker on each. Manifest one Lesser "
            "and one Exalted Aspect. Conviction: exhaust up to three Creatures of one opponent and place a Freeze "
            "marker on each."
        ),
        abilities=(
            Ability(
                on="resolve",
                do=(Exhaust(t=Select(pick=("creature",), side="each_other", n=2, up_to=True)), Freeze(t=IT)),
            ),
            Ability(on="resolve", do=(Manifest(aspect=1), Manifest(aspect=3))),
            Ability(
                on="resolve",
                conditions=(CONVICTION,),
                do=(Exhaust(t=Select(pick=("creature",), side="other", n=3, up_to=True)), Freeze(t=IT)),
            ),
        ),
        heresy=(
            "The manifesting player may return up to three Creatures of each other player to their controllers' "
            "Hands, then Manifests one Greater Aspect."
        ),
        trap=(
            Ability(
                on="heresy",
                do=(
                    ReturnToHand(t=Select(pick=("creature",), side="each_other", n=3, up_to=True), may=True),
                    Manifest(aspect=2),
                ),
            ),
        ),
        icon="scroll-unfurled",
        origin="rulebook",
    ),
    Card(
        name="Every Debt Falls Due",
        faction="Negotiation",
        kind="scheme",
        aspect=3,
        cost=(1, 1, 1),
        text="Manifest one Lesser, one Greater and one Exalted Aspect.",
        abilities=(
            Ability(on="resolve", do=(Manifest(aspect=1),)),
            Ability(on="resolve", do=(Manifest(aspect=2),)),
            Ability(on="resolve", do=(Manifest(aspect=3),)),
        ),
        heresy="Manifest one Lesser and one Greater Aspect.",
        trap=(Ability(on="heresy", do=(Manifest(aspect=1), Manifest(aspect=2))),),
        icon="scales",
    ),
)

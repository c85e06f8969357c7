"""The Schemes of Negotiation."""

from functools import partial

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    IT,
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
    ability,
    creature,
)

card = partial(Card, faction="Negotiation", kind="scheme")

NEGOTIATION_SCHEMES = (
    card(
        name="Poisoned Knife",
        aspect=1,
        cost=(1, 0, 0),
        text="2 damage to one Creature.",
        abilities=(ability("resolve", DamageCreature(t=creature(side="any"), n=2)),),
        heresy="The manifesting player Slays one Lesser Creature.",
        trap=(ability("heresy", Slay(t=creature(side="any", aspect=(1,)))),),
        icon="dripping-knife",
    ),
    card(
        name="Spring the Snare",
        aspect=1,
        cost=(1, 0, 0),
        text="Manifest one Lesser Aspect. Conviction: look at one Aspect in any Resource Area.",
        abilities=(
            ability("resolve", Manifest(aspect=1)),
            ability("resolve", LookAtAspects(who="any"), conditions=(CONVICTION,)),
        ),
        heresy="Manifest one Greater Aspect.",
        trap=(ability("heresy", Manifest(aspect=2)),),
        icon="wolf-trap",
    ),
    card(
        name="Bargain Under Two Seals",
        aspect=1,
        cost=(2, 0, 0),
        text=(
            "Manifest two Lesser Aspects, one after the other. Conviction: if you have Manifested three or more "
            "Aspects this turn, you may draw a card."
        ),
        abilities=(
            ability("resolve", Manifest(aspect=1, n=2)),
            ability(
                "resolve", Draw(who="you", may=True), conditions=(CONVICTION, If(fact="manifested_this_turn", min=3))
            ),
        ),
        heresy="Manifest one Lesser Aspect, then the manifesting player may draw a card.",
        trap=(ability("heresy", Manifest(aspect=1), Draw(who="you", may=True)),),
        icon="wax-seal",
    ),
    card(
        name="Letter of Forged Seal",
        aspect=1,
        cost=(1, 0, 0),
        text=(
            "Exchange one card of your Hand with an Aspect of the same type in an opponent's Resource Area. "
            "Conviction: you may draw a card."
        ),
        abilities=(
            ability("resolve", SwapAspect(who="opponent")),
            ability("resolve", Draw(who="you", may=True), conditions=(CONVICTION,)),
        ),
        heresy="This Aspect moves to the manifesting player's Aspect Stack; the controlling player Recharges.",
        trap=(ability("heresy", StealAspect()),),
        icon="tied-scroll",
    ),
    card(
        name="Recalled to Court",
        aspect=1,
        cost=(2, 0, 0),
        text="Return one Lesser or Greater Creature to its controller's Hand.",
        abilities=(ability("resolve", ReturnToHand(t=creature(side="any", aspect=(1, 2)))),),
        heresy="Return one Lesser Creature of the controlling player to that player's Hand.",
        trap=(ability("heresy", ReturnToHand(t=creature(side="controller", aspect=(1,)))),),
        icon="throne-king",
    ),
    card(
        name="Delphaic Vision",
        aspect=2,
        cost=(0, 1, 0),
        text=(
            "Foresee 3 on one Life Stack (look at its top three cards; put any of them on the bottom, the rest back"
            " on top in any order). Then Manifest one Greater Aspect."
        ),
        abilities=(ability("resolve", Foresee(who="any", n=3)), ability("resolve", Manifest(aspect=2))),
        heresy="The manifesting player Foresees 3 on one Life Stack, then may draw a card.",
        trap=(ability("heresy", Foresee(who="any", n=3), Draw(who="you", may=True)),),
        icon="third-eye",
    ),
    card(
        name="Tribune's Veto",
        aspect=2,
        cost=(1, 2, 0),
        text="Counter one Scheme, ability or Summon of another player. Conviction: Manifest one Lesser Aspect.",
        abilities=(
            ability("resolve", Counter(t=Select(pick=("scheme", "ability", "summon"), side="other"), dest="discard")),
            ability("resolve", Manifest(aspect=1), conditions=(CONVICTION,)),
        ),
        heresy="Counter one Scheme or ability of the controlling player.",
        trap=(ability("heresy", Counter(t=Select(pick=("scheme", "ability"), side="controller"), dest="discard")),),
        icon="halt",
    ),
    card(
        name="Bought Loyalty",
        aspect=2,
        cost=(0, 2, 0),
        text="Gain control of one Lesser Creature of another player.",
        abilities=(ability("resolve", GainControl(t=creature(side="other", aspect=(1,)), until="forever")),),
        heresy="Gain control of one Lesser Creature of the controlling player.",
        trap=(ability("heresy", GainControl(t=creature(side="controller", aspect=(1,)), until="forever")),),
        icon="swap-bag",
    ),
    card(
        name="Night of Whispering Envoys",
        aspect=2,
        cost=(1, 1, 0),
        text="Manifest one Lesser and one Greater Aspect.",
        abilities=(ability("resolve", Manifest(aspect=1)), ability("resolve", Manifest(aspect=2))),
        heresy="Exhaust one Creature of the controlling player, then Manifest one Lesser Aspect.",
        trap=(ability("heresy", Exhaust(t=creature(side="controller")), Manifest(aspect=1)),),
        icon="conversation",
    ),
    card(
        name="Emperor's Decree",
        aspect=3,
        cost=(2, 2, 2),
        epic=True,
        text=(
            "Exhaust up to two Creatures of each opponent and place a Freeze marker on each. Manifest one Lesser "
            "and one Exalted Aspect. Conviction: exhaust up to three Creatures of one opponent and place a Freeze "
            "marker on each."
        ),
        abilities=(
            ability("resolve", Exhaust(t=creature(side="each_other", n=2, up_to=True)), Freeze(t=IT)),
            ability("resolve", Manifest(aspect=1), Manifest(aspect=3)),
            ability(
                "resolve", Exhaust(t=creature(side="other", n=3, up_to=True)), Freeze(t=IT), conditions=(CONVICTION,)
            ),
        ),
        heresy=(
            "The manifesting player may return up to three Creatures of each other player to their controllers' "
            "Hands, then Manifests one Greater Aspect."
        ),
        trap=(
            ability(
                "heresy", ReturnToHand(t=creature(side="each_other", n=3, up_to=True), may=True), Manifest(aspect=2)
            ),
        ),
        icon="scroll-unfurled",
        origin="rulebook",
    ),
    card(
        name="Every Debt Falls Due",
        aspect=3,
        cost=(1, 1, 1),
        text="Manifest one Lesser, one Greater and one Exalted Aspect.",
        abilities=(
            ability("resolve", Manifest(aspect=1)),
            ability("resolve", Manifest(aspect=2)),
            ability("resolve", Manifest(aspect=3)),
        ),
        heresy="Manifest one Lesser and one Greater Aspect.",
        trap=(ability("heresy", Manifest(aspect=1), Manifest(aspect=2)),),
        icon="scales",
    ),
)

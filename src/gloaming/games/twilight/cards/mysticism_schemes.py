"""The Schemes of Mysticism."""

from functools import partial

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    IT,
    Choose,
    Counter,
    DamageCreature,
    Destroy,
    DestroyAspect,
    DestroyFromDiscard,
    DestroyFromHand,
    DestroyFromLife,
    Draw,
    If,
    Manifest,
    Obliterate,
    PutIntoPlay,
    RemoveBlessing,
    Select,
    Slay,
    ability,
    creature,
)

card = partial(Card, faction="Mysticism", kind="scheme")

MYSTICISM_SCHEMES = (
    card(
        name="Cut the Mistletoe",
        aspect=1,
        cost=(1, 0, 0),
        text="Destroy 1. Obliterate 2.",
        abilities=(
            ability("resolve", DestroyFromDiscard(who="any")),
            ability("resolve", Obliterate(who="opponent", n=2)),
        ),
        heresy=(
            "Destroy this Aspect; the controlling player Recharges. Then Obliterate 2 against the controlling player."
        ),
        trap=(ability("heresy", DestroyAspect(), Obliterate(who="controller", n=2)),),
        icon="sickle",
    ),
    card(
        name="Libation of the White Bull",
        aspect=1,
        cost=(1, 0, 0),
        text=(
            "Destroy one of your Creatures; if you did, Manifest one Lesser Aspect, then you may draw a card. "
            "Conviction: Obliterate 2."
        ),
        abilities=(
            ability(
                "resolve", Destroy(t=creature(side="you"), gate=True), Manifest(aspect=1), Draw(who="you", may=True)
            ),
            ability("resolve", Obliterate(who="opponent", n=2), conditions=(CONVICTION,)),
        ),
        heresy="Slay one Lesser Creature of the controlling player.",
        trap=(ability("heresy", Slay(t=creature(side="controller", aspect=(1,)))),),
        icon="bull",
    ),
    card(
        name="Curse Tablet from Bath",
        aspect=1,
        cost=(2, 0, 0),
        text=(
            "Remove all Blessings from one Creature, then 2 damage to it. If a card was Destroyed this turn, 2 more"
            " damage to it."
        ),
        abilities=(
            ability(
                "resolve",
                RemoveBlessing(t=creature(side="any"), n=3),
                DamageCreature(t=IT, n=2),
                DamageCreature(t=IT, n=2, conditions=(If(fact="card_destroyed_this_turn"),)),
            ),
        ),
        heresy="2 damage to one Creature and remove one Blessing from it.",
        trap=(ability("heresy", DamageCreature(t=creature(side="any"), n=2), RemoveBlessing(t=IT)),),
        icon="broken-tablet",
    ),
    card(
        name="Five Signs in the Entrails",
        aspect=2,
        cost=(1, 2, 0),
        text="Destroy 1. Obliterate 5.",
        abilities=(
            ability("resolve", DestroyFromDiscard(who="any")),
            ability("resolve", Obliterate(who="opponent", n=5)),
        ),
        heresy="Destroy 2. Obliterate 2 against the controlling player.",
        trap=(ability("heresy", DestroyFromDiscard(who="any", n=2), Obliterate(who="controller", n=2)),),
        icon="bowels",
    ),
    card(
        name="Unspeak the Name",
        aspect=2,
        cost=(1, 1, 0),
        text="Counter one Lesser or Greater Scheme of another player; that card is Destroyed.",
        abilities=(
            ability("resolve", Counter(t=Select(pick=("scheme",), side="other", aspect=(1, 2)), dest="destroyed")),
        ),
        heresy="Destroy one card at random from the controlling player's Hand.",
        trap=(ability("heresy", DestroyFromHand(who="controller", how="random")),),
        icon="silenced",
    ),
    card(
        name="Samhain Summons",
        aspect=2,
        cost=(0, 1, 0),
        text=(
            "Put a Lesser or Greater Creature from your Discard Stack onto the Combat Field; it has Onrush and is "
            "doomed."
        ),
        abilities=(
            ability(
                "resolve",
                PutIntoPlay(t=creature(side="you", aspect=(1, 2)), zone="discard", who="you", keyword="onrush"),
            ),
        ),
        heresy=(
            "Put a Lesser Creature from the controlling player's Discard Stack onto the Combat Field under the "
            "manifesting player's control; it has Onrush and is doomed."
        ),
        trap=(
            ability(
                "heresy",
                PutIntoPlay(t=creature(side="controller", aspect=(1,)), zone="discard", who="you", keyword="onrush"),
            ),
        ),
        icon="raise-skeleton",
    ),
    card(
        name="Night Without Stars",
        aspect=3,
        cost=(1, 2, 2),
        epic=True,
        text="Destroy 3. Obliterate 7. Conviction: Manifest one Exalted Aspect.",
        abilities=(
            ability("resolve", DestroyFromDiscard(who="any", n=3)),
            ability("resolve", Obliterate(who="opponent", n=7)),
            ability("resolve", Manifest(aspect=3), conditions=(CONVICTION,)),
        ),
        heresy="Destroy the top four cards of the controlling player's Life Stack.",
        trap=(ability("heresy", DestroyFromLife(who="controller", n=4)),),
        icon="eclipse",
    ),
    card(
        name="Rend the Tenfold Veil",
        aspect=3,
        cost=(0, 1, 1),
        text="Destroy one Creature, Fortification or Intrigue.",
        abilities=(ability("resolve", Destroy(t=Select(pick=("creature", "fortification", "intrigue"), side="any"))),),
        heresy="Destroy one Fortification, Intrigue or Greater Creature of the controlling player.",
        trap=(
            ability(
                "heresy",
                Choose(
                    by="you",
                    among=(
                        (Destroy(t=Select(pick=("fortification", "intrigue"), side="controller")),),
                        (Destroy(t=creature(side="controller", aspect=(2,))),),
                    ),
                ),
            ),
        ),
        icon="magic-portal",
    ),
)

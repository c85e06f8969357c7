"""The Schemes of Mysticism."""

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    IT,
    Ability,
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
)

MYSTICISM_SCHEMES = (
    Card(
        name="Cut the Mistletoe",
        faction="Mysticism",
        kind="scheme",
        aspect=1,
        cost=(1, 0, 0),
        text="Destroy 1. Obliterate 2.",
        abilities=(
            Ability(on="resolve", do=(DestroyFromDiscard(who="any"),)),
            Ability(on="resolve", do=(Obliterate(who="opponent", n=2),)),
        ),
        heresy=(
            "Destroy this Aspect; the controlling player Recharges. Then Obliterate 2 against the controlling player."
        ),
        trap=(Ability(on="heresy", do=(DestroyAspect(), Obliterate(who="controller", n=2))),),
        icon="sickle",
    ),
    Card(
        name="Libation of the White Bull",
        faction="Mysticism",
        kind="scheme",
        aspect=1,
        cost=(1, 0, 0),
        text=(
            "Destroy one of your Creatures; if you did, Manifest one Lesser Aspect, then you may draw a card. "
            "Conviction: Obliterate 2."
        ),
        abilities=(
            Ability(
                on="resolve",
                do=(
                    Destroy(t=Select(pick=("creature",), side="you"), gate=True),
                    Manifest(aspect=1),
                    Draw(who="you", may=True),
                ),
            ),
            Ability(on="resolve", conditions=(CONVICTION,), do=(Obliterate(who="opponent", n=2),)),
        ),
        heresy="Slay one Lesser Creature of the controlling player.",
        trap=(Ability(on="heresy", do=(Slay(t=Select(pick=("creature",), side="controller", aspect=(1,))),)),),
        icon="bull",
    ),
    Card(
        name="Curse Tablet from Bath",
        faction="Mysticism",
        kind="scheme",
        aspect=1,
        cost=(2, 0, 0),
        text=(
            "Remove all Blessings from one Creature, then 2 damage to it. If a card was Destroyed this turn, 2 more"
            " damage to it."
        ),
        abilities=(
            Ability(
                on="resolve",
                do=(
                    RemoveBlessing(t=Select(pick=("creature",), side="any"), n=3),
                    DamageCreature(t=IT, n=2),
                    DamageCreature(t=IT, n=2, conditions=(If(fact="card_destroyed_this_turn"),)),
                ),
            ),
        ),
        heresy="2 damage to one Creature and remove one Blessing from it.",
        trap=(
            Ability(
                on="heresy", do=(DamageCreature(t=Select(pick=("creature",), side="any"), n=2), RemoveBlessing(t=IT))
            ),
        ),
        icon="broken-tablet",
    ),
    Card(
        name="Five Signs in the Entrails",
        faction="Mysticism",
        kind="scheme",
        aspect=2,
        cost=(1, 2, 0),
        text="Destroy 1. Obliterate 5.",
        abilities=(
            Ability(on="resolve", do=(DestroyFromDiscard(who="any"),)),
            Ability(on="resolve", do=(Obliterate(who="opponent", n=5),)),
        ),
        heresy="Destroy 2. Obliterate 2 against the controlling player.",
        trap=(Ability(on="heresy", do=(DestroyFromDiscard(who="any", n=2), Obliterate(who="controller", n=2))),),
        icon="bowels",
    ),
    Card(
        name="Unspeak the Name",
        faction="Mysticism",
        kind="scheme",
        aspect=2,
        cost=(1, 1, 0),
        text="Counter one Lesser or Greater Scheme of another player; that card is Destroyed.",
        abilities=(
            Ability(
                on="resolve", do=(Counter(t=Select(pick=("scheme",), side="other", aspect=(1, 2)), dest="destroyed"),)
            ),
        ),
        heresy="Destroy one card at random from the controlling player's Hand.",
        trap=(Ability(on="heresy", do=(DestroyFromHand(who="controller", how="random"),)),),
        icon="silenced",
    ),
    Card(
        name="Samhain Summons",
        faction="Mysticism",
        kind="scheme",
        aspect=2,
        cost=(0, 1, 0),
        text=(
            "Put a Lesser or Greater Creature from your Discard Stack onto the Combat Field; it has Onrush and is "
            "doomed."
        ),
        abilities=(
            Ability(
                on="resolve",
                do=(
                    PutIntoPlay(
                        t=Select(pick=("creature",), side="you", aspect=(1, 2)),
                        zone="discard",
                        who="you",
                        keyword="onrush",
                    ),
                ),
            ),
        ),
        heresy=(
            "Put a Lesser Creature from the controlling player's Discard Stack onto the Combat Field under the "
            "manifesting player's control; it has Onrush and is doomed."
        ),
        trap=(
            Ability(
                on="heresy",
                do=(
                    PutIntoPlay(
                        t=Select(pick=("creature",), side="controller", aspect=(1,)),
                        zone="discard",
                        who="you",
                        keyword="onrush",
                    ),
                ),
            ),
        ),
        icon="raise-skeleton",
    ),
    Card(
        name="Night Without Stars",
        faction="Mysticism",
        kind="scheme",
        aspect=3,
        cost=(1, 2, 2),
        epic=True,
        text="Destroy 3. Obliterate 7. Conviction: Manifest one Exalted Aspect.",
        abilities=(
            Ability(on="resolve", do=(DestroyFromDiscard(who="any", n=3),)),
            Ability(on="resolve", do=(Obliterate(who="opponent", n=7),)),
            Ability(on="resolve", conditions=(CONVICTION,), do=(Manifest(aspect=3),)),
        ),
        heresy="Destroy the top four cards of the controlling player's Life Stack.",
        trap=(Ability(on="heresy", do=(DestroyFromLife(who="controller", n=4),)),),
        icon="eclipse",
    ),
    Card(
        name="Rend the Tenfold Veil",
        faction="Mysticism",
        kind="scheme",
        aspect=3,
        cost=(0, 1, 1),
        text="Destroy one Creature, Fortification or Intrigue.",
        abilities=(
            Ability(on="resolve", do=(Destroy(t=Select(pick=("creature", "fortification", "intrigue"), side="any")),)),
        ),
        heresy="Destroy one Fortification, Intrigue or Greater Creature of the controlling player.",
        trap=(
            Ability(
                on="heresy",
                do=(
                    Choose(
                        by="you",
                        among=(
                            (Destroy(t=Select(pick=("fortification", "intrigue"), side="controller")),),
                            (Destroy(t=Select(pick=("creature",), side="controller", aspect=(2,))),),
                        ),
                    ),
                ),
            ),
        ),
        icon="magic-portal",
    ),
)

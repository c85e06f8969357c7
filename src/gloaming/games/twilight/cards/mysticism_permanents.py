"""The Fortifications and Intrigues of Mysticism."""

from functools import partial

from gloaming.games.twilight import ops
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import CONVICTION, SELF, Of, Select, creature, every_creature

fortification = partial(Card, faction="Mysticism", kind="fortification")
of_the_book = partial(fortification, origin="rulebook")
intrigue = partial(Card, faction="Mysticism", kind="intrigue")

CARDS = (
    fortification("Pool of Votive Blades", cost=(2, 0, 0), directions=("S", "W"), types=("Environment",), icon="swamp")
    .does(
        "Once per turn, when a Creature you control is Destroyed: place one Wisp Mini-card.",
        ops.PlaceMini(mini="Wisp", who="you", state="fresh"),
        on="card_destroyed",
        of=Of(side="you", pick=("creature",)),
        once=True,
    )
    .trap("Exhaust this Aspect. Destroy 1.", ops.ExhaustAspect(t=SELF), ops.DestroyFromDiscard(who="any")),
    fortification(
        "Grove of Listening Yews", cost=(0, 2, 0), directions=("N", "W"), types=("Environment",), icon="evil-tree"
    )
    .always(
        "Your Lesser Creatures have Fleet.",
        ops.GainKeyword(t=every_creature(side="you", aspect=(1,)), keyword="fleet", until="in_play"),
    )
    .trap(
        "Exhaust this Aspect. All Creatures of the manifesting player gain Fleet until end of turn.",
        ops.ExhaustAspect(t=SELF),
        ops.GainKeyword(t=every_creature(side="you"), keyword="fleet", until="turn"),
    ),
    of_the_book("Stonehenge", cost=(2, 2, 3), directions=("W",), types=("Keep",), epic=True, icon="dolmen")
    .active(
        "Once per turn, pay one Exalted: Destroy one of your Mysticism Creatures; if you did, one player takes "
        "damage equal to that Creature's current Fight plus Life, then you draw a card.",
        ops.Destroy(t=creature(side="you", faction=("Mysticism",)), gate=True),
        ops.DamageLifeStack(who="any", n_from="removed_fight_plus_life"),
        ops.Draw(who="you"),
        units=(0, 0, 1),
        once=True,
    )
    .trap(
        "The manifesting player Slays one Creature of the controlling player; the controlling player Destroys "
        "one card of own choice from Hand.",
        ops.Slay(t=creature(side="controller")),
        ops.DestroyFromHand(who="controller", how="choice"),
    ),
    intrigue("Whispers in the Cairn", cost=(2, 0, 0), upkeep=(1, 0, 0), types=("Occult",), icon="stone-pile")
    .does(
        "Start of your Draw Phase: Destroy one card in an opponent's Discard Stack.",
        ops.DestroyFromDiscard(who="opponent"),
        on="start_of_draw",
    )
    .does("Conviction: Obliterate 1.", ops.Obliterate(who="opponent"), on="start_of_draw", when=CONVICTION)
    .trap("The manifesting player may put this Intrigue into play under own control.", ops.PutSelfIntoPlay(may=True)),
    intrigue("Cult of the Severed Head", cost=(1, 1, 0), upkeep=(0, 1, 0), types=("Occult",), icon="dead-head")
    .does(
        "Once per turn, when a card is Destroyed: 1 damage to one opponent's Life Stack. Conviction: 1 more.",
        ops.DamageLifeStack(who="opponent"),
        ops.DamageLifeStack(who="opponent", conditions=(CONVICTION,)),
        on="card_destroyed",
        of=Of(side="any"),
        once=True,
    )
    .trap(
        "Destroy one Intrigue of the controlling player, or Destroy 2.",
        ops.Choose(
            by="you",
            among=(
                (ops.Destroy(t=Select(pick=("intrigue",), side="controller")),),
                (ops.DestroyFromDiscard(who="any", n=2),),
            ),
        ),
    ),
)

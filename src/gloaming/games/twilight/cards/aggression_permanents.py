"""The Fortifications and Intrigues of Aggression."""

from functools import partial

from gloaming.games.twilight import ops
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import CONVICTION, SELF, Of, Select, creature, every_creature

fortification = partial(Card, faction="Aggression", kind="fortification")
of_the_book = partial(fortification, origin="rulebook")
intrigue = partial(Card, faction="Aggression", kind="intrigue")

CARDS = (
    of_the_book("Altar of Thermopylae", cost=(4, 0, 0), directions=("S",), types=("Ruin",), icon="sword-altar")
    .does(
        "End of your Draw Phase: you may put a Lesser or Greater Creature from your Discard Stack onto the "
        "Combat Field, outside the Creature Limit. It has Onrush and is doomed: Destroyed when Slain, or at the "
        "start of your End Phase wherever it is.",
        ops.PutIntoPlay(
            t=creature(side="you", aspect=(1, 2)), zone="discard", who="you", keyword="onrush", ignore_limit=True
        ),
        on="end_of_draw",
        may=True,
    )
    .trap("Exhaust this Aspect.", ops.ExhaustAspect(t=SELF)),
    fortification("Marching Camp", cost=(0, 2, 0), directions=("N", "E"), types=("Keep",), icon="barracks-tent")
    .always(
        "Your attacking Creatures get +1 Fight.",
        ops.Modify(t=every_creature(side="you", state=("attacking",)), fight=1, until="in_play"),
    )
    .active(
        "Once per turn, pay X: one attacking Creature gets +X Fight until end of turn.",
        ops.Modify(t=creature(side="any", state=("attacking",)), fight=1, n_from="x", until="turn"),
        x=True,
        once=True,
    )
    .always(
        "Conviction: your Soldiers cost one Lesser less.",
        ops.ChangeCost(t=creature(side="you", type=("Soldier",)), delta=(-1, 0, 0)),
        when=CONVICTION,
    )
    .trap(
        "The manifesting player chooses: Destroy one Fortification of the controlling player, or exhaust this Aspect.",
        ops.Choose(
            by="you",
            among=((ops.Destroy(t=Select(pick=("fortification",), side="controller")),), (ops.ExhaustAspect(t=SELF),)),
        ),
    ),
    intrigue("Burning Villas", cost=(2, 0, 0), upkeep=(1, 0, 0), types=("Military",), icon="wildfires")
    .does(
        "Start of your Draw Phase: 1 damage to each opponent's Life Stack.",
        ops.DamageLifeStack(who="each_opponent"),
        on="start_of_draw",
    )
    .does(
        "Conviction: 1 more damage to one opponent's Life Stack.",
        ops.DamageLifeStack(who="opponent"),
        on="start_of_draw",
        when=CONVICTION,
    )
    .trap("The manifesting player may put this Intrigue into play under own control.", ops.PutSelfIntoPlay(may=True)),
    intrigue("Funeral Games", cost=(0, 1, 0), upkeep=(1, 0, 0), types=("Military",), icon="pyre")
    .does(
        "When a Creature of another player is Slain: that player takes 1 damage.",
        ops.DamageLifeStack(who="its_controller"),
        on="creature_slain",
        of=Of(side="other"),
    )
    .does(
        "Conviction: when your Creature is Slain, one opponent takes 1 damage.",
        ops.DamageLifeStack(who="opponent"),
        on="creature_slain",
        of=Of(side="you"),
        when=CONVICTION,
    )
    .trap("The manifesting player may put this Intrigue into play under own control.", ops.PutSelfIntoPlay(may=True)),
    intrigue("The Gates of Janus Stand Open", cost=(1, 1, 1), upkeep=(0, 1, 0), types=("Military",), icon="open-gate")
    .does(
        "Start of your Draw Phase: every player takes 2 damage.",
        ops.DamageLifeStack(who="each", n=2),
        on="start_of_draw",
    )
    .does(
        "Conviction: 1 more damage to one opponent's Life Stack.",
        ops.DamageLifeStack(who="opponent"),
        on="start_of_draw",
        when=CONVICTION,
    )
    .trap("The manifesting player may put this Intrigue into play under own control.", ops.PutSelfIntoPlay(may=True)),
)

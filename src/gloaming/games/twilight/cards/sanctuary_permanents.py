"""The Fortifications and Intrigues of Sanctuary."""

from functools import partial

from gloaming.games.twilight import ops
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import ACTOR, CONVICTION, IT, SELF, If, Select, creature, every_creature

fortification = partial(Card, faction="Sanctuary", kind="fortification")
of_the_book = partial(fortification, origin="rulebook")
intrigue = partial(Card, faction="Sanctuary", kind="intrigue")

CARDS = (
    fortification("Verdant Oasis", cost=(2, 0, 0), directions=("S",), types=("Environment",), icon="oasis")
    .active(
        "Exhaust one of your Fresh Creatures: remove 1 damage from it.",
        ops.Exhaust(t=creature(side="you", state=("fresh",)), gate=True),
        ops.Heal(t=IT),
    )
    .active(
        "Once per turn, pay one Lesser: remove up to 2 damage from one Creature of any player.",
        ops.Heal(t=creature(side="any"), n=2),
        units=(1, 0, 0),
        once=True,
    )
    .trap(
        "Remove all Freeze markers from, and refresh, up to two Creatures of the manifesting player.",
        ops.Refresh(t=creature(side="you", n=2, up_to=True), thaw=True),
    ),
    of_the_book("Hydra Nest", cost=(0, 2, 0), directions=("S", "E"), types=("Environment",), icon="hydra")
    .does(
        "Once per turn, when you are attacked: place one Hydra Mini-card.",
        ops.PlaceMini(mini="Hydra", who="you", state="fresh"),
        on="when_attacked",
        once=True,
    )
    .trap("Exhaust this Aspect.", ops.ExhaustAspect(t=SELF)),
    fortification("Theodosian Walls", cost=(1, 2, 0), directions=("N", "W"), types=("Keep",), icon="defensive-wall")
    .always("Your Life Stack has Armor 1.", ops.ArmorPlayer(who="you", until="in_play"))
    .always(
        "While this covers another Fortification, your blocking Creatures get +1 Fight.",
        ops.Modify(t=every_creature(side="you", state=("blocking",)), fight=1, until="in_play"),
        when=If(fact="covers", min=1),
    )
    .trap(
        "The manifesting player's Life Stack has Armor 2 until end of turn.",
        ops.ArmorPlayer(who="you", n=2, until="turn"),
    ),
    fortification(
        "Gate of Ishtar", cost=(1, 2, 2), directions=("N", "E"), types=("Keep",), epic=True, icon="temple-gate"
    )
    .does("Start of your Draw Phase: Restore 2 to yourself.", ops.Restore(who="you", n=2), on="start_of_draw")
    .active("Once per turn, pay X: Restore X to one player.", ops.Restore(who="any", n_from="x"), x=True, once=True)
    .always("Conviction: your Life Stack has Armor 1.", ops.ArmorPlayer(who="you", until="in_play"), when=CONVICTION)
    .trap(
        "Destroy one Fortification or Intrigue of the controlling player; Restore 3 to the manifesting player.",
        ops.Destroy(t=Select(pick=("fortification", "intrigue"), side="controller")),
        ops.Restore(who="you", n=3),
    ),
    intrigue("Household Rites", cost=(2, 0, 0), upkeep=(1, 0, 0), types=("Devotion",), icon="incense")
    .does(
        "Start of your Draw Phase: place a Blessing on one of your Creatures.",
        ops.Bless(t=creature(side="you")),
        on="start_of_draw",
    )
    .trap("The manifesting player may put this Intrigue into play under own control.", ops.PutSelfIntoPlay(may=True)),
    intrigue("Covenant of Salt", cost=(1, 1, 0), upkeep=(1, 0, 0), types=("Devotion",), icon="shaking-hands")
    .does(
        "When one of your Creatures blocks: place a Blessing on it, or Restore 1 to yourself.",
        ops.Choose(by="you", among=((ops.Bless(t=ACTOR),), (ops.Restore(who="you"),))),
        on="ally_block",
    )
    .does(
        "Conviction: once per turn, when one of your Creatures blocks, Manifest one Lesser Aspect.",
        ops.Manifest(aspect=1),
        on="ally_block",
        once=True,
        when=CONVICTION,
    )
    .trap("The manifesting player may put this Intrigue into play under own control.", ops.PutSelfIntoPlay(may=True)),
    intrigue("Ishtar's Harvest", cost=(1, 1, 1), upkeep=(1, 1, 0), types=("Economic",), icon="wheat", origin="rulebook")
    .does("Start of your Draw Phase: Restore 3 to one player.", ops.Restore(who="any", n=3), on="start_of_draw")
    .does(
        "Conviction: if its Upkeep was fully paid, Restore 3 to one player again.",
        ops.Restore(who="any", n=3),
        on="start_of_draw",
        when=(CONVICTION, If(fact="upkeep_paid")),
    )
    .trap("The manifesting player may put this Intrigue into play under own control.", ops.PutSelfIntoPlay(may=True)),
    intrigue("Night Watch of Uruk", cost=(0, 1, 1), upkeep=(0, 1, 0), types=("Devotion",), icon="watchtower")
    .always(
        "Your Creatures have Watchful.",
        ops.GainKeyword(t=every_creature(side="you"), keyword="watchful", until="in_play"),
    )
    .always(
        "Conviction: your blocking Creatures get +1 Fight.",
        ops.Modify(t=every_creature(side="you", state=("blocking",)), fight=1, until="in_play"),
        when=CONVICTION,
    )
    .trap("The manifesting player may put this Intrigue into play under own control.", ops.PutSelfIntoPlay(may=True)),
)

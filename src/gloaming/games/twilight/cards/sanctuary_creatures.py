"""The Creatures of Sanctuary."""

from functools import partial

from gloaming.games.twilight import ops
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import CONVICTION, FOE, IT, SELF, If, Select, creature, every_creature

card = partial(Card, faction="Sanctuary", kind="creature")
of_the_book = partial(card, origin="rulebook")
epic = partial(card, epic=True)

CARDS = (
    of_the_book("Terracotta Warrior", cost=(2, 0, 0), fight=1, life=1, types=("Construct",), icon="lamellar")
    .with_keywords("armor", armor=1)
    .active(
        "Exhaust and pay one Lesser: place an Exhausted Terracotta Warrior Mini-card.",
        ops.PlaceMini(mini="Terracotta Warrior", who="you", state="exhausted"),
        exhaust=True,
        units=(1, 0, 0),
    )
    .trap(
        "The manifesting player places a Terracotta Warrior Mini-card.",
        ops.PlaceMini(mini="Terracotta Warrior", who="you", state="fresh"),
    ),
    card("Keeper of the Threshold", cost=(1, 0, 0), life=3, types=("Guardian",), icon="door-watcher")
    .with_keywords("rooted")
    .does("When this blocks: Restore 1 to yourself.", ops.Restore(who="you"), on="on_block")
    .trap("Restore 2 to the manifesting player.", ops.Restore(who="you", n=2)),
    card("Molossian Mastiff", cost=(1, 0, 0), fight=1, life=2, types=("Beast",), icon="hound")
    .with_keywords("lumbering")
    .does(
        "When this blocks: it gets +2 Fight until end of turn.",
        ops.Modify(t=SELF, fight=2, until="turn"),
        on="on_block",
    )
    .trap("2 damage to one attacking Creature.", ops.DamageCreature(t=creature(side="any", state=("attacking",)), n=2)),
    card("Mudbrick Mason", cost=(1, 0, 0), fight=1, life=1, types=("Commoner",), icon="clay-brick")
    .always(
        "Your Fortifications cost one Lesser less.",
        ops.ChangeCost(t=Select(pick=("fortification",), side="you"), delta=(-1, 0, 0)),
    )
    .trap(
        "Exhaust one Fortification or Intrigue of the controlling player and place a Freeze marker on it.",
        ops.Exhaust(t=Select(pick=("fortification", "intrigue"), side="controller")),
        ops.Freeze(t=IT),
    ),
    card("Reed-Marsh Fisher", cost=(2, 0, 0), fight=1, life=2, types=("Commoner",), icon="fishing-net")
    .does("Start of your Draw Phase: Restore 1 to yourself.", ops.Restore(who="you"), on="start_of_draw")
    .trap(
        "Remove up to 2 damage from one Creature; Restore 1 to the manifesting player.",
        ops.Heal(t=creature(side="any"), n=2),
        ops.Restore(who="you"),
    ),
    of_the_book("Youthful Troll", cost=(1, 1, 0), fight=3, life=3, types=("Mythical", "Giant"), icon="troll")
    .always(
        "Conviction: while blocking, this has Armor 1.",
        ops.GainKeyword(t=SELF, keyword="armor", value=1, until="in_play"),
        when=(CONVICTION, If(fact="blocking")),
    )
    .trap("3 damage to one attacking Creature.", ops.DamageCreature(t=creature(side="any", state=("attacking",)), n=3)),
    of_the_book("Stormchaser Oracle", cost=(2, 2, 0), fight=4, life=4, types=("Priest",), icon="lightning-storm")
    .with_keywords("armor", armor=1)
    .active(
        "Exhaust: 2 damage to one attacking Creature.",
        ops.DamageCreature(t=creature(side="any", state=("attacking",)), n=2),
        exhaust=True,
    )
    .trap(
        "1 damage to each Creature of the controlling player.", ops.DamageCreature(t=every_creature(side="controller"))
    ),
    card("Lamassu of the Gate", cost=(2, 1, 0), fight=2, life=5, types=("Mythical", "Guardian"), icon="greek-sphinx")
    .with_keywords("lumbering")
    .does("When this blocks: place a Freeze marker on the attacker it blocks.", ops.Freeze(t=FOE), on="on_block")
    .trap(
        "Exhaust up to two Creatures of the controlling player and place a Freeze marker on each.",
        ops.Exhaust(t=creature(side="controller", n=2, up_to=True)),
        ops.Freeze(t=IT),
    ),
    card("Ziggurat Steward", cost=(1, 1, 0), fight=1, life=3, types=("Priest",), icon="sun-priest")
    .active(
        "Exhaust: Restore 2 to one player, or place one Aspect from your Aspect Stack into your Resource Area, "
        "Exhausted.",
        ops.Choose(by="you", among=((ops.Restore(who="any", n=2),), (ops.PlaceAspect(who="you", state="exhausted"),))),
        exhaust=True,
    )
    .trap("Restore 3 to the manifesting player.", ops.Restore(who="you", n=3)),
    epic(
        "Humbaba, Warden of Cedars",
        cost=(2, 2, 1),
        fight=5,
        life=6,
        types=("Mythical", "Giant", "Hero"),
        icon="tree-face",
    )
    .with_keywords("armor", "lumbering", armor=1)
    .does(
        "When this blocks: 2 damage to each attacking Creature.",
        ops.DamageCreature(t=every_creature(side="other", state=("attacking",)), n=2),
        on="on_block",
    )
    .trap(
        "Slay one Exhausted Creature of the controlling player.",
        ops.Slay(t=creature(side="controller", state=("exhausted",))),
    ),
    card("Anzu Storm-Bird", cost=(1, 2, 1), fight=4, life=4, types=("Mythical", "Beast"), icon="eagle-head")
    .with_keywords("fleet", "lumbering")
    .does("When this blocks: Manifest one Greater Aspect.", ops.Manifest(aspect=2), on="on_block")
    .trap(
        "Exhaust all Creatures of the controlling player; place a Freeze marker on one of them.",
        ops.Exhaust(t=every_creature(side="controller")),
        ops.Freeze(t=creature(side="controller")),
    ),
    card("Colossus of Rhodes, Re-raised", cost=(2, 1, 2), fight=4, life=7, types=("Construct",), icon="giant")
    .with_keywords("armor", "lumbering", armor=1)
    .does("When this blocks: Restore 2 to yourself.", ops.Restore(who="you", n=2), on="on_block")
    .trap(
        "The manifesting player places two Terracotta Warrior Mini-cards.",
        ops.PlaceMini(mini="Terracotta Warrior", who="you", n=2, state="fresh"),
    ),
)

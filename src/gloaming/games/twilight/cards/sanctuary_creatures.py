"""The Creatures of Sanctuary."""

from functools import partial

from gloaming.games.twilight import ops
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import CONVICTION, FOE, IT, SELF, If, Price, Select, creature, every_creature

card = partial(Card, faction="Sanctuary", kind="creature")

SANCTUARY_CREATURES = (
    card(
        "Terracotta Warrior", cost=(2, 0, 0), fight=1, life=1, types=("Construct",), icon="lamellar", origin="rulebook"
    )
    .with_keywords("armor", armor=1)
    .with_ability(
        "active",
        "Exhaust and pay one Lesser: place an Exhausted Terracotta Warrior Mini-card.",
        ops.PlaceMini(mini="Terracotta Warrior", who="you", state="exhausted"),
        price=Price(exhaust=True, units=(1, 0, 0)),
    )
    .with_heresy(
        "The manifesting player places a Terracotta Warrior Mini-card.",
        ops.PlaceMini(mini="Terracotta Warrior", who="you", state="fresh"),
    ),
    card("Keeper of the Threshold", cost=(1, 0, 0), life=3, types=("Guardian",), icon="door-watcher")
    .with_keywords("rooted")
    .with_ability("on_block", "When this blocks: Restore 1 to yourself.", ops.Restore(who="you"))
    .with_heresy("Restore 2 to the manifesting player.", ops.Restore(who="you", n=2)),
    card("Molossian Mastiff", cost=(1, 0, 0), fight=1, life=2, types=("Beast",), icon="hound")
    .with_keywords("lumbering")
    .with_ability(
        "on_block", "When this blocks: it gets +2 Fight until end of turn.", ops.Modify(t=SELF, fight=2, until="turn")
    )
    .with_heresy(
        "2 damage to one attacking Creature.", ops.DamageCreature(t=creature(side="any", state=("attacking",)), n=2)
    ),
    card("Mudbrick Mason", cost=(1, 0, 0), fight=1, life=1, types=("Commoner",), icon="clay-brick")
    .with_ability(
        "static",
        "Your Fortifications cost one Lesser less.",
        ops.ChangeCost(t=Select(pick=("fortification",), side="you"), delta=(-1, 0, 0)),
    )
    .with_heresy(
        "Exhaust one Fortification or Intrigue of the controlling player and place a Freeze marker on it.",
        ops.Exhaust(t=Select(pick=("fortification", "intrigue"), side="controller")),
        ops.Freeze(t=IT),
    ),
    card("Reed-Marsh Fisher", cost=(2, 0, 0), fight=1, life=2, types=("Commoner",), icon="fishing-net")
    .with_ability("start_of_draw", "Start of your Draw Phase: Restore 1 to yourself.", ops.Restore(who="you"))
    .with_heresy(
        "Remove up to 2 damage from one Creature; Restore 1 to the manifesting player.",
        ops.Heal(t=creature(side="any"), n=2),
        ops.Restore(who="you"),
    ),
    card(
        "Youthful Troll", cost=(1, 1, 0), fight=3, life=3, types=("Mythical", "Giant"), icon="troll", origin="rulebook"
    )
    .with_ability(
        "static",
        "Conviction: while blocking, this has Armor 1.",
        ops.GainKeyword(t=SELF, keyword="armor", value=1, until="in_play"),
        conditions=(CONVICTION, If(fact="blocking")),
    )
    .with_heresy(
        "3 damage to one attacking Creature.", ops.DamageCreature(t=creature(side="any", state=("attacking",)), n=3)
    ),
    card(
        "Stormchaser Oracle",
        cost=(2, 2, 0),
        fight=4,
        life=4,
        types=("Priest",),
        icon="lightning-storm",
        origin="rulebook",
    )
    .with_keywords("armor", armor=1)
    .with_ability(
        "active",
        "Exhaust: 2 damage to one attacking Creature.",
        ops.DamageCreature(t=creature(side="any", state=("attacking",)), n=2),
        price=Price(exhaust=True),
    )
    .with_heresy(
        "1 damage to each Creature of the controlling player.", ops.DamageCreature(t=every_creature(side="controller"))
    ),
    card("Lamassu of the Gate", cost=(2, 1, 0), fight=2, life=5, types=("Mythical", "Guardian"), icon="greek-sphinx")
    .with_keywords("lumbering")
    .with_ability("on_block", "When this blocks: place a Freeze marker on the attacker it blocks.", ops.Freeze(t=FOE))
    .with_heresy(
        "Exhaust up to two Creatures of the controlling player and place a Freeze marker on each.",
        ops.Exhaust(t=creature(side="controller", n=2, up_to=True)),
        ops.Freeze(t=IT),
    ),
    card("Ziggurat Steward", cost=(1, 1, 0), fight=1, life=3, types=("Priest",), icon="sun-priest")
    .with_ability(
        "active",
        "Exhaust: Restore 2 to one player, or place one Aspect from your Aspect Stack into your Resource Area, "
        "Exhausted.",
        ops.Choose(by="you", among=((ops.Restore(who="any", n=2),), (ops.PlaceAspect(who="you", state="exhausted"),))),
        price=Price(exhaust=True),
    )
    .with_heresy("Restore 3 to the manifesting player.", ops.Restore(who="you", n=3)),
    card(
        "Humbaba, Warden of Cedars",
        cost=(2, 2, 1),
        fight=5,
        life=6,
        types=("Mythical", "Giant", "Hero"),
        epic=True,
        icon="tree-face",
    )
    .with_keywords("armor", "lumbering", armor=1)
    .with_ability(
        "on_block",
        "When this blocks: 2 damage to each attacking Creature.",
        ops.DamageCreature(t=every_creature(side="other", state=("attacking",)), n=2),
    )
    .with_heresy(
        "Slay one Exhausted Creature of the controlling player.",
        ops.Slay(t=creature(side="controller", state=("exhausted",))),
    ),
    card("Anzu Storm-Bird", cost=(1, 2, 1), fight=4, life=4, types=("Mythical", "Beast"), icon="eagle-head")
    .with_keywords("fleet", "lumbering")
    .with_ability("on_block", "When this blocks: Manifest one Greater Aspect.", ops.Manifest(aspect=2))
    .with_heresy(
        "Exhaust all Creatures of the controlling player; place a Freeze marker on one of them.",
        ops.Exhaust(t=every_creature(side="controller")),
        ops.Freeze(t=creature(side="controller")),
    ),
    card("Colossus of Rhodes, Re-raised", cost=(2, 1, 2), fight=4, life=7, types=("Construct",), icon="giant")
    .with_keywords("armor", "lumbering", armor=1)
    .with_ability("on_block", "When this blocks: Restore 2 to yourself.", ops.Restore(who="you", n=2))
    .with_heresy(
        "The manifesting player places two Terracotta Warrior Mini-cards.",
        ops.PlaceMini(mini="Terracotta Warrior", who="you", n=2, state="fresh"),
    ),
)

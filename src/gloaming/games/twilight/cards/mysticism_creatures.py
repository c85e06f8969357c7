"""The Creatures of Mysticism."""

from functools import partial

from gloaming.games.twilight import ops
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import IT, SELF, Of, creature

card = partial(Card, faction="Mysticism", kind="creature")
epic = partial(card, epic=True)

CARDS = (
    card("Fen Candle", cost=(1, 0, 0), fight=1, life=1, types=("Spirit",), icon="spark-spirit")
    .with_keywords("fleet")
    .trap(
        "Destroy two cards in the controlling player's Discard Stack.", ops.DestroyFromDiscard(who="controller", n=2)
    ),
    card("Hedge Druid", cost=(1, 0, 0), fight=1, life=1, types=("Druid",), icon="holy-oak")
    .active("Exhaust: Destroy 1.", ops.DestroyFromDiscard(who="any"), exhaust=True)
    .trap("Destroy 3.", ops.DestroyFromDiscard(who="any", n=3)),
    card("Bog Thrall", cost=(1, 0, 0), fight=2, life=1, types=("Undead",), icon="shambling-mound")
    .with_keywords("requiem")
    .does("Requiem: 2 damage to one opponent's Life Stack.", ops.DamageLifeStack(who="opponent", n=2), on="requiem")
    .trap("Defile 2 against the controlling player.", ops.Defile(who="controller", n=2)),
    card("Raven of the Three Sisters", cost=(2, 0, 0), fight=1, life=2, types=("Beast",), icon="raven")
    .with_keywords("fleet")
    .does(
        "When this damages a stack: Destroy one card in that player's Discard Stack.",
        ops.DestroyFromDiscard(who="defender"),
        on="on_stack_damage",
    )
    .trap(
        "One Creature of the manifesting player gains Fleet until end of turn. Destroy 1.",
        ops.GainKeyword(t=creature(side="you"), keyword="fleet", until="turn"),
        ops.DestroyFromDiscard(who="any"),
    ),
    card("Barrow Shade", cost=(2, 0, 0), fight=2, life=2, types=("Spirit",), icon="tumulus")
    .with_keywords("requiem")
    .does("Requiem: Manifest one Lesser Aspect.", ops.Manifest(aspect=1), on="requiem")
    .trap(
        "The controlling player Destroys one card of own choice from Hand.",
        ops.DestroyFromHand(who="controller", how="choice"),
    ),
    card("Cult Initiate", cost=(1, 0, 0), fight=1, life=1, types=("Cultist",), icon="cultist")
    .active(
        "At any window: Destroy this Creature; if you did, Manifest one Lesser Aspect.",
        ops.Destroy(t=SELF, gate=True),
        ops.Manifest(aspect=1),
    )
    .trap(
        "2 damage to one Creature of the controlling player.", ops.DamageCreature(t=creature(side="controller"), n=2)
    ),
    card("Banshee of the Moor", cost=(1, 1, 0), fight=2, life=1, types=("Spirit",), icon="screaming")
    .with_keywords("fleet", "requiem")
    .does("Requiem: Manifest one Greater Aspect.", ops.Manifest(aspect=2), on="requiem")
    .trap(
        "The controlling player discards two cards of own choice from Hand.",
        ops.DiscardFromHand(who="controller", n=2, how="choice"),
    ),
    card("Kelpie of the Ford", cost=(1, 1, 0), fight=2, life=2, types=("Mythical", "Beast"), icon="horse-head")
    .with_keywords("fleet")
    .trap(
        "Exhaust one Creature of the controlling player and place a Freeze marker on it.",
        ops.Exhaust(t=creature(side="controller")),
        ops.Freeze(t=IT),
    ),
    card("Taker of Heads", cost=(1, 1, 0), fight=2, life=2, types=("Warrior",), icon="skull-staff")
    .does(
        "Once per turn, when a card is Destroyed: place a Blessing on this Creature.",
        ops.Bless(t=SELF),
        on="card_destroyed",
        of=Of(side="any"),
        once=True,
    )
    .trap(
        "Slay one Lesser Creature of the controlling player. Destroy 1.",
        ops.Slay(t=creature(side="controller", aspect=(1,))),
        ops.DestroyFromDiscard(who="any"),
    ),
    card("Haruspex of the Marsh", cost=(1, 1, 0), fight=1, life=2, types=("Druid",), icon="liver")
    .with_keywords("prescience")
    .active(
        "Exhaust: Destroy the top card of one opponent's Life Stack.", ops.DestroyFromLife(who="opponent"), exhaust=True
    )
    .trap(
        "Destroy the top two cards of the controlling player's Life Stack.", ops.DestroyFromLife(who="controller", n=2)
    ),
    epic(
        "Gwyn ap Nudd, Master of the Hunt",
        cost=(1, 2, 1),
        fight=4,
        life=3,
        types=("Mythical", "Hero"),
        icon="hunting-horn",
    )
    .with_keywords("fleet")
    .does(
        "When this damages a stack: Obliterate 2 against that player.",
        ops.Obliterate(who="defender", n=2),
        on="on_stack_damage",
    )
    .trap(
        "Destroy one Lesser or Greater Creature of the controlling player.",
        ops.Destroy(t=creature(side="controller", aspect=(1, 2))),
    ),
    card("The Wicker Giant", cost=(1, 1, 1), fight=4, life=3, types=("Construct",), icon="scarecrow")
    .with_keywords("requiem")
    .does(
        "When this enters play: you may Destroy another of your Creatures; if you did, place two Blessings on this.",
        ops.Destroy(t=creature(side="you", other=True), gate=True),
        ops.Bless(t=SELF, n=2),
        on="enter",
        may=True,
    )
    .does("Requiem: 3 damage to one opponent's Life Stack.", ops.DamageLifeStack(who="opponent", n=3), on="requiem")
    .trap(
        "The controlling player Destroys one own Creature of own choice.",
        ops.Destroy(t=creature(side="controller", chooser="controller")),
    ),
    card(
        "Skinless Rider of the Tide",
        cost=(1, 1, 1),
        fight=4,
        life=2,
        types=("Mythical", "Undead"),
        icon="cloaked-figure-on-horseback",
    )
    .with_keywords("fleet")
    .does("When this attacks: Defile 2 against the defending player.", ops.Defile(who="defender", n=2), on="on_attack")
    .trap("Defile 4 against the controlling player.", ops.Defile(who="controller", n=4)),
)

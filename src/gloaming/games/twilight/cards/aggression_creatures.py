"""The Creatures of Aggression."""

from functools import partial

from gloaming.games.twilight import ops
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import CONVICTION, IT, SELF, If, creature, every_creature

card = partial(Card, faction="Aggression", kind="creature")
of_the_book = partial(card, origin="rulebook")
epic = partial(card, epic=True)

CARDS = (
    of_the_book("Stoic Legionnaires", cost=(1, 0, 0), fight=2, life=1, types=("Soldier",), icon="roman-shield")
    .with_keywords("initiative")
    .trap("1 damage to one Creature of the controlling player.", ops.DamageCreature(t=creature(side="controller"))),
    card("Hunnic Outriders", cost=(1, 0, 0), fight=2, life=1, types=("Soldier", "Rider"), icon="cavalry")
    .with_keywords("onrush")
    .trap("2 damage to the controlling player's Life Stack.", ops.DamageLifeStack(who="controller", n=2)),
    card("Vandal Reavers", cost=(2, 0, 0), fight=3, life=2, types=("Warrior",), icon="crossed-axes")
    .active(
        "Once per turn: you take 1 damage; this Creature gets +1 Fight and Overrun until end of turn.",
        ops.DamageLifeStack(who="you"),
        ops.Modify(t=SELF, fight=1, until="turn"),
        ops.GainKeyword(t=SELF, keyword="overrun", until="turn"),
        once=True,
    )
    .trap(
        "If the controlling player was damaged earlier this turn, that player takes 2 damage. Then 1 damage to "
        "that player's Life Stack.",
        ops.DamageLifeStack(who="controller", n=2, conditions=(If(fact="damaged_this_turn", who="controller"),)),
        ops.DamageLifeStack(who="controller"),
    ),
    card("Gothic Foederati", cost=(2, 0, 0), fight=1, life=3, types=("Soldier",), icon="spears")
    .always("Conviction: +1 Fight.", ops.Modify(t=SELF, fight=1, until="in_play"), when=CONVICTION)
    .trap("Exhaust one Creature of the controlling player.", ops.Exhaust(t=creature(side="controller"))),
    card("Murmillo of Capua", cost=(1, 0, 0), fight=2, life=1, types=("Gladiator",), icon="galea")
    .with_keywords("deathbound")
    .does(
        "Deathbound: 2 damage to one Creature of another player.",
        ops.DamageCreature(t=creature(side="other"), n=2),
        on="deathbound",
    )
    .trap(
        "One Creature of the manifesting player strikes one Creature of the controlling player.",
        ops.Strike(by=creature(side="you"), t=creature(side="controller")),
    ),
    card("Eagle Bearer", cost=(2, 0, 0), fight=1, life=2, types=("Soldier",), icon="eagle-emblem")
    .always(
        "Your other Soldiers get +1 Fight.",
        ops.Modify(t=every_creature(side="you", type=("Soldier",), other=True), fight=1, until="in_play"),
    )
    .trap(
        "All Creatures of the manifesting player get +1 Fight until end of turn.",
        ops.Modify(t=every_creature(side="you"), fight=1, until="turn"),
    ),
    card("Cataphract Wedge", cost=(1, 1, 0), fight=4, life=2, types=("Soldier", "Rider"), icon="mounted-knight")
    .with_keywords("overrun")
    .trap(
        "3 damage to one Creature of the controlling player.", ops.DamageCreature(t=creature(side="controller"), n=3)
    ),
    card("Ulfhednar Wolf-Coats", cost=(0, 1, 0), fight=3, life=1, types=("Warrior",), icon="wolf-head")
    .does(
        "Once per turn, when you are damaged: place a Blessing on this Creature.",
        ops.Bless(t=SELF),
        on="you_damaged",
        once=True,
    )
    .trap(
        "2 damage to the controlling player's Life Stack; place a Blessing on one Creature of the manifesting player.",
        ops.DamageLifeStack(who="controller", n=2),
        ops.Bless(t=creature(side="you")),
    ),
    card("Ballista Crew of the Limes", cost=(1, 1, 0), fight=1, life=2, types=("Engine",), icon="ballista")
    .active("Exhaust: 2 damage to one Creature.", ops.DamageCreature(t=creature(side="any"), n=2), exhaust=True)
    .trap(
        "2 damage to each of up to two Creatures of the controlling player.",
        ops.DamageCreature(t=creature(side="controller", n=2, up_to=True), n=2),
    ),
    card("Frankish Axe-Throwers", cost=(1, 1, 0), fight=3, life=2, types=("Soldier",), icon="hatchets")
    .does(
        "When this Creature attacks: one Creature of the defending player loses Armor until end of turn, then "
        "takes 1 damage.",
        ops.LoseKeyword(t=creature(side="defender"), keyword="armor", until="turn"),
        ops.DamageCreature(t=IT),
        on="on_attack",
    )
    .trap(
        "One Creature of the controlling player loses Armor and cannot block this turn, then takes 2 damage.",
        ops.LoseKeyword(t=creature(side="controller"), keyword="armor", until="turn"),
        ops.Restrict(t=IT, what=("block",), until="turn"),
        ops.DamageCreature(t=IT, n=2),
    ),
    card("Grizzled Centurion", cost=(1, 1, 0), fight=3, life=2, types=("Soldier",), icon="centurion-helmet")
    .does(
        "When this enters play: you may return a Lesser Soldier from your Discard Stack to your Hand.",
        ops.ReturnFromDiscard(who="you", t=creature(side="you", aspect=(1,), type=("Soldier",))),
        on="enter",
        may=True,
    )
    .does(
        "When this attacks: up to two other attacking Soldiers get +1 Fight and Initiative until end of turn.",
        ops.Modify(
            t=creature(side="you", n=2, up_to=True, type=("Soldier",), state=("attacking",), other=True),
            fight=1,
            until="turn",
        ),
        ops.GainKeyword(t=IT, keyword="initiative", until="turn"),
        on="on_attack",
    )
    .trap(
        "Creatures of the manifesting player get +1 Fight and Initiative until end of turn.",
        ops.Modify(t=every_creature(side="you"), fight=1, until="turn"),
        ops.GainKeyword(t=every_creature(side="you"), keyword="initiative", until="turn"),
    ),
    of_the_book("Praetorian Guard", cost=(2, 1, 1), fight=4, life=4, types=("Soldier",), icon="guards")
    .with_keywords("armor", armor=2)
    .trap(
        "Slay one Lesser or Greater Creature of the controlling player.",
        ops.Slay(t=creature(side="controller", aspect=(1, 2))),
    ),
    epic("Attila, Scourge of Nations", cost=(2, 2, 1), fight=5, life=4, types=("Hero", "Rider"), icon="warlord-helmet")
    .with_keywords("overrun")
    .does(
        "When this attacks: one opponent takes 1 damage for each Creature you have attacking (at most 5).",
        ops.DamageLifeStack(who="opponent", n_per=creature(side="you", state=("attacking",)), cap=5),
        on="on_attack",
    )
    .trap("5 damage to the controlling player's Life Stack.", ops.DamageLifeStack(who="controller", n=5)),
    card("Barcid War Elephants", cost=(1, 1, 1), fight=4, life=4, types=("Beast",), icon="elephant")
    .with_keywords("overrun", "lumbering")
    .trap("Exhaust all Creatures of the controlling player.", ops.Exhaust(t=every_creature(side="controller"))),
)

"""The Creatures of Aggression."""

from functools import partial

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    IT,
    SELF,
    Bless,
    DamageCreature,
    DamageLifeStack,
    Exhaust,
    GainKeyword,
    If,
    LoseKeyword,
    Modify,
    Price,
    Restrict,
    ReturnFromDiscard,
    Slay,
    Strike,
    ability,
    creature,
    every_creature,
)

card = partial(Card, faction="Aggression", kind="creature")

AGGRESSION_CREATURES = (
    card(
        name="Stoic Legionnaires",
        aspect=1,
        cost=(1, 0, 0),
        fight=2,
        life=1,
        types=("Soldier",),
        keywords=("initiative",),
        text="No ability beyond Initiative.",
        heresy="1 damage to one Creature of the controlling player.",
        trap=(ability("heresy", DamageCreature(t=creature(side="controller"))),),
        icon="roman-shield",
        origin="rulebook",
    ),
    card(
        name="Hunnic Outriders",
        aspect=1,
        cost=(1, 0, 0),
        fight=2,
        life=1,
        types=("Soldier", "Rider"),
        keywords=("onrush",),
        text="No ability beyond Onrush.",
        heresy="2 damage to the controlling player's Life Stack.",
        trap=(ability("heresy", DamageLifeStack(who="controller", n=2)),),
        icon="cavalry",
    ),
    card(
        name="Vandal Reavers",
        aspect=1,
        cost=(2, 0, 0),
        fight=3,
        life=2,
        types=("Warrior",),
        text="Once per turn: you take 1 damage; this Creature gets +1 Fight and Overrun until end of turn.",
        abilities=(
            ability(
                "active",
                DamageLifeStack(who="you"),
                Modify(t=SELF, fight=1, until="turn"),
                GainKeyword(t=SELF, keyword="overrun", until="turn"),
                once=True,
            ),
        ),
        heresy=(
            "If the controlling player was damaged earlier this turn, that player takes 2 damage. Then 1 damage to "
            "that player's Life Stack."
        ),
        trap=(
            ability(
                "heresy",
                DamageLifeStack(who="controller", n=2, conditions=(If(fact="damaged_this_turn", who="controller"),)),
                DamageLifeStack(who="controller"),
            ),
        ),
        icon="crossed-axes",
    ),
    card(
        name="Gothic Foederati",
        aspect=1,
        cost=(2, 0, 0),
        fight=1,
        life=3,
        types=("Soldier",),
        text="Conviction: +1 Fight.",
        abilities=(ability("static", Modify(t=SELF, fight=1, until="in_play"), conditions=(CONVICTION,)),),
        heresy="Exhaust one Creature of the controlling player.",
        trap=(ability("heresy", Exhaust(t=creature(side="controller"))),),
        icon="spears",
    ),
    card(
        name="Murmillo of Capua",
        aspect=1,
        cost=(1, 0, 0),
        fight=2,
        life=1,
        types=("Gladiator",),
        keywords=("deathbound",),
        text="Deathbound: 2 damage to one Creature of another player.",
        abilities=(ability("deathbound", DamageCreature(t=creature(side="other"), n=2)),),
        heresy="One Creature of the manifesting player strikes one Creature of the controlling player.",
        trap=(ability("heresy", Strike(by=creature(side="you"), t=creature(side="controller"))),),
        icon="galea",
    ),
    card(
        name="Eagle Bearer",
        aspect=1,
        cost=(2, 0, 0),
        fight=1,
        life=2,
        types=("Soldier",),
        text="Your other Soldiers get +1 Fight.",
        abilities=(
            ability(
                "static", Modify(t=every_creature(side="you", type=("Soldier",), other=True), fight=1, until="in_play")
            ),
        ),
        heresy="All Creatures of the manifesting player get +1 Fight until end of turn.",
        trap=(ability("heresy", Modify(t=every_creature(side="you"), fight=1, until="turn")),),
        icon="eagle-emblem",
    ),
    card(
        name="Cataphract Wedge",
        aspect=2,
        cost=(1, 1, 0),
        fight=4,
        life=2,
        types=("Soldier", "Rider"),
        keywords=("overrun",),
        text="No ability beyond Overrun.",
        heresy="3 damage to one Creature of the controlling player.",
        trap=(ability("heresy", DamageCreature(t=creature(side="controller"), n=3)),),
        icon="mounted-knight",
    ),
    card(
        name="Ulfhednar Wolf-Coats",
        aspect=2,
        cost=(0, 1, 0),
        fight=3,
        life=1,
        types=("Warrior",),
        text="Once per turn, when you are damaged: place a Blessing on this Creature.",
        abilities=(ability("you_damaged", Bless(t=SELF), once=True),),
        heresy=(
            "2 damage to the controlling player's Life Stack; place a Blessing on one Creature of the manifesting "
            "player."
        ),
        trap=(ability("heresy", DamageLifeStack(who="controller", n=2), Bless(t=creature(side="you"))),),
        icon="wolf-head",
    ),
    card(
        name="Ballista Crew of the Limes",
        aspect=2,
        cost=(1, 1, 0),
        fight=1,
        life=2,
        types=("Engine",),
        text="Exhaust: 2 damage to one Creature.",
        abilities=(ability("active", DamageCreature(t=creature(side="any"), n=2), price=Price(exhaust=True)),),
        heresy="2 damage to each of up to two Creatures of the controlling player.",
        trap=(ability("heresy", DamageCreature(t=creature(side="controller", n=2, up_to=True), n=2)),),
        icon="ballista",
    ),
    card(
        name="Frankish Axe-Throwers",
        aspect=2,
        cost=(1, 1, 0),
        fight=3,
        life=2,
        types=("Soldier",),
        text=(
            "When this Creature attacks: one Creature of the defending player loses Armor until end of turn, then "
            "takes 1 damage."
        ),
        abilities=(
            ability(
                "on_attack",
                LoseKeyword(t=creature(side="defender"), keyword="armor", until="turn"),
                DamageCreature(t=IT),
            ),
        ),
        heresy="One Creature of the controlling player loses Armor and cannot block this turn, then takes 2 damage.",
        trap=(
            ability(
                "heresy",
                LoseKeyword(t=creature(side="controller"), keyword="armor", until="turn"),
                Restrict(t=IT, what=("block",), until="turn"),
                DamageCreature(t=IT, n=2),
            ),
        ),
        icon="hatchets",
    ),
    card(
        name="Grizzled Centurion",
        aspect=2,
        cost=(1, 1, 0),
        fight=3,
        life=2,
        types=("Soldier",),
        text=(
            "When this enters play: you may return a Lesser Soldier from your Discard Stack to your Hand. When this"
            " attacks: up to two other attacking Soldiers get +1 Fight and Initiative until end of turn."
        ),
        abilities=(
            ability(
                "enter", ReturnFromDiscard(who="you", t=creature(side="you", aspect=(1,), type=("Soldier",))), may=True
            ),
            ability(
                "on_attack",
                Modify(
                    t=creature(side="you", n=2, up_to=True, type=("Soldier",), state=("attacking",), other=True),
                    fight=1,
                    until="turn",
                ),
                GainKeyword(t=IT, keyword="initiative", until="turn"),
            ),
        ),
        heresy="Creatures of the manifesting player get +1 Fight and Initiative until end of turn.",
        trap=(
            ability(
                "heresy",
                Modify(t=every_creature(side="you"), fight=1, until="turn"),
                GainKeyword(t=every_creature(side="you"), keyword="initiative", until="turn"),
            ),
        ),
        icon="centurion-helmet",
    ),
    card(
        name="Praetorian Guard",
        aspect=3,
        cost=(2, 1, 1),
        fight=4,
        life=4,
        types=("Soldier",),
        keywords=("armor",),
        armor=2,
        text="No ability beyond Armor 2.",
        heresy="Slay one Lesser or Greater Creature of the controlling player.",
        trap=(ability("heresy", Slay(t=creature(side="controller", aspect=(1, 2)))),),
        icon="guards",
        origin="rulebook",
    ),
    card(
        name="Attila, Scourge of Nations",
        aspect=3,
        cost=(2, 2, 1),
        fight=5,
        life=4,
        types=("Hero", "Rider"),
        keywords=("overrun",),
        epic=True,
        text="When this attacks: one opponent takes 1 damage for each Creature you have attacking (at most 5).",
        abilities=(
            ability(
                "on_attack", DamageLifeStack(who="opponent", n_per=creature(side="you", state=("attacking",)), cap=5)
            ),
        ),
        heresy="5 damage to the controlling player's Life Stack.",
        trap=(ability("heresy", DamageLifeStack(who="controller", n=5)),),
        icon="warlord-helmet",
    ),
    card(
        name="Barcid War Elephants",
        aspect=3,
        cost=(1, 1, 1),
        fight=4,
        life=4,
        types=("Beast",),
        keywords=("overrun", "lumbering"),
        text="No ability beyond Overrun and Lumbering.",
        heresy="Exhaust all Creatures of the controlling player.",
        trap=(ability("heresy", Exhaust(t=every_creature(side="controller"))),),
        icon="elephant",
    ),
)

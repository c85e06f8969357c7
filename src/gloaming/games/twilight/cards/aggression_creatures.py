"""The Creatures of Aggression."""

from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import (
    CONVICTION,
    IT,
    SELF,
    Ability,
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
    Select,
    Slay,
    Strike,
)

AGGRESSION_CREATURES = (
    Card(
        name="Stoic Legionnaires",
        faction="Aggression",
        kind="creature",
        aspect=1,
        cost=(1, 0, 0),
        fight=2,
        life=1,
        types=("Soldier",),
        keywords=("initiative",),
        text="No ability beyond Initiative.",
        heresy="1 damage to one Creature of the controlling player.",
        trap=(Ability(on="heresy", do=(DamageCreature(t=Select(pick=("creature",), side="controller")),)),),
        icon="roman-shield",
        origin="rulebook",
    ),
    Card(
        name="Hunnic Outriders",
        faction="Aggression",
        kind="creature",
        aspect=1,
        cost=(1, 0, 0),
        fight=2,
        life=1,
        types=("Soldier", "Rider"),
        keywords=("onrush",),
        text="No ability beyond Onrush.",
        heresy="2 damage to the controlling player's Life Stack.",
        trap=(Ability(on="heresy", do=(DamageLifeStack(who="controller", n=2),)),),
        icon="cavalry",
    ),
    Card(
        name="Vandal Reavers",
        faction="Aggression",
        kind="creature",
        aspect=1,
        cost=(2, 0, 0),
        fight=3,
        life=2,
        types=("Warrior",),
        text="Once per turn: you take 1 damage; this Creature gets +1 Fight and Overrun until end of turn.",
        abilities=(
            Ability(
                on="active",
                once=True,
                do=(
                    DamageLifeStack(who="you"),
                    Modify(t=SELF, fight=1, until="turn"),
                    GainKeyword(t=SELF, keyword="overrun", until="turn"),
                ),
            ),
        ),
        heresy=(
            "If the controlling player was damaged earlier this turn, that player takes 2 damage. Then 1 damage to "
            "that player's Life Stack."
        ),
        trap=(
            Ability(
                on="heresy",
                do=(
                    DamageLifeStack(
                        who="controller", n=2, conditions=(If(fact="damaged_this_turn", who="controller"),)
                    ),
                    DamageLifeStack(who="controller"),
                ),
            ),
        ),
        icon="crossed-axes",
    ),
    Card(
        name="Gothic Foederati",
        faction="Aggression",
        kind="creature",
        aspect=1,
        cost=(2, 0, 0),
        fight=1,
        life=3,
        types=("Soldier",),
        text="Conviction: +1 Fight.",
        abilities=(Ability(on="static", conditions=(CONVICTION,), do=(Modify(t=SELF, fight=1, until="in_play"),)),),
        heresy="Exhaust one Creature of the controlling player.",
        trap=(Ability(on="heresy", do=(Exhaust(t=Select(pick=("creature",), side="controller")),)),),
        icon="spears",
    ),
    Card(
        name="Murmillo of Capua",
        faction="Aggression",
        kind="creature",
        aspect=1,
        cost=(1, 0, 0),
        fight=2,
        life=1,
        types=("Gladiator",),
        keywords=("deathbound",),
        text="Deathbound: 2 damage to one Creature of another player.",
        abilities=(Ability(on="deathbound", do=(DamageCreature(t=Select(pick=("creature",), side="other"), n=2),)),),
        heresy="One Creature of the manifesting player strikes one Creature of the controlling player.",
        trap=(
            Ability(
                on="heresy",
                do=(
                    Strike(by=Select(pick=("creature",), side="you"), t=Select(pick=("creature",), side="controller")),
                ),
            ),
        ),
        icon="galea",
    ),
    Card(
        name="Eagle Bearer",
        faction="Aggression",
        kind="creature",
        aspect=1,
        cost=(2, 0, 0),
        fight=1,
        life=2,
        types=("Soldier",),
        text="Your other Soldiers get +1 Fight.",
        abilities=(
            Ability(
                on="static",
                do=(
                    Modify(
                        t=Select(pick=("creature",), side="you", all=True, type=("Soldier",), other=True),
                        fight=1,
                        until="in_play",
                    ),
                ),
            ),
        ),
        heresy="All Creatures of the manifesting player get +1 Fight until end of turn.",
        trap=(
            Ability(
                on="heresy", do=(Modify(t=Select(pick=("creature",), side="you", all=True), fight=1, until="turn"),)
            ),
        ),
        icon="eagle-emblem",
    ),
    Card(
        name="Cataphract Wedge",
        faction="Aggression",
        kind="creature",
        aspect=2,
        cost=(1, 1, 0),
        fight=4,
        life=2,
        types=("Soldier", "Rider"),
        keywords=("overrun",),
        text="No ability beyond Overrun.",
        heresy="3 damage to one Creature of the controlling player.",
        trap=(Ability(on="heresy", do=(DamageCreature(t=Select(pick=("creature",), side="controller"), n=3),)),),
        icon="mounted-knight",
    ),
    Card(
        name="Ulfhednar Wolf-Coats",
        faction="Aggression",
        kind="creature",
        aspect=2,
        cost=(0, 1, 0),
        fight=3,
        life=1,
        types=("Warrior",),
        text="Once per turn, when you are damaged: place a Blessing on this Creature.",
        abilities=(Ability(on="you_damaged", once=True, do=(Bless(t=SELF),)),),
        heresy=(
            "2 damage to the controlling player's Life Stack; place a Blessing on one Creature of the manifesting "
            "player."
        ),
        trap=(
            Ability(
                on="heresy",
                do=(DamageLifeStack(who="controller", n=2), Bless(t=Select(pick=("creature",), side="you"))),
            ),
        ),
        icon="wolf-head",
    ),
    Card(
        name="Ballista Crew of the Limes",
        faction="Aggression",
        kind="creature",
        aspect=2,
        cost=(1, 1, 0),
        fight=1,
        life=2,
        types=("Engine",),
        text="Exhaust: 2 damage to one Creature.",
        abilities=(
            Ability(
                on="active",
                price=Price(exhaust=True),
                do=(DamageCreature(t=Select(pick=("creature",), side="any"), n=2),),
            ),
        ),
        heresy="2 damage to each of up to two Creatures of the controlling player.",
        trap=(
            Ability(
                on="heresy", do=(DamageCreature(t=Select(pick=("creature",), side="controller", n=2, up_to=True), n=2),)
            ),
        ),
        icon="ballista",
    ),
    Card(
        name="Frankish Axe-Throwers",
        faction="Aggression",
        kind="creature",
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
            Ability(
                on="on_attack",
                do=(
                    LoseKeyword(t=Select(pick=("creature",), side="defender"), keyword="armor", until="turn"),
                    DamageCreature(t=IT),
                ),
            ),
        ),
        heresy="One Creature of the controlling player loses Armor and cannot block this turn, then takes 2 damage.",
        trap=(
            Ability(
                on="heresy",
                do=(
                    LoseKeyword(t=Select(pick=("creature",), side="controller"), keyword="armor", until="turn"),
                    Restrict(t=IT, what=("block",), until="turn"),
                    DamageCreature(t=IT, n=2),
                ),
            ),
        ),
        icon="hatchets",
    ),
    Card(
        name="Grizzled Centurion",
        faction="Aggression",
        kind="creature",
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
            Ability(
                on="enter",
                may=True,
                do=(
                    ReturnFromDiscard(
                        who="you", t=Select(pick=("creature",), side="you", aspect=(1,), type=("Soldier",))
                    ),
                ),
            ),
            Ability(
                on="on_attack",
                do=(
                    Modify(
                        t=Select(
                            pick=("creature",),
                            side="you",
                            n=2,
                            up_to=True,
                            type=("Soldier",),
                            state=("attacking",),
                            other=True,
                        ),
                        fight=1,
                        until="turn",
                    ),
                    GainKeyword(t=IT, keyword="initiative", until="turn"),
                ),
            ),
        ),
        heresy="Creatures of the manifesting player get +1 Fight and Initiative until end of turn.",
        trap=(
            Ability(
                on="heresy",
                do=(
                    Modify(t=Select(pick=("creature",), side="you", all=True), fight=1, until="turn"),
                    GainKeyword(t=Select(pick=("creature",), side="you", all=True), keyword="initiative", until="turn"),
                ),
            ),
        ),
        icon="centurion-helmet",
    ),
    Card(
        name="Praetorian Guard",
        faction="Aggression",
        kind="creature",
        aspect=3,
        cost=(2, 1, 1),
        fight=4,
        life=4,
        types=("Soldier",),
        keywords=("armor",),
        armor=2,
        text="No ability beyond Armor 2.",
        heresy="Slay one Lesser or Greater Creature of the controlling player.",
        trap=(Ability(on="heresy", do=(Slay(t=Select(pick=("creature",), side="controller", aspect=(1, 2))),)),),
        icon="guards",
        origin="rulebook",
    ),
    Card(
        name="Attila, Scourge of Nations",
        faction="Aggression",
        kind="creature",
        aspect=3,
        cost=(2, 2, 1),
        fight=5,
        life=4,
        types=("Hero", "Rider"),
        keywords=("overrun",),
        epic=True,
        text="When this attacks: one opponent takes 1 damage for each Creature you have attacking (at most 5).",
        abilities=(
            Ability(
                on="on_attack",
                do=(
                    DamageLifeStack(
                        who="opponent", n_per=Select(pick=("creature",), side="you", state=("attacking",)), cap=5
                    ),
                ),
            ),
        ),
        heresy="5 damage to the controlling player's Life Stack.",
        trap=(Ability(on="heresy", do=(DamageLifeStack(who="controller", n=5),)),),
        icon="warlord-helmet",
    ),
    Card(
        name="Barcid War Elephants",
        faction="Aggression",
        kind="creature",
        aspect=3,
        cost=(1, 1, 1),
        fight=4,
        life=4,
        types=("Beast",),
        keywords=("overrun", "lumbering"),
        text="No ability beyond Overrun and Lumbering.",
        heresy="Exhaust all Creatures of the controlling player.",
        trap=(Ability(on="heresy", do=(Exhaust(t=Select(pick=("creature",), side="controller", all=True)),)),),
        icon="elephant",
    ),
)

"""The Disciple: starting equipment and skills."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.descent.cards.card import Card, ability, modifier, surge
from gloaming.games.descent.effects.attacks import AddShields, Attack, Dealt
from gloaming.games.descent.effects.conditions import ByMe, HasCard, OfMine, RolledSurge
from gloaming.games.descent.effects.harm import ROLLED, DropCondition, Recover, Roll, Suffer
from gloaming.games.descent.effects.lasting import Happen, Last
from gloaming.games.descent.effects.movement import MovePoints
from gloaming.games.descent.effects.op import ADJACENT, Around, Pick

PRAYED_FOR = (
    Recover(who="it", damage=ROLLED),
    Recover(who="it", fatigue=1, conditions=(HasCard(name="Holy Power"), RolledSurge())),
    Happen(who="it", moment="prayed"),
)
"""What comes to a hero by Prayer of Healing."""

DISCIPLE = (
    Card(
        name="Iron Mace",
        kind="item",
        text="A weapon.",
        icon="flat-hammer",
        slot="one hand",
        traits=("Hammer",),
        attack="melee",
        dice=("blue", "yellow"),
        surges=(surge(condition="Stunned"),),
        hero_class="Disciple",
    ),
    Card(
        name="Wooden Shield",
        kind="item",
        text="Exhaust after your defense roll: +1 shield.",
        icon="shield",
        slot="one hand",
        traits=("Shield",),
        hero_class="Disciple",
        abilities=(ability("defense_rolled", AddShields(n=1), when=OfMine(), exhausts=True),),
    ),
    # during own turn; fatigue 1; exhausts
    Card(
        name="Prayer of Healing",
        kind="skill",
        text="Roll 1 red die; you or an adjacent hero regains damage equal to the damage icons.",
        icon="prayer",
        hero_class="Disciple",
        abilities=(
            ability(
                "turn",
                Pick(who=Around(of="heroes", within=ADJACENT, others=False, fallen=True)),
                Roll(dice=("red",)),
                *PRAYED_FOR,
                Pick(
                    who=Around(of="heroes", within=ADJACENT, others=False, fallen=True, unless_it=True),
                    conditions=(HasCard(name="Holy Power"),),
                    may=True,
                ),
                *(replace(op, conditions=(*op.conditions, HasCard(name="Holy Power"))) for op in PRAYED_FOR),
                fatigue=1,
                exhausts=True,
            ),
        ),
    ),
    Card(
        name="Armor of Faith",
        kind="skill",
        text="That hero adds a brown die to his defense pool until your next turn starts.",
        timing="Prayer of Healing is used on a hero",
        icon="angel-outfit",
        hero_class="Disciple",
        xp=1,
        abilities=(ability("prayed", Last(who="that", until="next_turn_start"), when=ByMe(), must=True),),
        modifiers=(modifier("defense", dice=("brown",), lasting=True),),
    ),
    # own turn; fatigue 1; an action
    Card(
        name="Blessed Strike",
        kind="skill",
        text=(
            "Melee-weapon attack; if at least 1 damage gets through, you and one adjacent hero of your choice each "
            "regain 2 damage."
        ),
        icon="winged-sword",
        hero_class="Disciple",
        xp=1,
        abilities=(
            ability(
                "action",
                Attack(like="melee"),
                Recover(damage=2, conditions=(Dealt(),)),
                Pick(who=Around(of="heroes", within=ADJACENT, fallen=True), conditions=(Dealt(),)),
                Recover(who="it", damage=2, conditions=(Dealt(),)),
                fatigue=1,
                attacks=True,
            ),
        ),
    ),
    Card(
        name="Cleansing Touch",
        kind="skill",
        text="That hero may also drop one Condition card.",
        timing="Prayer of Healing is used on a hero",
        icon="healing",
        hero_class="Disciple",
        xp=1,
        abilities=(ability("prayed", DropCondition(who="that", may=True), when=ByMe(), must=True),),
    ),
    Card(
        name="Divine Fury",
        kind="skill",
        text="That hero adds a yellow die to the next attack he makes before this round ends.",
        timing="Prayer of Healing is used on a hero",
        icon="sundial",
        hero_class="Disciple",
        xp=2,
        abilities=(ability("prayed", Last(who="that", until="attack"), when=ByMe(), must=True),),
        modifiers=(modifier("attack", dice=("yellow",), lasting=True),),
    ),
    # own turn; fatigue 2; an action; exhausts
    Card(
        name="Prayer of Peace",
        kind="skill",
        text="While exhausted, monsters adjacent to you cannot attack.",
        icon="peace-dove",
        hero_class="Disciple",
        xp=2,
        abilities=(ability("action", fatigue=2, exhausts=True),),
        modifiers=(modifier("no_attack", whom=Around(of="monsters", within=ADJACENT), exhausted=True),),
    ),
    # own turn; fatigue 0; an action
    Card(
        name="Time of Need",
        kind="skill",
        text="Gain 2 movement points and regain 2 fatigue.",
        icon="hourglass",
        hero_class="Disciple",
        xp=2,
        abilities=(ability("action", MovePoints(n=2), Recover(fatigue=2)),),
    ),
    # passive; fatigue 0
    Card(
        name="Holy Power",
        kind="skill",
        text="Prayer of Healing may affect two heroes; a surge on its red die also gives both 1 fatigue back.",
        icon="holy-symbol",
        hero_class="Disciple",
        xp=3,
        # What it changes stands with Prayer of Healing.
    ),
    # own turn; fatigue 3; an action
    Card(
        name="Radiant Light",
        kind="skill",
        text=(
            "Roll 1 red die: each hero in line of sight (you included) regains that much damage and each monster in"
            " line of sight takes that much."
        ),
        icon="sunbeams",
        hero_class="Disciple",
        xp=3,
        abilities=(
            ability(
                "action",
                Roll(dice=("red",)),
                Recover(who=Around(of="heroes", sight=True, others=False, fallen=True), damage=ROLLED),
                Suffer(who=Around(of="monsters", sight=True), damage=ROLLED),
                fatigue=3,
            ),
        ),
    ),
)
"""Starting equipment first, then the skills."""

"""What the abilities on monster cards do; those of lieutenants alone are in `lieutenant_abilities.py`."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, ability, modifier, surge
from gloaming.games.descent.effects.attacks import (
    AddDice,
    AttackAll,
    AttackTwo,
    BreatheFire,
)
from gloaming.games.descent.effects.conditions import (
    NoLeaderNear,
    OfMine,
    That,
)
from gloaming.games.descent.effects.harm import (
    ROLLED,
    Inflict,
    Recover,
    Roll,
    Suffer,
    Test,
)
from gloaming.games.descent.effects.lasting import Last
from gloaming.games.descent.effects.movement import PutElsewhere
from gloaming.games.descent.effects.op import ADJACENT, Around, Not, Pick

MONSTER_ABILITIES = (
    Card(
        name="Air",
        kind="ability",
        text=(
            "Action: until the overlord's next turn only attacks from adjacent figures can affect it (official "
            "errata; as printed it could not be affected by any attack and heroes could move through it)."
        ),
        icon="beast-eye",
        abilities=(ability("action", Last(until="overlord_turn_start")),),
        modifiers=(modifier("only_adjacent", lasting=True),),
    ),
    Card(
        name="Cowardly",
        kind="ability",
        text="Can only spend surges on abilities while up to 3 spaces from a master monster or lieutenant.",
        icon="beast-eye",
        modifiers=(modifier("cowardly", when=NoLeaderNear()),),
    ),
    Card(
        name="Earth",
        kind="ability",
        text="Action: adjacent heroes test Awareness; failures are Immobilized.",
        icon="beast-eye",
        abilities=(
            ability(
                "action",
                Test(
                    who=Around(of="heroes", within=ADJACENT),
                    attribute="awareness",
                    failed=(Inflict(who="it", condition="Immobilized"),),
                ),
            ),
        ),
    ),
    Card(
        name="Fire",
        kind="ability",
        text=(
            "Action: one attack that hits all adjacent figures, friend or foe, whatever the range rolled: one "
            "attack roll, separate defense rolls."
        ),
        icon="beast-eye",
        abilities=(
            ability("action", AttackAll(targets=Around(of="figures", within=ADJACENT), any_range=True), attacks=True),
        ),
    ),
    Card(
        name="Fire Breath",
        kind="ability",
        text=(
            "Surge keyword: trace a path of 4 spaces, each adjacent to the one before, that begins with the target "
            "space; every figure on it, friend or foe, is affected once and defends separately (rolled then, as "
            "ruling R37 has it for Blast)."
        ),
        icon="beast-eye",
        surges=(surge(do=(BreatheFire(spaces=4),), text="Fire Breath: figures on a path of 4 spaces are hit, too"),),
    ),
    Card(
        name="Flail",
        kind="ability",
        text=(
            "One attack may target 2 different heroes, each within reach and in line of sight; one attack roll, "
            "separate defense rolls."
        ),
        icon="beast-eye",
        abilities=(ability("action", AttackTwo(targets=Around(of="heroes")), attacks=True),),
    ),
    Card(
        name="Fly",
        kind="ability",
        text=(
            "While moving, ignore enemy figures and terrain (water costs 1, pits and lava do nothing, obstacles can"
            " be crossed); he must end in an empty space."
        ),
        icon="beast-eye",
        modifiers=(modifier("fly"),),
    ),
    Card(
        name="Grab",
        kind="ability",
        text="Action: an adjacent hero tests Might; failing means Immobilized.",
        icon="beast-eye",
        abilities=(
            ability(
                "action",
                Pick(who=Around(of="heroes", within=ADJACENT)),
                Test(who="it", attribute="might", failed=(Inflict(who="it", condition="Immobilized"),)),
            ),
        ),
    ),
    Card(
        name="Heal",
        kind="ability",
        text=(
            "Action: pick a monster up to 3 spaces away (itself included), roll 1 red die, it regains that much damage."
        ),
        icon="beast-eye",
        abilities=(
            ability(
                "action",
                Pick(who=Around(of="monsters", within=3, others=False)),
                Roll(dice=("red",)),
                Recover(who="it", damage=ROLLED),
            ),
        ),
    ),
    Card(
        name="Howl",
        kind="ability",
        text="Action: heroes up to 3 spaces away test Willpower; each failure costs 1 fatigue.",
        icon="beast-eye",
        abilities=(
            ability(
                "action",
                Test(who=Around(of="heroes", within=3), attribute="willpower", failed=(Suffer(who="it", fatigue=1),)),
            ),
        ),
    ),
    Card(
        name="Night Stalker",
        kind="ability",
        text="When attacked by a hero who is not adjacent it may add a brown die to its defense.",
        icon="beast-eye",
        abilities=(
            ability(
                "before_dice",
                AddDice(dice=("brown",)),
                when=(OfMine(), That(of="heroes", by=True), Not(of=(That(of="heroes", by=True, within=ADJACENT),))),
            ),
        ),
    ),
    Card(
        name="Reach",
        kind="ability",
        text="Melee attacks reach 2 spaces.",
        icon="beast-eye",
        modifiers=(modifier("reach"),),
    ),
    Card(
        name="Scamper",
        kind="ability",
        text="May move through spaces holding heroes.",
        icon="beast-eye",
        modifiers=(modifier("pass_enemies"),),
    ),
    Card(
        name="Shadow",
        kind="ability",
        text="A hero adjacent to it who attacks, whatever his target, must spend 1 surge on this or the attack misses.",
        icon="beast-eye",
        modifiers=(modifier("toll", surge=surge(text="Pierce the shadow"), whom=Around(of="heroes", within=ADJACENT)),),
    ),
    Card(
        name="Shambling",
        kind="ability",
        text="At most one move action per turn.",
        icon="beast-eye",
        modifiers=(modifier("one_move"),),
    ),
    Card(
        name="Throw",
        kind="ability",
        text=(
            "Action: Might test by an adjacent hero of the overlord's choice; on a failure he is put in an empty "
            "space of the overlord's choice up to 3 spaces away (this counts as entering it) and takes 1 damage."
        ),
        icon="beast-eye",
        abilities=(
            ability(
                "action",
                Pick(who=Around(of="heroes", within=ADJACENT)),
                Test(
                    who="it",
                    attribute="might",
                    failed=(PutElsewhere(who="it", within=3), Suffer(who="it", damage=1)),
                ),
            ),
        ),
    ),
    Card(
        name="Water",
        kind="ability",
        text="Action: adjacent heroes test Willpower; failures take 2 fatigue.",
        icon="beast-eye",
        abilities=(
            ability(
                "action",
                Test(
                    who=Around(of="heroes", within=ADJACENT),
                    attribute="willpower",
                    failed=(Suffer(who="it", fatigue=2),),
                ),
            ),
        ),
    ),
    Card(
        name="Web",
        kind="ability",
        text=(
            "A hero next to it must take 1 fatigue, on top of any other cost, each time he moves out of his space; "
            "at his Stamina he cannot (DE-233). Being placed elsewhere costs nothing."
        ),
        icon="beast-eye",
        modifiers=(modifier("web"),),
    ),
    Card(
        name="Mend 1",
        kind="ability",
        text="Surge: this monster regains 1 damage.",
        icon="beast-eye",
        surges=(surge(do=(Recover(damage=1),), text="Regain 1 damage"),),
    ),
    Card(
        name="Mend 2",
        kind="ability",
        text="Surge: this monster regains 2 damage.",
        icon="beast-eye",
        surges=(surge(do=(Recover(damage=2),), text="Regain 2 damage"),),
    ),
    Card(
        name="Mend 3",
        kind="ability",
        text="Surge: this monster regains 3 damage.",
        icon="beast-eye",
        surges=(surge(do=(Recover(damage=3),), text="Regain 3 damage"),),
    ),
)

"""What the abilities on lieutenant cards do that no other monster has."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, ability, modifier, surge
from gloaming.games.descent.effects.attacks import (
    AttackAll,
    AttackWithThis,
    BecomeTarget,
    CountDealt,
    Dealt,
    RushThrough,
)
from gloaming.games.descent.effects.conditions import (
    ByMe,
    CanPromote,
    CanWalk,
    InEmptySpace,
    Meanwhile,
    MonsterNear,
    OfMine,
    SpentOnThis,
    Survives,
    Targeted,
    That,
)
from gloaming.games.descent.effects.harm import (
    ROLLED,
    HurtUpTo,
    Inflict,
    InflictOne,
    Recover,
    Suffer,
    Test,
    TestMine,
)
from gloaming.games.descent.effects.monsters import Promote
from gloaming.games.descent.effects.movement import MoveUpTo, Push, PutElsewhere, SwapPlaces
from gloaming.games.descent.effects.op import ADJACENT, Around, Passed, Pick

LIEUTENANT_ABILITIES = (
    Card(
        name="Aftershock",
        kind="ability",
        text=(
            "After an adjacent hero's attack on Merick resolves, that hero tests Willpower and takes 1 fatigue on a"
            " failure."
        ),
        icon="beast-eye",
        abilities=(
            ability(
                "attack_done",
                Test(who="by", attribute="willpower", failed=(Suffer(who="it", fatigue=1),)),
                when=(Targeted(), That(of="heroes", by=True, within=ADJACENT)),
                must=True,
            ),
        ),
    ),
    Card(
        name="Blood Call",
        kind="ability",
        text="Eliza regains damage equal to the damage this attack dealt after defense.",
        icon="beast-eye",
        surges=(surge(text="Eliza regains damage equal to the damage this attack dealt after defense"),),
        abilities=(
            ability(
                "attack_done",
                CountDealt(in_all=True),
                Recover(damage=ROLLED),
                when=(ByMe(), SpentOnThis()),
                must=True,
            ),
        ),
    ),
    Card(
        name="Cry Havoc",
        kind="ability",
        text=(
            "Action (Act II): a move action, then his attack, which hits every figure he moved through, friend or "
            "foe, and nobody else: one attack roll, separate defense rolls; reach and sight do not matter."
        ),
        icon="beast-eye",
        abilities=(ability("action", RushThrough(), attacks=True),),
    ),
    Card(
        name="Dominion",
        kind="ability",
        text=(
            "Action: Zachareth tests Willpower; on a pass the overlord may move a hero in his line of sight up to 2"
            " spaces, then that hero tests Willpower and is Immobilized on a failure."
        ),
        icon="beast-eye",
        abilities=(
            ability(
                "action",
                TestMine(attribute="willpower"),
                Pick(who=Around(of="heroes", sight=True), conditions=(Passed(),), may=True),
                Push(who="it", n=2, conditions=(Passed(),)),
                Test(
                    who="it",
                    attribute="willpower",
                    failed=(Inflict(who="it", condition="Immobilized"),),
                    conditions=(Passed(),),
                ),
                when=MonsterNear(around=Around(of="heroes", sight=True)),
            ),
        ),
    ),
    Card(
        name="Ignite",
        kind="ability",
        text=(
            "Action: Merick takes 1 damage (not allowed if that would defeat him) and makes one attack that hits "
            "all adjacent figures, friend or foe, whatever the range rolled; separate defense rolls."
        ),
        icon="beast-eye",
        abilities=(
            ability(
                "action",
                Suffer(damage=1),
                AttackAll(targets=Around(of="figures", within=ADJACENT), any_range=True),
                when=(Survives(damage=1), MonsterNear(around=Around(of="figures", within=ADJACENT))),
                attacks=True,
            ),
        ),
    ),
    Card(
        name="Knockback",
        kind="ability",
        text="Put the target in any empty space up to 3 spaces from where it stood (counts as entering it).",
        icon="beast-eye",
        surges=(surge(do=(PutElsewhere(who="that", within=3),), text="Put the target up to 3 spaces away"),),
    ),
    Card(
        name="Not Me!",
        kind="ability",
        text=(
            "When attacked, before dice, test Splig's Awareness; on a pass an adjacent monster of the overlord's "
            "choice becomes the target (range and line of sight still measured to Splig); with none next to him "
            "nothing happens."
        ),
        icon="beast-eye",
        abilities=(
            ability(
                "attack_declared",
                TestMine(attribute="awareness"),
                Pick(who=Around(of="monsters", within=ADJACENT), conditions=(Passed(),)),
                BecomeTarget(it=True, conditions=(Passed(),)),
                when=(OfMine(), MonsterNear(around=Around(of="monsters", within=ADJACENT))),
                must=True,
            ),
        ),
    ),
    Card(
        name="Overpower",
        kind="ability",
        text=(
            "Action: a move action; each time he enters a space adjacent to a hero he may test Might, and on a pass"
            " swap places with that hero, who takes 1 fatigue."
        ),
        icon="beast-eye",
        abilities=(
            ability("action", MoveUpTo(), when=CanWalk()),
            ability(
                "entered",
                Pick(who=Around(of="heroes", within=ADJACENT)),
                TestMine(attribute="might"),
                SwapPlaces(who="it", conditions=(Passed(),)),
                Suffer(who="it", fatigue=1, conditions=(Passed(),)),
                when=(OfMine(), Meanwhile(), InEmptySpace()),
            ),
        ),
    ),
    Card(
        name="Promotion",
        kind="ability",
        text=(
            "Action (Act II): test Willpower; on a pass swap an adjacent minion for a master of its type within the"
            " group limit."
        ),
        icon="beast-eye",
        abilities=(
            ability("action", TestMine(attribute="willpower"), Promote(conditions=(Passed(),)), when=CanPromote()),
        ),
    ),
    Card(
        name="Regeneration 1",
        kind="ability",
        text="Regains 1 damage at the start of each overlord turn (Act II).",
        icon="beast-eye",
        abilities=(ability("overlord_turn_start", Recover(damage=1), must=True),),
    ),
    Card(
        name="Sacrifice",
        kind="ability",
        text="Action: hurt a neighbouring monster for at most 5 damage; Eliza regains as much.",
        icon="beast-eye",
        abilities=(
            ability(
                "action",
                Pick(who=Around(of="monsters", within=ADJACENT)),
                HurtUpTo(most=5),
                Recover(damage=ROLLED),
            ),
        ),
    ),
    Card(
        name="Seduce",
        kind="ability",
        text=(
            "Action: pick a hero up to 3 spaces away and test Eliza's Willpower; on a pass move that hero 1 space "
            "and he is Stunned."
        ),
        icon="beast-eye",
        abilities=(
            ability(
                "action",
                Pick(who=Around(of="heroes", within=3)),
                TestMine(attribute="willpower"),
                Push(who="it", n=1, conditions=(Passed(),)),
                Inflict(who="it", condition="Stunned", conditions=(Passed(),)),
            ),
        ),
    ),
    Card(
        name="Shadow Bolt",
        kind="ability",
        text="Action (Act II): ranged attack with blue, red, yellow.",
        icon="beast-eye",
        attack="ranged",
        dice=("blue", "red", "yellow"),
        abilities=(ability("action", AttackWithThis(), attacks=True),),
    ),
    Card(
        name="Subdue",
        kind="ability",
        text="If at least 1 damage gets through, the target gets one condition of the overlord's choice.",
        icon="beast-eye",
        surges=(
            surge(text="If at least 1 damage gets through, the target gets one condition of the overlord's choice"),
        ),
        abilities=(
            ability(
                "attack_done",
                CountDealt(),
                InflictOne(who="that", conditions=(Dealt(),)),
                when=(ByMe(), SpentOnThis()),
                must=True,
            ),
        ),
    ),
    Card(
        name="Unmovable",
        kind="ability",
        text="May ignore any effect that would force him to move.",
        icon="beast-eye",
        modifiers=(modifier("unmovable"),),
    ),
    Card(
        name="Wail",
        kind="ability",
        text="Action (Act II): heroes up to 3 spaces away test Willpower; failures take 2 fatigue.",
        icon="beast-eye",
        abilities=(
            ability(
                "action",
                Test(who=Around(of="heroes", within=3), attribute="willpower", failed=(Suffer(who="it", fatigue=2),)),
            ),
        ),
    ),
    Card(
        name="Wither",
        kind="ability",
        text="Target takes 1 fatigue.",
        icon="beast-eye",
        surges=(surge(do=(Suffer(who="that", fatigue=1),), text="Target takes 1 fatigue"),),
    ),
)

"""What the abilities on monster and lieutenant cards do."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, ability, modifier, surge
from gloaming.games.descent.effects import (
    ADJACENT,
    ROLLED,
    AddDice,
    Around,
    Inflict,
    NoLeaderNear,
    Not,
    OfMine,
    Pick,
    Recover,
    Roll,
    Suffer,
    Test,
    That,
)

MONSTER_ABILITIES = (
    Card(
        name="Aftershock",
        kind="ability",
        text=(
            "After an adjacent hero's attack on Merick resolves, that hero tests Willpower and takes 1 fatigue on a"
            " failure."
        ),
        icon="beast-eye",
    ),
    Card(
        name="Air",
        kind="ability",
        text=(
            "Action: until the overlord's next turn only attacks from adjacent figures can affect it (official "
            "errata; as printed it could not be affected by any attack and heroes could move through it)."
        ),
        icon="beast-eye",
    ),
    Card(
        name="Blood Call",
        kind="ability",
        text="Eliza regains damage equal to the damage this attack dealt after defense.",
        icon="beast-eye",
        surges=(surge(text="Eliza regains damage equal to the damage this attack dealt after defense"),),
    ),
    Card(
        name="Cowardly",
        kind="ability",
        text="Can only spend surges on abilities while up to 3 spaces from a master monster or lieutenant.",
        icon="beast-eye",
        modifiers=(modifier("cowardly", when=NoLeaderNear()),),
    ),
    Card(
        name="Cry Havoc",
        kind="ability",
        text=(
            "Action (Act II): a move action, then his attack, which hits every figure he moved through, friend or "
            "foe, and nobody else: one attack roll, separate defense rolls; reach and sight do not matter."
        ),
        icon="beast-eye",
    ),
    Card(
        name="Dominion",
        kind="ability",
        text=(
            "Action: Zachareth tests Willpower; on a pass the overlord may move a hero in his line of sight up to 2"
            " spaces, then that hero tests Willpower and is Immobilized on a failure."
        ),
        icon="beast-eye",
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
        surges=(
            surge(
                text=(
                    "Surge keyword: trace a path of 4 spaces, each adjacent to the one before, that begins with the"
                    " target space; every figure on it, friend or foe, is affected once and defends separately "
                    "(rolled then, as ruling R37 has it for Blast)"
                ),
            ),
        ),
    ),
    Card(
        name="Flail",
        kind="ability",
        text=(
            "One attack may target 2 different heroes, each within reach and in line of sight; one attack roll, "
            "separate defense rolls."
        ),
        icon="beast-eye",
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
        name="Ignite",
        kind="ability",
        text=(
            "Action: Merick takes 1 damage (not allowed if that would defeat him) and makes one attack that hits "
            "all adjacent figures, friend or foe, whatever the range rolled; separate defense rolls."
        ),
        icon="beast-eye",
    ),
    Card(
        name="Knockback",
        kind="ability",
        text="Put the target in any empty space up to 3 spaces from where it stood (counts as entering it).",
        icon="beast-eye",
        surges=(
            surge(text="Put the target in any empty space up to 3 spaces from where it stood (counts as entering it)"),
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
                AddDice(dice=("brown",), defense=True),
                when=(OfMine(), That(of="heroes", by=True), Not(of=(That(of="heroes", by=True, within=ADJACENT),))),
            ),
        ),
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
    ),
    Card(
        name="Overpower",
        kind="ability",
        text=(
            "Action: a move action; each time he enters a space adjacent to a hero he may test Might, and on a pass"
            " swap places with that hero, who takes 1 fatigue."
        ),
        icon="beast-eye",
    ),
    Card(
        name="Promotion",
        kind="ability",
        text=(
            "Action (Act II): test Willpower; on a pass swap an adjacent minion for a master of its type within the"
            " group limit."
        ),
        icon="beast-eye",
    ),
    Card(
        name="Reach",
        kind="ability",
        text="Melee attacks reach 2 spaces.",
        icon="beast-eye",
        modifiers=(modifier("reach"),),
    ),
    Card(
        name="Regeneration 1",
        kind="ability",
        text="Regains 1 damage at the start of each overlord turn (Act II).",
        icon="beast-eye",
    ),
    Card(
        name="Sacrifice",
        kind="ability",
        text="Action: hurt a neighbouring monster for at most 5 damage; Eliza regains as much.",
        icon="beast-eye",
    ),
    Card(
        name="Scamper",
        kind="ability",
        text="May move through spaces holding heroes.",
        icon="beast-eye",
        modifiers=(modifier("pass_enemies"),),
    ),
    Card(
        name="Seduce",
        kind="ability",
        text=(
            "Action: pick a hero up to 3 spaces away and test Eliza's Willpower; on a pass move that hero 1 space "
            "and he is Stunned."
        ),
        icon="beast-eye",
    ),
    Card(
        name="Shadow",
        kind="ability",
        text="A hero adjacent to it who attacks, whatever his target, must spend 1 surge on this or the attack misses.",
        icon="beast-eye",
    ),
    Card(
        name="Shadow Bolt",
        kind="ability",
        text="Action (Act II): ranged attack with blue, red, yellow.",
        icon="beast-eye",
    ),
    Card(
        name="Shambling",
        kind="ability",
        text="At most one move action per turn.",
        icon="beast-eye",
        modifiers=(modifier("one_move"),),
    ),
    Card(
        name="Subdue",
        kind="ability",
        text="If at least 1 damage gets through, the target gets one condition of the overlord's choice.",
        icon="beast-eye",
        surges=(
            surge(text="If at least 1 damage gets through, the target gets one condition of the overlord's choice"),
        ),
    ),
    Card(
        name="Throw",
        kind="ability",
        text=(
            "Action: Might test by an adjacent hero of the overlord's choice; on a failure he is put in an empty "
            "space of the overlord's choice up to 3 spaces away (this counts as entering it) and takes 1 damage."
        ),
        icon="beast-eye",
    ),
    Card(
        name="Unmovable", kind="ability", text="May ignore any effect that would force him to move.", icon="beast-eye"
    ),
    Card(
        name="Wail",
        kind="ability",
        text="Action (Act II): heroes up to 3 spaces away test Willpower; failures take 2 fatigue.",
        icon="beast-eye",
    ),
    Card(
        name="Water",
        kind="ability",
        text="Action: adjacent heroes test Willpower; failures take 2 fatigue.",
        icon="beast-eye",
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
        name="Wither",
        kind="ability",
        text="Target takes 1 fatigue.",
        icon="beast-eye",
        surges=(surge(text="Target takes 1 fatigue"),),
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

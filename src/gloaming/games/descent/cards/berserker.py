"""The Berserker: starting equipment and skills."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, ability, modifier, surge
from gloaming.games.descent.effects.attacks import Attack, AttackAll, ChangeAttack, DamageForWounds, PayForDamage
from gloaming.games.descent.effects.conditions import BothHands, ByMe, ByThis, OfMine, That, WithWeapon
from gloaming.games.descent.effects.harm import Inflict, Recover, TestMine
from gloaming.games.descent.effects.movement import MoveUpTo
from gloaming.games.descent.effects.op import ADJACENT, Around, Passed, Pick

BERSERKER = (
    Card(
        name="Chipped Greataxe",
        kind="item",
        text="A weapon.",
        icon="battle-axe",
        slot="two hands",
        traits=("Axe",),
        attack="melee",
        dice=("blue", "red"),
        surges=(surge(damage=1), surge(damage=1)),
        hero_class="Berserker",
    ),
    # own turn; fatigue 1; an action
    Card(
        name="Rage",
        kind="skill",
        text="Attack with a melee weapon at +1 damage.",
        icon="enrage",
        hero_class="Berserker",
        abilities=(ability("action", Attack(like="melee", damage=1), fatigue=1, attacks=True),),
    ),
    # passive; fatigue 0
    Card(
        name="Brute",
        kind="skill",
        text="+4 Health. When you stand up or another hero revives you, regain 2 more damage.",
        icon="muscle-up",
        hero_class="Berserker",
        xp=1,
        modifiers=(modifier("health", 4),),
        abilities=(ability("restored", Recover(damage=2), when=OfMine(), must=True),),
    ),
    Card(
        name="Counter Attack",
        kind="skill",
        text="Attack that monster with a melee weapon; if it survives it goes on with its activation.",
        timing="an adjacent monster has attacked you",
        icon="sword-clash",
        hero_class="Berserker",
        xp=1,
        abilities=(
            ability(
                "attack_done",
                Attack(like="melee", target="by"),
                when=(OfMine(), That(of="monsters", by=True, within=ADJACENT)),
                fatigue=1,
                exhausts=True,
            ),
        ),
    ),
    # during own turn; fatigue 2; exhausts
    Card(
        name="Cripple",
        kind="skill",
        text="Pick an adjacent monster and test Might; on a pass it becomes Immobilized.",
        icon="broken-bone",
        hero_class="Berserker",
        xp=1,
        abilities=(
            ability(
                "turn",
                Pick(who=Around(of="monsters", within=ADJACENT)),
                TestMine(attribute="might"),
                Inflict(who="it", condition="Immobilized", conditions=(Passed(),)),
                fatigue=2,
                exhausts=True,
            ),
        ),
    ),
    # own turn; fatigue 2; an action
    Card(
        name="Charge",
        kind="skill",
        text="Move up to your Speed, then attack with a melee weapon.",
        icon="charging-bull",
        hero_class="Berserker",
        xp=2,
        abilities=(ability("action", MoveUpTo(), Attack(like="melee"), fatigue=2, attacks=True),),
    ),
    Card(
        name="Weapon Mastery",
        kind="skill",
        text="Add 1 surge to the roll.",
        timing="attacking with both hands on melee weapons",
        icon="crossed-axes",
        hero_class="Berserker",
        xp=2,
        abilities=(
            ability(
                "dice_rolled",
                ChangeAttack(surges=1),
                when=(ByMe(), WithWeapon(like="melee"), BothHands()),
                exhausts=True,
            ),
        ),
    ),
    # own turn; fatigue 1; an action
    Card(
        name="Whirlwind",
        kind="skill",
        text="Melee-weapon attack on all adjacent monsters: one attack roll, separate defense rolls.",
        icon="spinning-blades",
        hero_class="Berserker",
        xp=2,
        abilities=(
            ability(
                "action",
                AttackAll(targets=Around(of="monsters", within=ADJACENT), like="melee"),
                fatigue=1,
                attacks=True,
            ),
        ),
    ),
    # own turn; fatigue 2; an action
    Card(
        name="Death Rage",
        kind="skill",
        text="Melee-weapon attack with an added surge option: +1 damage per 2 damage currently on your hero sheet.",
        icon="bleeding-eye",
        hero_class="Berserker",
        xp=3,
        abilities=(ability("action", Attack(like="melee"), fatigue=2, attacks=True),),
        modifiers=(
            modifier(
                "surge",
                surge=surge(do=(DamageForWounds(per=2),), text="+1 damage for every 2 damage on your hero sheet"),
                when=(ByMe(), ByThis()),
            ),
        ),
    ),
    Card(
        name="Execute",
        kind="skill",
        text="Pay X fatigue for +X damage.",
        timing="a melee-weapon attack was rolled",
        icon="executioner-hood",
        hero_class="Berserker",
        xp=3,
        abilities=(ability("dice_rolled", PayForDamage(), when=(ByMe(), WithWeapon(like="melee")), exhausts=True),),
    ),
)
"""Starting equipment first, then the skills."""

"""The Knight: starting equipment and skills."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, ability, modifier, surge
from gloaming.games.descent.effects.attacks import AddShields, Attack, BecomeTarget, RerollDie
from gloaming.games.descent.effects.conditions import (
    AtMarked,
    ByMe,
    DefeatedMonster,
    EnteredNext,
    Equipped,
    MonsterNear,
    OfMine,
    That,
    WithWeapon,
)
from gloaming.games.descent.effects.harm import Inflict, Recover
from gloaming.games.descent.effects.lasting import Last
from gloaming.games.descent.effects.movement import MoveUpTo, StandBesideEnemy
from gloaming.games.descent.effects.op import ADJACENT, Around, Pick

KNIGHT = (
    Card(
        name="Iron Longsword",
        kind="item",
        text="A weapon.",
        icon="broadsword",
        slot="one hand",
        traits=("Blade",),
        attack="melee",
        dice=("blue", "red"),
        surges=(surge(do=(RerollDie(defense=True),), text="The target must reroll 1 defense die of your choice"),),
        hero_class="Knight",
    ),
    Card(
        name="Wooden Shield",
        kind="item",
        text="Exhaust after your defense roll: +1 shield.",
        icon="shield",
        slot="one hand",
        traits=("Shield",),
        hero_class="Knight",
        abilities=(ability("defense_rolled", AddShields(n=1), when=OfMine(), exhausts=True),),
    ),
    # own turn; fatigue 1; an action
    Card(
        name="Oath of Honor",
        kind="skill",
        text=(
            "Pick another hero up to 3 spaces away who has a monster next to him; put your figure in an empty space"
            " adjacent to that monster, the one nearest to you (you choose among equals), and attack it with a "
            "melee weapon."
        ),
        icon="sword-brandish",
        hero_class="Knight",
        abilities=(
            ability("action", StandBesideEnemy(within=3), Attack(like="melee", target="it"), fatigue=1, attacks=True),
        ),
    ),
    Card(
        name="Advance",
        kind="skill",
        text="Move up to your Speed and make one more attack.",
        timing="your melee-weapon attack defeated a monster",
        icon="crossed-swords",
        hero_class="Knight",
        xp=1,
        abilities=(
            ability(
                "attack_done",
                MoveUpTo(),
                Attack(),
                when=(ByMe(), WithWeapon(like="melee"), DefeatedMonster()),
                fatigue=1,
                exhausts=True,
            ),
        ),
    ),
    # during own turn; fatigue 0; exhausts
    Card(
        name="Challenge",
        kind="skill",
        text=(
            "Mark a monster in line of sight with your hero token; while this card stays exhausted, attacks between"
            " you and it (either way) get +1 damage."
        ),
        icon="duel",
        hero_class="Knight",
        xp=1,
        abilities=(
            ability(
                "turn",
                Pick(who=Around(of="monsters", sight=True)),
                Last(who="it", until="refresh"),
                exhausts=True,
            ),
        ),
        modifiers=(
            modifier("mark", lasting=True),
            modifier("damage", 1, when=(ByMe(), AtMarked())),
            modifier("damage", 1, whom=Around(of="monsters"), when=(OfMine(), AtMarked(by=True))),
        ),
    ),
    Card(
        name="Defend",
        kind="skill",
        text="You take his place as target; check range and sight against the first hero's space.",
        timing="an adjacent hero is attacked",
        icon="checked-shield",
        hero_class="Knight",
        xp=1,
        abilities=(ability("attack_declared", BecomeTarget(), when=That(of="heroes", within=ADJACENT), fatigue=1),),
    ),
    # passive / when a shield would exhaust; fatigue 0; exhausts
    Card(
        name="Defense Training",
        kind="skill",
        text=(
            "While a Shield is equipped add a brown die to your defense pool (even when exhausted). You may exhaust"
            " this card in place of your Shield."
        ),
        icon="shield-reflect",
        hero_class="Knight",
        xp=2,
        modifiers=(modifier("defense", dice=("brown",), when=Equipped(like=("Shield",))),),
    ),
    Card(
        name="Guard",
        kind="skill",
        text="Interrupt it with a melee-weapon attack; if it survives its activation continues.",
        timing="a monster enters an empty space next to you",
        icon="guards",
        hero_class="Knight",
        xp=2,
        abilities=(
            ability("entered", Attack(like="melee", target="that"), when=EnteredNext(), fatigue=2, exhausts=True),
        ),
    ),
    # passive; fatigue 0
    Card(
        name="Shield Slam",
        kind="skill",
        text=(
            "With a Shield equipped (exhausted or not) your melee-weapon attacks gain a surge option: one adjacent "
            "monster becomes Stunned."
        ),
        icon="shield-bash",
        hero_class="Knight",
        xp=2,
        modifiers=(
            modifier(
                "surge",
                surge=surge(
                    do=(Pick(who=Around(of="monsters", within=ADJACENT)), Inflict(who="it", condition="Stunned")),
                    text="An adjacent monster is Stunned",
                ),
                when=(ByMe(), WithWeapon(like="melee"), Equipped(like=("Shield",))),
            ),
        ),
    ),
    Card(
        name="Inspiration",
        kind="skill",
        text="With any hero beside you, you and all heroes beside you regain 1 fatigue.",
        timing="your turn starts",
        icon="rally-the-troops",
        hero_class="Knight",
        xp=3,
        abilities=(
            ability(
                "turn_start",
                Recover(who=Around(of="heroes", within=ADJACENT, others=False), fatigue=1),
                when=(OfMine(), MonsterNear(around=Around(of="heroes", within=ADJACENT))),
                must=True,
            ),
        ),
    ),
    # passive / when defeated; fatigue 0
    Card(
        name="Stalwart",
        kind="skill",
        text=(
            "+2 Health. When defeated you may first move up to your Speed and make a melee-weapon attack, then you "
            "are knocked out."
        ),
        icon="stone-tower",
        hero_class="Knight",
        xp=3,
        modifiers=(modifier("health", 2),),
        abilities=(ability("falling", MoveUpTo(), Attack(like="melee"), when=OfMine(), limit="turn"),),
    ),
)
"""Starting equipment first, then the skills."""

"""The Spiritspeaker: starting equipment and skills."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, ability, modifier, surge
from gloaming.games.descent.effects.attacks import AddDice, Attack, Dealt
from gloaming.games.descent.effects.conditions import ByMe, That
from gloaming.games.descent.effects.harm import ROLLED, CallSpirits, Recover, Roll, Suffer, TestMine
from gloaming.games.descent.effects.op import Around, Failed, Group, Passed

ALL_NEAR = Around(of="heroes", within=3, others=False, fallen=True)
"""You and the heroes up to 3 spaces away."""

SPIRITSPEAKER = (
    Card(
        name="Oak Staff",
        kind="item",
        text="Reach.",
        icon="wizard-staff",
        slot="two hands",
        traits=("Staff",),
        attack="melee",
        dice=("blue", "yellow"),
        surges=(surge(damage=1),),
        modifiers=(modifier("reach"),),
        hero_class="Spiritspeaker",
    ),
    Card(
        name="Stoneskin",
        kind="skill",
        text="That hero adds a gray die to the defense pool.",
        timing="you or a hero up to 3 spaces away is attacked",
        icon="rock-golem",
        hero_class="Spiritspeaker",
        abilities=(
            ability(
                "before_dice",
                AddDice(dice=("gray",)),
                when=That(of="heroes", within=3),
                fatigue=1,
                exhausts=True,
            ),
        ),
    ),
    # own turn; fatigue 1; an action
    Card(
        name="Drain Spirit",
        kind="skill",
        text="Attack; if at least 1 damage gets through, you and each hero up to 3 spaces away regain 1 damage.",
        icon="spectre",
        hero_class="Spiritspeaker",
        xp=1,
        abilities=(
            ability(
                "action",
                Attack(),
                Recover(who=ALL_NEAR, damage=1, conditions=(Dealt(),)),
                CallSpirits(whom=ALL_NEAR, conditions=(Dealt(),)),
                fatigue=1,
                attacks=True,
            ),
        ),
    ),
    # own turn; fatigue 2; an action
    Card(
        name="Healing Rain",
        kind="skill",
        text="Roll 1 red die; you and each hero up to 3 spaces away regain that much damage.",
        icon="raining",
        hero_class="Spiritspeaker",
        xp=1,
        abilities=(
            ability(
                "action",
                Roll(dice=("red",)),
                Recover(who=ALL_NEAR, damage=ROLLED),
                CallSpirits(whom=ALL_NEAR),
                fatigue=2,
            ),
        ),
    ),
    # own turn; fatigue 1; an action
    Card(
        name="Shared Pain",
        kind="skill",
        text=(
            "Attack; if at least 1 damage gets through, every other figure of the target's monster group takes 1 "
            "damage."
        ),
        icon="chained-heart",
        hero_class="Spiritspeaker",
        xp=1,
        abilities=(
            ability(
                "action",
                Attack(),
                Suffer(who=Group(others=True), damage=1, conditions=(Dealt(),)),
                CallSpirits(whom=Group(others=True), harm=True, conditions=(Dealt(),)),
                fatigue=1,
                attacks=True,
            ),
        ),
    ),
    # own turn; fatigue 1; an action; exhausts
    Card(
        name="Cloud of Mist",
        kind="skill",
        text="While exhausted, attacks against spaces up to 3 from you miss unless the attacker spends 1 surge.",
        icon="fog",
        hero_class="Spiritspeaker",
        xp=2,
        abilities=(ability("action", fatigue=1, exhausts=True),),
        modifiers=(
            modifier(
                "guard",
                surge=surge(text="See through the mist"),
                whom=Around(of="figures", within=3, others=False),
                exhausted=True,
            ),
        ),
    ),
    Card(
        name="Nature's Bounty",
        kind="skill",
        text="Regain the same amount of damage.",
        timing="you regain fatigue by resting",
        icon="three-leaves",
        hero_class="Spiritspeaker",
        xp=2,
        modifiers=(modifier("rest_heals"),),
    ),
    # own turn; fatigue 2; an action; exhausts
    Card(
        name="Tempest",
        kind="skill",
        text=(
            "Test Willpower. Fail: regain 1 fatigue. Pass: monsters up to 3 spaces away take 2 damage, and you and "
            "heroes up to 3 spaces away regain 1 damage."
        ),
        icon="lightning-storm",
        hero_class="Spiritspeaker",
        xp=2,
        abilities=(
            ability(
                "action",
                TestMine(attribute="willpower"),
                Recover(fatigue=1, conditions=(Failed(),)),
                Suffer(who=Around(of="monsters", within=3), damage=2, conditions=(Passed(),)),
                CallSpirits(whom=Around(of="monsters", within=3), harm=True, conditions=(Passed(),)),
                Recover(who=ALL_NEAR, damage=1, conditions=(Passed(),)),
                CallSpirits(whom=ALL_NEAR, conditions=(Passed(),)),
                fatigue=2,
                exhausts=True,
            ),
        ),
    ),
    # a class skill of yours damages monsters or heals heroes; fatigue 1; exhausts
    Card(
        name="Ancestor Spirits",
        kind="skill",
        text=(
            "Exhaust either when monsters take damage from your class skill (each of them becomes Poisoned) or when"
            " heroes regain damage/fatigue from it (each of them regains 1 damage and 1 fatigue)."
        ),
        icon="ghost",
        hero_class="Spiritspeaker",
        xp=3,
        # It is offered by the skills that hurt or heal: `CallSpirits`.
    ),
    # passive; fatigue 0
    Card(
        name="Vigor",
        kind="skill",
        text="Your attacks gain a surge option: each hero regains 1 fatigue.",
        icon="heart-wings",
        hero_class="Spiritspeaker",
        xp=3,
        modifiers=(
            modifier(
                "surge",
                surge=surge(
                    do=(Recover(who=Around(of="heroes", others=False), fatigue=1),), text="Each hero regains 1 fatigue"
                ),
                when=ByMe(),
            ),
        ),
    ),
)
"""Starting equipment first, then the skills."""

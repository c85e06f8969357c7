"""The Wildlander: starting equipment and skills."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, ability, modifier, surge
from gloaming.games.descent.effects.attacks import Attack, AttackAction, ChangeAttack, RerollDie
from gloaming.games.descent.effects.conditions import ByMe, Equipped, HasCard, Meanwhile, That, WithWeapon
from gloaming.games.descent.effects.decks import DiscardRandom
from gloaming.games.descent.effects.movement import MoveUpTo
from gloaming.games.descent.effects.op import ADJACENT, Not

HEAVY = Equipped(like=("Heavy Armor",))
RUN = (MoveUpTo(n=2, conditions=(Not(of=(HEAVY,)),)), MoveUpTo(n=1, conditions=(HEAVY,)))
"""Up to 2 spaces, 1 in heavy armor."""

WILDLANDER = (
    Card(
        name="Yew Shortbow",
        kind="item",
        text="A weapon.",
        icon="bow-arrow",
        slot="two hands",
        traits=("Bow",),
        attack="ranged",
        dice=("blue", "yellow"),
        surges=(surge(range=2), surge(damage=1)),
        hero_class="Wildlander",
    ),
    Card(
        name="Nimble",
        kind="skill",
        text="Move 1 space to an empty space, then the monster continues.",
        timing="a monster enters a space next to you",
        icon="dodging",
        hero_class="Wildlander",
        abilities=(
            ability(
                "entered",
                MoveUpTo(n=1, conditions=(Not(of=(HasCard(name="Fleet of Foot"),)),)),
                MoveUpTo(n=2, conditions=(HasCard(name="Fleet of Foot"),)),
                when=That(of="monsters", within=ADJACENT),
                fatigue=1,
            ),
        ),
    ),
    Card(
        name="Accurate",
        kind="skill",
        text="You may reroll 1 power die, once per attack.",
        timing="attacking with a Bow",
        icon="on-target",
        hero_class="Wildlander",
        xp=1,
        abilities=(
            ability("dice_rolled", RerollDie(colours=("red", "yellow")), when=(ByMe(), WithWeapon(like="Bow"))),
        ),
    ),
    # own turn; fatigue 2; an action; exhausts
    Card(
        name="Danger Sense",
        kind="skill",
        text="The overlord discards one random card from hand.",
        icon="aura",
        hero_class="Wildlander",
        xp=1,
        abilities=(ability("action", DiscardRandom(), fatigue=2, exhausts=True),),
    ),
    Card(
        name="Eagle Eyes",
        kind="skill",
        text="Friendly figures do not interrupt your line of sight.",
        timing="attacking with a Bow",
        icon="eagle-head",
        hero_class="Wildlander",
        xp=1,
        modifiers=(modifier("see_past", word="friends", when=WithWeapon(like="Bow")),),
    ),
    Card(
        name="Bow Mastery",
        kind="skill",
        text="Add 1 surge to the roll.",
        timing="attacking with a Bow",
        icon="bowman",
        hero_class="Wildlander",
        xp=2,
        abilities=(
            ability("dice_rolled", ChangeAttack(surges=1), when=(ByMe(), WithWeapon(like="Bow")), exhausts=True),
        ),
    ),
    Card(
        name="First Strike",
        kind="skill",
        text="Attack that monster with a Bow; if it survives it goes on with its activation.",
        timing="the overlord activates a monster",
        icon="arrows-shield",
        hero_class="Wildlander",
        xp=2,
        abilities=(
            ability(
                "activation_start",
                Attack(like="Bow", target="that"),
                when=That(of="monsters"),
                fatigue=2,
                exhausts=True,
            ),
        ),
    ),
    # passive; fatigue 0
    Card(
        name="Fleet of Foot",
        kind="skill",
        text="1 fatigue buys 2 movement points instead of 1; Nimble may move you 2 spaces.",
        icon="wingfoot",
        hero_class="Wildlander",
        xp=2,
        modifiers=(modifier("fatigue_points", 1),),
    ),
    # own turn; fatigue 1; an action
    Card(
        name="Black Arrow",
        kind="skill",
        text="Bow attack at +2 range; unless it misses it deals at least 3 damage after defense.",
        icon="broadhead-arrow",
        hero_class="Wildlander",
        xp=3,
        abilities=(ability("action", Attack(like="Bow", range=2, least=3), fatigue=1, attacks=True),),
    ),
    Card(
        name="Running Shot",
        kind="skill",
        text=(
            "Move up to 2 spaces (1 in Heavy Armor), either just before you declare the target or after the attack "
            "is resolved."
        ),
        timing="each attack with a Bow",
        icon="divert",
        hero_class="Wildlander",
        xp=3,
        # Running before the shot begins the action, whatever makes the attack; running after it follows any attack.
        abilities=(
            ability("action", *RUN, AttackAction(like="Bow"), attacks=True),
            ability("attack_done", *RUN, when=(ByMe(), WithWeapon(like="Bow"), Not(of=(Meanwhile(),)))),
        ),
    ),
)
"""Starting equipment first, then the skills."""

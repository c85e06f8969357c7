"""The Thief: starting equipment and skills."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, ability, modifier, surge
from gloaming.games.descent.effects.actions import SearchNear, UseDoor
from gloaming.games.descent.effects.attacks import Attack
from gloaming.games.descent.effects.conditions import ByMe, DidNotSeeMe, EnteredNext, OfMine, OneInSight, That
from gloaming.games.descent.effects.decks import FindAnother
from gloaming.games.descent.effects.harm import Inflict, RerollTest, Suffer, TestMine
from gloaming.games.descent.effects.op import ADJACENT, Around, Passed

THIEF = (
    Card(
        name="Throwing Knives",
        kind="item",
        text="+1 damage against an adjacent monster.",
        icon="thrown-knife",
        slot="one hand",
        traits=("Blade",),
        attack="ranged",
        dice=("blue", "yellow"),
        surges=(surge(range=1),),
        hero_class="Thief",
        modifiers=(modifier("damage", 1, when=(ByMe(), That(of="monsters", within=ADJACENT))),),
    ),
    Card(
        name="Lucky Charm",
        kind="item",
        text="Exhaust to reroll an attribute test; the new result stands.",
        icon="clover",
        slot="other",
        traits=("Trinket",),
        hero_class="Thief",
        abilities=(ability("test_rolled", RerollTest(), when=OfMine(), exhausts=True),),
    ),
    # own turn; fatigue 1; an action
    Card(
        name="Greedy",
        kind="skill",
        text="Search a search token up to 3 spaces away, as if it lay next to you.",
        icon="swap-bag",
        hero_class="Thief",
        abilities=(ability("action", SearchNear(within=3), fatigue=1),),
    ),
    Card(
        name="Appraisal",
        kind="skill",
        text="You may discard it for a new one, which you must keep.",
        timing="you drew a Search card",
        icon="cut-diamond",
        hero_class="Thief",
        xp=1,
        abilities=(ability("search_drawn", FindAnother(), when=OfMine()),),
    ),
    # own turn; fatigue 1; an action
    Card(
        name="Dirty Tricks",
        kind="skill",
        text="A Blade or melee-weapon attack that also Stuns the target when any damage gets through.",
        icon="stiletto",
        hero_class="Thief",
        xp=1,
        abilities=(ability("action", Attack(like="melee|Blade", condition="Stunned"), fatigue=1, attacks=True),),
    ),
    # passive / own turn; fatigue 0; exhausts
    Card(
        name="Sneaky",
        kind="skill",
        text=(
            "+1 damage against monsters that had no line of sight to you when your turn began (even when "
            "exhausted). Exhaust: open or close a door without spending an action."
        ),
        icon="hood",
        hero_class="Thief",
        xp=1,
        abilities=(ability("turn", UseDoor(), exhausts=True),),
        modifiers=(
            modifier("sneaky"),
            modifier("damage", 1, when=(ByMe(), That(of="monsters"), DidNotSeeMe())),
        ),
    ),
    Card(
        name="Caltrops",
        kind="skill",
        text="Test Awareness; on a pass the monster takes 1 damage and is Immobilized.",
        timing="a monster enters an empty space next to you",
        icon="caltrops",
        hero_class="Thief",
        xp=2,
        abilities=(
            ability(
                "entered",
                TestMine(attribute="awareness"),
                Inflict(who="that", condition="Immobilized", conditions=(Passed(),)),
                Suffer(who="that", damage=1, conditions=(Passed(),)),
                when=EnteredNext(),
                fatigue=1,
                exhausts=True,
            ),
        ),
    ),
    # during own turn; fatigue 1; exhausts
    Card(
        name="Tumble",
        kind="skill",
        text="While exhausted you may move through enemy figures.",
        icon="acrobatic",
        hero_class="Thief",
        xp=2,
        abilities=(ability("turn", fatigue=1, exhausts=True),),
        modifiers=(modifier("pass_enemies", exhausted=True),),
    ),
    # during own turn; fatigue 2; exhausts
    Card(
        name="Unseen",
        kind="skill",
        text="While exhausted, attacks targeting you miss unless the attacker spends 1 surge.",
        icon="invisible",
        hero_class="Thief",
        xp=2,
        abilities=(ability("turn", fatigue=2, exhausts=True),),
        modifiers=(modifier("guard", surge=surge(text="See the unseen"), exhausted=True),),
    ),
    # during own turn; fatigue 1; exhausts
    Card(
        name="Bushwhack",
        kind="skill",
        text="Attack, without an action, a monster that is the only one in your line of sight.",
        icon="backstab",
        hero_class="Thief",
        xp=3,
        abilities=(
            ability(
                "turn",
                Attack(target=Around(of="monsters", sight=True)),
                when=OneInSight(),
                fatigue=1,
                exhausts=True,
            ),
        ),
    ),
    # during own turn; fatigue 1; exhausts
    Card(
        name="Lurk",
        kind="skill",
        text="Make a search without an action; while exhausted add a brown die to your defense pool.",
        icon="hidden",
        hero_class="Thief",
        xp=3,
        abilities=(ability("turn", SearchNear(within=1), fatigue=1, exhausts=True),),
        modifiers=(modifier("defense", dice=("brown",), exhausted=True),),
    ),
)
"""Starting equipment first, then the skills."""

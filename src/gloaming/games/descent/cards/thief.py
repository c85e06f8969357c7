"""The Thief: starting equipment and skills."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, surge

THIEF = (
    Card(
        name="Throwing Knives",
        kind="item",
        text="+1 damage against an adjacent monster.",
        icon="broadsword",
        slot="one hand",
        traits=("Blade",),
        attack="ranged",
        dice=("blue", "yellow"),
        surges=(surge(range=1),),
        hero_class="Thief",
    ),
    Card(
        name="Lucky Charm",
        kind="item",
        text="Exhaust to reroll an attribute test; the new result stands.",
        icon="gem-pendant",
        slot="other",
        traits=("Trinket",),
        hero_class="Thief",
    ),
    # own turn; fatigue 1; an action
    Card(
        name="Greedy",
        kind="skill",
        text="Search a search token up to 3 spaces away, as if it lay next to you.",
        icon="spell-book",
        hero_class="Thief",
    ),
    # after drawing a Search card; fatigue 0
    Card(
        name="Appraisal",
        kind="skill",
        text="You may discard it for a new one, which you must keep.",
        icon="spell-book",
        hero_class="Thief",
        xp=1,
    ),
    # own turn; fatigue 1; an action
    Card(
        name="Dirty Tricks",
        kind="skill",
        text="A Blade or melee-weapon attack that also Stuns the target when any damage gets through.",
        icon="spell-book",
        hero_class="Thief",
        xp=1,
    ),
    # passive / own turn; fatigue 0; exhausts
    Card(
        name="Sneaky",
        kind="skill",
        text=(
            "+1 damage against monsters that had no line of sight to you when your turn began (even when "
            "exhausted). Exhaust: open or close a door without spending an action."
        ),
        icon="spell-book",
        hero_class="Thief",
        xp=1,
    ),
    # a monster enters an empty space next to you; fatigue 1; exhausts
    Card(
        name="Caltrops",
        kind="skill",
        text="Test Awareness; on a pass the monster takes 1 damage and is Immobilized.",
        icon="spell-book",
        hero_class="Thief",
        xp=2,
    ),
    # during own turn; fatigue 1; exhausts
    Card(
        name="Tumble",
        kind="skill",
        text="While exhausted you may move through enemy figures.",
        icon="spell-book",
        hero_class="Thief",
        xp=2,
    ),
    # during own turn; fatigue 2; exhausts
    Card(
        name="Unseen",
        kind="skill",
        text="While exhausted, attacks targeting you miss unless the attacker spends 1 surge.",
        icon="spell-book",
        hero_class="Thief",
        xp=2,
    ),
    # during own turn; fatigue 1; exhausts
    Card(
        name="Bushwhack",
        kind="skill",
        text="Attack, without an action, a monster that is the only one in your line of sight.",
        icon="spell-book",
        hero_class="Thief",
        xp=3,
    ),
    # during own turn; fatigue 1; exhausts
    Card(
        name="Lurk",
        kind="skill",
        text="Make a search without an action; while exhausted add a brown die to your defense pool.",
        icon="spell-book",
        hero_class="Thief",
        xp=3,
    ),
)
"""Starting equipment first, then the skills."""

"""Overlord cards: Saboteur."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card, ability, modifier
from gloaming.games.descent.effects.conditions import InEmptySpace, That
from gloaming.games.descent.effects.decks import DrawOverlord
from gloaming.games.descent.effects.harm import AGAINST, OVER, BeDefeated, Inflict, RepeatTest, Suffer, Test
from gloaming.games.descent.effects.lasting import Last
from gloaming.games.descent.effects.op import ADJACENT, Around, Passed

SABOTEUR = (
    # right after a hero has opened a door or searched
    Card(
        name="Explosive Runes",
        kind="overlord",
        text=(
            "He and heroes up to 2 spaces from him test Awareness; each failure takes 1 damage per shield rolled "
            "above his Awareness."
        ),
        icon="unlit-bomb",
        deck="Saboteur",
        type="Trap",
        tier=1,
        xp=1,
        count=2,
        abilities=tuple(
            ability(
                moment,
                Test(
                    who=Around(of="heroes", within=2, of_that=True, others=False),
                    attribute="awareness",
                    failed=(Suffer(who="it", damage=OVER),),
                ),
                when=That(of="heroes"),
            )
            for moment in ("door_opened", "searched")
        ),
    ),
    # a hero enters an empty space
    Card(
        name="Web Trap",
        kind="overlord",
        text="He and heroes adjacent to him test Might; failures are Immobilized.",
        icon="spider-web",
        deck="Saboteur",
        type="Trap",
        tier=1,
        xp=1,
        count=2,
        abilities=(
            ability(
                "entered",
                Test(
                    who=Around(of="heroes", within=ADJACENT, of_that=True, others=False),
                    attribute="might",
                    failed=(Inflict(who="it", condition="Immobilized"),),
                ),
                when=(That(of="heroes"), InEmptySpace()),
            ),
        ),
    ),
    # after a hero searches
    Card(
        name="Curse of the Monkey God",
        kind="overlord",
        text=(
            "He tests Knowledge. Pass: overlord draws 1 card. Fail: until the end of his next turn he is a monkey: "
            "no defense dice (except attribute tests), Speed 5, cannot attack."
        ),
        icon="monkey",
        deck="Saboteur",
        type="Trap",
        tier=2,
        xp=2,
        abilities=(
            ability(
                "searched",
                Test(
                    who="that",
                    attribute="knowledge",
                    passed=(DrawOverlord(),),
                    failed=tuple(Last(who="it", modifier=n, until="next_turn_end") for n in range(3)),
                ),
                when=That(of="heroes"),
            ),
        ),
        modifiers=(
            modifier("no_defense", lasting=True),
            modifier("speed_is", 5, lasting=True),
            modifier("no_attack", lasting=True),
        ),
    ),
    # a hero passes an attribute test
    Card(
        name="Wicked Laughter",
        kind="overlord",
        text="He repeats the test with that attribute 1 lower; if he passes again the overlord draws 1 card.",
        icon="duality-mask",
        deck="Saboteur",
        type="Event",
        tier=2,
        xp=2,
        abilities=(
            ability("test_passed", RepeatTest(by=-1), DrawOverlord(conditions=(Passed(),)), when=That(of="heroes")),
        ),
    ),
    # right after a hero has opened a door or searched
    Card(
        name="Uthuk Demon Trap",
        kind="overlord",
        text="He tests Awareness or Might (his choice). Pass: damage equal to that attribute. Fail: he is defeated.",
        icon="daemon-pull",
        deck="Saboteur",
        type="Trap",
        tier=3,
        xp=3,
        abilities=tuple(
            ability(
                moment,
                Test(
                    who="that",
                    attribute=("awareness", "might"),
                    picks=True,
                    passed=(Suffer(who="it", damage=AGAINST),),
                    failed=(BeDefeated(who="it"),),
                ),
                when=That(of="heroes"),
            )
            for moment in ("door_opened", "searched")
        ),
    ),
)

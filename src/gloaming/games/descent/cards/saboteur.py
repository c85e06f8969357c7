"""Overlord cards: Saboteur."""

from __future__ import annotations

from gloaming.games.descent.cards.card import Card

SABOTEUR = (
    # right after a hero has opened a door or searched
    Card(
        name="Explosive Runes",
        kind="overlord",
        text=(
            "He and heroes up to 2 spaces from him test Awareness; each failure takes 1 damage per shield rolled "
            "above his Awareness."
        ),
        icon="wolf-trap",
        deck="Saboteur",
        type="Trap",
        tier=1,
        xp=1,
        count=2,
    ),
    # a hero enters an empty space
    Card(
        name="Web Trap",
        kind="overlord",
        text="He and heroes adjacent to him test Might; failures are Immobilized.",
        icon="wolf-trap",
        deck="Saboteur",
        type="Trap",
        tier=1,
        xp=1,
        count=2,
    ),
    # after a hero searches
    Card(
        name="Curse of the Monkey God",
        kind="overlord",
        text=(
            "He tests Knowledge. Pass: overlord draws 1 card. Fail: until the end of his next turn he is a monkey: "
            "no defense dice (except attribute tests), Speed 5, cannot attack."
        ),
        icon="wolf-trap",
        deck="Saboteur",
        type="Trap",
        tier=2,
        xp=2,
    ),
    # a hero passes an attribute test
    Card(
        name="Wicked Laughter",
        kind="overlord",
        text="He repeats the test with that attribute 1 lower; if he passes again the overlord draws 1 card.",
        icon="crossed-swords",
        deck="Saboteur",
        type="Event",
        tier=2,
        xp=2,
    ),
    # right after a hero has opened a door or searched
    Card(
        name="Uthuk Demon Trap",
        kind="overlord",
        text="He tests Awareness or Might (his choice). Pass: damage equal to that attribute. Fail: he is defeated.",
        icon="wolf-trap",
        deck="Saboteur",
        type="Trap",
        tier=3,
        xp=3,
    ),
)

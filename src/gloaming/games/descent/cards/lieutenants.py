"""The six lieutenants: numbers by act and number of heroes."""

from __future__ import annotations

from gloaming.games.descent.cards.card import surge
from gloaming.games.descent.cards.monster import Lieutenant, LieutenantAct, Strength

LIEUTENANTS = (
    Lieutenant(
        name="Baron Zachareth",
        attack="melee",
        might=4,
        knowledge=3,
        willpower=3,
        awareness=4,
        acts=(
            LieutenantAct(
                dice=("blue", "red"),
                surges=(surge(pierce=2),),
                abilities=("Dominion", "Subdue"),
                by_heroes=(
                    Strength(speed=4, health=10, defense=("black",)),
                    Strength(speed=4, health=13, defense=("black",)),
                    Strength(speed=4, health=16, defense=("black",)),
                ),
            ),
            LieutenantAct(
                dice=("blue", "red", "red"),
                surges=(surge(pierce=2),),
                abilities=("Dominion", "Shadow Bolt", "Subdue"),
                by_heroes=(
                    Strength(speed=4, health=16, defense=("black", "gray")),
                    Strength(speed=4, health=18, defense=("black", "gray", "brown")),
                    Strength(speed=4, health=20, defense=("black", "gray", "gray")),
                ),
            ),
        ),
    ),
    Lieutenant(
        name="Belthir",
        attack="melee",
        might=4,
        knowledge=3,
        willpower=4,
        awareness=1,
        acts=(
            LieutenantAct(
                dice=("blue", "red"),
                surges=(surge(condition="Poisoned"),),
                abilities=("Fly", "Reach"),
                by_heroes=(
                    Strength(speed=4, health=9, defense=("gray",)),
                    Strength(speed=4, health=11, defense=("gray", "brown")),
                    Strength(speed=4, health=15, defense=("gray", "brown")),
                ),
            ),
            LieutenantAct(
                dice=("blue", "red", "red"),
                surges=(surge(condition="Poisoned"),),
                abilities=("Fly", "Reach", "Cry Havoc"),
                by_heroes=(
                    Strength(speed=4, health=13, defense=("gray", "brown")),
                    Strength(speed=4, health=15, defense=("gray", "gray")),
                    Strength(speed=4, health=18, defense=("gray", "gray", "brown")),
                ),
            ),
        ),
    ),
    Lieutenant(
        name="Lady Eliza Farrow",
        attack="ranged",
        might=1,
        knowledge=3,
        willpower=3,
        awareness=5,
        acts=(
            LieutenantAct(
                dice=("blue", "yellow"),
                surges=(),
                abilities=("Sacrifice", "Seduce", "Blood Call"),
                by_heroes=(
                    Strength(speed=5, health=7, defense=("brown",)),
                    Strength(speed=5, health=9, defense=("gray",)),
                    Strength(speed=5, health=12, defense=("gray",)),
                ),
            ),
            LieutenantAct(
                dice=("blue", "red", "yellow"),
                surges=(),
                abilities=("Sacrifice", "Seduce", "Wail", "Blood Call"),
                by_heroes=(
                    Strength(speed=5, health=9, defense=("gray",)),
                    Strength(speed=5, health=11, defense=("gray", "brown")),
                    Strength(speed=5, health=15, defense=("gray", "brown")),
                ),
            ),
        ),
    ),
    Lieutenant(
        name="Lord Merick Farrow",
        attack="ranged",
        might=2,
        knowledge=4,
        willpower=2,
        awareness=3,
        acts=(
            LieutenantAct(
                dice=("blue", "red"),
                surges=(surge(damage=1),),
                abilities=("Aftershock", "Ignite"),
                by_heroes=(
                    Strength(speed=4, health=8, defense=("gray",)),
                    Strength(speed=4, health=11, defense=("gray",)),
                    Strength(speed=4, health=13, defense=("gray", "brown")),
                ),
            ),
            LieutenantAct(
                dice=("blue", "red", "yellow"),
                surges=(surge(damage=1),),
                abilities=("Aftershock", "Ignite", "Wither"),
                by_heroes=(
                    Strength(speed=4, health=10, defense=("gray", "brown")),
                    Strength(speed=4, health=12, defense=("gray", "gray")),
                    Strength(speed=4, health=15, defense=("black", "gray")),
                ),
            ),
        ),
    ),
    Lieutenant(
        name="Sir Alric Farrow",
        attack="melee",
        might=5,
        knowledge=1,
        willpower=2,
        awareness=4,
        acts=(
            LieutenantAct(
                dice=("blue", "red"),
                surges=(surge(damage=1),),
                abilities=("Unmovable", "Overpower"),
                by_heroes=(
                    Strength(speed=3, health=10, defense=("gray", "brown")),
                    Strength(speed=3, health=14, defense=("gray", "brown")),
                    Strength(speed=3, health=16, defense=("gray", "gray")),
                ),
            ),
            LieutenantAct(
                dice=("blue", "red", "red"),
                surges=(surge(damage=2),),
                abilities=("Regeneration 1", "Unmovable", "Overpower"),
                by_heroes=(
                    Strength(speed=3, health=12, defense=("gray", "gray")),
                    Strength(speed=3, health=15, defense=("black", "gray")),
                    Strength(speed=3, health=18, defense=("black", "gray", "brown")),
                ),
            ),
        ),
    ),
    Lieutenant(
        name="Splig",
        attack="melee",
        might=4,
        knowledge=3,
        willpower=3,
        awareness=2,
        acts=(
            LieutenantAct(
                dice=("blue", "red"),
                surges=(surge(damage=1),),
                abilities=("Not Me!", "Knockback"),
                by_heroes=(
                    Strength(speed=3, health=7, defense=("brown",)),
                    Strength(speed=3, health=9, defense=("gray",)),
                    Strength(speed=3, health=13, defense=("gray",)),
                ),
            ),
            LieutenantAct(
                dice=("blue", "red", "yellow"),
                surges=(surge(damage=2),),
                abilities=("Not Me!", "Promotion", "Knockback"),
                by_heroes=(
                    Strength(speed=3, health=10, defense=("gray",)),
                    Strength(speed=3, health=12, defense=("gray", "brown")),
                    Strength(speed=3, health=16, defense=("gray", "brown")),
                ),
            ),
        ),
    ),
)

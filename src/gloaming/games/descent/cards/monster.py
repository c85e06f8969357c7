"""How monster types and lieutenants declare their numbers."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.games.descent.cards.card import AttackType, Sheet, Surge
from gloaming.games.descent.dice import Colour
from gloaming.kernel.frozen import Frozen

Key = tuple[str, str, int, int]
"""Name, rank, act and number of heroes."""
HERO_NUMBERS = (2, 3, 4)


class Stats(Frozen, kw_only=True):
    """One section of a Monster card: a rank in an act."""

    act: int
    rank: str
    speed: int
    health: int
    defense: tuple[Colour, ...]
    dice: tuple[Colour, ...]
    surges: tuple[Surge, ...] = ()
    abilities: tuple[str, ...] = ()


class Monster(Frozen, kw_only=True):
    """A monster type: both its cards."""

    name: str
    traits: tuple[str, ...]
    attack: AttackType
    size: tuple[int, int]
    minions: tuple[int, int, int]
    """How many of a group are minions, with 2, 3 and 4 heroes (DE-286)."""
    masters: tuple[int, int, int]
    stats: tuple[Stats, ...]

    def limit(self, rank: str, heroes: int) -> int:
        return (self.minions if rank == "minion" else self.masters)[heroes - 2]

    def sheets(self) -> Iterator[tuple[Key, Sheet]]:
        for one in self.stats:
            sheet = Sheet(
                name=self.name,
                speed=one.speed,
                health=one.health,
                defense=one.defense,
                attack=self.attack,
                dice=one.dice,
                surges=one.surges,
                abilities=one.abilities,
                size=self.size,
            )
            for heroes in HERO_NUMBERS:
                yield (self.name, one.rank, one.act, heroes), sheet


class Strength(Frozen, kw_only=True):
    """What depends on the number of heroes."""

    speed: int
    health: int
    defense: tuple[Colour, ...]


class LieutenantAct(Frozen, kw_only=True):
    """One of the two cards of a lieutenant."""

    dice: tuple[Colour, ...]
    surges: tuple[Surge, ...] = ()
    abilities: tuple[str, ...] = ()
    by_heroes: tuple[Strength, Strength, Strength]


class Lieutenant(Frozen, kw_only=True):
    """A lieutenant: both his cards."""

    name: str
    attack: AttackType
    might: int
    knowledge: int
    willpower: int
    awareness: int
    acts: tuple[LieutenantAct, LieutenantAct]

    def sheets(self) -> Iterator[tuple[Key, Sheet]]:
        for act, card in enumerate(self.acts, 1):
            for heroes, strength in zip(HERO_NUMBERS, card.by_heroes, strict=True):
                yield (
                    (self.name, "", act, heroes),
                    Sheet(
                        name=self.name,
                        speed=strength.speed,
                        health=strength.health,
                        defense=strength.defense,
                        might=self.might,
                        knowledge=self.knowledge,
                        willpower=self.willpower,
                        awareness=self.awareness,
                        attack=self.attack,
                        dice=card.dice,
                        surges=card.surges,
                        abilities=card.abilities,
                    ),
                )

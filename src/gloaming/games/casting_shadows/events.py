"""What can happen in the game, as it is told to the players."""

from __future__ import annotations

from typing import ClassVar

from gloaming.kernel import Event, Secret


class TurnBegan(Event):
    seat: int
    turn: int


class DiceRolled(Event):
    """Dice of the pool were rolled; `rolled` are the ones that moved."""

    reveals: ClassVar[bool] = True
    seat: int
    faces: tuple[int, ...]
    rolled: tuple[int, ...]


class ResourceGained(Event):
    seat: int
    resource: str
    number: int


class ResourcesSpent(Event):
    seat: int
    pieces: tuple[int, ...]


class ResourceConverted(Event):
    seat: int
    using: str
    resource: str
    number: int


class PointSpent(Event):
    seat: int
    left: int


class Travelled(Event):
    seat: int
    hex: int


class SpellCast(Event):
    seat: int
    card: int


class SpellAimed(Event):
    """A spell was paid for and aimed: at an enemy, or at a hex (the other is -1)."""

    seat: int
    card: int
    enemy: int
    hex: int
    times: int


class SpellMissed(Event):
    seat: int
    card: int


class AbilityUsed(Event):
    seat: int


class FollowUpStruck(Event):
    seat: int
    card: int
    enemy: int


class Protected(Event):
    seat: int


class CardDiscarded(Event):
    """A card went to the discard pile, from a Spell Book or (seat -1) from the map."""

    seat: int
    card: int


class CardTurnedUp(Event):
    reveals: ClassVar[bool] = True
    hex: int
    card: int


class DeckReshuffled(Event):
    reveals: ClassVar[bool] = True


class CardCollected(Event):
    seat: int
    card: int
    hex: int


class CounterspellCollected(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: Secret[int]


class CounterspellRevealed(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: int


class ResourceCardUsed(Event):
    seat: int
    card: int


class DamageAnnounced(Event):
    """Damage is about to be dealt: pairs of seat and amount."""

    by: int
    source: str
    hits: tuple[tuple[int, int], ...]


class DamageChanged(Event):
    seat: int
    amount: int
    card: int


class HpLost(Event):
    """A player lost HP; `by` is -1 for Cursed Crystals."""

    seat: int
    amount: int
    hp: int
    by: int


class HpGained(Event):
    seat: int
    amount: int
    hp: int


class EnergyAbsorbed(Event):
    seat: int
    fragments: int
    energy: int


class Transformed(Event):
    seat: int


class CompanionSummoned(Event):
    seat: int
    card: int


class PortalFilled(Event):
    reveals: ClassVar[bool] = True
    card: int


class CrystalsIgnored(Event):
    seat: int
    card: int


class Eliminated(Event):
    seat: int


class PoolCleared(Event):
    seat: int


class GameEnded(Event):
    winners: tuple[int, ...]
    reason: str

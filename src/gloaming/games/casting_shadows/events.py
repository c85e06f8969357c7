"""What can happen in the game, as it is told to the players."""

from __future__ import annotations

from typing import ClassVar

from gloaming.kernel import Event, Secret


class CharacterChosen(Event):
    """A player has chosen a character, whose Home tile now lies at the player's place."""

    rule: ClassVar[str] = "CS-011"
    seat: int
    character: int


class TurnBegan(Event):
    rule: ClassVar[str] = "CS-034"
    seat: int
    turn: int


class DiceRolled(Event):
    """Dice of the pool were rolled; `rolled` are the ones that moved."""

    rule: ClassVar[str] = "CS-037"
    reveals: ClassVar[bool] = True
    seat: int
    faces: tuple[int, ...]
    rolled: tuple[int, ...]


class ResourceGained(Event):
    rule: ClassVar[str] = "CS-038"
    seat: int
    resource: str
    number: int


class ResourcesSpent(Event):
    rule: ClassVar[str] = "CS-049"
    seat: int
    pieces: tuple[int, ...]


class ResourceConverted(Event):
    rule: ClassVar[str] = "CS-128"
    seat: int
    using: str
    resource: str
    number: int


class PointSpent(Event):
    seat: int
    left: int


class Travelled(Event):
    rule: ClassVar[str] = "CS-050"
    seat: int
    hex: int


class SpellCast(Event):
    rule: ClassVar[str] = "CS-053"
    seat: int
    card: int


class SpellAimed(Event):
    """A spell was paid for and aimed: at an enemy, or at a hex (the other is -1)."""

    rule: ClassVar[str] = "CS-122"
    seat: int
    card: int
    enemy: int
    hex: int
    times: int


class SpellMissed(Event):
    rule: ClassVar[str] = "CS-122"
    seat: int
    card: int


class AbilityUsed(Event):
    rule: ClassVar[str] = "CS-102"
    seat: int


class FollowUpStruck(Event):
    rule: ClassVar[str] = "CS-167"
    seat: int
    card: int
    enemy: int


class Protected(Event):
    rule: ClassVar[str] = "CS-059"
    seat: int


class CardDiscarded(Event):
    """A card went to the discard pile, from a Spell Book or (seat -1) from the map."""

    seat: int
    card: int


class CardTurnedUp(Event):
    rule: ClassVar[str] = "CS-065"
    reveals: ClassVar[bool] = True
    hex: int
    card: int


class DeckReshuffled(Event):
    rule: ClassVar[str] = "CS-171"
    reveals: ClassVar[bool] = True


class CardCollected(Event):
    rule: ClassVar[str] = "CS-062"
    seat: int
    card: int
    hex: int


class CounterspellCollected(Event):
    rule: ClassVar[str] = "CS-144"
    reveals: ClassVar[bool] = True
    seat: int
    card: Secret[int]


class CounterspellRevealed(Event):
    rule: ClassVar[str] = "CS-145"
    reveals: ClassVar[bool] = True
    seat: int
    card: int


class ResourceCardUsed(Event):
    rule: ClassVar[str] = "CS-133"
    seat: int
    card: int


class DamageAnnounced(Event):
    """Damage is about to be dealt: pairs of seat and amount."""

    rule: ClassVar[str] = "CS-116"
    by: int
    source: str
    hits: tuple[tuple[int, int], ...]


class DamageChanged(Event):
    seat: int
    amount: int
    card: int


class HpLost(Event):
    """A player lost HP; `by` is -1 for Cursed Crystals."""

    rule: ClassVar[str] = "CS-087"
    seat: int
    amount: int
    hp: int
    by: int


class HpGained(Event):
    rule: ClassVar[str] = "CS-088"
    seat: int
    amount: int
    hp: int


class EnergyAbsorbed(Event):
    rule: ClassVar[str] = "CS-067"
    seat: int
    fragments: int
    energy: int


class Transformed(Event):
    rule: ClassVar[str] = "CS-094"
    seat: int


class CompanionSummoned(Event):
    rule: ClassVar[str] = "CS-097"
    seat: int
    card: int


class PortalFilled(Event):
    rule: ClassVar[str] = "CS-139"
    reveals: ClassVar[bool] = True
    card: int


class CrystalsIgnored(Event):
    rule: ClassVar[str] = "CS-138"
    seat: int
    card: int


class Eliminated(Event):
    rule: ClassVar[str] = "CS-089"
    seat: int


class PoolCleared(Event):
    rule: ClassVar[str] = "CS-071"
    seat: int


class GameEnded(Event):
    rule: ClassVar[str] = "CS-002"
    winners: tuple[int, ...]
    reason: str

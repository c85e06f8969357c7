"""What can happen in the game, as it is told to the players."""

from __future__ import annotations

from gloaming.kernel import Event, Secret


class CharacterChosen(Event, rule="CS-011"):
    """A player has chosen a character, whose Home tile now lies at the player's place."""

    seat: int
    character: int


class TurnBegan(Event, rule="CS-034"):
    seat: int
    turn: int


class DiceRolled(Event, reveals=True, rule="CS-037"):
    """Dice of the pool were rolled; `rolled` are the ones that moved."""

    seat: int
    faces: tuple[int, ...]
    rolled: tuple[int, ...]


class ResourceGained(Event, rule="CS-038"):
    seat: int
    resource: str
    number: int


class ResourcesSpent(Event, rule="CS-049"):
    seat: int
    pieces: tuple[int, ...]


class ResourceConverted(Event, rule="CS-128"):
    seat: int
    using: str
    resource: str
    number: int


class PointSpent(Event):
    seat: int
    left: int


class Travelled(Event, rule="CS-050"):
    seat: int
    hex: int


class SpellCast(Event, rule="CS-053"):
    seat: int
    card: int


class SpellAimed(Event, rule="CS-122"):
    """A spell was paid for and aimed: at an enemy, or at a hex (the other is -1)."""

    seat: int
    card: int
    enemy: int
    hex: int
    times: int


class SpellMissed(Event, rule="CS-122"):
    seat: int
    card: int


class AbilityUsed(Event, rule="CS-102"):
    seat: int


class FollowUpStruck(Event, rule="CS-167"):
    seat: int
    card: int
    enemy: int


class Protected(Event, rule="CS-059"):
    seat: int


class CardDiscarded(Event):
    """A card went to the discard pile, from a Spell Book or (seat -1) from the map."""

    seat: int
    card: int


class CardTurnedUp(Event, reveals=True, rule="CS-065"):
    hex: int
    card: int


class DeckReshuffled(Event, reveals=True, rule="CS-171"):
    pass


class CardCollected(Event, rule="CS-062"):
    seat: int
    card: int
    hex: int


class CounterspellCollected(Event, reveals=True, rule="CS-144"):
    seat: int
    card: Secret[int]


class CounterspellRevealed(Event, reveals=True, rule="CS-145"):
    seat: int
    card: int


class ResourceCardUsed(Event, rule="CS-133"):
    seat: int
    card: int


class DamageAnnounced(Event, rule="CS-116"):
    """Damage is about to be dealt: pairs of seat and amount."""

    by: int
    source: str
    hits: tuple[tuple[int, int], ...]


class DamageChanged(Event):
    seat: int
    amount: int
    card: int


class HpLost(Event, rule="CS-087"):
    """A player lost HP; `by` is -1 for Cursed Crystals."""

    seat: int
    amount: int
    hp: int
    by: int


class HpGained(Event, rule="CS-088"):
    seat: int
    amount: int
    hp: int


class EnergyAbsorbed(Event, rule="CS-067"):
    seat: int
    fragments: int
    energy: int


class Transformed(Event, rule="CS-094"):
    seat: int


class CompanionSummoned(Event, rule="CS-097"):
    seat: int
    card: int


class PortalFilled(Event, reveals=True, rule="CS-139"):
    card: int


class CrystalsIgnored(Event, rule="CS-138"):
    seat: int
    card: int


class Eliminated(Event, rule="CS-089"):
    seat: int


class PoolCleared(Event, rule="CS-071"):
    seat: int


class GameEnded(Event, rule="CS-002"):
    winners: tuple[int, ...]
    reason: str

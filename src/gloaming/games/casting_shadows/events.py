"""What can happen in the game, as it is told to the players."""

from __future__ import annotations

from gloaming.kernel import Event, Secret
from gloaming.pieces.subjects import CardEvent, Ended, SeatEvent


class CharacterChosen(SeatEvent, rule="CS-011", says="{seat:play} {character}."):
    """A player has chosen a character, whose Home tile now lies at the player's place."""

    character: int


class TurnBegan(SeatEvent, rule="CS-034", says="Turn {turn}: {seat}."):
    turn: int


class DiceRolled(SeatEvent, reveals=True, rule="CS-037"):
    """Dice of the pool were rolled; `rolled` are the ones that moved."""

    faces: tuple[int, ...]
    rolled: tuple[int, ...]


class ResourceGained(SeatEvent, rule="CS-038"):
    resource: str
    number: int


class ResourcesSpent(SeatEvent, rule="CS-049"):
    pieces: tuple[int, ...]


class ResourceConverted(SeatEvent, rule="CS-128"):
    using: str
    resource: str
    number: int


class PointSpent(SeatEvent, says=""):
    left: int


class Travelled(SeatEvent, rule="CS-050", says="{seat:go} to {hex}."):
    hex: int


class SpellCast(CardEvent, rule="CS-053", says="{seat:cast} {card}."): ...


class SpellAimed(CardEvent, rule="CS-122"):
    """A spell was paid for and aimed: at an enemy, or at a hex (the other is -1)."""

    enemy: int
    hex: int
    times: int


class SpellMissed(CardEvent, rule="CS-122", says="{card} reaches nobody."): ...


class AbilityUsed(SeatEvent, rule="CS-102"): ...


class FollowUpStruck(CardEvent, rule="CS-167", says="{card} strikes {enemy:whom}."):
    enemy: int


class Protected(SeatEvent, rule="CS-059", says="{seat:remove} a cursed crystal."): ...


class CardDiscarded(CardEvent):
    """A card went to the discard pile, from a Spell Book or (seat -1) from the map."""


class CardTurnedUp(Event, reveals=True, rule="CS-065", says="{card} is turned up beside {hex}."):
    hex: int
    card: int


class DeckReshuffled(Event, reveals=True, rule="CS-171", says="The discard pile is shuffled into a new Main deck."): ...


class CardCollected(CardEvent, rule="CS-062", says="{seat:collect} {card}."):
    hex: int


class CounterspellCollected(SeatEvent, reveals=True, rule="CS-144"):
    card: Secret[int]


class CounterspellRevealed(CardEvent, reveals=True, rule="CS-145", says="{seat:reveal} {card}."): ...


class ResourceCardUsed(CardEvent, rule="CS-133", says="{seat:use} the {card} card."): ...


class DamageAnnounced(Event, rule="CS-116"):
    """Damage is about to be dealt: pairs of seat and amount."""

    by: int
    source: str
    hits: tuple[tuple[int, int], ...]


class DamageChanged(SeatEvent, says="{card} leaves {amount} damage to {seat:whom}."):
    amount: int
    card: int


class HpLost(SeatEvent, rule="CS-087"):
    """A player lost HP; `by` is -1 for Cursed Crystals."""

    amount: int
    hp: int
    by: int


class HpGained(SeatEvent, rule="CS-088", says="{seat:gain} {amount} HP: {hp} now."):
    amount: int
    hp: int


class EnergyAbsorbed(
    SeatEvent, rule="CS-067", says="{seat:absorb} {fragments:shadow fragment}: {energy} Shadow Energy."
):
    fragments: int
    energy: int


class Transformed(SeatEvent, rule="CS-094"): ...


class CompanionSummoned(CardEvent, rule="CS-097", says="{seat:summon} {card}."): ...


class PortalFilled(Event, reveals=True, rule="CS-139", says="{card} appears in the portal."):
    card: int


class CrystalsIgnored(CardEvent, rule="CS-138", says="{card} swallows the Cursed Crystals of {seat:whom}."): ...


class Eliminated(SeatEvent, rule="CS-089", says="{seat:are} eliminated."): ...


class PoolCleared(SeatEvent, rule="CS-071", says=""): ...


class GameEnded(Ended, rule="CS-002"): ...

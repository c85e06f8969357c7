"""What can happen in the game, as it is told to the players."""

from __future__ import annotations

from typing import ClassVar

from gloaming.kernel import Event, Secret

Cards = tuple[int, ...]


class SetTaken(Event):
    rule: ClassVar[str] = "DU-229"
    seat: int
    set: int


class CardPicked(Event):
    """A card was chosen for a deck; only its owner knows which."""

    rule: ClassVar[str] = "DU-035"
    seat: int
    set: int
    card: Secret[int]


class DeckDealt(Event):
    """A ready deck was dealt: the sets, and the cards where they are known."""

    rule: ClassVar[str] = "DU-035"
    reveals: ClassVar[bool] = True
    seat: int
    sets: tuple[int, ...]
    cards: Secret[Cards]


class PlacementRolled(Event):
    rule: ClassVar[str] = "DU-074"
    reveals: ClassVar[bool] = True
    faces: tuple[int, ...]


class Placed(Event):
    rule: ClassVar[str] = "DU-071"
    seat: int
    hex: int


class DecksShuffled(Event):
    rule: ClassVar[str] = "DU-075"
    reveals: ClassVar[bool] = True


class RoundBegan(Event):
    rule: ClassVar[str] = "DU-076"
    round: int


class RoundEnded(Event):
    rule: ClassVar[str] = "DU-166"
    round: int


class Drew(Event):
    """Cards were drawn, in the redraw or by an effect."""

    rule: ClassVar[str] = "DU-077"
    reveals: ClassVar[bool] = True
    seat: int
    number: int
    cards: Secret[Cards]
    redraw: bool = False


class Reshuffled(Event):
    rule: ClassVar[str] = "DU-082"
    reveals: ClassVar[bool] = True
    seat: int


class InitiativeRolled(Event):
    """The faces of all seats; 0 for those that did not roll."""

    rule: ClassVar[str] = "DU-085"
    reveals: ClassVar[bool] = True
    faces: tuple[int, ...]


class InitiativeWon(Event):
    rule: ClassVar[str] = "DU-086"
    seat: int


class FirstChosen(Event):
    """Who takes the first turn of the round."""

    rule: ClassVar[str] = "DU-086"
    seat: int


class TurnBegan(Event):
    rule: ClassVar[str] = "DU-089"
    seat: int
    turn: int


class MoveDeclared(Event):
    rule: ClassVar[str] = "DU-111"
    reveals: ClassVar[bool] = True
    seat: int
    card: int
    value: int


class Moved(Event):
    """A Phantom stands on another hex; `by` is who moved it."""

    rule: ClassVar[str] = "DU-112"
    seat: int
    hex: int
    by: int


class AttackDeclared(Event):
    """Cards attack a Phantom, or (target -1) a hex."""

    rule: ClassVar[str] = "DU-116"
    reveals: ClassVar[bool] = True
    by: int
    kind: str
    cards: Cards
    values: tuple[int, ...]
    target: int
    hex: int


class AttackJoined(Event):
    rule: ClassVar[str] = "DU-223"
    reveals: ClassVar[bool] = True
    seat: int
    card: int


class CardPlayed(Event):
    """A card was played for its effect."""

    rule: ClassVar[str] = "DU-099"
    reveals: ClassVar[bool] = True
    seat: int
    card: int


class CardUsed(Event):
    """A card in play or a passive was used."""

    rule: ClassVar[str] = "DU-102"
    seat: int
    card: int


class CardCancelled(Event):
    rule: ClassVar[str] = "DU-101"
    card: int


class CardResolved(Event):
    """A card has left the table: to a Boneyard, a hand, the Void, or into play."""

    rule: ClassVar[str] = "DU-103"
    seat: int
    card: int
    to: str


class Held(Event):
    rule: ClassVar[str] = "DU-129"
    reveals: ClassVar[bool] = True
    seat: int
    card: int


class TurnPassed(Event):
    rule: ClassVar[str] = "DU-131"
    seat: int


class TurnEnded(Event):
    rule: ClassVar[str] = "DU-091"
    seat: int


class Discarded(Event):
    rule: ClassVar[str] = "DU-173"
    reveals: ClassVar[bool] = True
    seat: int
    cards: Cards


class Banished(Event):
    """Cards went to the Void; SACROSANCT ones were shown and stayed."""

    rule: ClassVar[str] = "DU-168"
    reveals: ClassVar[bool] = True
    seat: int
    cards: Cards
    stayed: Cards = ()


class Recovered(Event):
    rule: ClassVar[str] = "DU-102"
    seat: int
    cards: Cards
    to: str


class HandLookedAt(Event):
    rule: ClassVar[str] = "DU-102"
    reveals: ClassVar[bool] = True
    seat: int
    of: int
    cards: Secret[Cards]


class DeckLookedAt(Event):
    rule: ClassVar[str] = "DU-102"
    reveals: ClassVar[bool] = True
    seat: int
    of: int
    cards: Secret[Cards]


class CardTaken(Event):
    """A card that was looked at went to a hand."""

    rule: ClassVar[str] = "DU-102"
    seat: int
    card: Secret[int]


class DeckSorted(Event):
    """Cards that were looked at went back to the top or the bottom."""

    rule: ClassVar[str] = "DU-102"
    seat: int
    of: int
    number: int
    to: str


class Dodged(Event):
    rule: ClassVar[str] = "DU-149"
    reveals: ClassVar[bool] = True
    seat: int
    cards: Cards
    value: int


class Blocked(Event):
    """Cards block one card of an attack, or (no cards) an effect does."""

    rule: ClassVar[str] = "DU-139"
    reveals: ClassVar[bool] = True
    seat: int
    cards: Cards
    value: int


class BlockGiven(Event):
    """The attacker names what is blocked."""

    rule: ClassVar[str] = "DU-146"
    seat: int
    cards: Cards


class AttackMissed(Event):
    rule: ClassVar[str] = "DU-155"
    seat: int
    cards: Cards


class LocationRolled(Event):
    """Hit location dice of `by` against `seat`."""

    rule: ClassVar[str] = "DU-156"
    reveals: ClassVar[bool] = True
    by: int
    seat: int
    faces: tuple[int, ...]


class RollChanged(Event):
    """The change of a hit location roll so far."""

    rule: ClassVar[str] = "DU-232"
    seat: int
    change: int


class LocationSettled(Event):
    rule: ClassVar[str] = "DU-158"
    seat: int
    location: int


class DieRolled(Event):
    """Another die: for CRUSH or CARVE."""

    rule: ClassVar[str] = "DU-205"
    reveals: ClassVar[bool] = True
    by: int
    keyword: str
    face: int


class ArmourLost(Event):
    rule: ClassVar[str] = "DU-159"
    seat: int
    location: int


class ArmourMended(Event):
    rule: ClassVar[str] = "DU-102"
    seat: int
    location: int


class Wounded(Event):
    """A wound was lost; `seat` is who bore it."""

    rule: ClassVar[str] = "DU-160"
    seat: int
    left: int


class Healed(Event):
    rule: ClassVar[str] = "DU-219"
    seat: int
    left: int


class Stunned(Event):
    rule: ClassVar[str] = "DU-225"
    seat: int


class Banned(Event):
    """A Phantom may not move by itself for a while."""

    rule: ClassVar[str] = "DU-102"
    seat: int


class Boosted(Event):
    """The next attack, or the next card, of a player gets something."""

    rule: ClassVar[str] = "DU-102"
    seat: int
    kind: str


class KeywordsGranted(Event):
    rule: ClassVar[str] = "DU-102"
    card: int
    keywords: tuple[str, ...]


class ActionGained(Event):
    rule: ClassVar[str] = "DU-089"
    seat: int
    kind: str


class RefillChanged(Event):
    rule: ClassVar[str] = "DU-081"
    seat: int
    by: int


class InitiativeChanged(Event):
    rule: ClassVar[str] = "DU-086"
    seat: int
    by: int


class ShardsChanged(Event):
    """Shards on a card of a player are now so many."""

    rule: ClassVar[str] = "DU-176"
    seat: int
    card: int
    by: int
    shards: int


class PassiveTurned(Event):
    rule: ClassVar[str] = "DU-052"
    seat: int
    ready: bool


class EnteredPlay(Event):
    rule: ClassVar[str] = "DU-171"
    card: int
    holder: int


class LeftPlay(Event):
    rule: ClassVar[str] = "DU-234"
    card: int
    destroyed: bool


class WickPlaced(Event):
    rule: ClassVar[str] = "DU-235"
    hex: int


class WickRemoved(Event):
    rule: ClassVar[str] = "DU-235"
    hex: int


class Quelled(Event):
    rule: ClassVar[str] = "DU-217"
    seat: int
    value: int


class Dispersed(Event):
    rule: ClassVar[str] = "DU-165"
    seat: int
    reason: str


class GameEnded(Event):
    rule: ClassVar[str] = "DU-001"
    winners: tuple[int, ...]
    reason: str

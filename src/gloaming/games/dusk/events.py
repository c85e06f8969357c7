"""What can happen in the game, as it is told to the players."""

from __future__ import annotations

from typing import ClassVar

from gloaming.kernel import Event, Secret

Cards = tuple[int, ...]


class Opened(Event):
    """Everyone may now answer something, or somebody decides about hidden cards."""

    moment: str


class SetTaken(Event):
    seat: int
    set: int


class CardPicked(Event):
    """A card was chosen for a deck; only its owner knows which."""

    seat: int
    set: int
    card: Secret[int]


class DeckDealt(Event):
    """A ready deck was dealt: the sets, and the cards where they are known."""

    reveals: ClassVar[bool] = True
    seat: int
    sets: tuple[int, ...]
    cards: Secret[Cards]


class PlacementRolled(Event):
    reveals: ClassVar[bool] = True
    faces: tuple[int, ...]


class Placed(Event):
    seat: int
    hex: int


class DecksShuffled(Event):
    reveals: ClassVar[bool] = True


class RoundBegan(Event):
    round: int


class RoundEnded(Event):
    round: int


class Drew(Event):
    """Cards were drawn, in the redraw or by an effect."""

    reveals: ClassVar[bool] = True
    seat: int
    number: int
    cards: Secret[Cards]
    redraw: bool = False


class Reshuffled(Event):
    reveals: ClassVar[bool] = True
    seat: int


class InitiativeRolled(Event):
    """The faces of all seats; 0 for those that did not roll."""

    reveals: ClassVar[bool] = True
    faces: tuple[int, ...]


class InitiativeWon(Event):
    seat: int


class FirstChosen(Event):
    """Who takes the first turn of the round."""

    seat: int


class TurnBegan(Event):
    seat: int
    turn: int


class MoveDeclared(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: int
    value: int


class Moved(Event):
    """A Phantom stands on another hex; `by` is who moved it."""

    seat: int
    hex: int
    by: int


class AttackDeclared(Event):
    """Cards attack a Phantom, or (target -1) a hex."""

    reveals: ClassVar[bool] = True
    by: int
    kind: str
    cards: Cards
    values: tuple[int, ...]
    target: int
    hex: int


class AttackJoined(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: int


class CardPlayed(Event):
    """A card was played for its effect."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int


class CardUsed(Event):
    """A card in play or a passive was used."""

    seat: int
    card: int


class CardCancelled(Event):
    card: int


class CardResolved(Event):
    """A card has left the table: to a Boneyard, a hand, the Void, or into play."""

    seat: int
    card: int
    to: str


class Held(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: int


class TurnPassed(Event):
    seat: int


class TurnEnded(Event):
    seat: int


class Discarded(Event):
    reveals: ClassVar[bool] = True
    seat: int
    cards: Cards


class Banished(Event):
    """Cards went to the Void; SACROSANCT ones were shown and stayed."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: Cards
    stayed: Cards = ()


class Recovered(Event):
    seat: int
    cards: Cards
    to: str


class HandLookedAt(Event):
    reveals: ClassVar[bool] = True
    seat: int
    of: int
    cards: Secret[Cards]


class DeckLookedAt(Event):
    reveals: ClassVar[bool] = True
    seat: int
    of: int
    cards: Secret[Cards]


class CardTaken(Event):
    """A card that was looked at went to a hand."""

    seat: int
    card: Secret[int]


class DeckSorted(Event):
    """Cards that were looked at went back to the top or the bottom."""

    seat: int
    of: int
    number: int
    to: str


class Dodged(Event):
    reveals: ClassVar[bool] = True
    seat: int
    cards: Cards
    value: int


class Blocked(Event):
    """Cards block one card of an attack, or (no cards) an effect does."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: Cards
    value: int


class BlockGiven(Event):
    """The attacker names what is blocked."""

    seat: int
    cards: Cards


class AttackMissed(Event):
    seat: int
    cards: Cards


class LocationRolled(Event):
    """Hit location dice of `by` against `seat`."""

    reveals: ClassVar[bool] = True
    by: int
    seat: int
    faces: tuple[int, ...]


class RollChanged(Event):
    """The change of a hit location roll so far."""

    seat: int
    change: int


class LocationSettled(Event):
    seat: int
    location: int


class DieRolled(Event):
    """Another die: for CRUSH or CARVE."""

    reveals: ClassVar[bool] = True
    by: int
    keyword: str
    face: int


class ArmourLost(Event):
    seat: int
    location: int


class ArmourMended(Event):
    seat: int
    location: int


class Wounded(Event):
    """A wound was lost; `seat` is who bore it."""

    seat: int
    left: int


class Healed(Event):
    seat: int
    left: int


class Stunned(Event):
    seat: int


class Banned(Event):
    """A Phantom may not move by itself for a while."""

    seat: int


class Boosted(Event):
    """The next attack, or the next card, of a player gets something."""

    seat: int
    kind: str


class KeywordsGranted(Event):
    card: int
    keywords: tuple[str, ...]


class ActionGained(Event):
    seat: int
    kind: str


class RefillChanged(Event):
    seat: int
    by: int


class InitiativeChanged(Event):
    seat: int
    by: int


class ShardsChanged(Event):
    """Shards on a card of a player are now so many."""

    seat: int
    card: int
    by: int
    shards: int


class PassiveTurned(Event):
    seat: int
    ready: bool


class EnteredPlay(Event):
    card: int
    holder: int


class LeftPlay(Event):
    card: int
    destroyed: bool


class WickPlaced(Event):
    hex: int


class WickRemoved(Event):
    hex: int


class Quelled(Event):
    seat: int
    value: int


class Dispersed(Event):
    seat: int
    reason: str


class GameEnded(Event):
    winners: tuple[int, ...]
    reason: str
